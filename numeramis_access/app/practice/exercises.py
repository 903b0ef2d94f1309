"""A moment at a table in which the player is to decide, wherever it comes from: a lesson or an own deal."""

from __future__ import annotations

import random
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import TypeVar

from numeramis_access.app.practice.drill import keep
from numeramis_access.app.shell.ports import App
from numeramis_access.catalogue import Game
from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import View
from numeramis_access.core.table import Table
from numeramis_access.players.policy import Choice
from numeramis_access.practice import schedule, topics
from numeramis_access.practice.difficulty import ASKED, difficulty
from numeramis_access.practice.judgements import Judgement
from numeramis_access.practice.odds import Measure
from numeramis_access.practice.review import ADVISED
from numeramis_access.words.game import Line

E = TypeVar("E", bound="Exercise")


class Exercise(ABC):
    """One moment to be decided by the first player."""

    @property
    @abstractmethod
    def game(self) -> Game:
        """Return the game that is played."""

    @abstractmethod
    def table(self) -> Table:
        """Return the table at which the first player is to decide."""

    @abstractmethod
    def chance_words(self) -> str:
        """Return the words by which the strongest player judges it: the same ones give the same judgement."""

    @abstractmethod
    def title(self) -> Line:
        """Return what it is called."""

    @abstractmethod
    def keep(self, app: App, right: bool, helped: bool = False, difficulty: float | None = None) -> None:
        """Keep how it went: one that was missed comes again.

        :param right: at the first try, though after help. :param difficulty: of one that tells how strong the learner
            is.
        """

    @property
    def is_chosen(self) -> bool:
        """Return whether it was chosen beforehand, by how difficult it is."""
        return False

    def judgement(self) -> Judgement | None:
        """Return how it was judged before, None where it is to be judged now."""
        return None

    def idea(self) -> tuple[Line, ...]:
        """Return what it is about, told before it and as the first help; nothing where that would be the answer."""
        return ()

    def fault(self, view: View, action: Action, best: Action) -> tuple[Line, ...]:
        """Return what is wrong with a choice, where there is a word for it."""
        known = topics.topics_of(self.game)
        fault = known.fault(view, action, best) if known is not None else ""
        return (Line(f"topic-fault-{fault}"),) if fault else ()

    def teaches(self, view: View, choice: Choice, measure: Measure) -> bool:
        """Return whether there is something to learn here, by what the strongest player says."""
        return topics.contrast(view, choice, measure)

    def difficulty(self, view: View, choice: Choice, measure: Measure) -> float | None:
        """Return how difficult it is by itself, None for one that tells nothing of how strong the learner is."""
        return None

    def with_other_cards(self: E, by: int) -> E | None:
        """Return another moment of the same kind, None where there is only this one. :param by: how far from it."""
        return None


@dataclass(frozen=True)
class LessonMoment(Exercise):
    """One moment of a lesson. :param seed: by which its deal is found."""

    lesson: topics.LessonTopic
    seed: int

    @property
    def game(self) -> Game:
        """Return the game that is played."""
        return self.lesson.game

    def table(self) -> Table:
        """Return the table at which the lesson's moment has come."""
        plays = self.game.players().policy(topics.PLAYS)
        return topics.moment(self.game.ruleset(), plays, self._topic(), self.seed)

    @property
    def is_chosen(self) -> bool:
        """Return whether it is one of those that stand with the lesson."""
        return self.seed in self._topic().seeds

    def _topic(self) -> topics.Topic:
        topic = topics.about(self.lesson)
        assert isinstance(topic, topics.Topic)
        return topic

    def chance_words(self) -> str:
        """Return the words by which it is judged."""
        return f"topic/{self.lesson.name}/{self.seed}"

    def title(self) -> Line:
        """Return the lesson's title."""
        return Line(f"topic-{self.lesson.name}-title")

    def idea(self) -> tuple[Line, ...]:
        """Return the lesson's idea."""
        return (Line(f"topic-{self.lesson.name}-idea"),)

    def teaches(self, view: View, choice: Choice, measure: Measure) -> bool:
        """Return whether the lesson's point decides here."""
        return topics.contrast(view, choice, measure, self._topic())

    def with_other_cards(self, by: int) -> LessonMoment:
        """Return a moment of the same lesson from another deal."""
        known = list(self._topic().seeds)
        seed = known[(known.index(self.seed) + by) % len(known)] if self.seed in known else self.seed + by
        return replace(self, seed=seed)

    def difficulty(self, view: View, choice: Choice, measure: Measure) -> float | None:
        """Return how difficult it is by itself."""
        players = self.game.players()
        asked = [players.policy(level) for level in ASKED]
        return difficulty(view, choice, measure, asked, random.Random(self.chance_words()))

    def keep(self, app: App, right: bool, helped: bool = False, difficulty: float | None = None) -> None:
        """Keep how it went with the questions of drills; one that comes again is remembered, and rates nobody."""
        item, now = schedule.ScheduledQuestion(self.lesson.name, 1, self.seed), time.time()

        def changed(before: schedule.Progress) -> schedule.Progress:
            after = schedule.answered(before, item, right, now, helped)
            if difficulty is None or any(other.key == item.key for other in before.items):
                return after
            score = right * (ADVISED if helped else 1.0)
            return schedule.with_rating(after, (self.game.name, self.lesson.name), difficulty, score)

        keep(app, changed)
