"""`rekindle loadtest`: how a server performs with many tables at once."""
