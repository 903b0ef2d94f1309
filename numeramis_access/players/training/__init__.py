"""How the learned players came to be: scripts that made the data beside them, so that anybody can make it again.

Must not live here: anything that playing needs; the wheel leaves this folder out, and its packages are the extra
``training``. Start reading at ``quist_self_play``; ``quist_population`` trains among a ladder and goes on where it
ended, ``quist_duels`` measures networks against each other.
"""
