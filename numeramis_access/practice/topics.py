"""Lessons in which the learner decides: a topic describes its moments, and real deals provide them.

A moment is found by playing deals until one fits the topic, so a repeat brings other cards; the same topic and seed
give the same moment. The strongest player decides which choice is right, and ``contrast`` whether a moment teaches
anything.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from numeramis_access.catalogue import Catalogue, Game
from numeramis_access.catalogue.load import find_part
from numeramis_access.core.actions import Action, Event, Values
from numeramis_access.core.codec import read_options
from numeramis_access.core.ruleset import AnyRuleset, View
from numeramis_access.core.table import Table
from numeramis_access.players.policy import Choice, Policy
from numeramis_access.practice import review
from numeramis_access.practice.odds import Measure
from numeramis_access.words.game import Line

#: the level that plays until the moment comes
PLAYING_LEVEL = "club"
#: actions of one match before another is tried, and matches before a topic counts as one that never comes up
MAX_ACTIONS, MAX_MATCHES = 90, 2000
#: Factor on the worlds that judge a lesson's moment: a demanded choice must be certainly best, not just probably.
MOMENT_WORLDS_FACTOR = 4.0


@dataclass(frozen=True)
class Topic:
    """The moments of one lesson.

    :param fits: returns whether a view of the player to act shows such a moment.
    :param options: the options of the match. :param seats: the number of players.
    :param minutes: the approximate length of the lesson.
    :param parts: returns, for a view and an action, the part of the action that the lesson is about; None if that is
        the whole action. Moments in which an action with another part is right are skipped.
    :param seeds: the difficulty of known moments on the rating scale, by the seed of the moment, for moments too rare
        to search for while the learner waits.
    :param recalls: returns, for the player's view, lines that tell what the learner would remember from earlier in the
        deal.
    :param fault: as in ``Topics``, for faults that only this lesson names; others are named as in the whole game.
    """

    fits: Callable[[Any], bool]
    options: Mapping[str, object] = field(default_factory=dict)
    seats: int = 4
    minutes: int = 6
    parts: Callable[[View, Action], object] | None = None
    seeds: Mapping[int, int] = field(default_factory=dict)
    recalls: Callable[[Any], tuple[Line, ...]] = lambda view: ()
    fault: Callable[[Any, Action, Action], str] = lambda view, action, best: ""


@dataclass(frozen=True)
class AskedTopic:
    """A lesson of drill questions at rising levels, without moments of real deals.

    :param drill: the kind of drill.
    :param minutes: approximate length of the lesson.
    """

    drill: str
    minutes: int = 4


@dataclass(frozen=True)
class Topics:
    """The lessons of one game.

    :param topics: the lessons by name, in the recommended order.
    :param fault: returns the code of an action's fault, which is the end of a message id (``topic-fault-…``), for the
        view, the action and the best action; empty if no message applies.
    :param settles: the events after which a choice has shown all its effects; empty if that is the end of a part of the
        deal.
    :param fault_values: returns the values of the message about a fault, for the same arguments as ``fault``.
    """

    topics: Mapping[str, Topic | AskedTopic]
    fault: Callable[[Any, Action, Action], str]
    settles: tuple[type[Event], ...] = ()
    fault_values: Callable[[Any, Action, Action], Values] = lambda view, action, best: {}


class LessonTopic(NamedTuple):
    """One lesson of a game.

    :param game: the game.
    :param topic: name of the topic.
    """

    game: Game
    topic: str

    @property
    def name(self) -> str:
        """Return the lesson's name in progress files and messages."""
        return f"{self.game.name}-{self.topic}"


def topic_of(lesson: LessonTopic) -> Topic | AskedTopic:
    """Return the topic of a lesson.

    :param lesson: a lesson of a game with topics.
    :raises KeyError: if the game has no such topic.
    """
    topics = topics_of(lesson.game)
    assert topics is not None
    return topics.topics[lesson.topic]


def introduction(lesson: LessonTopic) -> tuple[Line, ...]:
    """Return the introduction of a game for beginners, three lines about its cards, its play and its goal; none for
    another lesson than the game's first.

    :param lesson: the lesson that begins.
    """
    topics = topics_of(lesson.game)
    assert topics is not None
    if next(iter(topics.topics)) != lesson.topic:
        return ()
    return tuple(Line(f"topic-{lesson.game.name}-begin{part}") for part in ("", "-play", "-win"))


class NoSuchMoment(LookupError):
    """A topic's moment did not come up in ``MAX_MATCHES`` matches."""


def topics_of(game: Game) -> Topics | None:
    """Return the lessons of a game from real deals and drills; None if it has none."""
    return find_part(game.topics, Topics)


def settling_events(game: Game) -> tuple[type[Event], ...]:
    """Return the events after which a choice has shown all its effects, unless the player is to act again earlier.

    :param game: the game.
    """
    topics = topics_of(game)
    return (topics.settles if topics is not None else ()) or game.ruleset().ends_part


def lessons_of(catalogue: Catalogue) -> dict[str, LessonTopic]:
    """Return all lessons with topics by name, in the recommended order."""
    every = ((game, topics_of(game)) for game in catalogue)
    lessons = (LessonTopic(game, topic) for game, topics in every if topics is not None for topic in topics.topics)
    return {lesson.name: lesson for lesson in lessons}


def moment_of_topic(rules: AnyRuleset, plays: Policy, topic: Topic, seed: int) -> Table:
    """Return a table at which the first seat must decide on the topic.

    :param rules: the game's rules. :param plays: the policy that plays all seats until then.
    :param topic: the topic. :param seed: the source of all chance: the same seed makes the same moment.
    :raises NoSuchMoment: if no such moment comes up in ``MAX_MATCHES`` matches.
    """
    tables = (moment_of_match(rules, plays, topic, seed + 1000 * number) for number in range(MAX_MATCHES))
    table = next((table for table in tables if table is not None), None)
    if table is None:
        raise NoSuchMoment(str(topic))
    return table


def moment_of_match(rules: AnyRuleset, plays: Policy, topic: Topic, seed: int) -> Table | None:
    """Return a table at the first moment of a match at which the first seat must decide on the topic, None without one.

    :param rules: the game's rules. :param plays: the policy that plays all seats until then. :param topic: the topic.
    :param seed: the seed of the match.
    :raises msgspec.ValidationError: if the topic has options that the rules do not know.
    """
    table, chance = Table(rules, read_options(rules, dict(topic.options)), topic.seats, seed), random.Random(seed)
    for _ in range(MAX_ACTIONS):
        table.draw()
        if table.is_over:
            return None
        view = table.view(table.to_act)
        if table.to_act == 0 and len(view.legal) > 1 and topic.fits(view):
            return table
        table.act(plays.choose(view, chance, 0).action)
    return None


def is_right(view: View, choice: Choice, measure: Measure, action: Action) -> bool:
    """Return whether an action is no mistake by the strongest player's judgement, because its loss is not proved to be
    worth telling; False if the action was not weighed.

    :param view: the view of the learner's seat. :param choice: the strongest player's judgement.
    :param measure: the unit of the values. :param action: the action.
    """
    verdict = judged_in_lesson(review.decision(1, view, action), choice, measure)
    return verdict is not None and not verdict.costly


def judged_in_lesson(decision: review.Decision, choice: Choice, measure: Measure) -> review.Verdict | None:
    """Return the verdict on a choice in a lesson, without the usual margin; None if it was not weighed.

    A lesson's moments are chosen for their clarity, so the margin is not needed.

    :param decision: the decision.
    :param choice: the strongest player's judgement.
    :param measure: the unit of the values.
    """
    return review.judge(decision, choice, measure, margin=0.0)


def is_instructive(view: View, choice: Choice, measure: Measure, topic: Topic | None = None) -> bool:
    """Return whether a moment teaches something: some choice is wrong, and no choice has a value above that of the best
    one by more than its standard error, because such a choice can really be better.

    :param view: the view of the learner's seat.
    :param choice: the strongest player's judgement.
    :param measure: the unit of the values.
    :param topic: the topic of the moment, None for none. If it has ``parts``, all actions with another part than the
        best one must be wrong.
    """
    values = dict(choice.candidates)
    errors = choice.errors or (0.0,) * len(values)
    best = values.get(choice.action, 0.0)
    beaten = any(value - best > error for value, error in zip(values.values(), errors, strict=True))
    if topic is None or topic.parts is None:
        return not beaten and any(not is_right(view, choice, measure, action) for action in values)
    point = topic.parts(view, choice.action)
    others = [action for action in values if topic.parts(view, action) != point]
    return not beaten and bool(others) and not any(is_right(view, choice, measure, action) for action in others)
