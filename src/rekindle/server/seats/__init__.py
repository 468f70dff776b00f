"""Seats: who holds which one, how that is proved, and how it changes hands."""
