"""A player with a game controller beside another at the keyboard hears of its buttons, and never of keys."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from numeramis_access.app.reading.reader import Reader
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.program import Program
from numeramis_access.app.shell.scene import Scene
from numeramis_access.app.shell.second_device import PAD_DEVICE, SecondDevice
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import KeyDown
from numeramis_access.output.mixer import Mixer
from numeramis_access.words.languages import LANGUAGES
from tests.app.player import Player
from tests.app.test_together import couple
from tests.app.test_two_devices import begun, play_on, second_of, settle, with_pad
from tests.standins import Recorder

#: the keyboard's keys by language; "Taste" is a button too, and a person can sit at the keyboard
KEYS = {
    "cs": re.compile(r"Enter|Escape|[Kk]láves(?!ni)|šipk|\bF\d"),
    "en": re.compile(r"\bEnter\b|Escape|\b[Kk]eys?\b|\b[Aa]rrows?\b|\bShift\b|\bF\d"),
    "sk": re.compile(r"Enter|Escape|[Kk]láves(?!ni)|[Šš]ípk|\bF\d"),
    "de": re.compile(r"Enter|Escape|Pfeil|Umschalt|Strg|\bF\d"),
    "pl": re.compile(r"Enter|Escape|[Kk]lawisz|strzałk|\bF\d"),
}


class AtThePad:
    """The person with the controller. :param someone: the player at the keyboard."""

    def __init__(self, someone: Player) -> None:
        self._someone = someone
        self.app: Program = second_of(someone)
        self._recorder = Recorder()
        self.app.announcer.channels.append(self._recorder)

    def press(self, *keys: str) -> list[str]:
        """Press buttons; return everything told to this person, in all its lengths."""
        for key in keys:
            self._someone.app.inbox.put(KeyDown(f"pad {key}"))
            settle(self._someone)
        return self.told()

    def told(self) -> list[str]:
        """Return everything told to this person since the last time, in all its lengths."""
        said = [text for told in self._recorder.shown for text in (told.text, told.brief, told.full)]
        self._recorder.shown.clear()
        return said

    def choose(self, label: str) -> list[str]:
        """Choose an entry of the menu on top."""
        place = self.labels().index(label)
        return self.press(*["up"] * len(self.labels()), *["down"] * place, "a")

    def labels(self) -> list[str]:
        """Return the names of the entries of the menu on top."""
        return [item.label for item in self.app.scene.screen().items]

    def open_settings(self) -> list[str]:
        """Open the settings of voice, game and table; return every entry's name and value, and everything told."""
        told = [*self.press("start"), *self.choose(self.app.text("menu-settings"))]
        for part in ("speech", "game", "table"):
            told += self.choose(self.app.text(f"settings-{part}"))
            told += [text for item in self.app.scene.screen().items for text in (item.label, item.value)]
            told += self.press("b")
        return told + self.press("b", "b")


@pytest.fixture
def person(language: str) -> Iterator[tuple[Player, AtThePad]]:
    """Yield the player at the keyboard and the other one at the controller, in a match of one game of Quist."""
    settings = {"language": language, "devices": PAD_DEVICE, "wait_after_trick": True, "pace": 0.01}
    with couple(**settings) as someone, pytest.MonkeyPatch.context() as patch:
        patch.setattr(SecondDevice, "_share_ears", lambda *_: None)
        someone.app.devices = SecondDevice(someone.app, Mixer())
        with_pad(someone)
        patch.setattr(SecondDevice, "missing_message", lambda *_: "")
        begun(someone, "quist", games=1)
        yield someone, AtThePad(someone)


def in_help(scene: Scene) -> list[str]:
    """Return the paragraphs of the help."""
    assert isinstance(scene, Reader)
    return [paragraph.text for paragraph in scene.paragraphs]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_told_to_the_player_at_the_controller_is_about_its_buttons(
    person: tuple[Player, AtThePad], language: str
) -> None:
    """Help, refusals, the settings and a match to its end, with a rest after each trick."""
    someone, pad = person
    told = [*pad.told(), *pad.press("guide", "right trigger", "a", "b", "x", "y", "left stick", "back")]
    told += [*in_help(pad.app.scene), *pad.press("down", "b"), *pad.open_settings()]
    pad.press("start")
    told += [*pad.choose(pad.app.text("match-commands")), *pad.labels(), *pad.press("b", "b")]
    first = someone.app.scene
    play_on(someone, lambda: first.is_over)  # type: ignore[attr-defined]
    told += [*pad.told(), *pad.press("a"), *pad.labels()]
    assert isinstance(pad.app.scene, Menu)
    text = pad.app.text
    assert {text("continue-with-enter"), text("match-finished")} <= {*told}
    assert all("A" in text(name) for name in ("continue-with-enter", "turn-rests", "match-finished"))
    assert not [said for said in told if KEYS[language].search(said)]


@pytest.mark.parametrize("language", ["en"])
def test_the_player_at_the_keyboard_still_hears_of_keys(person: tuple[Player, AtThePad]) -> None:
    someone, pad = person
    assert someone.app.text("match-finished") == "Press Enter for the menu."
    assert pad.app.text("match-finished") == "Press button A for the menu."


@pytest.mark.parametrize("language", ["en"])
def test_help_at_the_controller_lists_no_command_without_a_button(person: tuple[Player, AtThePad]) -> None:
    """It says where the others are."""
    _, pad = person
    pad.press("back")
    told = in_help(pad.app.scene)
    assert "read the hand: left shoulder." in told
    assert not [text for text in told if "Shift" in text or "Control" in text or "Alt" in text]
    assert any(pad.app.text("match-commands") in text and "press Start" in text for text in told)


@pytest.mark.parametrize("language", ["en"])
def test_the_player_at_the_controller_changes_no_keys_of_the_keyboard(person: tuple[Player, AtThePad]) -> None:
    """The file with the player's own keys belongs to the first program, and so do the data that can be moved."""
    _, pad = person
    pad.press("start")
    pad.choose("Settings")
    assert pad.labels() == ["Speech", "Play", "At the table", "Sounds", "Announcements", "Back"]


@pytest.mark.parametrize("language", ["en"])
def test_the_player_at_the_controller_gets_settings_that_have_an_effect_there(person: tuple[Player, AtThePad]) -> None:
    """The pace of the computers, the window, the name and the connections follow the player at the keyboard; a
    controller types nothing.
    """
    _, pad = person
    said = pad.open_settings()
    names = ("set-pace", "set-level", "set-name", "set-echo", "set-switches", "set-twice-the-time", "set-mono")
    assert not {pad.app.text(name) for name in names} & {*said}
    assert {pad.app.text(name) for name in ("set-verbosity", "set-only-card", "set-sure")} <= {*said}


@pytest.mark.parametrize("language", ["en"])
def test_the_player_at_the_controller_does_not_change_the_pace_of_the_computers(
    person: tuple[Player, AtThePad],
) -> None:
    someone, pad = person
    assert Command.PACE_FASTER not in (pad.app.scene.possible_commands() or ())
    assert Command.PACE_FASTER in (someone.app.scene.possible_commands() or ())
    pad.press("start")
    pad.choose(pad.app.text("match-commands"))
    assert pad.app.text("command-pace-faster") not in pad.labels()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_waits_for_the_other_after_a_trick_hears_of_no_next_deal(
    person: tuple[Player, AtThePad], language: str
) -> None:
    someone, _ = person
    first, heard = someone.app.scene, Recorder()
    play_on(someone, lambda: first.is_waiting_for_player)  # type: ignore[attr-defined]
    someone.app.announcer.channels.append(heard)
    someone.app.receive(KeyDown("return"))
    said = " ".join(heard.texts())
    deal = {"cs": "ozdání", "en": " deal", "sk": "ozdanie", "de": "Spiel", "pl": "ozdanie"}[language]
    assert "Marie" in said
    assert deal not in said
