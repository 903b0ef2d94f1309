"""Moments in which a lesson's point decides, for lessons that rarely meet such moments or need clear ones.

``python -m tests.practice.moments whist`` searches moments for a game's lessons that store them, and writes them with
their difficulty into the game's ``practice/moments.py``. ``--lesson whist-draw`` searches for one lesson only.
``--again`` keeps the written moments that a changed judge still finds clear, and searches no others. The search accepts
a moment if both looks of the lesson find the point decisive, if every choice against the point loses clearly, and if
many more worlds confirm it. No answer is right in more than about half of the moments.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator
from importlib import import_module
from math import ceil
from pathlib import Path
from typing import NamedTuple, cast

from numeramis_access.app.practice.exercises import LessonMoment
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import View
from numeramis_access.players.judging import judge_choice
from numeramis_access.players.policy import Choice, SamplingPolicy
from numeramis_access.practice.odds import Measure, practice_of
from numeramis_access.practice.topics import (
    MOMENT_WORLDS_FACTOR,
    PLAYING_LEVEL,
    LessonTopic,
    Topic,
    is_right,
    lessons_of,
    moment_of_match,
    topic_of,
)
from tests.standard import judge_of, policy

#: moments of a lesson that are written, and seconds for which they are searched at most
WRITTEN, SECONDS = 20, 150.0
#: a moment is clear if wrong choices lose this many times the least loss worth telling, and this many errors
CLEARLY, ERRORS = 1.5, 2.0
#: factor of worlds, against those of a choice, that must confirm a moment
MANY = 8


class Found(NamedTuple):
    """A moment. :param point: the right part of the lesson's choices there."""

    seed: int
    best: Action
    difficulty: int
    point: Hashable


def judged(moment: LessonMoment, sure: bool = True) -> Choice | None:
    """Return the choice at a moment as the lesson judges it; None if the lesson skips the moment.

    :param sure: take the surer look; otherwise the first one, which stored moments lack.
    """
    expert, view = judge_of(moment.game.name), moment.table().view(0)
    measure, found = practice_of(moment.game).measure(view), None
    looks = [False] if not sure else [True] if moment.is_chosen else [False, True]
    for surer in looks:
        chance = random.Random(moment.seed_text())
        found = judge_choice(expert, view, chance, MOMENT_WORLDS_FACTOR) if surer else expert.choose(view, chance, 0)
        if not moment.is_instructive(view, found, measure):
            return None
    return found


def decided(lesson: LessonTopic, seed: int, sure: bool = True) -> Found | None:
    """Return the best choice at a moment that teaches the lesson's point, or None. :param sure: judge by both looks."""
    moment = LessonMoment(lesson, seed)
    found = judged(moment, sure)
    return None if found is None else rated(moment, found)


def rated(moment: LessonMoment, choice: Choice) -> Found:
    """Return a moment with its difficulty. :param choice: the choice there as the lesson judges it."""
    view = moment.table().view(0)
    hard = moment.difficulty(view, choice, practice_of(moment.game).measure(view))
    return Found(moment.seed, choice.action, round(hard or 0), point_of(moment.lesson, view, choice))


def point_of(lesson: LessonTopic, view: View, choice: Choice) -> Hashable:
    """Return the right point at a moment: the lesson's part of the best action, or the action itself."""
    topic = cast(Topic, topic_of(lesson))
    return cast(Hashable, topic.parts(view, choice.action)) if topic.parts else str(choice.action)


def clear(lesson: LessonTopic, seed: int) -> Found | None:
    """Return a moment that teaches and whose wrong choices all lose by a margin."""
    moment = LessonMoment(lesson, seed)
    view, choice = moment.table().view(0), judged(moment)
    measure = practice_of(lesson.game).measure(view)
    if choice is None or not is_clear(lesson, view, choice, measure) or not is_borne_out(lesson, view, choice, measure):
        return None
    return rated(moment, choice)


def is_borne_out(lesson: LessonTopic, view: View, choice: Choice, measure: Measure) -> bool:
    """Return whether many more worlds find the point decisive: among thousands of moments some are clear by luck."""
    expert, topic = judge_of(lesson.game.name), cast(Topic, topic_of(lesson))
    if not isinstance(expert, SamplingPolicy) or not any(choice.errors):
        return True
    others = [action for action, _ in choice.candidates if action != choice.action]
    found = expert.compare(view, (choice.action, *others), random.Random("many"), MANY * expert.worlds)
    best = dict(found.candidates)[choice.action]
    lost = {action: measure.factor * (best - value) for action, value in found.candidates}
    parts = topic.parts or (lambda view, action: is_right(view, choice, measure, action))
    wrong = [loss for action, loss in lost.items() if parts(view, action) != parts(view, choice.action)]
    return min(lost.values()) >= -measure.least and all(loss >= measure.least for loss in wrong)


def is_clear(lesson: LessonTopic, view: View, choice: Choice, measure: Measure) -> bool:
    """Return whether every choice against the point (or, without a point, every wrong choice) loses by a margin."""
    topic = cast(Topic, topic_of(lesson))
    values = dict(choice.candidates)
    errors = dict(zip(values, choice.errors or (0.0,) * len(values), strict=True))
    best = values[choice.action]
    line = CLEARLY * max(measure.least, measure.share * measure.factor * best)
    if topic.parts is None:
        wrong = [one for one in values if not is_right(view, choice, measure, one)]
    else:
        wrong = [one for one in values if topic.parts(view, one) != topic.parts(view, choice.action)]
    lost = [(measure.factor * (best - values[one]), measure.factor * errors[one]) for one in wrong]
    return bool(lost) and all(loss >= max(line, ERRORS * error) for loss, error in lost)


def teaching(lesson: LessonTopic, seeds: Iterable[int]) -> Iterator[Found]:
    """Yield the moments of these seeds that teach the lesson's point clearly."""
    for seed in seeds:
        found = clear(lesson, seed)
        if found is not None:
            yield found


def chosen(found: Iterable[Found], count: int = WRITTEN) -> dict[int, int]:
    """Return a number of moments of all difficulties, so that no answer is right much oftener than others."""
    by_point: dict[Hashable, list[Found]] = defaultdict(list)
    for one in found:
        by_point[one.point].append(one)
    parts = sorted(by_point.values(), key=len)
    taken: list[Found] = []
    for at, part in enumerate(parts):
        share = ceil((count - len(taken)) / (len(parts) - at))
        if at == len(parts) - 1 and taken:
            share = min(share, max(len(taken) * 3 // 2, 5))
        ranked = sorted(part, key=lambda one: one.difficulty)
        step = max(1.0, len(ranked) / max(1, share))
        taken += [ranked[int(place * step)] for place in range(min(share, len(ranked)))]
    return {one.seed: one.difficulty for one in sorted(taken, key=lambda one: (one.difficulty, one.seed))}


def search(lesson: LessonTopic, seconds: float) -> list[Found]:
    """Return all moments that a search finds for a lesson in this time, at most one in the match of each seed."""
    until, found = time.monotonic() + seconds, list[Found]()
    topic, plays = cast(Topic, topic_of(lesson)), policy(lesson.game.name, PLAYING_LEVEL)
    for seed in range(1, 100_000):
        if time.monotonic() > until or len(found) >= 4 * WRITTEN:
            break
        if moment_of_match(lesson.game.ruleset(), plays, topic, seed) is not None:
            found += teaching(lesson, [seed])
    return found


def written(game: str, moments: dict[str, dict[int, int]]) -> str:
    """Return the text of a game's moments file."""
    title = f"Deals of {game.capitalize()}'s lessons: for each lesson, seeds of deals and the difficulty of each"
    lines = [f'"""{title} decision.', "",
             "The deal of a seed leads to a decision in which the lesson's point clearly decides. The difficulty is a "
             "rating on", "the scale of ``practice.rating``.", "",
             f"Written by ``python -m tests.practice.moments {game}``.", '"""', "",
             "from __future__ import annotations", "", "SEEDS_OF_TOPICS: dict[str, dict[int, int]] = {"]  # fmt: skip
    for name, known in moments.items():
        lines.append(f'    "{name}": {{')
        row = "       "
        for seed, hard in known.items():
            item = f" {seed}: {hard},"
            if len(row) + len(item) > 118:
                lines.append(row)
                row = "       "
            row += item
        lines += [row, "    },"]
    return "\n".join([*lines, "}  # fmt: skip", ""])


def main() -> None:
    """Search for the moments of a game's lessons and write them."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("--lesson", nargs="*", default=())
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--again", action="store_true", help="judge those that are written anew, search for no others")
    args = parser.parse_args()
    module = import_module(f"numeramis_access.games.{args.game}.practice.moments")
    known: dict[str, dict[int, int]] = dict(module.SEEDS_OF_TOPICS)
    every = {lesson.topic: lesson for lesson in lessons_of(STANDARD).values() if lesson.game.name == args.game}
    for name in args.lesson or known:
        found = list(teaching(every[name], known[name])) if args.again else search(every[name], args.seconds)
        known[name] = chosen(found)
        points = defaultdict[Hashable, int](int)
        for one in found:
            points[one.point] += one.seed in known[name]
        print(name, len(found), len(known[name]), dict(points), flush=True)
        Path(str(module.__file__)).write_text(written(args.game, known), encoding="utf-8")


if __name__ == "__main__":
    main()
