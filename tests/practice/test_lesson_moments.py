"""Moments of lessons: learners hear their own cards, a rival still plays, and no lesson repeats another's moment."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from numeramis_access.app.practice.exercises import LessonMoment
from numeramis_access.app.practice.topic_scene import TopicScene, course_of
from numeramis_access.app.shell.scene import Push
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.cards import SUIT
from numeramis_access.core.codec import read_options
from numeramis_access.core.table import Table
from numeramis_access.games.sipky.state import SipkyView
from numeramis_access.games.whist.state import WhistView
from numeramis_access.practice import schedule, topics
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People
from tests.app.player import player
from tests.contract.test_words import PERSONS
from tests.practice.test_practice_table import wait_for
from tests.standard import GAMES, policy, ruleset, words_of

SIPKY = topics.topics_of(STANDARD["sipky"])
assert SIPKY is not None
LESSONS = {name: topic for name, topic in SIPKY.topics.items() if isinstance(topic, topics.Topic)}


def views(topic: topics.Topic, matches: int) -> Iterator[SipkyView]:
    """Yield the first player's choices in matches of club players with a lesson's options."""
    rules, plays = ruleset("sipky"), policy("sipky", topics.PLAYING_LEVEL)
    for seed in range(matches):
        table, chance = Table(rules, read_options(rules, dict(topic.options)), topic.seats, seed), random.Random(seed)
        for _ in range(topics.MAX_ACTIONS):
            table.draw()
            if table.is_over:
                break
            view = table.view(table.to_act)
            if table.to_act == 0 and len(view.legal) > 1:
                assert isinstance(view, SipkyView)
                yield view
            table.act(plays.choose(view, chance, 0).action)


@pytest.mark.parametrize("options", [{}, {"variant": "exact"}], ids=["nearest", "exact"])
def test_a_moment_of_sipky_belongs_to_one_lesson(options: dict[str, object]) -> None:
    """"When to stop", "somebody is ahead" and "one card or two" asked about the same throws."""
    alike = {name: topic for name, topic in LESSONS.items() if topic.options == options and topic.seats == 4}
    met: set[str] = set()
    for view in views(next(iter(alike.values())), 150):
        fitting = {name for name, topic in alike.items() if topic.fits(view)}
        assert len(fitting) <= 1, (view, fitting)
        met |= fitting
    assert met == set(alike)


def test_in_a_duel_the_rival_still_throws() -> None:
    """In ten of 25 moments the other player had finished, so nothing was left to answer."""
    fitting = [view for view in views(LESSONS["duel"], 60) if LESSONS["duel"].fits(view)]
    assert fitting
    assert all(standing == "throwing" for view in fitting for standing in view.standings)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_known_moment_belongs_to_one_lesson(game: str) -> None:
    listed = topics.topics_of(STANDARD[game])
    assert listed is not None
    known: Counter[tuple[str, int, int]] = Counter()
    for topic in (topic for topic in listed.topics.values() if isinstance(topic, topics.Topic)):
        for seed in topic.seeds:
            table = topics.moment_of_topic(ruleset(game), policy(game, topics.PLAYING_LEVEL), topic, seed)
            known[str(topic.options), table.seed, len(table.record)] += 1
    assert [moment for moment, count in known.items() if count > 1] == []


@pytest.mark.parametrize("name", ["signals", "count", "through"])
def test_what_a_moment_recalls_of_earlier_tricks_is_so(name: str) -> None:
    """The lesson asked about the suit that the partner had led, and told nobody which one that was."""
    lesson = topics.lessons_of(STANDARD)[f"whist-{name}"]
    topic = topics.topic_of(lesson)
    assert isinstance(topic, topics.Topic)
    narrator = Narrator(CurrentLanguage("cs"), words_of("whist"), People(PERSONS[:4], 0, True))
    for seed in topic.seeds:
        view = LessonMoment(lesson, seed).table().view(0)
        assert isinstance(view, WhistView)
        lines = topic.recalls(view)
        assert lines
        for line in lines:
            seat, suit = line.values["seat"], line.values["suit"]
            of_suit = [trick for trick in view.past if SUIT[trick[0].card] == suit]
            if line.id == "topic-led":
                assert any(trick[0].seat == seat for trick in of_suit)
            else:
                assert any(play.seat == seat and SUIT[play.card] != suit for trick in of_suit for play in trick)
            assert narrator.announcement(line).text


@pytest.mark.usefixtures("brief_judge")
@pytest.mark.turns(2)
@pytest.mark.parametrize("game", GAMES)
def test_a_moment_tells_the_own_cards(game: str) -> None:
    with player("en") as someone:
        lesson = next(
            lesson for lesson in topics.lessons_of(STANDARD).values()
            if lesson.game.name == game and isinstance(topics.topic_of(lesson), topics.Topic)
        )  # fmt: skip
        someone.app.follow(Push(TopicScene(someone.app, course_of(lesson, schedule.Progress(), random.Random(3)))))
        scene = someone.app.scene
        assert isinstance(scene, TopicScene)
        said: list[str] = []
        while scene.choice is None:
            said += wait_for(someone, [])
        said += someone.told()
        hand = [announcement.full or announcement.text for announcement in scene.talk.answer("hand")]
        assert not scene.view.hand or hand[0] in said
