"""Šipky's players. Start reading at ``policies``."""
