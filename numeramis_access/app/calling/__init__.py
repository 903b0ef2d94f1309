"""Real cards on a real table: one person, the caller, tells the program each card; it keeps rules and score and speaks
for the table.
"""
