"""The menus of a club evening, with real cards or at a house's tables: entries, draw, rounds, results, papers.

Start reading at ``menu``, then ``keeper`` (the open evening) and ``director_menu``. At a house's tables,
``at_house`` is the way in, ``at_tables`` the menu of every player with its parts ``evening_news`` and ``place_list``,
and ``directed`` adds the director's side. Must not live here: the rules, the conductor and the scoring of an evening
(``numeramis_access.evening``).
"""
