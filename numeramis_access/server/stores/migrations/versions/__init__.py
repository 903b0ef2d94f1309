"""The steps, a file each; each names the one before it."""
