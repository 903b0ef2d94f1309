"""Another match for those who have just played one: a table like theirs, everybody in their place, begun by itself.

The first who wishes it opens the table and invites those who are still in the house; whoever wishes it after that comes
there. Whoever watched is invited too: once to know what happens, and again when the match has begun. No request of its
own is needed for it, so houses of before have it too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from numeramis_access.app.people.asked import ONCE_MORE, drop
from numeramis_access.app.people.identity import new_id
from numeramis_access.input.commands import Command
from numeramis_access.tables.pushes import Invited, TableNow
from numeramis_access.tables.requests import Begin, Invite, Json, Leave, OpenTable, Sit
from numeramis_access.words.announcement import Priority

if TYPE_CHECKING:
    from numeramis_access.app.people.company import Company


class OnceMore:
    """What the player has agreed to play once more.

    :param company: the house. :ivar going_to: the table that the player goes to now, empty for none.
    """

    def __init__(self, company: Company) -> None:
        self._company = company
        self.going_to = ""
        #: tables of matches that are over, by that of the next match to which somebody there invites
        self._next: dict[str, Invited] = {}
        #: tables to which the player came in order to play once more
        self._again: set[str] = set()
        #: which place the player had, by the table of the next match; it is taken once
        self._places: dict[str, int] = {}
        #: who is waited for at a table that the player has opened, with the place that each had
        self._awaited: dict[str, dict[str, int]] = {}
        #: the table that the player has opened, with the own place there, by that of the match that is over
        self._opened: dict[str, tuple[str, int]] = {}
        #: who watched the match before, by the table of the next one
        self._watched: dict[str, tuple[str, ...]] = {}
        #: leads to where a table is watched, by its code; there is nothing to watch before it is set
        self.watch: Callable[[str], None] = lambda code: None

    def take_invitation(self, invited: Invited) -> bool:
        """Take an invitation where it is one to play once more, by somebody with whom a match was just played."""
        for table, seat in reversed(self._company.seats.items()):  # of several that are over, the last one
            now = self._company.tables[table]
            there = {place.person for place in now.places}
            if seat.position.over and invited.game == now.game and invited.person in there:
                if seat.watches:
                    self._tell_watchers(table, invited)
                    return True
                opened, own = self._opened.get(table, ("", 0))
                if opened in self._awaited:
                    self._meet(opened, own, invited)
                    return True
                self._next[table] = invited
                self._company.invitations[invited.table] = invited
                key = self._company.key(Command.PLAY_AGAIN)
                self._company.notice("people-once-more-asked", name=invited.name, key=key)
                return True
        return False

    def _meet(self, opened: str, own: int, invited: Invited) -> None:
        """Go to the other one's table where two have opened one at the same moment: to that of the first of two ids."""
        if invited.person < self._company.person:
            del self._awaited[opened]
            self._company.ask(Leave(id=new_id(), table=opened), None, lambda code: None)
            self._places[invited.table] = own
            self._company.enter(invited.code, self._come_to)

    def _tell_watchers(self, table: str, invited: Invited) -> None:
        """Tell whoever has watched that those at the table play once more, and when they have begun."""
        begun = table in self._next
        self._next[table] = invited
        self._company.notice("people-once-more-watch", name=invited.name, begun="yes" if begun else "no")

    def goes_on(self, table: str) -> bool:
        """Return whether those at a table play once more, as far as somebody knows who has watched there."""
        return table in self._next

    def watch_next(self, table: str) -> None:
        """Go where those play once more whose match was watched."""
        self.watch(self._next[table].code)

    def asked_by(self, table: str) -> str:
        """Return who has asked to play once more with those at a table, by id, who has gone ahead; empty for nobody."""
        return self._next[table].person if table in self._next else ""

    def wish(self, table: str, drawn: bool = False) -> None:
        """Play once more with those with whom a match was just played.

        :param drawn: whether seats are drawn, also where they were not before; where somebody has asked already, it is
            as they have agreed.
        """
        now = self._company.tables[table]
        drop(self._company.app, ONCE_MORE)
        if (invited := self._next.pop(table, None)) is not None and now.own is not None:
            self._company.invitations.pop(invited.table, None)
            self._places[invited.table] = now.own
            self._company.enter(invited.code, self._come_to)
        elif now.own is not None:
            self._open(msgspec.structs.replace(now, drawn=now.drawn or drawn), now.own)

    def _come_to(self, answer: Json) -> None:
        self.going_to = str(answer.get("table", ""))
        self._again.add(self.going_to)

    def _open(self, now: TableNow, own: int) -> None:
        """Open a table that is agreed like another one, and invite those who are still here."""
        company = self._company
        here = {one.person for one in company.lobby.people} - {company.person}
        others = {place.person: at for at, place in enumerate(now.places) if place.person in here and place.here}

        def sit_down(answer: Json) -> None:
            table = str(answer.get("table", ""))
            self._places[table], self._awaited[table] = own, others
            self._opened[now.table] = table, own
            company.ask(Sit(id=new_id(), table=table, place=own), None, lambda code: None)
            watched = () if now.watch == "nobody" else tuple(one.person for one in now.onlookers)
            self._watched[table] = watched
            for person in (*others, *watched):
                company.ask(Invite(id=new_id(), table=table, person=person), None, lambda code: None)
            self._come_to(answer)

        company.ask(OpenTable(
            id=new_id(), game=now.game, players=now.players, options=now.options, access=now.access,
            level=now.level, grace=now.grace, rests=now.rests, talk=now.talk, clock=now.clock,  # type: ignore[arg-type]
            watch=now.watch, later=now.later, drawn=now.drawn, friends=now.friends,
        ), sit_down)  # fmt: skip

    def take(self, now: TableNow) -> None:
        """Take how a table stands: take the own place there, and begin when everybody has theirs."""
        if now.stage != "gathering":
            self._watched.pop(now.table, None)
            self._places.pop(now.table, None)
            self._awaited.pop(now.table, None)
            return
        self._sit(now)
        if now.table in self._awaited and now.host == self._company.person:
            self._begin(now)

    def _sit(self, now: TableNow) -> None:
        place = self._places.get(now.table)
        if place is None or now.own == place or place >= len(now.places):  # whoever invited may have fewer places
            self._places.pop(now.table, None)
        elif not now.places[place].name:
            self._company.ask(Sit(id=new_id(), table=now.table, place=place), None, lambda code: None)

    def _begin(self, now: TableNow) -> None:
        """Begin when nobody is waited for any more who is in the house."""
        awaited, here = self._awaited[now.table], {one.person for one in self._company.lobby.people}
        missing = [
            person for person, place in awaited.items() if person in here and now.places[place].person != person
        ]
        if awaited and not missing and now.table not in self._places:
            del self._awaited[now.table]
            self.tell_beginning(now.table)
            self._company.ask(Begin(id=new_id(), table=now.table))

    def tell_beginning(self, table: str) -> None:
        """Have those who watched before know that the match of a table begins now: one is not invited later."""
        for person in self._watched.pop(table, ()):
            self._company.ask(Invite(id=new_id(), table=table, person=person), None, lambda code: None)

    def tell(self, table: str) -> bool:
        """Tell whoever has opened a table to play once more who is waited for; return False for any other table."""
        company = self._company
        if table in self._awaited:
            places = company.tables[table].places
            sits = {place.person for place in places}
            here = {one.person: one.name for one in company.lobby.people}
            names = [here[person] for person in self._awaited[table] if person in here and person not in sits]
            waits = company.app.narrator.language.join(names) or "none"
            company.app.say("people-once-more-waits", Priority.QUEUE, names=waits)
        return table in self._again
