"""The level between beginner and club: stronger than the one, weaker than the other, in every game."""

from __future__ import annotations

from typing import Any

import pytest

from numeramis_access.app.practice.judge_tasks import ASSUMED_LEVELS, WEAKER_LEVELS, JudgeTasks
from numeramis_access.catalogue import STANDARD
from numeramis_access.players.arena.arena import Contest, contest_result, play_deal
from numeramis_access.players.policy import LEVELS
from tests.standard import GAMES, ruleset

#: deals in which the order shows, by game; the arena's command plays as many as are asked of it
DEALS = {"quist": 30, "sipky": 120, "loker": 120, "whist": 80}
PAIRS = (("improver", "beginner"), ("club", "improver"))


def lead(game: str, better: str, worse: str, deals: int, **options: Any) -> tuple[float, float]:
    """Return by how much the better player leads a deal, and the 95 percent interval of its own result."""
    rules, players = ruleset(game), STANDARD[game].players()
    wish = Contest(rules, players, rules.options(**options), 4, better, worse, seed=3)
    result = contest_result([play_deal(wish, number) for number in range(deals)])
    return result.mean_units - result.opponents_mean_units, result.half_interval


def test_every_game_has_the_level_in_its_place() -> None:
    for game in GAMES:
        levels = STANDARD[game].levels
        assert levels == tuple(level for level in LEVELS if level in levels)
        assert levels[:3] == ("beginner", "improver", "club")


@pytest.mark.turns(2)
@pytest.mark.parametrize("game", GAMES)
def test_an_improver_beats_a_beginner(game: str) -> None:
    led, _ = lead(game, "improver", "beginner", DEALS[game])
    assert led > 0


@pytest.mark.long
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("better", "worse"), PAIRS)
@pytest.mark.parametrize("game", GAMES)
def test_the_level_lies_between_its_neighbours(game: str, better: str, worse: str) -> None:
    led, interval = lead(game, better, worse, 2000)
    assert led > interval


def test_among_improvers_the_judge_assumes_a_level_whose_habits_it_knows() -> None:
    class Seat:
        seats = ()

    game = STANDARD["sipky"]
    tasks = JudgeTasks(game, None, Seat(), ("improver",) * 3)  # type: ignore[arg-type]
    assert tasks.assumed_level == "club"
    assert set(ASSUMED_LEVELS) < set(WEAKER_LEVELS)
