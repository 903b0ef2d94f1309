"""What every game is made of: cards, seats, actions, events, the Ruleset contract and the Table.

Must not live here: anything that knows one game, speaks, draws, waits or uses chance by itself (the Table
alone draws lots, from a seed). Start reading at ``ruleset`` (the contract), then ``table`` (one match).
"""
