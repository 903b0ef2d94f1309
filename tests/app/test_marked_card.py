"""One key of the display plays the marked card under the fingers, but no card that no finger has felt."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from braille.cells import DOT_7
from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.table import local_match
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.output.braille_board import turn_of
from numeramis_access.output.braille_fields import AWAITED_SEAT_CELL
from numeramis_access.output.braille_layout import Touch
from numeramis_access.output.braille_messages import UNANSWERABLE_SECONDS
from numeramis_access.output.timers import Timers
from tests.app.evening import Clock
from tests.app.fingers import NAMES, NEXT_PLAYABLE, Canute, Fingers, reading
from tests.braille.emulators.baum import BaumDisplay
from tests.standard import WITH_TRICKS

SEED = 5
SIZES = ("14", "20", "40", "80", "9x40")


@contextmanager
def at_turn(
    size: str, game: str = "quist", language: str = "cs", timers: Timers | None = None, name_first: bool = False
) -> Iterator[Fingers]:
    """Yield a reader at their turn; the card under the fingers came there without a key of the reader."""
    with BaumDisplay(NAMES[int(size)] if size != "9x40" else b"", 40 if size == "9x40" else int(size)) as baum:
        device: Canute | BaumDisplay = Canute() if size == "9x40" else baum
        name = "off" if size == "9x40" else f"baum:{baum.path}"
        with reading(device, name, language, timers=timers, name_first=name_first) as someone:
            someone.app.follow(begin_named(someone.app, local_match.begin_match, game, [], SEED, None, None))
            someone.app.start()
            someone.settle()
            while someone.message or not match_of(someone).is_own_turn:
                if isinstance(timers, Clock):
                    timers.move(timers.now() + UNANSWERABLE_SECONDS)
                someone.press("pan right")
            yield someone


def match_of(someone: Fingers) -> MatchScene:
    match = someone.match
    assert match is not None
    return match


def cards(someone: Fingers) -> tuple[str, ...]:
    return match_of(someone).desk.hand


def marked(someone: Fingers) -> int:
    """Return the cell of the marked card, -1 if it is covered."""
    touch = Touch("items", someone.app.scene.screen().focus)
    return someone.line.touches.index(touch) if touch in someone.line.touches else -1


def go_to_playable(someone: Fingers) -> None:
    """Move the cursor to a playable card, unless it is on one."""
    if not match_of(someone).desk.is_playable(match_of(someone).desk.item_under_cursor()):
        someone.press(NEXT_PLAYABLE)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", WITH_TRICKS)
def test_one_key_plays_the_card_that_stands_marked(game: str, size: str) -> None:
    with at_turn(size, game) as someone:
        go_to_playable(someone)
        match_of(someone).desk.forget()  # as if the card had come under the fingers without a key
        before, card = cards(someone), match_of(someone).desk.item_under_cursor()
        someone.press("select" if size != "9x40" else f"line {marked(someone) // 40}")
        assert len(cards(someone)) == len(before) - 1, someone.text
        assert sorted((*cards(someone), card)) == sorted(before)


@pytest.mark.parametrize("size", SIZES[:-1])
def test_the_key_over_a_marked_card_plays_it_and_over_another_marks_it(size: str) -> None:
    with at_turn(size) as someone:
        go_to_playable(someone)
        before = cards(someone)
        other = next(place for place in someone.hand if not someone.cells[place] & DOT_7)
        someone.route(other)
        assert cards(someone) == before
        assert someone.cells[other] & DOT_7
        match_of(someone).desk.forget()
        someone.route(other)
        assert len(cards(someone)) == len(before) - 1


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("size", SIZES)
def test_whoever_wants_to_be_sure_reads_the_name_of_the_card_first(size: str, language: str) -> None:
    with at_turn(size, "whist", language, name_first=True) as someone:
        go_to_playable(someone)
        match_of(someone).desk.forget()
        before, card = cards(someone), match_of(someone).desk.item_under_cursor()
        key = "select" if size != "9x40" else "dot8"
        someone.press(key)
        assert cards(someone) == before
        sign = match_of(someone).talk.narrator.language.text("line-card", card=card)
        assert someone.message.split() == [sign.lower()], someone.text
        someone.press(key)
        assert len(cards(someone)) == len(before) - 1


@pytest.mark.turns(2)
@pytest.mark.parametrize("key", ["select", "routing"])
@pytest.mark.parametrize("size", ["20", "40"])
@pytest.mark.parametrize("game", WITH_TRICKS)
def test_no_key_plays_into_a_trick_that_was_not_felt(game: str, size: str, key: str) -> None:
    """While the line still shows the previous trick, a key over the marked card only shows the current trick."""
    met = 0
    with at_turn(size, game) as someone:
        match = match_of(someone)
        for _ in range(60):
            kept = someone.line.standing.screen if someone.line.standing else None
            past = kept is not None and not someone.message and turn_of(kept) != turn_of(match.screen())
            if match.is_waiting_for_player or met == 2:
                break
            if past and match.is_own_turn:
                before, place = cards(someone), marked(someone)
                someone.press(f"routing {place}" if key == "routing" and place >= 0 else "select")
                assert cards(someone) == before
                assert not someone.message, "nothing was done that could be refused"
                met += 1
            elif match.is_own_turn and not someone.message:
                go_to_playable(someone)
                someone.play_on()
            else:
                someone.press("pan right")
    assert met


@pytest.mark.parametrize("key", ["select", "routing"])
def test_a_key_within_half_a_second_of_a_change_plays_nothing(key: str) -> None:
    clock, turns = Clock(), 0
    with at_turn("80", timers=clock) as someone:
        for _ in range(40):
            held = cards(someone)
            clock.move(clock.now() + UNANSWERABLE_SECONDS)
            someone.play_on()
            before = cards(someone)
            if match_of(someone).is_own_turn and 0 < len(before) < len(held):
                someone.press("select" if key == "select" else f"routing {marked(someone)}")
                assert cards(someone) == before
                turns += 1
    assert turns > 3


@pytest.mark.parametrize("size", SIZES[:-1])
def test_a_key_over_what_was_answered_gives_the_card_back_and_plays_it_only_once_it_is_felt(size: str) -> None:
    with at_turn(size) as someone:
        go_to_playable(someone)
        before = cards(someone)
        someone.press("dot1+dot2+dot5")
        assert someone.message
        covered = marked(someone) < 0
        someone.press("select")
        assert (cards(someone) == before) == covered


@pytest.mark.parametrize(
    ("game", "size"),
    [(game, size) for game in WITH_TRICKS for size in (SIZES if game == WITH_TRICKS[0] else ("40", "9x40"))],
)
def test_whoever_takes_a_trick_and_leads_at_once_feels_the_sign_of_the_turn(size: str, game: str) -> None:
    taken = False
    with at_turn(size, game) as someone:
        match = match_of(someone)
        while not taken:
            if match.is_own_turn and someone.line.standing is None:
                assert AWAITED_SEAT_CELL in someone.cells, someone.text
                taken = bool(match.view.last_cards_on_table()) and not match.view.cards_on_table()
            if size == "9x40" and not someone.message:
                go_to_playable(someone)
                someone.press(f"line {marked(someone) // 40}")
            else:
                someone.play_on()
