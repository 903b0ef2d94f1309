"""Play with people: from the address of a house to the seat at its table.

Lives here: the client of a house; its lobby and tables as menus. Must not live here: sockets, the house itself. Start
reading at ``lobby``; ``company`` holds the state of a house.
"""
