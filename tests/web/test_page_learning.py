"""Lessons, drills, deals and reviews on the page reach their end by touch alone and by keys alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from numeramis_access.catalogue import STANDARD
from numeramis_access.practice.drills import drills_of_catalogue
from numeramis_access.practice.lesson import lessons_of as scripts_of
from numeramis_access.practice.topics import lessons_of
from tests.web.browsing import GAMES, STAYS, chromium, hasty, opened, served
from tests.web.going import Finger, Keys, Player

pytestmark = [pytest.mark.peer("chromium"), pytest.mark.slow]

#: a beginner's phone
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
WAYS = {"taps": (Finger, PHONE), "keys": (Keys, {})}
SCRIPTS, LESSONS = tuple(scripts_of(STANDARD)), tuple(lessons_of(STANDARD).values())
#: entries that go on after a deal or a match; texts in every review
OVER, REVIEWED = re.compile("^(Go on to the next deal|Open the menu)$"), re.compile("moments? mattered most|choice")
#: the menu's drills without a braille display
DRILLS = tuple(kind for kind in drills_of_catalogue(STANDARD) if kind != "braille")
#: answers until the test leaves an endless drill
ANSWERS = 3


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def address(house: Path) -> Iterator[str]:
    with served(house) as (found, _):
        yield found


@pytest.fixture
def someone(request: pytest.FixtureRequest, browser: Browser, address: str, house: Path) -> Iterator[Player]:
    """A player at the main menu of a new home, with touch or with keys: their opponents answer at once."""
    kind, device = WAYS[request.param]
    page = opened(browser, address, **device, **hasty(address, house))
    yield kind(page)
    page.context.close()


def ways(names: tuple[str, ...]) -> pytest.MarkDecorator:
    """Return each name with touch and with keys."""
    return pytest.mark.parametrize(("name", "someone"), tuple(product(names, WAYS)), indirect=["someone"])


@ways(SCRIPTS)
def test_a_lesson_of_keys_comes_to_its_end(name: str, someone: Player) -> None:
    someone.choose("Practice", "Lessons", SCRIPTS.index(name))
    someone.go_until(lambda: someone.title == "Lessons")
    expect(someone.page.locator("#log")).to_contain_text("The lesson is over.")


@pytest.mark.turns(16)
@ways(tuple(lesson.name for lesson in LESSONS))
def test_a_lesson_of_a_game_comes_to_its_end(name: str, someone: Player) -> None:
    games = list(dict.fromkeys(lesson.game.name for lesson in LESSONS))
    game = lessons_of(STANDARD)[name].game.name
    place = [lesson.name for lesson in LESSONS if lesson.game.name == game].index(name)
    someone.choose("Practice", "Lessons", len(SCRIPTS) + games.index(game))
    someone.choose(place)
    someone.go_until(lambda: "Lesson over:" in someone.seen() or "The training is done" in someone.seen())


@pytest.mark.parametrize("someone", WAYS, indirect=True)
def test_what_is_learnt_first_is_gone_through_from_the_main_menu(someone: Player) -> None:
    someone.choose("Learn to play")
    expect(someone.page.locator("#title")).not_to_have_text("Main menu")
    someone.go_until(lambda: someone.title == "Main menu")
    expect(someone.page.locator("#log")).to_contain_text("The lesson is over.")


@pytest.mark.turns(6)
@ways(DRILLS)
def test_a_drill_is_answered_and_left(name: str, someone: Player) -> None:
    someone.choose("Practice", "Drills", 1 + DRILLS.index(name))
    for _ in range(ANSWERS):
        someone.press(someone.shown.first)
    someone.press(someone.page.locator("#commands button[name=back], #commands button[name=menu]").first)
    expect(someone.page.locator("#title")).to_have_text("Drills")


@pytest.mark.turns(4)
@ways(GAMES)
def test_a_deal_comes_to_its_end_is_reviewed_and_the_next_one_begins(name: str, someone: Player) -> None:
    someone.choose("Practice", "Practice table", name, "Start playing")
    over = someone.page.locator("#play button").filter(has_text=OVER).and_(someone.page.locator(STAYS))
    someone.go_until(lambda: False, OVER)
    someone.press(someone.page.locator("#command-buttons button[name=hint]"))
    expect(someone.page.locator("#log")).to_contain_text(REVIEWED)
    someone.press(over.first)
    expect(over).to_have_count(0)
    assert someone.names()


@pytest.mark.turns(4)
@ways(GAMES)
def test_the_deal_of_the_day_is_played_and_left_for_the_main_menu(name: str, someone: Player) -> None:
    someone.choose("Deal of the day", name)
    over = someone.page.locator("#play button").filter(has_text=OVER).and_(someone.page.locator(STAYS))
    someone.go_until(lambda: False, OVER)
    someone.follow(over.first)
    someone.press(someone.shown.last)
    expect(someone.page.locator("#title")).to_have_text("Main menu")
