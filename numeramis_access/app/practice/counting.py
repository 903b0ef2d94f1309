"""Counting at the practice table: the coach asks questions during a deal, and some questions to the table cost a point.
"""

from __future__ import annotations

import random
import time
from functools import partial

from numeramis_access.app.practice.drill import change_progress, choice_entries
from numeramis_access.app.practice.effects import Effects, speak
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Pop
from numeramis_access.core.ruleset import View
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.practice.drills import DrillQuestion, Drills, nothing_to_count
from numeramis_access.practice.schedule import Week, count_week
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator

#: questions that a player who counts does not need to ask
NEEDLESS_QUESTIONS = frozenset({Command.TABLE, Command.HIGHEST, Command.LAST_TRICK})


class CountingDesk:
    """Decides when the coach asks a question about counting, and adds a penalty point for each of
    ``NEEDLESS_QUESTIONS`` that the player asks the table.

    :param drills: the game's questions about counting.
    :ivar points: penalty points in this deal, one for each of these questions.
    """

    def __init__(self, drills: Drills) -> None:
        self._drills = drills
        self._rng = random.Random()
        self._asked_at = 0
        self._heard = False
        self.points = 0

    @property
    def can_count(self) -> bool:
        """Return whether the game has anything to count."""
        return self._drills.count is not nothing_to_count

    def has_question(self, view: View) -> bool:
        """Return whether it is time for a question of the coach: enough tricks, exchanges or cards have come since the
        last one.

        It is False in a deal that the player has not heard from its beginning, and in a game with nothing to count. A
        new deal begins a new count.
        """
        heard = self._drills.amount_heard(view) if self.can_count and self._heard else None
        if heard is None:
            return False
        if heard < self._asked_at:
            self._asked_at = 0  # another deal
        return heard >= self._asked_at + self._drills.question_interval

    def begin_deal(self) -> None:
        """Record that the player hears a deal from its beginning; the coach asks only about such deals."""
        self._heard, self._asked_at = True, 0

    def question(self, view: View) -> DrillQuestion | None:
        """Return the coach's question about this view, None if there is nothing to count in it.

        In both cases, the wait for the next question begins.
        """
        self._asked_at = self._drills.amount_heard(view) or 0
        return self._drills.count(view, self._rng)

    def count_question(self, command: AnyCommand) -> Effects:
        """Count a question to the table: add a point if it is one of ``NEEDLESS_QUESTIONS`` and the game has anything
        to count.

        :param command: the player's command.
        :return: the effect that tells the points; no effects if none was added.
        """
        if not self.can_count or command not in NEEDLESS_QUESTIONS:
            return ()
        self.points += 1
        return speak(Line("drill-unaided-point", {"points": self.points}))

    def end_deal(self) -> Week | None:
        """Return the points of the finished deal as figures of a week and reset them; None if the game has nothing to
        count.
        """
        points, self.points = self.points, 0
        return Week(points=points, deals=1) if self.can_count else None


class CountScene(Menu):
    """One question of the coach on top of the table; the answer is judged and saved, leads back to the table, and the
    verdict is told there.

    :param narrator: words the question. :param question: the question with its answers.
    """

    def __init__(self, app: App, narrator: Narrator, question: DrillQuestion) -> None:
        super().__init__(app, "drill-coach", lambda: choice_entries(narrator, question, self._answer))
        self._narrator, self._question = narrator, question

    def title(self) -> str:
        """Return the question, which is the title of the menu of its answers."""
        (asked,) = self._question.lines
        return str(self._narrator.language.text(asked.id, **asked.values))

    def enter(self) -> None:
        """Ask the question."""
        self.entries = self._make()
        self.app.tell([self._narrator.announcement(self._question.lines[0], Priority.QUEUE, "title")])
        self._say_focus(Priority.QUEUE)

    def _answer(self, place: int) -> Pop:
        """Judge the answer, save it in the figures of the week, and go back to the table.

        :param place: index of the answer.
        """
        question, right = self._question, place == self._question.right
        change_progress(self.app, partial(count_week, now=time.time(), week=Week(asked=1, right=int(right))))
        answer = question.choices[question.right]
        said = [Line("drill-right", cue="trick-won")] if right else [
            Line("drill-wrong", {"right": self._narrator.language.text(answer.id, **answer.values)}, cue="refusal"),
            question.why,
        ]  # fmt: skip

        def tell() -> None:
            self.app.tell(
                self._narrator.announcement(line, Priority.QUEUE if number else Priority.NOW)
                for number, line in enumerate(said)
            )

        return Pop(then=tell)
