"""Accounts: who has one, and how a session is opened."""
