"""The commands of `rekindle`, one module each."""
