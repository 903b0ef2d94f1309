"""A random match as the first seat hears it: one walk for logs, figures and tests of length."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from numeramis_access.core.actions import Event
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person
from tests.contract.walk import table_of, walk
from tests.standard import words_of

#: most steps of a match
STEPS = 400


class Telling(NamedTuple):
    """An event of a match, the state after it, and its announcements."""

    event: Event
    state: Any
    said: list[Announcement]


def tell(
    setting: tuple[str, int, dict[str, Any]], seed: int, language: str, persons: Sequence[Person], deals: int = 0
) -> Iterator[Telling]:
    """Yield the events of a random match with their announcements.

    :param deals: the number of deals, 0 for as many as ``STEPS`` allows.
    """
    table = table_of(setting, seed)
    rules: Any = table.ruleset
    people = People(tuple(persons), 0, rules.has_partners(table.state))
    narrator = Narrator(CurrentLanguage(language), words_of(setting[0]), people)
    over = seen = 0
    for _ in walk(table, random.Random(seed), STEPS):
        for event, state in table.moments[seen:]:
            yield Telling(event, state, list(narrator.event(event.seen_by(0), rules.view(state, 0))))
            over += isinstance(event, rules.ends_deal)
        seen = len(table.moments)
        if over == deals > 0:
            break
