"""Moves in plain words."""
