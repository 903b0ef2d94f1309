"""Moments at a table for the player to decide, from a lesson or from the player's own deals."""

from __future__ import annotations

import random
import time
from abc import ABC, abstractmethod
from dataclasses import dataclass, replace
from typing import TypeVar

from numeramis_access.app.practice.drill import change_progress
from numeramis_access.app.shell.ports import App
from numeramis_access.catalogue import Game
from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import View
from numeramis_access.core.table import Table
from numeramis_access.players.policy import Choice
from numeramis_access.practice import schedule, topics
from numeramis_access.practice.difficulty import ASKED_LEVELS, difficulty
from numeramis_access.practice.judgements import Judgement
from numeramis_access.practice.odds import Measure
from numeramis_access.practice.review import ADVISED_WEIGHT
from numeramis_access.words.game import Line

E = TypeVar("E", bound="Exercise")


class Exercise(ABC):
    """One moment at which the player, on the first seat, must decide."""

    @property
    @abstractmethod
    def game(self) -> Game:
        """Return the game that is played."""

    @abstractmethod
    def table(self) -> Table:
        """Return a new table at the moment, where the first player (entrant 0) is to act.

        :raises NoPosition: if this version cannot play a saved position.
        :raises NoSuchMoment: if real deals bring no moment of a lesson's topic.
        """

    @abstractmethod
    def seed_text(self) -> str:
        """Return the text that seeds the judgement's randomness: the same text gives the same judgement."""

    @abstractmethod
    def title(self) -> Line:
        """Return the name of the moment."""

    @abstractmethod
    def save_result(self, app: App, right: bool, helped: bool = False, difficulty: float | None = None) -> None:
        """Save the result; a missed moment is repeated later.

        :param app: the program. :param right: whether the first try was right, even after help.
        :param helped: whether the player took help before it.
        :param difficulty: difficulty of the moment on the scale of ratings; None if it does not rate the learner.
        """

    @property
    def is_chosen(self) -> bool:
        """Return whether the moment was chosen beforehand by its difficulty; False by default."""
        return False

    def judgement(self) -> Judgement | None:
        """Return the saved judgement, None if there is none."""
        return None

    def idea(self) -> tuple[Line, ...]:
        """Return the idea, told before the moment and as first help; empty if it would give the answer away."""
        return ()

    def recalls(self, view: View) -> tuple[Line, ...]:
        """Return the lines that tell what the player would remember from earlier in the deal; none unless the exercise
        has some.

        :param view: the player's view at the moment.
        """
        return ()

    def fault(self, view: View, action: Action, best: Action) -> tuple[Line, ...]:
        """Return the line that names the fault of a choice; no lines if the game has no name for it.

        :param view: the player's view at the moment. :param action: the choice. :param best: the best action.
        """
        known = topics.topics_of(self.game)
        fault = known.fault(view, action, best) if known is not None else ""
        if known is None or not fault:
            return ()
        return (Line(f"topic-fault-{fault}", known.fault_values(view, action, best)),)

    def is_instructive(self, view: View, choice: Choice, measure: Measure) -> bool:
        """Return whether the right choice is clear enough to teach something, by the strongest player's judgement.

        :param view: the view of the seat to act. :param choice: that judgement.
        :param measure: the unit and scale of losses.
        """
        return topics.is_instructive(view, choice, measure)

    def difficulty(self, view: View, choice: Choice, measure: Measure) -> float | None:
        """Return the difficulty of the moment on the scale of ratings; None if the moment does not rate the learner.

        :param view: the player's view at the moment. :param choice: the strongest player's judgement.
        :param measure: the unit and scale of losses.
        """
        return None

    def with_other_cards(self: E, by: int) -> E | None:
        """Return another moment of the same kind, None if there is none.

        :param by: how far to move: in a list of moments the number of places, otherwise the difference of the deals'
            seeds.
        """
        return None


@dataclass(frozen=True)
class LessonMoment(Exercise):
    """One moment of a lesson. :param lesson: the lesson. :param seed: number of the deal with the moment."""

    lesson: topics.LessonTopic
    seed: int

    @property
    def game(self) -> Game:
        """Return the game that is played."""
        return self.lesson.game

    def table(self) -> Table:
        """Return a new table at the lesson's moment that this seed gives.

        :raises NoSuchMoment: if the tried matches have no such moment.
        """
        plays = self.game.players().policy(topics.PLAYING_LEVEL)
        return topics.moment_of_topic(self.game.ruleset(), plays, self._topic(), self.seed)

    @property
    def is_chosen(self) -> bool:
        """Return whether the lesson lists this moment with its difficulty."""
        return self.seed in self._topic().seeds

    def _topic(self) -> topics.Topic:
        topic = topics.topic_of(self.lesson)
        assert isinstance(topic, topics.Topic)
        return topic

    def seed_text(self) -> str:
        """Return the text that seeds the judgement's randomness: names of lesson and deal."""
        return f"topic/{self.lesson.name}/{self.seed}"

    def title(self) -> Line:
        """Return the lesson's title."""
        return Line(f"topic-{self.lesson.name}-title")

    def idea(self) -> tuple[Line, ...]:
        """Return the lesson's idea."""
        return (Line(f"topic-{self.lesson.name}-idea"),)

    def recalls(self, view: View) -> tuple[Line, ...]:
        """Return the lines on earlier tricks that the topic adds to the moment; empty for most topics."""
        return self._topic().recalls(view)

    def fault(self, view: View, action: Action, best: Action) -> tuple[Line, ...]:
        """Return the line that names the fault of a choice, by the lesson or else by the game; none without a name."""
        own = self._topic().fault(view, action, best)
        return (Line(f"topic-fault-{own}"),) if own else super().fault(view, action, best)

    def is_instructive(self, view: View, choice: Choice, measure: Measure) -> bool:
        """Return whether the right choice is clear enough, and the point of the lesson decides it.

        :param view: the view of the seat to act. :param choice: the strongest player's judgement.
        :param measure: the unit and scale of losses.
        """
        return topics.is_instructive(view, choice, measure, self._topic())

    def with_other_cards(self, by: int) -> LessonMoment:
        """Return a moment of the same lesson from another deal.

        :param by: number of places in the lesson's list of moments, which begins again after its end; for a moment that
            is not listed, the difference of the seeds.
        """
        known = list(self._topic().seeds)
        seed = known[(known.index(self.seed) + by) % len(known)] if self.seed in known else self.seed + by
        return replace(self, seed=seed)

    def difficulty(self, view: View, choice: Choice, measure: Measure) -> float | None:
        """Return the difficulty of the moment on the scale of ratings, by the choices of players of several levels;
        None if it does not rate the learner.
        """
        players = self.game.players()
        asked = [players.policy(level) for level in ASKED_LEVELS]
        return difficulty(view, choice, measure, asked, random.Random(self.seed_text()))

    def save_result(self, app: App, right: bool, helped: bool = False, difficulty: float | None = None) -> None:
        """Save the result with those of the drills, and change the learner's rating; a repeated moment does not rate
        the learner.

        An answer after help counts less.

        :param app: the program. :param right: whether the first try was right.
        :param helped: whether help came before it.
        :param difficulty: difficulty of the moment on the scale of ratings; None not to rate the learner.
        """
        item, now = schedule.ScheduledQuestion(self.lesson.name, 1, self.seed), time.time()

        def changed(before: schedule.Progress) -> schedule.Progress:
            after = schedule.record_answer(before, item, right, now, helped)
            if difficulty is None or any(other.key == item.key for other in before.items):
                return after
            score = right * (ADVISED_WEIGHT if helped else 1.0)
            return schedule.with_rating(after, (self.game.name, self.lesson.name), difficulty, score)

        change_progress(app, changed)
