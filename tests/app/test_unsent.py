"""Menus with something unsent: nothing leaves them without a question, and panning does not bring "cancel"."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from numeramis_access.app.evening.entering import PartyMenu
from numeramis_access.app.evening.evening_menu import EveningMenu, ask_score
from numeramis_access.app.evening.keeper import Keeper
from numeramis_access.app.evening.results import OpenLines, read_back
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.number import NumberMenu
from numeramis_access.app.shell.scene import Pop, Push
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.evening.evening import open_lines
from numeramis_access.evening.scoring import Score
from numeramis_access.input.commands import Command
from numeramis_access.store.evenings import Evenings
from tests.app.director import Director, begun, director
from tests.app.fingers import fingers
from tests.app.player import home


def keeper_of(made: Director) -> Keeper:
    everything = Evenings(home().evenings).all()
    return Keeper(made.app, everything.evenings[0], everything.people)


def written(made: Director) -> Menu:
    """Return a text field with a typed letter."""
    field = WritingMenu(made.app, "evening-name", lambda text: None)
    open_menu(made, field)
    made.press("x")
    return field


def number(made: Director) -> Menu:
    """Return a field with a typed number."""
    field = NumberMenu(made.app, "choose-number", lambda: "x", (0, 99), lambda number: None, 5)
    open_menu(made, field)
    made.press("9")
    return field


def second_number(made: Director) -> Menu:
    """Return the second field of a result, whose first number was typed before it."""
    open_menu(made, ask_score(made.app, keeper_of(made), "", lambda result: Pop()))
    made.press("5", "return")
    scene = made.app.scene
    assert isinstance(scene, NumberMenu)
    return scene


def party(made: Director) -> Menu:
    """Return the menu of a pair with one name so far."""
    menu = PartyMenu(made.app, keeper_of(made))
    open_menu(made, menu)
    menu.party.append("Věra")
    return menu


def result(made: Director) -> Menu:
    """Return a typed result that is read back."""
    keeper = keeper_of(made)
    line = open_lines(keeper.evening)[0]
    menu = read_back(OpenLines(made.app, keeper), line, Score(5, 4), Pop, Pop)
    open_menu(made, menu)
    return menu


#: a way to each menu that can contain something unsent
UNSENT: dict[type[Menu], tuple[Callable[[Director], Menu], ...]] = {
    WritingMenu: (written,),
    NumberMenu: (number, second_number),
    PartyMenu: (party,),
    EveningMenu: (result,),
}
WAYS = [way for ways in UNSENT.values() for way in ways]


def open_menu(made: Director, menu: Menu) -> None:
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
def test_nothing_unsent_is_lost_without_a_question(way: Callable[[Director], Menu], leaves: str) -> None:
    with director("en") as made:
        begun(made)
        menu = way(made)
        assert menu.has_draft
        if leaves == "last entry":
            made.press(*["down"] * (len(made.labels) - 1 - made.app.scene.screen().focus), "return")
        else:
            made.app.do(Command.BACK if leaves == "back" else Command.MENU)
            made.app.refresh()
        assert made.app.scene.asks("writing-leave")  # type: ignore[attr-defined]
        made.press("return")
        assert made.app.scene is menu, "no comes first"
        assert menu.has_draft
        made.app.do(Command.BACK)
        made.press("down", "return")
        assert made.app.scene is not menu


@pytest.mark.parametrize("cells", [14, 40])
def test_panning_does_not_leave_a_typed_number(cells: int) -> None:
    with fingers("en", cells) as someone:
        field = NumberMenu(someone.app, "choose-number", lambda: "x", (0, 99), lambda number: None, None)
        someone.app.follow(Push(field))
        someone.settle()
        someone.press("dot2+dot4", "pan right", "pan right", "pan right")
        assert (field.focus, field.digits) == (0, "9")
