"""Players of Whist at every level, for all tours: cards, trumps and packets chosen by rules of thumb and chances."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from numeramis_access.core.actions import Action, PlayCard
from numeramis_access.core.cards import RANK, SUIT, SUITS, Card
from numeramis_access.core.ruleset import View
from numeramis_access.games.whist import WhistView, beats
from numeramis_access.games.whist_events import GivePackets, KeepTrump, LeaveToPartner, NameTrump
from numeramis_access.players.policy import Choice, Policy
from numeramis_access.players.whist_play import card_value, explain
from numeramis_access.players.whist_reading import Reading, Skill

#: what each level notices; beginners see their own cards and the trick, club players count but do not watch who is void
SKILLS: dict[str, Skill] = {
    "beginner": Skill(memory=False, voids=False, partner=False),
    "club": Skill(memory=True, voids=False, partner=True),
    "strong": Skill(memory=True, voids=True, partner=True),
    "expert": Skill(memory=True, voids=True, partner=True),
}

#: what a card adds to its suit as trumps, by rank
_TRUMP_POINTS = {"A": 1.0, "K": 0.8, "Q": 0.5, "J": 0.3, "T": 0.2}
#: a suit this strong is worth counting double (V1): five cards with an honour or two
_STRONG = 6.0
#: nothing as strong as this: better leave the choice to the partner
_WEAK = 4.6

Weigher = Callable[[Action], tuple[float, str, dict[str, Any]]]


def policy(level: str) -> Policy:
    """Return the policy of a level, or of a member of the ladder: ``greedy``, ``random``.

    :raises KeyError: for any other name.
    """
    if level == "random":
        return RandomPlayer()
    if level == "greedy":
        return GreedyPlayer()
    return WhistPlayer(SKILLS[level])


class RandomPlayer:
    """Chooses any legal action."""

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return a legal action at random."""
        return Choice(_legal(view)[int(rng.random() * len(view.legal))], reason="at-random")


class GreedyPlayer:
    """Wins with the lowest card that takes the trick, else plays the lowest; in null the other way round."""

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the greedy card; trumps and packets are chosen as anybody would."""
        assert isinstance(view, WhistView)
        if view.asked:
            return _best_of(view, _weigher(view))
        cards = [action.card for action in view.legal if isinstance(action, PlayCard)]
        best = view.best.card if view.best else None
        takes = {card: best is not None and beats(card, best, view.trump) for card in cards}
        unwanted = view.null or view.tour.queen == "loses"
        if unwanted:
            card = max(cards, key=lambda card: (not takes[card], RANK[card] if best else -RANK[card]))
        else:
            card = min(cards, key=lambda card: (not takes[card], SUIT[card] == view.trump, RANK[card]))
        reason = "avoid-trick" if unwanted else "win-cheaply" if takes[card] else "low-card"
        return Choice(PlayCard(card), reason=reason, values={"card": card, "suit": SUIT[card]})


class WhistPlayer:
    """Weighs every legal action with one skill and takes the best."""

    def __init__(self, skill: Skill) -> None:
        self.skill = skill

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the action that is worth most; equal ones are told apart by chance."""
        assert isinstance(view, WhistView)
        if len(view.legal) == 1:
            return Choice(_legal(view)[0])
        return _best_of(view, _weigher(view) if view.asked else _card_weigher(view, self.skill), rng)


def _legal(view: View) -> tuple[Action, ...]:
    return tuple(action for action in view.legal if isinstance(action, Action))


def _best_of(view: View, weigh: Weigher, rng: random.Random | None = None) -> Choice:
    """Return the choice of the action that weighs most."""
    weighed = [(weigh(action), rng.random() if rng else 0.0, action) for action in _legal(view)]
    weighed.sort(key=lambda entry: (-entry[0][0], entry[1]))
    (_, reason, values), _, action = weighed[0]
    return Choice(action, tuple((other, round(value[0], 3)) for value, _, other in weighed), reason, values)


def _card_weigher(view: WhistView, skill: Skill) -> Weigher:
    reading = Reading(view, skill)

    def weigh(action: Action) -> tuple[float, str, dict[str, Any]]:
        assert isinstance(action, PlayCard)
        return (card_value(reading, action.card), *explain(reading, action.card))

    return weigh


def _weigher(view: WhistView) -> Weigher:
    """Return what weighs trumps (V1, V5, V6) or packets (V7)."""
    if view.asked == "packets":
        return lambda action: (_packets_value(view, action), "best-packets", {})
    return lambda action: _trump_value(view, action)


def suit_strength(hand: tuple[Card, ...], suit: str) -> float:
    """Return how good a suit is as trumps: its length, and its high cards."""
    return sum(1 + _TRUMP_POINTS.get(card[0], 0.0) for card in hand if SUIT[card] == suit)


def _trump_value(view: WhistView, action: Action) -> tuple[float, str, dict[str, Any]]:
    """Weigh naming, keeping or leaving trumps; a kept suit counts double in Cayenne, for better or worse."""
    assert view.trump is not None
    present = suit_strength(view.hand, view.trump)
    best = max(suit_strength(view.hand, suit) for suit in SUITS)
    match action:
        case NameTrump(suit) if suit != view.trump:
            return suit_strength(view.hand, suit) - 0.3, "name-longest", {"suit": suit}
        case KeepTrump() if view.asked == "streak":
            return present + 0.7, "keep-trump", {"suit": view.trump}
        case KeepTrump():
            doubled = 1.0 if present >= _STRONG else 0.0 if present >= _WEAK else -1.0
            return present + doubled, "keep-for-double" if doubled > 0 else "keep-trump", {"suit": view.trump}
        case LeaveToPartner():
            return (best + 2.0 if best < _WEAK else 0.0), "leave-weak", {}
    return -1.0, "keep-trump", {"suit": view.trump}


def _packets_value(view: WhistView, action: Action) -> float:
    """Weigh two packets: high cards and trumps for both, trumps rather where trumps already are."""
    assert isinstance(action, GivePackets)
    own, partner = view.packets[action.own], view.packets[action.partner]
    value = sum(_card_points(view, card) for card in (*own, *partner))
    length = sum(1 for card in view.hand if SUIT[card] == view.trump)
    return value + 0.1 * (length - 3) * sum(1 for card in own if SUIT[card] == view.trump)


def _card_points(view: WhistView, card: Card) -> float:
    high = {"A": 1.0, "K": 0.7, "Q": 0.4, "J": 0.2}.get(card[0], 0.0)
    honour = 0.3 if card[0] in "TJQKA" else 0.0
    return high + (0.6 + honour if SUIT[card] == view.trump else 0.0)
