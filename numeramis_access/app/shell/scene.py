"""A scene is what the player is in: a menu, a match, a text. The loop gives commands to the one on top."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar

from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import Incoming
from numeramis_access.output.screen import Screen

if TYPE_CHECKING:
    from numeramis_access.app.shell.program import App


class Scene(ABC):
    """One scene of the program.

    :ivar context: the section of the keymap that holds here. :ivar help: commands that help names first here.
    """

    context: ClassVar[str] = "menu"

    def __init__(self, app: App) -> None:
        self.app = app

    @abstractmethod
    def enter(self) -> None:
        """Say where we are; when the scene comes on top, for the first time or again."""

    @abstractmethod
    def command(self, command: Command) -> None:
        """Do what a key asks."""

    @abstractmethod
    def screen(self) -> Screen:
        """Return what there is to show now."""

    def typed(self, text: str) -> bool:
        """Take a line typed at the terminal that is no key; return whether it meant something."""
        return False

    def touched(self, zone: str, index: int) -> None:  # noqa: B027 - most scenes need not care
        """Take a touch of a showing channel."""

    def receive(self, item: Incoming) -> None:  # noqa: B027
        """Take anything else from the inbox."""

    def due(self) -> float | None:
        """Return when ``tick`` wants to be called, in seconds of ``time.monotonic``, or None."""
        return None

    def tick(self) -> None:  # noqa: B027
        """Do what has become due."""

    def leave(self) -> None:  # noqa: B027
        """Clean up when the scene is taken off."""

    def possible(self) -> set[Command] | None:
        """Return the commands that can do something now, for help; None: all of this context."""
        return None

    def situation(self) -> list[str]:
        """Return what can be done here now, as help says it before it names the keys."""
        return []
