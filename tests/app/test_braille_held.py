"""One key holds the contents of the braille line until the next press."""

from __future__ import annotations

from dataclasses import replace

import pytest

from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.table import local_match
from numeramis_access.input.commands import Command
from numeramis_access.output.braille_board import HELD_AT_TURN_CELL, HELD_CELL
from numeramis_access.output.braille_layout import MORE_DOTS
from numeramis_access.words.announcement import Priority
from tests.app.evening import READING, Clock
from tests.app.fingers import NAMES, Fingers, fingers, reading
from tests.braille.emulators.baum import BaumDisplay
from tests.standard import WITH_TRICKS

HOLD = "space+dot2+dot3+dot5+dot6"
SEED = 5


def pass_time(someone: Fingers, clock: Clock, seconds: float) -> None:
    """Advance the clock by ``seconds``, and let everything due happen."""
    ends = clock.now() + seconds
    while clock.now() < ends:
        clock.move(clock.now() + 0.25)
        someone.settle()


@pytest.mark.parametrize("cells", [14, 20, 40, 80])
@pytest.mark.parametrize("game", WITH_TRICKS)
def test_nothing_moves_while_it_is_held_a_mark_tells_the_turn_and_no_card_is_played(game: str, cells: int) -> None:
    clock = Clock()
    with (
        BaumDisplay(NAMES[cells], cells) as device,
        reading(device, f"baum:{device.path}", timers=clock, braille_seconds=4.0, pace=1.0) as someone,
    ):
        app = someone.app
        app.follow(begin_named(app, local_match.begin_match, game, [], SEED, None, None))
        app.start()
        someone.settle()
        match, marks = someone.match, set[int]()
        assert match is not None
        someone.press(HOLD)
        stood = someone.cells[:-1]
        for _ in range(40):
            pass_time(someone, clock, 1.0)
            assert someone.cells[:-1] == stood
            marks.add(someone.cells[-1])
            if match.is_own_turn:
                break
        assert match.is_own_turn
        assert marks <= {HELD_CELL, HELD_AT_TURN_CELL}
        assert someone.cells[-1] == HELD_AT_TURN_CELL
        hand = match.desk.hand
        someone.press("dot8", "dot8")
        assert match.desk.hand == hand
        assert someone.cells[:-1] == stood
        someone.press(HOLD)
        assert someone.cells[-1] not in (HELD_CELL, HELD_AT_TURN_CELL)
        pass_time(someone, clock, 60.0)
        clock.move(clock.now() + READING)
        while someone.message:
            someone.press("pan right")
        assert someone.hand, someone.text


def test_a_menu_that_is_opened_by_a_key_ends_it_and_elsewhere_it_is_refused() -> None:
    with fingers("cs", 20) as someone:
        someone.choose("nová partie", "quist", "začít hrát")
        someone.press(HOLD)
        assert someone.press("pan left+pan right").strip().startswith("nabídka partie")
        assert someone.cells[-1] != HELD_CELL
        heard = len(someone.app.announcer.history)
        someone.app.views.all.clear()
        someone.app.do_command(Command.HOLD)
        assert [one.kind for one in list(someone.app.announcer.history)[heard:]] == ["hold-nothing"]


def test_not_even_the_number_of_messages_that_wait_moves_while_it_is_held() -> None:
    with fingers("cs", 20) as someone:
        someone.choose("nová partie", "quist", "začít hrát")
        while someone.message:
            someone.press("pan right")
        someone.press("dot2+dot3+dot4+dot5", HOLD)
        stood = someone.cells[:-1]
        heard = someone.app.announcer.history[0]
        for level in (1, 3, 1, 3, 1):  # silent announcements separate them
            someone.line.show(replace(heard, priority=Priority.QUEUE, kind="deal", shown_by="", braille_level=level))
        someone.line.flush()
        someone.settle()
        assert someone.line.more_waits
        assert someone.cells[:-1] == stood
        someone.press(HOLD)
        assert someone.cells[-1] == MORE_DOTS
