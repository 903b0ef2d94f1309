"""Turn events and views into sentences of every language: the parts that all languages and all games share.

Must not live here: rules, choices, voices, or a game's own words (they are in its folder). Start reading at
``language`` (messages and grammar), then ``narrator`` (the lines of an event or a question), then ``game`` and a game's
``words``. General sentences are in ``locale/<language>/``, a game's own in its ``locale``.
"""
