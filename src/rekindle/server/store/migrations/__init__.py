"""How the database came to its form, step by step. They run when a server starts."""
