"""What several games share: playing to tricks, two pairs, places in a ranking, and what is said of them."""
