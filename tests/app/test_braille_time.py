"""Whole deals on the braille line at the time that messages stand for by default, by a clock that tests move."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby

import pytest

from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.table import local_match
from numeramis_access.output.braille_fields import AWAITED, EMPTY
from numeramis_access.store.settings import Settings
from tests.app.evening import Clock, Evening, Stood
from tests.app.fingers import NAMES, reading
from tests.braille.emulators.baum import BaumDisplay

SEED = 5
#: in one deal
TRICKS = {"quist": 9, "whist": 13}
#: what a message stands for by default, in seconds
STANDS = Settings().braille_seconds


@contextmanager
def deal(game: str, cells: int, hasty: bool = False, **settings: object) -> Iterator[Evening]:
    """Play a deal at a display of so many cells."""
    clock = Clock()
    with (
        BaumDisplay(NAMES[cells], cells) as device,
        reading(device, f"baum:{device.path}", timers=clock, braille_seconds=STANDS, **settings) as someone,
    ):
        evening = Evening(someone, clock, hasty)
        app = someone.app
        app.follow(begin_named(app, local_match.begin, game, [], SEED, None, None))
        app.start()
        evening.play()
        yield evening


@pytest.mark.parametrize("pace", [0.0, 1.5])
@pytest.mark.parametrize("cells", [40, 20])
@pytest.mark.parametrize("game", ["quist", "whist"])
def test_no_message_of_a_deal_goes_early_and_a_mark_says_that_more_waits(game: str, cells: int, pace: float) -> None:
    with deal(game, cells, pace=pace) as evening:
        someone = evening.someone
        assert not someone.line.more_waits
    rests = [(message, list(group)) for message, group in groupby(evening.log, key=lambda one: one.message)]
    assert sum(message.startswith("bere") for message, _ in rests) >= TRICKS[game]
    for message, group in rests[:-1]:
        stood = group[-1].until - group[0].since
        assert not message or stood >= STANDS or any(one.by_key for one in group), (message, stood)


@pytest.mark.parametrize("cells", [80, 40, 20, 14])
@pytest.mark.parametrize("game", ["quist", "whist"])
def test_a_finished_trick_stands_for_its_time_or_until_a_key(game: str, cells: int) -> None:
    with deal(game, cells, pace=1.0) as evening:
        stood = [(_trick(one), one) for one in evening.log]
    tricks = [[one for _, one in group] for cards, group in groupby(stood, key=lambda one: one[0]) if cards]
    assert len(tricks) >= TRICKS[game] - 2
    for trick in tricks[:-1]:
        assert trick[-1].until - trick[0].since >= STANDS or any(one.by_key for one in trick), trick


def _trick(stood: Stood) -> bytes:
    """Return the cells of a whole trick on the table, nothing while somebody has still to play."""
    places = [place for place, touch in enumerate(stood.touches) if touch is not None and touch.zone == "table"]
    cells = bytes(stood.cells[place] for place in places)
    return b"" if {EMPTY, AWAITED} & set(cells) else cells


@pytest.mark.parametrize("hasty", [False, True])
@pytest.mark.parametrize("cells", [40, 20])
@pytest.mark.parametrize("game", ["quist", "sipky", "loker", "whist"])
def test_nothing_is_lost_and_nothing_is_out_of_order(game: str, cells: int, hasty: bool) -> None:
    with deal(game, cells, hasty, pace=0.5) as evening:
        wanted = evening.someone.line.wanted
        by_themselves = [message for message in evening.came if not message.answer]
        assert len(wanted) > 5
        assert [wanted.index(message) for message in by_themselves] == list(range(len(wanted)))
