"""When a missed question comes again, and how difficult new ones are: Leitner's boxes, kept in one file.

A question answered wrongly goes into the first box and comes again the same day; each right answer moves it one box
on, from which it comes after more days, until it is known. (S. Leitner, So lernt man lernen, 1972.)
"""

from __future__ import annotations

import random
from collections.abc import Collection
from pathlib import Path
from typing import Annotated

import msgspec

from numeramis_access.practice.drills import LEVELS
from numeramis_access.store.files import set_aside, write_whole

#: days until a question of each box comes again
DAYS = (0, 1, 3, 7, 14)
#: right answers running that lead to the next level, and wrong ones that lead back
UP, DOWN = 4, 2
#: questions of a day's training, about five minutes
DAILY = 20

Level = Annotated[int, msgspec.Meta(ge=LEVELS.start, le=LEVELS.stop - 1)]


class Item(msgspec.Struct, frozen=True):
    """A question that comes again.

    :param due: the day, as ``date.toordinal`` counts. :param box: 0 for just missed.
    """

    kind: str
    level: Level
    seed: int
    box: Annotated[int, msgspec.Meta(ge=0, le=len(DAYS) - 1)] = 0
    due: int = 0


class Skill(msgspec.Struct, frozen=True):
    """How far somebody is in one drill.

    :param run: right answers running, below 0 wrong ones. :param right: of all that were ``asked``.
    """

    level: Level = 1
    run: int = 0
    asked: int = 0
    right: int = 0


class Progress(msgspec.Struct, frozen=True):
    """All that is kept of the drills."""

    skills: dict[str, Skill] = {}
    missed: tuple[Item, ...] = ()

    def skill(self, kind: str) -> Skill:
        """Return how far one is in a drill."""
        return self.skills.get(kind, Skill())


def due(progress: Progress, kinds: tuple[str, ...], today: int) -> list[Item]:
    """Return the missed questions of these drills that come again by today, the longest due first."""
    found = [item for item in progress.missed if item.kind in kinds and item.due <= today]
    return sorted(found, key=lambda item: (item.due, item.box))


def choose(progress: Progress, kinds: tuple[str, ...], today: int, rng: random.Random, last: Item | None) -> Item:
    """Return the next question: one that is due, though never the same twice running, else a new one."""
    waiting = [item for item in due(progress, kinds, today) if last is None or item.seed != last.seed]
    if waiting:
        return waiting[0]
    kind = min(kinds, key=lambda one: (last is not None and one == last.kind, rng.random()))
    return Item(kind, progress.skill(kind).level, rng.randrange(1_000_000))


def answered(progress: Progress, item: Item, right: bool, today: int) -> Progress:
    """Return the progress after an answer: levels, counts, and when the question comes again."""
    known = next((one for one in progress.missed if (one.kind, one.seed, one.level) == _key(item)), None)
    missed = tuple(one for one in progress.missed if one is not known)
    if not right:
        missed = (*missed, Item(item.kind, item.level, item.seed, 0, today))
    elif known is not None and known.box + 1 < len(DAYS):
        box = known.box + 1
        missed = (*missed, Item(item.kind, item.level, item.seed, box, today + DAYS[box]))
    skill = _after(progress.skill(item.kind), right)
    return Progress({**progress.skills, item.kind: skill}, missed)


def _key(item: Item) -> tuple[str, int, int]:
    return item.kind, item.seed, item.level


def _after(skill: Skill, right: bool) -> Skill:
    run = (max(0, skill.run) + 1) if right else (min(0, skill.run) - 1)
    level = skill.level
    if run >= UP and level < LEVELS.stop - 1:
        level, run = level + 1, 0
    elif run <= -DOWN and level > LEVELS.start:
        level, run = level - 1, 0
    return Skill(level, run, skill.asked + 1, skill.right + right)


def load(kinds: Collection[str], path: Path) -> Progress:
    """Return the progress in these drills that is kept in a file; a damaged file is set aside and a new one begun.

    :raises OSError: when the file can be neither read nor set aside.
    """
    try:
        progress = msgspec.json.decode(path.read_bytes(), type=Progress)
    except FileNotFoundError:
        return Progress()
    except msgspec.DecodeError:
        set_aside(path)
        return Progress()
    skills = {kind: skill for kind, skill in progress.skills.items() if kind in kinds}
    return Progress(skills, tuple(item for item in progress.missed if item.kind in kinds))


def save(progress: Progress, path: Path) -> None:
    """Write the progress, whole or not at all.

    :raises OSError: when it cannot be written.
    """
    write_whole(path, msgspec.json.encode(progress))
