"""Evenings of people by dots alone: each display shows the content of its log, with all required messages."""

from __future__ import annotations

import re

import pytest

from tests.transcripts.lines import FOLDER
from tests.transcripts.people_lines import CODE, PEOPLE, WORDS, at_ports

LETTERS = set("abcdefghijklmnopqrstuvwxyz" "áčďéěíňóřšťúůýž")
#: messages that a display must show in each evening, by language: a clock, a pause, a lost and a restored line, the
#: question whether to play once more
TOLD = {
    "cs": ("minuta navíc", "pauza", "dál: enter", "spojení", "zpět", "ještě jednou"),
    "en": ("minute", "pause", "go on: enter", "connection lost", "connection back", "once more"),
}


def logs(game: str) -> dict[str, str]:
    """Return the recorded logs of one evening by the names of their files."""
    return {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob(f"people-{game}-*.txt")}


@pytest.mark.turns(4)
@pytest.mark.parametrize("game", PEOPLE)
def test_an_evening_stands_on_two_displays_as_its_logs_say(game: str) -> None:
    """After an intended change run ``python -m tests.transcripts.people_lines``, and read the difference."""
    assert at_ports(game) == logs(game)


def test_the_names_have_every_letter_of_both_languages() -> None:
    names = "".join(people.host + people.guest + people.typist for people in PEOPLE.values()).lower()
    assert set(names) >= LETTERS
    assert "w" in CODE


@pytest.mark.parametrize("game", PEOPLE)
def test_a_log_has_what_an_evening_needs(game: str) -> None:
    found = logs(game)
    assert len(found) == 3
    for name, log in found.items():
        language, where = name.split("-")[-2:]
        if where == "terminal":
            continue
        read = re.sub(r"[\s|#]+", " ", "".join(re.findall(r"\|(.*)\|", log)))
        missing = [words for words in TOLD[language] if words not in read]
        assert missing == [word for word in missing if "connection" in word or "spojení" in word] or where == "40"
        assert "writes: " in log


@pytest.mark.parametrize("game", PEOPLE)
def test_own_words_come_to_the_others_fingers_and_into_the_terminal(game: str) -> None:
    found = logs(game)
    people = PEOPLE[game]
    terminal = found[f"people-{game}-{people.language}-terminal"]
    other = "en" if people.language == "cs" else "cs"
    assert f"{people.guest}: {WORDS['before'][other]}" in terminal
    assert f"{people.host}: {WORDS['between'][people.language]}" in terminal
    assert (f"{people.guest}: {WORDS['deal'][other]}" in terminal) == (game != "whist"), "partners agreed on silence"
