"""Tables in memory: what is played, who is connected, and what each client is sent."""
