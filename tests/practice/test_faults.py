"""Each fault named for a wrong choice is true of its position, in every game and from every source."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from numeramis_access.app.practice.exercises import LessonMoment
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Action
from numeramis_access.practice import review
from numeramis_access.practice.odds import practice_of
from numeramis_access.practice.topics import Topic, judged_in_lesson, topic_of, topics_of
from tests.contract.walk import SETTINGS, name_of
from tests.practice.faults import FAULTS, Blame, fault_holds
from tests.practice.reasons import claims, shown
from tests.practice.test_topics import LESSONS

#: actions of a match to examine; number of them to search by game
STEPS, SEARCHED = 60, {"whist": 24, "quist": 30}


def test_faults_of_every_game_are_held_against_its_positions() -> None:
    assert {*FAULTS} == {game.name for game in STANDARD if topics_of(game) is not None}


@pytest.mark.turns(6)
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_what_is_said_to_be_wrong_with_a_choice_is_so(setting: Any) -> None:
    game = STANDARD[setting[0]]
    topics, known = topics_of(game), practice_of(game)
    assert topics is not None
    false = []
    for claim in claims(setting, 7, SEARCHED.get(setting[0], STEPS)):
        for action, _ in claim.choice.candidates:
            verdict = judged_in_lesson(review.decision(1, claim.view, action), claim.choice, known.measure(claim.view))
            if verdict is None or not verdict.costly:
                continue
            fault = topics.fault(claim.view, action, verdict.best.action)
            if fault and not fault_holds(game.name, fault, Blame(claim.view, action, verdict.best.action)):
                false.append(f"{fault} {action} better {verdict.best.action}: {shown(claim)}")
    assert false == []


@pytest.mark.parametrize("name", LESSONS)
def test_what_a_lesson_alone_says_to_be_wrong_is_so_with_every_pair_of_choices(name: str) -> None:
    lesson, topic = LESSONS[name], topic_of(LESSONS[name])
    assert isinstance(topic, Topic)
    for seed in topic.seeds:
        view = LessonMoment(lesson, seed).table().view(0)
        for action, best in permutations([one for one in view.legal if isinstance(one, Action)], 2):
            fault = topic.fault(view, action, best)
            assert not fault or fault_holds(lesson.game.name, fault, Blame(view, action, best)), (seed, action, best)
