"""What several games share: tricks, the two pairs, places in a ranking, and the words for them."""
