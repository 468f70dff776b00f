"""What must hold in every possible state."""
