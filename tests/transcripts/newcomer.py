"""A newcomer's way from the program's first start to the first card with a friend: every key and every sentence.

``python -m tests.transcripts.newcomer`` rewrites the logs in ``recorded``; a test compares them. There are three ways:
to host tables, to join by address and code, and to follow an invitation's link on a page. The newcomer presses the keys
of a window (on the page: the same items), hears every entry on the way, and knows no shortcut.
"""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from unittest.mock import patch

from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.app.shell.menu import Menu
from numeramis_access.compose import first_scene, make_program
from numeramis_access.input.inbox import Inbox, InvitationFollowed
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from numeramis_access.tables import fairness
from tests.app.friends import Line
from tests.server.guests import Club
from tests.standins import Recorder, in_a_thread
from tests.transcripts.make import FOLDER

LANGUAGES = ("cs", "en")
WAYS = ("host", "code", "link")
#: entries of the menus that a newcomer looks for, by language
WANTED = {
    "people": {"cs": "Hrát s lidmi", "en": "Play with people"},
    "host": {"cs": "Otevřít stoly tady", "en": "Open tables here"},
    "table": {"cs": "Nový soukromý stůl na kód", "en": "New private table, by code"},
    "game": {"cs": "Quist", "en": "Quist"},
    "start": {"cs": "Otevřít stůl", "en": "Open the table"},
    "begin": {"cs": "Začít partii", "en": "Begin the match"},
    "address": {"cs": "Jinam", "en": "Another server"},
    "code": {"cs": "Mám kód", "en": "I have a code"},
    "feminine": {"cs": "V ženském rodě", "en": "She"},
    "masculine": {"cs": "V mužském rodě", "en": "He"},
}
WOMEN = ("Bára", "Eva")
NAMES = {"cs": "Bára", "en": "Adam"}
ADDRESS = "192.168.1.5"
CODES = {"cs": "abdikace balvan cedule deska", "en": "abandon bridge pond world"}
#: most entries of a menu
ENTRIES = 20


class House:
    """A house of tables inside the newcomer's program."""

    local_address = ADDRESS
    addresses = (ADDRESS,)

    def close(self) -> None:
        """Do nothing: the club stays."""


class Newcomer(Recorder):
    """A person who starts the program for the first time.

    :ivar log: keys and sentences, one in a line. :ivar keys: the number of keys pressed.
    """

    def __init__(self, club: Club, folder: Path, language: str, on_page: bool = False) -> None:
        super().__init__()
        self.club, self.words, self.keys = club, language, 0
        self.log: list[str] = []
        self.app = make_program(
            Settings(language=language if on_page else "", pace=0.0, speech="none", gender="none"), Home.at(folder),
            thinker=in_a_thread, connect=lambda _, inbox: self._line(inbox),
            host=None if on_page else lambda *_: House(), in_house=on_page,
        )  # fmt: skip
        self.app.announcer.channels.append(self)
        self.app.follow(first_scene(self.app))
        self.app.start()
        self.hear()

    def _line(self, inbox: Inbox) -> Line:
        return Line(self.club, inbox)

    def hear(self) -> list[str]:
        """Run everything due; return the sentences."""
        self.club.run(3.0)
        while (item := self.app.inbox.take(0.0)) is not None:
            self.app.receive(item)
        self.app.tick()
        self.app.refresh()
        heard = self.texts()
        self.log += heard
        self.shown.clear()
        return heard

    def press(self, key: str, writes: str = "") -> list[str]:
        """Press a key and hear its effects."""
        self.keys += 1
        self.log.append(f"> {writes or key}")
        self.app.press(key, writes)
        return self.hear()

    def write(self, text: str) -> None:
        """Write a text in a field; the log leaves the echo of its letters out."""
        before = len(self.log)
        for letter in text:
            self.press("space" if letter == " " else letter.lower(), letter)
        self.log[before:] = [f"> {text}"]
        self.press("return")

    def choose(self, wanted: str) -> None:
        """Go down a menu to an entry, and choose it."""
        label = WANTED[wanted][self.words]
        if not self._heard_entry(label):
            for _ in range(ENTRIES):
                if any(text.startswith(label) for text in self.press("down")):
                    break
            else:
                raise AssertionError((label, self.log))
        self.press("return")

    def _heard_entry(self, label: str) -> bool:
        """Return whether the last entry heard, apart from announcements, begins so."""
        since = max((at for at, line in enumerate(self.log) if line.startswith(">")), default=0)
        return any(line.startswith(label) for line in self.log[since:])

    def introduce(self, name: str) -> None:
        """Write a name in its field, and answer the question of gender if it comes."""
        self.write(name)
        if isinstance(scene := self.app.scene, Menu) and scene.is_question("people-gender"):
            self.choose("feminine" if name in WOMEN else "masculine")

    def greet(self, name: str) -> None:
        """Answer the questions of the first start with Enter; a woman chooses the feminine address."""
        if self.app.language.code != self.words:
            self.press("down")
        while len(self.app.scenes) > 1:
            if name in WOMEN and isinstance(scene := self.app.scene, Menu) and scene.is_question("choose-address"):
                self.press("left")
            self.press("return")


def play(way: str, language: str) -> str:
    """Return the log of one way."""
    chance = random.Random(5)
    with ExitStack() as stack, tempfile.TemporaryDirectory() as folder:
        fixed = patch.multiple(
            fairness.secrets, randbelow=chance.randrange, SystemRandom=lambda: chance,
            token_hex=lambda count=8: f"{chance.getrandbits(8 * count):0{2 * count}x}",
        )  # fmt: skip
        stack.enter_context(fixed)
        stack.enter_context(patch("numeramis_access.server.people.gathering.draw_words", lambda *_: CODES[language]))
        club = Club(Path(folder))
        stack.callback(lambda: club.house.close())
        newcomer = Newcomer(club, Path(folder) / "newcomer", language, way == "link")
        stack.callback(newcomer.app.close)
        friend = Newcomer(club, Path(folder) / "friend", language)
        stack.callback(friend.app.close)
        friend.greet("Eva")
        (_hosts if way == "host" else _comes)(newcomer, friend, way)
        assert isinstance(newcomer.app.scene, PeopleMatch), newcomer.log
        keys = f"{newcomer.keys} keys, {sum(not line.startswith('>') for line in newcomer.log)} messages"
        return "\n".join([keys, "", *newcomer.log]) + "\n"


def _hosts(newcomer: Newcomer, friend: Newcomer, _: str) -> None:
    """Open tables here; the friend comes by the code."""
    newcomer.greet(NAMES[newcomer.words])
    newcomer.choose("people")
    newcomer.introduce(NAMES[newcomer.words])
    _opens(newcomer)
    _arrives(friend, "Eva")
    newcomer.hear()
    newcomer.choose("begin")


def _opens(someone: Newcomer) -> None:
    """Host tables, and open a table for friends."""
    for wanted in ("host", "table", "game", "start"):
        someone.choose(wanted)


def _arrives(someone: Newcomer, name: str) -> None:
    """Join a table by its address and code."""
    someone.choose("people")
    someone.introduce(name)
    someone.choose("address")
    someone.write(ADDRESS)
    someone.choose("code")
    someone.write(CODES[someone.words])


def _comes(newcomer: Newcomer, friend: Newcomer, way: str) -> None:
    """Join a friend's table, by address and code or by a link."""
    friend.choose("people")
    friend.introduce("Eva")
    _opens(friend)
    if way == "link":
        newcomer.log.append(f"> {ADDRESS} #")
        newcomer.app.receive(InvitationFollowed(CODES[newcomer.words]))
        newcomer.hear()
        newcomer.introduce(NAMES[newcomer.words])
    else:
        newcomer.greet(NAMES[newcomer.words])
        _arrives(newcomer, NAMES[newcomer.words])
    friend.hear()
    friend.choose("begin")
    newcomer.hear()


def recordings() -> Iterator[tuple[Path, str]]:
    """Yield the path and text of every log."""
    for way in WAYS:
        for language in LANGUAGES:
            yield FOLDER / f"newcomer-{language}-{way}.txt", play(way, language)


def main() -> None:
    """Write all logs."""
    for path, text in recordings():
        path.write_text(text, encoding="utf-8")
        print(path.name, text.partition("\n")[0])


if __name__ == "__main__":
    main()
