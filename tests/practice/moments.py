"""Seeds of moments in which a lesson's point decides, for lessons in which such moments are rare.

``python -m tests.practice.moments --lesson whist-draw --seeds 0 1000`` prints those of these seeds whose moment teaches
by both looks, as the lesson itself asks for them; they stand with the topic.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterable, Iterator

from numeramis_access.app.practice.exercises import LessonMoment
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Action
from numeramis_access.players.judging import judged
from numeramis_access.practice.odds import practice_of
from numeramis_access.practice.topics import LessonTopic, lessons_of
from tests.standard import policy


def decided(lesson: LessonTopic, seed: int, sure: bool = True) -> Action | None:
    """Return what is best at a moment, None where it does not teach the lesson's point. :param sure: by both looks."""
    moment, expert = LessonMoment(lesson, seed), policy(lesson.game.name, "expert")
    view = moment.table().view(0)
    measure = practice_of(lesson.game).measure(view)
    found = expert.choose(view, random.Random(moment.chance()), 0)
    if not moment.teaches(view, found, measure):
        return None
    if sure:
        found = judged(expert, view, random.Random(moment.chance()))
    return found.action if moment.teaches(view, found, measure) else None


def teaching(lesson: LessonTopic, seeds: Iterable[int]) -> Iterator[tuple[int, Action]]:
    """Yield the seeds whose moments teach the lesson's point, with what is best there."""
    for seed in seeds:
        best = decided(lesson, seed)
        if best is not None:
            yield seed, best


def main() -> None:
    """Print the seeds of a lesson whose moments teach its point."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--lesson", default="whist-draw")
    parser.add_argument("--seeds", type=int, nargs=2, default=(0, 1000))
    args = parser.parse_args()
    for seed, best in teaching(lessons_of(STANDARD)[args.lesson], range(*args.seeds)):
        print(seed, best, flush=True)


if __name__ == "__main__":
    main()
