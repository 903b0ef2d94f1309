"""Loker players: exact exchanges against what the others may hold, and betting by the chance of being the best.

Beginner keeps groups and knows no straights; club counts its own hand only and never bluffs; strong counts all cards
it has seen and bluffs as often as makes calling it worth nothing; expert also minds how many cards the others took.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.core.ruleset import View
from numeramis_access.games.loker_events import Bet, Call, Check, Close, Exchange, Fold, Lay, Pass, Raise
from numeramis_access.games.loker_figures import FIGURES
from numeramis_access.games.loker_state import ROUNDS, LokerView
from numeramis_access.players.loker_model import Counts, Field, Goal, only_own, rivals_of, strengths, unseen
from numeramis_access.players.policy import Choice, Policy

THREE = FIGURES.index("three")
#: what an exchanged card must bring at simple stakes where points decide, in points
CHIP = 0.1
#: below this chance of beating one rival a hand may bluff, above it a hand bets by itself
WEAK, STRONG = 0.35, 0.65
#: bets and raises in an interval after which only a hand that hardly loses raises again
RAISES, SURE = 2, 0.9

Weighed = tuple[tuple[Action, float], ...]


class Manner(NamedTuple):
    """How a player plays.

    :param counts: whether it counts all cards seen. :param listens: whether it minds what the others exchanged.
    :param bluffs: whether it does. :param groups: whether it only keeps groups. :param respects: how far a bet lowers
        its hopes. :param greedy: whether it closes at once and bets all it may.
    """

    counts: bool = False
    listens: bool = False
    bluffs: bool = False
    groups: bool = False
    respects: float = 0.3
    greedy: bool = False


MANNERS = {
    "beginner": Manner(groups=True, respects=0.0),
    "club": Manner(respects=0.15),
    "strong": Manner(counts=True, bluffs=True),
    "expert": Manner(counts=True, listens=True, bluffs=True),
    "greedy": Manner(respects=0.0, greedy=True),
}


def policy(level: str) -> Policy:
    """Return the policy of a level or of a member of the ladder.

    :raises KeyError: for an unknown one.
    """
    if level == "random":
        return AtRandom()
    strengths()
    return LokerPlayer(MANNERS[level])


class AtRandom:
    """A player who does anything."""

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return any legal action."""
        found = view.legal[int(rng.random() * len(view.legal))]
        if isinstance(found, AmountRange):
            found = _staked(found, found.min + int(rng.random() * (found.max - found.min + 1)))
        return Choice(found, ((found, 0.0),))


def _staked(amounts: AmountRange, to: int) -> Action:
    """Return the bet or raise nearest to this stake."""
    to = max(amounts.min, min(amounts.max, to))
    return Bet(to) if amounts.type == "bet" else Raise(to)


class LokerPlayer:
    """A player who goes by what hands are worth."""

    def __init__(self, manner: Manner) -> None:
        self._manner = manner

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the action of this manner of playing; only bluffs are left to chance."""
        assert isinstance(view, LokerView)
        if len(view.legal) == 1 and not isinstance(view.legal[0], AmountRange):
            only = view.legal[0]
            return Choice(only, ((only, 0.0),), "lays-down" if isinstance(only, Lay) else "only-choice")
        if view.betting is not None and view.betting.open:
            return self._stake(view, rng)
        exchanges = [action for action in view.legal if isinstance(action, Exchange)]
        if exchanges:
            choice = self._by_groups(view, exchanges) if self._manner.groups else self._exchange(view, exchanges)
            if choice is not None:
                return choice
        return self._finish(view)

    def _counts(self, view: LokerView) -> Counts:
        return unseen(view) if self._manner.counts else only_own(view)

    def _goal(self, view: LokerView, waiting: int = 0) -> Goal:
        """Return what to play for: points, or the bank where chips decide."""
        options = view.options
        by_chips = options.stakes == "poker" or (options.stakes == "simple" and options.winner_by == "chips")
        return Goal(Field(view, waiting, self._manner.listens), max(view.bank, 1) if by_chips else 0.0)

    # exchanging

    @staticmethod
    def _by_groups(view: LokerView, exchanges: list[Exchange]) -> Choice | None:
        """Return an exchange of single cards, the lowest first; none from a straight that is there."""
        figure = view.figure
        if figure is not None and figure.name.startswith("straight"):
            singles = list(figure.free)
        else:
            singles = [card for card in view.hand if view.hand.count(card) == 1]
        for number in range(min(3, len(singles)), -1, -1):
            action = Exchange(tuple(sorted(singles[:number])))
            if action in exchanges:
                return Choice(action, ((action, 0.0),), "keeps-groups" if number else "stands-pat")
        return None

    def _weighed(self, view: LokerView, exchanges: list[Exchange], goal: Goal) -> list[tuple[Action, float]]:
        """Return every exchange with its worth, less what it costs at simple stakes, the best first."""
        cost = 0.0
        if view.options.stakes == "simple":
            cost = 1.0 if view.options.winner_by == "chips" else CHIP
        counts = self._counts(view)
        found: list[tuple[Action, float]] = [
            (action, goal.exchanged(counts, view.hand, action.cards) - cost * len(action.cards)) for action in exchanges
        ]
        return sorted(found, key=lambda one: -round(one[1], 9))

    def _exchange(self, view: LokerView, exchanges: list[Exchange]) -> Choice | None:
        """Return the best exchange, None to exchange nothing and end the turn."""
        goal = self._goal(view)
        weighed = self._weighed(view, exchanges, goal)
        best, worth = weighed[0]
        assert isinstance(best, Exchange)
        if not best.cards:
            return Choice(best, tuple(weighed), "stands-pat")
        if view.betting is None and worth <= goal.worth(strengths()[view.hand]) + 1e-9:
            return None
        return Choice(best, tuple(weighed), "best-exchange")

    # ending the turn

    def _finish(self, view: LokerView) -> Choice:
        """Return whether to lay, to close or to wait."""
        now = self._goal(view).worth(strengths()[view.hand])
        if Lay() in view.legal:
            return Choice(Lay(), ((Lay(), now),), "lays-down")
        if Close() not in view.legal:
            return Choice(Pass(), ((Pass(), now),), "waits")
        if self._manner.groups or self._manner.greedy:
            rank = view.figure.rank if view.figure is not None else 0
            closes = self._manner.greedy or view.round >= ROUNDS or rank >= THREE
            weighed: Weighed = ((Close(), now), (Pass(), 0.0)) if closes else ((Pass(), 0.0), (Close(), now))
        else:
            later = self._later(view)
            weighed = ((Close(), now), (Pass(), later)) if now >= later else ((Pass(), later), (Close(), now))
        best = weighed[0][0]
        return Choice(best, weighed, "closes-strong" if best == Close() else "waits")

    def _later(self, view: LokerView) -> float:
        """Return what waiting is worth: another exchange for everybody; nothing in the last round (L9)."""
        if view.round >= ROUNDS:
            return 0.0
        goal = self._goal(view, waiting=1)
        return max(goal.worth(strengths()[view.hand]), self._weighed(view, _throws(view), goal)[0][1])

    # betting

    def _chance(self, view: LokerView) -> float:
        """Return the chance of being the best in the end, with the best exchange that is still to come."""
        waiting = min(1, ROUNDS - view.round)
        field = Field(view, waiting, self._manner.listens)
        goal = Goal(field, 1.0)
        now = goal.worth(strengths()[view.hand])
        return max(now, self._weighed(view, _throws(view), goal)[0][1]) if waiting else now

    def _stake(self, view: LokerView, rng: random.Random) -> Choice:
        """Return a check, call, fold, bet or raise by the chance of being the best and the odds of the pot."""
        assert view.betting is not None
        manner = self._manner
        rivals = max(1, len(rivals_of(view)))
        chance = self._chance(view)
        if view.to_call:
            pressed = manner.respects * min(1.0, view.to_call / max(1, view.bank - view.to_call))
            chance -= pressed * chance * (1 - chance)
        alone = chance ** (1 / rivals)
        amounts = next((found for found in view.legal if isinstance(found, AmountRange)), None)
        stays: Action = Check() if Check() in view.legal else Call()
        odds = view.to_call / (view.bank + view.to_call) if view.to_call else 0.0
        raises = _staked(amounts, self._size(view, amounts, chance)) if amounts is not None else None
        sure = alone > SURE or view.betting.raises < RAISES
        if raises is not None and alone > STRONG and chance > odds and sure:
            return Choice(raises, ((raises, chance), (stays, chance)), "bets-strong")
        if raises is not None and self._bluffs(view, raises, alone, rivals, rng):
            return Choice(raises, ((raises, chance), (stays, chance)), "bluffs")
        if stays == Check():
            return Choice(stays, ((stays, chance),), "checks")
        needed = odds / 2 if manner.groups else odds
        if chance >= needed:
            return Choice(stays, ((stays, chance), (Fold(), needed)), "calls-odds")
        return Choice(Fold(), ((Fold(), needed), (stays, chance)), "folds-weak")

    def _size(self, view: LokerView, amounts: AmountRange, chance: float) -> int:
        """Return the stake to bet or raise to: about half the pot, with a hand that hardly loses the whole."""
        assert view.betting is not None
        if self._manner.greedy:
            return amounts.max
        if self._manner.groups:
            return amounts.min
        part = 1.0 if chance > SURE and not self._manner.bluffs else 0.6
        return view.betting.top + round(part * (view.bank + view.to_call))

    def _bluffs(self, view: LokerView, raises: Action, alone: float, rivals: int, rng: random.Random) -> bool:
        """Return whether to bluff: with weak hands, so often that calling the bet wins and loses as much."""
        assert view.betting is not None
        assert isinstance(raises, (Bet, Raise))
        if not self._manner.bluffs or alone > WEAK or view.betting.raises or view.round < ROUNDS:
            return False
        return rng.random() < (raises.to / (raises.to + view.bank)) ** rivals


def _throws(view: LokerView) -> list[Exchange]:
    """Return exchanges of the single cards of a hand, which an exchange to come is judged by."""
    figure = view.figure
    straight = figure is not None and figure.name.startswith("straight")
    singles = [card for card in view.hand if view.hand.count(card) == 1]
    thrown = figure.free if straight and figure is not None else singles
    return [Exchange(tuple(sorted(thrown[:number]))) for number in range(min(3, len(thrown)) + 1)]
