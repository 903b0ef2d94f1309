"""Scenes of practice: the practice table with its review, lessons, drills, and their menus.

Must not live here: odds, hints and lessons themselves (``practice``), and what a practice table allows (``tables``).
Start reading at ``table_scene``.
"""
