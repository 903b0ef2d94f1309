"""The views of the screen: window, braille line, page; one that fails is closed, and the others go on."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import partial
from typing import TypeVar

from numeramis_access.app.shell.announcer import Announcer
from numeramis_access.output.screen import Screen, ScreenView, WithOnlookers

T = TypeVar("T")


class Views:
    """All views of one program's screen. :ivar all: the views, in the order in which they are asked."""

    def __init__(self, announcer: Announcer) -> None:
        self.all: list[ScreenView] = []
        self._announcer = announcer
        self._shown: Screen | None = None

    # what is shown

    def draw(self, screen: Screen) -> bool:
        """Show a screen unless it is shown already; return whether it is new."""
        if screen == self._shown:
            return False
        self._shown = screen
        self._do_with_each(lambda view: view.draw(screen))
        return True

    def draw_anew(self) -> None:
        """Show the next screen even if it is the same, because a view is back."""
        self._shown = None

    def watched(self) -> list[WithOnlookers]:
        """Return the views that show the table to spectators now."""
        return [view for view in self.all if isinstance(view, WithOnlookers) and view.watched]

    def draw_public(self, views: Collection[WithOnlookers], screen: Screen) -> None:
        """Show spectators the public screen."""
        for view in views:
            self._announcer.attempt(view, partial(view.draw_public, screen))

    def flush(self) -> None:
        """Tell all views that everything caused by one event has been told and drawn."""
        self._do_with_each(lambda view: view.flush())

    # what stands there

    def note_key(self) -> None:
        """Tell all views that a key of any kind was pressed."""
        self._do_with_each(lambda view: view.note_key())

    def feels_focus(self) -> bool:
        """Return whether the focused item is under the fingers."""
        return any(view.feels_focus() for view in self.all)

    def show_focus(self) -> bool:
        """Bring the focused item under the fingers; return whether something else stood there."""
        return any(self._ask(lambda view: view.show_focus()))

    def read_up_to(self, kinds: Collection[str]) -> bool:
        """Bring a message of these kinds under the fingers; return whether something still stood before it."""
        return any(self._ask(lambda view: view.read_up_to(kinds)))

    def drop_question(self, kind: str) -> None:
        """Drop an answered question that still waits to be read. :param kind: the id of its message."""
        self._do_with_each(lambda view: view.drop_question(kind))

    def turn(self, by: int) -> tuple[int, int] | None:
        """Show another part of a text that does not fit; return as ``ScreenView.turn``, from the first view."""
        return next((page for page in self._ask(lambda view: view.turn(by)) if page is not None), None)

    def hold(self) -> bool | None:
        """Hold or release everything under the fingers; return as ``ScreenView.hold``."""
        return next((held for held in self._ask(lambda view: view.hold()) if held is not None), None)

    def _do_with_each(self, work: Callable[[ScreenView], None]) -> None:
        """Call every view that has not failed."""
        for view in self.all:
            if not self._announcer.is_lost(view):
                self._announcer.attempt(view, partial(work, view))

    def _ask(self, asks: Callable[[ScreenView], T]) -> list[T]:
        """Ask every view that has not failed; return the answers."""
        answers: list[T] = []
        self._do_with_each(lambda view: answers.append(asks(view)))
        return answers
