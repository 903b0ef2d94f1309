"""Four real programs of four kinds play a match at one table; one is killed and comes back to its seat.

A window with speech-dispatcher, a terminal in Czech, a page in Chromium with stock Orca, and a braille display at a
serial port share one house. All use keys alone. In the end the test compares each one's messages with the record: the
others' actions and the result, in order. This is a campaign: ``pytest tests/peers/people_four.py`` on an otherwise idle
machine takes about two minutes for each game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page

from braille.text import BrailleTable
from numeramis_access.app.table.record_text import read_record, told_event
from numeramis_access.app.table.verified import verify
from numeramis_access.catalogue import STANDARD
from numeramis_access.compose import make_program
from numeramis_access.core.actions import PlayCard
from numeramis_access.input.inbox import Inbox
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.store_argument import PEOPLE_FILE
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.store.home import Home
from numeramis_access.store.journal import read_journal as read_journal
from numeramis_access.store.settings import Settings
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.transcript import MatchTranscript
from tests.app.fingers import read as read_cells
from tests.app.friends import Line
from tests.peers.page_evening import log
from tests.peers.seats import BrailleAlone, CzechTerminal, HeardPage, Kind, Seat, SpokenWindow
from tests.server.guests import Thinking
from tests.standins import in_a_thread
from tests.waiting import until
from tests.web.browsing import PLAYABLE

pytestmark = [
    pytest.mark.peer(name)
    for name in ("xvfb", "dbus", "at-spi", "orca", "speech-dispatcher", "chromium", "openbox", "tmux")
]  # fmt: skip

#: the shortest matches that the rules have
MATCHES: dict[str, dict[str, object]] = {
    "quist": {"games": 1}, "sipky": {"limit": 101, "games": 1}, "loker": {"games": 1},
    "whist": {"tour": "mixed", "order": ["duck"]},
}  # fmt: skip
TITLES = {"quist": "Quist", "sipky": "Šipky", "loker": "Loker", "whist": "Whist"}
KINDS: dict[str, Kind] = {"Adam": SpokenWindow, "Bara": CzechTerminal, "Cyril": HeardPage, "Dana": BrailleAlone}
#: the player to kill by game; number of actions before
KILLED, SOON = {"quist": "Bara", "whist": "Cyril", "loker": "Adam", "sipky": "Dana"}, 12
#: messages that the braille line shows in fields instead
IN_FIELDS = ("card-played", "won-so-far")
#: the default level of detail on the line
USUAL_LEVEL = Settings().braille_verbosity
#: seconds in which an action is in the record; most keys for one; most actions of a match
RECORDED, TRIES, ACTIONS = 1.5, 8, 2000


class Referee:
    """Reads the house's record: the seat to act, its kind of action, and whether the match is over."""

    def __init__(self, house: Home) -> None:
        self._store = SqliteStore(house.data / PEOPLE_FILE)
        self.close = self._store.close

    @property
    def sitting(self) -> Sitting:
        """Return the record's table."""
        kept = next(self._store.table_of(row[1][0]) for row in self._store.rows() if row[0] == "sitting")  # type: ignore[arg-type]
        assert kept is not None
        return Sitting(kept, self._store, STANDARD, Thinking(Inbox()), lambda: 0.0)

    @property
    def over(self) -> bool:
        """Return whether the match has ended."""
        return self.sitting.stage == "over"

    def waits_for(self) -> tuple[str, bool, int]:
        """Return the seat to act ("" for none), whether it can play cards, and the number of messages."""
        sitting = self.sitting
        if sitting.match is None or (at := sitting.match.entrant_to_act()) is None:
            return "", False, 0
        legal = sitting.match.position(at).view.legal
        cards = any(isinstance(action, PlayCard) for action in legal)
        return sitting.setting.places[at].name, cards, sitting.match.number


@contextmanager
def gathered(folder: Path, game: str) -> Iterator[tuple[dict[str, Seat], Referee, str]]:
    """Yield four people whose match has begun, the record of their house, and its address."""
    with ExitStack() as closes:
        people = {}
        for name, kind in KINDS.items():
            people[name] = closes.enter_context(closing(kind(folder, name, MATCHES)))
            people[name].start()
        adam, page = people["Adam"], people["Cyril"]
        assert isinstance(page, HeardPage)
        address = page.address.removeprefix("http://").rstrip("/")
        referee = closes.enter_context(closing(Referee(page.house)))
        adam.arrive(address)
        for entry in ("New private table, by code", TITLES[game], "Open the table"):
            adam.entry(entry)
        assert until(lambda: code_heard(adam))
        for other in list(people.values())[1:]:
            other.arrive(address)
            other.entry("I have a code", "Mám kód")
            other.write(code_heard(adam))
        assert until(lambda: all(place.name for place in referee.sitting.setting.places))
        adam.entry("Begin the match")
        assert until(lambda: referee.sitting.stage == "playing")
        yield people, referee, address


def code_heard(host: Seat) -> str:
    """Return the table's code from its host's messages, "" before."""
    found = re.search(r"with the code: ((?:\w+ ){3}\w+)", host.told)
    return found[1] if found else ""


def act(one: Seat, referee: Referee) -> None:
    """Do the awaited action by keys: the next playable card, else the first choice."""
    _, cards, told = referee.waits_for()
    for attempt in range(TRIES):
        for key in ("z",) if cards else ("tab",) if attempt % 2 else ():
            one.key(key)
        one.key("return")
        if until(lambda: referee.waits_for()[2] != told or referee.over, RECORDED):
            return
        one.key("return")
        if until(lambda: referee.waits_for()[2] != told or referee.over, RECORDED):
            return
        if attempt > TRIES // 2:
            one.entry("Yes", "Ano")
    raise AssertionError((one.name, one.told[-1500:]))


def click_a_card(page: Page, referee: Referee) -> None:
    """Do the awaited action at a page: click the first card until one counts.

    The record may be ahead of the page, and a click at a card that has just been played plays none.
    """
    told = referee.waits_for()[2]
    for _ in range(TRIES):
        page.locator(PLAYABLE).first.click()
        if until(lambda: referee.waits_for()[2] != told or referee.over, RECORDED):
            return
    raise AssertionError(log(page)[-1500:])


def play(people: dict[str, Seat], referee: Referee, address: str, game: str) -> None:
    """Play the match to its end; kill one in the middle, and bring it back before a computer takes its seat."""
    killed = ""
    for done in range(ACTIONS):
        for one in people.values():
            if isinstance(one, BrailleAlone):
                one.read_on()
        name, _, _ = referee.waits_for()
        if not name:
            return
        if done >= SOON and not killed and name == KILLED[game]:
            killed = name
            people[killed].listen(len(people[killed].told))  # events of an absence are told as a state
            people[killed].kill()
            people[killed].come_back(address, TITLES[game])
        act(people[name], referee)
    raise AssertionError("the match has no end")


def told_by_the_record(home: Home, language: str) -> list[Announcement]:
    """Return the record's announcements of all others' actions and of the result."""
    assert until(lambda: any(home.records.glob("*.match"))), "the record is kept"
    (path,) = home.records.glob("*.match")
    assert verify(path, STANDARD).status == 0
    record = read_record(read_journal(path), STANDARD)
    with_words = make_program(Settings(language=language), home, thinker=in_a_thread, connect=Line)
    try:
        transcript = MatchTranscript(STANDARD[record.game].game_words(), with_words.language)
        found = []
        for number in range(1, len(record) + 1):
            event = told_event(record, number, False)
            found += [one for one in transcript.announcements_of(event) if one.seat != event.people.me]
        return found
    finally:
        with_words.close()


#: characters within which the next announcement is looked for; a page that is read whole lies between some
AHEAD = 8_000


def missing(told: str, expected: Sequence[Announcement]) -> list[str]:
    """Return the announcements that the ear missed in order, in any form.

    A form counts only within ``AHEAD`` characters: a missed announcement whose words come again at the end of the match
    would make all between them count as missed.
    """
    at, left = 0, []
    for one in expected:
        forms = {" ".join(form.split()) for form in (one.text, one.brief, one.full)} - {""}
        places = [(told.find(form, at, at + AHEAD), form) for form in forms]
        found = min(((place, -len(form)) for place, form in places if place >= 0), default=None)
        if found is None:
            left.append(one.text)
        else:
            at = found[0] - found[1]
    return left


def unfelt(told: str, expected: Sequence[Announcement], language: str) -> list[str]:
    """Return the announcements that the fingers missed: messages in order, and fields of the line between them.

    Cards on the table and points stand in fields as long as they hold, each player's at a fixed place. The playable
    cards show whose turn it is. Messages of the full level alone need a way back.
    """
    table, at, left = BrailleTable(f"{language}-8"), 0, []
    for one in expected:
        message = " ".join(read_cells(table.cells(one.braille), language).split())
        place = -1 if one.kind in IN_FIELDS else told.find(message, at)
        if place >= 0:
            at = place + len(message)
        elif one.kind in IN_FIELDS or one.braille_level <= USUAL_LEVEL:
            left += [] if any(field in told[at:] for field in fields(message)) else [one.text]
    return left


def fields(message: str) -> list[str]:
    """Return the forms of a message as fields of the line: ``a 5`` as ``a5``, ``zdvihy 3:2`` as ``z3:2``.

    Cards of suits stand side by side in the order of the players, without their names.
    """
    first, _, last = message.rpartition(" ")
    return [message.replace(" ", ""), f"{first[:1]}{last}", *([last] if len(last) == 2 else [])]


def test_the_comparison_finds_what_is_lost_and_what_is_late() -> None:
    told = [Announcement("played", f"{name} plays.", f"{name}.", f"{name[0]} ") for name in ("Adam", "Bara", "Cyril")]
    assert missing("Adam plays. Bara. Cyril plays.", told) == []
    assert missing("Adam plays. Cyril plays.", told) == ["Bara plays."]
    assert missing("Bara plays. Adam plays. Cyril plays.", told) == ["Bara plays."]
    assert unfelt("a# b3 z1:0", [Announcement("card-played", "Bara plays.", "", "B 3")], "en") == []
    assert unfelt("a# b4 z1:0", [Announcement("card-played", "Bara plays.", "", "B 3")], "en") == ["Bara plays."]


@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", MATCHES)
def test_four_real_programs_play_a_match_and_each_is_told_what_the_record_tells(game: str, tmp_path: Path) -> None:
    with gathered(tmp_path, game) as (people, referee, address):
        play(people, referee, address, game)
        assert until(lambda: referee.over)
        records = {
            name: told_by_the_record(one.home, one.language) for name, one in people.items()
        }
        for one in people.values():
            compare(one, records)


def compare(one: Seat, records: dict[str, list[Announcement]]) -> None:
    """Assert that a person's messages match the record."""
    wanted = records[one.name]
    if isinstance(one, BrailleAlone):

        def has_read_all() -> bool:
            one.read_on()  # the last messages arrive after the last card
            return not unfelt(one.told, wanted, one.language)

        until(has_read_all)
        assert unfelt(one.told, wanted, one.language) == [], (one.name, one.told)
        return
    assert until(lambda: not missing(one.told[-AHEAD:], wanted[-1:])), (one.name, one.told[-800:])
    assert missing(one.told, wanted) == [], (one.name, one.told)
