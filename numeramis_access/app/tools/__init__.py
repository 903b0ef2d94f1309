"""Commands of the command line that need no table: arena, doctor, emboss, handbook, kit, pack, unpack, verify.

Each is a module with ``arguments(parser, catalogue, languages)`` and ``run(parsed, current, catalogue)``, which returns
the exit status. Must not live here: scenes.
"""
