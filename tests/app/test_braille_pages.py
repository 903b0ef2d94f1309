"""At their turn and after a deal the player's hand returns to the line, from any page of the table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from itertools import pairwise

import msgspec
import pytest

from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.table import local_match
from numeramis_access.catalogue import STANDARD
from numeramis_access.output.braille_layout import Touch
from numeramis_access.output.braille_messages import UNANSWERABLE_SECONDS
from numeramis_access.output.screen import Screen, ScreenView
from tests.app.evening import Clock
from tests.app.fingers import NAMES, Canute, Fingers, fingers, reading
from tests.braille.emulators.baum import BaumDisplay
from tests.transcripts.lines import LINES, SIZES

SEED = 5
GAMES = [record.name for record in STANDARD]
#: number of the player's moves in which every kind of page appears
MOVES = 12


class Seen(ScreenView):
    """A view that collects all screens."""

    def __init__(self) -> None:
        self.screens: list[Screen] = []

    def draw(self, screen: Screen) -> None:
        """Add a screen."""
        self.screens.append(screen)


def of_table(someone: Fingers, game: str) -> list[Screen]:
    """Play a few moves; return the screens of the table."""
    seen, app = Seen(), someone.app
    app.views.all.append(seen)
    app.follow(begin_named(app, local_match.begin_match, game, [], SEED, None, None))
    someone.settle()
    for _ in range(MOVES):
        app.press("z")
        app.press("return")
        app.press("return")
        someone.settle()
    return [screen for screen in seen.screens if screen.kind == "table" and screen.view is not None]


def is_own_turn(screen: Screen) -> bool:
    """Return whether the player is to act."""
    return screen.view is not None and screen.view.to_act == screen.view.seat


def is_dealt(before: Screen, now: Screen) -> bool:
    """Return whether the player has received cards."""
    return before.view is not None and now.view is not None and len(now.view.hand) > len(before.view.hand)


def on_last_page(someone: Fingers, screen: Screen) -> bytes:
    """Show a screen and turn to its last page; return the cells."""
    line = someone.line
    line.draw(screen)
    line.hush()
    while line.cells[-1] != 255:
        line._pan(1)
    line._board.is_at_end = False
    return line.cells


@contextmanager
def at(size: str, clock: Clock) -> Iterator[Fingers]:
    """Yield a reader at a display. :param clock: clock of the line; it must move before keys count for new content."""
    with ExitStack() as stack:
        if size == LINES:
            yield stack.enter_context(reading(Canute(), "off", timers=clock))
        else:
            device = stack.enter_context(BaumDisplay(NAMES[int(size)], int(size)))
            yield stack.enter_context(reading(device, f"baum:{device.path}", timers=clock))


def pages_of(someone: Fingers, screen: Screen) -> int:
    """Show a screen; return its number of pages."""
    someone.line.draw(screen)
    someone.line.hush()
    return len(someone.line._board._pages)


@pytest.mark.turns(3)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_own_turn_brings_back_what_is_played_from_whatever_page_was_read(game: str, size: str) -> None:
    clock = Clock()
    with at(size, clock) as someone:
        screens = of_table(someone, game)
        turns = [(before, now) for before, now in pairwise(screens) if is_own_turn(now) and not is_own_turn(before)]
        assert turns
        read = 0
        for before, now in turns:
            for page in range(pages_of(someone, before)):
                pages_of(someone, before)
                someone.line._board.go_to_first_page()
                clock.move(clock.now() + 2 * UNANSWERABLE_SECONDS)
                for _ in range(page):
                    someone.line._pan(1)
                assert someone.line._board._page_index == page
                read += page > 0
                someone.line.draw(now)
                assert not now.items or Touch("items", now.focus) in someone.line.touches, (page, someone.stands.hex())
        assert read or size in ("80", LINES), "there are further pages, but where all has room on one"


@pytest.mark.turns(2)
@pytest.mark.parametrize("cells", [14, 20])
@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_is_read_stays_while_others_play(game: str, cells: int) -> None:
    with fingers("cs", cells) as someone:
        screens = of_table(someone, game)
        for before, now in pairwise(screens):
            same = (before.focus, len(before.items)) == (now.focus, len(now.items))
            if same and not is_own_turn(now) and not is_dealt(before, now):
                on_last_page(someone, before)
                at = someone.line._board._page_index
                someone.line.draw(now)
                assert someone.line._board._page_index == min(at, len(someone.line._board._pages) - 1)


def test_a_new_deal_begins_on_the_first_page() -> None:
    with fingers("cs", 20) as someone:
        screens = of_table(someone, "quist")
        full = next(screen for screen in screens if screen.view is not None and screen.view.hand)
        on_last_page(someone, replace(full, view=msgspec.structs.replace(full.view, hand=(), to_act=None)))
        assert someone.line._board._page_index
        someone.line.draw(replace(full, view=msgspec.structs.replace(full.view, to_act=None)))
        assert someone.line._board._page_index == 0
