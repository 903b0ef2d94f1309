"""The people on a server, page by page, and the entries that turn the pages of the lobby."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from numeramis_access.app.people.company import Company
from numeramis_access.app.people.person_menu import person_menu
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry
from numeramis_access.app.shell.scene import Push, Transition
from numeramis_access.input.inbox import HouseNews, Incoming
from numeramis_access.tables.pushes import LobbyNow, Present
from numeramis_access.words.sorting import sort_key


class PresentMenu(Menu):
    """The menu of the other people on the shown page of the server's lobby."""

    item_types = (LobbyNow,)
    keeps_places: ClassVar[bool] = True

    def __init__(self, company: Company) -> None:
        super().__init__(company.app, "people-who", self._lines)
        self._company = company

    def _lines(self) -> list[Entry]:
        company = self._company
        others = [self._person(person) for person in people_by_name(company) if person.person != company.person]
        return [*others, *people_pages(company, lambda: self.begin_at(0)), back_entry(self.app)]

    def _person(self, person: Present) -> Entry:
        friend = "yes" if self._company.acquaintances.is_friend(person.person) else "no"
        label = partial(self.app.text, "people-one", name=person.name, friend=friend)
        return Entry(
            label, lambda: Push(person_menu(self._company, person.person, person.name)), identity=person.person
        )

    def receive(self, item: Incoming) -> Transition | None:
        """Show arrivals and departures in the list. Return None, to stay."""
        if isinstance(item, HouseNews) and isinstance(item.news, LobbyNow):
            self.renew()
        return None


def people_by_name(company: Company) -> list[Present]:
    """Return the people on the shown page of the lobby, the player too, sorted by name by the rules of the player's
    language.
    """
    return sorted(company.lobby.people, key=lambda person: sort_key(person.name, company.app.language.record))


def people_pages(company: Company, shown: Callable[[], None]) -> list[Entry]:
    """Return the entries for the next and the previous page of people, each only if there is one.

    :param company: the connection to the server. :param shown: called when the other page has arrived.
    """
    pages = company.pages
    turn = partial(pages.turn_to, pages.tables, shown=shown)
    return _pages(company, "people", pages.people, pages.more_people, lambda page: turn(people=page))


def table_pages(company: Company, shown: Callable[[], None]) -> list[Entry]:
    """Return the entries for the next and the previous page of tables, each only if there is one.

    :param company: the connection to the server. :param shown: called when the other page has arrived.
    """
    pages = company.pages
    turn = partial(pages.turn_to, people=pages.people, shown=shown)
    return _pages(company, "tables", pages.tables, pages.more_tables, lambda page: turn(tables=page))


def _pages(company: Company, kind: str, at: int, more: bool, turn: Callable[[int], None]) -> list[Entry]:
    onward = [button_entry(company.app, f"people-more-{kind}", partial(turn, at + 1))] if more else []
    return [*onward, *([button_entry(company.app, f"people-earlier-{kind}", partial(turn, at - 1))] if at > 1 else [])]
