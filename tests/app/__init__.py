"""The program played by its keys: keys in, announcements out, nothing else looked at."""
