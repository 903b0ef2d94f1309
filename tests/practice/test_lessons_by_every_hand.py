"""Lessons by dots alone, by a controller alone, and by typed words at the terminal."""

from __future__ import annotations

import random
from typing import Any

import pytest

from numeramis_access.app.practice.question_lesson import QuestionLesson
from numeramis_access.app.practice.topic_scene import MOMENTS_OF_LESSON, TopicScene, course_of
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.table.typed import card_names
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import ChooseCards, PlayCard
from numeramis_access.core.cards import NUMBERS, french_pack
from numeramis_access.practice.schedule import Progress
from numeramis_access.practice.topics import AskedTopic, lessons_of, topic_of
from numeramis_access.words.language import Language
from tests.app.fingers import Fingers, fingers
from tests.app.player import player
from tests.app.test_typed_words import typed
from tests.braille.emulators import NEEDS_A_TERMINAL
from tests.practice.test_topics import ASKED, LESSONS, begin, progress
from tests.practice.way import pressed

#: how a lesson's game and title begin in the menus
ROADS = {"sipky-table": ("šipky", "šipky: čím se"), "loker-figure": ("loker", "loker: poznat"),
         "whist-points": ("whist", "whist: co rozdání"),
         "whist-tour": ("whist", "whist: poznat")}  # fmt: skip


def answer(someone: Fingers, lesson: QuestionLesson, place: int) -> None:
    """Read a question to its end and on to the answer at a place, then choose it, all by keys of the display."""
    someone.press("dot1+dot2+dot3+space")
    while all(touch is None or (touch.zone, touch.index) != ("items", place) for touch in someone.line.touches):
        someone.press("down")
    someone.press("dot8")


@pytest.mark.parametrize("name", ASKED)
@NEEDS_A_TERMINAL
def test_a_lesson_of_questions_is_taken_by_dots_alone(name: str) -> None:
    with fingers("cs", 40) as someone:
        someone.choose("cvičení", "lekce", *ROADS[name])
        lesson: Any = someone.app.scene
        assert isinstance(lesson, QuestionLesson)
        for number in range(MOMENTS_OF_LESSON):
            assert lesson.question is not None
            asked = lesson.question
            wrong = (asked.right + 1) % len(asked.choices)
            answer(someone, lesson, wrong if number == 1 else asked.right)
            someone.wait(lambda before=asked: lesson.question is not before or someone.app.scene is not lesson)
        assert progress().done == (name,)


@pytest.mark.parametrize("name", ASKED)
def test_a_lesson_of_questions_is_taken_by_a_controller_alone(name: str) -> None:
    topic = topic_of(lessons_of(STANDARD)[name])
    assert isinstance(topic, AskedTopic)
    with player("en") as someone:
        someone.app.follow(Push(QuestionLesson(someone.app, ASKED[name], topic.drill, random.Random(3))))
        for _ in range(MOMENTS_OF_LESSON):
            scene: Any = someone.app.scene
            assert scene.question is not None
            someone.told()
            while scene.focus != scene.question.right:
                someone.press("pad down")
            assert someone.press("pad a")[0] == "Right."
        assert progress().done == (name,)


@pytest.mark.parametrize("name", ["quist-cheaply", "sipky-stop", "loker-pairs", "whist-ruff"])
def test_a_lesson_is_decided_by_a_controller_alone(name: str) -> None:
    by_pad = {"right": "pad right", "home": "pad left", "space": "pad b", "tab": "pad left stick", "return": "pad a"}
    with player("en", two_way="never") as someone:
        scene = begin(someone, course_of(LESSONS[name], Progress(), random.Random(2)))
        assert scene.choice is not None
        press = someone.press

        def by_controller(*keys: str) -> list[str]:
            said: list[str] = []
            for key in keys:
                said = press(*[by_pad[key]] * (max(1, scene.desk.place) if key == "home" else 1))
            return said

        someone.press = by_controller  # type: ignore[method-assign]
        said = pressed(someone, scene, scene.choice.action)[1]
        assert "Right." in said
        assert scene.answered
        press("pad a")
        assert isinstance(someone.app.scene, TopicScene)
        assert someone.app.scene.course.place == 1


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_card_of_a_lesson_is_typed_in_every_case(language: str) -> None:
    words = Language(language)
    with player(language, two_way="never") as someone:
        scene = begin(someone, course_of(LESSONS["quist-cheaply"], Progress(), random.Random(2)))
        assert scene.choice is not None
        best = scene.choice.action
        assert isinstance(best, PlayCard)
        values = dict(scene.choice.candidates)
        worst = min(values, key=lambda action: values[action])
        assert isinstance(worst, PlayCard)
        for name in card_names(worst.card, words):
            scene._misses = 0
            assert words.text("topic-try-again") in typed(someone, name), name
        assert words.text("topic-right") in typed(someone, list(card_names(best.card, words))[-1])


def test_every_case_of_a_card_in_czech_is_a_name_of_it() -> None:
    words = Language("cs")
    assert set(card_names("9", words)) == {"devítka", "devítku", "devítky", "s devítkou", "devítkou", "devět"}
    assert {"pikové eso", "pikového esa", "pikovým esem"} <= set(card_names("As", words))


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("pack", [NUMBERS, french_pack()], ids=["numbers", "suits"])
def test_no_name_means_two_cards(pack: tuple[str, ...], language: str) -> None:
    owners: dict[str, str] = {}
    for card in pack:
        for name in card_names(card, Language(language)):
            assert owners.setdefault(name, card) == card


def test_an_exchange_of_a_lesson_is_typed_word_by_word() -> None:
    with player("cs", two_way="never") as someone:
        scene = begin(someone, course_of(LESSONS["loker-nothing"], Progress(), random.Random(2)))
        assert scene.choice is not None
        action = scene.choice.action
        assert isinstance(action, ChooseCards)
        for card in action.cards:
            typed(someone, list(card_names(card, Language("cs")))[1])
        assert "Správně." in typed(someone, "vyměnit")
