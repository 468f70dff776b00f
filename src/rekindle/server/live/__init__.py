"""Tables in memory: the match that is played, the connected clients, and what each is sent."""
