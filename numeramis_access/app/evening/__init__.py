"""A club evening led by menus, with real cards or at the tables of a house: entries, the draw, rounds, results, papers.

Must not live here: what an evening is and how it is reckoned (``numeramis_access.evening``). Start reading at ``menu``,
then ``keeper`` (the evening that is open) and ``director_menu``; at the tables of a house ``at_tables`` is what
everybody has, and ``directed`` what the director has besides.
"""
