"""Reason codes as sentences with their articles."""
