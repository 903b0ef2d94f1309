"""What goes between a table and a seat: offers one way, answers and numbered messages the other.

All are frozen values with a JSON form, so that a wire can carry them. Every seat's messages are numbered 1, 2, 3 …
without a gap; whoever knows the last number he has can ask for what came after it.
"""

from __future__ import annotations

import msgspec

from numeramis_access.core.actions import Action, Event, Refusal
from numeramis_access.core.ruleset import Options, View
from numeramis_access.core.seats import Seat
from numeramis_access.tables.fairness import Lot
from numeramis_access.tables.seats import TableSeat


class TableFacts(msgspec.Struct, frozen=True):
    """What never changes at a table.

    :param seats: number of players. :param number: what people may call the match by; None where it has a seed that
        nobody chose, which would tell all cards.
    """

    game: str
    options: Options
    seats: int
    number: int | None = None


class Position(msgspec.Struct, frozen=True):
    """How the match stands for one seat.

    :param seat: the listener's. :param view: all that this seat may know. :param seating: entrant on each seat.
    :param pairs: whether the players opposite are partners. :param over: whether the match is over.
    :param watches: whether the listener only watches, from that seat: then the view is nobody's, of what everybody may
        know. :param shown: whether the hand of that seat is in it too, by leave of whoever sits there.
    """

    seat: Seat
    view: View
    seating: tuple[int, ...]
    pairs: bool
    over: bool
    watches: bool = False
    shown: bool = False


class Message(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """Something that one seat is told. :param number: its running number at this seat, from 1."""

    number: int


class Happened(Message, frozen=True, tag="event"):
    """Something happened in the match.

    :param event: as this seat may know it. :param position: after it. :param actions: how many actions, chance's
        included, the match had by then: all that one action brought about has the same number.
    """

    event: Event
    position: Position
    actions: int


class TakenBack(Message, frozen=True, tag="taken-back"):
    """The last actions were taken back. :param count: how many. :param position: as it stands now."""

    count: int
    position: Position


class SeatsChanged(Message, frozen=True, tag="seats"):
    """Who sits where, or how strong the computers are, has changed. :param seats: by entrant."""

    seats: tuple[TableSeat, ...]


class TimeOver(SeatsChanged, frozen=True, tag="time-over"):
    """Somebody's time is over: a computer sits there now. :param entrant: whose time it was.

    :param once: whether it makes this one decision only; otherwise it plays until the person takes the seat back.
    """

    entrant: int
    once: bool

    @property
    def seats_before_help(self) -> tuple[TableSeat, ...]:
        """Return the seats with the person back on theirs."""
        away = self.seats[self.entrant].away
        assert away is not None
        return (*self.seats[: self.entrant], TableSeat(away), *self.seats[self.entrant + 1 :])


class MoreTimeTaken(Message, frozen=True, tag="more-time"):
    """Somebody has asked for more time and has it. :param entrant: who. :param left: how often they still may."""

    entrant: int
    left: int


class PauseWished(Message, frozen=True, tag="pause-wished"):
    """Somebody wishes a pause, or in a pause that the match goes on.

    :param entrant: who. :param asked: who has wished it first, None where unknown. :param waits: who is waited for.
    """

    entrant: int
    asked: int | None = None
    waits: tuple[int, ...] = ()


class ConcessionWished(Message, frozen=True, tag="concession-wished"):
    """Whoever decides would give up all tricks that are left; a partner is asked. :param entrant: who would."""

    entrant: int


class Paused(Message, frozen=True, tag="paused"):
    """Everybody wishes it: the match pauses. :param entrant: who has asked for it."""

    entrant: int


class WentOn(Message, frozen=True, tag="went-on"):
    """The pause is over."""


class Resting(Message, frozen=True, tag="resting"):
    """A deal is over; the next one is dealt when everybody is ready."""


class ThinkingFailed(Message, frozen=True, tag="thinking-failed"):
    """A computer could not decide and does the first thing it may. :param entrant: which one."""

    entrant: int


class Sealed(Message, frozen=True, tag="sealed"):
    """Before a lot is drawn: its digest, which settles it. :param digest: 64 hexadecimal digits."""

    digest: str


class Opened(Message, frozen=True, tag="opened"):
    """What sealed lots were, as soon as everybody may know.

    :param lots: those not opened before, in order. :param actions: all that was done since lots were opened last,
        chance's actions included: with them the match can be played again and compared with what was told.
    """

    lots: tuple[Lot, ...]
    actions: tuple[Action, ...] = ()


class MatchOver(Message, frozen=True, tag="match-ended"):
    """The match is over and its record closed."""


class WholeState(msgspec.Struct, frozen=True):
    """Everything a seat needs that joins, or that has missed too much.

    :param number: of the last message that is contained in it. :param resting: whether a deal is over and the next
        one waits until everybody is ready. :param paused: whether the match pauses. :param conceding: who would give up
        the rest and waits for the partner's consent, None for nobody.
    """

    number: int
    facts: TableFacts
    position: Position
    seats: tuple[TableSeat, ...]
    resting: bool
    paused: bool = False
    conceding: int | None = None


class Offer(msgspec.Struct, frozen=True):
    """An action that a seat asks for.

    :param id: the seat's own name for this offer: the same id twice has one effect and gets the same answer.
    :param seen: number of the last message that the seat had when it chose. :param action: what it asks for.
    """

    id: str
    seen: int
    action: Action


class Accepted(msgspec.Struct, frozen=True, tag="accepted", tag_field="type"):
    """The offer was done. :param number: of the last message that came of it at once."""

    id: str
    number: int


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """The offer was not done and nothing has changed.

    :param refusal: of the rules, or of the table: ``offer-late``, ``offer-early``, ``offer-not-your-turn``,
        ``offer-not-recorded``, ``match-paused``.
    """

    id: str
    refusal: Refusal


Answer = Accepted | Refused
