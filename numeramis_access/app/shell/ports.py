"""What scenes get instead of the whole program: small ports, and doors to scenes that they do not know.

A function that needs one port asks for that one; a scene is given all of them as an ``App``. Which scene stands behind
a door is decided in ``compose`` alone, so that rooms need not import each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeAlias

from numeramis_access.app.shell.announcer import Announcer
from numeramis_access.app.shell.last_keys import LastKeys
from numeramis_access.app.shell.scene import Scene, Transition
from numeramis_access.app.shell.views import Views
from numeramis_access.catalogue import Catalogue
from numeramis_access.core.ruleset import AnyRuleset, Options, State
from numeramis_access.core.table import Table
from numeramis_access.input.inbox import Inbox
from numeramis_access.input.keymap import Keymap
from numeramis_access.store.home import Home
from numeramis_access.store.settings import Settings
from numeramis_access.tables.computers import Thinker
from numeramis_access.tables.house_token import HouseToken
from numeramis_access.words.announcement import Announcement, Priority, ShownBy
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.narrator import Narrator

if TYPE_CHECKING:
    from numeramis_access.store.journal import Entrant


class Wording(Protocol):
    """Forms messages of the program itself. :ivar narrator: in the language that the player hears or reads."""

    narrator: Narrator

    def text(self, message: str, **values: object) -> str:
        """Return a message's text."""


class Speaker(Wording, Protocol):
    """Tells the player something, in the player's language, through every channel.

    :ivar language: the one that the player hears.
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
        """Tell a message of the program itself. :param shown_by: what of the screen shows it anyway."""

    def tell(self, announcements: Iterable[Announcement]) -> None:
        """Tell announcements in order."""


class Preferences(Protocol):
    """What the player has set.

    :ivar without: names of settings that have no effect where the program runs; they are not offered.
    """

    settings: Settings
    without: frozenset[str]

    def change(self, **fields: object) -> None:
        """Change settings, at once and for the next start."""


class KeyLookup(Protocol):
    """Which key does what here.

    :ivar device: where the last key came from: ``braille``, ``pad``, ``terminal``, ``page``, or empty for the keyboard
        of the window.
    """

    keymap: Keymap
    device: str

    def has_key(self, key: str) -> bool:
        """Return whether a key of a display or controller can be pressed here; True where nobody knows."""


class KeyChanges(KeyLookup, Protocol):
    """Keys that the player may change while the program runs."""

    def reload_keys(self) -> None:
        """Have the keys hold as they stand in the player's file now."""


class Clock(Protocol):
    """The time that waiting is measured by."""

    def now(self) -> float:
        """Return seconds that only go forward."""


class ProgramThinker(Thinker, Protocol):
    """What thinks for the tables of one program; where several programs share it, this is the program's own share."""

    def close(self) -> None:
        """End all thinking for this program."""


class Link(Protocol):
    """A line to a house of tables; what comes over it lies in the inbox as ``FromHouse``. It mends itself."""

    def send(self, line: bytes) -> None:
        """Send a request; while the line is down it is lost: whoever has one asks again when it is back."""

    def also_at(self, addresses: Sequence[str]) -> None:
        """Take note where else the house is reached: there the line goes when it is lost."""

    def stay_with(self, token: HouseToken) -> None:
        """Take no other house for the one that gave this token, and look for that one when the line is lost."""

    def go_to(self, address: str) -> bool:
        """Go to another server of the house and say there that the line is up; return False where that is not done."""

    def close(self) -> None:
        """Close the line for good."""


class Hosting(Protocol):
    """A house of tables within this program.

    :ivar here: the address by which this program comes to it. :ivar addresses: those by which others do.
    """

    @property
    def here(self) -> str:
        """Return the address by which this program comes to it."""

    @property
    def addresses(self) -> Sequence[str]:
        """Return the addresses by which others come to it, the best first."""

    def close(self) -> None:
        """Close it; its tables are kept."""


class Finder(Protocol):
    """Looks for houses of tables in this network; what it finds lies in the inbox as ``HousesFound``."""

    def close(self) -> None:
        """Stop looking."""


class Texts(Protocol):
    """The texts of languages, where they come one by one over a line when somebody chooses them."""

    def has(self, code: str) -> bool:
        """Return whether a language's texts are here."""

    def fetch(self, code: str) -> None:
        """Have them come; that they are here, or cannot be had, lies in the inbox as ``LanguageCame``."""


#: opens a house within this program, found by others under a name; raises OSError where that cannot be
Host: TypeAlias = Callable[[str, Inbox], Hosting]
#: begins to look for houses in this network
Find: TypeAlias = Callable[[Inbox], Finder]

#: opens a line to a house: its address, empty for the house that this program itself is served by, and the inbox
Connect: TypeAlias = Callable[[str, Inbox], Link]


class App(Speaker, Preferences, KeyChanges, Clock, Protocol):
    """Everything of the program that a scene may use.

    :ivar inbox: takes reports from files and devices. :ivar last_keys: what was pressed last.
    :ivar home: where the player's things lie.
    :ivar felt: whether what is in focus was under the fingers when a key of a display was pressed.
    :ivar catalogue: the games that are offered. :ivar doors: scenes of other rooms.
    :ivar announcer: for those who know channels: voices by seat, what was said before. :ivar views: what shows the
        screen. :ivar connect: opens lines to houses of tables. :ivar in_house: whether this program is served by a
        house itself. :ivar host: opens a house here, None where none can be. :ivar find: looks for houses nearby,
        None where nobody can.
    """

    inbox: Inbox
    last_keys: LastKeys
    felt: bool
    home: Home
    catalogue: Catalogue
    doors: Doors
    announcer: Announcer
    views: Views
    connect: Connect
    in_house: bool
    host: Host | None
    find: Find | None

    @property
    def thinker(self) -> Thinker:
        """Return what thinks for opponents, hints and reviews."""

    @property
    def has_draft(self) -> bool:
        """Return whether the player writes something that nobody has taken yet, so that nothing may come over it."""

    def reload_settings(self) -> None:
        """Take settings and keys as they are at home now: they have come from elsewhere."""


#: begins a match: the rules, the options, how many seats, the seed or None for one that is drawn
Begin: TypeAlias = Callable[[App, AnyRuleset, Options, int, int | None], Transition]


class PracticeMatch(Protocol):
    """Makes a practice table at which a match stands."""

    def __call__(
        self, app: App, match: Table, before: State | None = None, record: Path | None = None, by: str = ""
    ) -> Scene:
        """Return the scene. :param before: how the deal ended another time, to be compared with.

        :param record: from which the match comes, and with which is kept how its choices are judged. :param by: who
            played it then in the player's place, empty for the player.
        """


class PlayWithPeople(Protocol):
    """Makes the scene in which playing with people begins."""

    def __call__(self, app: App, code: str = "", back: bool = False) -> Scene:
        """Return the scene. :param code: of the table that one was invited to.

        :param back: whether one goes back to the table where one plays: by its id in ``code``, or the last one.
        """


class NewMatch(Protocol):
    """Makes the scene that sets up a match of a game, and begins it so."""

    def __call__(self, app: App, game: str, begin: Begin, among_people: bool = False) -> Scene:
        """Return the scene. :param among_people: people meet at the table; they are not chosen."""


#: makes the scene that compares two ways in which one deal was played: the player's own, and that of the first of
#: these; the others sat around them, where that is known
SameDeal: TypeAlias = Callable[["App", Table, Table, Sequence["Entrant"]], Scene]


@dataclass(frozen=True)
class Doors:
    """How a scene opens one that it does not know: each makes the scene, which the caller returns in a ``Push``.

    :param main: the lowest scene. :param settings: all settings. :param practice: lessons, practice table, drills.
    :param learn: the lesson that comes next. :param play: begins a match that counts. :param practise: begins a match
        at the practice table.
    :param practice_table: a practice table at which this match stands.
    :param same_deal: a deal as the player played it beside how somebody else did.
    :param new_match: sets a match of a game up, and begins it so. :param records: of all matches.
    :param statistics: what was counted. :param progress: how practice goes, week by week.
    :param help: what can be done in this scene. :param keys: the keys of a context. :param rules: a text
        of rules by the first of these names that there is, the menu of all for none.
    :param people: playing with people: houses of tables; None where the program reaches none.
    :param transfer: everything out into a file and in again.
    :param daily: the deal of the day. :param evening: club evenings with real cards; ``new_evening`` begins one at the
        tables of a house, ``evening_table`` is where its people gather.
    :param about: the program itself: its version, what changed, how to update it.
    """

    main: Callable[[App], Scene]
    settings: Callable[[App], Scene]
    practice: Callable[[App], Scene]
    learn: Callable[[App], Scene]
    play: Begin
    practise: Begin
    practice_table: PracticeMatch
    new_match: NewMatch
    same_deal: SameDeal
    records: Callable[[App], Scene]
    statistics: Callable[[App], Scene]
    progress: Callable[[App], Scene]
    help: Callable[[App, Scene], Scene]
    keys: Callable[[App, str], Scene]
    rules: Callable[[App, Sequence[str]], Scene]
    people: PlayWithPeople | None
    transfer: Callable[[App], Scene]
    daily: Callable[[App], Scene]
    evening: Callable[[App], Scene]
    new_evening: Callable[..., Scene]
    evening_table: Callable[..., Scene]
    about: Callable[[App], Scene]
