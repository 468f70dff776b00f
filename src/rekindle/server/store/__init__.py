"""What is kept: tables, seats, decisions, accounts. One database, SQLite or PostgreSQL."""
