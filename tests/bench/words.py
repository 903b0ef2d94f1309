"""How many words and utterances a trick, a phase, a throw or a round takes: every game, every language, each level.

``python -m tests.bench words``. Two matches a game are played by chance and told to the first seat; what stands outside
of tricks (the deal before, the results after) is not counted.
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
    """What was told of a match. :param parts: how many tricks or other parts were over."""

    said: list[Announcement]
    parts: int


def told(game: str, language: str, seed: int) -> Told:
    """Return what is told to the first seat between the deals' beginnings and ends."""
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
    """Print words and utterances a part for every game of the catalogue."""
    for game in STANDARD.names:
        for language in LANGUAGES:
            matches = [told(game, language, seed) for seed in SEEDS]
            parts = max(1, sum(one.parts for one in matches))
            figures = []
            for level, name in LEVELS.items():
                texts = [
                    one.at(level) for match in matches for one in match.said
                    if level > 1 or one.in_brief
                ]  # fmt: skip
                words = sum(len(text.split()) for text in texts)
                figures.append(f"{name} {words / parts:.1f} in {len(texts) / parts:.1f}")
            say(f"{game} {language}, words in utterances a part ({parts} parts): {'; '.join(figures)}")


if __name__ == "__main__":
    run()
