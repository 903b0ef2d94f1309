"""Every line of every scene at every width shows the focus or the mark of a title, and panning skips nothing.

The test walks through all scenes with the keys of a display that has no port and takes no time. It enters menus, texts
and questions with Enter and leaves them again; ``test_braille_scenes`` reads them to their ends.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from braille.driver import Keys
from braille.events import Connected, Key
from numeramis_access.app.shell.program import Program
from numeramis_access.app.shell.scene import Pop, Scene
from numeramis_access.compose import first_scene, make_program
from numeramis_access.output.braille_layout import MORE_DOTS, SIX_DOT_MORE_CELL, Touch
from numeramis_access.output.braille_typing import CURSOR_CELL, CURSOR_DOTS, CURSOR_DOTS_BENEATH
from numeramis_access.store.settings import Settings
from tests.app.fingers import Line, Unhurried
from tests.app.player import home
from tests.app.test_braille_scenes import DOORS, TABLES
from tests.standins import in_a_thread

#: lines and cells of a line of each display
SIZES = ((1, 14), (1, 20), (1, 40), (1, 80), (9, 40))
NEXT, ENTER = "space+dot4", "dot8"
#: most places of a scene that the test checks
PLACES = 40
#: marks of a title and of a continued text, on eight dots and on six
TITLES = (MORE_DOTS, SIX_DOT_MORE_CELL)


class Plugged:
    """A display that takes no time and shows nothing."""

    def show(self, cells: bytes) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Do nothing."""


class Walker:
    """A walk through all scenes at a display."""

    def __init__(self, lines: int, columns: int) -> None:
        settings = Settings(language="cs", speech="none", pace=0.0, level="beginner", braille_seconds=0.0)
        self.lines, self.columns, self.timers = lines, columns, Unhurried()
        self.app: Program = make_program(settings, home(), thinker=in_a_thread, clock=self.timers.now)
        self.line = Line(settings, self.app.inbox, self.app.language, "off", timers=self.timers)
        self.app.announcer.channels.append(self.line)
        self.app.views.all.append(self.line)
        self._plug()
        self.app.follow(first_scene(self.app))
        self.app.start()
        self.settle()

    def _plug(self) -> None:
        self.line.plug(Plugged())  # type: ignore[arg-type]
        cells, dots = self.lines * self.columns, 6 if self.lines > 1 else 8
        self.line.display_told(Connected("", cells, self.lines, Keys.of((), routing=True), dots))

    def press(self, key: str) -> None:
        """Feel the display, then press one of its keys."""
        self.timers.feel()
        self.line.display_told(Key(key))
        self.settle()

    def settle(self) -> None:
        """Let the program do everything due; check that the line has not failed, as play would go on without it."""
        while (item := self.app.inbox.take(0.0)) is not None:
            self.app.receive(item)
        self.app.refresh()
        assert self.line.is_connected

    @property
    def scene(self) -> Scene:
        """Return the scene on top."""
        return self.app.scene

    @property
    def shows_focus(self) -> bool:
        """Return whether the line shows the entry in focus, or the cursor of a text field."""
        screen = self.scene.screen()
        if screen.items[screen.focus].is_text_field:
            return bool(
                {CURSOR_DOTS, CURSOR_CELL, CURSOR_DOTS_BENEATH}
                & {cell & CURSOR_DOTS or cell for cell in self.line.cells}
            )
        return Touch("items", screen.focus) in self.line.touches

    @property
    def is_title(self) -> bool:
        """Return whether the first cell of the display is the mark of a title."""
        return self.line.cells[0] in TITLES


@contextmanager
def walking(lines: int, columns: int) -> Iterator[Walker]:
    """Yield a walker at a display. :param lines: in number. :param columns: cells of a line."""
    walker = Walker(lines, columns)
    try:
        yield walker
    finally:
        walker.app.close()


def check(walker: Walker) -> None:
    """Demand that entering shows a title or the entry, and that each step shows the next entry and skips none."""
    screen = walker.scene.screen()
    if screen.kind == "table" or not screen.items:
        return
    assert walker.shows_focus or walker.is_title or walker.line.message_places, screen.title
    walker.press("space+dot1+dot2+dot3")
    for place in range(min(len(screen.items), PLACES)):
        screen = walker.scene.screen()
        assert screen.focus == place, (screen.title, place, "skipped")
        walker.line.hush()
        if not walker.shows_focus:
            assert walker.is_title, (screen.title, place, "neither a title nor the entry")
            walker.press(NEXT)  # on a title the key shows the entry and does not move on
            assert walker.scene.screen().focus == place, (screen.title, place, "skipped behind the title")
        assert walker.shows_focus, (screen.title, place)
        if place + 1 < len(screen.items):
            walker.press(NEXT)


def crawl(walker: Walker, seen: set[str]) -> int:
    """Check this scene and all scenes behind its entries; return the number of scenes."""
    scene, count = walker.scene, 1
    check(walker)
    for place, item in enumerate(scene.screen().items):
        if item.role != "button" or scene.screen().kind != "menu" or item.label in seen or place >= PLACES:
            continue
        seen.add(item.label)
        before = len(walker.app.scenes)
        for _ in range(3):  # a title or a message may come first
            if walker.scene is scene and len(scene.screen().items) <= place:
                break  # the list has become shorter
            if walker.scene is scene and scene.screen().focus != place:
                scene.focus = place  # type: ignore[attr-defined]
                walker.app.refresh()
            if walker.scene is scene and len(walker.app.scenes) == before:
                walker.press(ENTER)
        if len(walker.app.scenes) > before:
            if walker.scene.context != "table":
                count += crawl(walker, seen)
            while scene in walker.app.scenes and walker.scene is not scene:
                walker.app.follow(Pop())
                walker.settle()
        if scene not in walker.app.scenes:
            return count
    return count


@pytest.mark.turns(2)
@pytest.mark.parametrize(("lines", "columns"), SIZES)
def test_no_line_is_without_its_mark_and_no_step_skips_an_entry(lines: int, columns: int) -> None:
    with walking(lines, columns) as walker:
        seen = {walker.app.text(message) for message in (*DOORS, TABLES)}
        scenes, before = 0, 0
        while len(seen) > before:  # a choice may lead back to a different main menu
            before = len(seen)
            scenes += crawl(walker, seen)
            while len(walker.app.scenes) > 1:
                walker.app.follow(Pop())
                walker.settle()
        assert scenes > 60
