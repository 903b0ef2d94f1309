"""Questions of others come over the line while the player reads, and no key answers a question before it is read."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple
from unittest.mock import patch

import msgspec
import pytest
from msgspec.structs import replace

import numeramis_access.words
from braille.driver import Keys
from braille.events import Connected, Key
from numeramis_access.app.people.agreement_requests import (
    AGREEING_COMMANDS,
    GO_ON_QUESTIONS,
    PAUSED_QUESTIONS,
    WATCH_QUESTIONS,
)
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.lobby import HouseMenu
from numeramis_access.app.shell.menu import Menu
from numeramis_access.input.commands import Command
from numeramis_access.output.rumbling import CALLING_KINDS
from numeramis_access.tables.clocks import ClockTerms
from numeramis_access.tables.long_clocks import DAY_SECONDS, REMINDER_SHARE
from numeramis_access.tables.requests import OpenTable
from numeramis_access.tables.table_requests import Say, Sit
from tests.app.fingers import Line, Unhurried, read
from tests.app.friends import Friend, arrive, club, friends
from tests.app.test_every_line import Plugged
from tests.app.test_people_clocks import gathered as at_gathering
from tests.app.test_people_clocks import wait
from tests.app.test_people_records import SHORT, play_out
from tests.server.guests import Club
from tests.server.test_bad_guests import pass_time

__all__ = ["club"]

ENGLISH = Path(numeramis_access.words.__file__).parent / "locale" / "en"
MESSAGES = "\n".join((ENGLISH / f"{name}.ftl").read_text(encoding="utf-8") for name in ("people", "turns"))
#: seconds of a decision, enough for others to read
LONG = 600
ENTER, HOLD = "dot8", "space+dot2+dot3+dot5+dot6"
#: keys of the answers, on a display and on a keyboard
DOTS = {
    Command.PAUSE: "dot1+dot2+dot3+dot4+dot7", Command.CONCEDE: "dot1+dot2+dot4+dot5+dot7",
    Command.PLAY_AGAIN: "dot1+dot3+dot4+dot5+dot7", Command.LAST_HEARD: "dot1+dot3+dot4+dot6+dot7",
    Command.ACTIVATE: ENTER,
}  # fmt: skip
KEYS = {
    Command.PAUSE: "shift+p", Command.CONCEDE: "shift+g", Command.PLAY_AGAIN: "shift+n",
    Command.LAST_HEARD: "shift+x", Command.ACTIVATE: "return",
}  # fmt: skip


class AtDisplay:
    """A friend at a display of twenty cells, on which messages stay until a key."""

    def __init__(self, friend: Friend) -> None:
        self.friend = friend
        self.timers = Unhurried()
        friend.app.change(comings_at_once=True)
        settings = replace(friend.app.settings, braille_seconds=0.0)
        self.line = Line(settings, friend.app.inbox, friend.app.language, "off", timers=self.timers)
        friend.app.announcer.channels.append(self.line)
        friend.app.views.all.append(self.line)
        self.line.plug(Plugged())  # type: ignore[arg-type]
        self.line.display_told(Connected("", 20, 1, Keys.of((), routing=True), 8))
        self.settle()

    def settle(self) -> None:
        """Handle all messages, and refresh the line."""
        self.friend.settle()
        self.friend.app.refresh()

    def press(self, key: str) -> str:
        """Feel the display, then press one of its keys; return the new text."""
        self.timers.feel()
        self.line.display_told(Key(key))
        self.settle()
        return self.text

    @property
    def text(self) -> str:
        """Return the text of the display."""
        return read(self.line.cells, self.friend.app.language.code)

    @property
    def waits(self) -> set[str]:
        """Return the questions that the friend has not read to their end."""
        return {kind for one in self.line.wanted if not one.read for kind in one.kinds} & set(AGREEING_COMMANDS)

    def asks(self) -> None:
        """Read everything, then ask by key whose turn it is; the line shows the answer."""
        for _ in range(60):
            if self.line.standing is None and not self.line.more_waits:
                break
            self.press("pan right")
        self.friend.app.press("t")
        self.settle()
        assert self.line.standing is not None

    def read(self, words: str) -> None:
        """Read on until these words have come."""
        found = ""
        for _ in range(60):
            found += self.text.strip() + " "
            if words in found:
                return
            self.press("pan right")
        raise AssertionError(f"{words} not in {found}")


@dataclass
class Party:
    """Adam at a display, Eva and Jana at keyboards, all three in one house."""

    club: Club
    reader: AtDisplay
    eva: Friend
    jana: Friend
    sent: list[str]

    @property
    def adam(self) -> Friend:
        """Return Adam."""
        return self.reader.friend

    @property
    def all(self) -> list[Friend]:
        """Return the people at the table."""
        return [one for one in (self.adam, self.eva, self.jana) if not isinstance(one.app.scene, HouseMenu)]

    def press(self, friend: Friend, *keys: str) -> None:
        """Press keys of a friend, and let all people receive the effect."""
        friend.press(*keys)
        for one in (self.jana, self.eva, self.adam):
            one.settle()

    def play_until(self, turn: Callable[[], bool]) -> None:
        """Let all people play at random until the condition about the turn holds."""
        chance = random.Random(3)
        for _ in range(200):
            for one in self.all:
                one.settle()
            if turn():
                return
            for one in self.all:
                if one.match.is_own_turn:
                    one.match.act(chance.choice(one.match.view.legal))  # type: ignore[arg-type]
        raise AssertionError("it never is")


@contextmanager
def party(club: Club, folder: Path, game: str = "loker", players: int = 3, **agreed: object) -> Iterator[Party]:
    """Yield three people in a match, or two in a match and Jana in the lobby, with computers in all other places."""
    with friends(club, folder, ("Adam", "en"), ("Eva", "cs"), ("Jana", "cs")) as (adam, eva, jana):
        for one in (adam, eva, jana):
            arrive(one)
        house = adam.app.scene
        assert isinstance(house, HouseMenu)
        terms = {"options": SHORT[game], "rests": False, **agreed}
        table = OpenTable(id=new_id(), game=game, players=players, **terms)  # type: ignore[arg-type]
        house.company.ask(table, house._come_to)
        adam.settle()
        sitting = next(iter(club.house.sittings.values()))
        for one in (eva, jana)[: 2 if players == 3 else 1]:
            other = one.app.scene
            assert isinstance(other, HouseMenu)
            other._enter(sitting.code)
            one.settle()
            if players == 4:
                other.company.ask(Sit(id=new_id(), table=sitting.id, place=2))
                one.settle()
        adam.choose("Begin")
        eva.settle()
        jana.settle()
        sent: list[str] = []
        line, send = adam.lines[-1], adam.lines[-1].send

        def note(text: bytes) -> None:
            sent.append(msgspec.json.decode(text)["do"])
            send(text)

        with patch.object(line, "send", note):
            yield Party(club, AtDisplay(adam), eva, jana, sent)


class Case(NamedTuple):
    """A way in which a question comes to Adam.

    :param before: prepares the table. :param asks: makes the question come. :param words: the words that he reads.
    :param sends: the request that his program sends with his answer. :param game: the game of the table.
    :param players: number of its players. :param agreed: its other agreements.
    """

    before: Callable[[Party], None]
    asks: Callable[[Party], None]
    words: str
    sends: str
    game: str = "loker"
    players: int = 3
    agreed: dict[str, object] = {}


def nothing(_: Party) -> None:
    """Do nothing."""


def presses(key: str, *who: str) -> Callable[[Party], None]:
    """Return a function that lets these people press a key."""

    def press(those: Party) -> None:
        for name in who:
            those.press(getattr(those, name), key)

    return press


def is_late(those: Party) -> None:
    """Let Adam's time run out, so that a computer decides for him once."""
    those.play_until(lambda: those.adam.match.is_own_turn)
    wait(LONG + 1, *those.all)
    those.reader.settle()


def misses(those: Party) -> None:
    """Let Adam miss a decision of days."""
    those.play_until(lambda: those.adam.match.is_own_turn)
    for seconds in (DAY_SECONDS + 60, DAY_SECONDS * REMINDER_SHARE + 60):
        pass_time(those.club, seconds)
    those.reader.settle()


def misses_two(those: Party) -> None:
    """Let Adam miss two decisions in a row."""
    misses(those)
    misses(those)


def knocks(those: Party) -> None:
    """Let Jana ask to watch, and Eva say something after that."""
    those.jana.choose("Mám kód")
    those.jana.line(next(iter(those.club.house.sittings.values())).code)
    those.eva.match.company.ask(Say(id=new_id(), table=those.eva.match.table, phrase="hello"))
    for one in those.all:
        one.settle()


def gives_up(those: Party) -> None:
    """Let Eva propose to give up for both partners."""
    those.press(those.eva, "shift+g")
    those.eva.choose("Ano")
    those.adam.settle()


EVERYBODY = ("adam", "eva", "jana")
ASKS, AGREES = presses("shift+p", "eva"), presses("shift+p", "eva", "jana")
GOES_ON, BOTH_GO_ON = presses("return", "eva"), presses("return", "eva", "jana")
PAUSE = presses("shift+p", *EVERYBODY)
WISHED = presses("shift+p", "adam", "jana")
OVER = lambda those: play_out(those.all)  # noqa: E731
CASES = {
    "people-pause-asks": Case(nothing, ASKS, "eva: pause? yes: p", "pause"),
    "people-pause-agrees": Case(nothing, AGREES, "jana: pause yes; agree: p", "pause"),
    "people-go-on-asks": Case(PAUSE, GOES_ON, "eva: go on? yes: enter", "pause"),
    "people-go-on-agrees": Case(PAUSE, BOTH_GO_ON, "jana: go on yes; agree: enter", "pause"),
    "people-paused": Case(
        presses("shift+p", "eva", "adam"), presses("shift+p", "jana"), "pause: eva; go on: enter", "pause"
    ),
    "people-paused-own": Case(WISHED, ASKS, "pause; go on: enter", "pause"),
    "people-concession-partner": Case(
        lambda those: those.play_until(lambda: those.eva.match.is_own_turn), gives_up,
        "eva: give up? yes: g", "act", "quist", 4,
    ),
    "people-once-more-asked": Case(OVER, presses("shift+n", "eva"), "eva: once more? yes: n", "enter"),
    "people-once-more-offered": Case(nothing, OVER, "once more: n", "open"),
    "people-time-over-again-own": Case(
        is_late, is_late, "plays on; back: enter", "take-back", players=2,
        agreed={"clock": ClockTerms(LONG), "options": {}},
    ),
    "turns-over-again-own": Case(
        misses_two, misses, "plays on; back: enter", "take-back", players=2,
        agreed={"days": 1, "options": {"games": 9}},
    ),
    "people-asks-watch": Case(nothing, knocks, "jana watch? yes: x, enter", "let-watch", players=2),
}  # fmt: skip


def asked(those: Party, question: str) -> None:
    """Let a question come while Adam reads an answer, which stays on the line."""
    those.reader.asks()
    stands = those.reader.line.standing
    CASES[question].asks(those)
    those.reader.settle()
    assert question in those.reader.waits
    assert those.reader.line.standing is stands
    assert those.reader.line.more_waits


@contextmanager
def gathered(club: Club, folder: Path, question: str) -> Iterator[Party]:
    """Yield the prepared people of a question's case."""
    case = CASES[question]
    with party(club, folder, case.game, case.players, **case.agreed) as those:
        case.before(those)
        yield those


#: the message whose key tells more, and answers nothing
TELLS_MORE = "turns-missed"


def test_every_message_that_names_the_key_of_an_answer_is_a_question() -> None:
    """The test reads the messages themselves, so a new message that names a key must become a question."""
    messages = re.findall(r"^((?:people|turns)-[a-z-]+) =(.*?)(?=^[a-z#]|\Z)", MESSAGES, re.M | re.S)
    named = {name for name, text in messages if re.search(r"\{ people-(by-key|key-short) \}|Enter|: enter", text)}
    assert named - {TELLS_MORE} == set(AGREEING_COMMANDS) == set(CASES)


def test_whoever_is_asked_is_called_although_no_hand_lies_on_the_display() -> None:
    """Answers to an own wish and the offer of another match do not call the player."""
    assert set(AGREEING_COMMANDS) - CALLING_KINDS == {
        "people-paused",
        "people-paused-own",
        "people-once-more-offered",
    }


@pytest.mark.turns(3)
@pytest.mark.parametrize("question", CASES)
def test_a_question_waits_behind_what_is_read_and_is_answered_only_once_it_was_read(
    club: Club, tmp_path: Path, question: str
) -> None:
    case = CASES[question]
    with gathered(club, tmp_path, question) as those:
        reader = those.reader
        asked(those, question)
        those.sent.clear()
        reader.press(ENTER)
        assert not those.sent
        if isinstance(those.adam.app.scene, Menu):  # Enter has opened the menu of a finished match
            those.press(those.adam, "escape")
        reader.read(case.words)
        assert not those.sent
        reader.press(DOTS[AGREEING_COMMANDS[question]])
        if AGREEING_COMMANDS[question] is Command.LAST_HEARD:
            reader.read("watch")
            assert not those.sent
            reader.press(ENTER)
        assert case.sends in those.sent, those.sent


@pytest.mark.turns(3)
@pytest.mark.parametrize("question", CASES)
def test_a_question_is_kept_while_everything_is_held(club: Club, tmp_path: Path, question: str) -> None:
    case = CASES[question]
    with gathered(club, tmp_path, question) as those:
        reader = those.reader
        reader.asks()
        reader.press(HOLD)
        stands = reader.text[:-1]
        case.asks(those)
        reader.settle()
        assert (reader.text[:-1], question in reader.waits) == (stands, True)
        those.sent.clear()
        reader.press(ENTER)
        assert (reader.text[:-1], those.sent) == (stands, [])
        reader.press(HOLD)
        reader.read(case.words)


@pytest.mark.turns(3)
@pytest.mark.parametrize("question", CASES)
def test_a_question_that_has_its_answer_is_asked_no_more(club: Club, tmp_path: Path, question: str) -> None:
    with gathered(club, tmp_path, question) as those:
        asked(those, question)
        if question in WATCH_QUESTIONS:
            those.press(those.eva, "shift+x", "return")
        elif question in {**PAUSED_QUESTIONS, **GO_ON_QUESTIONS}:
            presses("return", *EVERYBODY)(those)
        else:
            those.press(those.adam, KEYS[AGREEING_COMMANDS[question]])
        those.reader.settle()
        assert question not in those.reader.waits


def test_who_plays_on_asks_for_no_pause_any_more(club: Club, tmp_path: Path) -> None:
    with party(club, tmp_path) as those:
        those.play_until(lambda: those.eva.match.is_own_turn)
        asked(those, "people-pause-asks")
        those.play_until(lambda: not those.eva.match.is_own_turn)
        assert "people-pause-asks" not in those.reader.waits


def test_whoever_leaves_a_table_is_asked_nothing_of_it(club: Club, tmp_path: Path) -> None:
    with party(club, tmp_path) as those:
        asked(those, "people-pause-asks")
        those.adam.press("escape", "end", "return")
        assert not those.reader.waits


def test_a_match_that_begins_comes_over_no_text_that_is_being_written(club: Club, tmp_path: Path) -> None:
    """Further letters would have become keys of the match, and Enter for the text would have played a card."""
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        at_gathering(adam, eva)
        reader, text = AtDisplay(eva), eva.app.text
        eva.choose(text("people-say"), text("people-write"))
        for letter in "ahoj":
            eva.app.scene.write(letter)  # type: ignore[attr-defined]
        reader.settle()
        adam.choose("Begin")
        reader.settle()
        assert reader.text.startswith("ahoj")
        assert reader.line.more_waits
        reader.press(ENTER)
        adam.settle()
        assert "Eva: ahoj" in adam.told()
        eva.choose(text("people-to-match"))
        assert not eva.match.is_over
