"""Lessons in which the learner decides: a topic says what moments are about, real deals bring such moments up.

The moments of a topic are found by playing deals until one fits, so that the second time is never the same cards; the
same topic and seed give the same moment. What is right the strongest player says, and ``contrast`` whether a moment
teaches anything at all.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from numeramis_access.catalogue import Catalogue, Game
from numeramis_access.catalogue.load import find
from numeramis_access.core.actions import Action, Event
from numeramis_access.core.codec import read_options
from numeramis_access.core.ruleset import AnyRuleset, View
from numeramis_access.core.table import Table
from numeramis_access.players.policy import Choice, Policy
from numeramis_access.practice import review
from numeramis_access.practice.odds import Measure
from numeramis_access.words.game import Line

#: who plays until the moment comes
PLAYS = "club"
#: actions of one match after which another is begun, and matches after which a topic counts as one that never comes
LONGEST, MATCHES = 90, 2000
#: how many times as many worlds as elsewhere judge a lesson's moment: what it demands must be best, not likely so
SURELY = 4.0


@dataclass(frozen=True)
class Topic:
    """What the moments of one lesson are about.

    :param fits: whether a view, of the player in turn, shows such a moment. :param options: of the match.
    :param minutes: about how long its lesson takes. :param parts: what the lesson has the learner decide, where that
        is less than which action: only moments are taken in which nothing is right that answers it otherwise.
    :param seeds: of moments that teach it, where they are too rare to be found while somebody waits, with how difficult
        each is.
    """

    fits: Callable[[Any], bool]
    options: Mapping[str, object] = field(default_factory=dict)
    seats: int = 4
    minutes: int = 6
    parts: Callable[[View, Action], object] | None = None
    seeds: Mapping[int, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Asked:
    """A lesson of questions instead of moments: those of a drill, each of the next level. :param drill: its kind."""

    drill: str
    minutes: int = 4


@dataclass(frozen=True)
class Topics:
    """The lessons of one game by name, in the order in which they are best taken.

    :param fault: what is wrong with an action, given the view and the best one: the end of a message's id,
        nothing where none of what can be said is so.
    :param settles: the events by which all has been seen that a choice brings, where those are not what ends a part of
        the deal.
    """

    topics: Mapping[str, Topic | Asked]
    fault: Callable[[Any, Action, Action], str]
    settles: tuple[type[Event], ...] = ()


class LessonTopic(NamedTuple):
    """One lesson of a game."""

    game: Game
    topic: str

    @property
    def name(self) -> str:
        """Return the name by which progress and messages know it."""
        return f"{self.game.name}-{self.topic}"


def about(lesson: LessonTopic) -> Topic | Asked:
    """Return what a lesson is about."""
    found = topics_of(lesson.game)
    assert found is not None
    return found.topics[lesson.topic]


def introduction(lesson: LessonTopic) -> tuple[Line, ...]:
    """Return what the game is, in the words of somebody who has never played it: before its first lesson alone.

    What there is, how it is played and how it is won are told one after the other: each can be heard again by itself.
    """
    found = topics_of(lesson.game)
    assert found is not None
    if next(iter(found.topics)) != lesson.topic:
        return ()
    return tuple(Line(f"topic-{lesson.game.name}-begin{part}") for part in ("", "-play", "-win"))


class NoSuchMoment(LookupError):
    """A topic's moment has not come in many matches."""


def topics_of(game: Game) -> Topics | None:
    """Return the lessons of a game, None for a game without any."""
    return find(game.topics, Topics)


def settles(game: Game) -> tuple[type[Event], ...]:
    """Return the events by which all has been seen that a choice at a moment brings, unless the player is to act."""
    found = topics_of(game)
    return (found.settles if found is not None else ()) or game.ruleset().ends_part


def lessons_of(catalogue: Catalogue) -> dict[str, LessonTopic]:
    """Return all lessons by name, in the order in which they are best taken."""
    every = ((game, topics_of(game)) for game in catalogue)
    found = (LessonTopic(game, topic) for game, topics in every if topics is not None for topic in topics.topics)
    return {lesson.name: lesson for lesson in found}


def moment(rules: AnyRuleset, plays: Policy, topic: Topic, seed: int) -> Table:
    """Return a table at which the first seat is to decide what the topic is about.

    :raises NoSuchMoment: when none comes up in many matches.
    """
    options = read_options(rules, dict(topic.options))
    for number in range(MATCHES):
        table = Table(rules, options, topic.seats, seed + 1000 * number)
        chance = random.Random(table.seed)
        for _ in range(LONGEST):
            table.draw()
            if table.over:
                break
            view = table.view(table.to_act)
            if table.to_act == 0 and len(view.legal) > 1 and topic.fits(view):
                return table
            table.act(plays.choose(view, chance, 0).action)
    raise NoSuchMoment(str(topic))


def right(view: View, choice: Choice, measure: Measure, action: Action) -> bool:
    """Return whether an action is as good as the best one, by what the strongest player says."""
    verdict = judged_in_lesson(review.decision(1, view, action), choice, measure)
    return verdict is not None and not verdict.costly


def judged_in_lesson(decision: review.Decision, choice: Choice, measure: Measure) -> review.Verdict | None:
    """Return the verdict on a choice in a lesson: its moments are chosen because their point decides clearly."""
    return review.judge(decision, choice, measure, margin=0.0)


def contrast(view: View, choice: Choice, measure: Measure, topic: Topic | None = None) -> bool:
    """Return whether a moment teaches something: nothing looks better than what is best, and another choice is wrong.

    What looks better by more than its error may well be: a lesson does not demand the other.

    :param topic: whose point must decide, where it has one.
    """
    values = dict(choice.candidates)
    errors = choice.errors or (0.0,) * len(values)
    best = values.get(choice.action, 0.0)
    beaten = any(value - best > error for value, error in zip(values.values(), errors, strict=True))
    if topic is None or topic.parts is None:
        return not beaten and any(not right(view, choice, measure, action) for action in values)
    point = topic.parts(view, choice.action)
    others = [action for action in values if topic.parts(view, action) != point]
    return not beaten and bool(others) and not any(right(view, choice, measure, action) for action in others)
