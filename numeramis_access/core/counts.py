"""The counts that statistics keep of a deal.

Each game's rules declare their counts; general rooms store and announce them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

#: ending of the name of a count of wins; one sentence tells it together with the count without the ending
WON_ENDING = "-won"


class Count(NamedTuple):
    """A whole number per seat and deal; statistics add it up over deals.

    Its messages are named ``count-<name>``; a game's ``games.ftl`` has those of that game.

    :param name: name in the statistics.
    :param kind: ``measure``: the aim of a deal; it ranks deals, and the message ``unit-<name>`` names its unit.
        ``success``: 0 or 1, with streaks and personal aims. ``sort``: 0 or 1 for one of many categories; the most
        frequent category is announced first. ``number``: any other number.
    """

    name: str
    kind: Literal["number", "success", "measure", "sort"] = "number"

    @property
    def message(self) -> str:
        """Return the message id of the total; the ids for streaks, aims and records begin with it."""
        return f"count-{self.name.replace('_', '-')}"

    @property
    def is_alone(self) -> bool:
        """Return whether the count has a sentence of its own; a count of wins is told in the sentence of its total."""
        return not self.name.endswith(WON_ENDING)


MATCH_COUNT, WON_MATCH_COUNT = Count("matches"), Count(f"matches{WON_ENDING}", "success")
GAME_COUNT, WON_GAME_COUNT = Count("games"), Count(f"games{WON_ENDING}", "success")
TRICK_COUNT, POINT_COUNT = Count("tricks", "measure"), Count("points", "measure")


def measure_of(counts: Mapping[Count, int]) -> Count | None:
    """Return the count that ranks deals: the first measure, otherwise the first success with its own sentence.

    Return None if there is neither.

    :param counts: the counts of a deal with their values.
    """
    order = [count for kind in ("measure", "success") for count in counts if count.kind == kind and count.is_alone]
    return next(iter(order), None)
