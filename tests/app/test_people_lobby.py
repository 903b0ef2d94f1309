"""A house with thousands of people at tables: menus stay one page long, and keys, lines and a page's keys turn them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from numeramis_access.server.people.elsewhere import OtherServers
from numeramis_access.server.people.lobby import Listing
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.pushes import LOBBY_PAGE_SIZE, LobbyNow, Present, TableNow, TablePlace
from numeramis_access.web.session import Session
from numeramis_access.web.wire import FromPage
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.app.friends import Friend, arrive, club, friends
from tests.server.guests import Club

__all__ = ["club"]

#: most entries of the house besides tables and people
OTHER = 20


class Crowd(OtherServers):
    """People at other servers, each at their own table. :param many: in number."""

    def __init__(self, many: int) -> None:
        self._people = [KnownPerson(f"p{number:05}", f"Guest {number:05}") for number in range(many)]
        self._tables = [Listing(_table(one), f"code {one.id}") for one in self._people]

    def people(self) -> Iterable[KnownPerson]:
        return self._people

    def tables(self) -> Iterable[Listing]:
        return self._tables


def _table(host: KnownPerson) -> TableNow:
    places = (TablePlace(name=host.name, person=host.id, here=True), *[TablePlace()] * 3)
    return TableNow(
        table=f"t{host.id}", code="", game="quist", options={}, players=4, access="open", level="club", grace=60,
        rests=True, talk=False, stage="gathering", host=host.id, places=places,
    )  # fmt: skip


def by_keys(friend: Friend, name: str) -> str:
    return friend.choose(name)


def by_line(friend: Friend, name: str) -> str:
    """Type an entry's name, as at the terminal; return the announcements."""
    return friend.line(name)


def by_page(friend: Friend, name: str) -> str:
    """Go to an entry by the keys of a page and press Enter; return the messages to the page."""
    page = Session(friend.app)
    page.send_everything()
    items = json.loads(page.messages())["screen"]["items"]
    at = next(at for at, item in enumerate(items) if item["label"].startswith(name))
    for key in ("home", *["down"] * at):
        page.take(FromPage(key=key))
    page.messages()
    page.take(FromPage(key="return"))
    friend.club.run(3.0)
    page.feed()
    said = json.loads(page.messages())["say"]
    friend.app.announcer.channels.remove(page)
    friend.told()
    return " ".join(one["text"] for one in said)


WAYS: dict[str, Callable[[Friend, str], str]] = {"keys": by_keys, "line": by_line, "page": by_page}
WORDS = {
    "en": ("More tables", "Earlier tables", "Who is here", "More people", "Earlier people"),
    "cs": ("Další stoly", "Předchozí stoly", "Kdo tu je", "Další lidé", "Předchozí lidé"),
}


def labels(friend: Friend) -> list[str]:
    """Return the labels of the menu; check that they are at most a page and ``OTHER`` entries."""
    found = [item.label for item in friend.app.scene.screen().items]
    assert len(found) <= LOBBY_PAGE_SIZE + OTHER
    return found


def guests(friend: Friend) -> list[int]:
    """Return the numbers of the guests in the menu or at the tables in it."""
    return sorted(int(label.partition("Guest ")[2][:5]) for label in labels(friend) if "Guest " in label)


@pytest.fixture(params=WAYS)
def choose(request: pytest.FixtureRequest) -> Callable[[Friend, str], str]:
    return WAYS[request.param]


@pytest.mark.parametrize("language", WORDS)
def test_further_tables_and_people_are_turned_to_and_the_first_is_said(
    club: Club, tmp_path: Path, choose: Callable[[Friend, str], str], language: str
) -> None:
    more, earlier, who, more_people, earlier_people = WORDS[language]
    club.house.elsewhere = Crowd(120)
    with friends(club, tmp_path, ("Adam", language)) as (adam,):
        arrive(adam)
        assert guests(adam) == list(range(50))
        assert earlier not in labels(adam)
        assert "Guest 00050" in choose(adam, more)
        assert guests(adam) == list(range(50, 100))
        assert "Guest 00100" in choose(adam, more)
        assert guests(adam) == list(range(100, 120))
        assert more not in labels(adam)
        assert "Guest 00050" in choose(adam, earlier)
        adam.choose(who)
        assert guests(adam) == list(range(49))  # Adam himself takes one entry of the first page
        assert "Guest 00049" in choose(adam, more_people)
        assert guests(adam) == list(range(49, 99))
        assert "Guest 00000" in choose(adam, earlier_people)
        adam.press("escape")
        assert guests(adam) == list(range(50, 100)), "the tables are where they were"


@pytest.mark.slow
@pytest.mark.parametrize("count", [1_230, pytest.param(5_230, marks=pytest.mark.long)])
def test_thousands_of_tables_are_read_to_the_last_and_the_line_holds(club: Club, tmp_path: Path, count: int) -> None:
    club.house.elsewhere = Crowd(count)
    with friends(club, tmp_path, ("Adam", "en")) as (adam,):
        arrive(adam)
        seen = guests(adam)
        while "More tables" in labels(adam):
            assert f"Guest {seen[-1] + 1:05}" in adam.choose("More tables")
            seen += guests(adam)
        assert seen == list(range(count))
        adam.choose("Who is here")
        people = guests(adam)
        while "More people" in labels(adam):
            adam.choose("More people")
            people += guests(adam)
        assert people == list(range(count))
        assert len(adam.lines) == 1
        assert adam.lines[0].up


def test_people_who_come_are_shown_while_the_list_is_open_and_a_lost_line_leads_back_to_the_page(
    club: Club, tmp_path: Path
) -> None:
    club.house.elsewhere = Crowd(120)
    with friends(club, tmp_path, ("Adam", "en"), ("Zoe", "en")) as (adam, zoe):
        arrive(adam)
        adam.choose("More tables")
        adam.lines[0].cut()
        adam.settle()
        adam.lines[0].mend()
        adam.settle()
        assert guests(adam) == list(range(50, 100))
        club.house.elsewhere = OtherServers()
        adam.choose("Earlier tables", "Who is here")
        assert "Zoe" not in " ".join(labels(adam))
        arrive(zoe)
        adam.settle()
        assert "Zoe" in " ".join(labels(adam))


def test_a_key_in_a_full_house_forms_no_more_words_than_in_an_empty_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each key on a page formed the names of all tables of the lobby again."""
    formed: Counter[str] = Counter()
    format_, text = Language._format, Language.text

    def counted(self: Language, pattern: object, message: str, *more: object) -> str:
        formed["formed"] += 1
        return format_(self, pattern, message, *more)  # type: ignore[arg-type]

    def asked(self: Language, message: str, **values: object) -> str:
        formed["asked"] += 1
        return text(self, message, **values)

    monkeypatch.setattr(Language, "_format", counted)
    monkeypatch.setattr(Language, "text", asked)
    found = {}
    for many in (1, LOBBY_PAGE_SIZE):
        folder = tmp_path / str(many)
        folder.mkdir()
        club = Club(folder)
        club.house.elsewhere = Crowd(many)
        with friends(club, folder, ("Adam", "en")) as (adam,):
            arrive(adam)
            page = Session(adam.app)
            page.send_everything()
            for language in sorted(LANGUAGES):
                adam.app.change(language=language)
                for _ in range(2):  # the first pass fills the caches
                    formed.clear()
                    for key in ("home", "down", "up", "down", "left", "f1", "escape") * 2:
                        page.take(FromPage(key=key))
                        page.messages()
                found[language, many] = Counter(formed)
        club.house.close()
    for language in LANGUAGES:
        few, full = found[language, 1], found[language, LOBBY_PAGE_SIZE]
        assert full["formed"] <= few["formed"] + 2, "what was formed is remembered"
        assert full["asked"] < 2 * few["asked"], "what a table is called is not asked for with each key"


def test_a_house_that_tells_more_than_a_page_makes_no_longer_menu(club: Club, tmp_path: Path) -> None:
    """An earlier house or a hostile one may send a lobby of any length."""
    with friends(club, tmp_path, ("Adam", "en")) as (adam,):
        arrive(adam)
        crowd = Crowd(3_000)
        people = tuple(Present(one.id, one.name, one.gender) for one in crowd.people())
        adam.lines[0].guest.say(LobbyNow(people=people, tables=tuple(one.now for one in crowd.tables())))
        adam.settle()
        assert guests(adam) == list(range(LOBBY_PAGE_SIZE))
        adam.choose("Who is here")
        assert guests(adam) == list(range(LOBBY_PAGE_SIZE))
