"""Measurements: programs that print figures and judge nothing."""
