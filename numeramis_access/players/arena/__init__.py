"""Matches between opponents, ours and other programs. Start reading at ``arena``."""
