"""The core without a game."""
