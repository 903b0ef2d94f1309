"""The values that pass between a table and a seat: offers to the table, answers and numbered messages to the seat.

All are frozen and have a JSON form. Each seat's messages are numbered 1, 2, 3 … without a gap, so a client that knows
its last number can ask for the following messages.
"""

from __future__ import annotations

import msgspec

from numeramis_access.core.actions import Action, Event, Refusal
from numeramis_access.core.ruleset import Options, View
from numeramis_access.core.seats import Seat
from numeramis_access.tables.fairness import Lot
from numeramis_access.tables.seats import TableSeat


class TableFacts(msgspec.Struct, frozen=True):
    """The constants of a table.

    :param game: name of the game.
    :param options: the options of the match.
    :param seats: number of players.
    :param number: number by which people can name the match; None if its seed is hidden, because it would reveal all
        cards.
    """

    game: str
    options: Options
    seats: int
    number: int | None = None


class Position(msgspec.Struct, frozen=True):
    """The state of the match as one seat sees it.

    :param seat: the listener's seat, from 0.
    :param view: all that this seat can know.
    :param seating: for each seat the number of its entrant, from 0.
    :param pairs: whether opposite players are partners.
    :param over: whether the match is over.
    :param watches: whether the listener is an onlooker placed at that seat; the view then has only public information.
    :param shown: whether an onlooker also sees the hand of that seat, with its player's permission.
    """

    seat: Seat
    view: View
    seating: tuple[int, ...]
    pairs: bool
    over: bool
    watches: bool = False
    shown: bool = False


class Message(msgspec.Struct, frozen=True, tag_field="type", kw_only=True):
    """A message to one seat. :param number: number of the message at this seat, from 1 without gaps."""

    number: int


class EventHappened(Message, frozen=True, tag="event"):
    """An event of the match.

    :param event: the event as this seat can know it.
    :param position: the position after it.
    :param actions: number of actions in the match so far, chance included; all events of one action have the same
        number.
    """

    event: Event
    position: Position
    actions: int


class ActionsUndone(Message, frozen=True, tag="taken-back"):
    """The last actions were undone.

    :param count: number of undone actions.
    :param position: the position now.
    """

    count: int
    position: Position


class SeatsChanged(Message, frozen=True, tag="seats"):
    """The occupants of the seats or the levels of the computers have changed.

    :param seats: the seats, one for each entrant, in the order of their numbers from 0.
    """

    seats: tuple[TableSeat, ...]


class TimeOver(SeatsChanged, frozen=True, tag="time-over"):
    """A player ran out of time, and a computer took the seat.

    :param entrant: the player's entrant number, from 0.
    :param once: true if the computer makes only this decision; false if it plays until the person takes the seat back.
    """

    entrant: int
    once: bool

    @property
    def seats_before_help(self) -> tuple[TableSeat, ...]:
        """Return the seats as they were before the computer took the person's seat."""
        away = self.seats[self.entrant].away
        assert away is not None
        return (*self.seats[: self.entrant], TableSeat(away), *self.seats[self.entrant + 1 :])


class MoreTimeTaken(Message, frozen=True, tag="more-time"):
    """A player took a minute more for the current decision.

    :param entrant: the player's entrant number, from 0.
    :param left: number of times that the player can still take an extra minute.
    """

    entrant: int
    left: int


class PauseWished(Message, frozen=True, tag="pause-wished"):
    """A player asks for a pause, or during a pause asks to resume.

    :param entrant: the player's entrant number, from 0.
    :param asked: entrant number of the first player to ask, None if unknown.
    :param waits: entrant numbers of the players who have not asked yet.
    """

    entrant: int
    asked: int | None = None
    waits: tuple[int, ...] = ()


class ConcessionWished(Message, frozen=True, tag="concession-wished"):
    """The player to act wants to concede all remaining tricks and needs the partner's consent.

    :param entrant: the player's entrant number, from 0.
    """

    entrant: int


class TablePaused(Message, frozen=True, tag="paused"):
    """Everyone has asked for a pause, and the match is paused.

    :param entrant: entrant number, from 0, of the player who asked first.
    """

    entrant: int


class TableWentOn(Message, frozen=True, tag="went-on"):
    """The pause is over, and the match continues."""


class TableResting(Message, frozen=True, tag="resting"):
    """A deal or a trick is over; play continues when every person is ready."""


class ThinkingFailed(Message, frozen=True, tag="thinking-failed"):
    """A computer failed to decide and takes its first legal action.

    :param entrant: the computer's entrant number, from 0.
    """

    entrant: int


class LotSealed(Message, frozen=True, tag="sealed"):
    """The digest that commits the house to a lot; it precedes the event of that lot.

    :param digest: 64 hexadecimal digits.
    """

    digest: str


class LotsOpened(Message, frozen=True, tag="opened"):
    """The sealed lots, revealed as soon as everyone may know them.

    :param lots: the lots since the last opening, in order.
    :param actions: all actions since then, chance included; a client can replay the match and compare it with its
        messages.
    """

    lots: tuple[Lot, ...]
    actions: tuple[Action, ...] = ()


class MatchOver(Message, frozen=True, tag="match-ended"):
    """The match is over and its record closed."""


class WholeState(msgspec.Struct, frozen=True):
    """All that a seat needs to join, or to resume after a long gap.

    :param number: number of the last message that the state includes.
    :param facts: constants of the table.
    :param position: the match as the seat sees it.
    :param seats: the seats, one for each entrant, in the order of their numbers from 0.
    :param resting: whether the table waits, between deals or after a trick, until every person is ready.
    :param paused: whether the match is paused.
    :param conceding: entrant number, from 0, of the player who wants to concede and waits for the partner's consent,
        None if no one does.
    """

    number: int
    facts: TableFacts
    position: Position
    seats: tuple[TableSeat, ...]
    resting: bool
    paused: bool = False
    conceding: int | None = None


class Offer(msgspec.Struct, frozen=True):
    """A request to perform an action of a seat.

    :param id: id that the seat chose for this offer; a repeated id has no new effect and gets the same answer.
    :param seen: number of the last message that the seat had when it chose.
    :param action: the action.
    """

    id: str
    seen: int
    action: Action


class Accepted(msgspec.Struct, frozen=True, tag="accepted", tag_field="type"):
    """The table performed the offer.

    :param id: id of the offer.
    :param number: number of the table's last message right after the action was recorded.
    """

    id: str
    number: int


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """The table refused the offer, and nothing has changed.

    :param id: id of the offer.
    :param refusal: a refusal of the rules, or of the table: ``offer-late``, ``offer-early``, ``offer-not-your-turn``,
        ``offer-not-recorded``, ``match-over``, ``match-paused``.
    """

    id: str
    refusal: Refusal


Answer = Accepted | Refused
