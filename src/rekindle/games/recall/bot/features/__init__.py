"""Recall's states as numbers, for programs that learn."""
