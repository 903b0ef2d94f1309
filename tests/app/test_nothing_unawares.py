"""Enter plays or opens only the item named last, also after an error and after a change of the list."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

import numeramis_access
from numeramis_access.app.people.houses import HousesMenu
from numeramis_access.app.shell.menu import Entry, Menu
from numeramis_access.app.shell.number import NumberMenu
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.catalogue import STANDARD
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import HousesFound, LineTyped
from numeramis_access.input.keyboard import Keyboard
from numeramis_access.words.language import Language
from tests.app.friends import Friend, arrive, club, friends, gathered
from tests.app.player import Player, player
from tests.app.test_typed_words import at_table, typed
from tests.server.guests import Club

__all__ = ["club"]

LANGUAGES = ("cs", "en")
#: commands that act by themselves, or leave
ACTS = {Command.ACTIVATE, Command.QUIT}


def name_a_card(someone: Player) -> str:
    """Move the cursor to a card or choice that the program names; return its label."""
    match = someone.match
    assert match is not None
    while someone.app.scene is not match:
        someone.press("escape")
    someone.press("home")
    assert match.desk.is_named
    return someone.screen.items[someone.screen.focus].label


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", STANDARD.names)
def test_after_an_error_enter_names_what_it_would_do(game: str, language: str) -> None:
    with player(language) as someone:
        match = at_table(someone, game)
        name_a_card(someone)
        before = match.seat.position
        for error in ("osmicka9", "hokuspokus"):
            someone.app.receive(LineTyped(error))
            assert not match.desk.is_named
            someone.app.receive(LineTyped(""))
            assert match.desk.is_named
        someone.press("f24")
        assert not match.desk.is_named
        assert match.seat.position == before


@pytest.mark.parametrize("game", STANDARD.names)
def test_after_any_command_that_is_refused_enter_plays_nothing(game: str) -> None:
    refused = 0
    with player("cs") as someone:
        match = at_table(someone, game)
        for command in (one for one in someone.app.keymap.commands if one not in ACTS):
            name_a_card(someone)
            before = match.seat.position
            someone.shown.clear()
            someone.app.do_command(command)
            if someone.app.scene is match and any(one.cue == "refusal" for one in someone.shown):
                refused += 1
                someone.press("return")
                assert match.seat.position == before, command
    assert refused > 5


def test_a_card_that_was_refused_is_named_before_it_is_tried_again() -> None:
    with player("cs") as someone:
        match = at_table(someone, "whist")
        legal = {action.card for action in match.view.legal}  # type: ignore[union-attr]
        place = next(at for at, card in enumerate(match.desk.hand) if card not in legal)
        someone.press("home", *["right"] * place, "return")
        card = someone.screen.items[match.desk.place].label.rstrip(".")
        assert someone.press("return")[0].lower().startswith(card.lower())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_refusal_invites_enter(language: str) -> None:
    sources = "".join(path.read_text() for path in Path(numeramis_access.__path__[0]).rglob("app/**/*.py"))
    refusals = set(re.findall(r'say\(\s*"([a-z-]+)"[^()]*cue="refusal"', sources))
    words = Language(language)
    assert {"unknown-word", "nothing-to-change"} <= refusals
    for message in refusals:
        folder = Path(numeramis_access.__path__[0]) / "words" / "locale" / language
        text = "".join(path.read_text() for path in folder.glob("*.ftl"))
        found = re.search(rf"^{message} = (.*(?:\n .*)*)", text, re.MULTILINE)
        assert found is None or "Enter" not in found[1], message
    assert words.code == language


@pytest.mark.parametrize(("language", "first"), [("cs", "Nová partie"), ("en", "New match")])
def test_after_a_word_that_is_not_understood_enter_names_the_entry(language: str, first: str) -> None:
    with player(language) as someone:
        menu = someone.app.scene
        typed(someone, "hokuspokus")
        assert typed(someone, "")[0].startswith(first)
        assert someone.app.scene is menu
        typed(someone, "")
        assert someone.app.scene is not menu


def test_after_a_refusal_what_is_written_next_counts_as_named() -> None:
    """A key without meaning, such as a dead key of a Czech keyboard, does not cost a further Enter."""
    with player("cs", name="") as someone:
        written: list[str] = []
        someone.app.follow(Push(WritingMenu(someone.app, "people-name", lambda text: written.append(text))))
        someone.press("a", "f24", "b", "return")
        assert written == ["ab"]
        numbers: list[int] = []
        someone.app.follow(Push(NumberMenu(someone.app, "choose-number", str, (1, 20), numbers.append, None)))
        someone.press("9", "9", "return", "backspace", "backspace", "1", "2", "return")
        assert numbers == [12]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("shift", [0, 1])
def test_a_dead_key_of_a_czech_keyboard_waits_for_its_letter_in_silence(shift: int, language: str) -> None:
    """SDL gives a key without a name that writes nothing, then the letter with its accent."""
    dead = Keyboard().press(SimpleNamespace(key=1 << 30, mod=shift, unicode=""))
    assert dead is not None
    with player(language) as someone:
        assert someone.press(dead), "where no text is typed it says that it does nothing"
        written: list[str] = []
        someone.app.follow(Push(WritingMenu(someone.app, "people-name", lambda text: written.append(text))))
        someone.told()
        assert someone.press(dead) == []
        someone.app.press("c", "č")
        someone.press("return")
        assert written == ["č"]


# lists that others change


class Changing(Menu):
    """A list that others change."""

    keeps_places = True


def list_of(someone: Player, names: list[str], done: list[str]) -> Changing:
    def entry(name: str) -> Entry:
        return Entry(lambda: name, lambda: done.append(name), identity=name.split(",")[0])

    menu = Changing(someone.app, "main-menu", lambda: [entry(name) for name in names])
    someone.app.follow(Push(menu))
    return menu


@pytest.mark.parametrize(("language", "gone"), [("cs", "Bob: už tu není"), ("en", "Bob: no longer here")])
def test_what_is_in_a_list_keeps_its_order_and_what_is_new_stands_where_it_belongs(language: str, gone: str) -> None:
    done: list[str] = []
    with player(language) as someone:
        names = ["Adam", "Bob", "Cyril"]
        menu = list_of(someone, names, done)
        names[:] = ["Eva", "Adam", "Cyril"]
        menu.renew()
        assert [entry.label() for entry in menu.entries] == ["Eva", "Adam", gone, "Cyril"]
        assert menu.focus == 1, "the finger stays on Adam"
        typed(someone, "4", "3", "1")
        assert done == ["Cyril", "Eva"]
        names[:] = ["Bob", "Adam", "Cyril"]
        menu.renew()
        assert [entry.label() for entry in menu.entries][2] == "Bob", "who is back has the place again"
        menu.enter()
        assert [entry.label() for entry in menu.entries] == names, "opened again it stands as it is"


def test_what_leaves_a_list_stays_last_with_the_finger_on_it() -> None:
    with player("en") as someone:
        names = ["Adam", "Leave"]

        def entries() -> list[Entry]:
            return [Entry(partial(str, name), None, identity=name, stays_last=name == "Leave") for name in names]

        menu = Changing(someone.app, "main-menu", entries)
        someone.app.follow(Push(menu))
        someone.press("end")
        names[:] = ["Bob", "Leave"]
        menu.renew()
        assert [entry.label() for entry in menu.entries] == ["Bob", "Adam: no longer here", "Leave"]
        assert menu.focus == 2
        someone.press("home")
        names[:] = ["Bob", "Cyril", "Leave"]
        menu.renew()
        assert [entry.label() for entry in menu.entries][:2] == ["Bob", "Cyril"]
        assert [entry.label() for entry in menu.entries][-1] == "Leave"
        assert menu.focus == 0


def test_what_has_changed_under_the_finger_is_named_before_enter_does_it() -> None:
    done: list[str] = []
    with player("cs") as someone:
        names = ["Stůl, tři místa", "Zpět"]
        menu = list_of(someone, names, done)
        someone.told()
        names[0] = "Stůl, hraje se"
        menu.renew()
        assert someone.press("return") == ["Stůl, hraje se, první ze dvou."]
        assert not done
        someone.press("return")
        assert done == ["Stůl, hraje se"]


def test_a_list_that_changes_for_ever_does_not_grow_for_ever() -> None:
    with player("cs") as someone:
        names = ["Zpět"]
        menu = list_of(someone, names, [])
        for number in range(1000):
            names[:] = ["Zpět", f"Host {number}"]
            menu.renew()
        assert len(menu.entries) <= 200
        menu.enter()
        assert [entry.label() for entry in menu.entries] == names


def shown(friend: Friend) -> list[str]:
    """Return the labels of the list."""
    return [item.label for item in friend.app.scene.screen().items]


def at_finger(friend: Friend) -> str:
    """Return the label under the finger."""
    screen = friend.app.scene.screen()
    return screen.items[screen.focus].label


def has_order(labels: list[str], before: list[str]) -> bool:
    """Return whether every earlier label is still in a list, in the earlier order."""
    return [label for label in labels if label in before] == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_houses_nearby_come_first_and_one_that_was_in_the_list_keeps_its_place(
    language: str, club: Club, tmp_path: Path
) -> None:
    with friends(club, tmp_path, ("Adam", language)) as (adam,):
        arrive(adam)
        adam.press("escape")
        menu = adam.app.scene
        assert isinstance(menu, HousesMenu)
        menu._finder = _Finder()
        before, visited = shown(adam), adam.app.text("people-visited", address="192.168.1.5")
        assert visited in before
        finger = at_finger(adam)
        adam.app.receive(HousesFound((("Eva", "10.0.0.1:1"), ("Dům", "192.168.1.5"))))
        after = shown(adam)
        assert has_order(after, [label for label in before if label != visited])
        assert "Dům" in after[before.index(visited)], "the one that was there has its name at its place"
        assert "Eva" in after[before.index(visited) + 1]
        assert after[-1] == before[-1], "the way back stays last"
        assert at_finger(adam) == finger


class _Finder:
    def close(self) -> None: ...


def test_the_lobby_keeps_its_places_while_tables_come_and_go(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs"), ("Jana", "cs")) as (adam, eva, jana):
        for one in (adam, eva):
            arrive(one)
        adam.press("end")
        before = shown(adam)
        arrive(jana)
        eva.choose("Nový stůl otevřený", "Quist", "Otevřít stůl")
        adam.settle()
        after = shown(adam)
        assert has_order(after, before)
        assert "Eva" in after[0]
        assert at_finger(adam) == after[-1] == before[-1], "the way back stays last, and the finger on it"
        eva.choose("Odejít od tohoto stolu")
        adam.settle()
        assert shown(adam)[0].endswith("no longer here")
        assert shown(adam)[1:] == after[1:]
        adam.choose("Who is here")
        people = shown(adam)
        jana.press("escape")
        adam.settle()
        assert [name.partition(":")[0] for name in shown(adam)] == people


def test_a_line_that_is_lost_leaves_every_entry_where_it_was(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, _):
        arrive(adam)
        before = shown(adam)
        adam.lines[-1].cut()
        adam.told()
        assert shown(adam) == before
        assert adam.choose("New private table, by code").startswith("The connection was lost.")
        adam.lines[-1].mend()
        adam.told()
        assert shown(adam) == before


def test_a_table_that_gathers_keeps_its_places(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        before, finger = shown(eva), at_finger(eva)
        adam.choose("second seat", "Make them the host")
        eva.settle()
        assert has_order(shown(eva), before)
        assert len(shown(eva)) > len(before), "a host can do more"
        assert at_finger(eva) == finger


def test_a_place_that_has_changed_hands_is_named_before_enter_takes_it(club: Club, tmp_path: Path) -> None:
    """The entry's label, the number of the place, stays; its value, the person there, changes."""
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        gathered(adam, eva)
        table = adam.app.scene
        (second,) = (at for at, name in enumerate(shown(adam)) if name.lower().startswith("second seat"))
        adam.press("home", *["down"] * second)
        eva.choose("Odejít od tohoto stolu")
        adam.told()
        heard = adam.press("return")
        assert heard.lower().startswith("second seat"), heard
        assert "Eva" not in heard
        (sitting,) = club.house.sittings.values()
        assert sitting.place_number_of(adam.app.scene.company.person) == 0  # type: ignore[attr-defined]
        assert adam.app.scene is table
        adam.press("return")
        assert sitting.place_number_of(table.company.person) == 1, "now it was named, and is taken"  # type: ignore[attr-defined]


def test_who_has_changed_their_name_need_not_hear_it_twice(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en")) as (adam,):
        arrive(adam)
        adam.choose("My name", "Change my name")
        adam.press("x", "return")
        assert adam.app.scene.entries[adam.app.scene.focus].label().startswith("Change my name")  # type: ignore[attr-defined]
        adam.press("return")
        assert isinstance(adam.app.scene, WritingMenu)
