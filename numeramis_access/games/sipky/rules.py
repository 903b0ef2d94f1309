"""Šipky: darts with numbers for one to eight players, in the plain and the exact variant (rules S1-S18)."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from numeramis_access.core.actions import Action, DealerDrawn, DrawDealer, Event, Refusal, Shuffle
from numeramis_access.core.cards import Card, face_down_cards, numeramis_pack
from numeramis_access.core.counts import GAME_COUNT, POINT_COUNT, WON_GAME_COUNT, Count
from numeramis_access.core.ruleset import BoardMeasure, ChanceNeeded, MatchResult, Ruleset, check_seat
from numeramis_access.core.seats import CHANCE, Seat, clockwise, left_of
from numeramis_access.games.shared.number_cards import PackRestocked
from numeramis_access.games.shared.places import places
from numeramis_access.games.sipky import events
from numeramis_access.games.sipky.hidden import SipkyHiddenCards
from numeramis_access.games.sipky.scoring import (
    SipkyDealResult,
    game_places,
    game_points,
    sole_winner,
    totals_of,
)
from numeramis_access.games.sipky.state import (
    ZERO_CARD,
    GameResult,
    PlayerState,
    SipkyOptions,
    SipkyState,
    SipkyView,
    Stock,
    Throw,
    ThrowQuestion,
)

T = TypeVar("T")


def numbers_of(first: Card, second: Card) -> tuple[int, ...]:
    """Return the numbers that two cards make, low to high; a single one for equal cards. 07 equals 7 with the 0 thrown
    away (S3).

    :param first: a card, ``0`` to ``9``.
    :param second: the other card.
    """
    return tuple(sorted({int(first + second), int(second + first)}))


#: counts the seat's hits of the limit
HIT_COUNT = Count("hits", "success")


class Sipky(Ruleset[SipkyOptions, SipkyState, SipkyView]):
    """The rules of Šipky, which a ``core.table.Table`` applies; ``Ruleset`` describes the fields."""

    name = "sipky"
    seats = (1, 8)
    options = SipkyOptions
    drawable = {"limit": (101, 201, 301)}  # S1
    presets = {
        "short": SipkyOptions(games=1),
        "series": SipkyOptions(limit="series"),
        "exact": SipkyOptions(variant="exact"),
    }
    settled = frozenset(("games", "packs"))
    action_types = (events.TakeCards, events.StopThrowing, events.LayNumber, events.DiscardCard)
    event_types = (
        DealerDrawn, events.GameBegun, events.CardsTaken, events.ZerosLaidAside, events.ZeroMissed, PackRestocked,
        events.NumberLaid, events.CardMissed, events.LimitHit, events.LimitPassed, events.PlayerEnded,
        events.GameScored, events.MatchPlaced,
    )  # fmt: skip
    begins_deal = (events.GameBegun,)
    ends_part = (events.NumberLaid, events.CardMissed, events.PlayerEnded)
    ends_deal = (events.GameScored,)
    counts = (GAME_COUNT, WON_GAME_COUNT, HIT_COUNT, POINT_COUNT)
    hides_hands = False
    hidden_cards = SipkyHiddenCards()

    def start(self, seats: int, options: SipkyOptions) -> SipkyState:
        """Return the state before the dealer is known (S1).

        :param seats: the number of players.
        :param options: the options of the match.
        :raises ValueError: unless there are one to eight players.
        """
        low, high = self.seats
        if not low <= seats <= high:
            raise ValueError("Šipky is played by one to eight (S1)")
        return SipkyState(options, seats)

    def to_act(self, state: SipkyState) -> Seat | None:
        """Return the thrower; turns go clockwise from the dealer's left (S1). ``CHANCE`` while a dealer or a pack is
        due, None after the match.
        """
        if state.over:
            return None
        if not state.playing or (state.owed and not state.pack):
            return CHANCE
        return state.turn

    def chance(self, state: SipkyState) -> ChanceNeeded:
        """Return the due event of chance: the dealer (N3), the pack or packs (N1), or the cards of earlier throws (N4).
        """
        if state.dealer is None:
            return ChanceNeeded("dealer")
        if state.playing:
            return ChanceNeeded("restock", state.used_cards)
        packs = state.seats if state.options.packs == "each" else 1
        return ChanceNeeded("deal", numeramis_pack() * packs, packs)

    def throw_question(self, state: SipkyState) -> ThrowQuestion:
        """Return the kind of choice that the thrower has to make: a throw, a number or a single card; "" if there is
        none.
        """
        if not state.playing or state.owed or self._nobody_left(state):
            return ""
        if not state.throw:
            return "throw"
        if len(state.hand) < state.throw or set(state.hand) == {ZERO_CARD}:
            return ""
        if state.throw == 2:
            return "number"
        return "card" if state.options.is_exact else ""

    def legal(self, state: SipkyState) -> tuple[Action, ...]:
        """Return the choices of the thrower: to take two cards or one, or to stop (S6, S8, S15); to lay one of the
        numbers (S3); to lay or discard the single card of the exact game (S16). None while chance acts, while an event
        is due and after the match.
        """
        match self.throw_question(state):
            case "throw" if state.options.is_exact:
                return events.TakeCards(2), events.TakeCards(1)
            case "throw":
                if not state.throw_counts[state.turn]:
                    return (events.TakeCards(2),)
                return events.TakeCards(2), events.TakeCards(1), events.StopThrowing()
            case "number":
                return tuple(events.LayNumber(number) for number in numbers_of(*state.hand))
            case "card":
                number = int(state.hand[0])
                fits = state.scores[state.turn] + number <= state.limit
                return (events.LayNumber(number), events.DiscardCard()) if fits else (events.DiscardCard(),)
        return ()

    def refuse(self, state: SipkyState, action: Action) -> Refusal | None:
        """Return why the thrower may not do this; None if it may."""
        if action in self.legal(state):
            return None
        match self.throw_question(state), action:
            case "throw", events.TakeCards() | events.StopThrowing() if not state.options.is_exact:
                return Refusal("first-throw-of-two", "S6")
            case "throw", events.StopThrowing():
                return Refusal("no-end", "S15")
            case "throw", events.LayNumber() | events.DiscardCard():
                return Refusal("take-first", "S15" if state.options.is_exact else "S6")
            case "number", events.LayNumber(number):
                return Refusal("not-that-number", "S3", {"number": number, "cards": state.hand})
            case "number", _:
                return Refusal("compose-first", "S2")
            case "card", events.LayNumber(number) if str(number) == state.hand[0]:
                return Refusal("card-would-pass", "S16", {"card": state.hand[0]})
            case "card", events.LayNumber(number):
                return Refusal("not-that-number", "S16", {"number": number, "cards": state.hand})
            case "card", _:
                return Refusal("add-or-miss-first", "S16")
        return Refusal("not-now", "S2")

    def decide(self, state: SipkyState, action: Action) -> Event:
        """Return the event that an action causes.

        :param state: the state before. :param action: an action of the thrower, or of chance.
        :raises ValueError: for any other action.
        """
        match action:
            case events.TakeCards(cards):
                return events.CardsTaken(state.turn, cards, state.pack[:cards])
            case events.LayNumber(number):
                return self._lay(state, number)
            case events.DiscardCard():
                return events.CardMissed(state.turn, state.hand[0], state.scores[state.turn])
            case events.StopThrowing():
                return events.PlayerEnded(state.turn, state.scores[state.turn])
            case DrawDealer(seat, board, chosen):
                return DealerDrawn(seat, board, chosen)
            case Shuffle(cards) if state.playing:
                return PackRestocked(cards)
            case Shuffle(cards) if state.dealer is not None:
                game = state.game + 1
                first = left_of(state.dealer, state.seats)
                return events.GameBegun(state.dealer, first, game, state.options.limit_of(game), cards)
        raise ValueError(action)

    @staticmethod
    def _lay(state: SipkyState, number: int) -> Event:
        return events.NumberLaid(state.turn, state.hand, number, state.scores[state.turn] + number)

    def follow(self, state: SipkyState) -> Event | None:
        """Return the next event that needs no choice: owed cards, the result of a number, or the end of a game or
        match; else None.
        """
        if not state.playing:
            ended = len(state.results) == state.options.length and not state.over
            return self._end_match(state) if ended else None
        if state.throw:
            return self._go_on(state)
        return self._end_game(state) if self._nobody_left(state) else None

    def _go_on(self, state: SipkyState) -> Event | None:
        """Return the next event of the current throw, None while the thrower has a choice."""
        seat, score = state.turn, state.scores[state.turn]
        if state.owed:
            return events.CardsTaken(seat, state.throw, state.pack[: state.owed], more=True) if state.pack else None
        if set(state.hand) == {ZERO_CARD}:
            return events.ZerosLaidAside(seat) if state.throw == 2 else events.ZeroMissed(seat)
        if state.hand:
            one_counts = state.throw == 1 and not state.options.is_exact
            return self._lay(state, int(state.hand[0])) if one_counts else None
        if score == state.limit:
            return events.LimitHit(seat, score)
        return events.LimitPassed(seat, score) if score > state.limit else events.PlayerEnded(seat, score)

    @staticmethod
    def _nobody_left(state: SipkyState) -> bool:
        """Return whether the game has ended: all have finished (S11), or a player has hit exactly (S14)."""
        return "throwing" not in state.standings or (state.options.is_exact and "hit" in state.standings)

    def _end_game(self, state: SipkyState) -> Event:
        out = tuple(standing == "out" for standing in state.standings)
        hit = state.standings.index("hit") if state.options.is_exact and "hit" in state.standings else None
        result = GameResult(state.limit, state.scores, out, hit)
        options = state.options
        placed, points = game_places(result, options), game_points(result, options)
        totals = totals_of((*state.results, result), options, state.seats)
        return events.GameScored(state.game, state.limit, state.scores, out, placed, points, hit, totals)

    @staticmethod
    def _end_match(state: SipkyState) -> Event:
        totals = totals_of(state.results, state.options, state.seats)
        placed = places(totals)
        return events.MatchPlaced(sole_winner(placed), placed, totals)

    def evolve(self, state: SipkyState, event: Event) -> SipkyState:
        """Return the state after the event."""
        change = msgspec.structs.replace
        match event:
            case events.CardsTaken(_, throw, cards, more):
                owed = (state.owed if more else throw) - len(cards)
                pack = state.pack[len(cards) :]
                return change(state, pack=pack, hand=(*state.hand, *cards), owed=owed, throw=throw)
            case events.ZerosLaidAside() | events.ZeroMissed():
                return change(state, hand=(), used_cards=state.used_cards + state.hand, owed=state.throw)
            case PackRestocked(pack):
                return change(state, pack=pack, used_cards=())
            case events.NumberLaid(_, _, number, score):
                return self._after_number(state, number, score)
            case events.CardMissed():
                return self._next_throw(self._leave_hand(state, None))
            case events.LimitHit():
                return self._stand(state, "hit")
            case events.LimitPassed():
                return self._stand(state, "out")
            case events.PlayerEnded():
                return self._stand(state, "ended")
            case events.GameScored(_, limit, scores, out, _, _, winner):
                assert state.dealer is not None
                result = GameResult(limit, scores, out, winner)
                dealer = left_of(state.dealer, state.seats)
                return change(state, playing=False, dealer=dealer, results=(*state.results, result))
            case events.GameBegun(_, first, game, limit, pack):
                return self._begin(state, first, game, limit, pack)
            case DealerDrawn(seat):
                return change(state, dealer=seat)
            case events.MatchPlaced():
                return change(state, over=True)
        return state

    @staticmethod
    def _begin(state: SipkyState, first: Seat, game: int, limit: int, pack: tuple[Card, ...]) -> SipkyState:
        none = (0,) * state.seats
        throwing: PlayerState = "throwing"
        seat_stocks: tuple[Stock, ...] = ()
        if state.options.packs == "each":
            size = len(pack) // state.seats
            seat_stocks = tuple(Stock(pack[seat * size : (seat + 1) * size]) for seat in range(state.seats))
            pack = seat_stocks[first].pack
        return SipkyState(
            state.options, state.seats, state.dealer, first, game, True, limit, pack,
            scores=none, standings=(throwing,) * state.seats, throw_counts=none, results=state.results,
            seat_stocks=seat_stocks,
        )  # fmt: skip

    def _after_number(self, state: SipkyState, number: int, score: int) -> SipkyState:
        """Return the state with the number added; the throw stays open if an event follows (S7, S9, S10)."""
        scores = _put(state.scores, state.turn, score)
        state = msgspec.structs.replace(self._leave_hand(state, number), scores=scores)
        last = state.throw == 1 and not state.options.is_exact
        return state if last or score >= state.limit else self._next_throw(state)

    @staticmethod
    def _leave_hand(state: SipkyState, number: int | None) -> SipkyState:
        """Return the state with the cards of the throw out of play and the throw counted."""
        throws = (*state.throws, Throw(state.turn, state.hand, number))
        counts = _put(state.throw_counts, state.turn, state.throw_counts[state.turn] + 1)
        used = state.used_cards + state.hand
        return msgspec.structs.replace(state, hand=(), used_cards=used, throws=throws, throw_counts=counts)

    def _stand(self, state: SipkyState, standing: PlayerState) -> SipkyState:
        """Return the state with the thrower finished (S7-S10)."""
        standings = list(state.standings)
        standings[state.turn] = standing
        return self._next_throw(msgspec.structs.replace(state, standings=tuple(standings)))

    @staticmethod
    def _next_throw(state: SipkyState) -> SipkyState:
        """Return the state with the next thrower clockwise; the turn stays if all have finished."""
        after = clockwise(left_of(state.turn, state.seats), state.seats)
        turn = next((seat for seat in after if state.standings[seat] == "throwing"), state.turn)
        pack, used = state.stock_of(turn)
        stocks = state.seat_stocks and _put(state.seat_stocks, state.turn, Stock(state.pack, state.used_cards))
        return msgspec.structs.replace(state, turn=turn, throw=0, pack=pack, used_cards=used, seat_stocks=stocks)

    def view(self, state: SipkyState, seat: Seat | None) -> SipkyView:
        """Return what the seat may know: all but the order of the pack and another player's hand (N5).

        :param state: the state of the match.
        :param seat: the seat, from 0; None for a view with all cards.
        :raises ValueError: for ``ONLOOKER`` and ``CHANCE``, which have no seat.
        """
        check_seat(seat)
        to_act = self.to_act(state)
        knows = seat in (None, state.turn)
        return SipkyView(
            seat=seat,
            to_act=to_act,
            legal=self.legal(state) if seat is None or seat == to_act else (),
            options=state.options,
            throw_question=self.throw_question(state),
            dealer=state.dealer,
            game=state.game,
            games=state.options.length,
            limit=state.limit,
            hand=tuple(sorted(state.hand)) if knows else (),
            hand_size=len(state.hand),
            throw=state.throw,
            pack=state.pack if seat is None else face_down_cards(state.pack),
            used_cards=tuple(sorted(state.used_cards)),
            scores=state.scores,
            standings=state.standings,
            throw_counts=state.throw_counts,
            throws=state.throws,
            results=state.results,
            totals=totals_of(state.results, state.options, state.seats),
        )

    def deal_result(self, state: SipkyState) -> SipkyDealResult | None:
        """Return scores, places and points of the last finished game, and the winner of the exact game (S12, S14).

        :return: None before the end of the first game.
        """
        if not state.results:
            return None
        result, options = state.results[-1], state.options
        winner = result.winner if options.is_exact else msgspec.UNSET
        placed, points = game_places(result, options), game_points(result, options)
        return SipkyDealResult(result.scores, result.out, placed, points, winner)

    def options_for_deals(self, options: SipkyOptions, deals: int) -> SipkyOptions:
        """Return the options of a match of this many games; a series always has three.

        :param options: the options to change. :param deals: the number of games.
        """
        return msgspec.structs.replace(options, games=deals)

    def options_for_boards(self, options: SipkyOptions, boards: int, first: int = 1) -> SipkyOptions | Refusal:
        """Return the options of a match with a pack for each seat; a refusal for the exact game and a series.

        In the exact game a hit ends the game for all (S14); a series sums the scores (S13).

        :param options: the wished options. :param boards: the number of games.
        :param first: number of the first board, without effect here.
        """
        if options.is_exact:
            return Refusal("no-boards-exact", "S14")
        if options.is_summed:
            return Refusal("no-boards-series", "S13")
        return msgspec.structs.replace(self.options_for_deals(options, boards), packs="each")

    def board_measure(self, options: SipkyOptions) -> BoardMeasure:
        """Return the unit in which boards are compared: points, up to the limit for each seat (S9)."""
        return BoardMeasure("points", most=options.limit_of(1))

    def stocks_by_seat(self, state: SipkyState) -> tuple[tuple[Card, ...], ...]:
        """Return the pack of each seat; empty if all share one."""
        return tuple(state.stock_of(seat).pack for seat in range(state.seats)) if state.seat_stocks else ()

    def board_worth(self, state: SipkyState, seat: Seat) -> int:
        """Return the score of a seat in the last game, 0 if it is out: a hit is best, then the nearest below (S9-S12).


        :param state: a state after a finished game.
        :param seat: the seat, from 0.
        """
        result = state.results[-1]
        return 0 if result.out[seat] else result.scores[seat]

    def deal_counts(self, state: SipkyState, seat: Seat) -> dict[Count, int]:
        """Return the counts of the last game for a seat: one game, and whether the seat hit the limit; among several
        players also whether it won, and its points (S9, S12).

        A game has no winner if all are out, or if no player hits in the exact game (S14).

        :param state: a state after a finished game.
        :param seat: the seat, from 0.
        """
        result, options = state.results[-1], state.options
        hit = result.scores[seat] == result.limit
        counts = {GAME_COUNT: 1, HIT_COUNT: int(hit)}
        if len(result.scores) == 1:
            return counts
        won = game_places(result, options)[seat] == 1 and (hit if options.is_exact else not result.out[seat])
        return {**counts, WON_GAME_COUNT: int(won), POINT_COUNT: game_points(result, options)[seat]}

    def match_result(self, state: SipkyState) -> MatchResult | None:
        """Return the sole winner, the places and the totals (S12, S13, S18); None before the end."""
        if not state.over:
            return None
        totals = totals_of(state.results, state.options, state.seats)
        placed = places(totals)
        return MatchResult(sole_winner(placed), placed, totals)


def _put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Return the values with one seat's changed."""
    return (*values[:seat], value, *values[seat + 1 :])
