"""A game at a terminal: setting it up, asking for moves, drawing the board, replaying it."""
