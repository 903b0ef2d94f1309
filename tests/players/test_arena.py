"""The arena: the same cards for both, from every side; the same result with the same seed; also for other programs."""

from __future__ import annotations

import csv
import shlex
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.cli import main
from numeramis_access.evening.boards import tricks_of
from numeramis_access.players.arena.arena import Contest, contest_result, play_deal, seated_player
from numeramis_access.players.arena.other_program import OtherProgram
from tests.fifth.record import FULL
from tests.fifth.rules import Summit
from tests.standard import WITH_TRICKS, ruleset

ENGINE = f"{shlex.quote(sys.executable)} -m numeramis_access engine"


def contest(game: str, first: str, second: str, seats: int = 4, **options: Any) -> Contest:
    rules = ruleset(game)
    return Contest(rules, STANDARD[game].players(), rules.options(**options), seats, first, second, seed=5)


def made(wish: Contest, deals: int = 6) -> list[float]:
    return [play_deal(wish, number).mean_units for number in range(deals)]


@pytest.fixture
def other() -> Iterator[Callable[[str, str], str]]:
    """Name other programs by game and level: here our own engine in another process."""
    names: list[tuple[str, str]] = []

    def name(game: str, level: str) -> str:
        names.append((game, f"engine@{level}:{ENGINE}"))
        return names[-1][1]

    yield name
    for game, command in names:
        player = seated_player(game, command, 0)
        assert isinstance(player, OtherProgram)
        player.close()
    seated_player.cache_clear()


def test_a_player_against_itself_is_level() -> None:
    """Both sides get the same cards: with players that use no chance each deal comes out even."""
    assert made(contest("quist", "greedy", "greedy")) == [4.5] * 6
    assert made(contest("whist", "greedy", "greedy")) == [6.5] * 6


def test_where_fewer_points_are_better_whoever_makes_fewer_is_ahead() -> None:
    class Misere(Summit):
        """Summit in which each point is a loss."""

        fewer_is_better = True

    def played(rules: Summit) -> tuple[float, float]:
        wish = Contest(rules, FULL.players(), rules.options(), 3, "greedy", "random", seed=5)
        found = contest_result([play_deal(wish, number) for number in range(10)])
        return found.mean_units, found.opponents_mean_units

    mean, others = played(Summit())
    assert mean > others
    assert played(Misere()) == (-mean, -others)


def test_the_stronger_player_makes_more_and_both_share_what_there_is() -> None:
    wish = contest("quist", "greedy", "random")
    found = contest_result([play_deal(wish, number) for number in range(30)])
    assert found.mean_units - found.half_interval > 4.5
    assert found.mean_units + found.opponents_mean_units == pytest.approx(9)
    assert 0 < found.mean_seconds <= found.longest_seconds


def test_the_same_seed_plays_the_same_deals_and_another_seed_others() -> None:
    wish = contest("quist", "random", "greedy")
    assert made(wish) == made(wish)
    assert made(wish, 12) != made(wish._replace(seed=6), 12)


def test_where_there_are_no_pairs_the_first_player_sits_on_every_seat() -> None:
    hussar = play_deal(contest("whist", "club", "greedy", tour="hussar"), 1)
    assert hussar.moves == 4 * 13
    assert hussar.mean_units + 3 * hussar.opponents_mean_units == pytest.approx(13)


#: pairs, pairs without trumps, all single: the engine's positions and questions differ by these
@pytest.mark.parametrize(("game", "options"), [
    ("quist", {}), ("whist", {"tour": "cayenne"}), ("whist", {"tour": "bismarck"}), ("sipky", {"games": 1}),
])  # fmt: skip
def test_another_program_plays_as_it_would_here(
    game: str, options: dict[str, Any], other: Callable[[str, str], str]
) -> None:
    """With our own engine as the other program: it makes the same result as the same level in this process."""
    level = "club" if game == "sipky" else "greedy"
    here, there = contest(game, level, "random", **options), contest(game, other(game, level), "random", **options)
    assert made(there, 2) == made(here, 2)


def test_the_command_prints_the_result_and_writes_a_line_for_each_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = tmp_path / "deals.csv"
    words = ["quist", "greedy", "random", "--deals", "4", "--jobs", "1", "--csv", str(table), "--language", "en"]
    assert main(["arena", *words]) == 0
    said = capsys.readouterr()
    assert said.out.startswith("greedy against random: ")
    assert "4/4" in said.err
    rows = list(csv.DictReader(table.read_text("utf-8").splitlines()))
    assert [row["deal"] for row in rows] == ["0", "1", "2", "3"]
    assert all(float(row["first"]) + float(row["second"]) == 9 for row in rows)


@pytest.mark.parametrize("game", STANDARD.names)
def test_on_several_processes_the_deals_are_the_same(game: str, tmp_path: Path) -> None:
    tables = [tmp_path / f"{jobs}.csv" for jobs in (1, 2)]
    for jobs, table in enumerate(tables, 1):
        words = [game, "club", "random", "--deals", "3", "--jobs", str(jobs), "--csv", str(table)]
        assert main(["arena", *words]) == 0
    one, two = ([line.split(",")[:4] for line in table.read_text("utf-8").splitlines()] for table in tables)
    assert one == two


@pytest.mark.turns(2)
@pytest.mark.slow
@pytest.mark.parametrize("game", WITH_TRICKS)
def test_every_member_of_the_ladder_meets_the_expert_who_looks_at_so_many_worlds(game: str) -> None:
    most = tricks_of(ruleset(game))
    for member in import_module(f"numeramis_access.games.{game}.players.policies").LADDER:
        played = play_deal(contest(game, member, "expert")._replace(worlds=1), 1)
        assert played.mean_units + played.opponents_mean_units == most


def test_a_number_of_worlds_means_nothing_where_none_are_sampled(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "sipky", "expert", "greedy", "--worlds", "5", "--jobs", "1"]) == 2
    assert capsys.readouterr().err.strip()


@pytest.mark.parametrize("words", [["grandmaster", "greedy"], ["greedy", "greedy", "--last_pile", "anybody"]])
def test_words_that_are_not_understood_are_named(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "quist", *words, "--jobs", "1"]) == 2
    assert capsys.readouterr().err.strip()
