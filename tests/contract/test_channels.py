"""The same demands on every channel: the tests probe, open, show, hush, close and open it again."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from numeramis_access.input.inbox import Inbox
from numeramis_access.output.braille_line import BrailleLine
from numeramis_access.output.channel import Channel, FollowsSettings, KnowsSeating
from numeramis_access.output.haptics import Haptics
from numeramis_access.output.screen import Item, Screen, ScreenView
from numeramis_access.output.sound import Sound
from numeramis_access.output.soundstage import SoundStage
from numeramis_access.output.terminal import Terminal
from numeramis_access.output.window.window import Window
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement, Priority
from numeramis_access.words.current import CurrentLanguage
from tests.braille.emulators.baum import BaumDisplay
from tests.output.heard import Heard
from tests.output.scripted import Chain, Script
from tests.standins import Recorder
from tests.waiting import until

#: returns the output of a channel so far; it differs after every message
Given = Callable[[], object]
MENU = Screen("menu", "Menu", (Item("first"), Item("second")))


@contextmanager
def recorder(*_: object) -> Iterator[tuple[Channel, Given]]:
    channel = Recorder()
    yield channel, lambda: len(channel.shown)


@contextmanager
def speech(*_: object) -> Iterator[tuple[Channel, Given]]:
    script = Script("scripted")
    with Chain(script) as chain:
        chain.speech.close()
        yield chain.speech, lambda: len(script.said)


@contextmanager
def sound(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Iterator[tuple[Channel, Given]]:
    heard = Heard(monkeypatch, folder)
    yield Sound(heard.mixer, Settings()), lambda: sum(frame != (0, 0) for frame, _ in heard.runs())
    heard.close()


@contextmanager
def terminal(*_: object) -> Iterator[tuple[Channel, Given]]:
    target = io.StringIO()
    yield Terminal(io.StringIO(), target), target.getvalue


@contextmanager
def haptics(*_: object) -> Iterator[tuple[Channel, Given]]:
    asked: list[float] = []

    def rumble(low: float, high: float, milliseconds: int) -> None:
        asked.extend([max(low, high)] if low or high else [])

    yield Haptics(SimpleNamespace(pads={0: SimpleNamespace(rumble=rumble)}), Settings()), lambda: len(asked)  # type: ignore[arg-type]


@contextmanager
def braille(*_: object) -> Iterator[tuple[Channel, Given]]:
    with BaumDisplay(b"VarioUltra 20   ", 20) as device:
        line = BrailleLine(Settings(language="en"), Inbox(), CurrentLanguage("en"), f"baum:{device.path}", retry=0.05)
        line.draw(MENU)

        def given() -> object:
            line.flush()
            return device.cells

        yield line, given


@contextmanager
def window(monkeypatch: pytest.MonkeyPatch, _: Path) -> Iterator[tuple[Channel, Given]]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    import pygame

    channel = Window(Settings(language="en"), Inbox(), CurrentLanguage("en"))

    def given() -> object:
        if not pygame.display.get_init():
            return b""
        channel.draw(MENU)
        channel.paint()
        return pygame.image.tobytes(pygame.display.get_surface(), "RGB")

    yield channel, given


Maker = Callable[[Any, Any], AbstractContextManager[tuple[Channel, Given]]]
CHANNELS: tuple[Maker, ...] = (recorder, speech, sound, terminal, haptics, braille, window)


@pytest.fixture(params=CHANNELS, ids=lambda make: make.__name__)
def rig(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[tuple[Channel, Given]]:
    """Yield a closed channel and a function that returns its output so far."""
    with request.param(monkeypatch, tmp_path) as (channel, given):
        yield channel, given
        channel.close()


def message(number: int) -> Announcement:
    text = f"Message {number}"
    return Announcement("test", text, text, text, cue="your-turn", priority=Priority.NOW, language="en", number=number)


def tells(channel: Channel, given: Given, number: int) -> bool:
    """Show one message; return whether the output changes."""
    before = given()
    channel.show(message(number))
    return until(lambda: given() != before)


def test_it_has_a_name_and_may_be_asked_at_any_time_without_effect(rig: tuple[Channel, Given]) -> None:
    channel, given = rig
    before = given()
    assert channel.name
    assert channel.probe() is channel.probe()
    assert given() == before
    channel.open()
    assert isinstance(channel.probe(), bool)


def test_it_tells_after_it_was_opened_after_it_was_hushed_and_after_it_was_opened_again(
    rig: tuple[Channel, Given],
) -> None:
    channel, given = rig
    channel.open()
    ready(channel)
    assert tells(channel, given, 1)
    channel.hush()
    assert tells(channel, given, 2)
    channel.close()
    channel.open()
    ready(channel)
    assert tells(channel, given, 3), "opened again"


def ready(channel: Channel) -> None:
    """Wait until a braille line has found its display, a moment after opening."""
    if isinstance(channel, BrailleLine):
        assert until(lambda: any(channel.cells))


def test_closing_twice_and_closing_what_was_never_open_does_no_harm(rig: tuple[Channel, Given]) -> None:
    channel, given = rig
    channel.close()
    channel.open()
    channel.close()
    channel.close()
    channel.open()
    ready(channel)
    assert tells(channel, given, 1)


def test_abilities_are_used_while_it_is_open_and_while_it_is_closed(rig: tuple[Channel, Given]) -> None:
    channel, given = rig
    device = channel.device if isinstance(channel, BrailleLine) else "off"
    for number in (1, 2):
        if isinstance(channel, FollowsSettings):
            channel.apply(Settings(language="en", braille=device))
        if isinstance(channel, KnowsSeating):
            channel.seating = SoundStage(0, 3)
        if isinstance(channel, ScreenView):
            channel.draw(MENU)
            channel.note_key()
            channel.flush()
        if number == 1:
            channel.open()
            ready(channel)
    assert tells(channel, given, 3)
