"""Events and views into Czech and English: everything that people read or hear stands here, and only here.

Must not live here: rules, choices, voices. Start reading at ``language`` (messages and grammar), then
``narrator`` (which lines an event or a question gives), then a file of a game;
the sentences themselves are in ``locale/<language>/``.
"""
