"""The parts that the training scripts of all games share. They produced the learned data, so that it can be reproduced.

Must not live here: anything needed for play. The wheel leaves this folder out, and its packages are the extra
``training``. Each game keeps its own scripts beside its players.
"""
