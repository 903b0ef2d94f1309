"""The amount of speech for a trick at each level: words and utterances, averaged over whole matches."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from numeramis_access.words.announcement import Announcement
from numeramis_access.words.people import Person
from tests.contract.telling import tell
from tests.standard import WITH_TRICKS

PERSONS = (Person("Jiří"), Person("Alojz"), Person("Bedřich"), Person("Dana", "feminine"))
BRIEF, NORMAL, FULL = 1, 2, 3
#: messages outside tricks: the deal before, the results after
OUTSIDE = ("dealer-drawn", "hands-dealt", "cards-dealt", "deal-scored", "deal-counted", "match-won")
#: at most: words and utterances of a trick
MOST = {
    ("quist", NORMAL): (36, 8),
    ("quist", BRIEF): (16, 6),
    ("whist", NORMAL): (40, 8),
    ("whist", BRIEF): (20, 6),
}


class Said(NamedTuple):
    """The amount of speech for one trick."""

    words: float
    utterances: float


def tricks(game: str, language: str) -> list[list[Announcement]]:
    """Return the announcements of each trick in two matches; in Quist of each trick without a tie."""
    found: list[list[Announcement]] = []
    options = {"games": 3} if game == "quist" else {"tour": "base"}
    for seed in (1, 2):
        trick, tied = [], False
        for event, _, said in tell((game, 4, options), seed, language, PERSONS):
            name = event.name()
            trick += [one for one in said if one.kind not in OUTSIDE]
            tied = tied or name in ("phase-tied", "pile-left")
            if name in ("trick-won", "trick-taken"):
                found += [] if tied or getattr(event, "by_tie", False) else [trick]
                trick, tied = [one for one in trick if one.kind == "your-turn-lead" and one is said[-1]], False
                if trick and found and found[-1] and found[-1][-1] is trick[0]:
                    found[-1].pop()
            elif name in OUTSIDE:
                trick = [one for one in said if one.kind == "your-turn-lead"]
    return found


def per_trick(told: list[list[Announcement]], level: int) -> Said:
    """Return the average of a trick at a level."""
    texts = [one.text_at(level) for trick in told for one in trick if level > BRIEF or one.in_brief]
    return Said(sum(len(text.split()) for text in texts) / len(told), len(texts) / len(told))


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", WITH_TRICKS)
def test_a_trick_is_short_and_each_level_says_less_than_the_one_above(game: str, language: str) -> None:
    told = tricks(game, language)
    assert len(told) >= 20
    said: dict[int, Any] = {level: per_trick(told, level) for level in (BRIEF, NORMAL, FULL)}
    for level in (BRIEF, NORMAL):
        words, utterances = MOST[game, level]
        assert said[level].words <= words, said
        assert said[level].utterances <= utterances, said
    assert said[BRIEF].words < said[NORMAL].words < said[FULL].words
    assert said[BRIEF].utterances < said[NORMAL].utterances
