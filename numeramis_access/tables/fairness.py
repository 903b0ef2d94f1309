"""Sealed lots, which no player can predict and every player can verify.

A digest of each lot is published before the lot is used, its salt and content afterwards. The digest is the SHA-256 of
the salt, a line feed, and the lot as JSON without spaces; ``PROTOCOL.md`` specifies it for other programs. The order of
cards that come back into play within a deal (rule N4) follows from the salt of that deal, so it too is fixed before any
player acts.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol

import msgspec

from numeramis_access.core.actions import Action, DrawDealer, Shuffle
from numeramis_access.core.cards import Card
from numeramis_access.core.table import Table, shuffle_by_seed

#: bytes of a salt: the length of the digest, too many to try all salts
SALT_BYTES = 32


class Lot(msgspec.Struct, frozen=True):
    """An action of chance with the salt of its digest.

    :param action: the chance action.
    :param salt: the salt in hexadecimal; empty if the lot has no digest.
    """

    action: Action
    salt: str = ""


class Lots(Protocol):
    """A source of chance for one table; ``HostedTable`` draws from it whenever chance is to act."""

    def draw(self, match: Table) -> Lot:
        """Return the next chance action of the match as a lot; call it only while chance is to act."""

    def note_drawn(self, lots: Iterable[Lot]) -> None:
        """Record that the table has recorded lots, so that the next draw continues after them.

        A lot that was drawn but not recorded does not count.

        :param lots: the recorded lots, in order.
        """


class SeededLots:
    """Lots that the seed of the match determines, so the number of the match reproduces it."""

    def draw(self, match: Table) -> Lot:
        """Return the lot that the match's seed gives."""
        return Lot(match.next_chance_action())

    def note_drawn(self, lots: Iterable[Lot]) -> None:
        """Do nothing: the match itself counts its lots."""


class SealedLots:
    """Lots from the operating system's random source, each with the salt of its digest.

    Only the order of a restock (rule N4) is not drawn: it follows from the salt of the deal.
    """

    def __init__(self) -> None:
        self._salt = ""
        self._restocked = 0

    def draw(self, match: Table) -> Lot:
        """Return a new lot with its salt.

        For a restock (rule N4), return the order that follows from the salt of the deal; that lot has no salt of its
        own.
        """
        needed = match.ruleset.chance(match.state)
        if needed.kind == "restock":
            return Lot(restock_shuffle(needed.cards, self._salt, self._restocked))
        if needed.kind == "dealer":
            return Lot(DrawDealer(secrets.randbelow(match.seats)), secrets.token_hex(SALT_BYTES))
        return Lot(needed.shuffled_by(shuffled_by_system), secrets.token_hex(SALT_BYTES))

    def note_drawn(self, lots: Iterable[Lot]) -> None:
        """Record the salt of the current deal and count its restocks.

        :param lots: the recorded lots, in order.
        """
        for lot in lots:
            if lot.salt:
                self._salt, self._restocked = lot.salt, 0
            elif isinstance(lot.action, Shuffle):
                self._restocked += 1


def shuffled_by_system(cards: Sequence[Card], part: int) -> list[Card]:
    """Return a new list of the cards in random order, from the operating system's random source.

    :param cards: the cards. :param part: ignored.
    """
    pack = list(cards)
    secrets.SystemRandom().shuffle(pack)
    return pack


def restock_shuffle(cards: Iterable[Card], salt: str, number: int) -> Shuffle:
    """Return the order, fixed by the salt of the deal, of cards that come back into play (rule N4).

    :param cards: the cards, in any order.
    :param salt: salt of the deal, in hexadecimal.
    :param number: number of the restock in its deal, from 0.
    """
    return Shuffle(shuffle_by_seed(cards, salt, f"restock/{number}"))


def digest_of(lot: Lot) -> str:
    """Return the digest of a lot as the module describes it: 64 hexadecimal digits."""
    return hashlib.sha256(lot.salt.encode() + b"\n" + msgspec.json.encode(lot.action)).hexdigest()
