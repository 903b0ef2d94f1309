"""Commands of the command line that need no table: arena, conformity, doctor, emboss, handbook, kit, pack, remove,
unpack and verify.

Each is a module with two functions. ``add_arguments(parser, catalogue, languages)`` adds the command's arguments to its
parser; the catalogue has the games. ``run(parsed, language, catalogue)`` carries out the command with its parsed
arguments, in the player's language, and returns the exit status. Must not live here: scenes.
"""
