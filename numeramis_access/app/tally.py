"""What is counted of a match for the player: games, tricks, hits, points, figures, from the rules' own results."""

from __future__ import annotations

from typing import Any

from numeramis_access.core.actions import Event
from numeramis_access.core.ruleset import Options
from numeramis_access.core.table import Table
from numeramis_access.store.statistics import Played, Statistics

#: the player's seat, and in games of pairs the player's side
OWN = 0
#: options that make a variant, for whichever game has one
VARIANTS = ("tour", "variant", "stakes")


def variant_of(options: Options) -> str:
    """Return the variant that statistics are parted by: an option's name and value, empty where there is none."""
    name = next((name for name in VARIANTS if hasattr(options, name)), None)
    return f"{name}={getattr(options, name)}" if name else ""


def level_of(levels: tuple[str, ...]) -> str:
    """Return the opponents' level: ``alone`` without any, ``mixed`` where they differ."""
    found = {level for level in levels if level}
    return "alone" if not found else "mixed" if len(found) > 1 else found.pop()


def deal_counts(result: dict[str, Any], event: Event) -> dict[str, int]:
    """Return what is counted of a deal.

    :param result: as ``Ruleset.deal_result`` gives it. :param event: the one that ended the deal.
    """
    counts = {"games": 1}
    if "places" in result:
        counts["games-won"] = int(result["places"][OWN] == 1)
    elif "winner" in result:
        counts["games-won"] = int(result["winner"] == OWN)
    for what in ("tricks", "points"):
        if what in result:
            counts[what] = result[what][OWN]
    if "scores" in result:
        counts["hits"] = int(result["scores"][OWN] == getattr(event, "limit", None))
    if result.get("figures") and result["figures"][OWN] is not None:
        counts[f"figure-{result['figures'][OWN]}"] = 1
    return counts


def match_counts(result: dict[str, Any]) -> dict[str, int]:
    """Return what is counted of a whole match. :param result: as ``Ruleset.match_result`` gives it."""
    return {"matches": 1, "matches-won": int(result["winner"] == OWN)}


class Tally:
    """Counts one match.

    :param name: the match's own name. Methods raise as ``Statistics`` does.
    """

    def __init__(self, statistics: Statistics, name: str, table: Table) -> None:
        self._statistics = statistics
        self._name = name
        self._table = table
        self._deals = 0

    def resumed(self) -> None:
        """Go on with the number of deals that the table has behind it; they have been counted."""
        ends = self._table.ruleset.ends_deal
        self._deals = sum(isinstance(event, ends) for event, _ in self._table.moments)

    def deal(self, event: Event, state: Any, levels: tuple[str, ...]) -> None:
        """Count the deal that this event has ended."""
        self._deals += 1
        result = self._table.ruleset.deal_result(state)
        if result is not None:
            self._statistics.count(self._played(levels), self._deals, deal_counts(result, event))

    def match(self, levels: tuple[str, ...]) -> None:
        """Count the match that is over."""
        result = self._table.ruleset.match_result(self._table.state)
        if result is not None:
            self._statistics.count(self._played(levels), 0, match_counts(result))

    def _played(self, levels: tuple[str, ...]) -> Played:
        rules = self._table.ruleset
        return Played(self._name, rules.name, variant_of(self._table.options), level_of(levels))


def recount(statistics: Statistics, name: str, table: Table, levels: tuple[str, ...]) -> None:
    """Count a whole match anew from its record."""
    tally = Tally(statistics, name, table)
    for event, state in table.moments:
        if isinstance(event, table.ruleset.ends_deal):
            tally.deal(event, state, levels)
    if table.over:
        tally.match(levels)
