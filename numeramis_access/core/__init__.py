"""The parts of every game: cards, seats, actions, events, the Ruleset contract and the Table.

Must not live here: anything that knows one game, speaks, draws, waits or uses chance; only the Table draws lots, from a
seed. Start reading at ``ruleset`` (the contract), then ``table`` (one match).
"""
