"""Schedules missed questions by FSRS and sets the level of new ones; all progress is in one file.

A missed question becomes a card of FSRS (free spaced repetition, J. Ye). It comes back when the chance to have
forgotten it reaches one in ten, until the learner would remember it for ``KNOWN_DAYS`` days.
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
from numeramis_access.practice.drills import DRILL_LEVELS
from numeramis_access.practice.rating import Rating, rate_answer
from numeramis_access.practice.weeks import JudgedChoices, week_of, with_choice
from numeramis_access.store.changing import change_json
from numeramis_access.store.files import read_regular_file, set_aside

#: days of memory after which a question counts as known
KNOWN_DAYS = 60
#: right answers in a row to the next level, and wrong ones to the previous level
ANSWERS_TO_NEXT_LEVEL, ANSWERS_TO_PREVIOUS_LEVEL = 4, 2
#: the most questions of a day's training, and its most seconds
MAX_DAILY_QUESTIONS, MAX_DAILY_SECONDS = 20, 300.0
#: seconds of a day
DAY_SECONDS = 86400.0
#: the most bytes of a file of progress or positions
MAX_FILE_BYTES = 4 * 1024 * 1024
#: days between repetitions in each of the boxes used before FSRS
BOX_DAYS = (0, 1, 3, 7, 14)
#: FSRS's difficulty of a question without history, from 1 to 10
USUAL_DIFFICULTY = 5.0

DrillLevel = Annotated[int, msgspec.Meta(ge=DRILL_LEVELS.start, le=DRILL_LEVELS.stop - 1)]


class Memory(msgspec.Struct, frozen=True):
    """FSRS's state of a question.

    :param due: time at which the question comes back, in seconds since 1970.
    :param last: time at which it was last asked, in seconds since 1970.
    :param stability: days until the chance to forget reaches one in ten.
    :param difficulty: difficulty from 1 to 10.
    :param state: 1 learning, 2 known, 3 relearning.
    :param step: index of the short repetition in state 1 or 3, None in state 2.
    """

    due: float
    last: float
    stability: float
    difficulty: float
    state: Annotated[int, msgspec.Meta(ge=1, le=3)] = 1
    step: int | None = 0


class ScheduledQuestion(msgspec.Struct, frozen=True):
    """A question, with its memory if it was missed before.

    :param kind: name of the drill. :param level: level of the question, from 1. :param seed: seed of the question.
    :param memory: FSRS's state of the question, None if it was never missed.
    """

    kind: str
    level: DrillLevel
    seed: int
    memory: Memory | None = None

    @property
    def key(self) -> tuple[str, int, int]:
        """Return the identity of the question: its drill, seed and level."""
        return self.kind, self.seed, self.level

    @property
    def due(self) -> float:
        """Return when it comes back, in seconds of ``time.time``; 0 for a question that was never missed."""
        return self.memory.due if self.memory is not None else 0.0


class BoxedQuestion(msgspec.Struct, frozen=True):
    """A missed question in the format used before FSRS.

    :param kind: name of the drill. :param due: the day, as ``date.toordinal`` counts.
    :param box: the index in ``BOX_DAYS``; 0 for a question just missed.
    :param level: level of the question. :param seed: makes the same question again.
    """

    kind: str
    level: DrillLevel
    seed: int
    box: Annotated[int, msgspec.Meta(ge=0, le=len(BOX_DAYS) - 1)] = 0
    due: int = 0

    def item(self) -> ScheduledQuestion:
        """Return the question in the present format, due on the same day as before."""
        due = datetime.fromordinal(max(1, self.due)).replace(tzinfo=UTC).timestamp()
        days = max(BOX_DAYS[self.box], 0.5)
        memory = Memory(due, due - days * DAY_SECONDS, days, USUAL_DIFFICULTY, 2, None)
        return ScheduledQuestion(self.kind, self.level, self.seed, memory)


class Skill(msgspec.Struct, frozen=True):
    """A learner's progress in one drill.

    :param level: level of the next question.
    :param run: right answers in a row; below 0, wrong ones.
    :param asked: the number of questions answered.
    :param right: the number of right answers among them.
    """

    level: DrillLevel = 1
    run: int = 0
    asked: int = 0
    right: int = 0


class Week(msgspec.Struct, frozen=True):
    """The figures of one week at the practice table.

    :param asked: number of the coach's questions.
    :param right: how many of them the learner answered right.
    :param points: penalty points in deals that the learner wanted to play unaided: one for each question to the table.
    :param deals: number of such deals.
    """

    asked: int = 0
    right: int = 0
    points: int = 0
    deals: int = 0


class Progress(msgspec.Struct, frozen=True):
    """All stored progress of the drills and lessons.

    :param skills: progress in each drill, by name. :param items: questions and lesson moments that come back.
    :param missed: questions in the format used before FSRS.
    :param done: lessons finished well.
    :param places: the next moment of each unfinished lesson, from 0, and the number of right answers before it.
    :param helped: for each unfinished lesson, the number of further right answers after help.
    :param weeks: counting at the table, by ISO week.
    :param judged: choices at the practice table, by ISO week, then by game and kind.
    :param ratings: the learner's ratings by game and by lesson.
    """

    skills: dict[str, Skill] = {}
    items: tuple[ScheduledQuestion, ...] = ()
    missed: tuple[BoxedQuestion, ...] = ()
    done: tuple[str, ...] = ()
    places: dict[str, tuple[int, int]] = {}
    helped: dict[str, int] = {}
    weeks: dict[str, Week] = {}
    judged: dict[str, dict[str, JudgedChoices]] = {}
    ratings: dict[str, Rating] = {}

    def skill(self, kind: str) -> Skill:
        """Return the learner's progress in a drill. :param kind: name of the drill."""
        return self.skills.get(kind, Skill())


def due_questions(progress: Progress, kinds: tuple[str, ...], now: float) -> list[ScheduledQuestion]:
    """Return the missed questions of these drills that are due, the longest overdue first.

    :param progress: the player's progress. :param kinds: names of the drills.
    :param now: the time, in seconds since 1970.
    """
    questions = [item for item in progress.items if item.kind in kinds and item.due <= now]
    return sorted(questions, key=lambda item: item.due)


def choose_question(
    progress: Progress, kinds: tuple[str, ...], now: float, rng: random.Random, last: ScheduledQuestion | None,
) -> ScheduledQuestion:
    """Return the next question: the longest overdue one, but not the previous one again; else a new one, if possible of
    another drill than the previous one.

    :param progress: the learner's progress.
    :param kinds: names of the drills.
    :param now: the time, in seconds since 1970.
    :param rng: draws the drill and the seed of a new question.
    :param last: the previous question, None at the start.
    """
    waiting = [item for item in due_questions(progress, kinds, now) if last is None or item.key != last.key]
    if waiting:
        return waiting[0]
    kind = min(kinds, key=lambda name: (last is not None and name == last.kind, rng.random()))
    return ScheduledQuestion(kind, progress.skill(kind).level, rng.randrange(1_000_000))


def record_answer(
    progress: Progress, item: ScheduledQuestion, right: bool, now: float, helped: bool = False
) -> Progress:
    """Return the progress after an answer, with level, counts and the question's next date. A question answered right
    at its first time is not kept; one remembered for ``KNOWN_DAYS`` days no longer comes back.

    :param progress: the progress before.
    :param item: the question.
    :param right: whether the answer was right.
    :param now: the time, in seconds since 1970.
    :param helped: whether it was right only after help; the question then comes back, but later than a missed one.
    """
    known = next((entry for entry in progress.items if entry.key == item.key), None)
    items = tuple(entry for entry in progress.items if entry is not known)
    if known is not None or helped or not right:
        memory = memory_after_answer(known.memory if known is not None else None, right, now, helped)
        if memory.stability < KNOWN_DAYS:
            items = (*items, msgspec.structs.replace(item, memory=memory))
    skill = progress.skill(item.kind)
    skill = msgspec.structs.replace(skill, asked=skill.asked + 1) if helped else _skill_after(skill, right)
    return msgspec.structs.replace(progress, skills={**progress.skills, item.kind: skill}, items=items)


def with_rating(progress: Progress, names: Collection[str], difficulty: float, score: float) -> Progress:
    """Return the progress with the ratings after a moment.

    :param progress: the player's progress. :param names: names of the rated game and lesson.
    :param difficulty: difficulty of the moment, on the scale of the ratings.
    :param score: 1 for right, 0 for wrong, 0.5 for right after a hint.
    """
    return msgspec.structs.replace(progress, ratings=rate_answer(progress.ratings, names, difficulty, score))


def with_unfinished_lesson(progress: Progress, lesson: str, place: int, right: int, helped: int = 0) -> Progress:
    """Return the progress with an unfinished lesson stored at this moment.

    :param progress: the player's progress. :param lesson: name of the lesson.
    :param place: index of the moment, from 0.
    :param right: number of moments that were right at the first try, unaided.
    :param helped: number of further ones that were right after help.
    """
    places, after_help = {**progress.places, lesson: (place, right)}, {**progress.helped, lesson: helped}
    return msgspec.structs.replace(progress, places=places, helped=after_help)


def finish_lesson(progress: Progress, lesson: str, well: bool) -> Progress:
    """Return the progress after a lesson's last moment; the lesson starts from the beginning next time.

    :param progress: the player's progress. :param lesson: name of the lesson.
    :param well: whether the lesson went well enough to count as done.
    """
    places = {name: place for name, place in progress.places.items() if name != lesson}
    helped = {name: count for name, count in progress.helped.items() if name != lesson}
    done = (*progress.done, lesson) if well and lesson not in progress.done else progress.done
    return msgspec.structs.replace(progress, done=done, places=places, helped=helped)


def count_week(progress: Progress, now: float, week: Week) -> Progress:
    """Return the progress with the counts of ``week`` added to the present week.

    :param progress: the player's progress. :param now: the time, in seconds since 1970. :param week: the counts to add.
    """
    name = week_of(now)
    before = progress.weeks.get(name, Week())
    both = zip(msgspec.structs.astuple(before), msgspec.structs.astuple(week), strict=True)
    return msgspec.structs.replace(progress, weeks={**progress.weeks, name: Week(*map(sum, both))})


def with_judged(progress: Progress, now: float, name: str, judged: JudgedChoices) -> Progress:
    """Return the progress with judged choices added to the present week.

    :param progress: the player's progress. :param now: the time, in seconds since 1970.
    :param name: the game and the kind of choice. :param judged: the choices to add.
    """
    return msgspec.structs.replace(progress, judged=with_choice(progress.judged, week_of(now), name, judged))


def memory_after_answer(memory: Memory | None, right: bool, now: float, helped: bool = False) -> Memory:
    """Return a question's memory after an answer, by FSRS with its default parameters.

    :param memory: the memory before, None for none.
    :param right: whether the answer was right.
    :param now: the time, in seconds since 1970.
    :param helped: whether it was right only after help.
    """
    from fsrs import Card, Rating, Scheduler, State  # loaded at the first answer only

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
    if run >= ANSWERS_TO_NEXT_LEVEL and level < DRILL_LEVELS.stop - 1:
        level, run = level + 1, 0
    elif run <= -ANSWERS_TO_PREVIOUS_LEVEL and level > DRILL_LEVELS.start:
        level, run = level - 1, 0
    return Skill(level, run, skill.asked + 1, skill.right + right)


def load_progress(kinds: Collection[str], path: Path) -> Progress:
    """Return the stored progress in these drills; a damaged file is set aside and the progress starts empty.

    :param kinds: names of the drills. :param path: path of the file.
    :raises OSError: if the file can be neither read nor set aside.
    """
    try:
        progress = _current(from_json(read_regular_file(path, MAX_FILE_BYTES), Progress))
    except FileNotFoundError:
        return Progress()
    except ValueError:
        set_aside(path)
        return Progress()
    skills = {kind: skill for kind, skill in progress.skills.items() if kind in kinds}
    items = tuple(item for item in progress.items if item.kind in kinds)
    return msgspec.structs.replace(progress, skills=skills, items=items)


def change_progress(path: Path, *changes: Callable[[Progress], Progress]) -> Progress:
    """Apply changes to the progress as it now stands in the file, in order; return the result.

    Drills unknown to this version stay in the file.

    :param path: path of the file; a missing one counts as no progress, and so does a damaged one, which is set aside.
    :param changes: functions that return the changed progress for the progress before.
    :raises OSError: if the file cannot be read, locked or written.
    """

    def changed(kept: Progress | None) -> Progress:
        return reduce(lambda progress, change: change(progress), changes, _current(kept or Progress()))

    return change_json(path, Progress, changed, MAX_FILE_BYTES)


def _current(progress: Progress) -> Progress:
    """Return the progress with old boxed questions converted to FSRS."""
    items = (*progress.items, *(boxed.item() for boxed in progress.missed))
    return msgspec.structs.replace(progress, items=items, missed=())
