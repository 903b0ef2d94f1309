"""A newer version of the program was at this home: that is told through every channel, and nothing else is done."""

from __future__ import annotations

from numeramis_access import __version__
from numeramis_access.app.shell.menu import Menu, button
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EndProgram, Transition
from numeramis_access.input.commands import AnyCommand, Command


class NewerHome(Menu):
    """A menu that says that a newer version was here, and leaves the program. :param newer: the version that was."""

    def __init__(self, app: App, newer: str) -> None:
        super().__init__(
            app, "newer-home", lambda: [button(app, "menu-quit", EndProgram)], newer=newer, version=__version__
        )

    def command(self, command: AnyCommand) -> Transition | None:
        """Leave the program where others would be gone back to."""
        return EndProgram() if command in (Command.BACK, Command.MENU) else super().command(command)
