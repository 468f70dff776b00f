"""Bots at tables: when they must decide, and the processes in which they do."""
