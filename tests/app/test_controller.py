"""A controller alone is enough to play; it may come and go; rumble conveys the cues."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from numeramis_access.app.reading.reader import help_reader
from numeramis_access.input.controller import Controllers
from numeramis_access.output.haptics import Haptics
from numeramis_access.output.rumbling import CALL_PATTERN, CALLING_KINDS, RUMBLE_PATTERNS
from numeramis_access.output.waiting import _library
from numeramis_access.store.settings import Settings
from numeramis_access.web.wire import vibration_beats
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.languages import LANGUAGES
from tests.app.player import begin, behind, player
from tests.standard import ruleset
from tests.waiting import until

GAME_CONTROLLER, UNKNOWN = 1, 0


class VirtualPad:
    """A virtual joystick of SDL, which behaves like a plugged-in one."""

    def __init__(self, kind: int = GAME_CONTROLLER, axes: int = 6, buttons: int = 15, hats: int = 1) -> None:
        self.sdl: Any = _library()
        self.sdl.SDL_JoystickOpen.restype = ctypes.c_void_p
        self.index = self.sdl.SDL_JoystickAttachVirtual(kind, axes, buttons, hats)
        assert self.index >= 0
        self.handle = ctypes.c_void_p(self.sdl.SDL_JoystickOpen(self.index))

    def press(self, button: int) -> None:
        """Press and release a button."""
        self.sdl.SDL_JoystickSetVirtualButton(self.handle, button, 1)
        self.sdl.SDL_JoystickUpdate()
        self.sdl.SDL_JoystickSetVirtualButton(self.handle, button, 0)
        self.sdl.SDL_JoystickUpdate()

    def push(self, axis: int, way: int) -> None:
        """Push a stick. :param way: position from -32767 to 32767."""
        self.sdl.SDL_JoystickSetVirtualAxis(self.handle, axis, ctypes.c_int16(way))
        self.sdl.SDL_JoystickUpdate()

    def unplug(self) -> None:
        """Unplug the joystick."""
        self.sdl.SDL_JoystickDetachVirtual(self.index)
        self.sdl.SDL_JoystickUpdate()


@pytest.fixture
def controllers(monkeypatch: pytest.MonkeyPatch) -> Iterator[Controllers]:
    """Yield controllers in a program without a display."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS", "1")
    import pygame

    pygame.display.init()
    found = Controllers()
    found.open()
    keys(found)
    yield found
    found.close()
    pygame.display.quit()


def keys(controllers: Controllers) -> list[str]:
    """Return the keys of all waiting events."""
    import pygame

    named = [controllers.key(event) for event in pygame.event.get()]
    return [key for key in named if key is not None]


def test_a_pads_standard_buttons_and_its_stick_are_keys(controllers: Controllers) -> None:
    pad = VirtualPad()
    keys(controllers)
    assert len(controllers.pads) == 1
    for button in range(15):
        pad.press(button)
    found = keys(controllers)
    assert "pad a" in found
    assert {"pad up", "pad down", "pad left", "pad right"} <= set(found)
    assert len(found) == len(set(found)), "each button once"
    pad.push(0, -32767)
    assert keys(controllers) == ["pad left"]
    pad.push(0, -28000)
    assert keys(controllers) == [], "still pushed"
    pad.push(0, 0)
    pad.push(1, 32767)
    assert keys(controllers) == ["pad down"]
    pad.unplug()


def test_it_may_be_pulled_out_and_put_back(controllers: Controllers) -> None:
    pad = VirtualPad()
    keys(controllers)
    pad.unplug()
    keys(controllers)
    assert not controllers.pads
    again = VirtualPad()
    keys(controllers)
    again.press(0)
    assert keys(controllers) == ["pad a"]
    again.unplug()


def test_a_joystick_without_a_map_is_played_with_too(controllers: Controllers) -> None:
    pad = VirtualPad(UNKNOWN, axes=2, buttons=4, hats=0)
    keys(controllers)
    number = next(iter(controllers.pads))
    assert number not in controllers._mapped
    pad.press(0)
    pad.push(0, 32767)
    assert keys(controllers) == ["pad a", "pad right"]
    pad.unplug()


def test_a_whole_deal_is_played_with_a_controller_alone() -> None:
    with player("en") as someone:
        someone.press("pad a", "pad a")
        someone.press(*["pad down"] * 12, "pad up", "pad up", *["pad left"] * 9, *["pad up"] * 12)
        someone.press("pad a")
        match = someone.match
        assert match is not None
        assert someone.press("pad right")[0].endswith(", second of nine.")
        assert someone.press("pad y"), "the highest"
        assert someone.press("pad x"), "the table"
        assert someone.press("pad left shoulder"), "the hand"
        while not behind(match).is_over:
            someone.press("pad a")
        assert "Match menu." in someone.press("pad start")


def test_the_right_stick_and_the_triggers_are_keys_too(controllers: Controllers) -> None:
    pad = VirtualPad()
    keys(controllers)
    found = []
    for axis, way in ((2, -32767), (2, 32767), (3, -32767), (3, 32767), (4, 32767), (5, 32767)):
        pad.push(axis, way)
        found += keys(controllers)
        pad.push(axis, 0)
        keys(controllers)
    assert found == [
        "pad right stick left", "pad right stick right", "pad right stick up", "pad right stick down",
        "pad left trigger", "pad right trigger",
    ]  # fmt: skip
    pad.unplug()


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_controller_hushes_repeats_goes_back_asks_and_is_told_of_unknown_buttons(language: str) -> None:
    with player(language) as someone:
        begin(someone.app, ruleset("quist"), ruleset("quist").options(), 4, 5, practice=True)
        someone.settle()
        hand = someone.press("pad left shoulder")
        score = someone.press("pad right shoulder")
        assert someone.press("pad right stick up") == score[-1:]
        assert someone.press("pad right stick left")[0] == hand[-1]
        assert someone.press("pad right stick right")[0] == score[0]
        hushed = someone.hushed
        someone.press("pad left trigger")
        assert someone.hushed == hushed + 1
        assert someone.press("pad right stick down") == someone.press("t")
        assert someone.match is not None
        someone.press("pad right trigger")
        assert someone.press("pad guide") == [someone.app.text("unknown-key", help=someone.app.text("pad-key-back"))]
        told = [paragraph.text for paragraph in help_reader(someone.app, someone.match).paragraphs]
        assert any(someone.app.text("pad-key-right-trigger") in line for line in told)


class Motors:
    """A pad that remembers the orders to its motors."""

    def __init__(self) -> None:
        self.asked: list[tuple[float, float, int]] = []

    def rumble(self, low: float, high: float, milliseconds: int) -> bool:
        """Remember the order."""
        self.asked.append((low, high, milliseconds))
        return False


@pytest.fixture
def rumbling(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Haptics, Motors]]:
    """Yield the channel and a pad."""
    motors = Motors()
    channel = Haptics(SimpleNamespace(pads={0: motors}), Settings(rumble=50))  # type: ignore[arg-type]
    channel.open()
    yield channel, motors
    channel.close()


def about(cue: str | None) -> Announcement:
    return Announcement("test", "Text.", "Text.", "text", cue=cue)


@pytest.mark.parametrize("cue", ["your-turn", "trick-won", "trick-lost", "phase-tied"])
def test_a_pattern_is_played_to_its_end_as_strong_as_set(rumbling: tuple[Haptics, Motors], cue: str) -> None:
    channel, motors = rumbling
    channel.show(about(cue))
    wanted = [(beat.heavy / 2, beat.light / 2, beat.lasts) for beat in RUMBLE_PATTERNS[cue]]
    assert until(lambda: len(motors.asked) == len(wanted))
    assert motors.asked == wanted


def test_patterns_differ_in_more_than_strength() -> None:
    kinds = ["your-turn", "trick-won", "trick-lost", "phase-tied", "time-short", "time-last"]
    patterns = [*(RUMBLE_PATTERNS[kind] for kind in kinds), CALL_PATTERN]
    assert len({tuple((beat.lasts, beat.pause) for beat in pattern) for pattern in patterns}) == len(patterns)
    assert all(sum(beat.lasts + beat.pause for beat in pattern) <= 1500 for pattern in RUMBLE_PATTERNS.values())


def test_a_new_pattern_ends_the_one_before(rumbling: tuple[Haptics, Motors]) -> None:
    channel, motors = rumbling
    channel.show(about("match-won"))
    assert until(lambda: len(motors.asked) == 1)
    channel.show(about("trick-lost"))
    assert until(lambda: len(motors.asked) == 2)
    channel.show(about("your-turn"))
    assert until(lambda: len(motors.asked) >= 4)
    assert [lasts for _, _, lasts in motors.asked] == [150, 500, 80, 80], "nothing of the first one comes later"


def test_rumble_can_be_off_and_is_never_asked_for_without_a_pattern(rumbling: tuple[Haptics, Motors]) -> None:
    channel, motors = rumbling
    channel.show(about(None))
    channel.show(about("menu-move"))
    channel.apply(Settings(rumble=0))
    channel.show(about("your-turn"))
    channel.apply(Settings(rumble=100))
    channel.show(about("trick-lost"))
    (lost,) = RUMBLE_PATTERNS["trick-lost"]

    def felt() -> list[tuple[float, float, int]]:
        return [asked for asked in motors.asked if asked[0] or asked[1]]

    assert until(felt)
    assert felt() == [(lost.heavy, lost.light, lost.lasts)], "what came before it was never felt"


def test_what_rumbles_also_sounds() -> None:
    import sounds

    assert set(RUMBLE_PATTERNS) <= set(sounds.cue_names())


@pytest.mark.parametrize("kind", sorted(CALLING_KINDS))
def test_whoever_calls_is_felt_in_a_way_of_its_own_once(rumbling: tuple[Haptics, Motors], kind: str) -> None:
    channel, motors = rumbling
    call = replace(about(None), kind=kind)
    channel.show(replace(call, recalled=True))
    channel.show(call)
    assert until(lambda: len(motors.asked) == len(CALL_PATTERN))
    assert [lasts for _, _, lasts in motors.asked] == [beat.lasts for beat in CALL_PATTERN]
    assert vibration_beats(call) == [part for beat in CALL_PATTERN for part in (beat.lasts, beat.pause)]
    assert vibration_beats(replace(call, recalled=True)) == []
    assert all(CurrentLanguage(language).messages(None).has(kind) for language in LANGUAGES.complete())
