"""What each effect of a pack does: one module for each family of effects."""
