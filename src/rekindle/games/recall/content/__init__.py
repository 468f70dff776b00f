"""What a pack may say, how it is checked, and how it is compiled for the engine."""
