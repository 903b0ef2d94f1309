"""Odds in Loker: every exchange enumerated over the cards not seen, and the place that its hands would take.

What an exchange brings is exact: the cards of the pack, of the other hands and those thrown away unseen are all alike.
The others' hands are sampled from them (and thrown from as often as everybody heard), so a place is "about".
"""

from __future__ import annotations

import random
from bisect import bisect_right
from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, prod
from typing import NamedTuple

from numeramis_access.core.cards import COPIES, HIDDEN, NUMBERS, Card, without
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import Seat
from numeramis_access.games.loker_events import Exchange
from numeramis_access.games.loker_figures import FIGURES, HAND_SIZE, NO_FIGURE, Figure, figure_of
from numeramis_access.games.loker_state import LokerView
from numeramis_access.practice.odds import Odds
from numeramis_access.words.narrator import Line

#: hands sampled for each of the others
SAMPLES = 150
#: a figure less likely than this is not told
WORTH_TELLING = 0.005

#: how many of each number
Counts = tuple[int, ...]


class ExchangeOdds(NamedTuple):
    """What an exchange brings.

    :param figures: the chance of each kind of figure, by its place in ``FIGURES``. :param place: expected, about.
    """

    cards: tuple[Card, ...]
    figures: tuple[float, ...]
    place: float

    @property
    def some(self) -> float:
        """Return the chance of any figure."""
        return 1 - self.figures[0]


def unseen(view: LokerView) -> Counts:
    """Return how many of each number the seat of this view has not seen."""
    seen: Counter[Card] = Counter()
    for cards in (*view.hands, *view.thrown):
        seen.update(card for card in cards if card != HIDDEN)
    return tuple(COPIES - seen[number] for number in NUMBERS)


@lru_cache(maxsize=8)
def draws(counts: Counts, cards: int) -> list[tuple[float, tuple[Card, ...]]]:
    """Return everything that so many cards out of these can be, each with its chance."""
    total = comb(sum(counts), cards)
    found = []
    for drawn in combinations_with_replacement(NUMBERS, cards):
        ways = prod(comb(counts[int(card)], number) for card, number in Counter(drawn).items())
        if ways:
            found.append((ways / total, drawn))
    return found


def final_hands(counts: Counts, kept: tuple[Card, ...]) -> dict[Figure, float]:
    """Return the figures that a hand can become when the cards kept are filled up, each with its chance."""
    found: dict[Figure, float] = {}
    for chance, drawn in draws(counts, HAND_SIZE - len(kept)):
        figure = figure_of(tuple(sorted(kept + drawn)))
        found[figure] = found.get(figure, 0.0) + chance
    return found


class Rivals:
    """The others' hands as far as they can be told: those laid open, and samples of those that are not."""

    def __init__(self, view: LokerView, counts: Counts) -> None:
        pool = [number for number, count in zip(NUMBERS, counts, strict=True) for _ in range(count)]
        rng = random.Random(repr((view.hand, counts, view.changed)))
        self._open: list[Figure] = []
        self._samples: list[list[Figure]] = []
        for seat in view.order:
            if seat == view.seat or (view.betting is not None and view.betting.folded[seat]):
                continue
            if view.laid[seat]:
                self._open.append(figure_of(view.hands[seat]))
            else:
                self._samples.append(_sampled(pool, _exchanges(view, seat), rng))
        self._known: dict[Figure, float] = {}

    def place(self, figure: Figure) -> float:
        """Return the place that a figure can expect."""
        if figure not in self._known:
            above = sum(other > figure for other in self._open)
            hidden = sum(1 - bisect_right(figures, figure) / len(figures) for figures in self._samples)
            self._known[figure] = 1 + above + hidden
        return self._known[figure]


def _exchanges(view: LokerView, seat: Seat) -> tuple[int, ...]:
    """Return how many cards a seat has exchanged, and what it may yet exchange in this round (L6, L8)."""
    assert view.seat is not None
    done = view.changed[seat]
    after = view.order.index(seat) > view.order.index(view.seat) if view.seat in view.order else False
    return (*done, HAND_SIZE) if after and len(done) < view.round else done


def _sampled(pool: list[Card], exchanged: tuple[int, ...], rng: random.Random) -> list[Figure]:
    """Return sorted figures of hands dealt from these cards and thrown from so often.

    A number of cards above what may be exchanged means: as many as are of no use.
    """
    found = []
    for _ in range(SAMPLES):
        cards = rng.sample(pool, HAND_SIZE + 6)
        hand = tuple(sorted(cards[:HAND_SIZE]))
        at = HAND_SIZE
        for number in exchanged:
            kept = _kept(hand, number)
            more = HAND_SIZE - len(kept)
            hand = tuple(sorted((*kept, *cards[at : at + more])))
            at += more
        found.append(figure_of(hand))
    return sorted(found)


@lru_cache(maxsize=8192)
def _kept(hand: tuple[Card, ...], number: int) -> tuple[Card, ...]:
    """Return what somebody keeps who exchanges so many cards, three at most: single low cards go first."""
    if figure_of(hand).name.startswith("straight"):
        useless = [figure_of(hand).free[0]] if figure_of(hand).free else []
    else:
        useless = sorted(card for card in hand if hand.count(card) == 1)
    order = [*useless, *sorted(without(hand, *useless), key=lambda card: (hand.count(card), card))]
    return without(hand, *order[: min(3, number, len(useless) if number == HAND_SIZE else number)])


def exchange_odds(view: LokerView) -> list[ExchangeOdds]:
    """Return the odds of every exchange that can be made now, and of none, the best first."""
    counts = unseen(view)
    rivals = Rivals(view, counts)
    choices = [action.cards for action in view.legal if isinstance(action, Exchange)]
    if () not in choices:
        choices.insert(0, ())
    found = [_one(view, counts, rivals, cards) for cards in choices]
    return sorted(found, key=lambda one: (one.place, -one.some, len(one.cards)))


def _one(view: LokerView, counts: Counts, rivals: Rivals, cards: tuple[Card, ...]) -> ExchangeOdds:
    hands = final_hands(counts, without(view.hand, *cards))
    kinds = [0.0] * len(FIGURES)
    place = 0.0
    for figure, chance in hands.items():
        kinds[figure.rank] += chance
        place += chance * rivals.place(figure)
    return ExchangeOdds(cards, tuple(kinds), place)


def odds(view: View, card: Card | None, marked: tuple[Card, ...]) -> Odds:
    """Return the best exchange with its odds, and what the marked one costs; the place of the hand where none is."""
    assert isinstance(view, LokerView)
    if len(view.hand) != HAND_SIZE or view.seat is None or view.dealing:
        return Odds((Line("odds-none"),))
    if not any(isinstance(action, Exchange) for action in view.legal):
        return Odds((_standing(view),))
    ranked = exchange_odds(view)
    best = ranked[0]
    others = len(view.order) > 1
    values = {"cards": best.cards, "count": len(best.cards), "some": best.some, "place": round(best.place, 1)}
    said = [Line("odds-loker-best", {**values, "others": others})]
    chosen = next((one for one in ranked if one.cards == tuple(sorted(marked))), None) if marked else None
    if chosen is not None and chosen is not best:
        costs = {"cards": chosen.cards, "cost": round(chosen.place - best.place, 1), "some": chosen.some}
        said.append(Line("odds-loker-marked", {**costs, "others": others}))
    told = chosen or best
    kinds = [
        Line("odds-loker-figure", {"figure": FIGURES[rank], "chance": chance})
        for rank, chance in enumerate(told.figures)
        if chance >= WORTH_TELLING
    ]
    return Odds(tuple(said), (*reversed(kinds), _against_none(ranked, best)))


def _against_none(ranked: list[ExchangeOdds], best: ExchangeOdds) -> Line:
    """Return what it costs to exchange nothing."""
    nothing = next(one for one in ranked if not one.cards)
    return Line("odds-loker-nothing", {"cost": round(nothing.place - best.place, 1), "best": nothing is best})


def _standing(view: LokerView) -> Line:
    figure = view.figure or NO_FIGURE
    place = Rivals(view, unseen(view)).place(figure)
    values = {"figure": figure.name, "place": round(place, 1), "others": len(view.order) > 1}
    return Line("odds-loker-hand", values)
