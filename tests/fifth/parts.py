"""The optional parts of a game besides rules and words: opponents, odds, a drill, a field on the braille line."""

from __future__ import annotations

import random

from numeramis_access.core.actions import PlayCard
from numeramis_access.core.cards import Card
from numeramis_access.core.ruleset import View
from numeramis_access.input.commands import Command
from numeramis_access.output.braille_fields import TRICK_FIELDS, FieldView, GameFields, asking_piece
from numeramis_access.output.braille_layout import Piece
from numeramis_access.players.opponents import Opponents
from numeramis_access.players.policy import LEVELS, Choice, Policy
from numeramis_access.players.search.random_player import RandomPlayer
from numeramis_access.practice.drills import DrillQuestion, Drills
from numeramis_access.practice.odds import GamePractice, Measure, Odds
from numeramis_access.words.game import Line
from tests.fifth.rules import SummitView


class Climber:
    """Plays the highest number."""

    def choose(self, view: View, rng: random.Random, ms: int) -> Choice:
        """Return the highest number of the hand."""
        plays = [action for action in view.legal if isinstance(action, PlayCard)]
        ranked = sorted(plays, key=lambda play: play.card, reverse=True)
        return Choice(ranked[0], tuple((play, float(play.card)) for play in ranked), "summit-highest")


def policy(level: str) -> Policy:
    """Return the player of every level, or the one at the foot of the ladder."""
    return RandomPlayer() if level == "random" else {name: Climber() for name in (*LEVELS, "greedy")}[level]


def odds(view: View, card: Card | None, marked: tuple[Card, ...]) -> Odds:
    """Return the number of cards in the pack that beat the highest card held."""
    return Odds((Line("odds-summit", {"count": 8 * (9 - int(max(view.hand)))}),))


def measure(view: View) -> Measure:
    """Return the tricks won."""
    return Measure("tricks")


def higher(rng: random.Random, level: int) -> DrillQuestion:
    """Ask for the winning one of two numbers."""
    low, high = sorted(rng.sample("0123456789", 2))
    choices = tuple(Line("drill-number", {"number": int(card)}) for card in (low, high))
    return DrillQuestion((Line("drill-summit", {"cards": (low, high)}),), choices, 1, Line("drill-summit-why"))


def tricks(sight: FieldView[SummitView]) -> list[Piece]:
    """Return the reader's tricks."""
    taken = sight.view.taken
    return asking_piece(sight, taken[sight.view.seat or 0], Command.SCORE) if taken else []


OPPONENTS = Opponents(policy, ("random", *LEVELS, "greedy"))
PRACTICE = GamePractice(odds, measure)
DRILLS = Drills({"summit": higher})
FIELDS = GameFields({**TRICK_FIELDS, "tricks": tricks})
