"""How the learned players came to be: scripts that made the data beside them, so that anybody can make it again.

Must not live here: anything that playing needs; the wheel leaves this folder out, and its packages are the extra
``training``. Each game has its own scripts beside its players; here is what they share.
"""
