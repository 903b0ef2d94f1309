"""Names that a player types are clean and unlike in sound, lists are in the listener's order, lock keys say nothing."""

from __future__ import annotations

from functools import partial

import pytest

from numeramis_access.app.menus import own_tables
from numeramis_access.app.menus.own_tables import _keep, _name_menu
from numeramis_access.app.shell.scene import Push
from numeramis_access.input.keyboard import LOCK_KEYS
from numeramis_access.server.people.lobby import LOBBY_PAGE_SIZE, Lobby, LobbyPages
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.store.settings import OwnTable
from tests.app.fingers import fingers
from tests.app.player import Player, player
from tests.app.test_braille_hotplug import begin

TABLE = OwnTable("quist", {}, 4, "club", ())


def keep(someone: Player, typed: str) -> list[str]:
    """Keep a table under a typed name; return the announcements."""
    someone.app.follow(Push(_name_menu(someone.app, partial(_keep, someone.app, TABLE))))
    someone.told()
    someone.app.follow(someone.app.scene.take_line(typed))
    return someone.told()


@pytest.mark.parametrize("unseen", ["\u200b", " \u2060 ", "\u2800"])
def test_a_name_of_nothing_visible_is_no_name(unseen: str) -> None:
    with player("en") as someone:
        assert "haven't typed" in " ".join(keep(someone, unseen)).lower()
        assert someone.app.settings.tables == {}


def test_names_of_one_sound_are_one_table() -> None:
    with player("cs") as someone:
        keep(someone, "Doma\u0301  u\u200b nás")
        assert list(someone.app.settings.tables) == ["Domá u nás"]
        for alike in ("Domá u nás", "DOMÁ U NÁS"):
            assert "Domá u nás" in " ".join(keep(someone, alike))
            someone.press("down", "return")
            assert list(someone.app.settings.tables) == ["Domá u nás"]


@pytest.mark.parametrize("language", ["cs", "de"])
def test_own_tables_stand_in_the_order_of_the_language_of_the_moment(language: str) -> None:
    names = {"cs": ["Cibule", "Čaj", "Hora", "Chalupa"], "de": ["Čaj", "Chalupa", "Cibule", "Hora"]}[language]
    with player(language, tables=dict.fromkeys(sorted(names), TABLE)) as someone:
        someone.app.follow(Push(own_tables.menu(someone.app)))
        assert [item.label for item in someone.app.scene.screen().items][:4] == names


def test_a_house_cuts_its_pages_in_the_order_of_each_guest() -> None:
    names = ["Chalupa", "Cibulka", "Čermák", *(f"D{number:03}" for number in range(LOBBY_PAGE_SIZE)), "Hora"]
    lobby = Lobby([KnownPerson(name, name) for name in names], (), lambda *_: False, lambda _: ())
    pages = {
        language: [
            [person.name for person in lobby.seen_by("x", LobbyPages(people=page), language).people.values()]
            for page in (1, 2)
        ]
        for language in ("cs", "en", "")
    }
    assert pages["cs"][0][:2] == ["Cibulka", "Čermák"]
    assert pages["cs"][1][-2:] == ["Hora", "Chalupa"]
    assert pages["en"] == pages[""]
    assert pages["en"][0][:3] == ["Čermák", "Chalupa", "Cibulka"]
    assert all(sorted(first + second) == sorted(names) for first, second in pages.values())


@pytest.mark.parametrize("lock", LOCK_KEYS)
def test_a_lock_key_alone_says_nothing(lock: str) -> None:
    with player("en") as someone:
        assert someone.press(lock) == []
        assert someone.press("insert")


def test_a_stopped_program_leaves_its_display_and_takes_it_again() -> None:
    with fingers("cs", 40) as someone:
        begin(someone, "nová partie", "quist", "začít hrát")
        before = someone.line.cells
        someone.app.suspend()
        assert not someone.line.is_connected
        someone.app.resume()
        someone.wait(lambda: someone.line.is_connected)
        someone.wait(lambda: someone.line.cells == before)
