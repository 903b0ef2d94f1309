"""The running program: it takes from the inbox, asks the table, and tells the channels.

Lives here: the loop, the scenes (menus, the match, texts to read) and the thinking process of the opponents. Must
not live here: rules, sentences, bytes of devices. Start reading at ``loop``, then ``match``.
"""
