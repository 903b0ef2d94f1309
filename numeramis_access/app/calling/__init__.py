"""Real cards on a real table: a caller tells each card, the program keeps rules and score and speaks for the table."""
