"""Loker: a poker with numbers for one to ten players (rules L1-L15; poker stakes, L16-L18, are in ``poker``)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Any, TypeVar

import msgspec

from numeramis_access.core.actions import Action, AmountRange, DealerDrawn, DrawDealer, Event, Refusal, Shuffle
from numeramis_access.core.cards import Card, face_down_cards, numeramis_pack, without_cards
from numeramis_access.core.counts import GAME_COUNT, POINT_COUNT, WON_GAME_COUNT, Count
from numeramis_access.core.ruleset import BoardMeasure, ChanceNeeded, MatchResult, Ruleset, check_seat
from numeramis_access.core.seats import CHANCE, Seat, clockwise, left_of
from numeramis_access.games.loker import events, poker
from numeramis_access.games.loker.figures import FIGURES, HAND_SIZE, figure_of
from numeramis_access.games.loker.hidden import LokerHiddenCards
from numeramis_access.games.loker.state import (
    EXCHANGE_ROUNDS,
    MAX_EXCHANGED,
    Best,
    Betting,
    LokerOptions,
    LokerState,
    LokerView,
)
from numeramis_access.games.shared.number_cards import HandsDealt, PackRestocked
from numeramis_access.games.shared.places import place_points, places

replace = msgspec.structs.replace

T = TypeVar("T")
#: the number of seats at a compared board
BOARD_SEATS = 4
#: the most cards that a player can exchange in a game; the most players for whom one pack has a hand and as many cards
#: more
MAX_EXCHANGED_IN_GAME = EXCHANGE_ROUNDS * MAX_EXCHANGED
MAX_OWN_STOCK_PLAYERS = len(numeramis_pack()) // (HAND_SIZE + MAX_EXCHANGED_IN_GAME)
#: counts how often a seat showed a figure, by the figure's name
FIGURE_COUNTS = {name: Count(f"figure-{name}", "sort") for name in FIGURES}


@lru_cache(maxsize=256)
def exchanges(hand: tuple[Card, ...], least: int, most: int) -> tuple[events.Exchange, ...]:
    """Return the distinct exchanges of a hand, fewest cards first (L6).

    :param hand: the hand, sorted.
    :param least: the smallest number of cards, from 0.
    :param most: the greatest number of cards.
    """
    counts = range(least, min(most, len(hand)) + 1)
    return tuple(events.Exchange(cards) for count in counts for cards in sorted(set(combinations(hand, count))))


class LokerMatchResult(MatchResult, frozen=True):
    """The result of a match of Loker; each list has a value for each seat, from 0 (L11, L15, L18).

    :param points: the points of each seat in the match.
    :param chips: the chips of each seat at its end.
    """

    points: tuple[int, ...]
    chips: tuple[int, ...]


class Loker(Ruleset[LokerOptions, LokerState, LokerView]):
    """The rules of Loker, which a ``core.table.Table`` applies; ``Ruleset`` describes the fields."""

    name = "loker"
    seats = (1, 10)
    options = LokerOptions
    presets = {
        "document": LokerOptions(),
        "simple": LokerOptions(stakes="simple", games=0),
        "poker": LokerOptions(stakes="poker"),
        "tournament": LokerOptions(stakes="poker", games=0, rising=5),
    }
    settled = frozenset(("games", "stocks", "rising"))
    action_types = (events.Exchange, events.Close, events.Pass, events.Lay, *poker.STAKE_ACTIONS)
    event_types = (
        DealerDrawn, HandsDealt, events.AntesPaid, events.RoundOpened, events.CardsExchanged, PackRestocked,
        events.CardsDrawn, events.TurnPassed, events.GameClosed, events.HandLaid, events.BettingOpened,
        events.CheckMade, events.BetCalled, events.HandFolded, events.BetMade, events.BetRaised, events.BetReturned,
        events.PotWon, events.GameScored, events.GameVoid, events.PlayerOut, events.MatchEnded,
    )  # fmt: skip
    begins_deal = (HandsDealt,)
    ends_part = (events.RoundOpened, events.BettingOpened, events.GameClosed)
    ends_deal = (events.GameScored, events.GameVoid)
    counts = (GAME_COUNT, WON_GAME_COUNT, POINT_COUNT, *FIGURE_COUNTS.values())
    hidden_cards = LokerHiddenCards()
    opens_deals = False  # hands that were folded stay hidden (L16)

    def start(self, seats: int, options: LokerOptions) -> LokerState:
        """Return the state before the dealer is known (L1, L13, L16).

        :param seats: the number of players.
        :param options: the options of the match.
        :raises ValueError: for a number of players outside 1 to 10, for a single one at poker stakes, or for too many
            with their own stocks.
        """
        if not 1 + (options.stakes == "poker") <= seats <= self.seats[1]:
            raise ValueError("Loker is played by 1 to 10, at poker stakes by 2 to 10 (L1, L16)")
        if options.stocks == "each" and seats > MAX_OWN_STOCK_PLAYERS:
            raise ValueError("an own stock each is enough for 6")
        nothing: tuple[tuple[Any, ...], ...] = ((),) * seats
        return LokerState(
            options, seats, hands=nothing, thrown=nothing, changed=nothing, laid=(False,) * seats,
            points=(0,) * seats, chips=(options.start_chips,) * seats,
        )  # fmt: skip

    def to_act(self, state: LokerState) -> Seat | None:
        """Return the seat to act; chance draws the dealer, shuffles, and restocks the pack (N3, N4). None after the
        match, and while an event without a choice follows.
        """
        if state.ended is not None:
            return None
        if state.dealing or (state.owed and not state.stock):
            return CHANCE
        return state.turn

    def chance(self, state: LokerState) -> ChanceNeeded:
        """Return the due event of chance: the dealer (N3), the pack (N1), or the shuffle of the discards into a new
        stock (N4).

        :param state: a state in which chance acts (``to_act``); this is not checked.
        """
        if state.dealer is None:
            return ChanceNeeded("dealer")
        if state.dealing:
            return ChanceNeeded("deal", numeramis_pack())
        return ChanceNeeded("restock", tuple(card for cards in state.thrown for card in cards))

    # legal actions

    def legal(self, state: LokerState) -> tuple[Action | AmountRange, ...]:
        """Return the actions of the seat to act (L6, L8, L16), none while chance acts and after the match."""
        seat = self.to_act(state)
        if seat is None or seat == CHANCE:
            return ()
        if state.betting is not None and state.betting.open:
            return poker.betting_actions(state, seat)
        actions: list[Action | AmountRange] = []
        if not state.exchanged:
            actions += exchanges(state.hands[seat], *self._exchange_range(state, seat))
        if state.betting is not None:
            return tuple(actions)
        if state.closer is not None:
            return (*actions, events.Lay())
        if figure_of(state.hands[seat]).rank:
            actions.append(events.Close())
        return (*actions, events.Pass())

    @staticmethod
    def _exchange_range(state: LokerState, seat: Seat) -> tuple[int, int]:
        """Return the smallest and the largest number of cards that may be exchanged (L6, L13, L16)."""
        if state.betting is not None:
            return 0, MAX_EXCHANGED
        affordable = state.chips[seat] if state.options.stakes == "simple" else MAX_EXCHANGED
        return 1, min(MAX_EXCHANGED, affordable)

    def refuse(self, state: LokerState, action: Action) -> Refusal | None:
        """Return why the seat to act may not do this; None if it may."""
        seat = self.to_act(state)
        if seat is None or seat == CHANCE:
            return Refusal("not-now", "L6")
        if state.betting is not None and state.betting.open:
            return poker.refuse_staking(state, seat, action)
        match action:
            case events.Exchange(cards):
                return self._refuse_exchange(state, seat, cards)
            case events.Close() | events.Pass() | events.Lay() if state.betting is not None:
                return Refusal("not-now", "L16")
            case events.Close() | events.Pass() if state.closer is not None:
                return Refusal("must-lay", "L8")
            case events.Close():
                return None if figure_of(state.hands[seat]).rank else Refusal("no-figure-to-close", "L6")
            case events.Pass():
                return None
            case events.Lay():
                return Refusal("nobody-closed", "L8") if state.closer is None else None
        return Refusal("not-now", "L6")

    def _refuse_exchange(self, state: LokerState, seat: Seat, cards: tuple[Card, ...]) -> Refusal | None:
        """Return why these cards may not be exchanged (L6, L13); None if they may."""
        if state.exchanged:
            return Refusal("already-exchanged", "L6")
        least, most = self._exchange_range(state, seat)
        if most < len(cards) <= MAX_EXCHANGED:
            return Refusal("too-few-chips", "L13", {"chips": most})
        if not least <= len(cards) <= most:
            return Refusal("exchange-count", "L6", {"least": least, "most": MAX_EXCHANGED})
        hand = state.hands[seat]
        missing = next((card for card in cards if cards.count(card) > hand.count(card)), None)
        return None if missing is None else Refusal("not-held", "L6", {"card": missing})

    # events

    def decide(self, state: LokerState, action: Action) -> Event:
        """Return the event that an action or a chance result causes; the action must be one that ``refuse`` allows."""
        match action:
            case DrawDealer(seat, board, chosen):
                return DealerDrawn(seat, board, chosen)
            case Shuffle(cards):
                return self._deal(state, cards) if state.dealing else PackRestocked(cards)
        seat = self._turn(state)
        match action:
            case events.Exchange(cards):
                drawn = state.stock_of(seat)[: len(cards)]
                return events.CardsExchanged(seat, tuple(sorted(cards)), drawn, len(cards) - len(drawn))
            case events.Close():
                return events.GameClosed(seat, state.hands[seat], len(state.order) - state.order.index(seat) - 1)
            case events.Pass():
                return events.TurnPassed(seat)
            case events.Lay():
                return events.HandLaid(seat, state.hands[seat])
        return poker.decide_staking(state, seat, action)

    @staticmethod
    def _turn(state: LokerState) -> Seat:
        assert state.turn is not None
        return state.turn

    @staticmethod
    def _playing(state: LokerState) -> tuple[Seat, ...]:
        """Return the players of the next game from the dealer's left; at poker stakes they need chips (L1, L18)."""
        assert state.dealer is not None
        order = clockwise(left_of(state.dealer, state.seats), state.seats)
        return tuple(seat for seat in order if state.options.stakes != "poker" or state.chips[seat])

    def _deal(self, state: LokerState, pack: tuple[Card, ...]) -> Event:
        """Return the deal of a pack: one card at a time, from the dealer's left (N2, L1)."""
        assert state.dealer is not None
        order = self._playing(state)
        dealt = len(order) * HAND_SIZE
        hands: list[tuple[Card, ...]] = [()] * state.seats
        for place, seat in enumerate(order):
            hands[seat] = pack[place : dealt : len(order)]
        return HandsDealt(state.dealer, order[0], state.games + 1, tuple(hands), pack[dealt:])

    def follow(self, state: LokerState) -> Event | None:
        """Return the next event without a choice, None if a choice or chance is due or the match has ended.

        These are antes, owed cards, rounds, intervals, the showdown, the bank, the result, and the end of the match.
        """
        if state.dealing:
            return self._after_game(state)
        if not state.ante_paid:
            return self._antes(state)
        if state.turn is not None:
            owed = state.stock[: state.owed] if state.owed else ()
            return events.CardsDrawn(state.turn, owed) if owed else None
        if state.betting is not None:
            return poker.follow_stakes(state) or self._score(state)
        if state.closer is None:
            return (
                events.RoundOpened(EXCHANGE_ROUNDS, state.order[0])
                if state.round < EXCHANGE_ROUNDS
                else events.GameVoid(state.chips, state.bank)
            )
        waiting = [seat for seat in state.order if not state.laid[seat]]
        if waiting:
            return events.HandLaid(waiting[0], state.hands[waiting[0]])
        if state.options.stakes == "simple" and not state.pots_won:
            return self._bank_won(state)
        return self._score(state)

    @staticmethod
    def _antes(state: LokerState) -> Event:
        """Return the antes; at poker stakes a player with fewer chips pays all of them (L13, L16)."""
        ante = state.options.ante_in(state.games + 1)
        paid = tuple(min(ante, chips) if seat in state.order else 0 for seat, chips in enumerate(state.chips))
        return events.AntesPaid(ante, paid, state.bank + sum(paid))

    @staticmethod
    def _bank_won(state: LokerState) -> Event:
        """Return the winners of the bank at simple stakes: equal best hands share it, the odd chips stay (L14)."""
        figures = {seat: figure_of(state.hands[seat]) for seat in state.order}
        best = max(figures.values())
        winners = tuple(seat for seat in state.order if figures[seat] == best)
        share, left = divmod(state.bank, len(winners))
        return events.PotWon(winners, (share,) * len(winners), left=left)

    def _score(self, state: LokerState) -> Event:
        """Return the result of a game: places, and points unless there is betting (L10, L15, P1, P2)."""
        betting = state.betting
        figures = [figure_of(hand) if laid else None for hand, laid in zip(state.hands, state.laid, strict=True)]
        keys = [(betting is None or not betting.folded[seat], figures[seat] or ()) for seat in state.order]
        placed = places(keys)
        points = [0] * state.seats
        for seat, worth in zip(state.order, place_points(placed), strict=True):
            figure = figures[seat]
            if betting is None:
                points[seat] = worth if figure and figure.rank else 0
            elif state.options.stocks == "each":
                points[seat] = state.chips[seat] - state.options.start_chips
        by_seat = dict(zip(state.order, placed, strict=True))
        return events.GameScored(
            figures=tuple(None if figure is None else figure.name for figure in figures),
            places=tuple(by_seat.get(seat) for seat in range(state.seats)),
            points=tuple(points),
            totals=tuple(a + b for a, b in zip(state.points, points, strict=True)),
            chips=state.chips,
            bank=state.bank,
        )

    def _after_game(self, state: LokerState) -> Event | None:
        """Return the next player who is out, or the end of the match if it is due (L11, L15, L18); else None."""
        options = state.options
        if state.last is None or state.ended is not None:
            return None
        broke = tuple(seat for seat, chips in enumerate(state.chips) if options.stakes != "none" and not chips)
        if options.stakes == "poker":
            out = [seat for seat in broke if seat not in state.out]
            if out:
                return events.PlayerOut(out[0])
            decided = len(broke) >= state.seats - 1
        else:
            decided = bool(broke)
        return self._end(state, broke) if decided or state.games == options.games else None

    @staticmethod
    def _end(state: LokerState, broke: tuple[Seat, ...]) -> Event:
        """Return the end of the match, by points or chips; the other one breaks a tie (L11, L15, L18)."""
        options = state.options
        by_chips = options.stakes == "poker" or (options.stakes == "simple" and options.winner_by == "chips")
        by_chips = by_chips and options.stocks == "one"  # else stacks are equal each game and points hold the winnings
        counts = (state.chips, state.points) if by_chips else (state.points, state.chips)
        placed = places(list(zip(*counts, strict=True)))
        winner = placed.index(1) if placed.count(1) == 1 else None
        by = "chips" if by_chips else "points"
        return events.MatchEnded(winner, placed, by, state.points, state.chips, broke)

    # state changes

    def evolve(self, state: LokerState, event: Event) -> LokerState:
        """Return the state after the event."""
        match event:
            case events.CheckMade() | events.BetCalled() | events.HandFolded() | events.BetMade() | events.BetRaised():
                return poker.evolve_staking(state, event)
            case events.CardsExchanged() | PackRestocked() | events.CardsDrawn():
                return self._evolve_cards(state, event)
            case events.TurnPassed(seat):
                return self._turn_ended(state, seat)
            case events.GameClosed(seat) | events.HandLaid(seat):
                laid = poker.with_value(state.laid, seat, True)
                closer = seat if isinstance(event, events.GameClosed) else state.closer
                state = replace(state, laid=laid, closer=closer)
                return self._turn_ended(state, seat) if seat == state.turn else state
            case HandsDealt() | events.AntesPaid() | events.RoundOpened() | events.BettingOpened():
                return self._evolve_opening(state, event)
            case _:
                return self._evolve_ending(state, event)

    def _evolve_cards(self, state: LokerState, event: Event) -> LokerState:
        """Return the state after cards were thrown away, shuffled in again or drawn."""
        match event:
            case events.CardsExchanged(seat, thrown, drawn, owed):
                state = self._after_draw(state, seat, without_cards(state.hands[seat], *thrown), drawn)
                pile = _put(state.thrown, seat, (*state.thrown[seat], *thrown))
                changed = _put(state.changed, seat, (*state.changed[seat], len(thrown)))
                state = replace(state, thrown=pile, changed=changed, owed=owed, exchanged=True)
                if state.options.stakes == "simple":
                    state = poker.with_stake(state, seat, len(thrown))
            case PackRestocked(cards):
                return replace(state, stock=cards, thrown=((),) * state.seats)
            case events.CardsDrawn(seat, cards):
                state = replace(self._after_draw(state, seat, state.hands[seat], cards), owed=0)
        if state.betting is not None and not state.owed and state.turn is not None:
            return self._turn_ended(state, state.turn)
        return state

    @staticmethod
    def _after_draw(state: LokerState, seat: Seat, kept: tuple[Card, ...], drawn: tuple[Card, ...]) -> LokerState:
        hand = tuple(sorted((*kept, *drawn)))
        hands, left = _put(state.hands, seat, hand), state.stock_of(seat)[len(drawn) :]
        if state.stocks:
            return replace(state, hands=hands, stocks=_put(state.stocks, seat, left))
        return replace(state, hands=hands, stock=left)

    @staticmethod
    def _turn_ended(state: LokerState, seat: Seat) -> LokerState:
        """Return the state with the turn at the next seat of this round, or at none if the round has ended (L8)."""
        order = state.order if state.betting is None else poker.seats_in_game(state)
        following = order[order.index(seat) + 1 :]
        changed = state.changed
        if not state.exchanged:
            changed = _put(changed, seat, (*changed[seat], 0))
        return replace(state, turn=following[0] if following else None, exchanged=False, changed=changed)

    def _evolve_opening(self, state: LokerState, event: Event) -> LokerState:
        """Return the state after a deal, the antes, or the start of a round or an interval."""
        match event:
            case HandsDealt(_, leader, _, hands, stock):
                return self._after_deal(state, leader, hands, stock)
            case events.AntesPaid(_, paid):
                for seat, chips in enumerate(paid):
                    state = poker.with_stake(state, seat, chips)
                return replace(state, ante_paid=True)
            case events.BettingOpened():
                return poker.open_interval(state, event)
            case events.RoundOpened(number, seat):
                betting = state.betting and replace(state.betting, open=False)
                return replace(state, round=number, turn=seat, betting=betting)
        return state

    def _after_deal(
        self, state: LokerState, first: Seat, hands: tuple[tuple[Card, ...], ...], stock: tuple[Card, ...]
    ) -> LokerState:
        seats = state.seats
        at_poker = state.options.stakes == "poker"
        nothing, nobody = (0,) * seats, (False,) * seats
        order = self._playing(state)
        stocks: tuple[tuple[Card, ...], ...] = ()
        if state.options.stocks == "each":
            stocks, stock = _stocks_by_seat(stock, order, seats), stock[len(order) * MAX_EXCHANGED_IN_GAME :]
        return replace(
            state, dealing=False, stocks=stocks, order=order, hands=tuple(tuple(sorted(hand)) for hand in hands),
            stock=stock, thrown=((),) * seats,
            changed=((),) * seats, laid=nobody, closer=None, owed=0, exchanged=False, pots_won=0,
            round=0 if at_poker else 1, turn=None if at_poker else first, ante_paid=state.options.stakes == "none",
            betting=Betting(nothing, nothing, nobody, nobody) if at_poker else None,
        )  # fmt: skip

    def _evolve_ending(self, state: LokerState, event: Event) -> LokerState:
        """Return the state after a player got chips, or after the end of a game or the match."""
        match event:
            case events.BetReturned(seat, chips):
                return poker.with_stake(state, seat, -chips)
            case events.PotWon(seats, shares):
                for seat, share in zip(seats, shares, strict=True):
                    state = replace(state, chips=poker.with_value(state.chips, seat, state.chips[seat] + share))
                return replace(state, bank=state.bank - sum(shares), pots_won=state.pots_won + 1)
            case events.GameScored():
                return self._next_game(replace(state, last=event, points=event.totals))
            case events.GameVoid():
                return self._next_game(replace(state, last=event))
            case events.PlayerOut(seat):
                return replace(state, out=(*state.out, seat))
            case events.MatchEnded():
                return replace(state, ended=event)
            case DealerDrawn(seat):
                return replace(state, dealer=seat)
        return state

    def _next_game(self, state: LokerState) -> LokerState:
        """Return the state with the deal passed to the left, to the next player still in the match (L11, N3)."""
        anew = state.options.stocks == "each"
        chips = (state.options.start_chips,) * state.seats if anew else state.chips
        state = replace(state, games=state.games + 1, dealing=True, turn=None, chips=chips)
        playing = self._playing(state)
        return replace(state, dealer=playing[0] if playing else state.dealer)

    # views and results

    def view(self, state: LokerState, seat: Seat | None) -> LokerView:
        """Return what the seat may know: its own cards, open hands, and all announcements (L6, L8).

        :param state: the state of the match.
        :param seat: the seat, from 0; None for a view with all cards. ``View.public_view`` of any view is for
            onlookers.
        :raises ValueError: for ``ONLOOKER`` and ``CHANCE``, which have no seat.
        """
        check_seat(seat)
        to_act = self.to_act(state)
        betting = state.betting
        betting_now = betting is not None and betting.open and not state.dealing
        hand = () if seat is None else state.hands[seat]
        own = [seat in (None, owner) for owner in range(state.seats)]
        seen = [mine or laid for mine, laid in zip(own, state.laid, strict=True)]
        return LokerView(
            seat=seat,
            to_act=to_act,
            legal=self.legal(state) if seat is None or seat == to_act else (),
            options=state.options,
            seats=state.seats,
            dealer=state.dealer,
            dealing=state.dealing,
            game=state.games + (not state.dealing),
            round=state.round,
            order=state.order,
            hand=hand,
            hands=_visible_cards(state.hands, seen),
            stock=state.stock if seat is None else face_down_cards(state.stock),
            thrown=_visible_cards(state.thrown, own),
            changed=state.changed,
            exchanged=state.exchanged,
            closer=state.closer,
            laid=state.laid,
            figure=figure_of(hand) if len(hand) == HAND_SIZE else None,
            best=self._best(state),
            points=state.points,
            chips=state.chips,
            bank=state.bank,
            betting=betting,
            to_call=poker.to_call(state, seat) if betting_now and seat in poker.seats_in_game(state) else 0,
            smallest_bet=poker.smallest_bet(state) if betting is not None else 0,
            out=state.out,
            last=state.last,
            stocks=_visible_cards(state.stocks, [seat is None] * len(state.stocks)),
        )

    @staticmethod
    def _best(state: LokerState) -> Best | None:
        open_hands = [seat for seat in state.order if state.laid[seat]]
        if not open_hands:
            return None
        first = max(open_hands, key=lambda seat: figure_of(state.hands[seat]))
        return Best(first, figure_of(state.hands[first]))

    def deal_result(self, state: LokerState) -> events.LokerDealResult | None:
        """Return figures, places, points, chips and bank of the last finished game (L9, L10); None before the first."""
        return events.result_of(state.last)

    def options_for_deals(self, options: LokerOptions, deals: int) -> LokerOptions:
        """Return the options of a match of this many games, otherwise the same.

        :param options: the options to change. :param deals: the most games of the match; 0 for no limit.
        """
        return replace(options, games=deals)

    def options_for_boards(self, options: LokerOptions, boards: int, first: int = 1) -> LokerOptions | Refusal:
        """Return the options of a match with a stock and equal chips for each seat, without rising antes; a refusal at
        simple stakes, where the bank passes from game to game (L14).

        :param options: the options to change.
        :param boards: the number of games.
        :param first: number of the first board, without effect here.
        """
        if options.stakes == "simple":
            return Refusal("no-boards-bank", "L14")
        return replace(self.options_for_deals(options, boards), stocks="each", rising=0)

    def board_measure(self, options: LokerOptions) -> BoardMeasure:
        """Return the unit in which boards are compared: the points of the places, or at poker stakes the chips, whose
        sum is fixed.

        :param options: the options of the boards.
        """
        if options.stakes == "poker":
            return BoardMeasure("points", BOARD_SEATS * options.start_chips, BOARD_SEATS * options.start_chips)
        return BoardMeasure("points", most=BOARD_SEATS)

    def stocks_by_seat(self, state: LokerState) -> tuple[tuple[Card, ...], ...]:
        """Return the stock of each seat, next card first; empty unless each seat has its own."""
        return state.stocks

    def board_worth(self, state: LokerState, seat: Seat) -> int:
        """Return the points of a seat in the last game or, at poker stakes, its chips at the end; 0 for a void game and
        before the first.

        :param state: a state of the match.
        :param seat: the seat, from 0.
        """
        if not isinstance(state.last, events.GameScored):
            return 0
        return state.last.chips[seat] if state.options.stakes == "poker" else state.last.points[seat]

    def deal_counts(self, state: LokerState, seat: Seat) -> dict[Count, int]:
        """Return the amounts that the last game adds to a seat's statistics: one game, the figure that the seat showed,
        if any, and among several players a win and its points (L9, L10).

        :param state: a state after a finished game.
        :param seat: the seat, from 0, whose statistics grow.
        :raises AssertionError: before the first game has ended.
        """
        result = self.deal_result(state)
        assert result is not None
        figure = result.figures[seat]
        counts = {GAME_COUNT: 1}
        if len(result.places) > 1:
            counts |= {WON_GAME_COUNT: int(result.places[seat] == 1), POINT_COUNT: result.points[seat]}
        return counts if figure is None else {**counts, FIGURE_COUNTS[figure]: 1}

    def match_result(self, state: LokerState) -> LokerMatchResult | None:
        """Return the winner, the places and the totals of each seat: the deciding ones, points and chips (L11, L15,
        L18); None before the end.
        """
        if state.ended is None:
            return None
        end = state.ended
        totals = end.chips if end.by == "chips" else end.points
        return LokerMatchResult(end.winner, end.places, totals, end.points, end.chips)


def _stocks_by_seat(stock: tuple[Card, ...], order: tuple[Seat, ...], seats: int) -> tuple[tuple[Card, ...], ...]:
    """Return a stock for each seat: the number of cards that it can exchange in all rounds."""
    size = MAX_EXCHANGED_IN_GAME
    parts: list[tuple[Card, ...]] = [()] * seats
    for place, seat in enumerate(order):
        parts[seat] = stock[place * size : (place + 1) * size]
    return tuple(parts)


def _put(values: tuple[tuple[T, ...], ...], seat: Seat, value: tuple[T, ...]) -> tuple[tuple[T, ...], ...]:
    """Return a list by seat with one value changed."""
    return (*values[:seat], value, *values[seat + 1 :])


def _visible_cards(cards: tuple[tuple[Card, ...], ...], seen: list[bool]) -> tuple[tuple[Card, ...], ...]:
    """Return cards by seat, hidden except where seen."""
    return tuple(hand if shown else face_down_cards(hand) for hand, shown in zip(cards, seen, strict=True))
