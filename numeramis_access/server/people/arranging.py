"""What people agree on at a table: who has which place, who is its host, who is heard."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from numeramis_access.server.people.knocks import Knocks
from numeramis_access.tables.pushes import TablePlace
from numeramis_access.tables.requests import Arrange

if TYPE_CHECKING:
    from numeramis_access.server.people.sitting import Sitting


class Arranging:
    """Changes what is agreed at a table; nothing has changed where it cannot be kept."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting

    def move(self, at: int, to: int) -> str:
        """Exchange who has two places of a gathering table; return why not, or "". :raises StoreFailed:"""
        if self._sitting.stage != "gathering":
            return "begun"
        places = list(self._sitting.setting.places)
        if max(at, to) >= len(places) or at == to:
            return "taken"
        places[at], places[to] = places[to], places[at]
        self._sitting.keep(places=tuple(places))
        return ""

    def draw(self) -> str:
        """Have chance put everybody on a place of a gathering table; return why not, or "". :raises StoreFailed:"""
        if self._sitting.stage != "gathering":
            return "begun"
        self._sitting.keep(places=drawn(self._sitting.setting.places))
        return ""

    def mute(self, person: str, on: bool) -> None:
        """Have somebody heard here no more, or again. :raises StoreFailed:"""
        others = tuple(one for one in self._sitting.setting.muted if one != person)
        self._sitting.keep(muted=(*others, person) if on else others)

    def hand_over(self, person: str) -> None:
        """Make somebody else the host, whose friends are others, and who is heard. :raises StoreFailed:"""
        self._sitting.keep(host=person, muted=tuple(one for one in self._sitting.setting.muted if one != person))
        self._sitting.knocks = Knocks()

    def arrange(self, wished: Arrange) -> None:
        """Agree otherwise on how people sit together. :raises StoreFailed:"""
        self._sitting.keep(
            access=wished.access, level=wished.level, grace=wished.grace, talk=wished.talk, clock=wished.clock,
            watch=wished.watch, later=wished.later, drawn=wished.drawn, friends=wished.friends,
        )  # fmt: skip

    def double(self, at: int, on: bool) -> None:
        """Have a person have twice the time, where the table allows it. :raises StoreFailed:"""
        places = list(self._sitting.setting.places)
        places[at] = msgspec.structs.replace(places[at], double=on)
        self._sitting.keep(places=tuple(places))


def drawn(places: Iterable[TablePlace]) -> tuple[TablePlace, ...]:
    """Return the places with who has them put in order by chance."""
    order = list(places)
    secrets.SystemRandom().shuffle(order)
    return tuple(order)
