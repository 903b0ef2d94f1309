"""The pace of reading: measured once at a display, and until then messages wait for a key."""

from __future__ import annotations

import pytest

from numeramis_access.app.menus.reading_pace import ReadingPace
from numeramis_access.app.shell.keys import braille_key_name
from numeramis_access.input.commands import Command
from numeramis_access.output.braille_time import READING_PACES
from numeramis_access.store.settings import Settings
from tests.app.evening import Clock
from tests.app.fingers import NAMES, Fingers, reading
from tests.braille.emulators.baum import BaumDisplay


def begin(someone: Fingers) -> None:
    """Let the program ask, as its driver does once a display is connected."""
    someone.app.tick()
    someone.settle()
    assert isinstance(someone.app.scene, ReadingPace)


def measured(someone: Fingers, clock: Clock, seconds: float) -> None:
    """Read on after so many seconds a portion until the text is over."""
    for _ in range(60):
        if not isinstance(someone.app.scene, ReadingPace):
            return
        clock.move(clock.now() + seconds)
        someone.press("pan right")
    raise AssertionError(someone.text)


@pytest.mark.parametrize("cells", [14, 20, 40, 80])
@pytest.mark.parametrize("language", ["cs", "en", "sk", "de", "pl"])
def test_a_text_measures_the_pace_and_names_the_keys_of_the_time(language: str, cells: int) -> None:
    clock = Clock()
    with BaumDisplay(NAMES[cells], cells) as device, reading(
        device, f"baum:{device.path}", language, timers=clock, braille_seconds=4.0
    ) as someone:
        begin(someone)
        text = next(one for one in someone.app.announcer.history if one.kind == "reading-pace-how")
        names = [braille_key_name(someone.app, f"dot{first}+dot{second}") for first, second in ("35", "26")]
        assert all(name in text.text for name in names), text.text
        measured(someone, clock, 4.0)
        assert someone.app.settings.braille_pace in READING_PACES
        assert someone.app.settings.pace_asked == "asked"
        assert someone.app.announcer.history[-1].kind == "reading-pace-learnt"


def test_who_skips_the_text_is_not_asked_again_and_each_message_waits_for_a_key() -> None:
    clock = Clock()
    with BaumDisplay(NAMES[20], 20) as device, reading(
        device, f"baum:{device.path}", "en", timers=clock, braille_seconds=4.0
    ) as someone:
        begin(someone)
        someone.press("pan left+pan right")
        assert not isinstance(someone.app.scene, ReadingPace)
        assert someone.app.settings.braille_pace == 0
        someone.app.tick()
        assert not isinstance(someone.app.scene, ReadingPace)
        assert someone.line._seconds_shown() == 0.0


def test_a_key_sets_the_pace_without_the_text() -> None:
    clock = Clock()
    with BaumDisplay(NAMES[20], 20) as device, reading(
        device, f"baum:{device.path}", "en", timers=clock, braille_seconds=4.0
    ) as someone:
        begin(someone)
        someone.app.do_command(Command.READING_FASTER)
        assert someone.app.settings.braille_pace in READING_PACES


def test_a_home_from_before_keeps_its_seconds_until_it_was_asked() -> None:
    assert Settings().pace_asked == ""
    clock = Clock()
    with BaumDisplay(NAMES[20], 20) as device, reading(
        device, f"baum:{device.path}", "en", timers=clock, braille_seconds=4.0, pace_asked=""
    ) as someone:
        begin(someone)
        settings = Settings(language="en", braille_seconds=4.0)
        someone.line.apply(settings)
        assert someone.line._seconds_shown() == 4.0
