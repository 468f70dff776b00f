"""What each effect of a pack does."""
