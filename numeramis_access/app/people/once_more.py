"""Another match for the people of the last one: a table like theirs, the same places, an automatic beginning.

The first person who wishes it opens the table and invites the others who are still in the house. Later ones join that
table. Watchers are invited too: once as news, and again when the match begins. It uses no request of its own, so older
houses support it.
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
    """The player's agreements to play once more.

    :param company: the house.
    :ivar going_to: the table that the player goes to now, empty for none.
    """

    def __init__(self, company: Company) -> None:
        self._company = company
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

    def take_invitation(self, invited: Invited) -> bool:
        """Return whether an invitation asks to play once more after a finished match here, and handle it."""
        for table, seat in reversed(self._company.seats.items()):  # the latest of several finished matches
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
        """If two people opened a table at once, meet at the table with the smaller id."""
        if invited.person < self._company.person:
            del self._awaited[opened]
            self._company.ask(Leave(id=new_id(), table=opened), None, lambda code: None)
            self._places[invited.table] = own
            self._company.enter(invited.code, self._come_to)

    def _tell_watchers(self, table: str, invited: Invited) -> None:
        """Tell a watcher that the players play once more, and when they have begun."""
        begun = table in self._next
        self._next[table] = invited
        self._company.notice("people-once-more-watch", name=invited.name, begun="yes" if begun else "no")

    def goes_on(self, table: str) -> bool:
        """Return whether the people of a watched table play once more, as far as its watchers know."""
        return table in self._next

    def watch_next(self, table: str) -> None:
        """Go to the next match of the people who were watched."""
        self.watch(self._next[table].code)

    def asked_by(self, table: str) -> str:
        """Return the id of the person who asked to play once more and went ahead, empty for none."""
        return self._next[table].person if table in self._next else ""

    def wish(self, table: str, drawn: bool = False) -> None:
        """Play once more with the people of a finished match.

        :param drawn: whether to draw seats even if they were not drawn before; an existing invitation keeps its terms.
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
        """Open a table with the same terms, and invite the people who are still here."""
        company = self._company
        here = {person.person for person in company.lobby.people} - {company.person}
        others = {place.person: at for at, place in enumerate(now.places) if place.person in here and place.here}

        def sit_down(answer: Json) -> None:
            table = str(answer.get("table", ""))
            self._places[table], self._awaited[table] = own, others
            self._opened[now.table] = table, own
            company.ask(Sit(id=new_id(), table=table, place=own), None, lambda code: None)
            watched = () if now.watch == "nobody" else tuple(onlooker.person for onlooker in now.onlookers)
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
        """Follow the state of a table: take the player's place, and begin when all others have theirs."""
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
        if place is None or now.own == place or place >= len(now.places):  # the other table can be smaller
            self._places.pop(now.table, None)
        elif not now.places[place].name:
            self._company.ask(Sit(id=new_id(), table=now.table, place=place), None, lambda code: None)

    def _begin(self, now: TableNow) -> None:
        """Begin when no awaited person in the house is missing."""
        awaited, here = self._awaited[now.table], {person.person for person in self._company.lobby.people}
        missing = [
            person for person, place in awaited.items() if person in here and now.places[place].person != person
        ]
        if awaited and not missing and now.table not in self._places:
            del self._awaited[now.table]
            self.tell_beginning(now.table)
            self._company.ask(Begin(id=new_id(), table=now.table))

    def tell_beginning(self, table: str) -> None:
        """Invite the watchers of the last match, because the house takes no invitations after the beginning."""
        for person in self._watched.pop(table, ()):
            self._company.ask(Invite(id=new_id(), table=table, person=person), None, lambda code: None)

    def tell(self, table: str) -> bool:
        """Tell the people awaited at a table that the player opened; return whether this is a table of once more."""
        company = self._company
        if table in self._awaited:
            places = company.tables[table].places
            sits = {place.person for place in places}
            here = {person.person: person.name for person in company.lobby.people}
            names = [here[person] for person in self._awaited[table] if person in here and person not in sits]
            waits = company.app.narrator.language.join(names) or "none"
            company.app.say("people-once-more-waits", Priority.QUEUE, names=waits)
        return table in self._again
