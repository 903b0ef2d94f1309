"""Long measurements as commands, each with a short version among the ordinary tests.

``python -m tests.long.sipky_hits --games 1000000`` counts exact hits in solo Šipky. Must not live here: tests.
"""
