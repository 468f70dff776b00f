"""How the content of a game is used: one bot at every seat, many times."""
