"""The Table runs one match: it refuses or performs actions, draws lots from a seed, and keeps the record.

The record is the list of all actions, chance included, so a match can be replayed without its seed.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import pairwise
from typing import NamedTuple

from numeramis_access.core.actions import Action, DrawDealer, Event, Refusal, Shuffle
from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import AnyRuleset, Options, State, View, perform
from numeramis_access.core.seats import CHANCE, Seat

#: seeds that people can use as a match number; a random hidden seed is larger and is shown to no one
MATCH_NUMBERS = range(1_000_000_000)


def shuffle_by_seed(cards: Iterable[Card], seed: int | str, lot: str) -> tuple[Card, ...]:
    """Return the cards in the order that a seed and the name of a lot determine (rule N6).

    The order of ``cards`` does not matter. Only ``random()`` is used, the one method of the generator whose sequence
    Python guarantees.

    :param cards: the cards. :param seed: seed of the match, or a salt.
    :param lot: name of the lot, such as ``deal/0`` for the first deal.
    """
    draw = random.Random(f"{seed}/{lot}").random
    pack = sorted(cards)
    for last in range(len(pack) - 1, 0, -1):
        other = int(draw() * (last + 1))
        pack[last], pack[other] = pack[other], pack[last]
    return tuple(pack)


class Moment(NamedTuple):
    """One event and the state after it.

    :param event: the event. :param state: the state after it.
    """

    event: Event
    state: State


class Table:
    """One match of one game, with its record.

    :param ruleset: the rules.
    :param options: options of the match.
    :param seats: number of players.
    :param seed: source of every lot and shuffle.
    :param dealer: seat of the first dealer, from 0; None for a lot (rule N3).
    :param packs: packs of the first deals, the card dealt first at the start; later deals come from the seed.
    :ivar start_state: the state before the first event.
    :ivar record: all actions so far, chance included.
    :ivar moments: all events so far, each with the state after it.
    :raises ValueError: for a number of players that the options do not allow.
    """

    def __init__(
        self,
        ruleset: AnyRuleset,
        options: Options,
        seats: int,
        seed: int,
        dealer: Seat | None = None,
        packs: Iterable[tuple[Card, ...]] = (),
    ) -> None:
        self.ruleset = ruleset
        self.options = options
        self.seats = seats
        self.seed = seed
        self._dealer = dealer
        self._packs = list(packs)
        self.start_state: State = ruleset.start(seats, options)
        self.record: list[Action] = []
        self.moments: list[Moment] = []
        #: per action of the record: the kind of lot ("" for a player's), and the number of moments before it
        self._marks: list[tuple[str, int]] = []

    @property
    def number(self) -> int | None:
        """Return the seed as the number of the match to show to people; None for a seed outside 0 to 999,999,999, which
        stays hidden because it would reveal all cards.
        """
        return self.seed if self.seed in MATCH_NUMBERS else None

    @property
    def state(self) -> State:
        """Return the current state."""
        return self.moments[-1].state if self.moments else self.start_state

    @property
    def to_act(self) -> Seat | None:
        """Return the seat to act, ``CHANCE`` if a lot or shuffle is needed, or None after the match."""
        return self.ruleset.to_act(self.state)

    @property
    def is_over(self) -> bool:
        """Return whether the match is over."""
        return self.to_act is None

    @property
    def dealt_packs(self) -> list[tuple[Card, ...]]:
        """Return the shuffled pack of every deal so far, the card dealt first at the start."""
        lots = zip(self.record, self._marks, strict=True)
        return [action.cards for action, (kind, _) in lots if kind == "deal" and isinstance(action, Shuffle)]

    def repeat_from_next_seat(self) -> Table:
        """Return a new match with the same packs, in which every seat gets the cards that the next seat got here.

        The first dealer is the seat before the first dealer here; if no dealer is known yet, a lot decides.
        """
        first = next((action.seat for action in self.record if isinstance(action, DrawDealer)), self._dealer)
        dealer = None if first is None else (first - 1) % self.seats
        return Table(self.ruleset, self.options, self.seats, self.seed, dealer, self.dealt_packs)

    def view(self, seat: Seat | None) -> View:
        """Return the current view of a seat.

        :param seat: the seat, from 0; None for a view with all cards. For an onlooker take ``View.public_view`` of any
            view.
        :raises ValueError: for ``ONLOOKER`` and ``CHANCE``, which have no seat.
        """
        view: View = self.ruleset.view(self.state, seat)
        return view

    def act(self, action: Action) -> list[Moment] | Refusal:
        """Perform an action for the seat to act, or for chance.

        :param action: the action.
        :return: the new moments, or the refusal if the rules do not allow the action or the match is over; a refused
            action changes nothing.
        """
        if self.is_over:
            return Refusal("match-over")
        by_chance = self.to_act == CHANCE
        kind = self.ruleset.chance(self.state).kind if by_chance else ""
        refusal = (self.ruleset.refuse_chance if by_chance else self.ruleset.refuse)(self.state, action)
        if isinstance(action, DrawDealer) and action.seat not in range(self.seats):
            refusal = Refusal("not-now", "N3")  # a dealer without a seat, possible in a foreign record
        if refusal is not None:
            return refusal
        moments = [Moment(*step) for step in perform(self.ruleset, self.state, action)]
        self.record.append(action)
        self._marks.append((kind, len(self.moments)))
        self.moments += moments
        return moments

    def draw(self) -> list[Moment]:
        """Perform chance's actions until a player is to act or the match is over; return the new moments.

        :raises ValueError: if the rules refuse chance's action, for instance a wrong pack.
        """
        moments: list[Moment] = []
        while self.to_act == CHANCE:
            happened = self.act(self.next_chance_action())
            if isinstance(happened, Refusal):
                raise ValueError(f"chance was refused: {happened}")
            moments += happened
        return moments

    def next_chance_action(self) -> Action:
        """Return the next action of chance without performing it; call it only when chance is to act.

        It is the dealer or pack given at the start, otherwise one made from the seed. The n-th lot of a kind depends on
        the seed alone, so that players' actions do not change the deals.
        """
        needed = self.ruleset.chance(self.state)
        number = sum(1 for kind, _ in self._marks if kind == needed.kind)
        name = f"{needed.kind}/{number}"
        if needed.kind == "dealer":
            drawn = int(random.Random(f"{self.seed}/{name}").random() * self.seats)
            return DrawDealer(drawn if self._dealer is None else self._dealer)
        if needed.kind == "deal" and number < len(self._packs):
            return Shuffle(self._packs[number])
        return needed.shuffled_by(lambda part, at: shuffle_by_seed(part, self.seed, f"{name}/{at}" if at else name))

    def undo(self) -> Action:
        """Remove the last action from the record, of a player or of chance, and return it. The state and the moments go
        back to before it.

        :raises IndexError: if the record is empty.
        """
        action = self.record.pop()
        _, before = self._marks.pop()
        del self.moments[before:]
        return action

    def actions_by_moment(self) -> list[int]:
        """Return for each moment the number of actions in the record up to and including the action that caused it."""
        starts = [before for _, before in self._marks] + [len(self.moments)]
        return [n for n, (start, end) in enumerate(pairwise(starts), 1) for _ in range(start, end)]

    def events(self, seat: Seat | None) -> list[Event]:
        """Return all events so far as a seat can know them.

        :param seat: the seat, from 0; None returns everything, ``ONLOOKER`` public information only.
        """
        return [moment.event.seen_by(seat) for moment in self.moments]


def first_pack(ruleset: AnyRuleset, seats: int, options: Options) -> tuple[Card, ...]:
    """Return the cards of the first deal of a match with these options, in the order of a new pack.

    :param ruleset: the game's rules. :param seats: number of players. :param options: the options.
    :raises ValueError: for a number of players that these options do not allow.
    """
    table = Table(ruleset, options, seats, seed=0)
    while table.ruleset.chance(table.state).kind != "deal":
        table.act(table.next_chance_action())
    return table.ruleset.chance(table.state).cards
