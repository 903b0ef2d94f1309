"""The host's acts on people at a table, as menus, and their announcement to all."""

from __future__ import annotations

from functools import partial

from numeramis_access.app.people.company import Company
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, confirmation_menu, opening_entry
from numeramis_access.app.shell.scene import Pop, Push, Transition
from numeramis_access.tables.evening import Role, leaders_places
from numeramis_access.tables.evening_requests import Appoint
from numeramis_access.tables.pushes import HostDid, TableNow, TablePlace
from numeramis_access.tables.request_fields import Request
from numeramis_access.tables.table_requests import HandOver, Move, Mute, Remove
from numeramis_access.words.announcement import Priority


def host_entries(company: Company, person: str, name: str, table: str) -> list[Entry]:
    """Return the menu entries for the acts of a host or director on a person; empty if the player is neither, or if the
    person is the host.

    :param company: the connection to the server. :param person: the person's id. :param name: their name.
    :param table: id of the table.
    """
    app, now = company.app, company.tables[table]
    directs = now.evening is not None and now.evening.role == "director"
    if person == now.host or (now.host != company.person and not directs):
        return []

    def ask(request: Request) -> Transition:
        company.ask(request)
        return Pop()

    at = next((at for at, place in enumerate(now.places) if place.person == person), None)
    on = person not in now.muted
    mute = partial(ask, Mute(id=new_id(), table=table, person=person, on=on))
    remove = partial(ask, Remove(id=new_id(), table=table, person=person))
    entries = [button_entry(app, "people-mute" if on else "people-unmute", mute)]
    if at is not None and now.stage == "gathering":
        entries.append(opening_entry(app, "people-move", lambda: _places_menu(company, at, name, table)))
    entries.append(
        button_entry(
            app, "people-remove", lambda: Push(confirmation_menu(app, "people-really-remove", remove, name=name))
        )
    )
    if at is not None and now.evening is not None:
        entries = [*_roles(company, now, person), *entries]
    elif at is not None:
        entries.append(
            button_entry(app, "people-hand-over", partial(ask, HandOver(id=new_id(), table=table, person=person)))
        )
    return entries


def _roles(company: Company, now: TableNow, person: str) -> list[Entry]:
    """Return the entries that make a person director, scorer, or player only."""
    evening = now.evening
    if evening is None or now.host != company.person or not evening.role:
        return []

    def appoint(role: Role) -> Transition:
        company.ask(Appoint(id=new_id(), table=now.table, person=person, role=role))
        return Pop()

    roles: list[Role] = ["player"] if person in (*evening.directors, *evening.scorers) else []
    roles += [] if person in evening.directors else ["director"]
    roles += [] if person in evening.scorers else ["scorer"]
    return [button_entry(company.app, "evening-house-appoint", partial(appoint, role), role=role) for role in roles]


def _places_menu(company: Company, at: int, name: str, table: str) -> Menu:
    """Return the menu of the places that a person can exchange theirs with."""

    def move(to: int) -> Transition:
        company.ask(Move(id=new_id(), table=table, place=at, to=to))
        return Pop(2)

    def entries() -> list[Entry]:
        others = [to for to in range(len(company.tables[table].places)) if to != at]
        return [*(_place(company, table, to, partial(move, to)) for to in others), back_entry(company.app)]

    return Menu(company.app, "people-move-to", entries, name=name)


def _place(company: Company, table: str, at: int, activate: partial[Transition]) -> Entry:
    """Return an entry of one place, with the name of its person."""
    return Entry(
        partial(company.app.text, "people-place", number=at + 1), activate,
        lambda: place_text(company, company.tables[table], at),
    )  # fmt: skip


def place_text(company: Company, now: TableNow, at: int) -> str:
    """Return the text of a place at a table: its person's name and whether this is the player, or that it is free.

    :param company: the connection to the server. :param now: the table. :param at: number of the place, from 0.
    """
    name = now.places[at].name
    if not name:
        return company.app.text("people-place-free")
    return company.app.text("people-place-of", name=name, own="yes" if at == now.own else "no")


def tell_host_act(company: Company, did: HostDid) -> None:
    """Announce an act of the host, at once or as a notice that can wait.

    Drawn seats are announced later, when they are known. That the player was removed, or became the host while people
    gather, is announced elsewhere.

    :param company: the connection to the server. :param did: the act.
    """
    now, own = company.tables[did.table], did.person == company.person
    gender = next((place.gender for place in now.places if place.person == now.host), "none")
    if did.what == "drawn":
        return
    if own and did.what in ("muted", "unmuted"):
        company.app.say(f"people-you-{did.what}", Priority.QUEUE, gender=gender)
    elif own:  # a removal is told elsewhere, and a new host too while people gather
        if did.what == "handed-over" and now.stage != "gathering":
            company.app.say("people-you-lead", Priority.QUEUE)
    elif now.host == company.person:  # the host hears their own act at once
        company.app.say(f"people-did-{did.what}", Priority.QUEUE, name=did.name, host="yes", gender=gender)
    else:
        company.announce_notice(f"people-did-{did.what}", name=did.name, host="no", gender=gender)


def tell_seats(company: Company, before: tuple[TablePlace, ...], now: TableNow, drawn: bool) -> None:
    """Announce to the player each person who moved to another place; after a draw, all places in order.

    People who had no place before are not announced. At an evening a pair or team is named with its number.

    :param company: the connection to the server. :param before: the places before the change.
    :param now: the table after it. :param drawn: whether the seats were drawn.
    """
    app = company.app
    if drawn:
        names = app.narrator.language.join([place.name or app.text("people-place-free") for place in now.places])
        app.say("people-seats-drawn", Priority.QUEUE, names=names)
        return
    was = {place.person: at for at, place in enumerate(before) if place.person}
    for at, place in enumerate(now.places):
        if place.person in was and was[place.person] != at:
            own = "-own" if at == now.own else ""
            chair = now.evening is not None and at in leaders_places(now.players)
            pair = chair or (now.evening is not None and not now.evening.alone)
            teams = now.evening is not None and now.evening.teams
            number = at if now.evening is not None else at + 1
            party = 0 if chair else (at + 3) // 4 if teams else (at + 1) // 2
            sits = "people-sits-pair" if pair else "people-sits"
            app.say(sits + own, Priority.QUEUE, name=place.name, number=number, pair=party, teams=teams)
