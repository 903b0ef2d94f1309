"""Practice of Whist: odds, lessons and drills."""
