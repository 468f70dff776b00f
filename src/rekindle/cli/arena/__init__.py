"""What the command line shows of a tournament: tables, and a page with charts."""
