"""A way leads from every kind of scene back to the main menu, at terminal, window and page.

The scenes are the classes in the program's modules. The tests must reach each of them: by keys from the main menu, or
from people, an evening, a first start or a running deal.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from itertools import count
from pathlib import Path

import pytest

from numeramis_access.app.calling.lesson import CallingLesson
from numeramis_access.app.calling.scene import CallingScene
from numeramis_access.app.daily.days import DayResult
from numeramis_access.app.evening.leagues import LeagueMenu, Season
from numeramis_access.app.evening.plan import PlannedGameMenu
from numeramis_access.app.evening.standing import StandingsMenu
from numeramis_access.app.menus.newer_home import NewerHomeMenu
from numeramis_access.app.menus.order import OrderMenu
from numeramis_access.app.menus.reading_pace import ReadingPace
from numeramis_access.app.people.same_deals import DealsMenu, FieldMenu, FieldResults
from numeramis_access.app.people.same_deals import Friend as Of
from numeramis_access.app.practice.another_play import compare_plays
from numeramis_access.app.practice.counting import CountScene
from numeramis_access.app.practice.drill import Drill
from numeramis_access.app.practice.line_tour import LineTour
from numeramis_access.app.practice.question_lesson import QuestionLesson
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.scene import Pop, Push, Scene, Stay
from numeramis_access.app.table.asked_gender import GenderMenu
from numeramis_access.app.table.local_match import begin_together
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.translating.scenes import MessageMenu
from numeramis_access.app.translating.workshop import Workshop
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import fitting_seats
from numeramis_access.core.table import Table
from numeramis_access.evening.events import Plan
from numeramis_access.input.inbox import LineTyped
from numeramis_access.practice.topics import AskedTopic, lessons_of, topic_of
from numeramis_access.store.journal import Entrant
from numeramis_access.store.settings import Companion
from tests.app.calling import call_something, called
from tests.app.director import begun, director
from tests.app.friends import friends, gathered
from tests.app.key_walk import AtOnce
from tests.app.player import Player, player
from tests.app.test_keys import at_table
from tests.app.test_people_evenings import opened
from tests.app.test_people_watching import three, watch
from tests.app.test_two_devices import at_two_devices, second_of
from tests.app.way_home import FRONTS, Front, WayHome, everything
from tests.server.guests import Club

#: greatest depth of scenes below the start of a crawl
DEEP = 4
#: most actions of a whole match
LONG = 400


@pytest.fixture(autouse=True)
def unwritten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not write settings, because writing takes most of the time of a key."""
    monkeypatch.setattr("numeramis_access.store.settings.merge_settings", lambda own, *_: own)


def crawl(way: WayHome, seen: set[str], deep: int = 0) -> None:
    """Go home from the scene on top, then from each scene behind its entries; at greater depth only behind some.

    :param seen: tried entries, each with the title of its menu.
    """
    app, scene = way.app, way.app.scene
    way.check()
    if not isinstance(scene, Menu) or isinstance(scene, Drill) or deep == DEEP:
        return  # the answers of a drill lead to its next question
    for place in count(0, 1 if deep < 2 else len(scene.entries) // 4 + 1):  # what is begun behind an entry adds others
        if place >= len(scene.entries):
            break
        label = f"{scene.title()} {scene.entries[place].label()}"
        if label in seen:
            continue
        seen.add(label)
        with way.coming_back() as before:
            way.press("home", *["down"] * place, "return")
            if app.running and app.scene not in before:
                crawl(way, seen, deep + 1)
        scene.renew()


def from_the_main_menu() -> WayHome:
    """Crawl from the main menu; return the way."""
    with player("cs", thinker=AtOnce, level="beginner", name="Adam") as someone:
        way = WayHome(someone.app)
        crawl(way, {f"{someone.app.text('main-menu')} {someone.app.text('menu-quit')}"})
        return way


def at_the_end_of_play() -> WayHome:
    """Play the deal of the day and a practice match of each game, and a short match that counts."""
    with player("en", thinker=AtOnce, level="beginner", wait_for_speech=False) as someone:
        way = WayHome(someone.app)
        for game in STANDARD.names:
            with way.coming_back():
                enter(way, someone.app.text("menu-daily"))
                enter(way, someone.app.text(f"game-{game}"))
                play_to_the_end(way)
            for practice in (False, True):
                with way.coming_back():
                    at_table(someone, game, practice=practice)
                    play_to_the_end(way)
        return way


def enter(way: WayHome, label: str) -> None:
    """Press Enter on the entry with this label."""
    scene = way.app.scene
    assert isinstance(scene, Menu)
    place = [entry.label() for entry in scene.entries].index(label)
    way.press("home", *["down"] * place, "return")


def play_to_the_end(way: WayHome) -> None:
    """Play until the match is over; go home from each stop, from the end, and from the menu after it."""
    match, chance = way.app.scene, random.Random(1)
    assert isinstance(match, MatchScene)
    for _ in range(LONG):
        way.check()
        if match.is_over:
            break
        if match.is_waiting_for_player:
            way.press("return")
        elif match.is_own_turn:
            match.act(chance.choice([one for one in match.view.legal if isinstance(one, Action)]))
        way.settle()
    with way.coming_back():
        way.press("escape")
        way.check()


def at_the_first_start() -> WayHome:
    """Choose a language and answer the questions of a first start; then start an old program at a newer home."""
    with player("", thinker=AtOnce) as someone:
        way = WayHome(someone.app)
        way.check()
        enter(way, someone.app.language.languages["cs"].name)
        way.check()
    with player("cs", thinker=AtOnce) as someone:
        later = WayHome(someone.app)
        someone.app.follow(Push(NewerHomeMenu(someone.app, "9.9")))
        later.check()
        return way.with_what(later)


def where_the_program_leads_by_itself() -> WayHome:
    """Go home from scenes outside the crawl.

    They are: a match of two people here, the coach's question, comparing plays, ordering a list, translating, the pace
    of reading, and the question after a word that is nearly a name.
    """
    beside = {"Eva": Companion("feminine")}
    with player("cs", thinker=AtOnce, level="beginner", coach=True, name="Adam", companions=beside) as someone:
        app, way = someone.app, WayHome(someone.app)
        shop = Workshop("pl", app.language.languages, app.catalogue, app.home.translations)
        rules = STANDARD["quist"].ruleset()
        asked = next(one for one in lessons_of(STANDARD).values() if isinstance(topic_of(one), AskedTopic))
        made: tuple[Callable[[], Scene], ...] = (
            lambda: OrderMenu(app, ("a", "b"), ("a", "b"), str, lambda order: None),
            lambda: begin_together(["Eva"], app, rules, rules.options(), 4, 5).scene,
            lambda: MessageMenu(app, shop, shop.sources[0], shop.order(shop.sources[0])[0]),
            lambda: QuestionLesson(app, asked, topic_of(asked).drill),  # type: ignore[union-attr]
            *(lambda game=game: LineTour(app, game) for game in STANDARD), lambda: ReadingPace(app),
            lambda: GenderMenu(app, Stay),
            *(lambda game=game: CallingLesson(app, game) for game in STANDARD if game.calling_lesson),
            lambda: LeagueMenu(app, Season(dict, dict, lambda plan, people: Stay()), "none"),
            lambda: PlannedGameMenu(app, Plan("plays", game="sipky", sizes=(4,)), 2, lambda game: Stay(), known=False),
        )
        for make in made:
            with way.coming_back():
                app.follow(Push(make()))
                way.check()
        with way.coming_back():
            app.receive(LineTyped("statisitky"))  # nearly the name of an entry
            way.check()
        _at_the_practice_table(someone, way)
        return way


def on_two_devices() -> WayHome:
    """Go home from the table of two people: at the keyboard to the main menu, on the display to the table."""
    rules = STANDARD["quist"].ruleset()
    with at_two_devices("braille", thinker=AtOnce, level="beginner") as someone:
        someone.app.follow(Push(begin_together(["Marie"], someone.app, rules, rules.options(), 4, 5).scene))
        way, later = WayHome(someone.app), WayHome(second_of(someone))
        with later.coming_back():
            later.press("escape")
            later.check()
        later.check()
        way.check()
        return way.with_what(later)


def at_called_matches() -> WayHome:
    """Go home from the table of a caller in each game: from its start, a half-called card, a call that waits for cards,
    a proved revoke, and the end.
    """
    with player("cs", thinker=AtOnce, level="beginner", name="Adam") as someone:
        way, chance = WayHome(someone.app), random.Random(2)
        for game in STANDARD:
            rules = game.ruleset()
            with way.coming_back():
                scene = called(someone, Table(rules, rules.options(), fitting_seats(rules, rules.options(), 4), 1), 0)
                met: set[object] = set()
                for _ in range(LONG):
                    if scene.is_over:
                        break
                    _from_a_moment(way, scene, met)
                    call_something(scene, chance)
                way.check()
                scene.seat.close()
        return way


def _from_a_moment(way: WayHome, scene: CallingScene, met: set[object]) -> None:
    """Go home from a moment of a called match, and from half a card, if no such moment was tried before."""
    moment = scene.seat.needed is None, bool(scene.seat.revoke), bool(scene.seat.cards), bool(scene.desk.choices)
    if moment in met:
        return
    met.add(moment)
    way.check()
    if scene.seat.suit and scene.seat.cards:
        way.app.press("f2")
        way.check()


def _at_the_practice_table(someone: Player, way: WayHome) -> None:
    """Go home from the scenes of the practice table: the coach's question, the strongest player's plays."""
    match = at_table(someone, "quist", practice=True)
    assert isinstance(match, PracticeScene)
    seen: set[type[Scene]] = set()
    while not match.is_waiting_for_player:
        if isinstance(someone.app.scene, CountScene):
            way.check()
            someone.press("return")
        elif match.is_own_turn:
            if not seen and (master := match.master_scene()) is not None:
                seen.add(type(master))
                with way.coming_back():
                    someone.app.follow(Push(master))
                    way.check()
            match.act(next(one for one in match.view.legal if isinstance(one, Action)))
        way.settle()
    eva = (Entrant("Eva", "feminine"),)
    with way.coming_back():
        someone.app.follow(Push(compare_plays(someone.app, match.seat.table.match, match.seat.table.match, eva)))
        way.check()
    levels = match.same_deal()
    someone.app.follow(Push(levels))
    while not levels.have_all_levels_played:
        way.settle()
    way.check()
    way.press("home", "down", "return")
    way.check()


@contextmanager
def a_club(folder: Path, name: str) -> Iterator[tuple[Club, Path]]:
    """Yield a new club and the folder of its people's homes; each walk needs its own, because going home leaves it."""
    own = folder / name
    own.mkdir(parents=True)
    made = Club(own)
    yield made, own
    made.house.close()


def among_people(folder: Path, front: type[Front]) -> WayHome:
    """Play with people and watch them; go home from the table, its menu, the house and its menus."""
    with a_club(folder, f"people-{front.__name__}") as (club, own), three(club, own) as (adam, _, jana):
        watch(jana, adam)
        player_way, way = (WayHome(one.app, one.settle) for one in (adam, jana))
        for one in (player_way, way):
            with one.coming_back():
                one.press("escape")
                one.check(front)
            one.check(front)
        jana.app.follow(Pop())
        jana.settle()
        for names in (("Kdo",), ("Moje jméno",), ("Rozdání dne",)):
            with way.coming_back():
                jana.choose(*names)
                if isinstance(deals := jana.app.scene, DealsMenu):
                    result = DayResult("quist", date(2026, 11, 27), "tricks", 5)
                    field = FieldResults(5, ((4, 1), (5, 1)), (Of("a", "Adam", 4),))
                    jana.app.follow(Push(FieldMenu(deals._house, result, field)))
                    way.check(front)
                    jana.press("escape")
                way.check(front)
        way.check(front)
        return way.with_what(player_way)


def at_a_table_that_gathers(folder: Path, front: type[Front]) -> WayHome:
    """Go home from a gathering table and its menus."""
    with a_club(folder, f"table-{front.__name__}") as (club, own):  # noqa: SIM117 - a line is long enough
        with friends(club, own, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
            gathered(adam, eva)
            way = WayHome(adam.app, adam.settle)
            with way.coming_back():
                adam.choose("Agreements")
                way.check(front)
            way.check(front)
            return way


def at_an_evening_of_a_house(folder: Path, front: type[Front]) -> WayHome:
    """Go home from an evening in a house, as its director and as a guest."""
    with a_club(folder, f"evening-{front.__name__}") as (club, own):  # noqa: SIM117 - a line is long enough
        with friends(club, own, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
            opened(adam, eva)
            adam.told()
            director_way, way = (WayHome(one.app, one.settle) for one in (adam, eva))
            with way.coming_back():
                eva.app.follow(Push(StandingsMenu(eva.app, (), 0)))
                way.check(front)
            way.check(front)
            director_way.check(front)
            return way.with_what(director_way)


def at_an_evening_with_real_cards() -> WayHome:
    """Go home from an evening with real cards, before its draw and in play."""
    with director("en") as made:
        way = WayHome(made.someone.app)
        made.announce()
        way.check()
        for place in range(len(made.labels)):
            with way.coming_back():
                way.press("home", *["down"] * place, "return")
                way.check()
        with way.coming_back():
            made.choose("evening-enter")
            made.write("Marie Nová")
            way.check()
    with director("en") as made:
        begun(made)
        later = WayHome(made.someone.app)
        with later.coming_back():
            made.choose("evening-enter-results", count=4)
            later.check()
            made.choose("evening-one-line")
            later.check()
        with later.coming_back():
            made.choose("evening-seats")
            made.enter(made.text("evening-numbered", number=1, names="", count=2))
            made.enter("Marie Nová")
            later.check()
        later.check()
        return way.with_what(later)


@pytest.mark.slow
def test_a_way_leads_home_from_every_scene_at_every_front_end(tmp_path: Path) -> None:
    walks = [
        from_the_main_menu(), at_the_end_of_play(), at_the_first_start(), where_the_program_leads_by_itself(),
        at_an_evening_with_real_cards(), on_two_devices(), at_called_matches(),
        *(walk(tmp_path, front) for walk in AMONG_OTHERS for front in FRONTS),
    ]  # fmt: skip
    assert [wrong for way in walks for wrong in way.wrong] == []
    reached = {one for way in walks for one in way.scenes}
    every = {(front.__name__, scene) for front in FRONTS for scene in everything()}
    assert sorted(f"{front}: {scene.__name__}" for front, scene in every - reached) == []


#: walks in a house, one for each front end, because going home leaves the house
AMONG_OTHERS = (among_people, at_a_table_that_gathers, at_an_evening_of_a_house)
