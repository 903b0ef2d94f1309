"""A player who uses the page by keys and by ear with stock Orca, and the comparison of messages and speech."""

from __future__ import annotations

import json
import os
import re
import time
from pathlib import Path

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.peers import browsers
from tests.peers.desktop import PATIENCE, Desktop

#: the programs that all of this needs
WITH_ORCA = [
    pytest.mark.peer(name)
    for name in ("xvfb", "dbus", "at-spi", "orca", "speech-dispatcher", "firefox", "chromium", "openbox")
]  # fmt: skip

#: seconds of silence that end Orca's speech, after which no key interrupts it
QUIET = 1.0
#: the first entry of the main menu, by the language that a browser asks for
FIRST = {"en-GB" if code == "en" else code: Language(code).text("menu-new-match") for code in LANGUAGES}
#: most keys that one deal takes, and most that go once around the page
KEYS, TABS = 80, 50
#: what the page tells at the end of a list
ENDS = {Language(code).text("page-list-end") for code in LANGUAGES}
#: Orca's words after a button's name, which may be the name of a card in a message
BUTTON = " push button."


class Player:
    """A player by keys and by ear.

    :param language: the browser's language. :ivar lag: Orca's longest delay after a key, in seconds.
    """

    def __init__(self, desktop: Desktop, language: str) -> None:
        self.desktop, self.language = desktop, language
        self.first = FIRST[language]
        self.lag = 0.0
        #: keys, each as ``> Down``, and the speech after each
        self.log: list[str] = []
        self._noted = 0

    @property
    def told(self) -> list[dict[str, object]]:
        """Return the messages of the first visitor's program so far, except those that the focus shows."""
        path = self.desktop.folder / "told"
        lines = path.read_text("utf-8").splitlines() if path.exists() else []
        told = [json.loads(line) for line in lines]
        return [one for one in told if not one["shown"] and one.get("visitor") == told[0].get("visitor")]

    @property
    def told_by(self) -> str:
        """Return the name of the first visitor's folder."""
        return str(json.loads((self.desktop.folder / "told").read_text("utf-8").splitlines()[0])["visitor"])

    @property
    def heard(self) -> list[str]:
        """Return Orca's speech so far, with ordinary spaces."""
        return [" ".join(text.split()) for text in self.desktop.tap.spoken]

    def open(self, browser: str, address: str, braille: str = "") -> None:
        """Open the page in a browser, with Orca. :param braille: BrlAPI's host word of a display, none when empty."""
        self.desktop.orca(braille)
        self.desktop.wait(lambda: self.desktop.tap.heard("Screen reader on"), "Orca starts")
        browsers.start(self.desktop, browser, address, self.language)
        self.desktop.wait(lambda: self.desktop.tap.heard("Finished loading"), "the page is loaded")
        self.desktop.wait((self.desktop.folder / "told").exists, "the program tells something")
        self.listen()

    def listen(self) -> None:
        """Wait until Orca is silent."""
        while True:
            before = len(self.desktop.tap.spoken)
            time.sleep(QUIET)
            if before == len(self.desktop.tap.spoken):
                return

    def note(self, *lines: str) -> list[str]:
        """Add the speech since the last note and these lines to the log; return the log."""
        heard = self.heard
        self.log += [*heard[self._noted :], *lines]
        self._noted = len(heard)
        return self.log

    def press(self, *keys: str) -> None:
        """Press keys one after another, each after the end of the speech."""
        for key in keys:
            self.note(f"> {key}")
            before, begun = len(self.desktop.tap.spoken), time.monotonic()
            self.desktop.press(key)
            while len(self.desktop.tap.spoken) == before and time.monotonic() - begun < PATIENCE:
                time.sleep(0.02)
            if len(self.desktop.tap.spoken) > before:  # a key that leads nowhere is silent, however quick Orca is
                self.lag = max(self.lag, time.monotonic() - begun)
            # Orca echoes some keys at once, and speaks their effects much later on a busy machine
            while set(self.heard[before:]) == {key.lower()} and time.monotonic() - begun < PATIENCE:
                time.sleep(0.02)
            self.listen()

    def come_among_people(self, name: str) -> None:
        """Go from the main menu to other people, in Czech, and hear the choices there. :param name: a woman's."""
        self.find_menu()
        self.go_to("Hrát s lidmi")
        self.press("Return")
        heard, wait = self.desktop.tap.heard, self.desktop.wait
        wait(lambda: heard("Napište jméno"), "the name is asked for")
        self.write(name)
        wait(lambda: heard("Jak o vás mají ostatní slyšet"), "the gender is asked for")
        self.listen()
        self.choose("v ženském rodě")
        wait(lambda: heard("Nový soukromý stůl na kód"), "what can be done is heard")
        self.listen()

    def find_menu(self) -> None:
        """Go to the main menu by Tab, however far."""
        for _ in range(TABS):
            before = len(self.heard)
            self.press("Tab")
            if any(text.startswith(self.first) for text in self.heard[before:]):
                return
        pytest.fail(f"no menu: {self.heard}")

    def go_to(self, label: str) -> None:
        """Go down a menu to an entry that begins so. Repeat keys that a busy machine has lost."""
        silent = 0
        for _ in range(TABS):
            if re.search(rf"(^|[.?:] ){re.escape(label)}", self.entries[-1]):  # a menu's name may stand before
                return
            before = len(self.heard)
            self.press("Down")
            told = [text for text in self.heard[before:] if text not in ENDS]
            silent = 0 if told else silent + 1
            if silent > 1:
                break  # this was the last one
        pytest.fail(f"no {label}: {self.heard}")

    def choose(self, label: str) -> None:
        """Choose an entry of a menu that begins so; wait for the next focused entry."""
        self.go_to(label)
        heard = self.entries
        self.press("Return")
        self.desktop.wait(lambda: self.entries != heard, f"an entry behind {label}")

    @property
    def entries(self) -> list[str]:
        """Return the buttons in the speech."""
        return [text for text in self.heard if text.endswith(BUTTON)]

    def write(self, text: str) -> None:
        """Write a text in a field, and take it."""
        self.note(f"> {text}")
        self.desktop.type(text)
        self.press("Return")

    def begin(self, game: str) -> None:
        """Begin a match with the proposed options."""
        self.find_menu()
        self.press("Return", *["Down"] * [record.name for record in STANDARD].index(game), "Return", "Return")

    def unheard(self) -> list[str]:
        """Return the messages that were not spoken, or not in order, or twice."""
        return unheard([" ".join(str(told["text"]).split()) for told in self.told], self.heard)

    def play_a_deal(self) -> None:
        """Play the first card or choice, or another card if that is refused, until the deal ends."""
        for _ in range(KEYS):
            self.hear_out()
            told = self.told
            if {"continue-with-enter", "match-finished"} & {one["kind"] for one in told}:
                return
            if told and told[-1]["own"]:
                other = ["Down"] * bool(told[-1]["choices"]) + ["z"] * bool(told[-1]["refused"])
                self.press(*other, "Return")
        pytest.fail(f"the deal has no end: {self.heard}")

    def hear_out(self) -> None:
        """Listen until the speech has reached the last message: a key would interrupt it, and it would start again."""
        while True:
            self.desktop.wait(lambda: not self.unheard(), f"all is heard; left: {self.unheard()}")
            before = len(self.told)
            self.listen()
            if len(self.told) == before and not self.unheard():
                return


def unheard(told: list[str], heard: list[str]) -> list[str]:
    """Return the messages not heard, heard out of place, or heard twice.

    :param heard: also the reader's own words. Several sentences may form one text. A button's name may begin with
        messages up to a question, but with nothing else: a card in a message may have a button of the same name.
    """
    left, wrong = list(told), []
    for text in heard:
        rest, button = text, text.endswith(BUTTON)
        while left and (rest == left[0] or rest.startswith((left[0] + " ", left[0] + ". "))):
            if button and "?" not in rest:
                break
            rest = rest[len(left.pop(0)) :].removeprefix(".").strip()
        if rest == text and text in told:
            wrong.append(text)
    return wrong + left


def keep(name: str, lines: list[str]) -> None:
    """Write the speech for people to read, if the folder ``HEARD_IN`` is set."""
    if folder := os.environ.get("HEARD_IN"):
        Path(folder).mkdir(parents=True, exist_ok=True)
        (Path(folder) / f"{name}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
