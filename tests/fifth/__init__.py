"""A fifth game for the tests: Summit, in which the highest number takes the trick.

``rules`` and ``words`` (with ``locale``) are all that a game needs; ``parts`` has the optional parts, and ``record``
names them.
"""
