"""`rekindle loadtest`: how a server on this machine performs with many tables at once."""

from rekindle.server.loadtest.plan import LoadtestError, Plan
from rekindle.server.loadtest.run import main

__all__ = ["LoadtestError", "Plan", "main"]
