"""When a missed question comes again, and how difficult new ones are: the FSRS scheduler, kept in one file.

A question answered wrongly is remembered as a card of FSRS (free spaced repetition, J. Ye): after each answer it comes
again when it would be forgotten one time in ten, until it is remembered for ``KNOWN`` days.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from datetime import UTC, datetime, timedelta
from functools import reduce
from pathlib import Path
from typing import Annotated

import msgspec

from numeramis_access.core.codec import from_json
from numeramis_access.practice.drills import LEVELS
from numeramis_access.practice.rating import Rating, rated
from numeramis_access.practice.weeks import Judged, noted, week_of
from numeramis_access.store.changing import change_json
from numeramis_access.store.files import read_plain, set_aside

#: days that a question is remembered for when it is known
KNOWN = 60
#: right answers running that lead to the next level, and wrong ones that lead back
UP, DOWN = 4, 2
#: questions of a day's training at most, and seconds after which it ends in any case
DAILY, SECONDS = 20, 300.0
#: seconds of a day
DAY = 86400.0
#: bytes of a file of progress or of positions at most
LONGEST_FILE = 4 * 1024 * 1024
#: days after which a question of each of the boxes came again, that were kept before FSRS was used
BOXES = (0, 1, 3, 7, 14)
#: how difficult FSRS takes a question to be of which it knows nothing else, from 1 to 10
USUAL_DIFFICULTY = 5.0

Level = Annotated[int, msgspec.Meta(ge=LEVELS.start, le=LEVELS.stop - 1)]


class Memory(msgspec.Struct, frozen=True):
    """What FSRS knows of how well a question is remembered.

    :param due: when it comes again, ``last`` when it was asked last, in seconds of ``time.time``.
    :param stability: days until it is forgotten one time in ten. :param difficulty: from 1 to 10.
    :param state: 1 learning, 2 known, 3 learning again, with the ``step`` of that.
    """

    due: float
    last: float
    stability: float
    difficulty: float
    state: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    step: int | None = 0


class ScheduledQuestion(msgspec.Struct, frozen=True):
    """A question, with the memory of it where it comes again."""

    kind: str
    level: Level
    seed: int
    memory: Memory | None = None

    @property
    def key(self) -> tuple[str, int, int]:
        """Return what tells one question from another."""
        return self.kind, self.seed, self.level

    @property
    def due(self) -> float:
        """Return when it comes again, in seconds of ``time.time``; 0 for one that was never missed."""
        return self.memory.due if self.memory is not None else 0.0


class Boxed(msgspec.Struct, frozen=True):
    """A question that comes again as it was kept before FSRS was used.

    :param due: the day, as ``date.toordinal`` counts. :param box: 0 for just missed.
    """

    kind: str
    level: Level
    seed: int
    box: Annotated[int, msgspec.Meta(ge=0, le=len(BOXES) - 1)] = 0
    due: int = 0

    def item(self) -> ScheduledQuestion:
        """Return the question as it is kept now: it comes again on the same day."""
        due = datetime.fromordinal(max(1, self.due)).replace(tzinfo=UTC).timestamp()
        days = max(BOXES[self.box], 0.5)
        memory = Memory(due, due - days * DAY, days, USUAL_DIFFICULTY, 2, None)
        return ScheduledQuestion(self.kind, self.level, self.seed, memory)


class Skill(msgspec.Struct, frozen=True):
    """How far somebody is in one drill.

    :param run: right answers running, below 0 wrong ones. :param right: of all that were ``asked``.
    """

    level: Level = 1
    run: int = 0
    asked: int = 0
    right: int = 0


class Week(msgspec.Struct, frozen=True):
    """What a week at the practice table brought.

    :param right: of all that the coach ``asked``. :param points: given for answers of the table in ``deals`` that were
        to be played without them.
    """

    asked: int = 0
    right: int = 0
    points: int = 0
    deals: int = 0


class Progress(msgspec.Struct, frozen=True):
    """All that is kept of the drills.

    :param items: questions and moments of lessons that come again. :param missed: questions as they were kept before
        FSRS was used. :param done: lessons that were finished well. :param places: the next moment of lessons that were
        left, from 0, with how many of those before it were right. :param helped: of lessons that were left, how many
        more were right after help. :param weeks: counting at the table, by ISO week.
    :param judged: choices at the practice table, by ISO week and by game and kind. :param ratings: how strong the
        learner is, by game and by lesson.
    """

    skills: dict[str, Skill] = {}
    items: tuple[ScheduledQuestion, ...] = ()
    missed: tuple[Boxed, ...] = ()
    done: tuple[str, ...] = ()
    places: dict[str, tuple[int, int]] = {}
    helped: dict[str, int] = {}
    weeks: dict[str, Week] = {}
    judged: dict[str, dict[str, Judged]] = {}
    ratings: dict[str, Rating] = {}

    def skill(self, kind: str) -> Skill:
        """Return how far one is in a drill."""
        return self.skills.get(kind, Skill())


def due(progress: Progress, kinds: tuple[str, ...], now: float) -> list[ScheduledQuestion]:
    """Return the missed questions of these drills that come again by now, the longest due first."""
    found = [item for item in progress.items if item.kind in kinds and item.due <= now]
    return sorted(found, key=lambda item: item.due)


def choose(
    progress: Progress, kinds: tuple[str, ...], now: float, rng: random.Random, last: ScheduledQuestion | None,
) -> ScheduledQuestion:
    """Return the next question: one that is due, though never the same twice running, else a new one."""
    waiting = [item for item in due(progress, kinds, now) if last is None or item.key != last.key]
    if waiting:
        return waiting[0]
    kind = min(kinds, key=lambda one: (last is not None and one == last.kind, rng.random()))
    return ScheduledQuestion(kind, progress.skill(kind).level, rng.randrange(1_000_000))


def answered(
    progress: Progress, item: ScheduledQuestion, right: bool, now: float, helped: bool = False
) -> Progress:
    """Return the progress after an answer: levels, counts, and when the question comes again.

    :param helped: whether it was right only after help: it comes again, though later than one that was missed.
    """
    known = next((one for one in progress.items if one.key == item.key), None)
    items = tuple(one for one in progress.items if one is not known)
    if known is not None or helped or not right:
        memory = remembered(known.memory if known is not None else None, right, now, helped)
        if memory.stability < KNOWN:
            items = (*items, msgspec.structs.replace(item, memory=memory))
    skill = progress.skill(item.kind)
    skill = msgspec.structs.replace(skill, asked=skill.asked + 1) if helped else _skill_after(skill, right)
    return msgspec.structs.replace(progress, skills={**progress.skills, item.kind: skill}, items=items)


def with_rating(progress: Progress, names: Collection[str], difficulty: float, score: float) -> Progress:
    """Return the progress with the learner's ratings after a moment. :param names: of the game and of the lesson."""
    return msgspec.structs.replace(progress, ratings=rated(progress.ratings, names, difficulty, score))


def left_at(progress: Progress, lesson: str, place: int, right: int, helped: int = 0) -> Progress:
    """Return the progress in which a lesson goes on at this moment."""
    places, after_help = {**progress.places, lesson: (place, right)}, {**progress.helped, lesson: helped}
    return msgspec.structs.replace(progress, places=places, helped=after_help)


def finished(progress: Progress, lesson: str, well: bool) -> Progress:
    """Return the progress after the last moment of a lesson, which begins anew the next time."""
    places = {name: place for name, place in progress.places.items() if name != lesson}
    helped = {name: count for name, count in progress.helped.items() if name != lesson}
    done = (*progress.done, lesson) if well and lesson not in progress.done else progress.done
    return msgspec.structs.replace(progress, done=done, places=places, helped=helped)


def counted(progress: Progress, now: float, week: Week) -> Progress:
    """Return the progress to whose week, that of now, all that is in another one was added."""
    name = week_of(now)
    before = progress.weeks.get(name, Week())
    both = zip(msgspec.structs.astuple(before), msgspec.structs.astuple(week), strict=True)
    return msgspec.structs.replace(progress, weeks={**progress.weeks, name: Week(*map(sum, both))})


def with_judged(progress: Progress, now: float, name: str, judged: Judged) -> Progress:
    """Return the progress in whose week, that of now, judged choices are counted. :param name: game and kind."""
    return msgspec.structs.replace(progress, judged=noted(progress.judged, week_of(now), name, judged))


def remembered(memory: Memory | None, right: bool, now: float, helped: bool = False) -> Memory:
    """Return the memory of a question after an answer, by FSRS with its own parameters.

    :param helped: whether it was right only after help.
    """
    from fsrs import Card, Rating, Scheduler, State  # not before somebody answers

    moment = datetime.fromtimestamp(now, UTC)
    card = Card(card_id=1, due=moment)
    if memory is not None:
        last = datetime.fromtimestamp(min(memory.last, now), UTC)
        card = Card(
            1, State(memory.state), memory.step, memory.stability, memory.difficulty,
            datetime.fromtimestamp(memory.due, UTC), last,
        )  # fmt: skip
    steps = (timedelta(minutes=1), timedelta(minutes=10))
    scheduler = Scheduler(learning_steps=steps, relearning_steps=steps[1:], enable_fuzzing=False)
    rating = Rating.Again if not right else Rating.Hard if helped else Rating.Good
    card, _ = scheduler.review_card(card, rating, moment)
    difficulty = card.difficulty or USUAL_DIFFICULTY
    return Memory(card.due.timestamp(), now, card.stability or 0.0, difficulty, int(card.state), card.step)


def _skill_after(skill: Skill, right: bool) -> Skill:
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
        progress = _current(from_json(read_plain(path, LONGEST_FILE), Progress))
    except FileNotFoundError:
        return Progress()
    except ValueError:
        set_aside(path)
        return Progress()
    skills = {kind: skill for kind, skill in progress.skills.items() if kind in kinds}
    items = tuple(item for item in progress.items if item.kind in kinds)
    return msgspec.structs.replace(progress, skills=skills, items=items)


def save(progress: Progress, path: Path) -> None:
    """Write the progress in place of any other, whole or not at all.

    :raises OSError: when it cannot be written.
    """
    change(path, lambda _: progress)


def change(path: Path, *changes: Callable[[Progress], Progress]) -> Progress:
    """Change the progress that stands in a file now, one change after another; return it.

    Drills that this version does not know stay in the file.

    :raises OSError: when it cannot be written.
    """

    def changed(kept: Progress | None) -> Progress:
        return reduce(lambda progress, change: change(progress), changes, _current(kept or Progress()))

    return change_json(path, Progress, changed, LONGEST_FILE)


def _current(progress: Progress) -> Progress:
    """Return progress without boxes, in which questions were kept before FSRS was used."""
    items = (*progress.items, *(boxed.item() for boxed in progress.missed))
    return msgspec.structs.replace(progress, items=items, missed=())
