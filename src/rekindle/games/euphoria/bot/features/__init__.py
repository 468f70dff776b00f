"""What a seat may know of Euphoria, as numbers for learners."""
