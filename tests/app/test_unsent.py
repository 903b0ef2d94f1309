"""Menus with something unsent: nothing leaves them without a question, and panning does not bring "cancel"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from unittest.mock import patch

import pytest

from numeramis_access.app.evening import keeper
from numeramis_access.app.evening.entering import PartyMenu
from numeramis_access.app.evening.evening_menu import EveningMenu, score_menu
from numeramis_access.app.evening.keeper import EveningKeeper
from numeramis_access.app.evening.menu import first_plan
from numeramis_access.app.evening.plan import PlanMenu
from numeramis_access.app.evening.results import OpenLinesMenu, read_back_menu
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.number import NumberMenu
from numeramis_access.app.shell.scene import Pop, Push
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.evening.evening import open_lines
from numeramis_access.evening.scoring import Score
from numeramis_access.input.commands import Command
from numeramis_access.output.braille_board import END_CELL
from numeramis_access.store.evenings import Evenings
from tests.app.director import BEGINS, PAIRS, Leader, begun, director
from tests.app.evening import READING, Clock
from tests.app.fingers import NAMES, Fingers, reading
from tests.app.player import home
from tests.braille.emulators.baum import BaumDisplay
from tests.transcripts.evening_lines import DirectorByDots
from tests.transcripts.people_lines import BACK, ENTER

#: most pans of a menu
PANS = 150


def keeper_of(made: Leader) -> EveningKeeper:
    everything = Evenings(home().evenings).all()
    return EveningKeeper(made.app, everything.evenings[0], everything.people)


def written(made: Leader) -> Menu:
    """Return a text field with a typed letter."""
    field = WritingMenu(made.app, "evening-name", lambda text: None)
    open_menu(made, field)
    made.press("x")
    return field


def number(made: Leader) -> Menu:
    """Return a field with a typed number."""
    field = NumberMenu(made.app, "choose-number", lambda: "x", (0, 99), lambda number: None, 5)
    open_menu(made, field)
    made.press("9")
    return field


def second_number(made: Leader) -> Menu:
    """Return the second field of a result, whose first number was typed before it."""
    open_menu(made, score_menu(made.app, keeper_of(made), "", lambda result: Pop()))
    made.press("5", "return")
    scene = made.app.scene
    assert isinstance(scene, NumberMenu)
    return scene


def second_side(made: Leader) -> Menu:
    """Return the field for the score of the second side, after that of the first."""
    made.enter(made.text("evening-all-lines"))
    made.enter(made.labels[0])
    made.choose("evening-adjust")
    made.choose("evening-assign-split")
    made.type(5, 8)
    scene = made.app.scene
    assert isinstance(scene, NumberMenu)
    return scene


def reason_of_score(made: Leader) -> Menu:
    """Return the question for the reason of a typed score."""
    made.enter(made.text("evening-all-lines"))
    made.enter(made.labels[0])
    made.choose("evening-adjust")
    made.choose("evening-assign")
    made.type(5, 8)
    return reason(made)


def reason_of_substitute(made: Leader) -> Menu:
    """Return the question for the reason of a substitute whose name was typed."""
    made.choose("evening-seats")
    made.enter(made.text("evening-numbered", number=1, names="", count=2))
    made.enter(PAIRS[0][0])
    made.choose("evening-replace")
    made.write("Rudolf")
    return reason(made)


def reason(made: Leader) -> Menu:
    """Return the question for a reason, which stands there."""
    scene = made.app.scene
    assert isinstance(scene, EveningMenu)
    assert scene.is_question("evening-why")
    return scene


def party(made: Leader) -> Menu:
    """Return the menu of a pair with one name so far."""
    menu = PartyMenu(made.app, keeper_of(made))
    open_menu(made, menu)
    made.choose("evening-write-name")
    made.write("Vera")
    return menu


def late_pair(made: Leader) -> Menu:
    """Return the question where a typed pair sits, because another pair did not come."""
    made.choose("evening-seats")
    made.enter(made.text("evening-numbered", number=1, names="", count=2))
    made.choose("evening-leave", round=1)
    made.choose("evening-reason", reason="absent")
    made.back()
    made.back()
    made.enter_late("Late One", "Late Two")
    scene = made.app.scene
    assert isinstance(scene, EveningMenu)
    assert scene.is_question("evening-late-where")
    return scene


def plan(made: Leader) -> Menu:
    """Return the plan of an evening with a typed name."""
    menu = PlanMenu(made.app, first_plan(made.app), lambda plan: None)
    open_menu(made, menu)
    made.choose("evening-plan-title")
    made.write("Cup")
    return menu


def row_of_points(made: Leader) -> Menu:
    """Return the plan of a tournament with a typed row of points."""
    menu = PlanMenu(made.app, first_plan(made.app), lambda plan: None)
    menu.change(contest="plays", sizes=(4,))
    menu.change_by_typing(rows={4: (9, 5, 3, 1)})
    open_menu(made, menu)
    return menu


def result(made: Leader) -> Menu:
    """Return a typed result that is read back."""
    keeper = keeper_of(made)
    line = open_lines(keeper.evening)[0]
    menu = read_back_menu(OpenLinesMenu(made.app, keeper), line, Score(5, 4), Pop, Pop)
    open_menu(made, menu)
    return menu


#: a way to each menu that can contain something unsent
UNSENT: dict[type[Menu], tuple[Callable[[Leader], Menu], ...]] = {
    WritingMenu: (written,),
    NumberMenu: (number, second_number, second_side),
    PartyMenu: (party,),
    EveningMenu: (result, reason_of_score, reason_of_substitute, late_pair),
    PlanMenu: (plan, row_of_points),
}
WAYS = [way for ways in UNSENT.values() for way in ways]


def open_menu(made: Leader, menu: Menu) -> None:
    made.app.follow(Push(menu))
    made.app.refresh()


def all_menus(kind: type[Menu]) -> Iterator[type[Menu]]:
    """Yield a class and everything that is built on it."""
    yield kind
    for more in kind.__subclasses__():
        yield from all_menus(more)


def test_every_menu_that_can_contain_something_unsent_is_tried() -> None:
    assert {kind for kind in all_menus(Menu) if "has_draft" in vars(kind)} == set(UNSENT)


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("leaves", ["back", "menu", "last entry"])
def test_nothing_unsent_is_lost_without_a_question(way: Callable[[Leader], Menu], leaves: str) -> None:
    with director("en") as made:
        begun(made)
        menu = way(made)
        assert menu.has_draft
        if leaves == "last entry":
            made.press(*["down"] * (len(made.labels) - 1 - made.app.scene.screen().focus), "return")
        else:
            made.app.do_command(Command.BACK if leaves == "back" else Command.MENU)
            made.app.refresh()
        assert made.app.scene.is_question("writing-leave")  # type: ignore[attr-defined]
        made.press("return")
        assert made.app.scene is menu, "no comes first"
        assert menu.has_draft
        made.app.do_command(Command.BACK)
        made.press("down", "return")
        assert made.app.scene is not menu


@pytest.mark.parametrize("cells", [14, 20, 40])
@pytest.mark.parametrize("way", WAYS)
def test_by_dots_panning_leads_to_no_entry_that_leaves_and_leaving_asks(
    way: Callable[[Leader], Menu], cells: int
) -> None:
    """The evening begins by ear; then the same home is opened at a display."""
    with director("en") as made:
        begun(made)
    clock = Clock()
    with BaumDisplay(NAMES[cells], cells) as device, reading(
        device, f"baum:{device.path}", "en", timers=clock
    ) as someone, patch.object(keeper, "now", lambda: BEGINS):
        made = DirectorByDots(someone, clock)
        made.enter(made.labels[0])
        menu = way(made)
        someone.settle()
        assert menu.has_draft
        leaves = len(menu.entries) - 1
        pan_to_end(someone, clock)
        assert menu.focus != leaves
        if isinstance(menu, (WritingMenu, NumberMenu)):
            for _ in range(3):
                feel(someone, clock, "pan right")
            assert menu.focus == 0
        feel(someone, clock, BACK)
        assert someone.app.scene.is_question("writing-leave")  # type: ignore[attr-defined]
        for _ in range(PANS):
            if someone.app.scene is menu:
                break
            feel(someone, clock, ENTER)  # a question that fills the line needs reading first
        assert someone.app.scene is menu, "no comes first"
        assert menu.has_draft


def feel(someone: Fingers, clock: Clock, key: str) -> None:
    """Read the display, then press a key."""
    clock.move(clock.now() + READING)
    someone.press(key)


def pan_to_end(someone: Fingers, clock: Clock) -> None:
    """Pan as far as panning leads."""
    for _ in range(PANS):
        feel(someone, clock, "pan right")
        if someone.cells[-1] == END_CELL:
            return
    raise AssertionError(someone.text)
