"""A called match: the program plays the match in a guess, a complete state that agrees with every call.

A call is an action with the cards that it shows. If a called card lies elsewhere in the guess, cards change places
(``guess``). Only public views and the events of an onlooker leave this module, so legal actions, hints and computer
players are out of reach; two different guesses give the same events, views and scores.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product
from typing import NamedTuple

import msgspec

from numeramis_access.core import actions
from numeramis_access.core.actions import Action, Refusal
from numeramis_access.core.cards import HIDDEN_CARD, Card
from numeramis_access.core.hidden import AnyHiddenCards
from numeramis_access.core.ruleset import AnyRuleset, MatchResult, Options, State, View
from numeramis_access.core.seats import CHANCE, ONLOOKER, Seat
from numeramis_access.tables.called.guess import CanLie, move_impossible_cards, place_cards
from numeramis_access.tables.messages import EventHappened, Position


class TableCall(msgspec.Struct, frozen=True, omit_defaults=True, tag="call", tag_field="type"):
    """A call: an action of the seat to act, with the cards that it shows.

    :param action: the action; a card to exchange face down is ``HIDDEN_CARD``.
    :param cards: the cards that it shows besides a played one: taken cards, or the player's own hand laid open.
    :param hands: hands of other seats that it opens, each with its seat.
    """

    action: Action
    cards: tuple[Card, ...] = ()
    hands: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()


class TurnedUp(msgspec.Struct, frozen=True, tag="turned-up", tag_field="type"):
    """The call of the card that the dealer turns up (rule W2).

    :param card: the card.
    """

    card: Card


class Penalty(msgspec.Struct, frozen=True, omit_defaults=True, tag="penalty", tag_field="type"):
    """The call of a penalty for a seat that did not follow suit (rule W3); its play stands.

    :param seat: the seat, from 0, that did not follow suit.
    :param card: a card of that suit in its hand.
    :param tricks: number of tricks that go to the other side at the end of the deal.
    :param points: number of points that go to the other side at the end of the deal.
    """

    seat: Seat
    card: Card
    tricks: int = 0
    points: int = 0


class PublicMoment(NamedTuple):
    """One event and the view after it, both with public information only.

    :param event: the event.
    :param view: the public view after it.
    """

    event: actions.Event
    view: View


class CardsNeeded(NamedTuple):
    """The answer to an incomplete call: it shows more cards than were called. The call is not performed.

    :param seat: the seat, from 0, whose cards are missing.
    :param number: number of cards still to call.
    """

    seat: Seat
    number: int


#: one entry in the log of a called match
AnyCall = TableCall | TurnedUp | Penalty


class CalledMatch:
    """One match with real cards; the caller's seat and a server's shown table make its calls.

    :param ruleset: the rules.
    :param options: options of the match, which ``HiddenCards.called_options`` changes for real cards.
    :param seats: number of players.
    :param dealer: seat of the first dealer, from 0.
    :param guess_seed: seed of all distributions of unknown cards.
    :ivar calls: all calls so far, in order.
    :ivar moments: all public events so far, each with the view after it.
    :ivar starts: for each call, the number of moments before it.
    :ivar lots: all actions of chance in the guess, each with its kind (``ChanceNeeded.kind``).
    :ivar state_before_last_call: the complete state of the guess before the last call of an action, changed to agree
        with that call; the state at the start before any such call.
    :raises ValueError: for a game that cannot be called, or a number of players that it does not allow.
    """

    def __init__(self, ruleset: AnyRuleset, options: Options, seats: int, dealer: Seat, guess_seed: int = 0) -> None:
        if ruleset.hidden_cards is None:
            raise ValueError(f"{ruleset.name} cannot be called")
        self._hidden: AnyHiddenCards = ruleset.hidden_cards
        self.ruleset, self.seats, self.dealer = ruleset, seats, dealer
        self.options: Options = self._hidden.called_options(options)
        self._seed = guess_seed
        #: the latest public view and its state, as a cache; states never change
        self._seen: tuple[State, View] | None = None
        self._begin()

    def _begin(self) -> None:
        self.calls: list[AnyCall] = []
        self.moments: list[PublicMoment] = []
        self.starts: list[int] = []
        self._random = random.Random(self._seed)
        self._state: State = self.ruleset.start(self.seats, self.options)
        #: called cards that lie in the next restocked pack
        self._ahead: tuple[Card, ...] = ()
        #: the hands that the current call opens, by seat
        self._hands: dict[Seat, tuple[Card, ...]] = {}
        #: the penalties of this deal
        self._penalties: tuple[Penalty, ...] = ()
        self.lots: tuple[tuple[str, Action], ...] = ()
        self.state_before_last_call: State = self._state
        self._draw()

    @property
    def view(self) -> View:
        """Return the current public view; the same object until a call changes the state."""
        if self._seen is None or self._seen[0] is not self._state:
            self._seen = self._state, self.ruleset.view(self._state, 0).public_view()
        return self._seen[1]

    @property
    def to_act(self) -> Seat | None:
        """Return the seat to act, ``CHANCE`` while the card that the dealer turns up has to be called, None after the
        match.
        """
        return self.ruleset.to_act(self._state)

    @property
    def seating(self) -> tuple[int, ...]:
        """Return for each seat the number of its entrant, from 0."""
        return self.ruleset.seating(self._state)[: self.seats]

    @property
    def has_partners(self) -> bool:
        """Return whether opposite players are partners."""
        return self.ruleset.has_partners(self._state)

    @property
    def result(self) -> MatchResult | None:
        """Return the result of the match, None before its end."""
        return self.ruleset.match_result(self._state)

    @property
    def worth(self) -> tuple[int, ...]:
        """Return the result of the last finished deal for comparison with other tables: of both sides or, without
        pairs, of each seat.
        """
        seats = range(2 if self.has_partners else self.seats)
        return tuple(self.ruleset.board_worth(self._state, seat) for seat in seats)

    @property
    def totals(self) -> tuple[int, ...]:
        """Return the total of each player, in the order of the entrants' numbers; empty before the end of the match."""
        result = self.result
        return () if result is None else result.totals_of(self.seating)

    @property
    def can_concede(self) -> bool:
        """Return whether the side of the seat to act can give up the rest of the deal. False for chance, after the
        match, and in a game that has no concession or counts unplayed cards.
        """
        known = actions.Concede in self.ruleset.action_types and not self._hidden.counts_unplayed
        return known and self.to_act not in (None, CHANCE)

    def plays(self) -> list[tuple[Seat, Card]]:
        """Return all plays that have been called so far, in order: the seat and the card of each."""
        calls = zip(self.calls, self.starts, strict=True)
        cards = [(call.action.card, start) for call, start in calls
                 if isinstance(call, TableCall) and isinstance(call.action, actions.PlayCard)]  # fmt: skip
        seats = ((self.moments[start - 1].view.to_act, card) for card, start in cards)
        return [(seat, card) for seat, card in seats if seat is not None]

    # the caller's keys

    def callable_cards(self) -> tuple[Card, ...]:
        """Return the different cards that the caller can name now, none after the match, and if the caller names
        actions instead.
        """
        if self.to_act is None:
            return ()
        if self.to_act == CHANCE:
            return self.ruleset.chance(self._state).cards
        return self._hidden.callable_cards(self._state)

    def choices(self) -> tuple[Action | actions.AmountRange, ...]:
        """Return the actions that the caller chooses from a list instead of naming a card; none while a card has to be
        turned up.
        """
        return self._hidden.choices(self._state, self.ruleset.legal(self._state)) if self.to_act != CHANCE else ()

    def call_of_card(self, card: Card) -> AnyCall:
        """Return the call that a called card begins: a card turned up while chance acts, else the action of that card,
        by default its play.
        """
        if self.to_act == CHANCE:
            return TurnedUp(card)
        return TableCall(self._hidden.action_of_card(self._state, card))

    def call_of_cards(self, cards: tuple[Card, ...]) -> TableCall | None:
        """Return the call that the cards named since the last call belong to; None if no call needs further cards.

        :param cards: the cards named since the last call.
        """
        action = self._hidden.action_of_cards(self._state, cards) if self.to_act is not None else None
        return None if action is None else TableCall(action)

    def is_missing_shown_cards(self, call: TableCall) -> bool:
        """Return whether a call still lacks cards in ``call.cards``; if not, the next card named for it belongs to a
        hand that it opens.
        """
        return self._hidden.cards_shown(self._state, call.action, call.cards) > len(call.cards)

    def has_named_cards(self, call: TableCall) -> bool:
        """Return whether a call names cards besides its action: hands laid open, or cards turned up from a pack.

        Cards that a hand takes from a stock do not count.
        """
        from_stock = self._hidden.pile_shown(self._state, call.action) >= self.seats  # a pack without hands is pile 0
        return bool(call.hands) or (bool(call.cards) and not from_stock)

    # calls

    def call(self, entry: AnyCall) -> list[PublicMoment] | Refusal | CardsNeeded:
        """Perform a call and return the events that it causes.

        :return: a list of moments; a refusal if the call contradicts the rules or earlier calls, or the cards that it
            lacks, and then nothing has changed, except that later distributions of unknown cards can differ.
        """
        before = len(self.moments)
        kept = self._state, self._ahead, self.lots, self._penalties, self.state_before_last_call, self._hands
        match entry:
            case TurnedUp(card):
                failed = self._turn_up(card)
            case Penalty():
                failed = self._note_penalty(entry)
            case _:
                failed = self._act(entry)
        if failed is not None:
            del self.moments[before:]
            self._state, self._ahead, self.lots, self._penalties, self.state_before_last_call, self._hands = kept
            return failed
        self.calls.append(entry)
        self.starts.append(before)
        return self.moments[before:]

    def take_back(self) -> AnyCall:
        """Undo the last call and return it. :raises IndexError: if there is none."""
        calls = list(self.calls)
        last = calls.pop()
        self._replay(calls)
        return last

    def correct(self, place: int, entry: AnyCall) -> tuple[int, Refusal | CardsNeeded] | None:
        """Replace an earlier call and repeat the later ones.

        :param place: number of the call, from 0. :param entry: the call instead of it.
        :return: None if all calls were performed; otherwise the number, from 0, of the first call that fails, and the
            reason, and then the match is unchanged.
        """
        calls = list(self.calls)
        failed = self._replay([*calls[:place], entry, *calls[place + 1 :]])
        if failed is not None:
            self._replay(calls)
        return failed

    def _replay(self, calls: Sequence[AnyCall]) -> tuple[int, Refusal | CardsNeeded] | None:
        self._begin()
        for number, entry in enumerate(calls):
            happened = self.call(entry)
            if not isinstance(happened, list):
                return number, happened
        return None

    # the guess

    def _act(self, call: TableCall) -> Refusal | CardsNeeded | None:
        """Bring the guess to agree with a call and perform it; return why that is impossible."""
        if self.to_act is None:
            return Refusal("match-over")
        if self.to_act == CHANCE:
            return Refusal("call-turned-first")
        if (refusal := self._refuse_end(call.action)) is not None:
            return refusal
        state = self._agreeing(self._state, call)
        if not isinstance(state, State):
            return state
        action = self._with_hidden_cards(state, call.action)
        if (refusal := self.ruleset.refuse(state, action)) is not None:
            return refusal
        self._state = self.state_before_last_call = state
        self._hands = dict(call.hands)
        return self._do(action) or self._draw()

    def _refuse_end(self, action: Action) -> Refusal | None:
        """Return why the rest of a deal cannot be given up: the result would depend on unseen cards."""
        concedes = isinstance(action, actions.Concede) and self.can_concede
        return Refusal("call-play-on") if isinstance(action, actions.EndPlay) and not concedes else None

    def _agreeing(self, state: State, call: TableCall) -> State | Refusal | CardsNeeded:
        """Return the guess in which the cards of a call lie where it shows them."""
        cards = (call.action.card,) if isinstance(call.action, actions.PlayCard) else call.cards
        count = self._hidden.cards_shown(state, call.action, cards)
        if len(cards) < count:
            return CardsNeeded(self.to_act or 0, count - len(cards))
        if not count:
            return state
        pile = self._hidden.pile_shown(state, call.action)
        has_hands = len(self._hidden.piles(state)) > 1
        if has_hands and pile < self.seats:
            return self._hand_agreeing(state, pile, cards, call.action)
        return self._stock_agreeing(state, pile, cards)

    def _hand_agreeing(
        self, state: State, seat: Seat, cards: tuple[Card, ...], action: Action
    ) -> State | Refusal:
        """Return the guess with cards in a hand, and with no card that this play proves to lie elsewhere."""
        held = self._with_cards(state, {seat: cards})
        if not isinstance(held, State) or not isinstance(action, actions.PlayCard):
            return held
        # The play itself can prove where cards cannot lie, as when a seat does not follow suit. So it is performed
        # first, the impossible cards move, and the played card returns to the hand, because ``_act`` performs it again.
        after = self.ruleset.evolve(held, self.ruleset.decide(held, action))
        piles = move_impossible_cards(self._hidden.piles(after), self._possible_places(after))
        if piles is None:
            known = self._hidden.refuse_play(held, seat, action.card)
            return known or self._refuse_card(state, seat, action.card, elsewhere=True)
        own = (*piles[seat], action.card)
        agreeing: State = self._hidden.with_piles(held, (*piles[:seat], own, *piles[seat + 1 :]))
        return agreeing

    def _note_penalty(self, penalty: Penalty) -> Refusal | None:
        """Let a suit lie again in the hand that did not follow it; the penalty counts at the end of the deal."""
        if not self._hidden.has_penalties or self.to_act in (None, CHANCE) or penalty.seat not in range(self.seats):
            return Refusal("not-now", "W3")
        self._penalties = (*self._penalties, penalty)
        return None

    def _with_cards(self, state: State, wanted: Mapping[int, tuple[Card, ...]]) -> State | Refusal:
        """Return the guess with cards in some hands."""
        piles = place_cards(self._hidden.piles(state), wanted, self._possible_places(state))
        if piles is not None:
            moved: State = self._hidden.with_piles(state, piles)
            return moved
        left = Counter(card for pile in self._hidden.piles(state) for card in pile)
        left.subtract(card for cards in wanted.values() for card in cards)
        seat, card = next(
            ((seat, card) for seat, cards in wanted.items() for card in cards if left[card] < 0),
            next((seat, cards[0]) for seat, cards in wanted.items()),
        )
        return self._refuse_card(state, seat, card, elsewhere=left[card] >= 0)

    def _refuse_card(self, state: State, seat: Seat, card: Card, elsewhere: bool) -> Refusal:
        """Return why a card cannot be in a hand. :param elsewhere: whether copies of it are still unseen."""
        if not elsewhere:
            return Refusal("call-card-gone", "N1", {"card": card})
        impossible = self._impossible(state)
        if impossible and card in impossible[seat]:
            return self._hidden.refuse_hand(state, seat, card)
        return Refusal("call-impossible", "N1", {"card": card})

    def _possible_places(self, state: State) -> CanLie:
        impossible = self._impossible(state)
        return lambda card, pile: not impossible or card not in impossible[pile]

    def _impossible(self, state: State) -> tuple[frozenset[Card], ...]:
        """Return for each pile the cards that cannot lie there."""
        return self._hidden.impossible_cards(state, [(penalty.seat, penalty.card) for penalty in self._penalties])

    def _stock_agreeing(self, state: State, pile: int, cards: tuple[Card, ...]) -> State | Refusal:
        """Return the guess with cards at the front of a stock; those beyond its end come after its restocking."""
        piles = self._hidden.piles(state)
        stock = piles[pile]
        for order in _orders(cards):
            first, rest = order[: len(stock)], Counter(stock)
            rest.subtract(first)
            if min(rest.values(), default=0) >= 0:
                self._ahead = order[len(stock) :]
                left = list(rest.elements())
                self._random.shuffle(left)
                self._order_last_lot((*first, *left))
                moved: State = self._hidden.with_piles(state, (*piles[:pile], (*first, *left), *piles[pile + 1 :]))
                return moved
        missing = next((card for card in cards if cards.count(card) > stock.count(card)), cards[0])
        return Refusal("call-card-gone", "N1", {"card": missing})

    def _order_last_lot(self, stock: tuple[Card, ...]) -> None:
        """Change the order of the cards that are left of the last pack in ``lots``, from which a record deals again."""
        *before, (kind, lot) = self.lots
        assert isinstance(lot, actions.Shuffle)
        self.lots = (*before, (kind, actions.Shuffle((*lot.cards[: len(lot.cards) - len(stock)], *stock))))

    def _with_hidden_cards(self, state: State, action: Action) -> Action:
        """Return the action with cards of the guess for cards exchanged face down."""
        if not isinstance(action, actions.ChooseCards) or HIDDEN_CARD not in action.cards:
            return action
        hand = self._hidden.piles(state)[self.to_act or 0]
        return msgspec.structs.replace(action, cards=hand[: len(action.cards)])

    # events

    def _do(self, action: Action) -> Refusal | CardsNeeded | None:
        """Perform an action and all that follows; return why the hands that it opens are missing or impossible."""
        event: actions.Event | None = self.ruleset.decide(self._state, action)
        while event is not None:
            self._state = self.ruleset.evolve(self._state, event)
            self.moments.append(PublicMoment(event.seen_by(ONLOOKER), self.view))
            event = self._follow()
            opened = None if event is None else event.opened_hand()
            if opened is not None:
                if (failed := self._open(*opened)) is not None:
                    return failed
                event = self._follow()
        return None

    def _follow(self) -> actions.Event | None:
        """Return the event that follows; before the end of a deal, its penalties count."""
        event = self.ruleset.follow(self._state)
        if not isinstance(event, self.ruleset.ends_deal):
            return event
        penalties, self._penalties = self._penalties, ()
        for penalty in penalties:
            penalized = self._hidden.penalize(self._state, penalty.seat, penalty.tricks, penalty.points)
            if penalized is not None:
                told, self._state = penalized
                self.moments.append(PublicMoment(told.seen_by(ONLOOKER), self.view))
        return self.ruleset.follow(self._state)

    def _open(self, seat: Seat, guessed: tuple[Card, ...]) -> Refusal | CardsNeeded | None:
        """Bring the guess to agree with the called hands; this seat's hand is opened now."""
        cards = self._hands.get(seat, ())
        if len(cards) < len(guessed):
            return CardsNeeded(seat, len(guessed) - len(cards))
        piles = self._hidden.piles(self._state)
        closed = {seat: cards for seat, cards in self._hands.items() if len(piles[seat]) == len(cards)}
        state = self._with_cards(self._state, closed)
        if not isinstance(state, State):
            return state
        self._state = state
        return None

    def _draw(self, turned: Card | None = None) -> Refusal | CardsNeeded | None:
        """Let chance act until a player has to act or a card has to be turned up."""
        while self.to_act == CHANCE:
            needed = self.ruleset.chance(self._state)
            deals = needed.kind == "deal"
            if deals and turned is None and self._hidden.turns_up_last_card(self._state):
                return None
            lot: Action = self._shuffle(needed.cards, turned if deals else None)
            if needed.kind == "dealer":
                lot = actions.DrawDealer(self.dealer, chosen=True)
            self.lots = (*self.lots, (needed.kind, lot))
            failed = self._do(lot)
            if failed is not None:
                return failed
            turned = None
        return None

    def _shuffle(self, cards: tuple[Card, ...], turned: Card | None) -> actions.Shuffle:
        """Return the cards in the order of the guess: those called ahead first, the turned one last."""
        rest = Counter(cards)
        rest.subtract(self._ahead)
        ahead, self._ahead = self._ahead, ()
        last = () if turned is None else (turned,)
        rest.subtract(last)
        mixed = list(rest.elements())
        self._random.shuffle(mixed)
        return actions.Shuffle((*ahead, *mixed, *last))

    def _turn_up(self, card: Card) -> Refusal | CardsNeeded | None:
        """Deal with a card turned up; return why that is impossible."""
        if self.to_act != CHANCE:
            return Refusal("not-now", "W2")
        if card not in self.ruleset.chance(self._state).cards:
            return Refusal("call-card-gone", "N1", {"card": card})
        return self._draw(card)


def message_of(match: CalledMatch, moment: PublicMoment, number: int, calls: int) -> EventHappened:
    """Return a moment of a called match as a message with the public position.

    :param match: the match.
    :param moment: the moment.
    :param number: number of the message, from 1.
    :param calls: number of calls up to the one that caused the moment.
    """
    over = moment.view.to_act is None
    position = Position(0, moment.view, match.seating, match.has_partners, over, watches=True)
    return EventHappened(number=number, event=moment.event, position=position, actions=calls)


def _orders(cards: tuple[Card, ...]) -> list[tuple[Card, ...]]:
    """Return the orders in which called cards can have lain in a pack.

    The caller sees two cards that are turned up together, so the order of the two is unknown.
    """
    pairs = [cards[at : at + 2] for at in range(0, len(cards), 2)]
    return [tuple(card for pair in order for card in pair) for order in product(*((p, p[::-1]) for p in pairs))]
