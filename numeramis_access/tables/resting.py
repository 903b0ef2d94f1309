"""When a table rests, between two deals or after a trick, and what ends the rest."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Moment, Table
from numeramis_access.tables.computers import Timing
from numeramis_access.tables.seats import Computer, Human, TableSeat


def rests_between_deals(timing: Timing, seats: Sequence[TableSeat]) -> bool:
    """Return whether a table waits for its people between two deals.

    :param timing: the table's timing. :param seats: the occupants by entrant.
    """
    return timing.rests and (timing.rests_alone or any(isinstance(seat.occupant, Human) for seat in seats))


def rests_after_trick(timing: Timing, match: Table, seats: Sequence[TableSeat], done: Sequence[Moment]) -> bool:
    """Return whether people should look at a finished trick before a computer leads to the next one.

    :param timing: the table's timing. :param match: the match after the last action. :param done: its events.
    :param seats: the occupants by entrant.
    """
    seat = match.to_act
    if not timing.rests_after_trick or seat in (CHANCE, None):
        return False
    entrant = match.ruleset.seating(match.state)[seat]
    is_trick_over = any(isinstance(event, match.ruleset.ends_trick) for event, _ in done)
    return is_trick_over and isinstance(seats[entrant].occupant, Computer)


def waits_for_a_deal(match: Table) -> bool:
    """Return whether a deal is over and the next one has not been dealt."""
    rules, state = match.ruleset, match.state
    if rules.to_act(state) != CHANCE or rules.chance(state).kind != "deal":
        return False
    return any(isinstance(event, rules.ends_deal) for event, _ in match.moments)


def can_go_on(seats: Sequence[TableSeat], ready: Collection[int], rests: bool) -> bool:
    """Return whether a rest is over: every person is ready, or only computers are left and nothing waits for them.

    :param seats: the occupants by entrant. :param ready: the entrants who are ready.
    :param rests: as ``rests_between_deals``.
    """
    people = {entrant for entrant, seat in enumerate(seats) if isinstance(seat.occupant, Human)}
    return people <= set(ready) if people else not rests
