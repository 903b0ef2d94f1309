"""Tests that meet real programs, and the helpers that start those programs on private ports and directories."""
