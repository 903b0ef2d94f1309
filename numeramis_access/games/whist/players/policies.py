"""Players of Whist at every level, for all tours, and the ladder that measures them.

Beginner leads high cards and takes every trick it can (``one_trick``). Club follows rules of thumb and chances but does
not notice voids (``rules_of_thumb``). Strong follows a learned policy (``learned_policy``). Expert uses a network that
corrects that policy (``card_network``) and another one for trumps or packets before the first card
(``naming_network``). Judge and master search in sampled worlds (``search``), the judge from the policy's card, the
master from the network's; the expert searches too where trumps are named during a deal.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from numeramis_access.core.actions import Action, PlayCard, Values
from numeramis_access.core.cards import SUIT, SUITS, Card
from numeramis_access.core.ruleset import DealResult, Options, View
from numeramis_access.games.whist.events import GivePackets, KeepTrump, LeaveToPartner, NameTrump
from numeramis_access.games.whist.players.card_network import preferences
from numeramis_access.games.whist.players.learned_policy import learned_policy_for
from numeramis_access.games.whist.players.model import RANKS, Masks
from numeramis_access.games.whist.players.naming_network import values_of_answers
from numeramis_access.games.whist.players.one_trick import CarefulStyle, EagerStyle, OneTrickStyle, ThriftyStyle
from numeramis_access.games.whist.players.partial_deal import card_index, card_of, public_deal
from numeramis_access.games.whist.players.posterior import PlayStyle
from numeramis_access.games.whist.players.reasons import explain
from numeramis_access.games.whist.players.rules_of_thumb import RulesStyle
from numeramis_access.games.whist.players.search import (
    USUAL_WORLDS,
    DefaultCard,
    WhistSearch,
    learned_favourite,
    lower_losing_card,
)
from numeramis_access.games.whist.players.signals import SIGNALS
from numeramis_access.games.whist.scoring import WhistDealResult
from numeramis_access.games.whist.state import WhistOptions, WhistView, beats
from numeramis_access.players.opponents import Opponents
from numeramis_access.players.policy import Choice, Policy, SamplingPolicy
from numeramis_access.players.search.race import Evaluation
from numeramis_access.players.search.random_player import RandomPlayer

#: a card's value in its suit as trumps, by rank, in addition to its length
_TRUMP_POINTS = {"A": 1.0, "K": 0.8, "Q": 0.5, "J": 0.3, "T": 0.2}
#: the number of next best cards with which a reason can compare
MAX_COMPARED_CARDS = 3
#: a suit this strong is worth counting double (V1): five cards with an honour or two
_STRONG = 6.0
#: below this strength it is better to leave the choice to the partner
_WEAK = 4.6
#: the master's worlds per card without a time limit: some 100 ms
MASTERS_WORLDS = 128
#: the maximum number of worlds for a comparison of two cards, as a multiple of those for a card: an error of some 0.03
#: tricks
MAX_WORLDS_FACTOR = 48

#: the levels that play by rules of thumb, as styles of the model
STYLES: dict[str, PlayStyle] = {"beginner": EagerStyle(), "club": RulesStyle(notices_voids=False)}

WeighAction = Callable[[Action], tuple[float, str, Values]]


def policy(level: str, worlds: int = 0) -> Policy:
    """Return the policy of a level, or of a member of the ladder.

    :param level: the level. :param worlds: worlds per choice without a time limit; 0 for the usual number.
    :raises KeyError: for any other name.
    """
    return LADDER[level](worlds)


def judge_among(level: str) -> Policy:
    """Return the judge for hints and reviews among players of a level.

    :param level: the level of the others. Among beginners and club players the judge assumes that level's style; for
        any other level, also an unknown one, it infers the styles from the plays.
    """
    return WhistSearchPlayer(others=STYLES.get(level))


class OneTrickPlayer:
    """Chooses cards by the current trick only; a card's value is the probability that the style plays it.

    :param style: the style of play. :param lead: reason code for a lead. :param take: reason code for taking a trick.
    """

    def __init__(self, style: OneTrickStyle, lead: str, take: str) -> None:
        self._style = style
        self._lead = lead
        self._take = take

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the card that its style prefers, with the style's probabilities as values; trumps and packets are
        chosen by the strength of the cards.

        :param view: the view of the seat to act. :param rng: ignored. :param ms: ignored.
        """
        assert isinstance(view, WhistView)
        if view.asked:
            return _best_of(view, _weigher(view))
        if len(view.legal) == 1:
            return Choice(_legal(view)[0])
        deal = public_deal(view)
        card = card_of(self._style.prefer(deal))
        chances: dict[Action, float] = {
            PlayCard(card_of(number)): chance for number, chance in self._style.probabilities(deal).items()
        }
        ranked = sorted(_legal(view), key=lambda action: -chances.get(action, 0.0))
        candidates = tuple((action, chances.get(action, 0.0)) for action in ranked)
        return Choice(PlayCard(card), candidates, self._reason(view, card), {"card": card, "suit": SUIT[card]})

    def _reason(self, view: WhistView, card: Card) -> str:
        if view.null or view.tour.queen == "loses":
            return "avoid-trick"
        if view.best is None:
            return self._lead
        if not beats(card, view.best.card, view.trump):
            return "low-card"
        return "trump-in" if SUIT[card] == view.trump != SUIT[view.trick[0].card] else self._take


class WhistRulesPlayer:
    """Rates every legal action by rules of thumb and takes the best, one of equals at random.

    :param notices_voids: whether it remembers the voids that others showed.
    """

    def __init__(self, notices_voids: bool) -> None:
        self._notices_voids = notices_voids
        self._style = RulesStyle(notices_voids)

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the action with the highest value of the rules of thumb.

        :param view: the view of the seat to act. :param rng: decides between equal actions. :param ms: ignored.
        """
        assert isinstance(view, WhistView)
        if len(view.legal) == 1:
            return Choice(_legal(view)[0])
        if view.asked:
            return _best_of(view, _weigher(view), rng)
        values = self._style.values(public_deal(view))
        ranked = sorted(values.items(), key=lambda entry: (-entry[1], rng.random()))
        candidates = tuple((PlayCard(card_of(number)), round(value, 3)) for number, value in ranked)
        card = candidates[0][0]
        return Choice(card, candidates, *explain(view, card.card, self._notices_voids))


class WhistLearnedPlayer:
    """Plays the learned policy's favourite; the candidates' values are probabilities, not tricks."""

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the likeliest card; rules of thumb choose trumps and packets.

        :param view: the view of the seat to act. :param rng: used by the rules of thumb only. :param ms: ignored.
        """
        assert isinstance(view, WhistView)
        if view.asked or len(view.legal) == 1:
            return WhistRulesPlayer(notices_voids=True).choose(view, rng, ms)
        deal = public_deal(view)
        learned = learned_policy_for(deal.terms)
        card = PlayCard(card_of(learned.prefer(deal)))
        ranked = sorted(learned.probabilities(deal).items(), key=lambda entry: -entry[1])
        candidates = tuple((PlayCard(card_of(number)), chance) for number, chance in ranked)
        return Choice(card, candidates, *explain(view, card.card))


class WhistSearchPlayer(SamplingPolicy):
    """Searches in sampled worlds; the candidates' values are further tricks, or points for trumps and packets.

    :param worlds: worlds per choice without a time limit.
    :param favourite: returns the card to play unless another one is better beyond doubt.
    :param others: the assumed style of all others; None if it is unknown.
    """

    def __init__(
        self, worlds: int = USUAL_WORLDS, favourite: DefaultCard = learned_favourite, others: PlayStyle | None = None
    ) -> None:
        self.worlds, self.max_worlds = worlds, MAX_WORLDS_FACTOR * worlds
        self._search = WhistSearch(_partner_names, favourite, worlds, others)

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the favourite card unless another one is better beyond doubt over the sampled worlds; for trumps and
        packets, the answer with the highest mean points. A single legal action is returned without a search.

        :param view: the view of the seat to act.
        :param rng: draws the worlds.
        :param ms: thinking time in milliseconds; 0 for the fixed number of worlds.
        """
        assert isinstance(view, WhistView)
        if len(view.legal) == 1:
            return Choice(_legal(view)[0])
        if view.asked:
            return self._answer(view, rng, ms)
        return self._card_choice(view, self._search.choose_card(view, rng, ms))

    def compare(self, view: View, actions: tuple[Action, ...], rng: random.Random, worlds: int) -> Choice:
        """Return the first action as the choice, with the values of all given actions over the same worlds.

        Only the given cards have values; ``choose`` gives them to equal cards too. If keeping the trumps is among the
        actions, naming the present trumps is added with the same value if it is legal.

        :param view: the view of the seat to act.
        :param actions: legal actions, at least one: cards, or answers about trumps or packets.
        :param rng: draws the worlds.
        :param worlds: the number of worlds.
        """
        assert isinstance(view, WhistView)
        if view.asked:
            return self._answer_choice(view, self._search.compare_answers(view, actions, rng, worlds))
        cards = [card_index(action.card) for action in actions if isinstance(action, PlayCard)]
        return self._card_choice(view, self._search.compare_cards(view, cards, rng, worlds))

    def _card_choice(self, view: WhistView, evaluation: Evaluation[int]) -> Choice:
        """Return an evaluation as cards, with the reason of the chosen one."""
        card = card_of(evaluation.choice)
        candidates = tuple((PlayCard(card_of(number)), round(value, 3)) for number, value in evaluation.values.items())
        errors = tuple(evaluation.errors.get(number, 0.0) for number in evaluation.values)
        others = [candidate.card for candidate, _ in candidates if candidate.card != card][:MAX_COMPARED_CARDS]
        return Choice(PlayCard(card), candidates, *explain(view, card, others=others), errors)

    def _answer(self, view: WhistView, rng: random.Random, ms: int) -> Choice:
        """Return the trumps or packets that bring most points; to name the present trumps is to keep them."""
        present = [action for action in _legal(view) if isinstance(action, NameTrump) and action.suit == view.trump]
        actions = tuple(action for action in _legal(view) if action not in present)
        return self._answer_choice(view, self._search.choose_answer(view, actions, rng, ms))

    def _answer_choice(self, view: WhistView, evaluation: Evaluation[Action]) -> Choice:
        """Return an evaluation as a choice, with the same value for naming and keeping the present trumps."""
        present = [action for action in _legal(view) if isinstance(action, NameTrump) and action.suit == view.trump]
        weighed = [(action, value, evaluation.errors.get(action, 0.0)) for action, value in evaluation.values.items()]
        kept = next((candidate for candidate in weighed if candidate[0] == KeepTrump()), None)
        if kept is not None:
            weighed += [(action, *kept[1:]) for action in present if action not in evaluation.values]
            weighed.sort(key=lambda candidate: -candidate[1])
        candidates = tuple((action, round(value, 3)) for action, value, _ in weighed)
        errors = tuple(error for _, _, error in weighed)
        return Choice(evaluation.choice, candidates, *_why_answered(view, evaluation.choice), errors)


class WhistNetworkPlayer:
    """Plays the networks' favourite, but the lowest card of the suit where a high one would be wasted.

    Values of cards are probabilities, not tricks; values of trumps and packets are points. Where trumps are named
    during a deal (V5, V6) it searches.

    :param worlds: the number of sampled deals for that search.
    """

    def __init__(self, worlds: int) -> None:
        self._ahead = WhistSearchPlayer(worlds)

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the network's likeliest card, but the lowest of its suit in place of a high card that cannot take the
        trick (``lower_losing_card``). For packets, and for trumps before the first card, return the answer with the
        highest value; for trumps during a deal (V5, V6) search.

        :param view: the view of the seat to act.
        :param rng: used by the search only.
        :param ms: thinking time of the search in milliseconds; 0 for the fixed number of worlds.
        """
        assert isinstance(view, WhistView)
        if len(view.legal) == 1:
            return Choice(_legal(view)[0])
        if view.asked == "streak":
            return self._ahead.choose(view, rng, ms)
        if view.asked:
            candidates = tuple((answer, round(points, 3)) for answer, points in values_of_answers(view).items())
            chosen, _ = candidates[0]
            return Choice(chosen, candidates, *_why_answered(view, chosen))
        chances = preferences(view)
        card = card_of(lower_losing_card(public_deal(view), next(iter(chances))))
        likely = tuple((PlayCard(card_of(number)), chance) for number, chance in chances.items())
        return Choice(PlayCard(card), likely, *explain(view, card))


def _network_favourite(view: WhistView) -> int:
    """Return the network's favourite card, or the lowest one if that would be wasted."""
    return lower_losing_card(public_deal(view), next(iter(preferences(view))))


#: the frozen ladder, each for a number of worlds; ``rules`` is the best player without learning, ``judge`` makes hints
#: and reviews
LADDER: dict[str, Callable[[int], Policy]] = {
    "random": lambda _: RandomPlayer(),
    "greedy": lambda _: OneTrickPlayer(ThriftyStyle(), "low-card", "win-cheaply"),
    "beginner": lambda _: OneTrickPlayer(EagerStyle(), "lead-high", "take-high"),
    "improver": lambda _: OneTrickPlayer(CarefulStyle(), "lead-high", "take-high"),
    "club": lambda _: WhistRulesPlayer(notices_voids=False),
    "rules": lambda _: WhistRulesPlayer(notices_voids=True),
    "strong": lambda _: WhistLearnedPlayer(),
    "judge": lambda worlds: WhistSearchPlayer(worlds or USUAL_WORLDS),
    "expert": lambda worlds: WhistNetworkPlayer(worlds or USUAL_WORLDS),
    "master": lambda worlds: WhistSearchPlayer(worlds or MASTERS_WORLDS, _network_favourite),
}


def _partner_names(hand: Masks, present: int) -> int:
    """Return the suit that a partner with the choice makes trumps, by the same rules of thumb."""
    cards = tuple(card_of(suit * RANKS + rank) for suit in range(4) for rank in range(RANKS) if hand[suit] >> rank & 1)
    strengths = [suit_strength(cards, suit) for suit in SUITS]
    best = max(range(4), key=lambda suit: strengths[suit])
    return best if strengths[best] - 0.3 > strengths[present] + (strengths[present] >= _STRONG) else present


def _legal(view: View) -> tuple[Action, ...]:
    return tuple(action for action in view.legal if isinstance(action, Action))


def _best_of(view: View, weigh: WeighAction, rng: random.Random | None = None) -> Choice:
    """Return the choice of the action with the highest value."""
    weighed = [(weigh(action), rng.random() if rng else 0.0, action) for action in _legal(view)]
    weighed.sort(key=lambda entry: (-entry[0][0], entry[1]))
    (_, reason, values), _, action = weighed[0]
    return Choice(action, tuple((other, round(value[0], 3)) for value, _, other in weighed), reason, values)


def _weigher(view: WhistView) -> WeighAction:
    """Return the function that rates trumps (V1, V5, V6) or packets (V7)."""
    if view.asked == "packets":
        return lambda action: (_packets_value(view, action), "best-packets", {})
    return lambda action: _trump_value(view, action)


def suit_strength(hand: tuple[Card, ...], suit: str) -> float:
    """Return how good a suit is as trumps: 1 for each card, and more for its ace, king, queen, jack and ten.

    :param hand: the cards. :param suit: letter of the suit.
    """
    return sum(1 + _TRUMP_POINTS.get(card[0], 0.0) for card in hand if SUIT[card] == suit)


def _trump_value(view: WhistView, action: Action) -> tuple[float, str, Values]:
    """Return the value of naming, keeping or leaving trumps.

    In Cayenne a kept suit counts double, for better or worse.
    """
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


def _why_answered(view: WhistView, answer: Action) -> tuple[str, Values]:
    """Return the reason for an answer that the rules of thumb did not choose.

    The reasons of the rules of thumb claim something about the cards; where that is not so, the reason is that the
    answer scored best.
    """
    _, reason, values = _weigher(view)(answer)
    strengths = {suit: suit_strength(view.hand, suit) for suit in SUITS}
    strongest = max(strengths.values())
    match answer:
        case NameTrump(suit) if strengths[suit] < strongest:
            return "name-tried", values
        case KeepTrump() if reason == "keep-trump" and strengths.get(str(view.trump), strongest) < strongest:
            return "name-tried", values
        case LeaveToPartner() if strongest >= _WEAK:
            return "leave-tried", values
        case GivePackets() if any(_trumps_and_high(view, other) > _trumps_and_high(view, answer)
                                  for other in view.legal):  # fmt: skip
            return "packets-tried", values
    return reason, values


def _trumps_and_high(view: WhistView, action: object) -> int:
    """Return how many trumps and high cards two packets have; a high trump counts twice."""
    assert isinstance(action, GivePackets)
    cards = (*view.packets[action.own], *view.packets[action.partner])
    return sum((SUIT[card] == view.trump) + (card[0] in "AKQJ") for card in cards)


def _packets_value(view: WhistView, action: Action) -> float:
    """Return the value of two packets: their high cards and trumps, more for trumps if the dealer's hand is long in
    them.
    """
    assert isinstance(action, GivePackets)
    own, partner = view.packets[action.own], view.packets[action.partner]
    value = sum(_card_points(view, card) for card in (*own, *partner))
    length = sum(1 for card in view.hand if SUIT[card] == view.trump)
    return value + 0.1 * (length - 3) * sum(1 for card in own if SUIT[card] == view.trump)


def _card_points(view: WhistView, card: Card) -> float:
    high = {"A": 1.0, "K": 0.7, "Q": 0.4, "J": 0.2}.get(card[0], 0.0)
    honour = 0.3 if card[0] in "TJQKA" else 0.0
    return high + (0.6 + honour if SUIT[card] == view.trump else 0.0)


def _unit(options: Options) -> str:
    """Return points for tours that do not count tricks, else tricks."""
    assert isinstance(options, WhistOptions)
    return "points" if options.tour in ("queen_of_spades", "mixed") else "tricks"


def _worth(options: Options, result: DealResult) -> list[float]:
    """Return the result of each side: tricks as they count, or all its points."""
    assert isinstance(result, WhistDealResult)
    if _unit(options) == "tricks":
        return [float(tricks) for tricks in result.counted]
    kinds = zip(result.trick_points, result.honour_points, result.slam_points, strict=True)
    return [float(sum(points)) for points in kinds]


OPPONENTS = Opponents(
    policy, tuple(LADDER), policy, _unit, _worth, judge_among, supposes_good_play=True, signals=SIGNALS
)
