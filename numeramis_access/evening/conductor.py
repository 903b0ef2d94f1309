"""Conducts an evening from its log: results, averages, late players, standings and the next round.

The conductor is pure. It receives the log and the state of the tables, and returns one step. The caller carries out the
step and asks again, until there is none:

    log, hall ─► next_step ─► NewEvents        events for the log, which no person decided
                              StandingsToTell  standings for everyone: the round is over at the tables; standings for
                                               people who are free, if others still play
                              RoundPlan        the round that the tables play next
                              RestStep         a rest before the next round, or before the next draw of free people
                              None             nothing to do until the log or the hall changes

A house does so for its tables. With real cards helpers play the part of the tables, so the director's program takes the
next round and the averages from here and each result from the director.

Results and seats have any length: two sides, four seats, or one number for each player of a table of any size.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import NamedTuple, TypeAlias

from numeramis_access.evening import events as evening_events
from numeramis_access.evening.draw import GameDraw, Shuffle, draw_movement, draw_round, games_to_draw
from numeramis_access.evening.evening import (
    Evening,
    busy_entrants,
    evolve,
    is_away,
    occupied_tables,
    open_lines,
    persons_at,
    plan_of_round,
)
from numeramis_access.evening.events import Plan
from numeramis_access.evening.knock_out import groups_needing_lot
from numeramis_access.evening.log import Log, subject_of, undone_numbers
from numeramis_access.evening.movements import Encounter, NoMovement, SidePlaces
from numeramis_access.evening.refusals import ROUND_BY_ROUND
from numeramis_access.evening.scoring import AVERAGE_PERCENT, Artificial, PlayScores, result_of
from numeramis_access.evening.standings import Rank, standings
from numeramis_access.evening.unseated import entrants_with_plays_left

#: prefix of the ids of computers; people have other ids
COMPUTER_PREFIX = "computer-"


class TableResult(NamedTuple):
    """The result of a board at a table of the round.

    :param table: number of the table, from 0. :param board: number of the board, from 1.
    :param worth: the score of each side, seat or player, in the order of the table.
    """

    table: int
    board: int
    worth: tuple[int, ...]


class Hall(NamedTuple):
    """The tables of an evening and their people at one moment, as the caller of the conductor describes them.

    :param round: the round at the tables, from 0; -1 before the first. :param results: known results of that round.
    :param people: ids of the people who are here to play, in the order in which they get seats.
    :param is_time_over: whether the clock of the round has run out.
    :param by_itself: whether rounds begin without a director. :param lacks_tables: whether tables of the round are
        missing.
    :param has_told_standings: whether everyone has heard the present standings.
    :param has_rested: whether people have rested since the last round.
    """

    round: int = -1
    results: Sequence[TableResult] = ()
    people: Sequence[evening_events.PersonId] = ()
    is_time_over: bool = False
    by_itself: bool = True
    lacks_tables: bool = False
    has_told_standings: bool = False
    has_rested: bool = True


class NewEvents(NamedTuple):
    """Events for the log; the caller adds them in order and stops at the first one that the log refuses.

    :param events: the events, in order.
    """

    events: tuple[evening_events.AnyEvent, ...]


class StandingsToTell(NamedTuple):
    """Standings for everyone after a round, which is over at the tables; or for people who are free, while others play.

    :param fields: the ranks of each field of the comparison, best first. :param over: whether the evening is over and
        these are final. :param plays_on: whether tables of the evening can still play, which must go on.
    """

    fields: tuple[Sequence[Rank], ...]
    over: bool
    plays_on: bool = False


class TablePlan(NamedTuple):
    """A table of a round.

    :param number: number of the table, from 0. :param players: the people on its seats, clockwise from north; of a
        whole play, of any number.
    """

    number: int
    players: tuple[evening_events.PersonId, ...]


class RoundPlan(NamedTuple):
    """A round to be played.

    :param round: number of the round, from 0. :param boards: numbers of the first table's boards, from 1; empty if
        everyone sits out.
    :param tables: none if everyone sits out. :param play: plan of the game of whole plays, None for boards.
    :param earlier: for plays, the lines of tables of earlier rounds that still play.
    """

    round: int
    boards: tuple[int, ...]
    tables: tuple[TablePlan, ...]
    play: Plan | None = None
    earlier: frozenset[evening_events.ScoreLine] = frozenset()


class RestStep(NamedTuple):
    """A rest in which people hear the result and how others played. :param round: the round that is over, from 0."""

    round: int


#: what to do next
ConductorStep: TypeAlias = NewEvents | StandingsToTell | RoundPlan | RestStep


def next_step(log: Log, hall: Hall, shuffle: Shuffle, at: str) -> ConductorStep | None:
    """Return the next step of an evening, or None while the conductor waits.

    It waits before the first round, which a director begins; if the log is behind the tables, as after an undo; while
    results are missing; and after a round if it was the last, or if a director begins the next one. Where plays go on
    freely, it waits only while too few people are free. When the evening is over and everyone has heard the final
    standings, nothing is left to do, and the result is None too.

    :param log: the evening's log. :param hall: the tables and the people. :param shuffle: shuffles entrants in place.
    :param at: the time, ISO 8601.
    """
    evening = log.evening
    if evening.stage == "over":
        return None if hall.has_told_standings else StandingsToTell(tuple(standings(evening)), over=True)
    if evening.stage != "drawn" or evening.round < max(0, hall.round):
        return None
    if hall.round < evening.round and not hall.lacks_tables:
        return plan_round(evening, _next_to_open(evening, hall))
    if events := tuple(_new_events(log, hall)):
        return NewEvents(events)
    if hall.lacks_tables and any(line.round == hall.round for line in open_lines(evening)):
        return plan_round(evening, hall.round)
    if hall.round < evening.round:
        return plan_round(evening, _next_to_open(evening, hall))
    return _between_plays(evening, hall, shuffle, at)


def _between_plays(evening: Evening, hall: Hall, shuffle: Shuffle, at: str) -> ConductorStep | None:
    """Return the next step while all tables of the begun rounds are open and their known results are in the log."""
    free, plays_on = evening.plan.movement == "free", not is_round_over(evening)
    if plays_on and not (free or _has_overlap(evening)):
        return None
    if not hall.has_told_standings:
        return StandingsToTell(tuple(standings(evening)), over=False, plays_on=free or plays_on)
    if not hall.by_itself or (plays_on and not free):
        return None
    if free:
        drawn = free_table_events(evening, shuffle, at)
        return (NewEvents(drawn) if hall.has_rested else RestStep(evening.round)) if drawn else None
    if evening.has_begun_all:
        return None
    return _begun_by_itself(evening, shuffle, at) if hall.has_rested else RestStep(evening.round)


def _next_to_open(evening: Evening, hall: Hall) -> int:
    """Return the first round after the hall's whose results are missing, or else the current one."""
    later = (line.round for line in open_lines(evening) if line.round > hall.round)
    return min(later, default=evening.round)


def _has_overlap(evening: Evening) -> bool:
    """Return whether tables of an earlier round than the present one still play."""
    return any(line.round < evening.round for line in open_lines(evening))


def awaited_people(evening: Evening, people: Sequence[evening_events.PersonId]) -> list[evening_events.PersonId]:
    """Return the people for whom a rest before the next round waits: all who play; where plays go on freely, the free
    ones with plays left.

    :param evening: the evening so far. :param people: ids of the people who are here to play.
    """
    if evening.plan.movement != "free":
        return list(people)
    free = entrants_with_plays_left(evening) - busy_entrants(evening)
    waiting = {person for entrant in free for person in evening.entrants[entrant]}
    return [person for person in people if person in waiting]


def _begun_by_itself(evening: Evening, shuffle: Shuffle, at: str) -> NewEvents | None:
    """Return the events of the next round; None while too few are here for a table."""
    try:
        return NewEvents(round_events(evening, shuffle, at))
    except NoMovement:
        return None


def _new_events(log: Log, hall: Hall) -> Iterator[evening_events.AnyEvent]:
    """Yield results, averages, late players and leavers that the log lacks; what a director has undone does not return.

    Whole plays get no average: their tables play on after the time of the round.
    """
    evening, gone = log.evening, undone_numbers(log.entries)
    refused = {subject_of(log.entries[number].event) for number in gone if not log.entries[number].by}
    results = _missing_results(evening, hall.results)
    events: list[evening_events.AnyEvent] = [*results]
    plays = evening.plan.contest == "plays"
    if hall.is_time_over and hall.by_itself and not plays:
        known = {result.line for result in results}
        events += average_events(line for line in open_lines(evening) if line not in known)
    events += _late_players(evening, hall.people)
    events += _comings_and_goings(log, hall.people) if plays else ()
    yield from (event for event in events if subject_of(event) not in refused)


def is_round_over(evening: Evening) -> bool:
    """Return whether the current round has begun and no score line of a begun round lacks its result."""
    return evening.stage == "drawn" and evening.round >= 0 and not open_lines(evening)


def round_count(evening: Evening) -> int:
    """Return the number of rounds: those of the movement, or for a Swiss, which draws each round separately, the
    planned number.

    It is 0 where each player has a number of plays.
    """
    known = len(evening.rounds)
    if evening.plan.games:
        return 0
    return max(known, evening.plan.rounds) if evening.is_swiss else known


def _missing_results(evening: Evening, results: Iterable[TableResult]) -> list[evening_events.ResultEntered]:
    plays = evening.plan.contest == "plays"  # the number of a whole play belongs to one round only
    missing = {
        (line.table, line.board): line for line in open_lines(evening) if plays or line.round == evening.round
    }  # fmt: skip
    scored = PlayScores if plays else result_of
    known = ((missing.get((result.table, result.board)), result.worth) for result in results)
    return [evening_events.ResultEntered(line, scored(tuple(worth))) for line, worth in known if line is not None]


def average_events(missing: Iterable[evening_events.ScoreLine]) -> list[evening_events.ScoreAdjusted]:
    """Return events that give both sides the average, 50 percent, on lines lost to the time limit."""
    return [
        evening_events.ScoreAdjusted(line, Artificial(AVERAGE_PERCENT, AVERAGE_PERCENT), "time") for line in missing
    ]


def _late_players(evening: Evening, people: Iterable[evening_events.PersonId]) -> list[evening_events.SubstituteSat]:
    """Return the events that give late players the seats of computers from the next round on.

    :param people: ids of the people who can play.
    """
    if evening.has_begun_all:
        return []
    playing = set(chain.from_iterable(evening.entrants))
    playing |= {substitute.person for substitute in evening.substitutes}  # a replaced person did not come late
    late = (person for person in people if person not in playing)
    return [
        evening_events.SubstituteSat(entrant, computer, person, evening.round + 1, "late")
        for person, (entrant, computer) in zip(late, _computers(evening), strict=False)
    ]


def _comings_and_goings(log: Log, people: Sequence[evening_events.PersonId]) -> Iterator[evening_events.AnyEvent]:
    """Yield the events of whole plays about people who come late, leave the house or return, from the next round on.

    Computers replace leavers only where the plan has computers. A director's own word about a person stays.

    :param people: ids of the people who can play.
    """
    evening, coming = log.evening, log.evening.round + 1
    if evening.has_begun_all and not evening.plan.games:  # with a number of plays, people who come can fill a table
        return
    by_director = {subject_of(entry.event) for entry in log.entries if entry.by}
    for entrant in evening.playing:
        persons = [person for person in evening.entrants[entrant] if not person.startswith(COMPUTER_PREFIX)]
        here, away = set(persons) <= set(people), is_away(evening, entrant, coming)
        if not here and not away and not evening.plan.has_computers:
            yield evening_events.EntrantLeft(entrant, coming, "left")
        elif here and away and ("there", entrant) not in by_director:
            yield evening_events.EntrantReturned(entrant, coming)
    known = set(chain.from_iterable(evening.entrants)) | {substitute.person for substitute in evening.substitutes}
    seated = len(list(_computers(evening)))
    by_round = evening.plan.movement in ROUND_BY_ROUND
    late = [person for person in people if person not in known] if by_round else []
    yield from (evening_events.LatePlayersJoined((person,), None, coming) for person in late[seated:])


def _computers(evening: Evening) -> Iterator[tuple[evening_events.Entrant, evening_events.PersonId]]:
    for entrant, persons in enumerate(evening.entrants):
        yield from ((entrant, person) for person in persons if person.startswith(COMPUTER_PREFIX))


def opening_events(
    evening: Evening, parties: Iterable[Sequence[evening_events.PersonId]], shuffle: Shuffle, at: str
) -> list[evening_events.AnyEvent]:
    """Return the events from the first entrant to the start of the first round.

    :param evening: the evening with its plan, before its first entrant.
    :param parties: people who enter together: the ids of each pair, team or single player.
    :param shuffle: shuffles entrants in place. :param at: the time, ISO 8601.
    :raises NoMovement: if no movement fits the number of entrants.
    """
    events: list[evening_events.AnyEvent] = [
        *(evening_events.PeopleEntered(tuple(party)) for party in parties),
        evening_events.EntryClosed(),
    ]
    for event in events:
        evening = evolve(evening, event)
    drawn = draw_movement(evening, (), shuffle)
    return [*events, drawn, *round_events(evolve(evening, drawn), shuffle, at)]


def round_events(
    evening: Evening, shuffle: Shuffle, at: str, of: GameDraw | None = None
) -> tuple[evening_events.AnyEvent, ...]:
    """Return the events that begin the next round; if it is not drawn yet, the draw comes first.

    In a knock-out a lot comes before the draw, if entrants who tie by all rules compete for places in that round.

    :param evening: the evening so far.
    :param shuffle: shuffles a list of entrants in place, as ``random.shuffle`` does.
    :param at: the time, ISO 8601.
    :param of: the game to draw, None for the first of ``games_to_draw`` if the plan has a list of games.
    :raises NoMovement: if too few are here for a table.
    """
    begun = evening_events.RoundBegun(evening.round + 1, at)
    is_undrawn = evening.is_swiss and evening.round + 1 == len(evening.rounds)
    if not is_undrawn:
        return (begun,)
    lot = tuple(_lot_about_going_on(evening, shuffle))
    for event in lot:
        evening = evolve(evening, event)
    return (*lot, draw_round(evening, shuffle, of), begun)


def free_table_events(evening: Evening, shuffle: Shuffle, at: str) -> tuple[evening_events.AnyEvent, ...]:
    """Return the events that draw tables of free people and let them begin, where plays go on freely; none if too few
    are free, or before the first round. Tables that were drawn already begin first.

    A table of the best size does not wait; another size waits while somebody with plays left sits at another table.

    :param evening: the evening. :param shuffle: shuffles entrants in place. :param at: the time, ISO 8601.
    """
    if evening.plan.movement != "free" or evening.stage != "drawn" or evening.round < 0:
        return ()
    if evening.round + 1 < len(evening.rounds):
        return round_events(evening, shuffle, at)
    draws = games_to_draw(evening, waits=True)
    return round_events(evening, shuffle, at, draws[0]) if draws else ()


def _lot_about_going_on(evening: Evening, shuffle: Shuffle) -> Iterator[evening_events.LotDrawn]:
    """Yield the lot about places in the next round of a knock-out, if entrants tie by all rules."""
    order: list[evening_events.Entrant] = []
    for group in groups_needing_lot(evening) if evening.plan.movement == "knock-out" else ():
        drawn = [entrant for entrant in group if entrant not in evening.lot]
        shuffle(drawn)
        order += drawn
    if order:
        yield evening_events.LotDrawn(tuple(order))


def plan_round(evening: Evening, number: int) -> RoundPlan:
    """Return the boards and the tables of a round, with the people who play in it.

    :param evening: the evening so far. :param number: number of the round, from 0.
    :raises IndexError: if the round has not been drawn.
    """
    played = occupied_tables(evening, number)
    tables = tuple(TablePlan(sitting.table, _players(evening, sitting)) for sitting in played)
    is_play = evening.plan.contest == "plays"
    play = plan_of_round(evening, number) if is_play else None
    earlier = frozenset(line for line in open_lines(evening) if line.round < number) if is_play else frozenset()
    return RoundPlan(number, played[0].boards if played else (), tables, play, earlier)


def _players(evening: Evening, sitting: Encounter) -> tuple[evening_events.PersonId, ...]:
    if evening.plan.contest == "plays":
        return tuple(person for side in sitting.sides for person in _people(evening, side))
    north, east = (_people(evening, side) for side in sitting.sides)
    return (north[0], east[0], north[1], east[1])


def _people(evening: Evening, side: SidePlaces) -> list[evening_events.PersonId]:
    return [person for place in side for person in players_of(evening, persons_at(evening, place))]


def players_of(evening: Evening, persons: Iterable[evening_events.PersonId]) -> list[evening_events.PersonId]:
    """Return the people who play for an entrant in the current round.

    A substitute who sits only from a later round on is left out in favour of the person who plays until then.

    :param evening: the evening so far.
    :param persons: ids of the entrant's people, substitutes included.
    """
    later = {substitute.by: substitute.person for substitute in evening.substitutes if substitute.round > evening.round}
    players = list(persons)
    while any(person in later for person in players):
        players = [later.pop(person, person) for person in players]
    return players
