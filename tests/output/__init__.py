"""Tests of the channels."""
