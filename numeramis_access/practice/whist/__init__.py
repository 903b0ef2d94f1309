"""Practice of Whist: odds."""
