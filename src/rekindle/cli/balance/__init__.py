"""What the command line shows of a balance report: a summary, tables, pages."""
