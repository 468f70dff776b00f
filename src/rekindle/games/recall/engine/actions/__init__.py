"""One module for each thing a player may do."""
