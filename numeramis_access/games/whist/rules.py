"""Whist for four, in pairs or alone, and for three, in all its tours (rules W1-W10, V1-V11).

``tours`` holds the differences between tours and ``scoring`` the counting; this module holds the play.
"""

from __future__ import annotations

import msgspec

from numeramis_access.core import actions
from numeramis_access.core.cards import RANK, SUIT, Card, face_down_cards, french_pack
from numeramis_access.core.counts import GAME_COUNT, Count
from numeramis_access.core.counts import TRICK_COUNT as COUNTED_TRICKS
from numeramis_access.core.ruleset import BoardMeasure, ChanceNeeded, MatchResult, Ruleset, check_seat
from numeramis_access.core.seats import CHANCE, Seat, left_of, partner_of
from numeramis_access.games.shared.pairs import ENTERED_SEATING, CardsCut, PartnersDrawn, seat_partners
from numeramis_access.games.shared.tricks import CardPlayed, Play, RestClaimed, RestConceded
from numeramis_access.games.whist import events, scoring
from numeramis_access.games.whist.claims import refuse_claim, refuse_concession
from numeramis_access.games.whist.hidden import WhistHiddenCards
from numeramis_access.games.whist.scoring import SidePoints, WhistDealResult
from numeramis_access.games.whist.state import WhistOptions, WhistState, WhistView, beats, tour_of
from numeramis_access.games.whist.tours import (
    QUEEN_OF_SPADES,
    TRICKS,
    Tour,
    TourName,
    pack_for,
)

#: cards dealt to each hand before the packets (V7)
CARDS_BEFORE_PACKETS = 10
PACKET_SIZE = 3

_ORDER = {card: place for place, card in enumerate(french_pack())}
_PLAYS = {card: actions.PlayCard(card) for card in french_pack()}
_NAMES = tuple(events.NameTrump(suit) for suit in ("c", "d", "h", "s"))
_PACKETS = tuple(events.GivePackets(own, partner) for own in range(4) for partner in range(4) if own != partner)


class Whist(Ruleset[WhistOptions, WhistState, WhistView]):
    """The rules of Whist in all tours, which a ``core.table.Table`` applies; ``Ruleset`` describes the fields."""

    name = "whist"
    seats = (3, 4)
    options = WhistOptions
    presets = {
        "base": WhistOptions(),
        "document": WhistOptions(partners="draw", strike_out=True),
        "mixed": WhistOptions(tour="mixed"),
        "hussar": WhistOptions(tour="hussar"),
        "three": WhistOptions(tour="three"),
    }
    settled = frozenset(("length", "rubbers", "strike_out", "partners"))
    action_types = (
        actions.PlayCard,
        events.NameTrump,
        events.KeepTrump,
        events.LeaveToPartner,
        events.GivePackets,
        actions.Claim,
        actions.Concede,
    )
    event_types = (
        CardsCut, PartnersDrawn, actions.DealerDrawn, events.CardsDealt, events.TrumpNamed, events.TrumpKept,
        events.LeftToPartner, events.PacketsGiven, CardPlayed, events.NullBegan, events.TrickTaken, RestClaimed,
        RestConceded, events.RevokePenalized, events.DealCounted, events.TiedAtTen, events.GameWon, events.RubberWon,
        events.MatchEnded,
    )  # fmt: skip
    begins_deal = (events.CardsDealt,)
    ends_trick = ends_part = (events.TrickTaken,)
    ends_deal = (events.DealCounted,)
    counts = (GAME_COUNT, COUNTED_TRICKS)
    hidden_cards = WhistHiddenCards()

    def start(self, seats: int, options: WhistOptions) -> WhistState:
        """Return the state before the dealer is known; partners are known only if they are agreed or all play alone
        (W1).

        :param seats: the number of players.
        :param options: the options of the match.
        :raises ValueError: for a number of players that does not fit the tour.
        """
        tour = tour_of(options, 0)
        if seats != tour.seats:
            raise ValueError(f"this tour is played by {tour.seats} ({tour.rule})")
        agreed = tour.alone or options.partners == "agreed"
        return WhistState(options, tour, scoring.clean_sheet(tour.sides), ENTERED_SEATING if agreed else None)

    def to_act(self, state: WhistState) -> Seat | None:
        """Return the seat to act: clockwise from the leader (W3), or the seat with a choice (V1, V5, V7);
        ``CHANCE`` while cards are cut or dealt, None after the match.
        """
        return state.turn

    def chance(self, state: WhistState) -> ChanceNeeded:
        """Return the due event of chance: the partners (W1), the dealer (W2) or the pack."""
        if state.seating is None:
            return ChanceNeeded("cut", french_pack())
        if state.dealer is None:
            return ChanceNeeded("dealer")
        return ChanceNeeded("deal", pack_for(state.tour.seats))

    # legal actions

    def legal(self, state: WhistState) -> tuple[actions.Action, ...]:
        """Return the cards that may be played (W3), or the choices of V1, V5 and V7; no actions while chance acts and
        after the match.
        """
        seat = state.turn
        if seat is None or seat == CHANCE:
            return ()
        match state.asked:
            case "":
                return tuple([_PLAYS[card] for card in self._playable(state, seat)])
            case "packets":
                return _PACKETS
            case "trump" if not state.tour.alone:
                return (*_NAMES, events.KeepTrump(), events.LeaveToPartner())
        return (*_NAMES, events.KeepTrump())

    @staticmethod
    def _playable(state: WhistState, seat: Seat) -> tuple[Card, ...]:
        """Return the cards of the suit led, or all cards if the hand has none of it (W3)."""
        hand = state.hands[seat]
        if not state.trick:
            return hand
        led = SUIT[state.trick[0].card]
        return tuple([card for card in hand if SUIT[card] == led]) or hand

    def refuse(self, state: WhistState, action: actions.Action) -> actions.Refusal | None:
        """Return why the seat to act may not do this; None if it may."""
        seat = state.turn
        if seat is None or seat == CHANCE:
            return actions.Refusal("not-now", "W3")
        match action:
            case actions.PlayCard(card) if not state.asked:
                if card not in state.hands[seat]:
                    return actions.Refusal("not-held", "W3", {"card": card})
                if card in self._playable(state, seat):
                    return None
                return actions.Refusal("must-follow", "W3", {"suit": SUIT[state.trick[0].card]})
            case events.GivePackets(own, partner) if state.asked == "packets":
                if action in _PACKETS:
                    return None
                return actions.Refusal("packets-differ" if own == partner else "no-such-packet", "V7")
            case actions.Claim():
                return refuse_claim(self.view(state, seat))
            case actions.Concede():
                return refuse_concession(self.view(state, seat))
        return None if action in self.legal(state) else actions.Refusal("not-now", state.tour.rule)

    # events

    def decide(self, state: WhistState, action: actions.Action) -> actions.Event:
        """Return the event that an action or a chance result causes.

        :raises ValueError: for any other action.
        """
        seat = state.turn
        assert seat is not None
        match action:
            case actions.PlayCard(card):
                return CardPlayed(seat, card)
            case actions.Claim():
                return RestClaimed(seat, state.hands[seat], TRICKS - len(state.past))
            case actions.Concede():
                return RestConceded(seat, TRICKS - len(state.past))
            case events.NameTrump(suit) if suit != state.trump:
                return events.TrumpNamed(seat, suit)
            case events.NameTrump() | events.KeepTrump():
                assert state.trump is not None
                return events.TrumpKept(seat, state.trump, state.tour.dealer_names)
            case events.LeaveToPartner():
                return events.LeftToPartner(seat, partner_of(seat))
            case events.GivePackets(own, partner):
                return self._give(state, seat, own, partner)
            case actions.DrawDealer(dealer, board, chosen):
                return actions.DealerDrawn(dealer, board, chosen)
            case actions.Shuffle(cards) if state.seating is None:
                ranks = sorted((RANK[card] for card in cards[:4]), reverse=True)
                return CardsCut(cards[:4], ranks[1] != ranks[2])
            case actions.Shuffle(cards):
                return self._deal(state, cards)
        raise ValueError(action)

    @staticmethod
    def _deal(state: WhistState, pack: tuple[Card, ...]) -> actions.Event:
        """Return the deal of a pack: one card at a time from the dealer's left, the last one turned up (W2, V7)."""
        assert state.dealer is not None
        tour = tour_of(state.options, state.deals)
        seats = tour.seats
        dealer = left_of(state.dealer, seats) if state.deals else state.dealer
        first = left_of(dealer, seats)
        dealt = CARDS_BEFORE_PACKETS * seats if tour.has_packets else len(pack)
        hands = tuple(pack[(seat - first) % seats : dealt : seats] for seat in range(seats))
        packets = tuple(pack[at : at + PACKET_SIZE] for at in range(dealt, len(pack), PACKET_SIZE))
        turned = pack[-1] if tour.has_trumps else None
        asked: events.DealQuestion = "trump" if tour.dealer_names else "packets" if tour.has_packets else ""
        trump = SUIT[turned] if turned else None
        return events.CardsDealt(dealer, first, state.deals + 1, tour.name, hands, turned, trump, packets, asked)

    @staticmethod
    def _give(state: WhistState, dealer: Seat, own: int, partner: int) -> actions.Event:
        """Return the owner of each packet: the opponents get the two others in order, the next opponent first (V7)."""
        others = iter((left_of(dealer, 4), left_of(dealer, 4, 3)))
        to = {own: dealer, partner: partner_of(dealer)}
        return events.PacketsGiven(
            dealer, tuple(to[at] if at in to else next(others) for at in range(4)), state.packets
        )

    def follow(self, state: WhistState) -> actions.Event | None:
        """Return the next event that needs no choice: the end of a trick, deal, game, rubber or match, or the start of
        null; else None.
        """
        if state.turn == CHANCE:
            return self._between_deals(state)
        if state.turn is None or state.asked:
            return None
        tour, trick = state.tour, state.trick
        if state.ended_early:
            return self._count(state)
        if not state.null and tour.queen == "null" and trick and trick[-1].card == QUEEN_OF_SPADES:
            return events.NullBegan(by_queen=True)
        if len(trick) == tour.seats:
            return self._judge(state)
        if trick or not state.past:
            return None
        if not state.hands[0] or (tour.queen == "loses" and scoring.has_queen(state.past[-1])):
            return self._count(state)
        if not state.null and len(state.past) == tour.null_after:
            return events.NullBegan(by_queen=False)
        return None

    @staticmethod
    def _judge(state: WhistState) -> actions.Event:
        """Return the event that gives a full trick to its highest card (W4)."""
        assert state.best is not None
        tour, (seat, card) = state.tour, state.best
        again = state.winner is not None and tour.side_of(state.winner) == tour.side_of(seat)
        run = state.run + 1 if again else 1
        offer = 0 < tour.tricks_to_name <= run and bool(state.hands[0])
        return events.TrickTaken(seat, card, state.null, run, offer)

    @staticmethod
    def _count(state: WhistState) -> actions.Event:
        """Return the score of the deal just played (W5, W6, W8, V8)."""
        tour = state.tour
        if tour.queen == "loses":
            assert state.winner is not None
            score = scoring.score_queen(tour, state.tricks, tour.side_of(state.winner))
            return events.DealCounted(score, scoring.add_deal(state.sheet, score), state.winner)
        held = [Play(seat, card) for seat, hand in enumerate(state.hands) for card in hand]
        holders = [*held, *(play for trick in (*state.past, state.trick) for play in trick)]
        honours = scoring.honour_cards(tour, state.trump, state.turned)
        score = scoring.score_deal(tour, state.tricks, state.counted, holders, honours, state.doubled)
        return events.DealCounted(score, scoring.add_deal(state.sheet, score))

    def _between_deals(self, state: WhistState) -> actions.Event | None:
        """Return the event due between deals: partners, a game, a rubber, the match (W1, W7, W9); else None."""
        if state.seating is None:
            return PartnersDrawn(seat_partners(_two_highest(state.cuts))) if state.cuts else None
        tour, sheet, strike, length = state.tour, state.sheet, state.options.strike_out, state.options.length
        match state.stage:
            case "deal" if state.deals == length > 0:
                return events.MatchEnded(_leader(sheet.account), sheet.account, sheet.rubbers)
            case "deal" if state.last is not None and max(sheet.game) >= scoring.GAME_GOAL:
                winner = scoring.game_winner(tour, sheet, state.last[0])
                if winner is None:
                    top = max(sheet.game)
                    return events.TiedAtTen(tuple(side for side, points in enumerate(sheet.game) if points == top), top)
                after, struck = scoring.award_game(sheet, winner, strike)
                return events.GameWon(winner, sheet.game, struck, after)
            case "game" if max(sheet.games_won) == tour.games:
                winner = sheet.games_won.index(tour.games)
                after, struck = scoring.award_rubber(sheet, winner, strike)
                return events.RubberWon(winner, struck, after)
            case "rubber" if not length and sheet.rubbers == state.options.rubbers:
                return events.MatchEnded(_leader(sheet.account), sheet.account, sheet.rubbers)
        return None

    def evolve(self, state: WhistState, event: actions.Event) -> WhistState:
        """Return the state after the event."""
        match event:
            case CardPlayed():
                return _play(state, event.seat, event.card)
            case events.TrickTaken():
                return _take(state, event)
            case events.CardsDealt():
                return _start_deal(state, event)
            case RestClaimed(seat, _, tricks):
                return _give_rest(state, state.tour.side_of(seat), tricks)
            case RestConceded(seat, tricks):
                return _give_rest(state, 1 - state.tour.side_of(seat), tricks)
            case events.PacketsGiven(seat, owners, packets):
                return _hand_out(state, left_of(seat, 4), owners, packets)
            case events.LeftToPartner(_, partner):
                return msgspec.structs.replace(state, asked="partner", turn=partner)
            case events.TrumpNamed(seat, suit):
                return msgspec.structs.replace(state, trump=suit, asked="", run=0, turn=_leader_after(state))
            case events.TrumpKept(_, _, doubled):
                return msgspec.structs.replace(state, doubled=doubled, asked="", run=0, turn=_leader_after(state))
            case events.NullBegan():
                return msgspec.structs.replace(state, null=True)
        return self._evolve_match(state, event)

    @staticmethod
    def _evolve_match(state: WhistState, event: actions.Event) -> WhistState:
        """Return the state after an event between deals."""
        change = msgspec.structs.replace
        match event:
            case events.DealCounted(score, sheet):
                last = (score, state.trump)
                state = _without_cards(state) if state.ended_early else state
                return change(
                    state, turn=CHANCE, stage="deal", deals=state.deals + 1, sheet=sheet, ended=sheet, last=last
                )
            case events.TiedAtTen():
                return change(state, stage="")
            case events.GameWon(sheet=sheet):
                return change(state, stage="game", sheet=sheet, ended=sheet)
            case events.RubberWon(sheet=sheet):
                return change(state, stage="rubber", sheet=sheet, ended=sheet)
            case events.MatchEnded():
                return change(state, stage="", turn=None)
            case actions.DealerDrawn(seat):
                return change(state, dealer=seat)
            case CardsCut(cards, decided):
                return change(state, cuts=cards if decided else ())
            case PartnersDrawn(seating):
                return change(state, seating=seating)
        return state

    # views and results

    def view(self, state: WhistState, seat: Seat | None) -> WhistView:
        """Return what the seat may know (W2, V7).

        :param state: the state of the match.
        :param seat: the seat, from 0; None for a view with all cards. ``View.public_view`` of any view is for
            onlookers.
        :raises ValueError: for ``ONLOOKER`` and ``CHANCE``, which have no seat.
        """
        check_seat(seat)
        between = not state.trick and bool(state.past)
        return WhistView(
            seat=seat,
            to_act=state.turn,
            legal=self.legal(state) if seat is None or seat == state.turn else (),
            options=state.options,
            seats=state.tour.seats,
            seating=self.seating(state),
            tour=state.tour,
            asked=state.asked,
            deal=state.deals + (state.turn not in (None, CHANCE)),
            dealer=state.dealer,
            leader=state.trick[0].seat if state.trick else max(state.turn or 0, 0),
            hand=state.hands[seat] if seat is not None and state.hands else (),
            hands=tuple(
                hand if seat in (None, owner) else face_down_cards(hand) for owner, hand in enumerate(state.hands)
            ),
            packets=self._packets_seen(state, seat),
            owners=state.owners,
            turned=state.turned,
            trump=state.trump,
            doubled=state.doubled,
            null=state.null,
            trick=state.trick,
            best=state.best,
            last_trick=state.past[-1] if between else (),
            last_winner=state.winner,
            past=state.past,
            won=state.tricks,
            counted=state.counted,
            run=state.run,
            sheet=state.sheet,
            last=state.last,
        )

    @staticmethod
    def _packets_seen(state: WhistState, seat: Seat | None) -> events.Packets:
        """Return the packets as a seat may know them: the dealer saw all of them, the others only their own (V7)."""
        if seat is None or seat == state.dealer:
            return state.packets
        return events.packets_seen(state.packets, state.turned, state.owners.index(seat) if state.owners else None)

    def has_partners(self, state: WhistState) -> bool:
        """Return whether this deal is played in pairs (W1; V9 and V10 are not)."""
        return not state.tour.alone

    def seating(self, state: WhistState) -> tuple[int, ...]:
        """Return the number of the entrant on each seat, from 0 (W1); before the partners are drawn, as entered."""
        return (state.seating or ENTERED_SEATING)[: state.tour.seats]

    def deal_result(self, state: WhistState) -> WhistDealResult | None:
        """Return the score of the last finished deal, and the sheet after it (W5-W9); None before the first."""
        if state.last is None or state.ended is None:
            return None
        score, trump = state.last
        return scoring.deal_result(score, state.ended, trump)

    def deal_counts(self, state: WhistState, seat: Seat) -> dict[Count, int]:
        """Return the counts of the last deal for a seat: one deal, and the tricks that its side took.

        :param state: a state after a finished deal. :param seat: the seat, from 0.
        """
        assert state.last is not None
        return {GAME_COUNT: 1, COUNTED_TRICKS: state.last[0].tricks[state.tour.side_of(seat)]}

    def options_for_deals(self, options: WhistOptions, deals: int) -> WhistOptions:
        """Return the options of a match of this many deals, instead of a number of rubbers.

        :param options: the options to change. :param deals: the number of deals; 0 for a match of rubbers.
        """
        return msgspec.structs.replace(options, length=deals)

    def options_for_boards(self, options: WhistOptions, boards: int, first: int = 1) -> WhistOptions:
        """Return the options of a match of this many boards; a mixed one starts with the tour of the first (V11).

        :param options: the wished options. :param first: the number of the first board, from 1.
        :param boards: the number of boards.
        """
        turn = (first - 1) % len(options.order)
        return msgspec.structs.replace(
            options, length=boards, rubbers=1, strike_out=False, partners="agreed",
            order=options.order[turn:] + options.order[:turn],
        )  # fmt: skip

    def board_worth(self, state: WhistState, seat: Seat) -> int:
        """Return a seat's result of the last deal for comparison with other tables.

        It is the points of its side, slams included, where boards compare points; otherwise the counted tricks, of
        which null ones count for the other side (V3).

        :param state: a state after a finished deal.
        :param seat: the seat, from 0.
        """
        assert state.last is not None
        score, side = state.last[0], state.tour.side_of(seat)
        if _is_by_points(state.options, state.tour):
            return score.points[side] + score.slam_points[side]
        return score.counted[side]

    def board_measure(self, options: WhistOptions) -> BoardMeasure:
        """Return the unit in which boards are compared: tricks, or points in tours where tricks do not show the better
        result.

        :param options: the options of the boards.
        """
        tour = tour_of(options, 0)
        if tour.queen == "loses" and options.tour != "mixed":
            return BoardMeasure("points", scoring.QUEEN_POINTS, scoring.QUEEN_POINTS)
        return BoardMeasure() if _is_by_points(options, tour) else BoardMeasure("tricks", TRICKS, TRICKS)

    def options_for_same_deal(self, state: WhistState, options: WhistOptions) -> WhistOptions:
        """Return the options to play this deal again: a match of mixed tours becomes one of the deal's tour (V11).

        :param state: a state of the deal.
        :param options: the options of the present match.
        """
        tour = msgspec.convert(state.tour.name, TourName)
        return msgspec.structs.replace(options, tour=tour) if options.tour == "mixed" else options

    def match_result(self, state: WhistState) -> MatchResult | None:
        """Return the winning side, None when level, and the place and the account of each side (W9); None before the
        end.
        """
        if state.turn is not None:
            return None
        account = state.sheet.account
        places = tuple(1 + sum(other > own for other in account) for own in account)
        return MatchResult(_leader(account), places, account)


def _is_by_points(options: WhistOptions, tour: Tour) -> bool:
    """Return whether boards compare points instead of tricks.

    They do if honours or doubled tricks depend on a choice (V1, V7), if the queen loses (V8) or in mixed matches (V11).
    """
    return options.tour == "mixed" or tour.dealer_names or tour.has_packets or tour.queen == "loses"


def _in_order(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=_ORDER.__getitem__))


def _two_highest(cuts: tuple[Card, ...]) -> tuple[int, int]:
    """Return the two entrants with the highest ranks (W1)."""
    by_rank = sorted(range(4), key=lambda entrant: -RANK[cuts[entrant]])
    return min(by_rank[:2]), max(by_rank[:2])


def _leader(account: SidePoints) -> int | None:
    """Return the side with the highest account, None when level."""
    best = max(account)
    return account.index(best) if account.count(best) == 1 else None


def _leader_after(state: WhistState) -> Seat:
    """Return the leader once trumps are settled: the dealer's left (W3), or the namer after a run (V5)."""
    assert state.turn is not None
    assert state.dealer is not None
    return state.turn if state.asked == "streak" else left_of(state.dealer, state.tour.seats)


def _play(state: WhistState, seat: Seat, card: Card) -> WhistState:
    """Return the state after a card to the trick (W3)."""
    hands, play, seats = state.hands, Play(seat, card), state.tour.seats
    place = hands[seat].index(card)
    hand = hands[seat][:place] + hands[seat][place + 1 :]
    trick = (*state.trick, play)
    best = play if state.best is None or beats(card, state.best.card, state.trump) else state.best
    return msgspec.structs.replace(
        state,
        hands=(*hands[:seat], hand, *hands[seat + 1 :]),
        trick=trick,
        best=best,
        turn=best.seat if len(trick) == seats else (seat + 1) % seats,
    )


def _take(state: WhistState, event: events.TrickTaken) -> WhistState:
    """Return the state after a trick; a null trick counts for the other side (W4, V3)."""
    side = state.tour.side_of(event.seat)
    return msgspec.structs.replace(
        state,
        past=(*state.past, state.trick),
        trick=(),
        best=None,
        turn=event.seat,
        winner=event.seat,
        run=event.run,
        asked="streak" if event.offer else "",
        tricks=_one_more(state.tricks, side),
        counted=_one_more(state.counted, 1 - side if event.null else side),
    )


def _one_more(tricks: SidePoints, side: int, more: int = 1) -> SidePoints:
    return (*tricks[:side], tricks[side] + more, *tricks[side + 1 :])


def _give_rest(state: WhistState, side: int, tricks: int) -> WhistState:
    """Return the state after the remaining tricks count for a side; if null, the other side takes them (V3, V4)."""
    taker = 1 - side if state.null else side
    return msgspec.structs.replace(
        state, ended_early=True, tricks=_one_more(state.tricks, taker, tricks),
        counted=_one_more(state.counted, side, tricks),
    )  # fmt: skip


def _without_cards(state: WhistState) -> WhistState:
    """Return the state of a deal that ended early without the remaining cards, after they counted for honours."""
    hands: tuple[tuple[Card, ...], ...] = ((),) * state.tour.seats
    return msgspec.structs.replace(state, hands=hands, trick=(), best=None, ended_early=False)


def _start_deal(state: WhistState, event: events.CardsDealt) -> WhistState:
    """Return the state after the deal; a finished game or rubber is closed on the sheet (W7, W9)."""
    opened = {"game": scoring.next_game, "rubber": scoring.next_rubber}.get(state.stage)
    nothing = (0,) * state.tour.sides
    return msgspec.structs.replace(
        state, sheet=opened(state.sheet) if opened else state.sheet, stage="", dealer=event.dealer,
        tour=tour_of(state.options, state.deals), hands=tuple(map(_in_order, event.hands)), owners=(),
        packets=event.packets,
        turned=event.turned, trump=event.trump, asked=event.asked, doubled=False, null=False, trick=(), best=None,
        past=(), tricks=nothing, counted=nothing, run=0, winner=None,
        turn=event.dealer if event.asked else event.leader,
    )  # fmt: skip


def _hand_out(state: WhistState, leader: Seat, owners: tuple[Seat, ...], packets: events.Packets) -> WhistState:
    """Return the state with every packet in its owner's hand (V7)."""
    hands = tuple(_in_order((*hand, *packets[owners.index(seat)])) for seat, hand in enumerate(state.hands))
    return msgspec.structs.replace(state, hands=hands, owners=owners, asked="", turn=leader)
