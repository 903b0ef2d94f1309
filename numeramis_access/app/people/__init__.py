"""Play with people: from the address of a server to the seat at its table.

Lives here: the client of a server; its lobby and tables as menus. Must not live here: sockets, the server itself. Start
reading at ``lobby``; ``company`` holds the state of a server. Code calls a server of tables a house.
"""
