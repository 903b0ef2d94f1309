"""The requests at a club's evening.

``PROTOCOL.md`` specifies them; "the sender" is the person who sends a request.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from numeramis_access.tables import evening as evenings
from numeramis_access.tables.request_fields import AtTable, BoardNumber, Epoch, Id


class PlayRound(AtTable, frozen=True, tag="play-round"):
    """Play a round of a club's evening, with the same boards at every table. Only directors can.

    The house makes the missing tables of the round, and ends the tables of an earlier round. A repeated request has no
    further effect. The request has no effect where the house has the log of the evening and conducts it.

    :param round: number of the round, from 1.
    :param rounds: total number of rounds.
    :param boards: consecutive board numbers, from 1.
    :param seating: the tables of the round.
    :param seconds: time limit of the round in seconds, 0 for none.
    """

    round: Annotated[int, msgspec.Meta(ge=1, le=evenings.MAX_ROUNDS)]
    rounds: Annotated[int, msgspec.Meta(ge=1, le=evenings.MAX_ROUNDS)]
    boards: Annotated[tuple[BoardNumber, ...], msgspec.Meta(min_length=1, max_length=evenings.MAX_BOARDS)]
    seating: Annotated[tuple[evenings.RoundTable, ...], msgspec.Meta(min_length=1, max_length=evenings.MAX_TABLES)]
    seconds: Annotated[int, msgspec.Meta(ge=0, le=60_000)] = 0


class TellStandings(AtTable, frozen=True, tag="tell-standings"):
    """Send each person at a club's evening their own standing, and end the unfinished tables of the round.

    Only directors can. It has no effect where the house has the log of the evening and conducts it.

    :param standings: one standing per person.
    :param over: whether the evening ends too.
    :param all: the complete standings in order of places, group by group; everyone at the evening can ask for them.
    """

    standings: Annotated[tuple[evenings.OwnStanding, ...], msgspec.Meta(max_length=evenings.MAX_PLACES)]
    over: bool = False
    all: Annotated[tuple[evenings.StandingLine, ...], msgspec.Meta(max_length=evenings.MAX_PLACES)] = ()


class Direct(AtTable, frozen=True, tag="direct"):
    """Add acts to the log of a club's evening. Only directors can; scorers can enter results.

    The answer has the ``number`` of the last entry. The house performs all acts of a request or none; older houses kept
    the acts before the denied one. Code ``decided``: another person has decided the same since.

    :param after: number of log entries that the client knows.
    :param acts: the acts, in order.
    :param epoch: the epoch of ``after``.
    """

    after: Annotated[int, msgspec.Meta(ge=0)]
    acts: Annotated[tuple[evenings.EveningAct, ...], msgspec.Meta(min_length=1, max_length=50)]
    epoch: Epoch = ""


class EveningLog(AtTable, frozen=True, tag="evening-log"):
    """Ask for the log entries of a club's evening after a number, and for its people. Only its leaders can.

    The answer has some ``entries`` and the total ``count``; if ``state`` is outdated, also the new ``state``,
    ``people`` and the ``notes`` by number of their entry, from 0.

    :param after: number of entries that the client knows.
    :param state: version of the people's data that the client has.
    :param epoch: epoch of both numbers.
    """

    after: Annotated[int, msgspec.Meta(ge=0)]
    state: Annotated[int, msgspec.Meta(ge=0)] = 0
    epoch: Epoch = ""


class KeepPeople(AtTable, frozen=True, tag="keep-people"):
    """Add people to a club's evening, or change their data. Only directors can.

    :param known: the people.
    """

    known: Annotated[tuple[evenings.EveningPerson, ...], msgspec.Meta(min_length=1, max_length=40)]


class ForgetPeople(AtTable, frozen=True, tag="forget-people"):
    """Delete the data of people of a club's evening. Only directors can.

    :param gone: ids of the people; if empty, delete the people who did not agree to stay stored, and all needs and
        notes.
    """

    gone: Annotated[tuple[Id, ...], msgspec.Meta(max_length=100)] = ()


class Appoint(AtTable, frozen=True, tag="appoint"):
    """Give a person at a club's evening a role. Only the host of the evening and the directors of the house can.

    :param person: id of the person. :param role: ``director``, ``scorer`` or ``player``.
    """

    person: Id
    role: evenings.Role


class RoundsBegin(AtTable, frozen=True, tag="rounds-begin"):
    """Set whether the next round of a club's evening starts without a director. Only directors can.

    :param itself: true to start it as soon as the previous round is over, false to wait for a director.
    """

    itself: bool


class Standings(AtTable, frozen=True, tag="standings"):
    """Ask for the complete standings of a club's evening after its last finished round."""


class ShowName(AtTable, frozen=True, tag="show-name"):
    """Allow or forbid the sender's name on public lists of a club's evening.

    :param on: true to allow it.
    """

    on: bool


class HowPlayed(AtTable, frozen=True, tag="how-played"):
    """Ask for the results of a round's boards at every table, once no table plays them any more.

    Only people who played these boards and the evening's host can.

    :param round: number of the round, from 1.
    """

    round: Annotated[int, msgspec.Meta(ge=1, le=evenings.MAX_ROUNDS)]


class BoardAt(HowPlayed, frozen=True, tag="board-at"):
    """Ask for the play of one board at one table of the round.

    :param number: number of the table, from 0.
    :param board: number of the board, from 1.
    """

    number: Annotated[int, msgspec.Meta(ge=0, lt=evenings.MAX_TABLES)]
    board: BoardNumber


#: a request at a club's evening
EveningRequest: TypeAlias = (
    PlayRound | TellStandings | Direct | EveningLog | KeepPeople | ForgetPeople | Appoint | RoundsBegin
    | Standings | ShowName | HowPlayed | BoardAt
)  # fmt: skip
