"""The games of the program, and the fifth one of the tests, by name."""

from __future__ import annotations

from typing import Any

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Claim
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


#: games with tricks
WITH_TRICKS = tuple(game for game in GAMES if ruleset(game).ends_trick)
#: games in which players can claim or give up the rest of a deal, and the others
WITH_CLAIMS = tuple(game for game in GAMES if Claim in ruleset(game).action_types)
WITHOUT_CLAIMS = tuple(game for game in GAMES if game not in WITH_CLAIMS)
#: games that are usually played by two pairs
IN_PAIRS = tuple(game.name for game in STANDARD if game.has_partners())


def short_options(game: str, games: int = 1) -> dict[str, Any]:
    """Return options of a short match of a game: this many games, if it counts them."""
    return {"games": games} if "games" in ruleset(game).options.__struct_fields__ else {}


def policy(game: str, level: str) -> Policy:
    """Return a game's policy at a level."""
    return WITH_FULL[game].players().policy(level)


def judge_of(game: str) -> Policy:
    """Return the computer player by which hints and reviews of a game judge."""
    return policy(game, WITH_FULL[game].judge)


def odds(game: str, view: View, card: str | None = None, marked: tuple[str, ...] = ()) -> Odds:
    """Return the odds from a game's view."""
    return practice_of(WITH_FULL[game]).odds(view, card, marked)


def questions_of(game: str) -> tuple[AnyCommand, ...]:
    """Return every question at a game's table."""
    return (*QUESTIONS, *WITH_FULL[game].questions)


def words_of(game: str) -> GameWords:
    """Return the words of a game."""
    return WITH_FULL[game].game_words()
