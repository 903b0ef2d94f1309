"""What statistics count of a deal: declared by each game's rules, kept and told by rooms that know no game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

#: the end of a name under which it is kept how much of something was won; both are told in one sentence
WON = "-won"


class Count(NamedTuple):
    """Something that is counted of a deal for a seat, by whole numbers that can be added up.

    Its sentences are ``count-<name>``; those of one game stand in its ``games.ftl``.

    :param name: under which statistics keep it. :param kind: ``measure`` for what a deal is played for, the most of
        which in one deal is told and by which deals are compared (``unit-<name>`` names it); ``success`` for 1 or 0,
        which has streaks and is aimed at; ``sort`` for 1 or 0 of many sorts, the most frequent told first; else
        ``number``.
    """

    name: str
    kind: Literal["number", "success", "measure", "sort"] = "number"

    @property
    def message(self) -> str:
        """Return the message of its sum, with whose name those of its streaks, aims and records begin."""
        return f"count-{self.name.replace('_', '-')}"

    @property
    def is_alone(self) -> bool:
        """Return whether it has a sentence of its own."""
        return not self.name.endswith(WON)


MATCHES, MATCHES_WON = Count("matches"), Count(f"matches{WON}", "success")
GAMES, GAMES_WON = Count("games"), Count(f"games{WON}", "success")
TRICKS, POINTS = Count("tricks", "measure"), Count("points", "measure")


def measure_of(found: Mapping[Count, int]) -> Count | None:
    """Return by what a deal is compared, None where by nothing: a measure, else what may succeed."""
    order = [one for kind in ("measure", "success") for one in found if one.kind == kind and one.is_alone]
    return next(iter(order), None)
