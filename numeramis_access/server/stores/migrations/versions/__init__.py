"""The steps, one file each; each names the step before it."""
