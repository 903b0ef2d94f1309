"""The set-up on a machine with only a Python; start reading at ``clone``, a program to set up."""
