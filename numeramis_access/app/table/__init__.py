"""The scene of one seat at a table: it turns keys into offers and questions, and messages into announcements.

Must not live here: rules, opponents, files. Start reading at ``scene``.
"""
