"""Practice of Šipky: odds and drills."""
