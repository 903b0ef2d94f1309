"""Claims of reasons at Whist: cards by suit and rank; a card is out if no seat has shown it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

from numeramis_access.core.actions import Action, PlayCard
from numeramis_access.core.cards import RANK, SUIT, french_pack
from numeramis_access.players.policy import Choice

#: random deals behind each probability
DEALT = 60
#: a suit of so many cards (and any honours) is strong enough for trumps
LONG_ENOUGH = (5, 0)


class Claim(NamedTuple):
    """A choice and the chooser's knowledge. :param view: the chooser's view."""

    view: Any
    choice: Choice

    @property
    def best(self) -> float:
        """Return the value of the choice."""
        return dict(self.choice.candidates)[self.choice.action]

    @property
    def told(self) -> dict[str, Any]:
        """Return the values of the reason's message."""
        return dict(self.choice.values)

    def value(self, kind: type[Action]) -> float:
        """Return the greatest value among other actions of a kind."""
        others = [value for one, value in self.choice.candidates if isinstance(one, kind) and one != self.choice.action]
        return max(others, default=float("-inf"))


#: whether a claim is true, by the reason's code
Claims = dict[str, Callable[[Claim], bool]]


def card_of(claim: Claim) -> str:
    assert isinstance(claim.choice.action, PlayCard)
    return claim.choice.action.card


def _out(view: Any) -> set[str]:
    shown = {*view.hand, *(card for trick in (*view.past, view.trick) for _, card in trick)}
    pack = set(french_pack())
    if view.seats == 3:
        pack = {card for card in pack if card[0] != "2" and (card[1] != "h" or card[0] in "AKQ")}
    return pack - shown


def _led(view: Any) -> str:
    return SUIT[view.trick[0].card]


def _over(view: Any, card: str, other: str) -> bool:
    """Return whether a card beats one on the table."""
    if SUIT[card] == SUIT[other]:
        return RANK[card] > RANK[other]
    return SUIT[card] == view.trump


def _ahead(view: Any) -> tuple[int, str]:
    seat, card = view.trick[0]
    for later, played in view.trick[1:]:
        if _over(view, played, card):
            seat, card = later, played
    return seat, card


def _takes(view: Any, card: str) -> bool:
    return not view.trick or _over(view, card, _ahead(view)[1])


def _partner_ahead(view: Any) -> bool:
    return not view.tour.alone and bool(view.trick) and _ahead(view)[0] == (view.seat + 2) % 4


def _cards(view: Any) -> list[str]:
    return [one.card for one in view.legal if isinstance(one, PlayCard)]


def _alike(view: Any, one: str, other: str) -> bool:
    """Return whether no card of the others, or of the trick's lead, lies between two cards of a suit."""
    low, high = sorted((RANK[one], RANK[other]))
    between = [card for card in (*_out(view), *([_ahead(view)[1]] if view.trick else [])) if SUIT[card] == SUIT[one]]
    return not any(low < RANK[card] < high for card in between)


def _no_lower(view: Any, card: str, among: list[str]) -> bool:
    """Return whether these cards hold no lower card of the suit, apart from its equals."""
    return all(
        RANK[other] >= RANK[card] or _alike(view, card, other) for other in among if SUIT[other] == SUIT[card]
    )


def _no_higher(view: Any, card: str, among: list[str]) -> bool:
    return all(
        RANK[other] <= RANK[card] or _alike(view, card, other) for other in among if SUIT[other] == SUIT[card]
    )


def _voids(view: Any) -> dict[int, set[str]]:
    """Return the suits that each seat has shown it lacks."""
    found: dict[int, set[str]] = {}
    for first, *later in (*view.past, *([view.trick] if view.trick else [])):
        for seat, card in later:
            if SUIT[card] != SUIT[first.card]:
                found.setdefault(seat, set()).add(SUIT[first.card])
    return found


def _holds(view: Any, card: str) -> float:
    """Return the probability that no later opponent beats a card, over random deals of the hidden cards."""
    voids = _voids(view)
    rng, out = random.Random(1), sorted(_out(view))
    others = [seat for seat in range(view.seats) if seat != view.seat]
    later = [(view.seat + step) % view.seats for step in range(1, view.seats - len(view.trick))]
    later = [seat for seat in later if view.tour.alone or (seat - view.seat) % 2]
    led = _led(view) if view.trick else SUIT[card]
    held = dealt = 0
    for _ in range(DEALT * 50):
        rng.shuffle(out)
        hands, at = {}, 0
        for seat in others:
            hands[seat] = out[at : at + len(view.hands[seat])]
            at += len(view.hands[seat])
        if any(SUIT[one] in voids.get(seat, ()) for seat in others for one in hands[seat]):
            continue
        dealt += 1
        answers = {seat: [one for one in hands[seat] if SUIT[one] == led] or hands[seat] for seat in later}
        held += not any(_over(view, one, card) for seat in later for one in answers[seat])
        if dealt == DEALT:
            break
    return held / max(dealt, 1)


def _unwanted(view: Any) -> bool:
    """Return whether this tour has tricks that no side wants."""
    return bool(view.null) or view.tour.queen in ("loses", "null")


def _hidden_trumps(view: Any) -> bool:
    return any(SUIT[card] == view.trump for card in _out(view))


def _partner_led(claim: Claim) -> bool:
    mate, view = (claim.view.seat + 2) % 4, claim.view
    return any(trick[0].seat == mate and SUIT[trick[0].card] == SUIT[card_of(claim)] for trick in view.past)


def _best_suit(claim: Claim) -> bool:
    errors = dict(zip(dict(claim.choice.candidates), claim.choice.errors or (0.0,) * 99, strict=False))
    suit = SUIT[card_of(claim)]
    return all(
        value <= claim.best + 3 * errors[one]
        for one, value in claim.choice.candidates
        if isinstance(one, PlayCard) and SUIT[one.card] != suit
    )


def _cheapest(claim: Claim) -> bool:
    """Return whether the card is the lowest that wins, spares a higher one, and leaves the partner's trick alone."""
    view, card = claim.view, card_of(claim)
    taking = [one for one in _cards(view) if SUIT[one] == SUIT[card] and _takes(view, one)]
    higher = [one for one in view.hand if SUIT[one] == SUIT[card] and RANK[one] > RANK[card]]
    likely = _holds(view, card) > 0.6
    return _takes(view, card) and _no_lower(view, card, taking) and bool(higher) and likely and not _partner_ahead(view)


def _third_high(claim: Claim) -> bool:
    view, card = claim.view, card_of(claim)
    return view.seats == 4 and len(view.trick) == 2 and _takes(view, card) and _no_higher(view, card, _cards(view))


def _lowest_of_lost(claim: Claim) -> bool:
    view, card = claim.view, card_of(claim)
    return not any(_takes(view, one) for one in _cards(view)) and _no_lower(view, card, _cards(view))


def _must_beat(claim: Claim) -> bool:
    cards = _cards(claim.view)
    return _unwanted(claim.view) and _no_higher(claim.view, card_of(claim), cards) and all(
        _takes(claim.view, one) for one in cards
    )  # fmt: skip


def is_unbeatable(view: Any, card: str) -> bool:
    """Return whether no seat still to play to the trick can beat a card: none follows, or no card that is out does."""
    return len(view.trick) == view.seats - 1 or not any(_over(view, one, card) for one in _out(view))


def counter_layout(claim: Claim) -> dict[int, list[str]] | None:
    """Return hands of the others, as far as the seat knows, in which a legal card does not take the trick; or None."""
    view = claim.view
    rng, out = random.Random(7), sorted(_out(view))
    voids, later = _voids(view), [(view.seat + step) % view.seats for step in range(1, view.seats - len(view.trick))]
    for _ in range(DEALT):
        rng.shuffle(out)
        hands, at = {}, 0
        for seat in (seat for seat in range(view.seats) if seat != view.seat):
            hands[seat] = out[at : at + len(view.hands[seat])]
            at += len(view.hands[seat])
        fits = not any(SUIT[one] in voids.get(seat, ()) for seat, hand in hands.items() for one in hand)
        for card in _cards(view) if fits else ():
            led = _led(view) if view.trick else SUIT[card]
            answers = ([one for one in hands[seat] if SUIT[one] == led] or hands[seat] for seat in later)
            if any(_over(view, one, card) for cards in answers for one in cards):
                return hands
    return None


def _other(claim: Claim) -> str:
    return str(claim.told["other"])


def _counted(claim: Claim) -> bool:
    """Return whether the told numbers are those of the cards that are out and beat the two cards."""
    values = (claim.told["own"], claim.told["its"])
    beating = (
        sum(_over(claim.view, out, card) for out in _out(claim.view)) for card in (card_of(claim), _other(claim))
    )
    return values == tuple(beating)


def _lengths(claim: Claim) -> tuple[int, int]:
    held = Counter(SUIT[one] for one in claim.view.hand)
    own, its = (held[SUIT[card]] for card in (card_of(claim), _other(claim)))
    assert (own, its) == (claim.told["own"], claim.told["its"])
    return own, its


def _strength(view: Any, suit: str) -> tuple[int, int]:
    held = [card for card in view.hand if SUIT[card] == suit]
    return len(held), sum("JQKA".find(card[0]) + 1 for card in held)


def _strongest(claim: Claim) -> bool:
    view, suit = claim.view, claim.told["suit"]
    own = _strength(view, str(suit))
    return not any(one[0] > own[0] and one[1] > own[1] for one in (_strength(view, other) for other in "cdhs"))


def _highest(claim: Claim) -> bool:
    """Return whether no other answer has a higher value, beyond its error."""
    errors = claim.choice.errors or (0.0,) * len(claim.choice.candidates)
    ranked = zip(claim.choice.candidates, errors, strict=True)
    return all(value <= claim.best + 3 * error for (_, value), error in ranked)


def _best_packets(claim: Claim) -> bool:
    view, action = claim.view, claim.choice.action

    def worth(own: int, partner: int) -> tuple[int, int]:
        cards = (*view.packets[own], *view.packets[partner])
        return sum(SUIT[one] == view.trump for one in cards), sum(one[0] in "AKQJ" for one in cards)

    mine = worth(action.own, action.partner)  # type: ignore[attr-defined]
    every = [worth(one.own, one.partner) for one in view.legal]
    return not any(sum(other) > sum(mine) for other in every)


WHIST: Claims = {
    "only-choice": lambda claim: len(claim.view.legal) == 1,
    "promises-most": lambda claim: len(claim.view.legal) > 1,
    "only-winner": lambda claim: [one for one in _cards(claim.view) if _takes(claim.view, one)] == [card_of(claim)],
    "lead-master": lambda claim: not claim.view.trick and not any(
        SUIT[one] == SUIT[card_of(claim)] and RANK[one] > RANK[card_of(claim)] for one in _out(claim.view)
    ),
    "lead-trump": lambda claim: (
        not claim.view.trick and SUIT[card_of(claim)] == claim.view.trump and _hidden_trumps(claim.view)
    ),
    "lead-partner": lambda claim: not claim.view.trick and not claim.view.tour.alone and _partner_led(claim),
    "lead-suit": lambda claim: not claim.view.trick and _best_suit(claim),
    "win-cheaply": _cheapest,
    "play-high": _third_high,
    "trump-in": lambda claim: (
        _takes(claim.view, card_of(claim)) and SUIT[card_of(claim)] == claim.view.trump != _led(claim.view)
        and all(SUIT[one] != _led(claim.view) for one in claim.view.hand)
    ),
    "partner-wins": lambda claim: (
        _partner_ahead(claim.view) and not _takes(claim.view, card_of(claim)) and len(claim.view.trick) < 3
        and _holds(claim.view, _ahead(claim.view)[1]) > 0.4
    ),
    "partner-has": lambda claim: (
        _partner_ahead(claim.view) and not _takes(claim.view, card_of(claim)) and len(claim.view.trick) == 3
    ),
    "not-worth-it": lambda claim: (
        not _partner_ahead(claim.view) and not _takes(claim.view, card_of(claim))
        and any(_takes(claim.view, one) for one in _cards(claim.view))
    ),
    "low-card": lambda claim: SUIT[card_of(claim)] == _led(claim.view) and _lowest_of_lost(claim),
    "discard": lambda claim: (
        all(SUIT[one] != _led(claim.view) for one in claim.view.hand) and _lowest_of_lost(claim)
    ),
    "avoid-trick": lambda claim: _unwanted(claim.view) and not (
        is_unbeatable(claim.view, card_of(claim)) if not claim.view.trick else _takes(claim.view, card_of(claim))
    ),
    "throw-high": lambda claim: (
        _unwanted(claim.view) and RANK[card_of(claim)] >= RANK["Ts"] and not _takes(claim.view, card_of(claim))
        and not _partner_ahead(claim.view)
    ),
    "must-take": lambda claim: (
        _must_beat(claim) and all(is_unbeatable(claim.view, one) for one in _cards(claim.view))
        and counter_layout(claim) is None
    ),
    "must-beat": lambda claim: _must_beat(claim),
    "beaten-by-fewer": lambda claim: _counted(claim) and claim.told["own"] < claim.told["its"],
    "keeps-stronger": lambda claim: _counted(claim) and claim.told["own"] > claim.told["its"],
    "loses-stronger": lambda claim: _counted(claim) and claim.told["own"] < claim.told["its"],
    "beaten-by-more": lambda claim: _counted(claim) and claim.told["own"] > claim.told["its"],
    "takes-instead": lambda claim: (
        _counted(claim) and _takes(claim.view, card_of(claim)) and not _takes(claim.view, _other(claim))
    ),
    "from-longer": lambda claim: _lengths(claim)[0] > _lengths(claim)[1],
    "from-shorter": lambda claim: _lengths(claim)[0] < _lengths(claim)[1],
    "throw-queen": lambda claim: (
        card_of(claim) == "Qs" and not _takes(claim.view, "Qs") and not _partner_ahead(claim.view)
    ),
    "name-longest": _strongest,
    "name-tried": lambda claim: len(claim.choice.candidates) > 1,
    "keep-for-double": lambda claim: claim.view.tour.dealer_names and claim.choice.action.name() == "keep_trump",
    "keep-trump": lambda claim: claim.choice.action.name() == "keep_trump" and _strongest(claim),
    "leave-weak": lambda claim: claim.choice.action.name() == "leave_to_partner" and not any(
        _strength(claim.view, suit) >= LONG_ENOUGH for suit in "cdhs"
    ),
    "leave-tried": lambda claim: claim.choice.action.name() == "leave_to_partner" and _highest(claim),
    "best-packets": _best_packets,
    "packets-tried": lambda claim: not _best_packets(claim) and _highest(claim),
}  # fmt: skip
