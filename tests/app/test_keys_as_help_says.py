"""Keys follow help in every scene and on every device: keys in help do their work, all others say what helps."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

import pytest

from numeramis_access.app.calling.lesson import CallingLesson
from numeramis_access.app.calling.scene import CallingScene
from numeramis_access.app.daily.days import DayResult
from numeramis_access.app.daily.scene import DailyScene
from numeramis_access.app.evening.at_tables import EveningTableMenu
from numeramis_access.app.evening.directed import DirectedEveningMenu
from numeramis_access.app.evening.director_menu import DirectorDesk
from numeramis_access.app.evening.entering import PartyMenu
from numeramis_access.app.evening.evening_menu import EveningMenu
from numeramis_access.app.evening.leagues import LeagueMenu, Season
from numeramis_access.app.evening.person import PersonMenu
from numeramis_access.app.evening.plan import PlanMenu, PlannedGameMenu
from numeramis_access.app.evening.results import OpenLinesMenu, ResultField
from numeramis_access.app.evening.standing import StandingsMenu
from numeramis_access.app.menus import first_start
from numeramis_access.app.menus.first_start import LanguageMenu, QuestionsMenu
from numeramis_access.app.menus.main_menu import MainMenu
from numeramis_access.app.menus.newer_home import NewerHomeMenu
from numeramis_access.app.menus.order import OrderMenu
from numeramis_access.app.menus.reading_pace import ReadingPace
from numeramis_access.app.menus.together import PeopleMenu
from numeramis_access.app.people.houses import HousesMenu
from numeramis_access.app.people.lobby import HouseMenu
from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.app.people.myself import MyselfMenu
from numeramis_access.app.people.present import PresentMenu
from numeramis_access.app.people.same_deals import DealsMenu, FieldMenu, FieldResults, Friend
from numeramis_access.app.people.table_menu import TableMenu
from numeramis_access.app.people.table_terms import TermsMenu
from numeramis_access.app.people.watching import WatchedMatch
from numeramis_access.app.practice.another_play import AnotherPlay, compare_plays
from numeramis_access.app.practice.counting import CountScene
from numeramis_access.app.practice.drill import Drill
from numeramis_access.app.practice.lesson_scene import LessonScene
from numeramis_access.app.practice.line_tour import LineTour
from numeramis_access.app.practice.master import MasterScene
from numeramis_access.app.practice.positions_menu import PositionsMenu
from numeramis_access.app.practice.question_lesson import QuestionLesson
from numeramis_access.app.practice.same_deal import LevelsAtDealScene, LevelScene
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.practice.topic_scene import TopicScene
from numeramis_access.app.reading.about import AboutMenu
from numeramis_access.app.reading.key_explorer import KeyExplorer
from numeramis_access.app.reading.progress import ProgressMenu
from numeramis_access.app.reading.reader import Reader
from numeramis_access.app.reading.replay import Replay
from numeramis_access.app.reading.report_menu import ReportMenu
from numeramis_access.app.shell.key_scene import KeyScene
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.number import NumberMenu
from numeramis_access.app.shell.scene import Push, Scene, Stay
from numeramis_access.app.shell.typed_lines import _Doubt
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.app.table import local_match, together
from numeramis_access.app.table.asked_gender import GenderMenu
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.together import TogetherScene
from numeramis_access.app.table.two_devices import KeyboardScene, SecondScene
from numeramis_access.app.transfer.menu import TransferMenu, UnpackMenu
from numeramis_access.app.translating.scenes import MessageMenu
from numeramis_access.app.translating.workshop import Workshop
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Action
from numeramis_access.core.codec import read_options
from numeramis_access.core.ruleset import fitting_seats
from numeramis_access.core.table import Table
from numeramis_access.evening.events import Plan
from numeramis_access.input.inbox import LineTyped
from numeramis_access.practice.topics import AskedTopic, lessons_of, topic_of
from numeramis_access.store.evenings import Evenings, KeptPerson
from numeramis_access.store.journal import Entrant
from tests.app.calling import call_something, called
from tests.app.director import Director, begun, director
from tests.app.friends import club, friends, gathered
from tests.app.key_walk import DEVICES, AtOnce, Walk
from tests.app.player import Player, home, player
from tests.app.test_keys import at_table
from tests.app.test_people_evenings import opened
from tests.app.test_people_watching import three, watch
from tests.app.test_together import HIDING, couple
from tests.app.test_two_devices import at_two_devices, do_something
from tests.app.test_two_devices import begun as begun_on_two
from tests.app.way_home import everything
from tests.server.guests import Club
from tests.standins import Recorder

__all__ = ["club"]

#: greatest depth of scenes below the main menu
DEEP = 4
#: options of the match at a table, by game: words of the command line
PLAYED = {
    "quist": ("--games", "1"), "sipky": ("--games", "1"),
    "loker": ("--stakes", "poker"), "whist": ("--tour", "cayenne"),
}  # fmt: skip
#: options of the called match
CALLED: dict[str, dict[str, object]] = {
    "quist": {"games": 1}, "sipky": {"games": 1, "limit": 101}, "loker": {"games": 1, "stakes": "poker"},
    "whist": {"tour": "cayenne"},
}  # fmt: skip
#: actions of one match; most different situations at a table
ACTIONS, SITUATIONS = 60, 4
#: the scenes that each walk must reach
FROM_THE_MENU = {
    AboutMenu, CallingScene, DailyScene, DirectorDesk, Drill, HousesMenu, KeyExplorer, KeyScene, LessonScene, MainMenu,
    MatchScene, Menu, TransferMenu, NumberMenu, PeopleMenu, PlanMenu, PositionsMenu, ProgressMenu, Reader,
    Replay, ReportMenu, TopicScene, UnpackMenu, WritingMenu,
}  # fmt: skip
ELSEWHERE = {
    LanguageMenu, QuestionsMenu, NewerHomeMenu, OrderMenu, LineTour, MasterScene, LevelsAtDealScene, LevelScene,
    CountScene, MessageMenu, PracticeScene, QuestionLesson, AnotherPlay, ReadingPace, _Doubt, CallingLesson, LeagueMenu,
    PlannedGameMenu, GenderMenu,
}  # fmt: skip
AT_ONE_COMPUTER = {TogetherScene}
AMONG_PEOPLE = {HouseMenu, PresentMenu, MyselfMenu, DealsMenu, FieldMenu, PeopleMatch, WatchedMatch}
AT_A_TABLE = {TableMenu, TermsMenu}
AT_HOUSE_TABLES = {DirectedEveningMenu, EveningTableMenu, StandingsMenu}
AT_AN_EVENING = {DirectorDesk, EveningMenu, OpenLinesMenu, PartyMenu, PersonMenu, ResultField}
ON_TWO_DEVICES = {KeyboardScene, SecondScene}


@pytest.fixture(autouse=True)
def unwritten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not write settings, because writing takes most of the time of a key."""
    monkeypatch.setattr("numeramis_access.store.settings.merge_settings", lambda own, *_: own)


def test_every_kind_of_scene_is_walked_to() -> None:
    walks = (
        ELSEWHERE, AT_ONE_COMPUTER, ON_TWO_DEVICES, AMONG_PEOPLE, AT_A_TABLE, AT_HOUSE_TABLES, AT_AN_EVENING,
    )  # fmt: skip
    assert everything() == FROM_THE_MENU.union(*walks)


def assert_everywhere(walk: Walk, devices: Sequence[str] = DEVICES) -> None:
    """Demand that the walk has tried every kind of scene with mapped keys on every device."""
    missing = {(device, one.__name__) for one in walk.scenes if not one.takes_keys for device in devices}
    assert missing - {(device, one.__name__) for device, one in walk.devices} == set()


def crawl(walk: Walk, seen: set[str], deep: int = 0, everywhere: bool = True) -> None:
    """Try the scene on top, then each scene behind its entries.

    :param everywhere: whether to try each kind of scene on every device; False where keys have lasting effects.
    """
    app, scene = walk.app, walk.app.scene

    is_new = type(scene) not in walk.scenes
    if is_new and everywhere:
        walk.check(*DEVICES)
    elif is_new or not isinstance(scene, MatchScene):
        walk.check("", DEVICES[len(walk.tried) % len(DEVICES)])
    if not isinstance(scene, Menu) or isinstance(scene, Drill) or deep == DEEP:
        return  # the answers of a drill lead to its next question
    while place := next_place(scene, seen, 1 if deep < 2 else len(scene.entries) // 4 + 1):
        with walk.coming_back() as before:
            app.follow(scene._activate_at(place - 1))
            walk.settle()
            if app.scene not in before:
                crawl(walk, seen, deep + 1, everywhere)
        scene.renew()


def next_place(scene: Menu, seen: set[str], each: int) -> int:
    """Return the place, from 1, of the next unopened entry; 0 for none. :param each: 1 for all, n for every n-th."""
    for place in range(0, len(scene.entries), each):
        label = f"{scene.title()} {scene.entries[place].label()}"
        if label not in seen:
            seen.add(label)
            return place + 1
    return 0


@pytest.mark.slow
def test_from_the_main_menu_keys_are_what_help_says() -> None:
    with player("cs", thinker=AtOnce, level="beginner", name="Adam") as someone:
        walk = Walk(someone.app, someone)
        crawl(walk, {f"{someone.app.text('main-menu')} {someone.app.text('menu-quit')}"})
        assert walk.wrong == []
        assert walk.scenes == FROM_THE_MENU
        assert_everywhere(walk)


def test_at_an_evening_keys_are_what_help_says() -> None:
    """The walk starts from an evening before its draw and from one in play, and reaches each kind of scene."""
    Evenings(home().evenings).put_people([KeptPerson("p1", "before", "Vera", kept=True)])  # somebody to choose
    with director("en") as made:
        walk = Walk(made.someone.app, made.someone)
        made.announce()
        crawl(walk, set(), DEEP - 1, everywhere=False)
    walks = [walk]
    for go in (into_results, into_a_line, into_a_person, lambda made: None):  # each walk tries the key for undo
        with director("en") as made:
            begun(made)
            go(made)
            walks.append(Walk(made.someone.app, made.someone))
            if isinstance(made.app.scene, DirectorDesk):
                crawl(walks[-1], set(), DEEP - 2, everywhere=False)
            else:
                walks[-1].check(*DEVICES)
    assert [wrong for walk in walks for wrong in walk.wrong] == []
    assert {scene for walk in walks for scene in walk.scenes} >= AT_AN_EVENING


def into_results(made: Director) -> None:
    """Go to the results that are missing."""
    made.choose("evening-enter-results", count=4)


def into_a_line(made: Director) -> None:
    """Go to the results in one line."""
    into_results(made)
    made.choose("evening-one-line")


def into_a_person(made: Director) -> None:
    """Go to a person of the first pair."""
    made.choose("evening-seats")
    made.enter(made.text("evening-numbered", number=1, names="", count=2))
    made.enter("Marie Nová")


@pytest.mark.turns(2)
@pytest.mark.parametrize("practice", [False, True])
@pytest.mark.parametrize("game", STANDARD.names)
def test_at_every_moment_of_a_match_keys_are_what_help_says(game: str, practice: bool) -> None:
    language = ("cs", "en")[(STANDARD.names.index(game) + practice) % 2]
    with player(language, thinker=AtOnce, level="beginner") as someone:
        match = at_table(someone, game, *PLAYED[game], practice=practice)
        walk, chance = Walk(someone.app, someone), random.Random(4)
        for _ in range(ACTIONS):
            if len(walk.tried) < SITUATIONS:
                walk.check(DEVICES[len(walk.tried) % len(DEVICES)])
            if match.is_waiting_for_player:
                someone.press("return")
            elif match.is_own_turn:
                match.act(chance.choice([one for one in match.view.legal if isinstance(one, Action)]))
            walk.settle()
        assert walk.wrong == []


@pytest.mark.parametrize("game", STANDARD.names)
def test_at_every_moment_of_a_called_match_keys_are_what_help_says(game: str) -> None:
    """The walk tries the start, moments in play, a call that waits for cards if the game has one, and the end."""
    with player(("cs", "en")[STANDARD.names.index(game) % 2], thinker=AtOnce) as someone:
        rules = STANDARD[game].ruleset()
        options = read_options(rules, CALLED[game])
        scene = called(someone, Table(rules, options, fitting_seats(rules, options, 4), 1), 0)
        walk, chance = Walk(someone.app, someone), random.Random(4)
        walk.check(*DEVICES)
        for act in itertools.count():
            if act < ACTIONS or scene.seat.needed is not None:
                walk.check(DEVICES[act % len(DEVICES)])
            if scene.is_over:
                break
            call_something(scene, chance)
        walk.check(*DEVICES)
        assert walk.wrong == []
        scene.seat.close()


@pytest.mark.parametrize("game", HIDING)  # without hidden cards the table is the usual one
def test_at_one_computer_keys_are_what_help_says(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The walk tries the table that asks for a person, and the table of the person who has the keyboard."""
    monkeypatch.setattr(together, "QUIET_SECONDS", 0.0)
    with couple(thinker=AtOnce, level="beginner") as someone:
        rules = STANDARD[game].ruleset()
        options = rules.options()
        seats = fitting_seats(rules, options, None)
        someone.app.follow(local_match.begin_together(("Marie",), someone.app, rules, options, seats, 3))
        walk = Walk(someone.app, someone)
        for device in DEVICES:
            walk.check(device)
            someone.press("return")
        assert walk.wrong == []
        assert walk.scenes >= AT_ONE_COMPUTER


@pytest.mark.parametrize("device", ["braille", "pad"])
@pytest.mark.parametrize("game", HIDING)
def test_on_two_devices_keys_are_what_help_says(game: str, device: str) -> None:
    """The walk tries the keyboard's devices there, and the other person's device in their own program."""
    with at_two_devices("braille", thinker=AtOnce, level="beginner") as someone:
        _, second = begun_on_two(someone, game)
        heard = Recorder()
        second.app.announcer.channels[:] = [heard]
        second.app.views.all.clear()  # the walk's own display needs no key to show the focus
        walks = Walk(someone.app, someone), Walk(second.app, heard)
        for _ in range(SITUATIONS):
            walks[0].check("", "terminal", "page")
            walks[1].check(device)
            do_something(someone, random.Random(2))
        assert [wrong for walk in walks for wrong in walk.wrong] == []
        assert {scene for walk in walks for scene in walk.scenes} == ON_TWO_DEVICES


def test_a_scene_that_no_entry_leads_to_has_the_keys_that_help_says() -> None:
    with player("cs", thinker=AtOnce, level="beginner", coach=True) as someone:
        app, walk = someone.app, Walk(someone.app, someone)
        asked = next(one for one in lessons_of(STANDARD).values() if isinstance(topic_of(one), AskedTopic))
        shop = Workshop("pl", app.language.languages, app.catalogue, app.home.translations)
        made: list[Callable[[], Scene]] = [
            lambda: LanguageMenu(app), lambda: first_start.voice_menu(app), lambda: NewerHomeMenu(app, "9.9"),
            lambda: ReadingPace(app), lambda: GenderMenu(app, Stay),
            lambda: LeagueMenu(app, Season(dict, dict, lambda plan, people: Stay()), "none"),
            lambda: PlannedGameMenu(app, Plan("plays", game="sipky", sizes=(4,)), 2, lambda game: Stay(), known=False),
            *(lambda game=game: CallingLesson(app, game) for game in STANDARD if game.calling_lesson),
            lambda: QuestionLesson(app, asked, topic_of(asked).drill),  # type: ignore[union-attr]
            lambda: OrderMenu(app, ("a", "b"), ("a", "b"), str, lambda order: None),
            *(lambda game=game: LineTour(app, game) for game in STANDARD),
            lambda: MessageMenu(app, shop, shop.sources[0], shop.order(shop.sources[0])[0]),
        ]  # fmt: skip
        for make in made:
            with walk.coming_back():
                app.follow(Push(make()))
                walk.check(*DEVICES)
        with walk.coming_back():
            app.receive(LineTyped("statisitky"))  # nearly the name of an entry
            walk.check(*DEVICES)
        _ask_of_the_coach(someone, walk)
        assert walk.wrong == []
        assert walk.scenes == ELSEWHERE
        assert_everywhere(walk)


def _ask_of_the_coach(someone: Player, walk: Walk) -> None:
    """Play at the practice table until its coach asks, then let the strongest player play on."""
    match = at_table(someone, "quist", practice=True)
    assert isinstance(match, PracticeScene)
    while not isinstance(someone.app.scene, CountScene):
        if match.is_own_turn:
            match.act(next(one for one in match.view.legal if isinstance(one, Action)))
        walk.settle()
    walk.check(*DEVICES)
    master = match.master_scene()
    assert master is not None
    someone.app.follow(Push(master))
    walk.check(*DEVICES)
    at_table(someone, "quist", practice=True)
    walk.check(*DEVICES)
    match = at_table(someone, "quist", practice=True)  # no opponent waits for a key here
    assert isinstance(match, PracticeScene)
    while not match.is_waiting_for_player and not match.is_over:
        if isinstance(someone.app.scene, CountScene):
            someone.press("return")
        elif match.is_own_turn:
            match.act(next(one for one in match.view.legal if isinstance(one, Action)))
        walk.settle()
    eva = (Entrant("Eva", "feminine"),)
    someone.app.follow(Push(compare_plays(someone.app, match.seat.table.match, match.seat.table.match, eva)))
    walk.check(*DEVICES)
    someone.press("escape")
    levels = match.same_deal()
    someone.app.follow(Push(levels))
    while not levels.have_all_levels_played:
        walk.settle()
    walk.check(*DEVICES)
    someone.press("home", "down", "return")
    walk.check(*DEVICES)


def test_among_people_keys_are_what_help_says(club: Club, tmp_path: Path) -> None:
    with three(club, tmp_path) as (adam, eva, jana):
        watch(jana, adam)
        eva.told()
        walks = [Walk(one.app, one, one.settle) for one in (adam, eva, jana)]
        for walk in walks:
            walk.check(*DEVICES[:4])
            with walk.coming_back():
                walk.app.follow(Push(walk.app.scene.menu()))  # type: ignore[attr-defined]
                walk.check(*DEVICES[:4])
        jana.press("escape", "end", "return")
        for names in ((), ("Kdo",), ("Moje jméno",), ("Rozdání dne",)):
            with walks[2].coming_back():
                jana.choose(*names)
                walks[2].check(*DEVICES[:4])
                if isinstance(deals := jana.app.scene, DealsMenu):
                    result = DayResult("quist", date(2026, 11, 27), "tricks", 5)
                    field = FieldResults(5, ((4, 1), (5, 1)), (Friend("a", "Adam", 4),))
                    jana.app.follow(Push(FieldMenu(deals._house, result, field)))
                    walks[2].check(*DEVICES[:4])
        assert [one for walk in walks for one in walk.wrong] == []
        assert {scene for walk in walks for scene in walk.scenes} >= AMONG_PEOPLE
        for walk in walks:
            assert_everywhere(walk, DEVICES[:4])


def test_at_a_table_that_gathers_keys_are_what_help_says(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        walk = Walk(adam.app, adam, adam.settle)
        walk.check(*DEVICES[:4])
        adam.choose("Agreements")
        walk.check(*DEVICES[:4])
        assert walk.wrong == []
        assert walk.scenes == AT_A_TABLE
        assert_everywhere(walk, DEVICES[:4])


def test_at_an_evening_of_a_house_keys_are_what_help_says(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        opened(adam, eva)
        adam.told()
        walks = [Walk(one.app, one, one.settle) for one in (adam, eva)]
        for walk in walks:
            walk.check(*DEVICES[:4])
        walks[-1].app.follow(Push(StandingsMenu(walks[-1].app, (), 0)))
        walks[-1].check(*DEVICES[:4])
        assert [one for walk in walks for one in walk.wrong] == []
        assert {scene for walk in walks for scene in walk.scenes} == AT_HOUSE_TABLES
        for walk in walks:
            assert_everywhere(walk, DEVICES[:4])
