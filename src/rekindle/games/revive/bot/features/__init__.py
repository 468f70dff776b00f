"""What a seat knows of a state of Revive, as numbers for programs that learn."""
