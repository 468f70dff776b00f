"""The code that all games share; it knows nothing about any of them."""
