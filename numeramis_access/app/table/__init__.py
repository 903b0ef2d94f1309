"""A seat at a table as a scene: keys become offers and questions, messages become announcements.

Must not live here: rules, opponents, files. Start reading at ``scene``.
"""
