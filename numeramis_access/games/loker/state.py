"""The options of Loker, its state, and what one seat may know of it."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple, Self

import msgspec

from numeramis_access.core.actions import Action
from numeramis_access.core.cards import Card, face_down_cards
from numeramis_access.core.ruleset import Options, Pile, State, View
from numeramis_access.core.seats import Seat
from numeramis_access.games.loker.events import Bet, Call, GameScored, GameVoid, MatchEnded, Raise
from numeramis_access.games.loker.figures import Figure

#: chips at the start of a match, by stakes (L13, L16)
START_CHIPS = {"none": 0, "simple": 20, "poker": 100}
#: exchange rounds in a game (L7, L16), and the most cards a player may exchange in one (L6)
EXCHANGE_ROUNDS = 2
MAX_EXCHANGED = 3


class LokerOptions(Options, frozen=True):
    """The options of a match of Loker.

    :param stakes: ``none`` for no chips, ``simple`` for a bank (L13-L15), ``poker`` for betting (L16-L18).
    :param games: the most games in the match (L11); 0 for no limit: chips decide, or practice goes on.
    :param chips: chips of each player at the start; 0 for the usual number at the stakes, 20 or 100.
    :param winner_by: whether points or chips decide at simple stakes (L15).
    :param ante: chips that each player pays at the start of a game, at poker stakes (L16).
    :param min_bet: the smallest bet in chips, at poker stakes; 0 for one ante.
    :param limit: the limit of bets and raises, at poker stakes: ``none``, the size of the pot, or a fixed sum.
    :param most_raises: the most bets and raises in a betting interval, at poker stakes without a fixed limit; 0 for any
        number.
    :param rising: the number of games after which ante and smallest bet double, at poker stakes; 0 for never.
    :param stocks: ``one`` stock for all, or ``each`` for one for each seat with equal chips at the start of each game,
        as at the tables of a club evening.
    """

    stakes: Literal["none", "simple", "poker"] = "none"
    games: Annotated[int, msgspec.Meta(ge=0, le=999)] = 10
    chips: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0
    winner_by: Literal["points", "chips"] = "points"
    ante: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    min_bet: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    limit: Literal["none", "pot", "fixed"] = "none"
    most_raises: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    rising: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    stocks: Literal["one", "each"] = "one"

    def variant_key(self) -> str:
        return f"stakes={self.stakes}"

    def options_without_effect(self) -> frozenset[str]:
        poker = {"ante", "min_bet", "limit", "rising", "most_raises"}
        simple = {"winner_by"}
        usual = {"stocks"} if self.stocks == "one" else set()
        fixed = {"most_raises"} if self.limit == "fixed" else set()
        always = usual | fixed
        return frozenset(always | {"none": {*poker, *simple, "chips"}, "simple": poker, "poker": simple}[self.stakes])

    def number_for_zero(self, name: str) -> int:
        return {"chips": START_CHIPS[self.stakes], "min_bet": self.ante}.get(name, 0)

    @property
    def start_chips(self) -> int:
        """Return the chips each player starts with; 0 without stakes."""
        usual = START_CHIPS[self.stakes]
        return (self.chips or usual) if usual else 0

    def ante_in(self, game: int) -> int:
        """Return the ante of a game, in chips.

        It is 0 without stakes, one chip at simple stakes (L13), and as agreed at poker stakes (L16), where it may rise.

        :param game: number of the game, from 1.
        """
        if self.stakes != "poker":
            return int(self.stakes == "simple")
        return self.ante << self._doublings(game)

    def smallest_bet_in(self, game: int) -> int:
        """Return the smallest bet of a game, in chips; it may rise (L16).

        :param game: number of the game, from 1.
        """
        return (self.min_bet or self.ante) << self._doublings(game)

    def _doublings(self, game: int) -> int:
        return (game - 1) // self.rising if self.rising else 0


class Betting(msgspec.Struct, frozen=True):
    """The betting of one game at poker stakes; each list has a value for each seat, from 0, and stakes are chips (L16).

    :param interval: number of the interval, 1 to 3; 0 before the first.
    :param open: whether players bet now; otherwise they exchange.
    :param bets: stakes of this interval.
    :param paid: stakes of the whole game, antes included.
    :param folded: whether a seat has folded.
    :param acted: whether a seat has acted since the last full bet or raise.
    :param step: the last full bet or raise, by which it went above the stake before; 0 before the first of an interval.
    :param raises: the number of bets and raises in this interval.
    """

    bets: tuple[int, ...]
    paid: tuple[int, ...]
    folded: tuple[bool, ...]
    acted: tuple[bool, ...]
    interval: int = 0
    open: bool = False
    step: int = 0
    raises: int = 0

    @property
    def highest_stake(self) -> int:
        """Return the highest stake of this interval."""
        return max(self.bets)


class LokerState(State, frozen=True):
    """Everything about a match of Loker. A list has a value for each seat, from 0, unless its text says otherwise.

    :param options: the options of the match.
    :param seats: the number of players.
    :param hands: the cards of each seat, sorted.
    :param thrown: cards thrown away and not yet shuffled in again.
    :param changed: the numbers of cards exchanged in this game, in the order of the exchanges.
    :param laid: whether a hand lies open.
    :param points: points of the whole match.
    :param chips: chips in front of each seat.
    :param dealer: the dealer's seat, None before the first.
    :param dealing: whether a deal is due.
    :param games: the number of finished games.
    :param order: the seats in this game, clockwise from the dealer's left.
    :param stock: the pack that all share, next card first.
    :param round: the last round of exchange opened in this game, from 1; 0 before the first.
    :param turn: the seat to act, None when a round or an interval has ended.
    :param exchanged: whether the seat to act has exchanged in this round.
    :param owed: the number of cards the pack still owes to ``turn``.
    :param closer: the seat that closed, None if none has.
    :param bank: chips in the bank.
    :param ante_paid: whether the ante of this game is paid.
    :param betting: the betting of this game, None without poker stakes.
    :param pots_won: the number of pots of this game that have been paid out.
    :param last: the event that ended the last game, None before the first end.
    :param out: the seats without chips at poker stakes, in the order in which they went out.
    :param ended: the end of the match, None before.
    :param stocks: the pack of each seat, next card first; empty if all share one.
    """

    options: LokerOptions
    seats: int
    hands: tuple[tuple[Card, ...], ...]
    thrown: tuple[tuple[Card, ...], ...]
    changed: tuple[tuple[int, ...], ...]
    laid: tuple[bool, ...]
    points: tuple[int, ...]
    chips: tuple[int, ...]
    dealer: Seat | None = None
    dealing: bool = True
    games: int = 0
    order: tuple[Seat, ...] = ()
    stock: tuple[Card, ...] = ()
    round: int = 0
    turn: Seat | None = None
    exchanged: bool = False
    owed: int = 0
    closer: Seat | None = None
    bank: int = 0
    ante_paid: bool = False
    betting: Betting | None = None
    pots_won: int = 0
    last: GameScored | GameVoid | None = None
    out: tuple[Seat, ...] = ()
    ended: MatchEnded | None = None
    stocks: tuple[tuple[Card, ...], ...] = ()

    def stock_of(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards from which a seat draws, next card first: its own stock or the common one.

        :param seat: the seat, from 0.
        """
        return self.stocks[seat] if self.stocks else self.stock


class Best(NamedTuple):
    """The best open hand and its seat; the first one laid among equals.

    :param seat: the seat, from 0, of the hand. :param figure: the figure of the hand.
    """

    seat: Seat
    figure: Figure


class LokerView(View, frozen=True):
    """What one seat may know of a match of Loker. A list has a value for each seat, from 0, unless its text says
    otherwise. A hidden card is ``HIDDEN_CARD`` instead of its number. Without a seat the view has all cards, and
    ``public_view`` hides them.

    :param options: the options of the match.
    :param seats: the number of players.
    :param dealing: whether a deal is due.
    :param game: the number of games begun, which is the number of the current game, from 1.
    :param round: the last round of exchange opened in this game, from 1; 0 before the first.
    :param order: the seats in this game, clockwise from the dealer's left.
    :param hands: the cards of each seat, hidden except the viewer's and open ones.
    :param stock: the pack that all share, hidden.
    :param thrown: cards thrown away and not yet shuffled in again, hidden except the viewer's.
    :param changed: the numbers of cards exchanged by each seat in this game, in the order of the exchanges.
    :param exchanged: whether the seat to act has exchanged in this round.
    :param closer: the seat that closed, None if none has.
    :param laid: whether a hand lies open.
    :param figure: the figure of the viewer's hand, None if the viewer has no cards.
    :param best: the figure to beat, None while no hand lies open.
    :param points: points of the whole match.
    :param chips: chips in front of each seat.
    :param bank: chips in the bank.
    :param betting: the betting of this game, None without poker stakes.
    :param to_call: chips that the viewer must add to stay in; 0 outside a betting interval.
    :param smallest_bet: the smallest bet of this game in chips; 0 without poker stakes.
    :param out: the seats without chips at poker stakes.
    :param last: the event that ended the last game, None before.
    :param stocks: the pack of each seat, hidden; empty if all share one.
    """

    options: LokerOptions
    seats: int
    dealing: bool
    game: int
    round: int
    order: tuple[Seat, ...]
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    thrown: tuple[tuple[Card, ...], ...]
    changed: tuple[tuple[int, ...], ...]
    exchanged: bool
    closer: Seat | None
    laid: tuple[bool, ...]
    figure: Figure | None
    best: Best | None
    points: tuple[int, ...]
    chips: tuple[int, ...]
    bank: int
    betting: Betting | None
    to_call: int
    smallest_bet: int
    out: tuple[Seat, ...]
    last: GameScored | GameVoid | None
    stocks: tuple[tuple[Card, ...], ...] = ()

    def public_view(self) -> Self:
        """Return the view without what only its seat knows: open hands stay, and of other cards their number (L6, L8).
        """
        return msgspec.structs.replace(
            super().public_view(), hands=self.public_hands(), stock=face_down_cards(self.stock),
            stocks=tuple(map(face_down_cards, self.stocks)),
            thrown=tuple(face_down_cards(cards) for cards in self.thrown), figure=None, to_call=0,
        )  # fmt: skip

    def pile_in_middle(self) -> Pile | None:
        """Return the chips in the bank, None while there are none."""
        return Pile("chips", self.bank) if self.bank else None

    def piles(self) -> dict[Seat, Pile]:
        """Return each player's chips, or points without stakes."""
        if self.options.stakes == "none":
            return {seat: Pile("points", count) for seat, count in enumerate(self.points)}
        return {seat: Pile("chips", count) for seat, count in enumerate(self.chips)}

    def first_player(self) -> Seat | None:
        return self.order[0] if self.order and not self.dealing else None

    def seats_ahead(self) -> tuple[Seat, ...]:
        """Return the seat with the figure to beat; no seat while no hand lies open."""
        return () if self.best is None else (self.best.seat,)

    def seats_out_of_play(self) -> frozenset[Seat]:
        """Return the seats that are out of the match or have folded."""
        folded = self.betting.folded if self.betting else ()
        return frozenset((*self.out, *(seat for seat, gone in enumerate(folded) if gone)))

    def stakes_everything(self, action: Action) -> bool:
        """Return whether an action ends the seat's part in the game, or stakes all its remaining chips (L16)."""
        if self.seat is None or self.betting is None:
            return action.final
        left, staked = self.chips[self.seat], self.betting.bets[self.seat]
        match action:
            case Call():
                return self.to_call >= left
            case Bet(to) | Raise(to):
                return to - staked >= left
        return action.final

    def cost_of_call(self, seat: Seat) -> int:
        """Return the chips that a seat must add to match the highest stake, at most all it has; 0 without poker stakes
        (L16).
        """
        return (
            0 if self.betting is None else min(self.betting.highest_stake - self.betting.bets[seat], self.chips[seat])
        )

    def hands_by_seat(self) -> tuple[tuple[Card, ...], ...]:
        return self.hands

    def is_hand_open(self, seat: Seat) -> bool:
        """Return whether a seat has closed or shown its hand (L8)."""
        return self.laid[seat]
