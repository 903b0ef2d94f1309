"""Keys and what they become."""
