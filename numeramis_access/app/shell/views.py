"""The views of the screen: window, braille line, page; one that fails is closed, and the others go on."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TypeVar

from numeramis_access.app.shell.announcer import Announcer
from numeramis_access.output.screen import Screen, ScreenView, WithOnlookers

T = TypeVar("T")


class Views:
    """Everything that shows the screen of one program. :ivar all: them, in the order in which they are asked."""

    def __init__(self, announcer: Announcer) -> None:
        self.all: list[ScreenView] = []
        self._announcer = announcer
        self._shown: Screen | None = None

    # what is shown

    def draw(self, screen: Screen) -> bool:
        """Show a screen where it is not the one that is shown; return whether that was so."""
        if screen == self._shown:
            return False
        self._shown = screen
        self._do_with_each(lambda view: view.draw(screen))
        return True

    def draw_anew(self) -> None:
        """Have the next screen be shown although it may be the same: a view is back."""
        self._shown = None

    def watched(self) -> list[WithOnlookers]:
        """Return the views that show the table to people who watch it now."""
        return [view for view in self.all if isinstance(view, WithOnlookers) and view.watched]

    def draw_public(self, views: Collection[WithOnlookers], screen: Screen) -> None:
        """Show people who watch what they may see."""
        for view in views:
            self._announcer.attempt(view, partial(view.draw_public, screen))

    def flush(self) -> None:
        """Have all views know that everything that came of one thing has been told and drawn."""
        self._do_with_each(lambda view: view.flush())

    # what stands there

    def note_key(self) -> None:
        """Have all views know that a key of any kind was pressed."""
        self._do_with_each(lambda view: view.note_key())

    def feels_focus(self) -> bool:
        """Return whether fingers rest on what is in focus."""
        return any(view.feels_focus() for view in self.all)

    def show_focus(self) -> bool:
        """Have what is in focus come under the fingers; return whether something else stood there."""
        return any(self._ask(lambda view: view.show_focus()))

    def read_up_to(self, kinds: Collection[str]) -> bool:
        """Have a message of these kinds come under the fingers; return whether something still stood before it."""
        return any(self._ask(lambda view: view.read_up_to(kinds)))

    def drop_question(self, kind: str) -> None:
        """Have a question be asked no more where it still waits to be read. :param kind: the id of its message."""
        self._do_with_each(lambda view: view.drop_question(kind))

    def turn(self, by: int) -> tuple[int, int] | None:
        """Show another part of a text that cannot be shown as a whole; return as ``ScreenView.turn``, of the first."""
        return next((page for page in self._ask(lambda view: view.turn(by)) if page is not None), None)

    def hold(self) -> bool | None:
        """Have everything under the fingers stay as it stands, or no longer; return as ``ScreenView.hold``."""
        return next((held for held in self._ask(lambda view: view.hold()) if held is not None), None)

    def _do_with_each(self, work: Callable[[ScreenView], None]) -> None:
        """Do something with every view that has not failed."""
        for view in self.all:
            if not self._announcer.is_lost(view):
                self._announcer.attempt(view, partial(work, view))

    def _ask(self, asks: Callable[[ScreenView], T]) -> list[T]:
        """Ask every view that has not failed."""
        found: list[T] = []
        self._do_with_each(lambda view: found.append(asks(view)))
        return found
