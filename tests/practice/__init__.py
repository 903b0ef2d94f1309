"""Practice: odds against brute force, hints that are blind, lessons played, drills checked by the rules."""
