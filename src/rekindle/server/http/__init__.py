"""The HTTP API: which requests there are, who sent them, and what an error looks like."""
