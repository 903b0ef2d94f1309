"""Whole deals on the braille line with the default time for messages, with a clock that tests move."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from pathlib import Path

import pytest

from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.practice.line_tour import LineTour
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.table import local_match
from numeramis_access.catalogue import STANDARD
from numeramis_access.evening.boards import tricks_of
from numeramis_access.output.braille_fields import AWAITED_SEAT_CELL, EMPTY_SEAT_CELL
from numeramis_access.output.braille_time import MIN_SECONDS, seconds_shown
from numeramis_access.output.screen import ROUNDING_SECONDS
from numeramis_access.store.settings import Settings, load_settings
from numeramis_access.words.announcement import Priority
from tests.app.evening import READING, Clock, Evening, Stood
from tests.app.fingers import NAMES, fingers, reading
from tests.braille.emulators.baum import BaumDisplay
from tests.standard import GAMES, WITH_TRICKS, ruleset

SEED = 5
#: default time of a message in seconds
STANDS = Settings().braille_seconds


@contextmanager
def deal(game: str, cells: int, hasty: bool = False, **settings: object) -> Iterator[Evening]:
    """Yield the reader of a deal at a display. :param cells: in number."""
    clock = Clock()
    with (
        BaumDisplay(NAMES[cells], cells) as device,
        reading(device, f"baum:{device.path}", timers=clock, braille_seconds=STANDS, **settings) as someone,
    ):
        evening = Evening(someone, clock, hasty)
        app = someone.app
        app.follow(begin_named(app, local_match.begin_match, game, [], SEED, None, None))
        app.start()
        evening.play()
        yield evening


@pytest.mark.turns(2)
@pytest.mark.parametrize("pace", [0.0, 1.5])
@pytest.mark.parametrize("cells", [40, 20])
@pytest.mark.parametrize("game", WITH_TRICKS)
def test_no_message_of_a_deal_goes_early_and_a_mark_says_that_more_waits(game: str, cells: int, pace: float) -> None:
    with deal(game, cells, pace=pace) as evening:
        someone = evening.someone
        assert not someone.line.more_waits
    rests = [(message, list(group)) for message, group in groupby(evening.log, key=lambda one: one.message)]
    assert sum(message.startswith("bere") for message, _ in rests) >= tricks_of(ruleset(game))
    for message, group in rests[:-1]:
        stood = group[-1].until - group[0].since
        assert not message or stood >= STANDS or any(one.by_key for one in group), (message, stood)


@pytest.mark.turns(3)
@pytest.mark.parametrize("cells", [80, 40, 20, 14])
@pytest.mark.parametrize("game", WITH_TRICKS)
def test_a_finished_trick_stands_for_its_time_or_until_a_key(game: str, cells: int) -> None:
    with deal(game, cells, pace=1.0) as evening:
        stood = [(_trick(one), one) for one in evening.log]
    tricks = [[one for _, one in group] for cards, group in groupby(stood, key=lambda one: one[0]) if cards]
    assert len(tricks) >= tricks_of(ruleset(game)) - 2
    for trick in tricks[:-1]:
        assert trick[-1].until - trick[0].since >= STANDS or any(one.by_key for one in trick), trick


@pytest.mark.parametrize("pace", [2, 6])
@pytest.mark.parametrize("cells", [14, 40])
def test_what_comes_by_itself_stands_as_long_as_its_cells_need_at_the_readers_pace(cells: int, pace: int) -> None:
    with deal("quist", cells, pace=1.0, braille_pace=pace) as evening:
        rests = [list(group) for _, group in groupby(evening.log, key=lambda one: one.message)]
    by_themselves = [group for group in rests[:-1] if group[0].message and not any(one.by_key for one in group)]
    stood = {len(group[0].message.replace(" ", "")): group[-1].until - group[0].since for group in by_themselves}
    assert all(seconds >= max(MIN_SECONDS, length / pace) - ROUNDING_SECONDS for length, seconds in stood.items()), (
        stood
    )
    assert stood[max(stood)] > stood[min(stood)]


@pytest.mark.parametrize("cells", [14, 20])
@pytest.mark.parametrize("game", WITH_TRICKS)
def test_a_result_never_stands_before_the_card_that_it_is_about(game: str, cells: int) -> None:
    with deal(game, cells, pace=1.0) as evening:
        log = evening.log
    results = [n for n, one in enumerate(log) if one.message.startswith("bere")]
    assert len(results) >= tricks_of(ruleset(game))
    for n in results[:-1]:
        assert _trick(log[n]) or _trick(log[n - 1]), [one.text for one in log[n - 2 : n + 1]]


@pytest.mark.parametrize("cells", [14, 20, 40, 80])
def test_a_reader_who_has_fallen_behind_feels_by_how_many_messages(cells: int) -> None:
    with fingers("cs", cells) as someone:
        someone.choose("nová partie", "quist", "začít hrát")
        while someone.message or someone.line.more_waits:
            someone.press("pan right")
        stood = set()
        for number in range(5):
            someone.app.say("say-text", Priority.QUEUE, text=f"z{number}")
            someone.settle()
            stood.add(someone.cells)
        assert len(stood) == 2, "while one reads, the mark comes and no number moves"
        for waiting in (3, 2):
            someone.press("pan right")
            assert f"+{waiting}" in someone.text, someone.text
        someone.press("pan right")
        assert "+" not in someone.text


def test_the_pace_is_learnt_on_the_tour_of_the_line_and_changed_by_two_keys() -> None:
    clock = Clock()
    with BaumDisplay(NAMES[20], 20) as device, reading(device, f"baum:{device.path}", timers=clock) as someone:
        someone.app.follow(Push(LineTour(someone.app, STANDARD["quist"])))
        someone.settle()
        clock.move(clock.now() + READING)
        while someone.message:
            someone.press("pan right")
        for place in range(20):
            if someone.line.touches[place] is not None:
                someone.route(place)
            while someone.message and not someone.app.settings.braille_pace:
                clock.move(clock.now() + len(someone.message.replace(" ", "")) / 4)
                someone.press("pan right")
        assert someone.app.settings.braille_pace == 4
        while "tempo: 4" not in someone.message:
            someone.press("pan right")
        someone.press("space+dot3+dot5")
        assert (someone.app.settings.braille_pace, someone.message) == (5, "tempo 5 zprávy do")
        for pace in (4, 3, 2, 1, 1):
            someone.press("space+dot2+dot6")
            assert someone.app.settings.braille_pace == pace


def test_without_a_pace_and_with_settings_of_before_everything_stands_as_long_as_it_did(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("braille_seconds = 8.0\n", encoding="utf-8")
    kept, problems = load_settings(tmp_path / "settings.toml")
    assert not problems
    for cells in (1, 14, 80):
        assert seconds_shown(cells, kept.braille_pace, kept.braille_seconds) == 8.0
        assert seconds_shown(cells, 5, 0.0) == 0.0, "until a key is until a key"


def _trick(stood: Stood) -> bytes:
    """Return the cells of a whole trick on the table, nothing while a card is missing."""
    places = [place for place, touch in enumerate(stood.touches) if touch is not None and touch.zone == "table"]
    cells = bytes(stood.cells[place] for place in places)
    return b"" if {EMPTY_SEAT_CELL, AWAITED_SEAT_CELL} & set(cells) else cells


@pytest.mark.turns(2)
@pytest.mark.parametrize("hasty", [False, True])
@pytest.mark.parametrize("cells", [40, 20])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_lost_and_nothing_is_out_of_order(game: str, cells: int, hasty: bool) -> None:
    with deal(game, cells, hasty, pace=0.5) as evening:
        wanted = evening.someone.line.wanted
        by_themselves = [message for message in evening.came if not message.answer]
        assert len(wanted) > 5
        assert [wanted.index(message) for message in by_themselves] == list(range(len(wanted)))
