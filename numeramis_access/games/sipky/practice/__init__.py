"""Practice of Šipky: odds, lessons, drills and themes of deals."""
