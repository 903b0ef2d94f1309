"""The program around every scene: it takes what comes in, gives it to the scene on top, and tells the channels.

Lives here: the program as a machine that is driven, scenes and menus as such, the announcer, and the ports that scenes
get. Must not live here: any certain scene, the table, devices. Start reading at ``program``, then ``ports``.
"""
