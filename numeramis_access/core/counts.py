"""The counts that statistics keep of a deal; each game's rules declare them, and general rooms store and tell them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

#: ending of the name of a count of wins; one sentence tells it together with the count without the ending
WON = "-won"


class Count(NamedTuple):
    """A whole number per seat and deal that can be added up.

    Its messages are named ``count-<name>``; a game's ``games.ftl`` has those of that game.

    :param name: name in the statistics.
    :param kind: ``measure`` for the aim of a deal, which compares deals and has a best deal (``unit-<name>`` names its
        unit); ``success`` for 0 or 1 with streaks and aims; ``sort`` for 0 or 1 of many sorts, the most frequent told
        first; otherwise ``number``.
    """

    name: str
    kind: Literal["number", "success", "measure", "sort"] = "number"

    @property
    def message(self) -> str:
        """Return the message id of the sum, which is also the prefix for streaks, aims and records."""
        return f"count-{self.name.replace('_', '-')}"

    @property
    def is_alone(self) -> bool:
        """Return whether the count has its own sentence."""
        return not self.name.endswith(WON)


MATCHES, MATCHES_WON = Count("matches"), Count(f"matches{WON}", "success")
GAMES, GAMES_WON = Count("games"), Count(f"games{WON}", "success")
TRICKS, POINTS = Count("tricks", "measure"), Count("points", "measure")


def measure_of(counts: Mapping[Count, int]) -> Count | None:
    """Return the count that compares deals: a measure, otherwise a success, otherwise None."""
    order = [count for kind in ("measure", "success") for count in counts if count.kind == kind and count.is_alone]
    return next(iter(order), None)
