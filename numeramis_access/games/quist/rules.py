"""Quist: a whist with numbers for four players in two pairs (rules Q1-Q15)."""

from __future__ import annotations

import msgspec

from numeramis_access.core import actions
from numeramis_access.core.cards import NUMBERS, Card, face_down_cards, numeramis_pack, without_cards
from numeramis_access.core.counts import GAME_COUNT, TRICK_COUNT, WON_GAME_COUNT, Count
from numeramis_access.core.ruleset import BoardMeasure, ChanceNeeded, Ruleset, check_seat
from numeramis_access.core.seats import CHANCE, Seat, left_of, side_of
from numeramis_access.games.quist.claims import refuse_claim
from numeramis_access.games.quist.events import (
    DealScored,
    ExtraGame,
    MatchLevel,
    MatchWon,
    PhaseTied,
    PileLeft,
    TrickWon,
)
from numeramis_access.games.quist.hidden import QuistHiddenCards
from numeramis_access.games.quist.scoring import QuistDealResult, QuistMatchResult, games_won, total_tricks
from numeramis_access.games.quist.state import (
    HAND_SIZE,
    PHASE_SIZE,
    SEATS,
    QuistOptions,
    QuistState,
    QuistView,
    highest_of,
)
from numeramis_access.games.shared.number_cards import HandsDealt
from numeramis_access.games.shared.pairs import ENTERED_SEATING, CardsCut, PartnersDrawn, seat_partners
from numeramis_access.games.shared.tricks import CardPlayed, Play, RestClaimed, RestConceded

#: One play action per number, shared by all states.
_PLAYS = {card: actions.PlayCard(card) for card in NUMBERS}


class Quist(Ruleset[QuistOptions, QuistState, QuistView]):
    """The rules of Quist, which a ``core.table.Table`` applies; ``Ruleset`` describes the fields."""

    name = "quist"
    seats = (4, 4)
    options = QuistOptions
    presets = {"short": QuistOptions(games=3), "document": QuistOptions(games=10, partners="draw")}
    settled = frozenset(("games", "tied", "partners"))
    action_types = (actions.PlayCard, actions.Claim, actions.Concede)
    event_types = (
        CardsCut, PartnersDrawn, actions.DealerDrawn, HandsDealt, CardPlayed, PhaseTied, TrickWon, PileLeft,
        RestClaimed, RestConceded, DealScored, ExtraGame, MatchWon, MatchLevel,
    )  # fmt: skip
    begins_deal = (HandsDealt,)
    ends_trick = ends_part = (TrickWon, PileLeft)
    ends_deal = (DealScored,)
    counts = (GAME_COUNT, WON_GAME_COUNT, TRICK_COUNT)
    hidden_cards = QuistHiddenCards()

    def start(self, seats: int, options: QuistOptions) -> QuistState:
        """Return the state before partners and dealer are known (Q1, Q2).

        :param seats: the number of players.
        :param options: the options of the match.
        :raises ValueError: unless there are four players.
        """
        if seats != SEATS:
            raise ValueError("Quist is played by four (Q1)")
        return QuistState(options, ENTERED_SEATING if options.partners == "agreed" else None)

    def to_act(self, state: QuistState) -> Seat | None:
        """Return the seat to act: chance while a deal is due, else the players clockwise from the leader of the phase
        (Q5, Q6); None after the match.
        """
        if state.is_over:
            return None
        if state.dealing:
            return CHANCE
        return (state.leader + len(state.phase)) % SEATS

    def chance(self, state: QuistState) -> ChanceNeeded:
        """Return the due event of chance: the partners (Q2), the dealer (Q3) or the pack (N1).

        :param state: a state in which chance acts (``to_act``); this is not checked.
        """
        if state.seating is None:
            return ChanceNeeded("cut", numeramis_pack())
        if state.dealer is None:
            return ChanceNeeded("dealer")
        return ChanceNeeded("deal", numeramis_pack())

    def legal(self, state: QuistState) -> tuple[actions.Action, ...]:
        """Return a play of each number in hand: there is no duty to beat, to follow or to hold back (Q5). No plays
        while chance acts and after the match.
        """
        seat = self.to_act(state)
        if seat is None or seat == CHANCE:
            return ()
        return tuple([_PLAYS[card] for card in dict.fromkeys(state.hands[seat])])

    def refuse(self, state: QuistState, action: actions.Action) -> actions.Refusal | None:
        """Return why the seat to act may not make this play, claim or concession; None if it may."""
        seat = self.to_act(state)
        if seat is None or seat == CHANCE:
            return actions.Refusal("not-now", "Q5")
        match action:
            case actions.PlayCard(card):
                return None if card in state.hands[seat] else actions.Refusal("not-held", "Q5", {"card": card})
            case actions.Claim():
                return refuse_claim(self.view(state, seat))
            case actions.Concede():
                return None
        return actions.Refusal("not-now", "Q5")

    def decide(self, state: QuistState, action: actions.Action) -> actions.Event:
        """Return the event that an action causes.

        :param state: the state before.
        :param action: a play, claim, concession or chance result that ``refuse`` or ``refuse_chance`` allows.
        :raises ValueError: for any other action, and for a deal without a dealer.
        """
        match action:
            case actions.PlayCard(card):
                seat = (state.leader + len(state.phase)) % SEATS
                return CardPlayed(seat, card)
            # ``refuse`` allows a claim only before the first card of a phase: the leader makes it
            case actions.Claim():
                return RestClaimed(state.leader, state.hands[state.leader], _tricks_left(state))
            case actions.Concede():
                seat = (state.leader + len(state.phase)) % SEATS
                return RestConceded(seat, _tricks_left(state))
            case actions.DrawDealer(seat, board, chosen):
                return actions.DealerDrawn(seat, board, chosen)
            case actions.Shuffle(cards) if state.seating is None:
                cuts = cards[:SEATS]
                return CardsCut(cuts, sum(int(card) % 2 for card in cuts) == 2)
            case actions.Shuffle(cards):
                return self._deal(state, cards)
        raise ValueError(action)

    def _deal(self, state: QuistState, pack: tuple[Card, ...]) -> actions.Event:
        """Return the deal of a pack: one card at a time, from the dealer's left (N2, Q3).

        :raises ValueError: while there is no dealer.
        """
        if state.dealer is None:
            raise ValueError("no dealer yet")
        first = left_of(state.dealer, SEATS)
        dealt = SEATS * HAND_SIZE
        hands = tuple(pack[(seat - first) % SEATS : dealt : SEATS] for seat in range(SEATS))
        return HandsDealt(state.dealer, first, len(state.scores) + 1, hands, pack[dealt:])

    def follow(self, state: QuistState) -> actions.Event | None:
        """Return the next event without a choice: the drawn partners, or the end of a phase, a game or the match.
        Return None if none is due.
        """
        if state.seating is None and state.cuts:
            odd = [entrant for entrant, card in enumerate(state.cuts) if int(card) % 2]
            return PartnersDrawn(seat_partners((odd[0], odd[1])))
        if len(state.phase) == PHASE_SIZE:
            return self._judge(state)
        if state.dealing and not state.is_over and state.scores:
            return self._after_game(state)
        if not state.dealing and not any(state.hands) and not state.phase:
            tricks = (state.cards_won[0] // PHASE_SIZE, state.cards_won[1] // PHASE_SIZE)
            scores = (*state.scores, tricks)
            winner = None if tricks[0] == tricks[1] else int(tricks[1] > tricks[0])
            return DealScored(tricks, winner, games_won(scores), total_tricks(scores))
        return None

    def _judge(self, state: QuistState) -> actions.Event:
        """Return the event that ends a full phase, judged by its own four cards (Q7-Q9, Q11)."""
        top = highest_of(state.phase)
        assert top is not None
        tricks = len(state.pile) + 1
        last = not any(state.hands)
        if not top.tied:
            return TrickWon(top.seat, top.card, tricks)
        if not last:
            return PhaseTied(top.card, top.seat, tricks + 1)
        if state.options.last_pile == "leader":
            return TrickWon(top.seat, top.card, tricks, by_tie=True)
        return PileLeft(top.card, tricks)

    def _after_game(self, state: QuistState) -> actions.Event | None:
        """Return the end of the match, an extra game (Q13), or None while games remain."""
        played = len(state.scores)
        if played < state.options.games:
            return None
        games, total = games_won(state.scores), total_tricks(state.scores)
        level = games[0] == games[1]
        first, second = total if level else games
        if first != second:
            return MatchWon(int(second > first), games, total, by_tricks=level)
        if state.options.tied == "stays":
            return MatchLevel(games, total)
        return ExtraGame(played + 1) if state.announced_extra <= played else None

    def evolve(self, state: QuistState, event: actions.Event) -> QuistState:
        """Return the state after the event."""
        change = msgspec.structs.replace
        match event:
            case CardPlayed(seat, card):
                hands = state.hands
                hand = without_cards(hands[seat], card)
                return change(
                    state,
                    hands=(*hands[:seat], hand, *hands[seat + 1 :]),
                    phase=(*state.phase, Play(seat, card)),
                )
            case TrickWon(seat, _, tricks):
                won = list(state.cards_won)
                won[side_of(seat)] += tricks * PHASE_SIZE
                return change(self._clear_pile(state), leader=seat, last_winner=seat, cards_won=tuple(won))
            case PhaseTied(_, seat, _):
                return change(state, leader=seat, pile=(*state.pile, state.phase), phase=())
            case RestClaimed(seat):
                return _give_rest(state, side_of(seat))
            case RestConceded(seat):
                return _give_rest(state, 1 - side_of(seat))
            case PileLeft():
                return change(self._clear_pile(state), last_winner=None)
            case DealScored(tricks):
                assert state.dealer is not None
                dealer = left_of(state.dealer, SEATS)
                return change(state, dealing=True, dealer=dealer, scores=(*state.scores, tricks))
            case HandsDealt(_, leader, _, hands, stock):
                held = tuple(tuple(sorted(hand)) for hand in hands)
                return change(
                    state, dealing=False, hands=held, stock=stock, leader=leader, phase=(), pile=(), past_piles=(),
                    last_winner=None, cards_won=(0, 0),
                )  # fmt: skip
            case ExtraGame(game):
                return change(state, announced_extra=game)
            case MatchLevel():
                return change(state, is_level=True)
            case MatchWon(winner):
                return change(state, winner=winner)
            case actions.DealerDrawn(seat):
                return change(state, dealer=seat)
            case CardsCut(cards, decided):
                return change(state, cuts=cards if decided else ())
            case PartnersDrawn(seating):
                return change(state, seating=seating)
        return state

    @staticmethod
    def _clear_pile(state: QuistState) -> QuistState:
        pile = (*state.pile, state.phase)
        return msgspec.structs.replace(state, past_piles=(*state.past_piles, pile), pile=(), phase=())

    def view(self, state: QuistState, seat: Seat | None) -> QuistView:
        """Return what the seat may know (Q3, Q14, Q15).

        :param state: the state of the match.
        :param seat: the seat, from 0; None for a view with all cards. ``View.public_view`` of any view is for
            onlookers.
        :raises ValueError: for ``ONLOOKER`` and ``CHANCE``, which have no seat.
        """
        check_seat(seat)
        to_act = self.to_act(state)
        hands = tuple(
            hand if seat in (None, owner) else face_down_cards(hand) for owner, hand in enumerate(state.hands)
        )
        between = not state.phase and not state.pile and bool(state.past_piles)
        return QuistView(
            seat=seat,
            to_act=to_act,
            legal=self.legal(state) if seat is None or seat == to_act else (),
            options=state.options,
            seating=state.seating or ENTERED_SEATING,
            dealer=state.dealer,
            leader=state.leader,
            hand=() if seat is None else state.hands[seat],
            hands=hands,
            stock=state.stock if seat is None else face_down_cards(state.stock),
            phase=state.phase,
            pile=state.pile,
            highest=highest_of(state.phase),
            worth=len(state.pile) + 1,
            last_trick=state.past_piles[-1] if between else (),
            last_winner=state.last_winner if between else None,
            past_piles=state.past_piles,
            won=(state.cards_won[0] // PHASE_SIZE, state.cards_won[1] // PHASE_SIZE),
            game=len(state.scores) + (not state.dealing),
            scores=state.scores,
            games_won=games_won(state.scores),
            total=total_tricks(state.scores),
        )

    def has_partners(self, state: QuistState) -> bool:
        """Return True: Quist is always played in pairs (Q1)."""
        return True

    def seating(self, state: QuistState) -> tuple[int, ...]:
        """Return the number of the entrant on each seat, from 0 (Q2); before the partners are drawn, as entered."""
        return state.seating or ENTERED_SEATING

    def deal_result(self, state: QuistState) -> QuistDealResult | None:
        """Return the tricks of both sides and the winner of the last finished game (Q12); None before the first."""
        if not state.scores:
            return None
        first, second = state.scores[-1]
        winner = None if first == second else int(second > first)
        return QuistDealResult((first, second), winner)

    def options_for_deals(self, options: QuistOptions, deals: int) -> QuistOptions:
        """Return the options of a match of this many games, without an extra game when the match is level.

        :param options: the options to change.
        :param deals: the number of games.
        """
        return msgspec.structs.replace(options, games=deals, tied="stays")

    def options_for_boards(self, options: QuistOptions, boards: int, first: int = 1) -> QuistOptions:
        """Return the options of a match of this many boards whose tricks are compared; the partners are agreed, and a
        level match stays so.

        :param options: the options to change.
        :param boards: the number of games.
        :param first: number of the first board, without effect here.
        """
        return msgspec.structs.replace(self.options_for_deals(options, boards), partners="agreed")

    def board_measure(self, options: QuistOptions) -> BoardMeasure:
        """Return the unit in which boards are compared: tricks (Q12).

        Their sum is nine, unless the options let the last pile stay unclaimed (Q11).
        """
        return BoardMeasure("tricks", 0 if options.last_pile == "nobody" else HAND_SIZE, HAND_SIZE)

    def deal_counts(self, state: QuistState, seat: Seat) -> dict[Count, int]:
        """Return the amounts that the last game adds to a seat's statistics: one game, the tricks of its side and its
        win, if any (Q12).

        :param state: a state after a finished game.
        :param seat: the seat, from 0, whose statistics grow.
        :raises AssertionError: before the first game has ended.
        """
        result = self.deal_result(state)
        assert result is not None
        side = side_of(seat)
        return {GAME_COUNT: 1, WON_GAME_COUNT: int(result.winner == side), TRICK_COUNT: result.tricks[side]}

    def match_result(self, state: QuistState) -> QuistMatchResult | None:
        """Return the winner, the places, the games and the tricks of both sides (Q13); None before the end. Sides of a
        level match share the first place.
        """
        if not state.is_over:
            return None
        games, total = games_won(state.scores), total_tricks(state.scores)
        places = (1, 1) if state.winner is None else (1, 2) if state.winner == 0 else (2, 1)
        return QuistMatchResult(state.winner, places, totals=total, games=games, tricks=total)


def _tricks_left(state: QuistState) -> int:
    """Return the number of tricks in this game that neither side has won yet."""
    return HAND_SIZE - sum(state.cards_won) // PHASE_SIZE


def _give_rest(state: QuistState, side: int) -> QuistState:
    """Return the state after all remaining tricks went to one side, with no cards left to play."""
    won = list(state.cards_won)
    won[side] += _tricks_left(state) * PHASE_SIZE
    return msgspec.structs.replace(state, hands=((), (), (), ()), phase=(), pile=(), cards_won=(won[0], won[1]))
