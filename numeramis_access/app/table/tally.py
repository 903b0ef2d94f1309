"""Counts a match for the player's statistics, by the counts and results of the game's rules."""

from __future__ import annotations

from numeramis_access.core.counts import MATCH_COUNT, WON_MATCH_COUNT
from numeramis_access.core.ruleset import State
from numeramis_access.core.table import Table
from numeramis_access.store.statistics import CountedMatch, Statistics

#: the player's number among the entrants, and their place in results
OWN_PLACE = 0


def level_of(levels: tuple[str, ...]) -> str:
    """Return the opponents' level for statistics: their level, ``people`` if one of them is a person, ``alone`` without
    opponents, or ``mixed`` if the computers' levels differ.

    :param levels: levels of all players, empty for people; one of them is the player.
    """
    if levels.count("") > 1:
        return "people"
    distinct = {level for level in levels if level}
    return "alone" if not distinct else "mixed" if len(distinct) > 1 else distinct.pop()


class Tally:
    """Counts one match. The counting methods raise the errors of ``Statistics``.

    :param statistics: stores the counts. :param name: unique name of the match. :param table: the match.
    :param own: the entrant whose results it counts.
    """

    def __init__(self, statistics: Statistics, name: str, table: Table, own: int = OWN_PLACE) -> None:
        self._own = own
        self._statistics = statistics
        self._name = name
        self._table = table
        self._deals = 0

    def resume(self) -> None:
        """Set the number of finished deals of a match that continues, so that the next one is counted under its number.
        """
        ends = self._table.ruleset.ends_deal
        self._deals = sum(isinstance(event, ends) for event, _ in self._table.moments)

    def count_deal(self, state: State, levels: tuple[str, ...]) -> None:
        """Count the deal that has just ended.

        :param state: the game's state after the deal. :param levels: levels of the players, an empty text for a person.
        """
        self._deals += 1
        counts = self._table.ruleset.deal_counts(state, self._seat(state))
        self._statistics.count(
            self._counted_match(levels), self._deals, {count.name: number for count, number in counts.items()}
        )

    def count_match(self, levels: tuple[str, ...]) -> None:
        """Count the finished match; a match of a single player has no winner.

        Do nothing while the match goes on.

        :param levels: levels of the players, an empty text for a person.
        """
        result = self._table.ruleset.match_result(self._table.state)
        if result is not None:
            side = self._seat(self._table.state) % len(result.places)
            won = {WON_MATCH_COUNT.name: int(result.winner == side)} if len(result.places) > 1 else {}
            self._statistics.count(self._counted_match(levels), 0, {MATCH_COUNT.name: 1, **won})

    def _seat(self, state: State) -> int:
        """Return the seat of the entrant whose results it counts."""
        return self._table.ruleset.seating(state).index(self._own)

    def places(self) -> tuple[int, ...]:
        """Return the final places, from 1, by seat or side, the player's first; empty while the match goes on."""
        return places_of(self._table, self._own)

    def score(self) -> tuple[int, ...]:
        """Return the final score by seat or side, the player's first; empty while the match goes on."""
        return score_of(self._table, self._own)

    def _counted_match(self, levels: tuple[str, ...]) -> CountedMatch:
        rules = self._table.ruleset
        return CountedMatch(self._name, rules.name, self._table.options.variant_key(), level_of(levels))


def places_of(table: Table, own: int) -> tuple[int, ...]:
    """Return the final places, from 1, by seat or side, an entrant's first; empty while the match goes on.

    :param table: the match. :param own: the entrant whose seat or side comes first.
    """
    result = table.ruleset.match_result(table.state)
    return _own_first(result.places, table, own) if result is not None else ()


def score_of(table: Table, own: int) -> tuple[int, ...]:
    """Return the final score by seat or side, an entrant's first; empty while the match goes on.

    :param table: the match. :param own: the entrant whose seat or side comes first.
    """
    result = table.ruleset.match_result(table.state)
    return _own_first(result.score, table, own) if result is not None else ()


def _own_first(values: tuple[int, ...], table: Table, own: int) -> tuple[int, ...]:
    first = table.ruleset.seating(table.state).index(own) % len(values)
    return (*values[first:], *values[:first])


def recount_match(
    statistics: Statistics, name: str, table: Table, levels: tuple[str, ...], own: int = OWN_PLACE
) -> None:
    """Count all finished deals of a table, and the match if it is over, in place of earlier counts of the same match.

    :param statistics: takes the counts. :param name: unique name of the match. :param table: the match.
    :param levels: levels of the players, an empty text for a person. :param own: the entrant whose results it counts.
    """
    tally = Tally(statistics, name, table, own)
    for event, state in table.moments:
        if isinstance(event, table.ruleset.ends_deal):
            tally.count_deal(state, levels)
    if table.is_over:
        tally.count_match(levels)
