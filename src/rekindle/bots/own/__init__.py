"""Bots of one's own: a class with one method, or a program that speaks a line protocol.

docs/bots.md describes both for those who write them.
"""
