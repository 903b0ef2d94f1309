"""A fifth game that lives here alone: Summit, where the highest number takes the trick.

``rules`` and ``words`` (with ``locale``) are all that a game needs; ``parts`` has what may exist besides, ``record``
names it.
"""
