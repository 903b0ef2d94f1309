"""The program around every scene: it passes input to the scene on top, and tells the channels.

Lives here: the program as a driven machine, scenes and menus as such, the announcer, and the ports for scenes. Must not
live here: any particular scene, the table, devices. Start reading at ``program``, then ``ports``.
"""
