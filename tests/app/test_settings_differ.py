"""Each row of the settings changes an announcement, a screen, a sound or a message, and has its words.

The rows are enumerated: a new setting that nothing reads fails here, also if the menu offers it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import msgspec
import pytest

from numeramis_access.app.menus import settings as menus
from numeramis_access.app.shell.launch_options import LaunchOptions
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.shell.voice import SpeechChannel, voice_name, voice_settings
from numeramis_access.core.actions import PlayCard
from numeramis_access.input.inbox import Inbox
from numeramis_access.output.haptics import Haptics
from numeramis_access.output.sound import Sound
from numeramis_access.store.settings import MENU_ROWS, Settings, bounds_of_setting, values_of_setting
from numeramis_access.web.session import SETTINGS_WITHOUT_EFFECT
from numeramis_access.web.wire import page_settings
from numeramis_access.words.languages import LANGUAGES
from tests import sources
from tests.app.player import player
from tests.app.test_keys import at_table
from tests.sources import ROOT

#: another value of each setting that has no list of values
OTHERS: dict[str, object] = {
    "language": "en", "languages": ("cs", "de"), "speech": "none", "voice": "another", "name": "Milada",
    "switch_choose": "tab", "switch_move": "tab", "braille": "off", "braille_table": "en-6", "braille_pace": 7,
    "own_colours": ("#ffff00", "#000000", "#ffffff"),
}  # fmt: skip
#: settings that have an effect only beside these values of others
BESIDE: dict[str, dict[str, object]] = {
    "own_colours": {"theme": "own"}, "switch_choose": {"switches": "one"}, "switch_move": {"switches": "two"},
    "scan_seconds": {"switches": "one"}, "voice": {"language": "cs"},
}  # fmt: skip
#: settings whose effect needs a display, a window, people or hours: the program reads them outside the menus, and this
#: test shows the effect, or none does here
ELSEWHERE = {
    "pace": "tests/app/test_pace.py", "highest": "tests/app/test_highest_told.py", "telling": "",
    "languages": "tests/app/test_third_language.py", "echo": "tests/app/test_writing.py",
    "old_orca": "", "wait_after_trick": "tests/app/test_pace.py",
    "thinking": "tests/tables/test_computers.py",
    "signals": "tests/app/test_partner_signals.py", "sure": "tests/app/test_sure.py",
    "only_card": "tests/app/test_only_card.py", "comings_at_once": "tests/app/test_people_questions.py",
    "turn_calls": "tests/app/test_people_waiting.py",
    "twice_the_time": "tests/app/test_people_clocks.py", "wait_told": "",
    "waits_for_readers": "tests/app/test_people_readers.py", "tells_reading": "tests/app/test_people_readers.py",
    "switch_choose": "tests/app/test_switches.py", "switch_move": "tests/app/test_switches.py",
    "scan_seconds": "tests/app/test_switches.py", "braille": "tests/output/test_braille_line.py",
    "braille_table": "tests/output/test_braille_line.py", "braille_verbosity": "tests/output/test_braille_line.py",
    "braille_seconds": "tests/app/test_braille_time.py", "braille_pace": "tests/app/test_braille_time.py",
    "routing_plays": "tests/app/test_touch.py", "name_first": "tests/app/test_sure_by_dots.py",
    "full_screen": "tests/app/test_full_screen.py", "motion": "tests/output/test_window_motion.py",
}  # fmt: skip


class Recorder:
    """Stands for a mixer, and for a controller with the list of controllers: records each call."""

    is_open = True

    def __init__(self) -> None:
        self.calls: list[object] = []
        self.pads = {0: self}

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *values, **named: self.calls.append((name, values, named))

    def duck(self, on: bool) -> None:
        """Record a wish for softer sounds."""
        self.calls.append(("duck", on))


def page(settings: Settings) -> object:
    """Return the settings that a page is sent."""
    return page_settings(settings)


def voice(settings: Settings) -> object:
    """Return what voices are told, and what the mixer is told while one speaks."""
    mixer: Any = Recorder()
    channel = SpeechChannel(mixer, settings, LaunchOptions(terminal=True, speech="none"), Inbox())
    channel._on_sounding(True)
    return voice_settings(settings, LANGUAGES), voice_name(settings, LaunchOptions()), channel.hurries, mixer.calls


def sounds(settings: Settings) -> object:
    """Return what mixer and controllers are told."""
    mixer: Any = Recorder()
    sound = Sound(mixer, settings)
    sound.apply(settings)
    rumble = Haptics(mixer, settings)
    rumble.close()
    return mixer.calls, mixer.mono, rumble._strength


def match(settings: Settings) -> object:
    """Return everything that is told and shown in the first moments of a match, its players and the keys."""
    shown: list[object] = []
    with player(**{**msgspec.structs.asdict(settings), "language": settings.language or "cs"}) as someone:
        table = at_table(someone, "quist")
        for key in ("h", "right", "down", "z", "t", "v", "5", "x", "f6", "space"):
            shown += [someone.press(key), [item.label for item in someone.screen.items], someone.screen.focus]
        for _ in range(2):
            if table.is_own_turn:
                table.act(PlayCard(table.view.hand[0]))
                someone.settle()
            shown.append(someone.told())
        narrator = table.talk.narrator
        people = narrator.language.people
        lines = [line for seat in range(4) for line in table.talk.words.describe_seat(table.view, seat, people)]
        shown += [narrator.announcement(line).text for line in lines]
        shown += [[one.level for one in table.seat.seats], people]
        shown += [[*someone.app.keymap.keys_of(context)] for context in ("table", "menu")]
    return str(shown)


PROBES = (page, voice, sounds, match)


def other(name: str) -> object:
    """Return another value of a setting than its usual one."""
    usual = getattr(Settings(), name)
    if name in OTHERS:
        return OTHERS[name]
    values = [value for value in values_of_setting(name) if value != usual]
    return values[0] if values else sum(bounds_of_setting(name)) // 2 + 1


@cache
def seen(probe: Callable[[Settings], object], beside: str, name: str = "") -> object:
    """Return what a probe sees with another value of a setting, with the usual ones without a name."""
    fields: Mapping[str, object] = BESIDE.get(beside, {}) | ({name: other(name)} if name else {})
    return probe(msgspec.structs.replace(Settings(pace=0.0), **fields))


@cache
def readers() -> tuple[str, ...]:
    """Return the program's code outside the store and the menus."""
    left_out = ("store/settings.py", "app/menus/settings.py", "app/menus/own_keys.py")
    return tuple(sources.text(path) for path in sources.files() if not path.as_posix().endswith(left_out))


@pytest.mark.parametrize("name", MENU_ROWS)
def test_another_value_is_heard_seen_or_sent(name: str) -> None:
    if name in ELSEWHERE:
        assert any(re.search(rf"settings\.{name}\b", text) for text in readers())
        assert not ELSEWHERE[name] or name in (ROOT / ELSEWHERE[name]).read_text(encoding="utf-8")
        return
    assert any(seen(probe, name) != seen(probe, name, name) for probe in PROBES), f"nothing reads {name}"


@pytest.mark.parametrize("probe", PROBES, ids=lambda probe: probe.__name__)
def test_a_value_that_is_not_read_there_changes_nothing(probe: Callable[[Settings], object]) -> None:
    unread = msgspec.structs.replace(Settings(pace=0.0), compared_at=("elsewhere",))
    assert probe(unread) == probe(Settings(pace=0.0))


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_row_has_its_words_in_the_menu(language: str) -> None:
    with player(language) as someone:
        menu = menus.menu(someone.app)
        menu.enter()
        found: set[str] = set()
        for entry in menu.entries:
            opened = entry.activate() if entry.activate else None
            assert entry.label()
            if isinstance(opened, Push) and isinstance(opened.scene, Menu):
                opened.scene.enter()
                found |= {one.setting for one in opened.scene.entries}
                assert all(one.label() and (one.value is None or one.value()) for one in opened.scene.entries)
        opens_a_menu = {"languages", "own_colours"}
        assert found >= {name for name, row in MENU_ROWS.items() if not row.voice} - opens_a_menu


def test_a_page_offers_nothing_that_its_browser_replaces() -> None:
    assert "braille" in SETTINGS_WITHOUT_EFFECT
    assert {*page_fields()} & SETTINGS_WITHOUT_EFFECT == set()


def page_fields() -> set[str]:
    """Return the settings that change what a page is sent."""
    return {name for name in MENU_ROWS if name not in ELSEWHERE and seen(page, name) != seen(page, name, name)}
