"""Rules are one place with one way back: every place of a game opens the same text, and one step leads back from it."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from numeramis_access.app.calling.lesson import CallingLesson
from numeramis_access.app.evening.at_tables import EveningTableMenu
from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.app.people.watching import WatchedMatch
from numeramis_access.app.practice.question_lesson import QuestionLesson
from numeramis_access.app.practice.topic_scene import TopicScene, course_of
from numeramis_access.app.reading.reader import Reader
from numeramis_access.app.reading.replay import Replay
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.ruleset import fitting_seats
from numeramis_access.core.table import Table
from numeramis_access.input.inbox import KeyDown, LineTyped
from numeramis_access.practice.schedule import Progress
from numeramis_access.practice.topics import AskedTopic, lessons_of, topic_of
from numeramis_access.web.wire import FromPage
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.texts import rules_text
from tests.app.calling import called
from tests.app.director import begun, director
from tests.app.friends import Friend, club, friends
from tests.app.key_walk import AtOnce
from tests.app.player import Player, begin, player
from tests.app.test_keys import at_table
from tests.app.test_people_evenings import opened
from tests.app.test_people_watching import three, watch
from tests.app.way_home import FRONTS, Front, PageFront, Terminal, at
from tests.server.guests import Club

__all__ = ["club"]


def enter(someone: Player, *messages: str) -> None:
    """Press Enter on the entries of these messages, one menu after the other."""
    for message in messages:
        menu = someone.app.scene
        assert isinstance(menu, Menu)
        place = [entry.label() for entry in menu.entries].index(someone.app.text(message))
        someone.press("home", *["down"] * place, "return")


def at_a_called_match(someone: Player, game: str) -> None:
    rules = STANDARD[game].ruleset()
    called(someone, Table(rules, rules.options(), fitting_seats(rules, rules.options(), 4), 1), 0)


def at_a_lesson(someone: Player, game: str) -> None:
    lesson = next(one for one in LESSONS if one.game.name == game and not isinstance(topic_of(one), AskedTopic))
    someone.app.follow(Push(TopicScene(someone.app, course_of(lesson, Progress(), random.Random(1)))))


def at_questions(someone: Player, game: str) -> None:
    for lesson in LESSONS:
        topic = topic_of(lesson)
        if lesson.game.name == game and isinstance(topic, AskedTopic):
            someone.app.follow(Push(QuestionLesson(someone.app, lesson, topic.drill)))
            return


def at_a_lesson_of_calling(someone: Player, game: str) -> None:
    if STANDARD[game].calling_lesson:
        someone.app.follow(Push(CallingLesson(someone.app, STANDARD[game])))


def at_a_record(someone: Player, game: str) -> None:
    at_table(someone, game)
    someone.press("escape")
    enter(someone, "match-leave", "yes", "menu-records")
    someone.press("return", "return")
    assert isinstance(someone.app.scene, Replay)


LESSONS = tuple(lessons_of(STANDARD).values())
#: the places of a game, by name; a game without such a place stays at the main menu
PLACES: dict[str, Callable[[Player, str], object]] = {
    "set-up": lambda someone, game: enter(someone, "menu-new-match", f"game-{game}"),
    "match": at_table,
    "practice": lambda someone, game: at_table(someone, game, practice=True),
    "deal of the day": lambda someone, game: enter(someone, "menu-daily", f"game-{game}"),
    "called match": at_a_called_match,
    "lesson": at_a_lesson,
    "lesson of questions": at_questions,
    "lesson of calling": at_a_lesson_of_calling,
    "record": at_a_record,
}


def where(app: App) -> tuple[object, ...]:
    """Return what tells a player's place: the scenes, and what is focused in the one on top."""
    screen = app.scene.screen()
    return (*app.scenes, screen.focus, screen.spot, [item.label for item in screen.items])


def there_and_back(
    someone: Player | Friend, rules: Callable[[], object], back: Callable[[], object], title: str
) -> None:
    """Open the rules several times from here, and go one step back to this place."""
    app = someone.app
    before = where(app)
    for _ in range(3):
        rules()
        someone.settle()
        assert (type(app.scene), app.scene.screen().title) == (Reader, title)
    back()
    someone.settle()
    assert where(app) == before


def opens(front: Front) -> None:
    """Open the rules as this front end does."""
    if isinstance(front, PageFront):
        front._send(FromPage(do="rules"))
    else:
        front.app.receive(LineTyped("pravidla") if isinstance(front, Terminal) else KeyDown("ctrl+f1"))


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("game", STANDARD.names)
def test_a_game_has_the_same_rules_everywhere_and_one_way_back(game: str, place: str) -> None:
    title = rules_text(game, "cs", STANDARD.locales())[0].text
    with player("cs", thinker=AtOnce, level="beginner") as someone:
        PLACES[place](someone, game)
        if len(someone.app.scenes) == 1:
            return
        someone.press("right", "right")
        there_and_back(someone, lambda: someone.press("ctrl+f1"), lambda: someone.press("escape"), title)
        match = someone.app.scene
        if not isinstance(match, MatchScene) or isinstance(match, Replay):
            return
        someone.press("escape")
        menu = someone.app.scene
        assert isinstance(menu, Menu)
        there_and_back(someone, lambda: someone.press("ctrl+f1"), lambda: someone.press("escape"), title)
        enter(someone, "match-rules")
        assert someone.app.scene.screen().title == title
        someone.press("escape")
        assert someone.app.scene is menu
        assert menu.entries[menu.focus].label() == someone.app.text("match-rules")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_is_told_once_and_the_first_sentence_follows(language: str) -> None:
    title, first, *_ = rules_text("whist", language, STANDARD.locales())
    with player(language) as someone:
        someone.app.follow(Push(someone.app.doors.rules(someone.app, ("whist",))))
        assert someone.told() == [title.text, first.text]
        assert someone.screen.items[0].label == first.text


@pytest.mark.parametrize("variant", STANDARD["whist"].ruleset().presets)
def test_the_menu_of_a_table_opens_the_rules_of_its_variant_as_the_key_does(variant: str) -> None:
    rules = STANDARD["whist"].ruleset()
    options = rules.presets[variant]
    with player("cs", level="beginner") as someone:
        begin(someone.app, rules, options, fitting_seats(rules, options, 4), 5)
        someone.settle()
        someone.press("ctrl+f1")
        title = someone.app.scene.screen().title
        someone.press("escape", "escape")
        enter(someone, "match-rules")
        assert someone.app.scene.screen().title == title


@pytest.mark.parametrize("front", FRONTS)
def test_each_front_end_opens_the_rules_and_comes_back(front: type[Front]) -> None:
    title = rules_text("loker", "cs", STANDARD.locales())[0].text
    with player("cs", level="beginner") as someone:
        at_table(someone, "loker")
        with at(someone.app, front) as made:
            there_and_back(someone, lambda: opens(made), made.back, title)


def test_players_and_watchers_among_people_come_back_from_the_rules(club: Club, tmp_path: Path) -> None:
    with three(club, tmp_path) as (adam, _, jana):
        watch(jana, adam)
        for one, scene in ((adam, PeopleMatch), (jana, WatchedMatch)):
            assert isinstance(one.app.scene, scene)
            there_and_back(one, lambda one=one: one.press("ctrl+f1"), lambda one=one: one.press("escape"), "Quist")


def test_an_evening_opens_the_rules_of_its_game_and_comes_back(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        opened(adam, eva)
        assert isinstance(eva.app.scene, EveningTableMenu)
        there_and_back(eva, lambda: eva.press("ctrl+f1"), lambda: eva.press("escape"), "Whist")
        adam.choose("Pair two, first")
        there_and_back(adam, lambda: adam.press("ctrl+f1"), lambda: adam.press("escape"), "Whist")
        adam.choose("Begin")
        eva.settle()
        assert isinstance(eva.app.scene, PeopleMatch)
        there_and_back(eva, lambda: eva.press("ctrl+f1"), lambda: eva.press("escape"), "Whist")


def test_an_evening_with_real_cards_opens_the_rules_of_its_game_and_comes_back() -> None:
    with director("en") as made:
        begun(made)
        someone = made.someone
        there_and_back(someone, lambda: someone.press("ctrl+f1"), lambda: someone.press("escape"), "Whist")
