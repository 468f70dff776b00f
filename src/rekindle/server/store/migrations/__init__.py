"""The migrations, by revision. They run when a server starts."""
