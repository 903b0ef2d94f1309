"""The menus that lead to all parts of the program: main menu, match setup, settings, first start.

Must not live here: the actions of their entries at a table or on a file. Start reading at ``main_menu``.
"""
