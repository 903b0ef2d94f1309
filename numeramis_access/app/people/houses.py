"""The menus that lead to a server of people: the player chooses a name, then a server."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial
from typing import ClassVar

from numeramis_access.app.people.company import Company
from numeramis_access.app.people.invitation import read_invitation
from numeramis_access.app.people.lobby import HouseMenu
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry
from numeramis_access.app.shell.ports import App, Finder
from numeramis_access.app.shell.scene import Push, Scene, Transition
from numeramis_access.app.shell.writing import MAX_NAME_CHARACTERS, WritingMenu
from numeramis_access.app.table.asked_gender import GenderMenu, is_gender_unknown
from numeramis_access.input.inbox import HousesFound, Incoming
from numeramis_access.store.begun import BegunMatches
from numeramis_access.store.files import clean_name
from numeramis_access.store.known_houses import KnownHouses, last_addresses, note_address, own_house
from numeramis_access.words.announcement import Priority
from numeramis_access.words.sorting import sort_key

#: longest invitation, in characters
MAX_INVITATION_CHARACTERS = 200


def menu(app: App, code: str = "", back: bool = False, address: str = "") -> Scene:
    """Return the first scene of playing with people.

    It asks for the player's name if that is unknown, or for the player's verb forms if a start of the program left them
    open. Otherwise it is the list of servers; on a page of a server, the lobby of that server. If the player returns to
    a table, it is the scene that leads there.

    :param app: the player's program.
    :param code: code of a table from an invitation on a page; with ``back`` the id of a table.
    :param back: whether the player returns to a table, as for ``MakePeopleScene``.
    :param address: address of the server of that table, empty for the last one.
    """
    if back and address:
        return HouseMenu(Company(app, address, back=True), code, back=True)
    if back:
        return _back_to_table(app, code)
    if not app.settings.name:
        return WritingMenu(app, "people-name", partial(_keep_name, app, code), longest=MAX_NAME_CHARACTERS)
    if app.settings.must_ask_address:
        return GenderMenu(app, lambda: Push(_houses(app, code)))
    return _houses(app, code)


def _back_to_table(app: App, table: str) -> Scene:
    """Return the scene that leads back to the player's table; the player's own server is opened again.

    :param table: id of the table, empty for the player's last table.
    """
    last, address = BegunMatches(app.home).last_table() or ("", "")
    if app.in_house:
        return HouseMenu(Company(app, ""), table or last, back=True)
    hosting = None
    if app.host is not None and _is_own(app, address):
        with contextlib.suppress(OSError):
            hosting = app.host(app.settings.name, app.inbox)
    if hosting is not None:
        return HouseMenu(Company(app, hosting.local_address), last, hosting, back=True)
    return HouseMenu(Company(app, address, back=True), last, back=True)


def _is_own(app: App, address: str) -> bool:
    """Return whether the server that was at an address is the player's own."""
    known = KnownHouses(app.home).at(address)
    own = own_house(app.home).house
    return known.house == own if known is not None and own else address not in last_addresses(app.home)


def _keep_name(app: App, code: str, name: str) -> Transition:
    """Keep the name, then ask for the player's verb forms if they were never asked."""
    app.change(name=clean_name(name))
    return Push(GenderMenu(app, lambda: Push(_houses(app, code))) if is_gender_unknown(app) else _houses(app, code))


def _houses(app: App, code: str) -> Scene:
    return HouseMenu(Company(app, ""), code) if app.in_house else HousesMenu(app)


class HousesMenu(Menu):
    """The servers to choose from: those nearby, a new one here, earlier ones, any other by its address."""

    item_types = (HousesFound,)
    keeps_places: ClassVar[bool] = True

    def __init__(self, app: App) -> None:
        super().__init__(app, "people-houses", self._lines)
        self._found: tuple[tuple[str, str], ...] = ()
        self._finder: Finder | None = None

    def enter(self) -> None:
        """Start looking for servers nearby if the program can, and say the entries."""
        if self._finder is None and self.app.find is not None:
            self._finder = self.app.find(self.app.inbox)
        super().enter()

    def _lines(self) -> list[Entry]:
        app = self.app
        houses = sorted(self._found, key=lambda house: sort_key(house[0], app.language.record))
        nearby = [self._house(partial(app.text, "people-found", name=name), at) for name, at in houses]
        here = [button_entry(app, "people-host", self._host)] if app.host is not None else []
        known = KnownHouses(app.home)
        shown = {address for _, at in self._found for address in known.addresses_of(at)}  # also where they were before
        last = [
            self._house(partial(app.text, "people-visited", address=at), at)
            for at in last_addresses(app.home)
            if at not in shown
        ]
        asks = WritingMenu(app, "people-address", self._follow_invitation, longest=MAX_INVITATION_CHARACTERS)
        return [*nearby, *here, *last, button_entry(app, "people-join", lambda: Push(asks)), back_entry(app)]

    def _house(self, label: Callable[[], str], address: str) -> Entry:
        return Entry(label, partial(self._join, address), identity=address)

    def receive(self, item: Incoming) -> Transition | None:
        """Show the servers that were found nearby, and announce new ones. Return None, to stay."""
        if isinstance(item, HousesFound) and self._finder is not None:
            new = [name for name, at in item.houses if at not in {known for _, known in self._found}]
            self._found = item.houses
            self.renew()
            for name in new:
                self.app.say("people-found-now", Priority.QUEUE, name=name)
        return None

    def _follow_invitation(self, text: str) -> Transition:
        return self._join(*read_invitation(text))

    def _join(self, address: str, code: str = "") -> Transition:
        self.leave()
        note_address(self.app.home, address)
        return Push(HouseMenu(Company(self.app, address), code))

    def _host(self) -> Transition | None:
        """Open a server in this program and return the transition to its lobby.

        If that is impossible, say so and return None, to stay.
        """
        app = self.app
        assert app.host is not None
        try:
            hosting = app.host(app.settings.name, app.inbox)
        except OSError:
            app.say("people-not-hosted", cue="refusal")
            return None
        self.leave()
        return Push(HouseMenu(Company(app, hosting.local_address), hosting=hosting))

    def leave(self) -> None:
        """Stop looking for servers, and forget those nearby."""
        finder, self._finder = self._finder, None
        self._found = ()
        if finder is not None:
            finder.close()
