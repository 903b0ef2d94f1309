"""A match with real cards on a real table: a caller tells every card, and the program keeps the rules and the score."""
