"""The menus of a club evening, with real cards or at a house's tables: entries, draw, rounds, results, papers.

Start reading at ``menu``, then ``keeper`` (the open evening) and ``director_menu``. At a house's tables, ``at_tables``
is the menu of every player, and ``directed`` adds the director's side. Must not live here: the rules and the scoring of
an evening (``numeramis_access.evening``).
"""
