"""Boards: deals that were drawn before and are the same at several tables, as a club's evening has them.

The house draws them, and nobody is told one before it is dealt. Each has one seal, the same at every table.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable, Sequence

import msgspec

from numeramis_access.core.actions import DrawDealer, Refusal, Shuffle
from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import AnyRuleset, Options
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.tables.fairness import SALT, Lot, shuffled_well

#: who sits at a table, clockwise from north: they deal in turn, north the first board
SEATS = 4


class SealedBoard(msgspec.Struct, frozen=True):
    """One deal. :param number: from 1, which gives the dealer. :param cards: first card dealt first.

    :param salt: of its seal, hexadecimal.
    """

    number: int
    cards: tuple[Card, ...]
    salt: str

    @property
    def dealer(self) -> int:
        """Return the seat that deals it."""
        return (self.number - 1) % SEATS


def draw_boards(rules: AnyRuleset, options: Options, numbers: Iterable[int]) -> tuple[SealedBoard, ...]:
    """Return new boards with these numbers, from the system's own source of chance."""
    match = Table(rules, options, SEATS, seed=0, dealer=0)
    while match.to_act == CHANCE and rules.chance(match.state).kind != "deal":
        if isinstance(refusal := match.act(match.lot()), Refusal):
            raise ValueError(f"chance was refused: {refusal}")
    needed = rules.chance(match.state)
    return tuple(
        SealedBoard(number, needed.shuffled_by(shuffled_well).cards, secrets.token_hex(SALT)) for number in numbers
    )


class BoardLots:
    """Lots that are boards in their order; the dealer of the first follows from its number, the others' deal in turn.

    :param boards: whose numbers follow each other.
    """

    def __init__(self, boards: Sequence[SealedBoard]) -> None:
        self._boards = boards

    def draw(self, match: Table) -> Lot:
        """Return the dealer, or the next board."""
        if match.ruleset.chance(match.state).kind == "dealer":
            first = self._boards[0]
            salt = hashlib.sha256(f"dealer/{first.salt}".encode()).hexdigest()
            return Lot(DrawDealer(first.dealer, first.number), salt)
        board = self._boards[len(match.deals)]
        return Lot(Shuffle(board.cards), board.salt)

    def note_drawn(self, lots: Iterable[Lot]) -> None:
        """Take note of nothing: the match itself knows how many deals it had."""


def worth_of_boards(match: Table, boards: Sequence[SealedBoard]) -> list[tuple[int, tuple[int, ...]]]:
    """Return the boards of a match that are over: number, and what they are compared by.

    That is of north and south, then of east and west; where nobody has a partner, of each seat.
    """
    rules = match.ruleset
    over = (state for event, state in match.moments if isinstance(event, rules.ends_deal))
    seats = range(2 if rules.pairs(match.start) else SEATS)
    return [
        (board.number, tuple(rules.board_worth(state, seat) for seat in seats))
        for board, state in zip(boards, over, strict=False)
    ]
