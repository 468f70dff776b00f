"""Tables apart from the game on them: how one is opened, what it shows, whose clock has run out."""
