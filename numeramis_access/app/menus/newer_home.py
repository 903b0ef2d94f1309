"""The notice that a newer version of the program has used this home; the program does nothing else then."""

from __future__ import annotations

from numeramis_access import __version__
from numeramis_access.app.shell.menu import Menu, button_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EndProgram, Transition
from numeramis_access.input.commands import AnyCommand, Command


class NewerHomeMenu(Menu):
    """A menu with this notice, which only ends the program.

    :param newer: the newer version.
    """

    def __init__(self, app: App, newer: str) -> None:
        super().__init__(
            app, "newer-home", lambda: [button_entry(app, "menu-quit", EndProgram)], newer=newer, version=__version__
        )

    def command(self, command: AnyCommand) -> Transition | None:
        """End the program on the commands that close other menus; do others as any menu.

        Return the next transition, None to stay.
        """
        return EndProgram() if command in (Command.BACK, Command.MENU) else super().command(command)
