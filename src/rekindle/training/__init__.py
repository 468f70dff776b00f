"""Training networks by self-play; nothing here is needed to play."""
