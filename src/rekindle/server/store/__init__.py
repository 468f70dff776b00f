"""Storage: tables, seats, the journal and accounts in one database, SQLite or PostgreSQL."""
