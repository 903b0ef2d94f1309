"""Whist's players. Start reading at ``policies``."""
