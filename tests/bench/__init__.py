"""Measurements: programs that print figures without judging them."""
