"""Lessons with decisions: by key presses alone, in both languages, right, wrong and with help."""

from __future__ import annotations

import random
import time
from functools import cache, partial
from typing import Any

import pytest

from numeramis_access.app.practice import practice_menu
from numeramis_access.app.practice.exercises import LessonMoment
from numeramis_access.app.practice.lesson_scene import LessonScene
from numeramis_access.app.practice.question_lesson import QuestionLesson
from numeramis_access.app.practice.topic_scene import (
    MAX_WRONG_CHOICES,
    MOMENTS_OF_LESSON,
    Course,
    TopicScene,
    course_of,
)
from numeramis_access.app.shell.scene import Push, Replace
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Action, PlayCard
from numeramis_access.core.ruleset import View
from numeramis_access.games.loker.events import Bet
from numeramis_access.input.inbox import LineTyped
from numeramis_access.players.judging import MIN_SURE_STANDARD_ERRORS
from numeramis_access.players.policy import Choice, SamplingPolicy
from numeramis_access.practice import schedule
from numeramis_access.practice.drills import drills_of_catalogue
from numeramis_access.practice.odds import Measure, practice_of
from numeramis_access.practice.topics import (
    AskedTopic,
    LessonTopic,
    Topic,
    Topics,
    is_right,
    lessons_of,
    topic_of,
    topics_of,
)
from numeramis_access.words.language import Language
from tests.app.player import PATIENCE, Player, home, player
from tests.practice.moments import judged
from tests.practice.way import LOOK, Remembering, Thoughts, pressed
from tests.standard import WITH_TRICKS, judge_of
from tests.standins import thinks

ALL = lessons_of(STANDARD)
ASKED = {name: lesson for name, lesson in ALL.items() if isinstance(topic_of(lesson), AskedTopic)}
LESSONS = {name: lesson for name, lesson in ALL.items() if name not in ASKED}
#: lessons whose judge samples worlds; in other games values are exact
SAMPLED = tuple(name for name, lesson in LESSONS.items() if lesson.game.name in WITH_TRICKS)
#: one lesson of each game, and of each kind of decision
SOME = ("quist-cheaply", "sipky-stop", "loker-pairs", "loker-calls", "whist-ruff", "whist-cayenne", "whist-bismarck")


def begin(someone: Player, course: Course) -> TopicScene:
    """Open a course and wait for its moment."""
    someone.app.follow(Push(TopicScene(someone.app, course)))
    return arrived(someone)


def arrived(someone: Player) -> TopicScene:
    """Return the scene of the current moment, as soon as it waits for a decision."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        someone.settle()
        scene: Any = someone.app.scene
        if isinstance(scene, TopicScene) and scene.choice is not None:
            return scene
        someone.wait(LOOK)
        if thinks(someone.app):  # unfinished thoughts extend the wait on slow machines
            until = time.monotonic() + PATIENCE
    raise AssertionError("no moment came")


def wrong(scene: TopicScene) -> Action:
    """Return the worst weighed choice."""
    assert scene.choice is not None
    return min(scene.choice.candidates, key=lambda one: one[1])[0]


def progress() -> schedule.Progress:
    """Return the learner's saved progress."""
    return schedule.load_progress((*drills_of_catalogue(STANDARD), *ALL), home().progress_file)


@cache
def taught(lesson: LessonTopic) -> tuple[Topics, View, Choice, Measure]:
    """Return a moment of a lesson as the lesson uses it, with the surer look that judges choices."""
    topics = topics_of(lesson.game)
    assert topics is not None
    topic = topic_of(lesson)
    assert isinstance(topic, Topic)
    for seed in topic.seeds or range(60):
        known = LessonMoment(lesson, seed)
        sure, view = judged(known), known.table().view(0)
        if sure is not None:
            return topics, view, sure, practice_of(lesson.game).measure(view)
    raise AssertionError("nothing to learn in sixty moments")


@pytest.mark.turns(3)
@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if at % 3 == 0 else pytest.mark.long) for at, name in enumerate(SAMPLED)]
)
def test_what_a_lesson_demands_costs_nothing_by_many_more_worlds_and_what_it_blames_does(name: str) -> None:
    _, view, choice, measure = taught(LESSONS[name])
    expert = judge_of(LESSONS[name].game.name)
    assert isinstance(expert, SamplingPolicy)
    second = next(one for one, _ in choice.candidates if one != choice.action)
    worst = min(choice.candidates, key=lambda one: one[1])[0]
    actions = tuple(dict.fromkeys((choice.action, second, worst)))
    found = expert.compare(view, actions, random.Random("many"), 8 * expert.worlds)
    values, errors = dict(found.candidates), dict(zip(dict(found.candidates), found.errors, strict=True))
    best = values[choice.action]
    assert values[second] - best <= max(measure.least, MIN_SURE_STANDARD_ERRORS * errors[second])
    assert best - values[worst] > 0


@pytest.mark.turns(3)
@pytest.mark.slow
@pytest.mark.parametrize("name", LESSONS)
def test_a_topic_has_moments_with_a_right_and_a_wrong_choice_and_is_told_in_both_languages(name: str) -> None:
    topics, view, choice, measure = taught(LESSONS[name])
    assert is_right(view, choice, measure, choice.action)
    bad = [one for one, _ in choice.candidates if not is_right(view, choice, measure, one)]
    for code in ("cs", "en"):
        language = Language(code, LESSONS[name].game.game_words())
        faults = {topics.fault(view, one, choice.action): one for one in bad}
        for fault, one in faults.items():
            assert not fault or language.text(f"topic-fault-{fault}", **topics.fault_values(view, one, choice.action))
        assert language.text(f"topic-{name}-title")
        assert language.text(f"topic-{name}-idea")


#: thoughts about the lessons' moments, shared by all languages
THOUGHTS: Thoughts = {}


@pytest.mark.turns(3)
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("name", SOME)
def test_a_lesson_is_taken_to_its_end_and_marked_as_done(name: str, language: str) -> None:
    with player(language, thinker=partial(Remembering, THOUGHTS), two_way="never") as someone:
        begin(someone, course_of(LESSONS[name], schedule.Progress(), random.Random(2)))
        said: list[str] = someone.told()
        for number in range(MOMENTS_OF_LESSON):
            scene = arrived(someone)
            assert scene.course.place == number
            assert scene.choice is not None
            said = pressed(someone, scene, scene.choice.action)[1]
            assert {"cs": "Správně.", "en": "Right."}[language] in said
            assert scene.answered
            if number + 1 < MOMENTS_OF_LESSON:
                assert progress().places[name] == (number + 1, number + 1)
            someone.press("return")
        assert not isinstance(someone.app.scene, TopicScene)
        assert progress().done == (name,)
        assert progress().places == {}


@pytest.mark.turns(2)
@pytest.mark.parametrize("name", SOME)
def test_a_wrong_choice_is_told_what_it_costs_then_helped_then_answered_and_comes_again(name: str) -> None:
    with player("en", two_way="never") as someone:
        scene = begin(someone, course_of(LESSONS[name], schedule.Progress(), random.Random(4)))
        state = scene.seat.table.match.state
        for miss in range(1, MAX_WRONG_CHOICES + 1):
            scene.desk.marks.update(range(min(2, len(scene.view.hand))))
            said = pressed(someone, scene, wrong(scene))[1]
            assert miss == MAX_WRONG_CHOICES or not scene.desk.marks
            assert any("That costs you about" in text for text in said)
            assert any(text.startswith("Hint:") for text in said) == (miss == MAX_WRONG_CHOICES)
            assert scene.answered == (miss == MAX_WRONG_CHOICES)
        assert scene.seat.table.match.state is state
        kept = progress()
        assert [item.kind for item in kept.items] == [name]
        assert kept.places[name] == (1, 0)
        again = Course((LessonMoment(LESSONS[name], kept.items[0].seed),))
        someone.press("return")
        back = begin(someone, again)
        assert back.seat.table.match.state == state


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("name", ASKED)
def test_a_lesson_of_questions_is_told_asked_left_and_taken_to_its_end(name: str, language: str) -> None:
    topic = topic_of(ALL[name])
    assert isinstance(topic, AskedTopic)
    with player(language) as someone:
        someone.app.follow(Push(QuestionLesson(someone.app, ALL[name], topic.drill, random.Random(3))))
        assert Language(language, ALL[name].game.game_words()).text(f"topic-{name}-idea") in someone.told()
        for number in range(MOMENTS_OF_LESSON):
            scene: Any = someone.app.scene
            assert isinstance(scene, QuestionLesson)
            assert scene.item is not None
            assert scene.question is not None
            assert scene.item.level == number + 1
            someone.press("home", *["down"] * scene.question.right)
            assert someone.press("return")[0] == {"cs": "Správně.", "en": "Right."}[language]
            if number == 1:
                assert progress().places[name] == (2, 2)
                someone.press("escape")
                someone.app.follow(Push(QuestionLesson(someone.app, ALL[name], topic.drill, random.Random(4))))
                someone.told()
        assert not isinstance(someone.app.scene, QuestionLesson)
        assert progress().done == (name,)


def test_help_tells_the_idea_first_and_the_answer_only_when_asked_again() -> None:
    with player("en") as someone:
        scene = begin(someone, course_of(LESSONS["quist-cheaply"], schedule.Progress(), random.Random(1)))
        someone.told()
        assert not any(text.startswith("Hint:") for text in someone.press("i"))
        assert any(text.startswith("Hint:") for text in someone.press("i"))
        assert scene.choice is not None
        scene.act(scene.choice.action)
        assert progress().places["quist-cheaply"] == (1, 0)


NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def test_no_card_is_seen_before_those_of_the_moment() -> None:
    """A course skips moments without a wrong choice; otherwise their cards would appear and vanish again."""
    name = "quist-cheaply"
    with player("en") as someone:
        course = course_of(LESSONS[name], progress(), random.Random(3))
        someone.app.follow(Push(TopicScene(someone.app, course)))
        scene: Any = someone.app.scene
        someone.app.refresh()
        assert scene.choice is None
        assert [item.label for item in someone.screen.items] == ["One moment, the program is looking at the cards."]
        shown = someone.screen
        assert not any((shown.table, shown.before, shown.facts, shown.seated))
        assert arrived(someone).screen().kind == "table"


def test_what_is_asked_and_chosen_before_the_moment_is_told_is_done_once_it_is() -> None:
    with player("en") as someone:
        course = course_of(LESSONS["quist-cheaply"], progress(), random.Random(3))
        first = begin(someone, course)
        best = first.choice.action if first.choice is not None else None
        assert isinstance(best, PlayCard)
        someone.app.follow(Replace(TopicScene(someone.app, course)))
        someone.told()
        for line in ("h", NUMBERS[int(best.card)]):
            someone.app.receive(LineTyped(line))
        assert "One moment, the program is looking at the cards." in someone.told()
        scene = arrived(someone)
        someone.settle()
        told = someone.told()
        decide, hand, right = (max(at for at, line in enumerate(told) if part in line) for part in
                               ("Your turn: decide", "Your hand: ", "Right."))  # fmt: skip
        assert decide < hand < right
        assert scene.answered


@pytest.mark.parametrize(("language", "entry"), [("cs", "Učit se hrát"), ("en", "Learn to play")])
def test_who_has_learnt_nothing_yet_begins_with_the_keys_once(language: str, entry: str) -> None:
    with player(language) as someone:
        for learnt in (False, True):
            while entry not in someone.screen.items[someone.screen.focus].label:
                someone.press("down")
            someone.press("return")
            scene = someone.app.scene
            assert isinstance(scene, LessonScene) is not learnt
            if isinstance(scene, LessonScene):
                scene.place = len(scene.lesson.steps) - 1
                scene._go_to_next()
                someone.press("return")


@pytest.mark.slow
def test_learning_goes_on_from_the_main_menu_where_it_was_left() -> None:
    with player("en") as someone:
        schedule.change_progress(someone.app.home.progress_file, lambda _: schedule.Progress(done=("keys",)))
        while "Learn to play" not in someone.screen.items[someone.screen.focus].label:
            someone.press("down")
        someone.press("return")
        scene = arrived(someone)
        assert scene.course.lesson == next(iter(LESSONS.values()))
        assert scene.choice is not None
        scene.act(scene.choice.action)
        someone.press("escape")
        while "Leave" not in someone.screen.items[someone.screen.focus].label:
            someone.press("down")
        someone.press("return", "return")
        assert arrived(someone).course.place == 1


def test_the_second_time_the_cards_are_others() -> None:
    lesson: LessonTopic = LESSONS["quist-cheaply"]
    one, two = (course_of(lesson, schedule.Progress(), random.Random(seed)) for seed in (1, 2))
    assert not set(one.moments) & set(two.moments)


def test_the_lists_of_lessons_say_which_moment_comes_next_and_how_many_lessons_are_done() -> None:
    """A lesson left midway resumed one moment too early, and two completed lessons were "second moment of eleven"."""
    with player("en", two_way="never") as someone:
        done = schedule.finish_lesson(
            schedule.with_unfinished_lesson(schedule.Progress(), "quist-second", 2, 1), "quist-deny", well=True
        )
        schedule.change_progress(someone.app.home.progress_file, lambda _: done)
        someone.app.follow(Push(practice_menu.lessons_menu(someone.app)))
        assert someone.press("home", "down")[-1].startswith("Quist: one of thirteen done, ")
        someone.press("return")
        told = someone.press("home", *["down"] * 5)
        assert told[-1].startswith("Quist: second to play: third moment of five, "), told


@pytest.mark.turns(2)
def test_a_stake_is_named_as_it_was_chosen_though_the_nearest_one_was_weighed() -> None:
    """After a bet of ninety-nine the program said "You chose: bet five"."""
    with player("en", two_way="never", thinker=partial(Remembering, THOUGHTS)) as someone:
        lesson = LESSONS["loker-bets"]
        topic = topic_of(lesson)
        assert isinstance(topic, Topic)
        moments = tuple(LessonMoment(lesson, seed) for seed in topic.seeds)
        for place in range(len(moments)):
            scene = begin(someone, Course(moments, place))
            assert scene.choice is not None
            if "Bet" not in type(scene.choice.action).__name__:
                break
        someone.told()
        scene.act(Bet(99))
        said = someone.told()
        assert said[0].startswith("You chose: bet ninety-nine. The nearest stake that was judged, bet "), said
