"""Boards: deals shuffled before a club's evening and played at several tables.

The server draws them and reveals no board before it is dealt. A board has the same seal (digest) at every table.
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
from numeramis_access.tables.fairness import SALT_BYTES, Lot, shuffled_by_system

#: players at a table, clockwise from north; they deal in turn, north first
SEATS = 4


class SealedBoard(msgspec.Struct, frozen=True):
    """One deal with the salt of its seal, the digest that the server publishes before the deal.

    :param number: number of the board, from 1; it decides the dealer.
    :param cards: the pack, the card dealt first at the start.
    :param salt: the salt in hexadecimal.
    """

    number: int
    cards: tuple[Card, ...]
    salt: str

    @property
    def dealer(self) -> int:
        """Return the dealer's seat: north (0) deals board 1, then the deal passes clockwise."""
        return (self.number - 1) % SEATS


def draw_boards(rules: AnyRuleset, options: Options, numbers: Iterable[int]) -> tuple[SealedBoard, ...]:
    """Return new boards with these numbers, shuffled by the operating system's random source.

    :raises ValueError: if the rules refuse a chance action before the first deal.
    :param rules: rules of the game. :param options: options of the match. :param numbers: numbers of the boards, from
        1.
    """
    match = Table(rules, options, SEATS, seed=0, dealer=0)
    while match.to_act == CHANCE and rules.chance(match.state).kind != "deal":
        if isinstance(refusal := match.act(match.next_chance_action()), Refusal):
            raise ValueError(f"chance was refused: {refusal}")
    needed = rules.chance(match.state)
    return tuple(
        SealedBoard(number, needed.shuffled_by(shuffled_by_system).cards, secrets.token_hex(SALT_BYTES))
        for number in numbers
    )


class BoardLots:
    """A source of lots that deals given boards in order; the first board's number decides the first dealer.

    :param boards: boards with consecutive numbers.
    """

    def __init__(self, boards: Sequence[SealedBoard]) -> None:
        self._boards = boards

    def draw(self, match: Table) -> Lot:
        """Return the first dealer as a lot if the match draws the dealer, otherwise the next board.

        The salt of the dealer's lot follows from the first board's, so that it is equal at every table.

        :param match: the match; its number of deals decides which board comes next.
        :raises IndexError: if all boards have been dealt.
        """
        if match.ruleset.chance(match.state).kind == "dealer":
            first = self._boards[0]
            salt = hashlib.sha256(f"dealer/{first.salt}".encode()).hexdigest()
            return Lot(DrawDealer(first.dealer, first.number), salt)
        board = self._boards[len(match.dealt_packs)]
        return Lot(Shuffle(board.cards), board.salt)

    def note_drawn(self, lots: Iterable[Lot]) -> None:
        """Do nothing: the match itself counts its deals."""


def board_scores(match: Table, boards: Sequence[SealedBoard]) -> list[tuple[int, tuple[int, ...]]]:
    """Return the number and the scores of each finished board of a match.

    The scores are those of north and south, then of east and west; in a game without partners, of each seat.

    :param match: the match.
    :param boards: the boards in the order in which the match dealt them.
    """
    rules = match.ruleset
    over = (state for event, state in match.moments if isinstance(event, rules.ends_deal))
    seats = range(2 if rules.has_partners(match.start_state) else SEATS)
    return [
        (board.number, tuple(rules.board_worth(state, seat) for seat in seats))
        for board, state in zip(boards, over, strict=False)
    ]


def play_scores(match: Table, number: int) -> list[tuple[int, tuple[int, ...]]]:
    """Return the number of a whole play with the total of each entrant; empty before the end of the match.

    :param match: the match of the play. :param number: the number of the play, which is its round from 1.
    """
    result = match.ruleset.match_result(match.state)
    seating = match.ruleset.seating(match.state)[: match.seats]
    return [] if result is None else [(number, result.totals_of(seating))]
