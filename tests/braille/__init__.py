"""Tests of the package ``braille`` that need no other program."""
