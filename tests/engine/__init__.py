"""The engine protocol as another program meets it: lines in, lines out."""
