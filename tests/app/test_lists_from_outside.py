"""Changes by others take no entry of an open list from under the finger, in every menu of the program.

The walk opens each menu, changes everything outside, then changes a value of the menu and changes it back, because that
rebuilds the entries. The entries keep their order, new ones stand behind the entry that they belong behind, and the
focus stays on its entry.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Collection
from pathlib import Path

import msgspec
import pytest

from numeramis_access.app.people.lobby import HouseMenu
from numeramis_access.app.people.myself import MyselfMenu
from numeramis_access.app.people.present import PresentMenu
from numeramis_access.app.people.table_menu import TableMenu
from numeramis_access.app.people.table_terms import TermsMenu
from numeramis_access.app.practice.drill import Drill
from numeramis_access.app.shell.menu import Menu, _names
from numeramis_access.app.shell.program import Program
from numeramis_access.app.shell.scene import PopThrough
from numeramis_access.input.inbox import HousesFound
from numeramis_access.store.files import write_whole
from tests.app.friends import Friend, arrive, club, friends
from tests.app.key_walk import AtOnce, Dots, Ears, Walk
from tests.app.player import home, player
from tests.app.test_keys import at_table
from tests.app.test_keys_as_help_says import unwritten
from tests.server.guests import Club
from tests.standins import Recorder

__all__ = ["club", "unwritten"]


class Places(Walk):
    """A walk that opens every menu, and changes the world while the menu is open.

    :param world: changes everything outside; its next call changes it back.
    :ivar changed: titles of the menus with other entries after a change.
    """

    def __init__(
        self, app: Program, heard: Recorder, world: Callable[[], None], settle: Callable[[], object] | None = None
    ) -> None:
        super().__init__(app, heard, settle)
        self.world = world
        self.changed: set[str] = set()

    def crawl(self, without: Collection[str], deep: int = 2) -> None:
        """Check the menu on top and the menus behind its entries. :param without: labels of entries not to open."""
        scene = self.app.scene
        self.scenes.add(type(scene))
        if not isinstance(scene, Menu) or isinstance(scene, Drill) or scene.title() in self.tried:
            return
        self.tried.add(scene.title())
        self._look(scene)
        opened = set(without)
        while deep and (left := [at for at, one in enumerate(scene.entries) if one.label() not in opened]):
            place = left[0]  # entries may come and go
            opened.add(scene.entries[place].label())
            with self.coming_back() as before:
                self.app.follow(scene._activate_at(place))
                self.settle()
                if self.app.scene not in before:
                    self.crawl(without, deep - 1)
            scene.renew()

    def _look(self, scene: Menu) -> None:
        """Change the world, then a value and back; note a fault if an entry has another number than before."""
        settings, before = self.app.settings, [name for name, _ in _names(scene.entries)]
        finger = before[scene.focus] if before else ""
        self.world()
        self.settle()
        assert self.app.scene is scene, scene.title()
        if before and [name for name, _ in _names(scene.entries)][scene.focus] != finger:
            self.wrong.append(f"{scene.title()}: the finger has left {finger}")
        if [name for name, _ in _names(scene._make())] != before:
            self.changed.add(scene.title())
        place = next((at for at, entry in enumerate(scene.entries) if entry.change is not None), None)
        if place is not None:
            scene.focus = place
            scene._change(1)
            scene._change(-1)
            self.settle()
        after = [name for name, _ in _names(scene.entries)]
        if [name for name in after if name in before] != before:
            self.wrong.append(f"{scene.title()}: {before} -> {after}")
        self.app.change(**msgspec.structs.asdict(settings))


def outside(app: Program, record: Path) -> Callable[[], None]:
    """Return a function that changes the world of a program alone: records, voices, displays, houses nearby."""
    files = [
        app.home.records / "quist-2026-11-20T10-00-00-1.match", app.home.matches / "quist-2999-01-01T10-00-00-2.match",
    ]  # fmt: skip
    devices = Ears(), Dots()

    def change() -> None:
        there = files[0].exists()
        for file in files:
            if there:
                file.unlink()
            else:
                file.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(record, file)
        if there:
            app.announcer.channels[:] = [one for one in app.announcer.channels if one not in devices]
        else:
            app.announcer.channels.extend(devices)
        app.inbox.put(HousesFound(() if there else (("Eva", "10.0.0.1:1"),)))

    return change


@pytest.mark.parametrize("at_first", [False, True])
def test_no_list_that_one_finds_alone_moves_while_it_is_open(at_first: bool) -> None:
    """The walk starts at the main menu; records, voices and houses are there at first, or come later."""
    with player("cs", thinker=AtOnce, level="beginner", name="Adam", pace_asked="asked") as someone:
        at_table(someone, "quist", "--games", "1")
        record = next(home().matches.glob("*.match"))
        kept = record.read_bytes()
        someone.app.follow(PopThrough(someone.app.scenes[1]))
        (source := record.with_name("source")).write_bytes(kept)
        world = outside(someone.app, source)
        walk = Places(someone.app, someone, world)
        if at_first:
            world()
        walk.crawl({someone.app.text("menu-quit")})
        assert walk.wrong == [], "\n".join(walk.wrong)
        assert {someone.app.text(one) for one in ("menu-records", "settings-speech")} <= walk.changed


def around(adam: Friend, eva: Friend, code: str = "") -> Callable[[], None]:
    """Return a function that changes a house around Adam: Eva opens a table for all, leaves, and comes back.

    :param code: the code of a table that Eva enters instead; she is not there at first.
    """
    here = not code

    def change() -> None:
        nonlocal here
        here = not here
        if here:
            arrive(eva)
            eva.line(code) if code else eva.choose("Nový stůl otevřený", "Quist", "Otevřít stůl")
        else:
            if isinstance(eva.app.scene, TableMenu):  # Adam may have sent her away
                eva.choose("Odejít od tohoto stolu")
            eva.choose("Odejít od stolů")
            eva.press("escape")
        adam.settle()

    return change


def test_no_list_among_people_moves_while_it_is_open(club: Club, tmp_path: Path) -> None:
    """The walk covers friends, people, tables and own tables, from the house and at a table of the player."""
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        arrive(adam)
        arrive(eva)
        eva.choose("Nový stůl otevřený", "Quist", "Otevřít stůl")
        adam.settle()
        adam.choose("Who is here", "Eva", "Friend")
        adam.press("escape", "escape")
        write_whole(adam.app.home.houses_file, b"192.168.1.5\n10.0.0.7\n")
        walk = Places(adam.app, adam, around(adam, eva), adam.settle)
        walk.crawl({"Leave these tables", "Announce it and take entries"})
        assert walk.wrong == [], "\n".join(walk.wrong)
        assert walk.scenes >= {HouseMenu, MyselfMenu, PresentMenu}
        assert {"Tables with people", "Who is here"} <= walk.changed


def test_no_list_at_a_table_that_gathers_moves_while_it_is_open(club: Club, tmp_path: Path) -> None:
    """The walk covers the table, its agreements and its places, while Eva comes and goes."""
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs"), ("Jana", "cs")) as (adam, eva, jana):
        arrive(adam)
        adam.choose("New private table, by code", "Quist", "Open the table")
        (sitting,) = club.house.sittings.values()
        arrive(jana)
        jana.line(sitting.code)
        adam.settle()
        walk = Places(adam.app, adam, around(adam, eva, sitting.code), adam.settle)
        walk.crawl({"Leave this table", "Begin the match", "Make them the host"})
        assert walk.wrong == [], "\n".join(walk.wrong)
        assert walk.scenes >= {TableMenu, TermsMenu}


def test_whether_a_friend_is_here_is_told_as_it_is_while_the_list_is_open(club: Club, tmp_path: Path) -> None:
    with friends(club, tmp_path, ("Adam", "en"), ("Eva", "cs")) as (adam, eva):
        arrive(adam)
        arrive(eva)
        adam.choose("Who is here", "Eva", "Friend")
        adam.press("escape", "escape")
        assert "Eva: here" in adam.choose("My friends")
        eva.press("escape")
        assert "Eva: not here now" in adam.press("end", "home")
