"""The program played by its keys: tests press keys and read announcements, and look at nothing else."""
