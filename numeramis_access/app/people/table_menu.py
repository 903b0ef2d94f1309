"""The menu of a table of people: who sits there, the start of the match, and the way to it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import ClassVar

from numeramis_access.app.people.chat import talk_entries
from numeramis_access.app.people.company import Company
from numeramis_access.app.people.gathering import Gathering
from numeramis_access.app.people.hosting import place_text
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.invitation import Invitation, invitation_entries
from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.app.people.person_menu import person_menu
from numeramis_access.app.people.table_terms import TermsMenu, clock_text, days_per_decision
from numeramis_access.app.shell.menu import (
    Entry,
    Menu,
    button_entry,
    opening_entry,
)
from numeramis_access.app.shell.scene import Pop, Push, Transition
from numeramis_access.input.inbox import (
    HouseNews,
    Incoming,
)
from numeramis_access.output.screen import Screen
from numeramis_access.tables.pushes import Joined, Removed, TableNow
from numeramis_access.tables.remote_seat import RemoteSeat
from numeramis_access.tables.table_requests import Begin, DrawSeats, Leave, Sit
from numeramis_access.words.announcement import Priority


class TableMenu(Menu):
    """The menu of a table before its match: places, the code for others, and the start; then it opens the match.

    :param company: the connection to the server.
    :param gathering: announces the events there.
    :param table: id of the table.
    :param address: the server's address for others, empty on a page.
    """

    item_types = (HouseNews,)
    keeps_places: ClassVar[bool] = True

    def __init__(self, company: Company, gathering: Gathering, table: str, address: str) -> None:
        game = company.tables[table].game
        super().__init__(company.app, "people-at-table", self._lines, game=company.app.text(f"game-{game}"))
        self.about_game = (game,)
        self.company = company
        self.table = table
        self._address = address
        self._gathering = gathering
        self._must_greet = self.now.stage == "gathering"
        self._has_match = self.now.stage != "gathering"
        #: whether entering this menu opens the match at once: it was on when the player came
        self._opens_match = self._has_match
        #: whether the player returns to the match; the number of messages to wait for, None before it is known
        self._is_returning = False
        self._awaited_number: int | None = None

    @property
    def now(self) -> TableNow:
        """Return the state of the table."""
        return self.company.tables[self.table]

    @property
    def return_place(self) -> str:
        """Return the id of the table; if the page is reloaded, the player comes back to it."""
        return self.table

    def _lines(self) -> list[Entry]:
        app, now = self.app, self.now
        places = [self._place(at) for at in range(len(now.places))]
        say = talk_entries(self.company, self.table)
        leave = button_entry(app, "people-leave-table", self._leave)
        if now.stage == "playing" and now.turns is not None:
            leave = button_entry(app, "turns-aside", Pop)
        if now.stage != "gathering":
            return [button_entry(app, "people-to-match", self._to_match), *say, *places, leave]
        clock_of = partial(clock_text, app, now.clock, days_per_decision(now))
        clock = Entry(partial(app.text, "people-clock"), None, clock_of)
        if now.host != self.company.person:
            return [*places, clock, *say, *self.invitation_entries(), leave]
        begin = button_entry(app, "people-begin", self._begin)
        agreed = opening_entry(app, "people-agreed", lambda: TermsMenu(self.company, self.table))
        draw = button_entry(app, "people-draw-seats", self._draw)
        clock = replace(clock, activate=agreed.activate)
        return [begin, *self.invitation_entries(), *places, draw, clock, *say, agreed, leave]

    @property
    def _goes_on(self) -> bool:
        """Return whether the player is on the way to a match from here."""
        return self._is_returning

    @property
    def invitation(self) -> Invitation:
        """Return the invitation to this table."""
        return Invitation(self._address, self.now.code)

    def invitation_entries(self) -> list[Entry]:
        """Return the entries of the invitation; empty if the table has no code."""
        return invitation_entries(self.app, self.invitation, self.company.game_name(self.now.game))

    def enter(self) -> None:
        """Say the entries; the first time, open the match instead if it goes on.

        Before the match the first call also tells the host the invitation. It tells the others the clock, that seats
        will be drawn, and the host's name. At a table for another match with the same people it tells at most who is
        awaited.
        """
        self._title = "people-at-table" if self.now.stage == "gathering" else "people-at-match"
        if self._opens_match:
            self._opens_match, self.entries = False, self._lines()
            self._to_match()
            return
        super().enter()
        self.company.line.tell_restored()
        greets, self._must_greet = self._must_greet, False
        if not greets or self.company.once_more.tell_awaited(self.now, self.company.pages.names()):
            return
        if (self.now.clock or self.now.turns) and self.now.host != self.company.person:
            text = clock_text(self.app, self.now.clock, days_per_decision(self.now))
            self.app.say("people-clock-here", Priority.QUEUE, clock=text)
        if self.now.drawn and self.now.host != self.company.person:
            self.app.say("people-seats-will-be-drawn", Priority.QUEUE)
        if self.now.host != self.company.person:
            host = next((place.name for place in self.now.places if place.person == self.now.host), "")
            self.app.say("people-host-begins", Priority.QUEUE, name=host)
        elif self.now.code:
            address, code = self.invitation
            self.app.say("people-invite", Priority.QUEUE, address=address or "none", code=code)

    def screen(self) -> Screen:
        """Return the screen of the entries; before the match with the invitation as a QR code for sighted people, if it
        has an address and a code.
        """
        screen = super().screen()
        shown = self.now.stage == "gathering" and all(self.invitation)
        return replace(screen, squares=self.invitation.qr_rows()) if shown else screen

    def _place(self, at: int, label: Callable[[], str] | None = None) -> Entry:
        place = self.now.places[at]
        label = label or partial(self.app.text, "people-place", number=at + 1)
        if not place.name:
            return Entry(label, partial(self._sit, at), partial(place_text, self.company, self.now, at))
        value = partial(place_text, self.company, self.now, at)
        if place.person in ("", self.company.person):
            return Entry(label, None, value)
        return Entry(label, lambda: Push(person_menu(self.company, place.person, place.name, self.table)), value)

    def _begin(self) -> None:
        self.company.once_more.invite_watchers(self.table)
        self.company.ask(Begin(id=new_id(), table=self.table))

    def _draw(self) -> None:
        self.company.ask(DrawSeats(id=new_id(), table=self.table))

    def _sit(self, at: int) -> None:
        self.company.ask(Sit(id=new_id(), table=self.table, place=at))

    def _leave(self) -> Transition:
        self.company.ask(Leave(id=new_id(), table=self.table))
        return Pop()

    def leave(self) -> None:
        """Tell the announcer of the table's events that this menu is closed."""
        self._gathering.open = False

    def _to_match(self) -> Transition | None:
        """Ask the server to return to the match.

        While the connection is lost, return the transition to the match. Otherwise return None, to stay: the match
        opens when all missed messages have arrived, which go into the history.
        """
        seat = self.company.seats.get(self.table)
        if seat is None or not self.company.is_recognised:
            self.company.enter(self.table)
            return None if seat is None else Push(match_scene(self.company, seat))
        self._is_returning, self._awaited_number = True, None
        self.company.enter(self.table)
        return None

    def _way_back(self, seat: RemoteSeat) -> Transition | None:
        """Return the transition into the match when all messages up to the player's return have arrived, None before.
        """
        if self._awaited_number is None or seat.last_received < self._awaited_number:
            return None
        self._is_returning = False
        if not seat.position.over:  # the end of the match is told as news
            seat.news()
        return Push(match_scene(self.company, seat))

    def receive(self, item: Incoming) -> Transition | None:
        """Show changes of the table, which ``Gathering`` announces; open the match when it begins.

        While the player types a text, the beginning is only announced. The menu is left when the table is gone. Return
        the next transition, None to stay.
        """
        if not isinstance(item, HouseNews):
            return None
        if self._is_returning:
            if isinstance(item.news, Joined) and item.news.table == self.table:
                self._awaited_number = int(str(item.news.state["number"]))
            seat = self.company.seats.get(self.table)
            if seat is not None and (leads := self._way_back(seat)) is not None:
                return leads
        match item.news:
            case "restored":
                self._is_returning, self._awaited_number = self._has_match, None
            case TableNow(table=self.table, stage="gathering"):
                self._has_match = self._is_returning = False
                if not self._goes_on:
                    self.company.line.tell_restored()
                self.renew()
            case Removed(table=self.table, by="owner"):
                return Pop(then=lambda: None)
            case Removed(table=self.table) if self.now.stage == "gathering":
                return Pop(then=lambda: self.app.say("people-removed"))
            case Joined(table=self.table) if not self._has_match:
                self._has_match = True
                if not self.app.has_draft:
                    return Push(match_scene(self.company, self.company.seats[self.table]))
                self.company.announce_notice("people-match-began", game=self.company.game_name(self.now.game))
        return None


def match_scene(company: Company, seat: RemoteSeat) -> PeopleMatch:
    """Return the scene of a match, and put the match's past into the history."""
    scene = PeopleMatch(company, seat)
    scene.recall()
    return scene
