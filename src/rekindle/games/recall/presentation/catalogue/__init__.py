"""What the page shows that never changes in play."""
