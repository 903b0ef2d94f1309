"""How the learned players came to be: scripts that made the data next door, kept so that anybody can make it again.

Nothing here is imported by the game; these scripts may need packages that playing does not. Start in `quist_self_play`.
"""
