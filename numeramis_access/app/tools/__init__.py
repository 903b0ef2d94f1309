"""Commands of the command line that need no table: arena, doctor, emboss, kit.

Each is a module with ``arguments(parser)`` and ``run(parsed, language)``. Must not live here: scenes.
"""
