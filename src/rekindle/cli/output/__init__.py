"""What the command line prints: text, tables, progress bars and errors."""
