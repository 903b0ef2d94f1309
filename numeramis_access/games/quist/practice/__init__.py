"""Practice of Quist: odds and drills."""
