"""Events and views into Czech and English: what every language and the words of every game are made of.

Must not live here: rules, choices, voices, a game's own words (they lie in its folder). Start reading at ``language``
(messages and grammar), then ``narrator`` (which lines an event or a question gives), then ``game`` and a game's
``words``; the general sentences are in ``locale/<language>/``, those of a game in the game's own ``locale``.
"""
