"""What every game shares, and nothing of any game."""
