"""The numbers of words and utterances in a trick, a phase, a throw or a round: every game, language and level.

``python -m tests.bench words`` plays two random matches of each game and counts the messages to the first seat.
Messages outside tricks (the deal before, the results after) do not count.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from numeramis_access.catalogue import STANDARD
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.people import Person
from tests.contract.telling import tell
from tests.standard import ruleset

Print = Callable[[str], None]
PERSONS = (Person("Jiří"), Person("Alojz"), Person("Bedřich"), Person("Dana", "feminine"))
LEVELS = {1: "brief", 2: "normal", 3: "full"}
SEEDS = (1, 2)


class Told(NamedTuple):
    """The messages of a match. :param parts: number of completed tricks or other parts."""

    said: list[Announcement]
    parts: int


def told(game: str, language: str, seed: int) -> Told:
    """Return the messages to the first seat between the beginning and the end of each deal."""
    rules: Any = ruleset(game)
    said: list[Announcement] = []
    parts = 0
    for moment in tell((game, 4, {}), seed, language, PERSONS):
        outside = isinstance(moment.event, rules.ends_deal) or rules.match_result(moment.state) is not None
        if not outside and moment.event.name() not in ("dealer-drawn", "hands-dealt", "cards-dealt"):
            said += moment.said
        parts += isinstance(moment.event, rules.ends_trick or rules.ends_part)
    return Told(said, parts)


def run(say: Print = print) -> None:
    """Print the words and utterances of a part for every game of the catalogue."""
    for game in STANDARD.names:
        for language in LANGUAGES:
            matches = [told(game, language, seed) for seed in SEEDS]
            parts = max(1, sum(one.parts for one in matches))
            figures = []
            for level, name in LEVELS.items():
                texts = [
                    one.text_at(level) for match in matches for one in match.said
                    if level > 1 or one.in_brief
                ]  # fmt: skip
                words = sum(len(text.split()) for text in texts)
                figures.append(f"{name} {words / parts:.1f} in {len(texts) / parts:.1f}")
            say(f"{game} {language}, words in utterances per part ({parts} parts): {'; '.join(figures)}")


if __name__ == "__main__":
    run()
