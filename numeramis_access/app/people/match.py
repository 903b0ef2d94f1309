"""A match among people as a scene: from a house come the table's messages, and who comes, goes and says what."""

from __future__ import annotations

from functools import partial

from numeramis_access.app.people.company import Company
from numeramis_access.app.people.person_menu import person_menu
from numeramis_access.app.people.talk import talk_entries, tell_said
from numeramis_access.app.shell.menu import Entry, Menu, back, button, opens
from numeramis_access.app.shell.scene import Pop, Push, Scene, Transition
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.input.inbox import FromHouse, Incoming
from numeramis_access.tables.messages import MatchEnded, Message, Refused
from numeramis_access.tables.protocol import Place, Removed, Said, TableNow, Waiting
from numeramis_access.tables.remote_seat import RemoteSeat
from numeramis_access.words.announcement import Priority

#: seconds after the own line is back in which those of others are back too, and nothing is said of it
SETTLING = 10.0


class PeopleMatch(MatchScene):
    """A match at a table of people.

    :param company: the house. :param seat: one's seat there.
    """

    def __init__(self, company: Company, seat: RemoteSeat) -> None:
        super().__init__(company.app, seat)
        self.company = company
        self.table = seat.table
        self.seat: RemoteSeat = seat
        self._places: tuple[Place, ...] = company.tables[seat.table].places
        self._fault_told = False
        #: until when nothing is said of others' lines, None while it is
        self._settled_at: float | None = None

    def receive(self, item: Incoming) -> Transition | None:
        """Tell what the house says of this table; the scene of the house below has taken it in already."""
        if not isinstance(item, FromHouse):
            return super().receive(item)
        match self.company.latest:
            case TableNow(table=self.table) as now:
                self._tell_people(now)
            case "back":
                self._settled_at = self.app.now() + SETTLING
            case Waiting(table=self.table, what=what):
                self._settled_at = self.app.now() + SETTLING
                self.app.say("people-waits", Priority.QUEUE, cue="refusal" if what else None, what=what)
            case Said(table=self.table) as said:
                tell_said(self.company, said)
            case Removed(table=self.table):
                return Pop(then=lambda: self.app.say("people-removed"))
        self.hear()
        return None

    def hear(self) -> None:
        """Tell what the seat was told, and once if it cannot be what was sealed."""
        super().hear()
        self.company.decides(self.own_turn and not self.waits_for_player and not self.over)
        fault = self.seat.witness.fault
        if fault is not None and not self._fault_told:
            self._fault_told = True
            self.app.say("people-unfair", Priority.QUEUE, cue="refusal")
            self.app.say(f"verify-{fault.code}", Priority.QUEUE, deal=fault.deal)

    def tell_message(self, message: Message | Refused) -> None:
        """Tell what is no event of the match; at its end also where its record is."""
        super().tell_message(message)
        if isinstance(message, MatchEnded):
            self.app.say("people-record-kept", Priority.QUEUE)

    def _tell_proof(self) -> None:
        """Tell what has been proven of the cards so far."""
        witness = self.seat.witness
        if witness.fault is not None:
            self.app.say(f"verify-{witness.fault.code}", deal=witness.fault.deal)
        else:
            rules = self.seat.ruleset
            self.app.say("people-proof", deals=witness.checked, waits="deal" if rules.opens_deals else "match")

    def _tell_people(self, now: TableNow) -> None:
        """Tell who has gone, who is back, and for whom a computer plays.

        After the own line was lost, as after a restart of the house, those of others need a moment too.
        """
        if self._settled_at is not None:
            return
        for at, (before, after) in enumerate(zip(self._places, now.places, strict=True)):
            if at != now.own:
                self._tell_person(before, after, now.grace)
        self._places = now.places

    def _tell_person(self, before: Place, after: Place, grace: int) -> None:
        name, gender = after.name, after.gender
        if before.here and not after.here and not after.sits_in:
            self.company.notice("people-gone", name=name, gender=gender, seconds=grace)
        if after.sits_in and not before.sits_in:
            self.company.notice("people-sits-in", name=name)
        if after.here and not after.sits_in and (before.sits_in or not before.here):
            self.company.notice("people-returned", name=name, gender=gender)

    def due(self) -> float | None:
        """Return when something is to be done here, or to be told of those who are not back."""
        return min((due for due in (super().due(), self._settled_at) if due is not None), default=None)

    def tick(self) -> Transition | None:
        """Tell who is not back when their time is over; everything else as at any table."""
        if self._settled_at is not None and self.app.now() >= self._settled_at:
            self._settled_at = None
            self._tell_people(self.company.tables[self.table])
        return super().tick()

    def leave(self) -> None:
        """Leave the table; what has waited is told."""
        super().leave()
        self.company.decides(False)

    def menu(self) -> Scene:
        """Return what Escape opens: saying something, who is here, and leaving."""

        def entries() -> list[Entry]:
            return [
                back(self.app, "people-to-table"),
                *talk_entries(self.company, self.table),
                opens(self.app, "people-here", partial(people_menu, self.company, self.table)),
                button(self.app, "people-proof-ask", self._tell_proof),
                button(self.app, "people-leave-match", partial(Pop, 2)),
            ]

        return Menu(self.app, "people-match-menu", entries)

    def again(self) -> None:
        """Say that people have to meet again for another match."""
        self.app.say("not-in-match", cue="refusal")

    @property
    def kept(self) -> bool:
        """Return whether the match can be continued: the house keeps it."""
        return True


def people_menu(company: Company, table: str) -> Menu:
    """Return the menu of the others at a table."""

    def entry(one: Place) -> Entry:
        return Entry(partial(str, one.name), lambda: Push(person_menu(company, one.person, one.name, table)))

    def entries() -> list[Entry]:
        others = [one for one in company.tables[table].places if one.person not in ("", company.person)]
        return [*map(entry, others), back(company.app)]

    return Menu(company.app, "people-here", entries)
