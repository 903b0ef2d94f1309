"""A lesson of questions: it tells the idea, then asks questions of growing difficulty, answered from a menu."""

from __future__ import annotations

import random
from functools import partial

from numeramis_access.app.practice.drill import Drill
from numeramis_access.app.practice.topic_scene import COMPLETING_ANSWERS, MOMENTS_OF_LESSON
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Pop, Transition
from numeramis_access.practice import drills, schedule
from numeramis_access.practice.topics import LessonTopic, introduction
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line


class QuestionLesson(Drill):
    """A lesson of ``MOMENTS_OF_LESSON`` questions of one drill, from the easiest level to the hardest.

    It begins at the place that was saved when it was left. Missed questions come again in the daily training.

    :param lesson: the topic of the lesson. :param kind: name of the drill.
    :param rng: draws the questions; None for the system's randomness.
    """

    def __init__(self, app: App, lesson: LessonTopic, kind: str, rng: random.Random | None = None) -> None:
        super().__init__(app, (kind,), MOMENTS_OF_LESSON, rng)
        self._lesson = lesson
        self.about_game = (lesson.game.name,)
        place, self._right = self.progress.places.get(lesson.name, (0, 0))
        self._asked = place % MOMENTS_OF_LESSON

    def enter(self) -> None:
        """Tell the title, at the start of the lesson also the idea, and ask a question; on a return, repeat the
        question.
        """
        if self.question is not None:
            super().enter()
            return
        self.app.say(f"topic-{self._lesson.name}-title", Priority.NOW)
        if not self._asked:
            for line in (*introduction(self._lesson), Line(f"topic-{self._lesson.name}-idea")):
                self.app.tell([self._narrator.announcement(line, Priority.QUEUE)])
        self._choose()
        assert self.question is not None
        self._ask(Priority.QUEUE, self.question.lines)

    def _next_item(self) -> schedule.ScheduledQuestion:
        """Return a new question of the next level."""
        (kind,) = self.kinds
        level = drills.DRILL_LEVELS[self._asked % len(drills.DRILL_LEVELS)]
        return schedule.ScheduledQuestion(kind, level, self._rng.randrange(1_000_000))

    def _go_on(self) -> Transition | None:
        """Save the place in the lesson, then ask the next question and return None, to stay; after the last one tell
        the result and leave.
        """
        name, well = self._lesson.name, self._right >= COMPLETING_ANSWERS
        if self._asked < MOMENTS_OF_LESSON:
            self._change_progress(
                partial(schedule.with_unfinished_lesson, lesson=name, place=self._asked, right=self._right)
            )
            self._choose()
            assert self.question is not None
            self._ask(Priority.QUEUE, self.question.lines)
            return None
        self._change_progress(partial(schedule.finish_lesson, lesson=name, well=well))
        self.app.say("topic-done", Priority.QUEUE, right=self._right, helped=0, count=MOMENTS_OF_LESSON, well=well)
        return Pop()
