"""Playing with one switch or two: the program scans every scene, and the switches alone play a whole match."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pygame
import pytest

from numeramis_access.app.shell.scan_items import ScanGroup, TouchScanItem
from numeramis_access.app.shell.scanner import Scanner
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.core.actions import PlayCard
from numeramis_access.output.window.pointer import switch_of
from numeramis_access.store.settings import Settings
from tests.app.player import Player, behind, player
from tests.app.test_keys import at_table
from tests.app.test_typed_words import typed

TWO = {"switches": "two", "switch_choose": "space", "switch_move": "return"}
CHOOSE, MOVE = "space", "return"


def named(someone: Player) -> object:
    """Return the item that the scanner has named last, None for none."""
    scanner = someone.app.scanner
    return None if scanner.place is None else scanner._level()[scanner.place]


def move_to(someone: Player, wanted: Callable[[str], bool]) -> str:
    """Press the moving switch until the program names a wanted item; return the announcement."""
    for _ in range(80):
        said = " ".join(someone.press(MOVE))
        if wanted(said.lower()):
            return said
    raise AssertionError("never named")


def choose(someone: Player, text: str) -> str:
    """Go to the item with this text and choose it; return the announcements."""
    move_to(someone, lambda said: text.lower() in said)
    return " ".join(someone.press(CHOOSE))


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_whole_match_of_whist_is_played_by_two_switches(language: str) -> None:
    with player(language, level="beginner", **TWO) as someone:
        match = at_table(someone, "whist")
        presses = 0
        heard: list[str] = []
        while not behind(match).is_over:
            assert presses < 6000
            key = CHOOSE if isinstance(named(someone), TouchScanItem) or _group_of_cards(someone) else MOVE
            heard += someone.press(key)
            presses += 1
        assert someone.match is match
        assert any("match" in text or "zápas" in text.lower() for text in heard[-12:]), heard[-12:]
        own = [action for action in behind(match).record if isinstance(action, PlayCard)]
        assert len(own) >= 52
        choose(someone, someone.app.text("command-menu"))
        choose(someone, someone.app.text("match-end"))
        assert len(someone.app.scenes) == 1, "and out to the main menu"


def _group_of_cards(someone: Player) -> bool:
    way = named(someone)
    return isinstance(way, ScanGroup) and bool(way.items) and isinstance(way.items[0], TouchScanItem)


class Clock:
    """A clock that only the test advances."""

    def __init__(self) -> None:
        self.now = 1000.0

    @classmethod
    def of(cls, someone: Player) -> Clock:
        """Return the clock that a player's program follows from now on."""
        clock = cls()
        someone.app.now = clock
        someone.app.scanner = Scanner(someone.app.announcer, clock)
        return clock

    def __call__(self) -> float:
        return self.now


def pass_time(someone: Player, clock: Clock, seconds: float) -> list[str]:
    clock.now += seconds
    someone.app.tick()
    someone.settle()
    return someone.told()


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_deal_is_played_by_one_switch_from_the_main_menu_on(language: str) -> None:
    with player(language, switches="one", switch_choose="pad a", scan_seconds=2.0) as someone:
        clock = Clock.of(someone)
        someone.app.scene.enter()
        someone.told()
        for text in ("menu-new-match", "game-quist", "start-match"):
            wanted = someone.app.text(text).lower().strip(".")
            for _ in range(40):
                if wanted in " ".join(pass_time(someone, clock, 2.1)).lower():
                    break
            someone.press("pad a")
        match = someone.match
        assert match is not None
        someone.settle()
        while len(match.view.scores) < 1:  # type: ignore[attr-defined]
            pass_time(someone, clock, 2.1)
            if isinstance(named(someone), TouchScanItem) and match.is_own_turn:
                someone.press("pad a")
        assert clock.now < 1000 + 9 * 20 * 2.1, "a deal comes to an end in good time"


def test_nothing_is_named_by_itself_before_the_time_and_while_others_play() -> None:
    with player("en", switches="one", scan_seconds=2.0) as someone:
        clock = Clock.of(someone)
        match = at_table(someone, "quist")
        assert match.is_own_turn
        someone.app.tick()
        assert pass_time(someone, clock, 1.9) == []
        assert "of nine" in pass_time(someone, clock, 0.2)[0]
        due = someone.app.scanner.due()
        assert due is not None
        assert due - clock.now == pytest.approx(2.0)


def test_after_three_rounds_it_rests_until_the_next_press() -> None:
    with player("en", switches="one", scan_seconds=1.0) as someone:
        clock = Clock.of(someone)
        someone.app.scene.enter()
        someone.told()
        entries = len(someone.screen.items)
        told = [text for _ in range(8 * entries) for text in pass_time(someone, clock, 1.1)]
        assert 3 * entries <= len(told) <= 4 * entries
        assert someone.app.scanner.due() is None
        assert someone.press("space"), "a press begins anew, and chooses nothing"
        assert len(someone.app.scenes) == 1
        assert pass_time(someone, clock, 1.1)


def test_a_value_is_changed_by_two_switches() -> None:
    with player("en", **TWO) as someone:
        someone.app.scene.enter()
        choose(someone, "Settings")
        choose(someone, "Speech")
        assert choose(someone, someone.app.text("set-verbosity")) == "More", "choosing a value asks what to do with it"
        assert someone.app.settings.verbosity == 2
        someone.press(CHOOSE)
        assert someone.app.settings.verbosity == 3
        someone.press(CHOOSE)
        assert someone.app.settings.verbosity == 1, "and round again without moving"
        assert someone.press(MOVE) == ["Less"]


def test_a_text_is_read_and_left_by_two_switches() -> None:
    with player("en", **TWO) as someone:
        someone.app.scene.enter()
        choose(someone, "Rules")
        first = " ".join(someone.press(MOVE))
        assert first
        someone.press(CHOOSE)
        assert someone.screen.kind == "reader"
        place = someone.screen.focus
        choose(someone, someone.app.text("command-next-reader"))
        someone.press(CHOOSE)
        assert someone.screen.focus == place + 2
        choose(someone, someone.app.text("command-back"))
        assert someone.screen.kind == "menu"


def test_a_question_is_asked_by_two_switches_and_the_way_back_is_there() -> None:
    with player("en", **TWO) as someone:
        at_table(someone, "quist")
        inside = choose(someone, someone.app.text("scan-asks"))
        assert inside, "the first thing in it is named at once"
        said = choose(someone, someone.app.text("command-score"))
        assert "Games: you none" in said
        move_to(someone, lambda text: text == "back")
        someone.press(CHOOSE)
        assert not someone.app.scanner._open_groups


def test_a_number_and_a_name_are_written_by_two_switches() -> None:
    with player("en", **TWO) as someone:
        someone.app.scene.enter()
        choose(someone, "Settings")
        choose(someone, someone.app.text("settings-game"))
        choose(someone, someone.app.text("set-name"))
        choose(someone, "a b c d e f")
        for _ in range(4):
            someone.press(MOVE)
        someone.press(CHOOSE)
        scene = someone.app.scene
        assert getattr(scene, "text", "") == "e"


@pytest.mark.parametrize("keys", [("mouse left", "mouse right"), ("f8", "tab"), ("pad a", "pad b")])
def test_any_key_button_or_mouse_button_is_a_switch(keys: tuple[str, str]) -> None:
    with player("en", switches="two", switch_choose=keys[0], switch_move=keys[1]) as someone:
        someone.app.scene.enter()
        someone.told()
        first = someone.press(keys[1])
        assert someone.screen.items[0].label in first[0]
        someone.press(keys[0])
        assert len(someone.app.scenes) == 2


def test_a_mouse_button_is_a_key_only_where_it_is_a_switch() -> None:
    off = Settings(switch_choose="mouse left", switch_move="mouse right")
    assert switch_of(pygame.BUTTON_LEFT, off) == ""
    one = msgspec.structs.replace(off, switches="one")
    assert (switch_of(1, one), switch_of(3, one)) == ("mouse left", "")
    assert switch_of(3, msgspec.structs.replace(off, switches="two")) == "mouse right"


def test_a_switch_is_chosen_by_pressing_it() -> None:
    with player("en") as someone:
        someone.app.scene.enter()
        typed(someone, "settings")
        typed(someone, someone.app.text("settings-switches").lower())
        typed(someone, someone.app.text("set-switch-choose").lower())
        said = " ".join(someone.press("f9"))
        assert someone.app.settings.switch_choose == "f9"
        assert "F9" in said
        typed(someone, someone.app.text("set-switch-choose").lower())
        someone.press("escape")
        assert someone.app.settings.switch_choose == "f9"
        assert not isinstance(someone.app.scene, MatchScene)
