"""Tests with real programs, and helpers that start these programs on private ports and directories."""
