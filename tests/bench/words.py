"""How many words and utterances a trick, a phase, a throw or a round takes: every game, every language, each level.

``python -m tests.bench words``. Two matches a game are played by chance and told to the first seat; what stands outside
of tricks (the deal before, the results after) is not counted.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, NamedTuple

from numeramis_access.catalogue import STANDARD
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person
from tests.contract.walk import table_of, walk
from tests.standard import words_of

Print = Callable[[str], None]
PERSONS = (Person("Jiří"), Person("Alojz"), Person("Bedřich"), Person("Dana", "feminine"))
LEVELS = {1: "brief", 2: "normal", 3: "full"}
SEEDS = (1, 2)
#: steps of a match at most
STEPS = 400


class Told(NamedTuple):
    """What was told of a match. :param parts: how many tricks or other parts were over."""

    said: list[Announcement]
    parts: int


def told(game: str, language: str, seed: int) -> Told:
    """Return what is told to the first seat between the deals' beginnings and ends."""
    table = table_of((game, 4, {}), seed)
    rules: Any = table.ruleset
    narrator = Narrator(CurrentLanguage(language), words_of(game), People(PERSONS, 0, rules.pairs(table.state)))
    said: list[Announcement] = []
    parts = seen = 0
    for _ in walk(table, random.Random(seed), STEPS):
        for event, state in table.moments[seen:]:
            outside = isinstance(event, rules.ends_deal) or rules.match_result(state) is not None
            if not outside and event.name() not in ("dealer-drawn", "hands-dealt", "cards-dealt"):
                said += narrator.event(event.seen_by(0), rules.view(state, 0))
            parts += isinstance(event, rules.ends_trick or rules.ends_part)
        seen = len(table.moments)
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
