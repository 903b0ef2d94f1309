"""The set-up on a machine that has Python and nothing else; start reading at ``clone`` (a program that is set up)."""
