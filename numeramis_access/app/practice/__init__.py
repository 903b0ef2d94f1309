"""Scenes of practice: the practice table with its review, lessons, drills, and their menus.

Must not live here: odds, hints and the content of lessons (``practice``), and the practice table itself (``tables``).
Start reading at ``table_scene``.
"""
