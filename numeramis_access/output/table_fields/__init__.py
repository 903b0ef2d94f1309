"""What a braille line shows of a table, a file a game; ``braille_fields`` has what games share."""
