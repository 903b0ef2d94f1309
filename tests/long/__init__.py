"""Long measurements as commands, each with a short version among the ordinary tests.

``python -m tests.long.sipky_hits --games 1000000`` counts exact hits in solo Šipky,
``python -m tests.long.loker_training`` holds Loker's training to the players. Must not live here: tests.
"""
