"""Loker's players. Start reading at ``policies``."""
