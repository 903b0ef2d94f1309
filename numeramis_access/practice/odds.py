"""The odds of the present moment in any game: one sentence, and a longer answer on request."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from numeramis_access.catalogue import Game
from numeramis_access.catalogue.load import find_part
from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import AnyRuleset, State, View
from numeramis_access.core.seats import Seat
from numeramis_access.practice.playing_on import Outcome, deal_outcome
from numeramis_access.words.game import Line

#: the level of speech, 1 to 3, at which everything is told at once
FULL_VERBOSITY = 3


class Odds(NamedTuple):
    """The answer to a question about odds.

    :param short: the odds as one sentence. :param long: the odds at length, for a second request.
    """

    short: tuple[Line, ...]
    long: tuple[Line, ...] = ()

    def lines(self, verbosity: int, again: bool) -> tuple[Line, ...]:
        """Return the lines to tell: all of them at level 3, otherwise the long ones if there are any and the player
        asks again, else the short ones. Level 1 shortens the sentences themselves.

        :param verbosity: the level of speech, 1 to 3.
        :param again: whether the player asks again.
        """
        if verbosity == FULL_VERBOSITY:
            return (*self.short, *self.long)
        return self.long if again and self.long else self.short


class Measure(NamedTuple):
    """The unit in which differences between candidates are told.

    :param unit: ``tricks``, ``points``, ``chips``, ``lead`` for points against the others, ``places``, or ``chance`` if
        values are chances of the game's goal.
    :param factor: the factor from values to that unit.
    :param least: the smallest difference worth telling, in that unit.
    :param share: the smallest difference worth telling as a share of the best value; the larger bound counts.
    """

    unit: str
    factor: float = 1.0
    least: float = 0.1
    share: float = 0.0

    def threshold(self, best: float) -> float:
        """Return the smallest difference worth telling, in the unit. :param best: the best value, before ``factor``."""
        return max(self.least, self.share * self.factor * best)


def no_odds(view: View, card: Card | None, marked: tuple[Card, ...]) -> Odds:
    """Return an answer that says that this game has no odds; the parameters are ignored."""
    return Odds((Line("no-such-question"),))


def points_measure(view: View) -> Measure:
    """Return the unit points, the default of ``GamePractice``."""
    return Measure("points")


def no_goal(view: View) -> tuple[Line, ...]:
    """Return no lines: the game does not tell its goal."""
    return ()


@dataclass(frozen=True)
class GamePractice:
    """The practice part of one game.

    :param odds: returns the odds known from a view, given the view, a card of the hand (None for none) and the cards
        marked for an exchange.
    :param measure: returns the unit of the candidates' values in a view.
    :param goal_lines: returns the lines with the goal of a moment, given the view of the seat to act; a hint tells them
        after the choice.
    :param kinds: the kind of choice of an action, by the action's name, where several actions are one kind of choice.
    :param outcome: returns the result of the last finished deal, given the rules, the state and a seat.
    """

    odds: Callable[[View, Card | None, tuple[Card, ...]], Odds] = no_odds
    measure: Callable[[View], Measure] = points_measure
    goal_lines: Callable[[View], tuple[Line, ...]] = no_goal
    kinds: Mapping[str, str] = field(default_factory=dict)
    outcome: Callable[[AnyRuleset, State, Seat], Outcome] = deal_outcome


def practice_of(game: Game) -> GamePractice:
    """Return the practice part of a game; the defaults if it has none."""
    return find_part(game.practice, GamePractice) or GamePractice()
