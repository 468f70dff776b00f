"""Tables as the lobby knows them: how one is opened, what it shows, whose clock has run out."""
