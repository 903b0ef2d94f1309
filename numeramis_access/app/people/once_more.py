"""Another match for the people of the last one, at a table with the same places, which begins by itself.

The first person who wants it opens the table and invites the others who are still on the server; people who want it
later join that table. Watchers are invited twice: as news, and when the match begins. It uses only requests that older
servers know.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Literal, Protocol

import msgspec

from numeramis_access.app.people.agreement_requests import ONCE_MORE_QUESTIONS, drop_questions
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.open_requests import RequestHouse, TakeDenial, TakeReply
from numeramis_access.app.shell.keys import key_of_command
from numeramis_access.input.commands import Command
from numeramis_access.tables.pushes import Invited, TableNow
from numeramis_access.tables.remote_seat import RemoteSeat
from numeramis_access.tables.request_fields import Json
from numeramis_access.tables.requests import OpenTable
from numeramis_access.tables.table_requests import Begin, Invite, Leave, Sit
from numeramis_access.words.announcement import Priority


class RematchHouse(RequestHouse, Protocol):
    """A server where people meet again. :ivar person: the player's id there."""

    person: str

    def enter(self, table: str, reply: TakeReply | None = None, denied: TakeDenial | None = None) -> None:
        """Join a table.

        :param table: id of the table, or its code. :param reply: takes the answer, None to ignore it.
        :param denied: takes the code of a denial, None to tell the player the reason.
        """

    def announce_notice(self, message: str, about: str = "", **values: object) -> None:
        """Announce a message; while the player chooses an action, it waits, unless the settings say otherwise.

        :param message: id of the message.
        :param about: the person and table that it is about; it replaces an earlier waiting message about them; empty
            for none.
        :param values: the values of the message.
        """


class RematchAgreements:
    """The agreements of the player to play another match with the same people.

    :ivar going_to: id of the table to which the player goes now, empty for none.
    :ivar watch: called with the code of a table to watch; its owner sets it.
    """

    def __init__(self, house: RematchHouse) -> None:
        self._house = house
        self.going_to = ""
        #: the invitation to the next match, by the table of the finished one
        self._next: dict[str, Invited] = {}
        #: tables that the player joined to play once more
        self._again: set[str] = set()
        #: the player's place, by the table of the next match; used once
        self._places: dict[str, int] = {}
        #: people awaited at a table that the player opened, with the former place of each
        self._awaited: dict[str, dict[str, int]] = {}
        #: the table that the player opened and their place there, by the table of the finished match
        self._opened: dict[str, tuple[str, int]] = {}
        #: watchers of the last match, by the table of the next one
        self._watched: dict[str, tuple[str, ...]] = {}
        #: opens a watched table by its code; does nothing before it is set
        self.watch: Callable[[str], None] = lambda code: None

    def take_invitation(
        self, invited: Invited, matches: Iterable[tuple[TableNow, RemoteSeat]]
    ) -> Literal["", "taken", "waits"]:
        """Take an invitation; return how it concerns another match after a finished one here.

        ``taken`` if it needs no answer, because the player watches or has invited the same people; ``waits`` if it
        waits for the player's answer, who is told; empty if it is another kind of invitation.

        :param invited: the invitation. :param matches: the player's matches with their tables, the latest first.
        """
        for now, seat in matches:
            there = {place.person for place in now.places}
            if seat.position.over and invited.game == now.game and invited.person in there:
                if seat.is_onlooker:
                    self._tell_watchers(now.table, invited)
                    return "taken"
                opened, own = self._opened.get(now.table, ("", 0))
                if opened in self._awaited:
                    self._meet(opened, own, invited)
                    return "taken"
                self._next[now.table] = invited
                key = key_of_command(self._house.app, "table", Command.PLAY_AGAIN) or "none"
                self._house.announce_notice("people-once-more-asked", name=invited.name, key=key)
                return "waits"
        return ""

    def _meet(self, opened: str, own: int, invited: Invited) -> None:
        """If two people opened a table at once, meet at the table with the smaller id."""
        if invited.person < self._house.person:
            del self._awaited[opened]
            self._house.ask(Leave(id=new_id(), table=opened), None, lambda code: None)
            self._places[invited.table] = own
            self._house.enter(invited.code, self._come_to)

    def _tell_watchers(self, table: str, invited: Invited) -> None:
        """Tell a watcher that the players play once more, and when they have begun."""
        begun = table in self._next
        self._next[table] = invited
        self._house.announce_notice("people-once-more-watch", name=invited.name, begun="yes" if begun else "no")

    def has_next_match(self, table: str) -> bool:
        """Return whether the player was invited to another match of the people of a finished one; for a watcher,
        whether they play one.

        :param table: id of the finished match's table.
        """
        return table in self._next

    def watch_next(self, table: str) -> None:
        """Go to the next match of the people who were watched; ask ``has_next_match`` first.

        :param table: id of the finished match's table.
        :raises KeyError: if they do not play another one.
        """
        self.watch(self._next[table].code)

    def asking_person(self, table: str) -> str:
        """Return the id of the person who asked for another match; empty if no one has.

        :param table: id of the finished match's table.
        """
        return self._next[table].person if table in self._next else ""

    def request_rematch(self, now: TableNow, here: Mapping[str, str], drawn: bool = False) -> str:
        """Play another match with the people of a finished one: accept their invitation, or else open a table and
        invite them.

        Return the id of the table whose invitation this accepts, empty if there was none. A watcher opens no table.

        :param now: the finished match's table. :param here: names of the people on the server, by id.
        :param drawn: whether to draw seats even if they were not drawn before; an existing invitation keeps its terms.
        """
        drop_questions(self._house.app, ONCE_MORE_QUESTIONS)
        if (invited := self._next.pop(now.table, None)) is not None and now.own is not None:
            self._places[invited.table] = now.own
            self._house.enter(invited.code, self._come_to)
            return invited.table
        if now.own is not None:
            self._open(msgspec.structs.replace(now, drawn=now.drawn or drawn), now.own, here)
        return ""

    def _come_to(self, answer: Json) -> None:
        self.going_to = str(answer.get("table", ""))
        self._again.add(self.going_to)

    def _open(self, now: TableNow, own: int, here: Mapping[str, str]) -> None:
        """Open a table with the same terms, and invite the people who are still here."""
        house = self._house
        others = {
            place.person: at for at, place in enumerate(now.places)
            if place.person in here and place.here and place.person != house.person
        }  # fmt: skip

        def sit_down(answer: Json) -> None:
            table = str(answer.get("table", ""))
            self._places[table], self._awaited[table] = own, others
            self._opened[now.table] = table, own
            house.ask(Sit(id=new_id(), table=table, place=own), None, lambda code: None)
            watched = () if now.watch == "nobody" else tuple(onlooker.person for onlooker in now.onlookers)
            self._watched[table] = watched
            for person in (*others, *watched):
                house.ask(Invite(id=new_id(), table=table, person=person), None, lambda code: None)
            self._come_to(answer)

        house.ask(OpenTable(
            id=new_id(), game=now.game, players=now.players, options=now.options, access=now.access,
            level=now.level, grace=now.grace, rests=now.rests, talk=now.talk, clock=now.clock,  # type: ignore[arg-type]
            watch=now.watch, later=now.later, drawn=now.drawn, friends=now.friends,
        ), sit_down)  # fmt: skip

    def follow_table(self, now: TableNow, here: Collection[str]) -> None:
        """Follow the state of a table: take the player's former place; begin the match when all invited people on the
        server have theirs.

        Tables that the player did not open or join for another match are ignored.

        :param now: the state of the table. :param here: ids of the people on the server.
        """
        if now.stage != "gathering":
            self._watched.pop(now.table, None)
            self._places.pop(now.table, None)
            self._awaited.pop(now.table, None)
            return
        self._sit(now)
        if now.table in self._awaited and now.host == self._house.person:
            self._begin(now, here)

    def _sit(self, now: TableNow) -> None:
        place = self._places.get(now.table)
        if place is None or now.own == place or place >= len(now.places):  # the other table can be smaller
            self._places.pop(now.table, None)
        elif not now.places[place].name:
            self._house.ask(Sit(id=new_id(), table=now.table, place=place), None, lambda code: None)

    def _begin(self, now: TableNow, here: Collection[str]) -> None:
        """Begin when no awaited person on the server is missing."""
        awaited = self._awaited[now.table]
        missing = [
            person for person, place in awaited.items() if person in here and now.places[place].person != person
        ]
        if awaited and not missing and now.table not in self._places:
            del self._awaited[now.table]
            self.invite_watchers(now.table)
            self._house.ask(Begin(id=new_id(), table=now.table))

    def invite_watchers(self, table: str) -> None:
        """Invite the watchers of the last match; call this before the match begins, because later the server refuses
        invitations.

        :param table: id of the new match's table.
        """
        for person in self._watched.pop(table, ()):
            self._house.ask(Invite(id=new_id(), table=table, person=person), None, lambda code: None)

    def tell_awaited(self, now: TableNow, here: Mapping[str, str]) -> bool:
        """If the player has opened a table for another match, say who is still awaited there.

        Return whether the player has come to the table for another match.

        :param now: the state of the table. :param here: names of the people on the server, by id.
        """
        if now.table in self._awaited:
            sits = {place.person for place in now.places}
            names = [here[person] for person in self._awaited[now.table] if person in here and person not in sits]
            waits = self._house.app.narrator.language.join(names) or "none"
            self._house.app.say("people-once-more-waits", Priority.QUEUE, names=waits)
        return now.table in self._again
