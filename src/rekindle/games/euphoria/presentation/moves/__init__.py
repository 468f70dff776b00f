"""Descriptions of moves."""
