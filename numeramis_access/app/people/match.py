"""A match among people as a scene: from a house come the table's messages, and who comes, goes and says what."""

from __future__ import annotations

from functools import partial

from numeramis_access.app.people.company import Company, new_id
from numeramis_access.app.shell.menu import Entry, Menu, back, button
from numeramis_access.app.shell.scene import Pop, Push, Scene, Transition
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.input.inbox import FromHouse, Incoming
from numeramis_access.tables.messages import MatchEnded, Message, Refused
from numeramis_access.tables.protocol import PHRASES, Place, Removed, Said, Say, TableNow
from numeramis_access.tables.remote_seat import RemoteSeat
from numeramis_access.words.announcement import Priority

#: longest text that can be typed to the table, in characters
LONGEST = 300


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

    def receive(self, item: Incoming) -> Transition | None:
        """Tell what the house says of this table; the scene of the house below has taken it in already."""
        if not isinstance(item, FromHouse):
            return super().receive(item)
        match self.company.latest:
            case TableNow(table=self.table) as now:
                self._tell_people(now)
            case Said(table=self.table) as said if said.person != self.company.person:
                tell_said(self.company, said)
            case Removed(table=self.table):
                return Pop(then=lambda: self.app.say("people-removed"))
        self.hear()
        return None

    def hear(self) -> None:
        """Tell what the seat was told, and once if it cannot be what was sealed."""
        super().hear()
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
        """Tell who has gone, who is back, and for whom a computer plays."""
        for at, (before, after) in enumerate(zip(self._places, now.places, strict=True)):
            if at == now.own:
                continue
            name, gender = after.name, after.gender
            if before.here and not after.here and not after.sits_in:
                self.app.say("people-gone", Priority.QUEUE, name=name, gender=gender, seconds=now.grace)
            if after.sits_in and not before.sits_in:
                self.app.say("people-sits-in", Priority.QUEUE, name=name)
            if after.here and not after.sits_in and (before.sits_in or not before.here):
                self.app.say("people-returned", Priority.QUEUE, name=name, gender=gender)
        self._places = now.places

    def menu(self) -> Scene:
        """Return what Escape opens: saying something, and leaving."""

        def entries() -> list[Entry]:
            return [
                back(self.app, "people-to-table"),
                button(self.app, "people-say", lambda: Push(say_menu(self.company, self.table))),
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


def say_menu(company: Company, table: str) -> Menu:
    """Return the menu of what can be said to the table: set phrases, and typed words."""
    app = company.app

    def say(phrase: str = "", text: str = "") -> Transition:
        company.ask(Say(id=new_id(), table=table, phrase=phrase, text=text))
        return Pop()

    def entries() -> list[Entry]:
        typed = WritingMenu(app, "people-write", lambda text: say(text=text), longest=LONGEST)
        return [
            *(button(app, f"people-phrase-{phrase}", partial(say, phrase)) for phrase in PHRASES),
            button(app, "people-write", lambda: Push(typed)),
            back(app),
        ]

    return Menu(app, "people-say", entries)


def tell_said(company: Company, said: Said) -> None:
    """Tell what somebody said, in the words of the listener."""
    app = company.app
    text = app.text(f"people-phrase-{said.phrase}") if said.phrase in PHRASES else said.text
    app.say("people-said", Priority.QUEUE, name=said.name, text=text)
