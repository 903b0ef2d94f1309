"""The interface of the program for scenes: small ports, and doors to scenes that they do not import.

A function that needs one port asks only for that; a scene gets all of them as an ``App``. ``compose`` alone decides
which scene stands behind a door, so rooms need not import each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, NamedTuple, Protocol, TypeAlias

from numeramis_access.app.shell.announcer import Announcer, Views
from numeramis_access.app.shell.scene import NamedThing, Scene, Transition
from numeramis_access.catalogue import Catalogue, Game
from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import AnyRuleset, Options, State
from numeramis_access.core.table import Table
from numeramis_access.input.inbox import FromHouse, Inbox
from numeramis_access.input.keymap import Keymap, LastKeys
from numeramis_access.store.home import Home
from numeramis_access.store.journal import BoardOfEvening, Entrant
from numeramis_access.store.settings import Settings
from numeramis_access.tables.called.match import CalledMatch
from numeramis_access.tables.computers import Thinker
from numeramis_access.tables.house_token import HouseToken
from numeramis_access.tables.seats import Gender, TableSeat
from numeramis_access.words.announcement import Announcement, Priority, ShownBy
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.narrator import Narrator


class Wording(Protocol):
    """Forms messages of the program itself. :ivar narrator: forms messages in the player's language."""

    narrator: Narrator

    def text(self, message: str, **values: object) -> str:
        """Return a message's text in the player's language.

        :param message: id of the message. :param values: its values.
        """


class Speaker(Wording, Protocol):
    """Tells the player something, in the player's language, through every channel.

    :ivar language: the player's present language.
    """

    language: CurrentLanguage

    def say(
        self,
        message: str,
        priority: Priority = Priority.NOW,
        cue: str | None = None,
        *,
        shown_by: ShownBy = "",
        **values: object,
    ) -> None:
        """Tell a message of the program itself.

        :param message: id of the message. :param priority: when it is spoken among others.
        :param cue: name of a sound before it, None for none.
        :param shown_by: the part of the screen that shows it already, empty for none.
        :param values: the values of the message.
        """

    def tell(self, announcements: Iterable[Announcement]) -> None:
        """Tell announcements in order."""


class Preferences(Protocol):
    """The player's settings.

    :ivar settings: the present settings.
    :ivar without: names of settings that have no effect where the program runs; menus do not offer them.
    :cvar owns_home: whether the player can change the keys and move the data from this program: False in a second
        person's program.
    """

    settings: Settings
    without: frozenset[str]
    owns_home: ClassVar[bool]

    def change(self, **fields: object) -> None:
        """Change settings, at once and for the next start. :param fields: the new values by name of the setting."""


class KeyLookup(Protocol):
    """The keys and the present device.

    :ivar keymap: the commands of keys.
    :ivar device: the device of the last key or touch: ``braille``, ``pad``, ``terminal``, ``page``, or empty for the
        window's keyboard.
    """

    keymap: Keymap
    device: str

    @property
    def has_touch_alone(self) -> bool:
        """Return whether the player has a touch screen and no keys."""

    @property
    def has_pad_alone(self) -> bool:
        """Return whether the player has a game controller and no keys."""

    def has_key(self, key: str) -> bool:
        """Return whether a key can be pressed here: False for a key that the connected braille display lacks, True for
        all others, also while the display's keys are unknown.

        :param key: the key by its keymap name.
        """


class KeyChanges(KeyLookup, Protocol):
    """Keys that the player can change while the program runs."""

    def reload_keys(self) -> None:
        """Load the keys from the player's file again."""


class Clock(Protocol):
    """The clock for waiting times."""

    def now(self) -> float:
        """Return the time in seconds of a monotonic clock."""


class ProgramThinker(Thinker, Protocol):
    """Thinks for the tables of one program; if several programs share it, this is the program's own share."""

    def close(self) -> None:
        """End all thinking for this program."""


class Link(Protocol):
    """A connection to a server of tables. Its messages go to the inbox as ``FromHouse``; after a loss it connects
    again.
    """

    def send(self, line: bytes) -> None:
        """Send a request.

        While the connection is down the request is lost without an error; its sender repeats it once the connection is
        back.

        :param line: the request, encoded as ``tables/PROTOCOL.md`` says.
        """

    def add_addresses(self, addresses: Sequence[str]) -> None:
        """Note further addresses of the server, to try when the connection is lost."""

    def require_token(self, token: HouseToken) -> None:
        """From now on accept only the server that gave this token, and search for it when the connection is lost."""

    def go_to(self, address: str) -> bool:
        """Move to another machine of the server, and report the connection there as ``FromHouse``; return False if this
        connection cannot be moved.

        :param address: address of the machine.
        """

    def close(self) -> None:
        """Close the connection for good."""


class ServerInProgram(Protocol):
    """A server of tables within this program."""

    @property
    def local_address(self) -> str:
        """Return the server's address for this program."""

    @property
    def addresses(self) -> Sequence[str]:
        """Return the server's addresses for other programs, the best first."""

    def close(self) -> None:
        """Close the server; its tables are saved."""


class Finder(Protocol):
    """Looks for servers in the local network; the results arrive in the inbox as ``HousesFound``."""

    def close(self) -> None:
        """Stop looking for servers."""


class LanguageTexts(Protocol):
    """The texts of languages, for a program that fetches each language when the player chooses it."""

    def has(self, code: str) -> bool:
        """Return whether a language's texts are present.

        :param code: code of the language.
        """

    def fetch(self, code: str) -> None:
        """Fetch a language's texts; success or failure arrives in the inbox as ``LanguageCame``.

        :param code: code of the language.
        """


#: opens a server within this program, which others find under a name; raises OSError when that is impossible
OpenHouse: TypeAlias = Callable[[str, Inbox], ServerInProgram]
#: starts looking for servers in this network
FindHouses: TypeAlias = Callable[[Inbox], Finder]

#: connects to a server: its address, empty for the server that serves this program, and the inbox
ConnectToHouse: TypeAlias = Callable[[str, Inbox], Link]


class Devices(Protocol):
    """Gives a second person at this computer a device of their own: ``pad`` (a controller) or ``braille`` (a braille
    display).
    """

    def missing_message(self, device: str) -> str:
        """Return the id of the message that says which device or voice two people lack; empty if they can play.

        :param device: ``pad`` or ``braille``.
        """

    def open(self, device: str, name: str, gender: Gender, make: Callable[[App], Scene]) -> None:
        """Move the device to a program of the second person, whose messages go nowhere else.

        :param device: ``pad`` or ``braille``. :param name: name of the person. :param gender: their grammatical gender.
        :param make: makes the only scene of that program.
        """

    def close(self) -> None:
        """End the second person's program, and move the device back."""


class TablesByTurns(Protocol):
    """The player's tables by turns at all servers."""

    @property
    def count(self) -> int:
        """Return the number of tables at which it is the player's turn."""

    def menu(self) -> Scene:
        """Return the menu of the tables."""

    def receive(self, item: FromHouse) -> bool:
        """Take a server's answer about the player's tables; return False, and do nothing, if the message belongs to a
        connection of another part.

        :param item: the message.
        """

    def due(self) -> float | None:
        """Return the time of the next ``tick`` in seconds of the program's clock, None without one."""

    def tick(self) -> None:
        """Ask the servers for the player's tables if that is due, and announce a table where it has become the player's
        turn.
        """


class App(Speaker, Preferences, KeyChanges, Clock, Protocol):
    """The whole program, for a scene.

    :ivar inbox: takes reports of files and devices.
    :ivar last_keys: names of the last pressed keys, for fault reports.
    :ivar was_focus_felt: whether the last key was a key of a braille display and the focused item was under the fingers
        when it was pressed.
    :ivar home: the player's files.
    :ivar catalogue: the offered games.
    :ivar doors: scenes of other rooms.
    :ivar announcer: sends announcements to speech, braille and sound and keeps their history; only for tasks beyond
        ``say`` and ``tell``.
    :ivar views: the views of the screen.
    :ivar devices: gives a second person at this computer another device, None if that is impossible.
    :ivar connect: gets the address of a server of tables (empty for the server that serves this program) and the inbox;
        returns the connection.
    :ivar in_house: whether a server runs this program for a browser.
    :ivar host: gets the name under which others find a new server and the inbox; opens the server here and returns it,
        or raises OSError. None if that is impossible.
    :ivar find: gets the inbox, begins to look for servers nearby and returns the search. None if that is impossible.
    :ivar tables_by_turns: the player's tables by turns, None without one.
    """

    inbox: Inbox
    last_keys: LastKeys
    was_focus_felt: bool
    home: Home
    catalogue: Catalogue
    doors: Doors
    announcer: Announcer
    views: Views
    devices: Devices | None
    connect: ConnectToHouse
    in_house: bool
    host: OpenHouse | None
    find: FindHouses | None
    tables_by_turns: TablesByTurns | None

    @property
    def thinker(self) -> Thinker:
        """Return the thinker for opponents, hints and reviews."""

    @property
    def scene(self) -> Scene:
        """Return the scene on top."""

    @property
    def scenes(self) -> Sequence[Scene]:
        """Return all scenes, the one on top last."""

    @property
    def has_draft(self) -> bool:
        """Return whether some scene contains an unsent text; no other scene may then come on top unasked."""

    def reload_settings(self) -> None:
        """Load settings and keys again from the player's home, after they were imported, and apply them."""


#: begins a match: the rules, the options, the number of seats, the seed or None for a random one
BeginMatch: TypeAlias = Callable[[App, AnyRuleset, Options, int, int | None], Transition]


class MakePracticeScene(Protocol):
    """Makes a practice table with a match in progress."""

    def __call__(
        self,
        app: App,
        match: Table,
        before: State | None = None,
        record: Path | None = None,
        by: str = "",
        entrants: Sequence[Entrant] = (),
        reviews: bool = False,
        met: tuple[str, ...] = (),
    ) -> Scene:
        """Return the scene of a practice table.

        :param match: the match. :param before: the state at an earlier end of the deal, for comparison; None for none.
        :param record: path of the record that holds the match; judgements of its choices are saved beside it.
        :param by: name of the person who played the player's seat in the record, empty for the player.
        :param entrants: the players of the record, whose names the computers take; none for their own names.
        :param reviews: whether the deal's review is told first.
        :param met: the levels of the opponents in the record, "" for a person; empty for a match without a record.
        """


class CallShow(Protocol):
    """Shows a match with real cards to people elsewhere."""

    def open(self, match: CalledMatch, people: Sequence[TableSeat]) -> None:
        """Begin to show a match. :param match: the match with real cards. :param people: the players by seat."""

    def send_from(self, first: int) -> None:
        """Send the calls from a given number on to the people who watch; they replace those sent from there on.

        :param first: number of the call, from 0; the number of all calls only removes later ones.
        """

    def close(self) -> None:
        """Stop showing the match."""

    def menu(self) -> Scene:
        """Return the menu that says how others come to watch."""


class MakeCalledMatchesMenu(Protocol):
    """Makes the menu of matches with real cards."""

    def __call__(self, app: App, show: CallShow | None = None) -> Scene:
        """Return the scene. :param show: shows the match to people elsewhere, None to show it to no one."""


class CalledBoard(NamedTuple):
    """A board or a whole play of an evening that is called card by card.

    :param of_evening: names it in its journal, None if the evening is kept elsewhere.
    :param hands: the hands of the list of deals by seat, none if the table shuffled.
    :param take_finished: takes the finished match.
    """

    of_evening: BoardOfEvening | None
    hands: Sequence[Sequence[Card]]
    take_finished: Callable[[CalledMatch], None]


class CallBoard(Protocol):
    """Begins to call one board or whole play of an evening, played with real cards."""

    def __call__(
        self, app: App, match: CalledMatch, people: tuple[TableSeat, ...], board: CalledBoard
    ) -> Transition:  # fmt: skip
        """Return the transition to its table.

        :param match: the match of this board or play. :param people: the players by seat. :param board: the board.
        """


class MakePeopleScene(Protocol):
    """Makes the first scene of playing with people."""

    def __call__(self, app: App, code: str = "", back: bool = False, address: str = "") -> Scene:
        """Return the scene.

        :param code: code of the table that the player was invited to, empty for none.
        :param back: whether the player returns to a table: by its id in ``code``, or to the last one.
        :param address: address of the server of that table; empty for the last one, or the one that serves the program.
        """


class MakeMatchSetUp(Protocol):
    """Makes the scene that sets up a match of a game and begins it."""

    def __call__(self, app: App, game: str, begin: BeginMatch, among_people: bool = False, people: int = 1) -> Scene:
        """Return the scene that sets up a match.

        :param game: name of the game. :param begin: begins the match that was set up.
        :param among_people: whether people meet at the table, so that opponents are not chosen.
        :param people: number of people at this computer.
        """


#: makes the scene that compares two plays of one deal: the player's own, and that of the first of these people; the
#: others sat around them, if that is known
MakeComparisonScene: TypeAlias = Callable[["App", Table, Table, Sequence[Entrant]], Scene]


@dataclass(frozen=True)
class Doors:
    """The doors: functions by which a room opens scenes of other rooms, without importing them.

    Each gets the program first. It returns a scene, which the caller puts into a ``Push``, unless its text says
    otherwise.

    :param main: the lowest scene. :param settings: all settings. :param practice: lessons, practice table, drills.
    :param next_lesson: the next lesson. :param play: begins a match that counts, as ``BeginMatch``.
    :param practise: begins a match at the practice table, as ``BeginMatch``.
    :param practice_table: a practice table with a match in progress.
    :param same_deal: gets the player's play of a deal, another person's play of it, and the people of that play, that
        person first; the scene compares the plays.
    :param new_match: sets up a match of a game and begins it.
    :param together: sets up a match of people at this computer. :param records: the list of all saved matches.
    :param statistics: results of all matches. :param progress: progress of practice, week by week.
    :param help: gets a scene; help for it. :param keys: gets a section of the keymap; help for its keys.
    :param rules: gets names of texts of rules; the first text that exists, or the menu of all for no names.
    :param people: playing with people: servers of tables; None if the program can reach none.
    :param tables_by_turns: returns the part that asks for the player's tables by turns, None if the player has none.
    :param transfer: exports and imports all data of the player.
    :param daily: the deal of the day.
    :param evening: club evenings with real cards; ``new_evening`` begins one at the tables of a server,
        ``evening_table`` is the scene of its people.
    :param called_matches: matches with real cards on a real table, told by a caller.
    :param set_up_called_match: sets up such a match of one game, as ``BeginMatch``.
    :param call_board: begins to call a board of an evening.
    :param unfinished_board: gets the board that a journal names and returns it, None once it has a result.
    :param call_lesson: gets a game; the lesson for its caller.
    :param resume_day: gets the path of a journal; returns the transition that continues its deal of the day, None after
        telling why it cannot. ``resume_called_match`` does the same for a called match.
    :param unfinished_evening: returns the time of the last act in the last unfinished evening, in seconds since 1970,
        and a function that returns to it; None without such an evening.
    :param about: the program itself: its version, its changes, how to update it.
    :param places: returns the names of all places that menus find by typed words.
    """

    main: Callable[[App], Scene]
    settings: Callable[[App], Scene]
    practice: Callable[[App], Scene]
    next_lesson: Callable[[App], Scene]
    play: BeginMatch
    practise: BeginMatch
    practice_table: MakePracticeScene
    new_match: MakeMatchSetUp
    together: Callable[[App], Scene]
    same_deal: MakeComparisonScene
    records: Callable[[App], Scene]
    statistics: Callable[[App], Scene]
    progress: Callable[[App], Scene]
    help: Callable[[App, Scene], Scene]
    keys: Callable[[App, str], Scene]
    rules: Callable[[App, Sequence[str]], Scene]
    people: MakePeopleScene | None
    tables_by_turns: Callable[[App], TablesByTurns | None]
    transfer: Callable[[App], Scene]
    daily: Callable[[App], Scene]
    evening: Callable[[App], Scene]
    called_matches: MakeCalledMatchesMenu
    set_up_called_match: BeginMatch
    call_board: CallBoard
    call_lesson: Callable[[App, Game], Scene]
    unfinished_board: Callable[[App, BoardOfEvening], CalledBoard | None]
    resume_day: Callable[[App, Path], Transition | None]
    resume_called_match: Callable[[App, Path], Transition | None]
    unfinished_evening: Callable[[App], tuple[float, Callable[[], Transition | None]] | None]
    new_evening: Callable[..., Scene]
    evening_table: Callable[..., Scene]
    about: Callable[[App], Scene]
    places: Callable[[App], Iterable[NamedThing]]
