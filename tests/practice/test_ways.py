"""All lessons sound as their logs say, and no lesson takes longer than the menu says."""

from __future__ import annotations

from itertools import pairwise

import pytest

from numeramis_access.practice.topics import topic_of
from tests.practice.test_topics import ALL, ASKED
from tests.practice.way import GAMES, LOGS, log_of, minutes, ways

#: allowed difference from the menu's minutes
OFF = 2.0
#: the steps between lessons in each run, which starts at the first: a lesson of Whist takes ten seconds
SOME = {game: 15 if game == "whist" else 5 for game in GAMES}


@pytest.mark.turns(4)
@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "every"),
    [*SOME.items(), *(pytest.param(game, 1, marks=pytest.mark.long) for game in GAMES)],
)
def test_lessons_of_a_game_are_told_as_their_logs_say(game: str, every: int) -> None:
    """After an intended change run ``python -m tests.practice.way`` and read the differences."""
    for language, told in ways(game, every).items():
        assert lessons(told) == lessons(log_of(game, language).read_text(encoding="utf-8"))[::every]


def lessons(log: str) -> list[str]:
    """Return the parts of a log, one for each lesson."""
    return [part.rstrip() for part in log.split("# ")[1:]]


@pytest.mark.parametrize(("game", "language"), LOGS)
def test_a_log_has_every_lesson_with_its_end(game: str, language: str) -> None:
    log = log_of(game, language).read_text(encoding="utf-8")
    names = [name for name in ALL if name.startswith(f"{game}-")]
    assert [line[2:] for line in log.splitlines() if line.startswith("# ")] == names
    over = {"cs": "Konec lekce", "en": "Lesson over"}[language]
    assert sum(line.startswith(over) for line in log.splitlines()) == len(names)


@pytest.mark.parametrize(("game", "language"), LOGS)
def test_nothing_is_told_behind_how_a_lesson_goes_on(game: str, language: str) -> None:
    """In Quist the next trick was told here: the table played on after the prompt to press Enter."""
    log = log_of(game, language).read_text(encoding="utf-8").splitlines()
    goes_on = {"cs": "Dál Enterem.", "en": "Press Enter to continue."}[language]
    assert goes_on in log
    assert {after for line, after in pairwise(log) if line == goes_on} == {"- return"}


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("name", ALL)
def test_a_lesson_takes_about_as_long_as_it_says_and_under_ten_minutes(name: str, language: str) -> None:
    taken = minutes(ALL[name], language)
    assert taken < 10
    assert abs(taken - topic_of(ALL[name]).minutes) <= OFF
    assert (name in ASKED) == (topic_of(ALL[name]).minutes < 5)
