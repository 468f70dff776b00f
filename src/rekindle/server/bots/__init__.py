"""Bots at tables: which process decides for them, and when they are asked."""
