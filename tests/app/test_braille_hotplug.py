"""A display unplugged in the middle of a deal, with the whole program: the program says so, and play goes on."""

from __future__ import annotations

import pytest

from tests.app.fingers import NAMES, OF_DISPLAYS, Fingers, fingers, of_displays
from tests.app.player import behind
from tests.braille.emulators.baum import BaumDisplay

#: sentences about an unplugged display and about a plugged-in one
SENTENCES = {
    "cs": (
        "Braillský řádek se odpojil. Hraje se dál a řádek se zkouší znovu.",
        "Braillský řádek VarioConnect 40, znaků čtyřicet.",
    ),
    "en": (
        "The braille display was disconnected. You can play on, and the program will try the display again.",
        "Braille display VarioConnect 40, forty cells.",
    ),
}


def display(someone: Fingers) -> BaumDisplay:
    """Return the emulator, which the test plugs in and unplugs."""
    assert isinstance(someone.device, BaumDisplay)
    return someone.device


def begin(someone: Fingers, *entries: str) -> None:
    """Start a match of Quist, and read on to the table."""
    someone.choose(*entries)
    to_table(someone)


def to_table(someone: Fingers) -> None:
    """Read every message until the table shows."""
    for _ in range(60):
        if not someone.message and someone.hand:
            return
        someone.press("pan right")
    raise AssertionError(someone.text)


def play_last(someone: Fingers) -> None:
    """Play the last playable card: press its routing key until the cell shows it as selected, then once more."""
    match = someone.match
    assert match is not None
    moments = len(behind(match).moments)
    card = someone.hand[-1]
    while not someone.touch(card):
        pass
    assert len(behind(match).moments) > moments


def pull_out(someone: Fingers) -> int:
    """Unplug the display and wait for the announcement; return the length of the history before it."""
    since = len(someone.app.announcer.history)
    display(someone).unplug()
    someone.wait(lambda: len(of_displays(someone, since)) == 1)
    assert someone.line.cells == b""
    return since


@pytest.mark.parametrize(
    ("language", "entries"),
    [("cs", ("nová partie", "quist", "začít hrát")), ("en", ("new match", "quist", "start playing"))],
)
def test_one_sentence_says_what_failed_and_one_what_returned(language: str, entries: tuple[str, ...]) -> None:
    with fingers(language, 40) as someone:
        begin(someone, *entries)
        before, match = someone.cells, someone.match
        assert match is not None
        moments = len(behind(match).moments)
        since = pull_out(someone)
        display(someone).plug()
        someone.wait(lambda: len(of_displays(someone, since)) == 2)
        someone.wait(lambda: someone.cells == before)
        assert tuple(announcement.text for announcement in of_displays(someone, since)) == SENTENCES[language]
        assert [announcement.cue for announcement in of_displays(someone, since)] == list(OF_DISPLAYS)
        assert len(behind(match).moments) == moments


def test_a_card_played_on_the_keyboard_while_the_display_was_away_is_on_it_when_it_returns() -> None:
    with fingers("cs", 40) as someone:
        begin(someone, "nová partie", "quist", "začít hrát")
        match = someone.match
        assert match is not None
        held, moments = someone.hand, len(behind(match).moments)
        pull_out(someone)
        someone.app.press("return")
        someone.app.press("return")

        def our_turn() -> bool:
            match.tick()
            return len(behind(match).moments) > moments and behind(match).to_act == 0

        someone.wait(our_turn)
        display(someone).plug()
        someone.wait(lambda: any(someone.cells) and someone.cells == someone.line.cells)
        assert someone.message, "what came meanwhile waits on the line"
        to_table(someone)
        assert len(someone.hand) == len(held) - 1
        play_last(someone)


def test_another_display_of_another_size_takes_over() -> None:
    with fingers("cs", 40) as someone:
        begin(someone, "nová partie", "quist", "začít hrát")
        match = someone.match
        assert match is not None
        moments = len(behind(match).moments)
        since = pull_out(someone)
        other = display(someone)
        other.name, other.cell_count = NAMES[20], 20
        other.plug()
        someone.wait(lambda: len(someone.cells) == 20 and any(someone.cells) and someone.cells == someone.line.cells)
        someone.wait(lambda: len(of_displays(someone, since)) == 2)
        assert of_displays(someone, since)[1].text == "Braillský řádek VarioUltra 20, znaků dvacet."
        assert len(behind(match).moments) == moments
        to_table(someone)
        play_last(someone)


def test_a_display_that_comes_and_goes_many_times_loses_nothing_and_leaves_nothing_behind() -> None:
    with fingers("cs", 40) as someone:
        begin(someone, "nová partie", "quist", "začít hrát")
        before = someone.cells
        for _ in range(5):
            since = pull_out(someone)
            display(someone).plug()
            someone.wait(lambda: someone.cells == before)
            someone.wait(lambda: len(of_displays(someone, since)) == 2)  # noqa: B023
        assert someone.cells == before
