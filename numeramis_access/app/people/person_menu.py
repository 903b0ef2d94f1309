"""The menus of other people: friend, mute, block, report, invite, and the host's acts; the people at a table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial

from numeramis_access.app.people.company import Company
from numeramis_access.app.people.friends import block_person, set_friend
from numeramis_access.app.people.hosting import host_entries
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry
from numeramis_access.app.shell.scene import Pop, Push, Transition
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.tables.pushes import Present, TablePlace
from numeramis_access.tables.request_fields import Json, Request
from numeramis_access.tables.table_requests import AskHand, Invite, ReportPerson, ShowHand
from numeramis_access.words.sorting import sort_key

#: longest reason of a report, in characters
MAX_REASON_CHARACTERS = 300


def person_menu(company: Company, person: str, name: str, table: str = "", disturbs: bool = False) -> Menu:
    """Return the menu of a person: let them watch, show hands, the host's acts, friend, muted, blocked, and reporting.

    In the lobby it has invitations to the player's tables, friend, muted and blocked.

    :param company: the connection to the server. :param person: the person's id. :param name: their name.
    :param table: id of the shared table, empty in the lobby.
    :param disturbs: whether the player comes here from the person's words or acts; then muting stands first.
    """

    def entries() -> list[Entry]:
        friend, quiet = _own_list(company, person, name)
        if not table:
            own = [*quiet, friend] if disturbs else [friend, *quiet]
            return [*_invitations(company, person, name), *own, back_entry(company.app)]
        # the key of a request to watch can lead to a later speaker's menu
        waits = company.admissions.waiting_watchers.get(table, {})
        watches = _watching(company, table, waits if disturbs else {person})
        done = [*_hand_entries(company, person, name, table), *host_entries(company, person, name, table)]
        report = _reporting(company, person, table)
        if disturbs:
            return [*watches, *quiet, report, *done, friend, back_entry(company.app)]
        return [*watches, *done, friend, *quiet, report, back_entry(company.app)]

    return Menu(company.app, "people-person", entries, name=name)


def people_menu(company: Company, table: str) -> Menu:
    """Return the menu of the other people at a table: those on its places, watchers, and people who ask to watch.

    :param company: the connection to the server. :param table: id of the table.
    """

    def entry(person: TablePlace | Present) -> Entry:
        return Entry(partial(str, person.name), lambda: Push(person_menu(company, person.person, person.name, table)))

    def entries() -> list[Entry]:
        now = company.tables[table]
        waiting = company.admissions.waiting_watchers.get(table, {})
        asked = [Present(person=person, name=name) for person, name in waiting.items()]
        there: list[TablePlace | Present] = [*now.places, *now.onlookers, *asked]
        return [
            *(entry(person) for person in there if person.person not in ("", company.person)),
            back_entry(company.app),
        ]

    return Menu(company.app, "people-here", entries)


def acquaintances_menu(company: Company) -> Menu:
    """Return the menu of the player's friends, with their presence, then of blocked people, each by name.

    If there are none, the way back says so.
    """
    app = company.app

    def entry(person: str, name: str, value: Callable[[], str]) -> Entry:
        return Entry(partial(str, name), lambda: Push(person_menu(company, person, name)), value)

    def by_name(people: Mapping[str, str]) -> list[tuple[str, str]]:
        return sorted(people.items(), key=lambda person: sort_key(person[1], app.language.record))

    def presence(person: str) -> str:
        here = any(other.person == person for other in company.lobby.people)
        return app.text("people-is-here" if here else "people-is-not-here")

    def entries() -> list[Entry]:
        friends = [
            entry(person, name, partial(presence, person)) for person, name in by_name(company.acquaintances.friends)
        ]
        is_blocked = partial(app.text, "people-is-blocked")
        blocked = [entry(person, name, is_blocked) for person, name in by_name(company.blocked)]
        return [*friends, *blocked, back_entry(app, "back" if friends or blocked else "people-no-acquaintances")]

    return Menu(app, "people-acquaintances", entries)


def _own_list(company: Company, person: str, name: str) -> tuple[Entry, list[Entry]]:
    """Return the entries of the player's own list: friend, muted, blocked."""
    known = company.acquaintances
    mute = partial(known.muted.symmetric_difference_update, {person})

    def is_friend() -> bool:
        return known.is_friend(person)

    def is_blocked() -> bool:
        return person in company.blocked

    return _switch(company, "people-friend", is_friend, lambda: set_friend(company, person, name, not is_friend())), [
        _switch(company, "people-muted", lambda: person in known.muted, mute),
        _switch(company, "people-blocked", is_blocked, lambda: block_person(company, person, name, not is_blocked())),
    ]


def _switch(company: Company, message: str, on: Callable[[], bool], change: Callable[[], None]) -> Entry:
    """Return an entry with the values on and off. :param on: returns the present value."""
    app = company.app
    return Entry(partial(app.text, message), None, lambda: app.text("on" if on() else "off"), lambda by: change())


def _reporting(company: Company, person: str, table: str) -> Entry:
    """Return the entry that reports a person at the same table."""
    why = WritingMenu(
        company.app, "people-report-why", partial(_report, company, person, table), longest=MAX_REASON_CHARACTERS
    )
    return button_entry(company.app, "people-report", lambda: Push(why))


def _hand_entries(company: Company, person: str, name: str, table: str) -> list[Entry]:
    """Return the entry for a watcher to ask for a hand, or for a player to show theirs to a watcher."""
    now = company.tables[table]
    place = next((at for at, place in enumerate(now.places) if place.person == person), None)
    if now.own is None:
        ask = AskHand(id=new_id(), table=table, place=place or 0)
        done = partial(_ask, company, ask, "people-hand-asked-for", name)
        return [] if place is None else [button_entry(company.app, "people-ask-hand", done)]
    if now.stage != "playing" or all(onlooker.person != person for onlooker in now.onlookers):
        return []
    on = person not in now.shown_to
    show = ShowHand(id=new_id(), table=table, person=person, on=on)
    label, told = ("people-show-hand", "people-shows-hand") if on else ("people-hide-hand", "people-hides-hand")
    return [button_entry(company.app, label, lambda: _ask_and_go_back(partial(_ask, company, show, told, name)))]


def _watching(company: Company, table: str, people: Collection[str]) -> list[Entry]:
    """Return the entries that let these people watch, if they have asked."""

    def entry(person: str, name: str) -> Entry:
        done = partial(company.app.say, "people-let-watch-done", name=name)
        lets = partial(company.admissions.let_watch, table, person, lambda _: done())
        return button_entry(company.app, "people-let-watch", lambda: _ask_and_go_back(lets), name=name)

    wish = company.admissions.waiting_watchers.get(table, {})
    return [entry(person, name) for person, name in wish.items() if person in people]


def _ask_and_go_back(ask: Callable[[], None]) -> Transition:
    """Send a request and close this menu, whose entries would change after it."""
    ask()
    return Pop()


def _report(company: Company, person: str, table: str, why: str) -> None:
    _ask(company, ReportPerson(id=new_id(), table=table, person=person, why=why), "people-reported")


def _invitations(company: Company, person: str, name: str) -> list[Entry]:
    """Return an entry for each gathering table of the player, to invite this person."""
    app = company.app

    def entry(table: str, game: str) -> Entry:
        request = Invite(id=new_id(), table=table, person=person)
        done = partial(_ask, company, request, "people-invite-sent", name)
        return button_entry(app, "people-invite-to", done, game=app.text(f"game-{game}"))

    gathering = [table for table in company.lobby.mine if table.stage == "gathering"]
    return [entry(table.table, table.game) for table in gathering]


def _ask(company: Company, request: Request, done: str, name: str = "") -> None:
    """Send a request and say when it is done. :param done: id of the message that tells the success."""

    def tell(_: Json) -> None:
        company.app.say(done, name=name)

    company.ask(request, tell)
