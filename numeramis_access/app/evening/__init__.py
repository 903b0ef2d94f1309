"""A club evening with real cards, led by menus: entries, the draw, rounds, results, the director's acts, papers.

Must not live here: what an evening is and how it is reckoned (``numeramis_access.evening``). Start reading at ``menu``,
then ``keeper`` (the evening that is open) and ``desk`` (the director's menu).
"""
