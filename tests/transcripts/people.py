"""A whole evening of two people at one table in every game and language, one at a window, one at a terminal.

They gather and begin, one loses the line and returns, they pause and go on, play to the end, play again, and leave.
``python -m tests.transcripts.people`` rewrites the logs in ``recorded``; a test compares them. A line is an input of
one of the two (``>``), a sentence at the window, or a line at the terminal. Of the match's middle the log has only the
number of keys and lines (``…``). ``×`` marks the cut of the line, ``–`` its return.
"""

from __future__ import annotations

import io
import random
import sys
import tempfile
from contextlib import ExitStack
from itertools import chain, count
from pathlib import Path
from unittest.mock import patch

from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.lobby import HouseMenu
from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.table.typed import card_names
from numeramis_access.compose import make_program
from numeramis_access.input.inbox import Inbox
from numeramis_access.output.terminal import Terminal
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from numeramis_access.tables import fairness
from numeramis_access.tables.requests import OpenTable
from tests.app.friends import Line
from tests.server import guests
from tests.server.guests import Club
from tests.standard import GAMES, policy
from tests.standins import Recorder, in_a_thread
from tests.transcripts.make import FOLDER
from tests.transcripts.newcomer import ADDRESS, CODES

LANGUAGES = ("cs", "en")
#: agreements by which a match is soon over: a rubber of Whist is long, but one deal of a mixed match is a match too
LENGTH: dict[str, dict[str, object]] = {
    "quist": {"games": 1}, "sipky": {}, "loker": {"games": 5}, "whist": {"tour": "mixed", "order": ["duck"]},
}  # fmt: skip
#: the people at the window and at the terminal, by language
NAMES = {"cs": ("Eva", "Adam"), "en": ("Kate", "John")}
#: entries of menus and words for the terminal, by language
WORDS = {
    "people": ("Hrát s lidmi", "Play with people"),
    "address": ("Jinam", "Another server"),
    "code": ("mám kód", "i have a code"),
    "begin": ("Začít partii", "Begin the match"),
    "pause": ("pauza", "pause"),
    "score": ("stav", "score"),
    "leave": ("odejít", "leave"),
    "leave-table": ("Odejít od stolu", "Leave the table"),
}
#: most plays of a match
MOST = 2000
#: people's actions before the cut, and before the pause; the log leaves the middle out
CUT_AFTER, PAUSE_AFTER = 6, 10
#: logged plays of the end of the match
ENDS = 6


class Guest:
    """One of the two. :ivar log: of both, line by line. :ivar writes: whether the log is on."""

    def __init__(self, club: Club, home: Path, name: str, language: str, log: list[str]) -> None:
        self.club, self.log, self.writes, self.keys = club, log, True, 0
        self.lines: list[Line] = []
        gender = "feminine" if self.place == "window" else "masculine"
        settings = Settings(language=language, name=name, gender=gender, speech="none", level="beginner", braille="off")
        self.app = make_program(settings, Home.at(home), thinker=in_a_thread, connect=self._connect, clock=club.clock)
        self._at = LANGUAGES.index(language)
        self._open()
        self.app.start()
        self.app.scene.enter()

    place = "window"

    def _open(self) -> None:
        self._heard = Recorder()
        self.app.announcer.channels.append(self._heard)

    def _connect(self, _: str, inbox: Inbox) -> Line:
        self.lines.append(Line(self.club, inbox))
        return self.lines[-1]

    def taken(self) -> list[str]:
        """Return the sentences since the last call."""
        found = self._heard.texts()
        self._heard.shown.clear()
        return found

    def hear(self) -> None:
        """Run everything due, and log its sentences."""
        for _ in range(4):
            self.club.run(1.0)
            while (item := self.app.inbox.take(0.0)) is not None:
                self.app.receive(item)
            self.app.tick()
        self.app.refresh()
        heard = self.taken()
        if self.writes:
            self.log += [f"{self.place:8}  {text}" for text in heard]

    def did(self, what: str) -> None:
        """Log an input and the sentences after it."""
        self.keys += 1
        if self.writes:
            self.log.append(f"{self.place:8}> {what}")
        self.hear()

    def press(self, *keys: str) -> None:
        """Press keys one after another."""
        for key in keys:
            self.app.press(key)
            self.did(key)

    def word(self, name: str) -> str:
        """Return an entry or a word in this guest's language."""
        return WORDS[name][self._at]

    def choose(self, name: str) -> None:
        """Choose an entry of a menu; the log leaves the way there out."""
        scene = self.app.scene
        assert isinstance(scene, Menu), (scene, self.log[-9:])
        at = next(at for at, entry in enumerate(scene.entries) if entry.label().startswith(self.word(name)))
        self.go(at)

    def go(self, at: int) -> None:
        """Choose the entry at a place."""
        before, self.writes = self.writes, False
        self.press("home", *["down"] * at)
        self.writes = before
        self.log += [f"{self.place:8}> … {WORDS_OF_KEYS[self._at]}"] * self.writes
        self.press("return")

    def write(self, text: str) -> None:
        """Write a text and press Enter."""
        for letter in text:
            self.app.press("space" if letter == " " else letter, letter)
        self.taken()
        self.app.press("return")
        self.did(text)

    @property
    def match(self) -> PeopleMatch:
        """Return the match on top."""
        scene = self.app.scene
        assert isinstance(scene, PeopleMatch), (scene, self.log[-9:])
        return scene

    def play(self) -> bool:
        """Act at the table if it is this guest's turn; return whether it was."""
        match = self.match
        if match.is_waiting_for_player:
            self.go_on()
        elif match.is_own_turn:
            self.decide()
        else:
            return False
        return True

    def go_on(self) -> None:
        """Go on after a deal."""
        self.press("return")

    def decide(self) -> None:
        """Play the first playable card, or take the first choice."""
        desk = self.match.desk
        if desk.exchanges():
            self.press("tab", "return")
        elif isinstance(here := desk.item_under_cursor(), str) and not desk.is_playable(here):
            self.press("z", "return")
        else:
            self.press("return")


#: how the keys are called that lead to an entry
WORDS_OF_KEYS = ("šipkami", "by the arrows")


class AtTerminal(Guest):
    """The guest at the terminal, who types words and reads lines."""

    place = "terminal"

    def _open(self) -> None:
        self.app.keyboard = self.app.device = "terminal"
        self._printed = io.StringIO()
        self._read = 0
        self.app.announcer.channels.append(Terminal(io.StringIO(), self._printed))

    def taken(self) -> list[str]:
        """Return the lines printed since the last call."""
        text = self._printed.getvalue()
        new, self._read = text[self._read :], len(text)
        return [line.rstrip() for line in new.splitlines() if line.strip()]

    def type(self, line: str) -> None:
        """Type a line."""
        self.app._take_typed(line)
        self.did(line)

    def choose(self, name: str) -> None:
        """Type the words of an entry."""
        self.type(self.word(name).lower())

    def write(self, text: str) -> None:
        """Type a text."""
        self.type(text)

    def go_on(self) -> None:
        """Press Enter."""
        self.type("")

    def decide(self) -> None:
        """Type the name of a playable card, or of the first choice."""
        match = self.match
        desk = match.desk
        card = next((card for card in desk.hand if desk.is_playable(card)), None)
        if card is not None and not desk.exchanges():
            self.type(next(iter(card_names(card, match.talk.narrator.language))))
        else:
            labels = [item.label for item in match.screen().items[len(desk.hand) :]]
            self.type(labels[0].rstrip(".").lower())


class Evening:
    """The evening of two at one table."""

    def __init__(self, game: str, language: str, stack: ExitStack) -> None:
        self.log: list[str] = []
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        self.club = Club(folder)
        stack.callback(lambda: self.club.house.close())
        self.game, self.language = game, language
        first, second = NAMES[language]
        self.window = Guest(self.club, folder / "window", first, language, self.log)
        self.terminal = AtTerminal(self.club, folder / "terminal", second, language, self.log)
        self.both = (self.window, self.terminal)
        for one in self.both:
            stack.callback(one.app.close)
            one.taken()

    def lead(self) -> None:
        """Lead the whole evening."""
        self.gather()
        self.play(CUT_AFTER)
        self.cut_off()
        self.play(PAUSE_AFTER, ends=1)
        self.pause()
        self.play(MOST, ends=ENDS)
        self.once_more()
        self.leave()

    def hear(self) -> None:
        """Let both hear all news."""
        for one in self.both:
            one.hear()

    def gather(self) -> None:
        """Open a table, join it by its code, begin."""
        window, terminal = self.both
        for one in self.both:
            one.writes = False
            one.choose("people")
            one.choose("address")
            one.write(ADDRESS)
            one.writes = True
        house = window.app.scene
        assert isinstance(house, HouseMenu)
        options = LENGTH[self.game]
        house.company.ask(OpenTable(id=new_id(), game=self.game, players=4, options=options), house._come_to)
        window.hear()
        terminal.choose("code")
        terminal.write(CODES[self.language])
        self.hear()
        window.choose("begin")
        self.hear()

    def play(self, most: int, ends: int = 0) -> None:
        """Let both play. :param most: number of plays. :param ends: number of last plays to log, 0 for all.

        The computers play in between.
        """
        begins, done = len(self.log), [len(self.log)]
        while len(done) <= most and not self.window.match.is_over:
            before = len(done)
            for one in self.both:
                start = len(self.log)
                if len(done) <= most and not one.match.is_over and one.play():
                    done.append(start)
                self.hear()
            assert len(done) > before or self.window.match.is_over, self.log[-20:]
        if ends and len(done) > ends:
            left_out = self.log[begins : done[-ends]]
            self.log[begins : done[-ends]] = ["", f"… {sum('> ' in line for line in left_out)}", ""]

    def cut_off(self) -> None:
        """Cut the line of the guest at the terminal until a computer plays, and mend it."""
        window, terminal = self.both
        self.log += ["", "terminal: ×", ""]
        terminal.lines[-1].cut()
        terminal.hear()
        window.hear()
        self.club.run(70.0)
        window.hear()
        for _ in range(2):
            window.play()
            window.hear()
        self.log += ["", "terminal: –", ""]
        terminal.lines[-1].mend()
        terminal.hear()
        self.hear()

    def pause(self) -> None:
        """Ask for a pause and agree to it, ask for the score during it, and go on."""
        window, terminal = self.both
        terminal.choose("pause")
        window.hear()
        window.press("shift+p")
        terminal.hear()
        terminal.choose("score")
        window.press("return")
        terminal.hear()
        terminal.go_on()
        self.hear()

    def once_more(self) -> None:
        """Play again, up to the first card of that match."""
        window, terminal = self.both
        terminal.type("N")
        window.hear()
        window.press("shift+n")
        self.hear()
        self.hear()
        self.play(2)

    def leave(self) -> None:
        """Leave, first the guest at the terminal."""
        window, terminal = self.both
        terminal.choose("leave")
        window.hear()
        window.press("escape", "end", "return")
        self.hear()


class Beginners(guests.Thinking):
    """Computers that decide at once, so that each run of an evening is the same."""

    @staticmethod
    def fast(game: str, level: str) -> object:
        """Return a beginner's policy for any level."""
        return policy(game, "beginner")


def play(game: str, language: str) -> str:
    """Return the log of an evening."""
    chance = random.Random(5)
    with ExitStack() as stack:
        fixed = patch.multiple(
            fairness.secrets, randbelow=chance.randrange, SystemRandom=lambda: chance, randbits=chance.getrandbits,
            token_hex=lambda count=8: f"{chance.getrandbits(8 * count):0{2 * count}x}",
        )  # fmt: skip
        stack.enter_context(fixed)
        stack.enter_context(patch.object(guests, "policy", Beginners.fast))
        codes = chain([CODES[language]], map(str, count(1)))
        stack.enter_context(patch("numeramis_access.server.people.gathering.draw_words", lambda *_: next(codes)))
        evening = Evening(game, language, stack)
        evening.lead()
        return "\n".join(evening.log) + "\n"


def file_of(game: str, language: str) -> Path:
    """Return the path of an evening's log."""
    return FOLDER / f"{game}-{language}-people.txt"


def main(names: list[str]) -> None:
    """Write logs. :param names: which, as ``quist-cs``; all if there are none."""
    for game in GAMES:
        for language in LANGUAGES:
            if not names or f"{game}-{language}" in names:
                path = file_of(game, language)
                path.write_text(play(game, language), encoding="utf-8")
                print(path.name)


if __name__ == "__main__":
    main(sys.argv[1:])
