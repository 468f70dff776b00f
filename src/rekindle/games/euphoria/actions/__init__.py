"""One file for each thing a player may do on a turn."""
