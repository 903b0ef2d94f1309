"""Practice of Whist: odds, lessons, drills and themes of deals."""
