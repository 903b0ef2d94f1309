"""The games of the program, and the fifth one of the tests, by name, as tests ask for them."""

from __future__ import annotations

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.ruleset import AnyRuleset, View
from numeramis_access.input.commands import QUESTIONS, AnyCommand
from numeramis_access.players.policy import Policy
from numeramis_access.practice.odds import Odds, practice_of
from numeramis_access.words.game import GameWords
from tests.fifth.record import WITH_FULL

GAMES = STANDARD.names


def ruleset(game: str) -> AnyRuleset:
    """Return the rules of a game."""
    return WITH_FULL[game].ruleset()


def policy(game: str, level: str) -> Policy:
    """Return a game's policy at a level."""
    return WITH_FULL[game].players().policy(level)


def odds(game: str, view: View, card: str | None = None, marked: tuple[str, ...] = ()) -> Odds:
    """Return the odds that a view of a game allows to know."""
    return practice_of(WITH_FULL[game]).odds(view, card, marked)


def questions_of(game: str) -> tuple[AnyCommand, ...]:
    """Return everything that can be asked at a table of a game."""
    return (*QUESTIONS, *WITH_FULL[game].questions)


def words_of(game: str) -> GameWords:
    """Return the words of a game."""
    return WITH_FULL[game].game_words()
