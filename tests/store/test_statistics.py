"""Statistics count repeated events once, stand two programs at once, and lose only damaged parts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from numeramis_access.store.database import DamagedDatabase
from numeramis_access.store.statistics import CountedMatch, Statistics, StatisticsSum

MATCH = CountedMatch("a", "quist", "", "club")


@pytest.fixture
def statistics(tmp_path: Path) -> Statistics:
    return Statistics(tmp_path / "statistics.sqlite")


def test_counts_are_summed_by_game_variant_and_level(statistics: Statistics) -> None:
    statistics.count(MATCH, 1, {"games": 1, "tricks": 4})
    statistics.count(MATCH, 2, {"games": 1, "tricks": 5})
    statistics.count(MATCH._replace(name="b"), 1, {"tricks": 1})
    statistics.count(MATCH._replace(name="c", level="expert"), 1, {"tricks": 2})
    assert statistics.sums() == [
        StatisticsSum("quist", "", "club", "games", 2), StatisticsSum("quist", "", "club", "tricks", 10),
        StatisticsSum("quist", "", "expert", "tricks", 2),
    ]  # fmt: skip
    assert statistics.table().splitlines()[:2] == ["game,variant,level,what,number", "quist,,club,games,2"]


def test_the_same_deal_counted_again_replaces_what_was_counted(statistics: Statistics) -> None:
    statistics.count(MATCH, 1, {"tricks": 4, "hits": 1})
    statistics.count(MATCH, 1, {"tricks": 4})
    assert statistics.sums() == [StatisticsSum("quist", "", "club", "tricks", 4)]


def test_nothing_counted_is_nothing_and_makes_no_file(statistics: Statistics) -> None:
    assert statistics.sums() == []
    assert not statistics.path.exists()


def test_two_programs_count_at_once_and_nothing_is_lost(statistics: Statistics) -> None:
    code = (
        "import sys; from pathlib import Path; from numeramis_access.store import statistics as store\n"
        "store.PATIENCE = 60\n"  # a shared machine stops for longer than a player would wait
        "kept, match = store.Statistics(Path(sys.argv[1])), store.CountedMatch(sys.argv[2], 'quist', '', 'club')\n"
        "for deal in range(40): kept.count(match, deal, {'games': 1})"
    )
    both = [subprocess.Popen([sys.executable, "-c", code, str(statistics.path), name]) for name in ("a", "b")]
    assert [one.wait(120) for one in both] == [0, 0]
    assert statistics.sums() == [StatisticsSum("quist", "", "club", "games", 80)]


@pytest.mark.parametrize("content", [b"no data base" * 400, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_damaged_file_is_kept_under_another_name_and_a_new_one_begun(statistics: Statistics, content: bytes) -> None:
    statistics.path.write_bytes(content)
    with pytest.raises(DamagedDatabase) as damaged:
        statistics.count(MATCH, 1, {"games": 1})
    assert statistics.path.with_name(damaged.value.name).read_bytes() == content
    statistics.count(MATCH, 1, {"games": 1})
    assert statistics.sums() == [StatisticsSum("quist", "", "club", "games", 1)]


def test_a_folder_that_cannot_be_made_is_an_os_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        Statistics(tmp_path / "file" / "statistics.sqlite").count(MATCH, 1, {"games": 1})
