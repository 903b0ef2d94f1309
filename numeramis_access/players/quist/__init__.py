"""Quist's players. Start reading at ``policies``."""
