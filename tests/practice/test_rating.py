"""The learner's rating orders learners of known strength, reaches their strength, and chooses the next moment."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from numeramis_access.app.practice.drill import change_progress, load_progress
from numeramis_access.app.practice.exercises import LessonMoment
from numeramis_access.app.practice.practice_menu import lessons_menu
from numeramis_access.app.practice.topic_scene import course_of
from numeramis_access.app.shell.scene import Push
from numeramis_access.catalogue import STANDARD
from numeramis_access.practice import rating, schedule
from numeramis_access.practice.rating import (
    FIRST_ANSWER_POINTS,
    MEAN_RATING,
    MIN_ANSWERS,
    NEAR_DIFFICULTY,
    POINTS_PER_TENFOLD_ODDS,
    RATING_STEPS,
    Rating,
)
from numeramis_access.practice.topics import Topic, topic_of
from tests.app.player import Player, home, player
from tests.practice.test_topics import LESSONS, Course, begin, pressed, wrong

#: strengths of simulated learners, and answers that each gives
STRENGTHS, ANSWERS = (1100, 1350, 1500, 1650, 1900), 300
#: standard errors of a rating that moves by 24 points an answer, within which each comes to its strength
CLOSE = 180.0


def learner(strength: float, seed: int, answers: int = ANSWERS) -> list[Rating]:
    """Return the ratings, answer by answer, of a learner whose answers follow strength and difficulty."""
    rng, found = random.Random(f"{strength}/{seed}"), [Rating()]
    for _ in range(answers):
        hard = rng.gauss(MEAN_RATING, 200)
        right = rng.random() < 1 / (1 + 10 ** ((hard - strength) / POINTS_PER_TENFOLD_ODDS))
        found.append(found[-1].update(hard, right))
    return found


def test_learners_of_known_strength_are_put_in_order_and_come_to_where_they_are() -> None:
    for seed in range(20):
        ends = [learner(strength, seed) for strength in STRENGTHS]
        means = [sum(one.value for one in course[100:]) / (ANSWERS - 99) for course in ends]
        assert all(low < high for low, high in pairwise(means))
        assert all(abs(course[-1].value - strength) < CLOSE for course, strength in zip(ends, STRENGTHS, strict=True))


def test_a_learner_is_told_apart_after_few_answers_as_a_rule() -> None:
    tried = [(learner(1200, seed, 20)[-1].value, learner(1800, seed, 20)[-1].value) for seed in range(100)]
    assert sum(weak < strong for weak, strong in tried) >= 98


def test_whoever_is_new_has_none_until_some_answers() -> None:
    found = Rating()
    for number in range(MIN_ANSWERS):
        assert not found.is_known
        assert rating.wanted_difficulty({"whist": found}, "whist-draw", "whist") is None
        assert found.count == number
        found = found.update(MEAN_RATING, 1)
    assert found.is_known
    assert rating.wanted_difficulty({"whist": found}, "whist-draw", "whist") == found.value


def test_after_a_hint_an_answer_counts_half() -> None:
    none, half, whole = (Rating().update(MEAN_RATING, score).value for score in (0.0, 0.5, 1.0))
    assert half == (none + whole) / 2 == MEAN_RATING
    assert whole - none == FIRST_ANSWER_POINTS


def test_a_word_stands_for_each_part_of_the_scale() -> None:
    for name, least in RATING_STEPS[1:]:
        assert Rating(least).word == name != Rating(least - 1).word


def test_known_moments_are_chosen_near_the_rating_with_chance_and_the_easier_first() -> None:
    known = {seed: 1000 + 10 * seed for seed in range(100)}
    drawn = [rating.choose_moments(known, 1700.0, 5, random.Random(seed)) for seed in range(40)]
    for seeds in drawn:
        assert seeds == sorted(seeds)
        assert len(set(seeds)) == 5
    hard = [known[seed] for seeds in drawn for seed in seeds]
    assert abs(sum(hard) / len(hard) - 1700) < NEAR_DIFFICULTY / 2
    assert len(set(hard)) > 20
    anything = [known[seed] for seed in rating.choose_moments(known, None, 100, random.Random(1))]
    assert anything == list(known.values())


def test_a_course_of_known_moments_suits_the_learner() -> None:
    lesson = next(one for one in LESSONS.values() if len(getattr(topic_of(one), "seeds", ())) >= 15)
    topic = topic_of(lesson)
    assert isinstance(topic, Topic)

    def mean(strength: float) -> float:
        progress = schedule.Progress(ratings={lesson.name: Rating(strength, 50)})
        courses = [course_of(lesson, progress, random.Random(seed)) for seed in range(10)]
        seeds = [one.seed for course in courses for one in course.moments if isinstance(one, LessonMoment)]
        return sum(topic.seeds[seed] for seed in seeds) / len(seeds)

    assert mean(1000) < mean(1900)


def answer(someone: Player, how: str) -> None:
    """Take one moment of a lesson: right, wrong, or right after a hint."""
    lesson = LESSONS["loker-pairs"]
    scene = begin(someone, Course((LessonMoment(lesson, random.Random(how).randrange(1000)),), lesson=lesson))
    assert scene.choice is not None
    if how == "helped":
        said = someone.press("i")
        assert said
    if how == "wrong":
        pressed(someone, scene, wrong(scene))
    said = pressed(someone, scene, scene.choice.action)[1]
    assert any("counts half" in text for text in said) == (how == "helped")
    someone.press("return")


def test_answers_at_the_table_move_both_ratings_and_are_spoken_on_request() -> None:
    with player("en", two_way="never") as someone:
        values = {}
        for how in ("right", "wrong", "helped"):
            before = load_progress(someone.app).ratings.get("loker", Rating())
            answer(someone, how)
            after = load_progress(someone.app).ratings
            assert after["loker"] == after["loker-pairs"]
            assert after["loker"].count == before.count + 1
            values[how] = after["loker"].value - before.value
        assert values["wrong"] < 0 < values["right"]
        assert values["wrong"] < values["helped"] < values["right"]
        assert spoken(someone) == "not known yet: two answers more"
        change_progress(someone.app, lambda progress: schedule.with_rating(progress, ("loker", "loker-pairs"), 1500, 1))
        change_progress(someone.app, lambda progress: schedule.with_rating(progress, ("loker", "loker-pairs"), 1500, 1))
        found = load_progress(someone.app).ratings["loker"]
        assert spoken(someone).startswith("club player, one thousand")
        assert found.word == "club"
        said = " ".join(someone.press("return"))
        assert "from five answers" in said


def spoken(someone: Player) -> str:
    """Return the sentence on the learner's strength in the menu of a game's lessons."""
    someone.app.follow(Push(lessons_menu(someone.app)))
    while "Loker" not in someone.screen.items[someone.screen.focus].label:
        someone.press("down")
    someone.press("return", "end")
    while "How strong you are" not in someone.screen.items[someone.screen.focus].label:
        someone.press("up")
    entry = someone.app.scene.entries[someone.screen.focus]  # type: ignore[attr-defined]
    return str(entry.value())


def test_a_moment_that_comes_again_is_remembered_and_rates_nobody() -> None:
    moment = LessonMoment(LESSONS["loker-pairs"], 3)
    with player("en") as someone:
        moment.save_result(someone.app, False, difficulty=1500.0)
        once = load_progress(someone.app).ratings
        moment.save_result(someone.app, True, difficulty=1500.0)
        assert load_progress(someone.app).ratings == once


def test_progress_of_before_opens_and_that_of_now_is_whole_again() -> None:
    with player("en") as someone:
        home().progress_file.write_text('{"done": ["keys"]}', encoding="utf-8")
        before = load_progress(someone.app)
        assert before.done == ("keys",)
        assert not before.ratings
        change_progress(someone.app, lambda progress: schedule.with_rating(progress, ("whist",), 1600, 1))
        assert load_progress(someone.app).ratings["whist"] == Rating().update(1600, 1)


@pytest.mark.turns(3)
@pytest.mark.parametrize("game", STANDARD.names)
def test_a_moment_is_as_difficult_each_time(game: str) -> None:
    lesson = next(one for one in LESSONS.values() if one.game.name == game)
    with player("en", two_way="never") as someone:
        found = []
        for _ in range(2):
            scene = begin(someone, Course((LessonMoment(lesson, 7),), lesson=lesson))
            found.append(scene._difficulty)
        assert found[0] == found[1] is not None
        assert abs(found[0] - MEAN_RATING) < 2 * POINTS_PER_TENFOLD_ODDS
