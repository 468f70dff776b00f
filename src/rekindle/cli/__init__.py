"""The `rekindle` command line.

`main` assembles the commands, `commands/` has one module for each, `play/` is the game at a
terminal, `output/` is everything that is printed, and `storage` keeps games on disk.
"""
