"""Commands of the command line that need no table: arena, conformity, doctor, emboss, handbook, kit, pack, remove,
unpack and verify.

Each is a module with ``arguments(parser, catalogue, languages)`` and ``run(parsed, language, catalogue)``, which
returns the exit status. Must not live here: scenes.
"""
