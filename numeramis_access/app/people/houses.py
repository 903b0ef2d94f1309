"""Where playing with people begins: at the name, then at the house whose tables one goes to."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from functools import partial
from typing import ClassVar, get_args

from numeramis_access.app.people.company import Company
from numeramis_access.app.people.invitation import read_invitation
from numeramis_access.app.people.lobby import HouseMenu
from numeramis_access.app.shell.menu import Entry, Menu, back, button
from numeramis_access.app.shell.ports import App, Finder
from numeramis_access.app.shell.scene import Pop, Push, Scene, Transition
from numeramis_access.app.shell.writing import NAME, WritingMenu
from numeramis_access.input.inbox import HousesFound, Incoming
from numeramis_access.store.begun import BegunMatches
from numeramis_access.store.files import clean_name
from numeramis_access.store.known_houses import KnownHouses, last_addresses, note_address, own_house
from numeramis_access.tables.seats import Gender
from numeramis_access.words.announcement import Priority

#: longest invitation, in characters
INVITATION = 200


def menu(app: App, code: str = "") -> Scene:
    """Return where playing with people begins: at the name, then at the house.

    :param code: of the table that a page was invited to.
    """
    if not app.settings.name:
        return WritingMenu(app, "people-name", partial(_keep_name, app, code), longest=NAME)
    return _houses(app, code)


def back_to_table(app: App, table: str = "") -> Scene:
    """Return what leads back to the table where the player plays; a house of one's own is opened again.

    :param table: its id, empty for the one where the player was last.
    """
    last, address = BegunMatches(app.home).last() or ("", "")
    if app.in_house:
        return HouseMenu(Company(app, ""), table or last, back=True)
    hosting = None
    if app.host is not None and _is_own(app, address):
        with contextlib.suppress(OSError):
            hosting = app.host(app.settings.name, app.inbox)
    if hosting is not None:
        return HouseMenu(Company(app, hosting.here), last, hosting, back=True)
    return HouseMenu(Company(app, address, back=True), last, back=True)


def _is_own(app: App, address: str) -> bool:
    """Return whether the house that was at an address is the player's own."""
    known = KnownHouses(app.home).at(address)
    own = own_house(app.home).house
    return known.house == own if known is not None and own else address not in last_addresses(app.home)


def _keep_name(app: App, code: str, name: str) -> Transition:
    """Keep the name; whoever has met no question of that kind is asked which verbs go with it.

    Somebody at the table may hear in a language whose verbs tell, whatever language this is. A page, which has no first
    start, asks where the own language is such a one.
    """
    app.change(name=clean_name(name))
    asks = app.language.record.gendered if app.in_house else app.settings.address_unknown
    return Push(_gender_menu(app, code) if asks else _houses(app, code))


def _gender_menu(app: App, code: str) -> Menu:
    """Ask how the others hear of the player."""
    def chosen(gender: Gender) -> Transition:
        app.change(gender=gender, address="asked")
        return Pop(then=lambda: Push(_houses(app, code)))

    return Menu(app, "people-gender", lambda: [
        *(button(app, f"people-gender-{gender}", partial(chosen, gender)) for gender in get_args(Gender)), back(app),
    ])


def _houses(app: App, code: str) -> Scene:
    return HouseMenu(Company(app, ""), code) if app.in_house else HousesMenu(app)


class HousesMenu(Menu):
    """The houses that one can go to: those nearby, a new one here, those where one was, any other by its address."""

    keeps_places: ClassVar[bool] = True

    def __init__(self, app: App) -> None:
        super().__init__(app, "people-houses", self._lines)
        self._found: tuple[tuple[str, str], ...] = ()
        self._finder: Finder | None = None

    def enter(self) -> None:
        """Begin to look for houses nearby, and say what there is."""
        if self._finder is None and self.app.find is not None:
            self._finder = self.app.find(self.app.inbox)
        super().enter()

    def _lines(self) -> list[Entry]:
        app = self.app
        nearby = [self._house(partial(app.text, "people-found", name=name), at) for name, at in self._found]
        here = [button(app, "people-host", self._host)] if app.host is not None else []
        known = {at for _, at in self._found}
        last = [self._house(partial(str, at), at) for at in last_addresses(app.home) if at not in known]
        asks = WritingMenu(app, "people-address", self._follow_invitation, longest=INVITATION)
        return [*nearby, *here, *last, button(app, "people-join", lambda: Push(asks)), back(app)]

    def _house(self, label: Callable[[], str], address: str) -> Entry:
        return Entry(label, partial(self._join, address), of=address)

    def receive(self, item: Incoming) -> Transition | None:
        """Tell which houses were found."""
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
        """Open a house here."""
        app = self.app
        assert app.host is not None
        try:
            hosting = app.host(app.settings.name, app.inbox)
        except OSError:
            app.say("people-not-hosted", cue="refusal")
            return None
        self.leave()
        return Push(HouseMenu(Company(app, hosting.here), hosting=hosting))

    def leave(self) -> None:
        """Stop looking for houses."""
        finder, self._finder = self._finder, None
        self._found = ()
        if finder is not None:
            finder.close()
