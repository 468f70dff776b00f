"""Fuzzing: whatever comes from a file or a keyboard is played, or refused with one line."""
