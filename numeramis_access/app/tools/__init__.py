"""Commands of the command line that need no table: arena, doctor, emboss, handbook, kit, pack, unpack, verify.

Each is a module with ``arguments(parser)`` and ``run(parsed, language)``. Must not live here: scenes.
"""
