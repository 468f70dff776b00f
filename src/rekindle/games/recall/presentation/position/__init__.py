"""States built by name, for tests and experiments."""
