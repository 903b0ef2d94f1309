"""Lots that nobody can guess and everybody can check: a digest is told before, what it stands for is shown after.

The digest is the SHA-256 of the salt, a line feed, and the lot as JSON without spaces; ``PROTOCOL.md`` says the same to
other programs. Cards that come back into play within a deal (rule N4) follow from the salt of that deal, so they too
were settled before anybody acted.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec

from numeramis_access.core.actions import Action, DrawDealer, Shuffle
from numeramis_access.core.cards import Card
from numeramis_access.core.table import Table, shuffled

#: bytes of a salt: as many as the digest has, so that trying them all is hopeless
SALT = 32


class Lot(msgspec.Struct, frozen=True):
    """What chance brings.

    :param salt: that was mixed into its digest, hexadecimal; empty where no digest is told.
    """

    action: Action
    salt: str = ""


class Lots(Protocol):
    """Draws the lots of one table."""

    def draw(self, match: Table) -> Lot:
        """Return what chance brings to the match now."""

    def note_drawn(self, lots: Iterable[Lot]) -> None:
        """Take note of lots that are recorded now, in order: only these count."""


class SeededLots:
    """Lots that follow from the number of the match: whoever knows it can have the same match again."""

    def draw(self, match: Table) -> Lot:
        """Return what the match's seed gives."""
        return Lot(match.lot())

    def note_drawn(self, lots: Iterable[Lot]) -> None:
        """Take note of nothing: the match itself knows how many lots it had."""


class SealedLots:
    """Lots from the system's own source of chance, each sealed by a digest."""

    def __init__(self) -> None:
        self._salt = ""
        self._restocked = 0

    def draw(self, match: Table) -> Lot:
        """Return a new lot with its salt, or what the salt of the deal gives where cards come back into play."""
        needed = match.ruleset.chance(match.state)
        if needed.kind == "restock":
            return Lot(restocked(needed.cards, self._salt, self._restocked))
        if needed.kind == "dealer":
            return Lot(DrawDealer(secrets.randbelow(match.seats)), secrets.token_hex(SALT))
        return Lot(needed.shuffled_by(shuffled_well), secrets.token_hex(SALT))

    def note_drawn(self, lots: Iterable[Lot]) -> None:
        """Take note which salt the next cards follow from, and how many times they did already."""
        for lot in lots:
            if lot.salt:
                self._salt, self._restocked = lot.salt, 0
            elif isinstance(lot.action, Shuffle):
                self._restocked += 1


def shuffled_well(cards: Sequence[Card], part: int) -> list[Card]:
    """Return cards in an order from the system's own source of chance. :param part: of all, which changes nothing."""
    pack = list(cards)
    secrets.SystemRandom().shuffle(pack)
    return pack


def restocked(cards: Iterable[Card], salt: str, number: int) -> Shuffle:
    """Return the order in which cards come back into play for that many-th time since the deal, from 0 (rule N4)."""
    return Shuffle(shuffled(cards, salt, f"restock/{number}"))


def digest(lot: Lot) -> str:
    """Return what is told of a lot before it is drawn: 64 hexadecimal digits."""
    return hashlib.sha256(lot.salt.encode() + b"\n" + msgspec.json.encode(lot.action)).hexdigest()
