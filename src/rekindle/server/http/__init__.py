"""The HTTP API: which requests there are, what a client must present, what errors look like."""
