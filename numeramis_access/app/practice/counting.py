"""Counting at the practice table: the coach asks at quiet moments, and answers of the table may cost a point."""

from __future__ import annotations

import random
import time
from functools import partial
from typing import TYPE_CHECKING

from numeramis_access.app.practice.drill import choices, keep
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Pop
from numeramis_access.catalogue.load import find
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.practice.drills import DrillQuestion, Drills, nothing_to_count
from numeramis_access.practice.schedule import Week, counted
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator

if TYPE_CHECKING:
    from numeramis_access.app.practice.table_scene import PracticeScene

#: questions whose answers a player who counts does not need
CRUTCHES = frozenset({Command.TABLE, Command.HIGHEST, Command.LAST_TRICK})


class CountingDesk:
    """What is counted at one table; whether it is, are the player's settings.

    :ivar points: given for answers of the table in this deal.
    """

    def __init__(self, match: PracticeScene) -> None:
        self._match = match
        self._rng = random.Random()
        self._asked_at = 0
        self._heard = False
        self._drills = find(match.app.catalogue[match.game].drills, Drills) or Drills({})
        self.points = 0

    @property
    def counted(self) -> bool:
        """Return whether there is anything to count in this game."""
        return self._drills.count is not nothing_to_count

    @property
    def waits(self) -> bool:
        """Return whether the coach has a question: the player is to act, enough has happened since the last one."""
        if not self._match.app.settings.coach or not self.counted or not self._heard:
            return False
        heard = self._drills.heard(self._match.view) if self._match.own_turn else None
        if heard is None:
            return False
        if heard < self._asked_at:
            self._asked_at = 0  # another deal
        return heard >= self._asked_at + self._drills.apart

    def deal_begins(self) -> None:
        """Take note that a deal is heard from its beginning: only then it can be asked about."""
        self._heard, self._asked_at = True, 0

    def question(self) -> CountScene | None:
        """Return the coach's question as a scene, None where there is nothing to count."""
        self._asked_at = self._drills.heard(self._match.view) or 0
        asked = self._drills.count(self._match.view, self._rng)
        return CountScene(self._match.app, self._match.talk.narrator, asked) if asked is not None else None

    @property
    def _help_costs(self) -> bool:
        """Return whether answers of the table cost a point."""
        return self._match.app.settings.unaided and self.counted

    def count_question(self, command: AnyCommand) -> None:
        """Give a point for a question that a player who counts does not need."""
        if self._help_costs and command in CRUTCHES and not self._match.waits_for_player:
            self.points += 1
            said = self._match.talk.narrator.say(Line("drill-unaided-point", {"points": self.points}), Priority.QUEUE)
            self._match.app.tell([said])

    def deal_over(self) -> None:
        """Tell and keep how many points were given in the deal."""
        if self._help_costs:
            app, week = self._match.app, Week(points=self.points, deals=1)
            app.say("drill-unaided-sum", Priority.QUEUE, points=self.points)
            keep(app, partial(counted, now=time.time(), week=week))
        self.points = 0


class CountScene(Menu):
    """One question of the coach over the table; the answer leads back to it."""

    def __init__(self, app: App, narrator: Narrator, question: DrillQuestion) -> None:
        super().__init__(app, "drill-coach", lambda: choices(narrator, question, self._answer))
        self._narrator, self._question = narrator, question

    def title(self) -> str:
        """Return the question."""
        (asked,) = self._question.asked
        return str(self._narrator.language.text(asked.id, **asked.values))

    def enter(self) -> None:
        """Ask."""
        self.entries = self._make()
        self.app.tell([self._narrator.say(self._question.asked[0], Priority.QUEUE, "title")])
        self._say_focus(Priority.QUEUE)

    def _answer(self, place: int) -> Pop:
        """Judge the answer, keep it with those of the week, and go back to the table."""
        question, right = self._question, place == self._question.right
        keep(self.app, partial(counted, now=time.time(), week=Week(asked=1, right=int(right))))
        answer = question.choices[question.right]
        said = [Line("drill-right", cue="trick-won")] if right else [
            Line("drill-wrong", {"right": self._narrator.language.text(answer.id, **answer.values)}, cue="refusal"),
            question.why,
        ]  # fmt: skip

        def tell() -> None:
            self.app.tell(
                self._narrator.say(line, Priority.QUEUE if number else Priority.NOW) for number, line in enumerate(said)
            )

        return Pop(then=tell)
