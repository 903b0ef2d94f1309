"""Practice of Loker: odds and drills."""
