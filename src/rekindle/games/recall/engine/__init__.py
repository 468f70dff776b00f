"""The rules. Everything in here is compiled; nothing else of the game is."""
