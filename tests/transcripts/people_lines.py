"""An evening of people by dots alone: two braille displays and a terminal at one table, in two languages, each game.

``python -m tests.transcripts.people_lines`` rewrites the logs in ``recorded``; a test compares them. From the main menu
on the people use only the keys of a display: they write a name, type a code, agree a clock, play a deal with their own
words, a pause, time and a lost line in it, and play again. The log of a display reads as those of ``lines``, with each
written text in one line; the terminal's input and output have their own log.
"""

from __future__ import annotations

import io
import random
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import msgspec

from braille.cells import dots
from braille.text import BrailleTable
from numeramis_access.app.menus.reading_pace import ReadingPace
from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.app.people.people_tellers import is_asked_to_concede
from numeramis_access.compose import first_scene, make_program
from numeramis_access.input.inbox import Inbox
from numeramis_access.output.braille_board import END_CELL
from numeramis_access.output.terminal import Terminal
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from numeramis_access.tables import fairness
from tests.app.evening import READING, Clock, Evening
from tests.app.fingers import NAMES, Device, Fingers
from tests.app.friends import Line
from tests.braille.emulators.baum import BaumDisplay
from tests.server.guests import Club
from tests.standard import WITH_CLAIMS
from tests.standins import in_a_thread
from tests.transcripts.lines import FOLDER, written
from tests.transcripts.make import next_line

ADDRESS = "192.168.1.5"
CODE = "window yellow swap wrist"
#: seconds of one step of time; of a letter that is typed; most steps until something has come about
STEP, LETTER, STEPS = 0.5, 0.6, 4000
BACK, ENTER, FIRST = "pan left+pan right", "dot8", "space+dot1+dot2+dot3"
#: most turns of a menu
ENTRIES = 100


class People(NamedTuple):
    """The people: the host at forty cells, another at twenty, and one at a terminal.

    :param language: of the host and the terminal; the other display has the other language.
    """

    language: str
    host: str
    guest: str
    typist: str


#: together the names have every letter of both languages; names at a terminal begin with the letter of "you"
PEOPLE = {
    "quist": People("en", "Max Woolf", "Žofie Šťovíčková", "Yvonne"),
    "sipky": People("cs", "Růžena Ďáblová", "Jack Quigley", "Věra"),
    "loker": People("en", "Gwyn Dubois", "Řehoř Týňský", "Yves"),
    "whist": People("cs", "Róza Úlehlová", "Alex Pike-Fox", "Vilém Bém"),
}
MATCHES: dict[str, dict[str, object]] = {
    "quist": {"games": 2}, "sipky": {"limit": 101, "games": 2}, "loker": {"games": 2},
    "whist": {"tour": "mixed", "order": ["duck"]},
}  # fmt: skip
WORDS = {
    "before": {"cs": "Dobrý večer, hraje se o koláč!", "en": "Good evening, who wants cake?"},
    "deal": {"cs": "To byla smůla.", "en": "Well, what luck!"},
    "between": {"cs": "Ještě čaj, Yvonne?", "en": "We need more tea."},
}


class HouseClock(Clock):
    """The clock of the house, which displays and programs share."""

    def __init__(self, club: Club) -> None:
        super().__init__()
        self._club = club

    def now(self) -> float:
        """Return the time of the house."""
        return self._club.clock.now

    def move(self, to: float) -> None:
        """Ring all alarms due by then."""
        self._club.clock.now = max(self._club.clock.now, to)
        super().move(to)


class Place(Evening):
    """A person with only a braille display, one of several at a table.

    :param party: all of them. :ivar gives_up: whether to give up the rest of each deal, so that a match ends.
    """

    def __init__(self, party: Party, device: Device, name: str, language: str, where: str) -> None:
        settings = msgspec.convert(
            {"language": language, "speech": "none", "level": "beginner", "matches": MATCHES, "echo": "none"}, Settings
        )
        self.lines: list[Line] = []
        someone = Fingers(
            device, name, settings, timers=party.clock, where=Home.at(party.folder / where), connect=self._connect
        )
        super().__init__(someone, party.clock)
        self.party = party
        self.language = language
        self.gives_up = self._asked = False
        someone.app.tick()  # the display is connected, so the program asks for the pace of reading
        someone.settle()
        assert isinstance(someone.app.scene, ReadingPace), someone.text

    def _connect(self, _: str, inbox: Inbox) -> Line:
        self.lines.append(Line(self.party.club, inbox))
        return self.lines[-1]

    def press(self, key: str, reading: float = READING) -> None:
        """Read the display, then press a key; a message that has gone on by itself needs none."""
        before = self.someone.message
        self.party.pass_time(reading)
        if key == "pan right" and before and before != self.someone.message:
            return
        self.someone.press(key)
        self.party.settle()
        self.note(key)

    def choose(self, *texts: str) -> None:
        """Read on until each of these texts appears, or an entry that begins with it, and press the key over it."""
        for text in texts:
            for _ in range(ENTRIES):
                place = None if self.someone.message else self.someone.place_of(text)
                if place is not None:
                    break
                self.press(FIRST if self.someone.cells[-1] == END_CELL else "pan right")
            else:
                raise AssertionError((text, self.someone.text))
            self.press(f"routing {place + 1}")

    def write(self, text: str) -> None:
        """Write a text by dots and take it: one line of the log."""
        begun = len(self.log) - 1
        for cell in BrailleTable(f"{self.language}-8").cells(text):
            self.press("+".join(f"dot{dot}" for dot in dots(cell)) or "space", LETTER)
        self.log[begun + 1 : -1] = []
        self.log[begun].until, self.log[begun].by_key = self.log[-1].since, f"writes: {text}"
        self.press(ENTER)

    def read_on(self) -> None:
        """Read the current text, and the waiting ones, to the end."""
        while self.someone.line.standing or self.someone.line.more_waits:
            self.press("pan right")

    def go_on(self) -> None:
        """Agree to end a pause by Enter, which first reads on to the end of the question."""
        history = self.someone.app.announcer.history
        heard = len(history)
        for _ in range(ENTRIES):
            self.press(ENTER)
            if {one.kind for one in history[heard:]} & {"people-go-on-agrees-own", "people-went-on"}:
                return
        raise AssertionError(self.someone.text)

    def say(self, text: str) -> None:
        """Say something in free words from the menu of a match or of a table."""
        at_table = self.playing is not None
        if at_table:
            self.press(BACK)
        self.choose(self._called("people-say"), self._called("people-write"))
        self.write(text)
        while at_table and self.playing is None:
            self.press(BACK)

    def _called(self, message: str, **values: object) -> str:
        """Return the beginning of an entry's braille text."""
        return self.someone.app.narrator.language.phrase(message, **values).braille.lower()[:12]

    @property
    def playing(self) -> PeopleMatch | None:
        """Return the match on the display."""
        scene = self.someone.app.scene
        return scene if isinstance(scene, PeopleMatch) else None

    def step(self) -> bool:
        """Act at the table if necessary; return whether it was."""
        match = self.playing
        if match is None:
            return False
        if self.someone.message and (match.is_own_turn or match.is_waiting_for_player):
            self.press("pan right")
        elif match.is_own_turn and self.gives_up and not self._asked:
            self._give_up()
        elif match.is_own_turn or match.is_waiting_for_player:
            self._asked = False
            self.act()
        elif match._waiting_choice == "choice-next-round":
            self.press(ENTER)
        else:
            return False
        return True

    def _give_up(self) -> None:
        """Ask the partner to give up the remaining tricks, and confirm."""
        self._asked = True
        self.press("dot1+dot2+dot4+dot5+dot7")
        if self.playing is None:
            self.choose(self._called("yes"))


class Typist:
    """A person at a terminal. :ivar printed: the terminal's text."""

    def __init__(self, party: Party, language: str, name: str) -> None:
        self.party, self.printed = party, io.StringIO()
        self.lines: list[Line] = []
        settings = Settings(language=language, speech="none", name=name, level="beginner")
        home, now = Home.at(party.folder / "typist"), party.clock.now
        self.app = make_program(settings, home, thinker=in_a_thread, connect=self._connect, clock=now)
        self.app.keyboard = self.app.device = "terminal"
        self.app.announcer.channels.append(Terminal(io.StringIO(), self.printed))
        self.app.follow(first_scene(self.app))
        self.app.start()
        self.printed.seek(0)
        self.printed.truncate()  # the main menu is no part of the evening

    def _connect(self, _: str, inbox: Inbox) -> Line:
        self.lines.append(Line(self.party.club, inbox))
        return self.lines[-1]

    def type(self, *texts: str) -> None:
        """Type lines."""
        for text in texts:
            self.printed.write(f"> {text}\n")
            self.party.pass_time(READING)
            self.app._take_typed(text)
            self.party.settle()

    def called(self, message: str) -> str:
        """Return an entry's text."""
        return self.app.text(message).partition(":")[0]

    @property
    def playing(self) -> PeopleMatch | None:
        """Return the match in front."""
        scene = self.app.scene
        return scene if isinstance(scene, PeopleMatch) else None

    def step(self) -> bool:
        """Act at the table if necessary; return whether it was."""
        match = self.playing
        if match is None or not (match.is_own_turn or match.is_waiting_for_player or is_asked_to_concede(match.seat)):
            return False
        goes_on = match.is_waiting_for_player and not is_asked_to_concede(match.seat)
        self.type("" if goes_on else "G" if is_asked_to_concede(match.seat) else next_line(match))
        return True


class Party:
    """The people at one house, who share its clock."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.club = Club(folder)
        self.clock = HouseClock(self.club)
        self.places: list[Place] = []
        self.typist: Typist | None = None

    def pass_time(self, seconds: float) -> None:
        """Let time pass, with everything due in it."""
        ends = self.clock.now() + seconds
        while self.clock.now() < ends:
            self.clock.move(min(ends, self.clock.now() + STEP))
            self.settle()

    def settle(self) -> None:
        """Let all hear their news, and log the displays."""
        self.club.run()
        if self.typist is not None:
            app = self.typist.app
            while (item := app.inbox.take(0.0)) is not None:
                app.receive(item)
            app.tick()
            app.refresh()
        for place in self.places:
            place.someone.settle()
            place.note()

    def play(self, until: object) -> None:
        """Let all play until a condition holds."""
        assert callable(until)
        for _ in range(STEPS):
            if until():
                return
            if not any([*(place.step() for place in self.places), self.typist is not None and self.typist.step()]):
                self.pass_time(STEP)
        raise AssertionError([place.log[-1].text for place in self.places])


class Meeting:
    """One evening: the people's places and actions.

    :param displays: of forty and of twenty cells, each with the setting that finds it.
    """

    def __init__(self, folder: Path, game: str, displays: list[tuple[Device, str]]) -> None:
        self.game, self.people = game, PEOPLE[game]
        other = "cs" if self.people.language == "en" else "en"
        self.party = Party(folder)
        host, guest = (
            Place(self.party, device, name, language, where)
            for (device, name), language, where in zip(
                displays, (self.people.language, other), ("host", "guest"), strict=True
            )
        )
        self.host, self.guest = host, guest
        self.party.places += [host, guest]
        self.party.settle()

    def close(self) -> None:
        """Close all programs."""
        for place in self.party.places:
            place.someone.app.close()
        if self.party.typist is not None:
            self.party.typist.app.close()
        self.party.club.house.close()

    def gather(self) -> None:
        """Bring all to one table; the host agrees a clock, and free words during a deal."""
        self._arrive(self.host, self.people.host)
        self.host.choose(*map(self.host._called, ("people-new-table", f"game-{self.game}", "open-table")))
        self.host.read_on()
        self._arrive(self.guest, self.people.guest)
        self.guest.choose(self.guest._called("people-code"))
        self.guest.write(CODE)
        typist = self.party.typist = Typist(self.party, self.people.language, self.people.typist)
        typist.type(*(typist.called(name) for name in ("menu-people", "people-join")), ADDRESS)
        typist.type(typist.called("people-code"), CODE)
        self._agree()
        for place in (self.guest, self.host):
            place.read_on()
        self.guest.say(WORDS["before"][self.guest.language])
        self.host.read_on()

    def _arrive(self, place: Place, name: str) -> None:
        place.choose(place._called("menu-people"))
        place.write(name)
        place.choose(place._called("people-join"))
        place.write(ADDRESS)

    def _agree(self) -> None:
        """Let the host agree a clock with the others, and in partnership games free words during a deal."""
        self.host.choose(self.host._called("people-agreed"))
        if self.game == "quist":
            self.host.choose(self.host._called("people-talk"))
            self.host.press("space+dot6")
        self.host.choose(self.host._called("people-clock"))
        self.host.press("space+dot6")
        self.host.press(BACK)

    def deal(self) -> None:
        """Play a deal with free words, the time, a pause and lost lines."""
        host, guest, typist = self.host, self.guest, self.party.typist
        assert typist is not None
        host.choose(host._called("people-begin"))
        self.party.play(lambda: self._own(guest))
        guest.read_on()
        guest.press("dot1+dot2+dot3+dot7")  # asks for the remaining time
        guest.press("dot1+dot7")  # a minute more
        guest.read_on()
        guest.say(WORDS["deal"][guest.language])
        host.read_on()
        self._pause()
        self._cut(guest)
        self.party.play(lambda: self._own(host) or self._over())
        self._cut(typist)
        self.party.play(lambda: self._rests(host) or self._over())

    def _own(self, place: Place) -> bool:
        return place.playing is not None and place.playing.is_own_turn

    def _rests(self, place: Place) -> bool:
        return place.playing is not None and place.playing.is_waiting_for_player

    def _over(self) -> bool:
        return all(place.playing is not None and place.playing.is_over for place in self.party.places)

    def _pause(self) -> None:
        """The host asks for a pause, all agree, and after a while all go on."""
        host, guest, typist = self.host, self.guest, self.party.typist
        assert typist is not None
        host.press("dot1+dot2+dot3+dot4+dot7")
        typist.type("P")
        guest.read_on()
        guest.press("dot1+dot2+dot3+dot4+dot7")
        self.party.pass_time(60)
        for place in (guest, host):
            place.read_on()
        typist.type("")
        for place in (guest, host):
            place.go_on()
            place.read_on()

    def _cut(self, one: Place | Typist) -> None:
        """Cut a person's line for a quarter of a minute."""
        one.lines[-1].cut()
        self.party.pass_time(15)
        one.lines[-1].mend()
        self.party.pass_time(STEP)

    def end(self) -> None:
        """Speak between two deals, play to the end, and play again."""
        host, guest, typist = self.host, self.guest, self.party.typist
        assert typist is not None
        if not self._over():
            host.read_on()
            host.say(WORDS["between"][host.language])
            guest.read_on()
        host.gives_up = self.game in WITH_CLAIMS
        self.party.play(self._over)
        for place in (host, guest):
            place.read_on()
        before = host.playing
        host.press("dot1+dot3+dot4+dot5+dot7")
        guest.read_on()
        guest.press("dot1+dot3+dot4+dot5+dot7")
        typist.type("N")
        self.party.play(lambda: host.playing not in (None, before) and self._own(host))
        host.read_on()

    def logs(self) -> dict[str, str]:
        """Return the logs of each display and of the terminal, by file name."""
        typist = self.party.typist
        assert typist is not None
        return {
            f"people-{self.game}-{self.host.language}-40": written(self.host.log, self.host.language, 40),
            f"people-{self.game}-{self.guest.language}-20": written(self.guest.log, self.guest.language, 20),
            f"people-{self.game}-{self.people.language}-terminal": typist.printed.getvalue(),
        }


def play(game: str, displays: list[tuple[Device, str]]) -> dict[str, str]:
    """Return the logs of one evening."""
    chance = random.Random(5)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        fixed = patch.multiple(
            fairness.secrets, randbelow=chance.randrange, SystemRandom=lambda: chance, randbits=chance.getrandbits,
            token_hex=lambda count=8: f"{chance.getrandbits(8 * count):0{2 * count}x}",
        )  # fmt: skip
        stack.enter_context(fixed)
        codes = iter((CODE, "zebra zone zoo yard"))
        stack.enter_context(patch("numeramis_access.server.people.gathering.draw_words", lambda *_: next(codes)))
        met = Meeting(folder, game, displays)
        stack.callback(met.close)
        met.gather()
        met.deal()
        met.end()
        return met.logs()


def at_ports(game: str) -> dict[str, str]:
    """Return the logs of one evening at displays with serial ports."""
    with BaumDisplay(NAMES[40], 40) as wide, BaumDisplay(NAMES[20], 20) as narrow:
        return play(game, [(wide, f"baum:{wide.path}"), (narrow, f"baum:{narrow.path}")])


def recordings() -> Iterator[tuple[Path, str]]:
    """Yield the path and text of every log."""
    for game in PEOPLE:
        for name, text in at_ports(game).items():
            yield FOLDER / f"{name}.txt", text


def main() -> None:
    """Write all logs."""
    for path, text in recordings():
        path.write_text(text, encoding="utf-8")
        print(path.name)


if __name__ == "__main__":
    main()
