"""The odds of the moment, for whichever game is at the table: one sentence, and a longer answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from numeramis_access.catalogue import Game
from numeramis_access.catalogue.load import find
from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import AnyRuleset, State, View
from numeramis_access.core.seats import Seat
from numeramis_access.practice.playing_on import Outcome, deal_outcome
from numeramis_access.words.game import Line

#: the length of speech, of the three of the settings, at which everything is told at once
WHOLE = 3


class Odds(NamedTuple):
    """What there is to say of the odds: in one sentence, and at length when it is asked for again."""

    short: tuple[Line, ...]
    long: tuple[Line, ...] = ()

    def lines(self, verbosity: int, again: bool) -> tuple[Line, ...]:
        """Return what is told: everything at the greatest of the three lengths of speech, else more when asked again.

        The least length shortens the sentences themselves.
        """
        if verbosity == WHOLE:
            return (*self.short, *self.long)
        return self.long if again and self.long else self.short


class Measure(NamedTuple):
    """What a difference between candidates is told in.

    :param unit: ``tricks``, ``points``, ``chips``, or ``chance`` where values are chances of what the game asks for.
    :param factor: what values are multiplied by for it. :param least: a difference in that unit that is worth telling.
    :param share: the part of the best value that it must be too.
    """

    unit: str
    factor: float = 1.0
    least: float = 0.1
    share: float = 0.0

    def line(self, best: float) -> float:
        """Return the difference that is worth telling. :param best: the best value, not in the unit."""
        return max(self.least, self.share * self.factor * best)


def no_odds(view: View, card: Card | None, marked: tuple[Card, ...]) -> Odds:
    """Return that there are no odds in this game."""
    return Odds((Line("no-such-question"),))


def in_points(view: View) -> Measure:
    """Return points, which candidates differ in where nothing else is said."""
    return Measure("points")


def nothing_sought(view: View) -> tuple[Line, ...]:
    """Return nothing: the game does not say what is sought."""
    return ()


@dataclass(frozen=True)
class GamePractice:
    """What practice knows of one game.

    :param odds: the odds that a view allows to know, of a card of the hand (or None) and of cards marked for an
        exchange.
    :param measure: what the values of candidates for this view are counted in.
    :param sought: what is sought at this moment, as a hint begins.
    :param kinds: what kind of choice an action is, by its name, where several are alternatives of one kind.
    :param outcome: what the deal that ended last brought a seat.
    """

    odds: Callable[[View, Card | None, tuple[Card, ...]], Odds] = no_odds
    measure: Callable[[View], Measure] = in_points
    sought: Callable[[View], tuple[Line, ...]] = nothing_sought
    kinds: Mapping[str, str] = field(default_factory=dict)
    outcome: Callable[[AnyRuleset, State, Seat], Outcome] = deal_outcome


def practice_of(game: Game) -> GamePractice:
    """Return what practice knows of a game: for one without such a part, that there is nothing to know."""
    return find(game.practice, GamePractice) or GamePractice()
