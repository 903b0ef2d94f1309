"""Where a house keeps people, tables and what happened at them.

Lives here: the port and what stands behind it. Must not live here: rules, sockets, who may do what.
Start reading at ``port``.
"""
