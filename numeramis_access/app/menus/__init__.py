"""The menus from which everything is reached: the main menu, setting up a match, settings, the first start.

Must not live here: what the entries do at a table or to a file. Start reading at ``main_menu``.
"""
