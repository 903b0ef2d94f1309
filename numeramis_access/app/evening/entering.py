"""Enter people by name or from a file, together or alone, and find partners for single players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from numeramis_access.app.evening.evening_menu import EveningMenu, done
from numeramis_access.app.evening.evening_writer import EveningWriter
from numeramis_access.app.evening.keeper import Keeper
from numeramis_access.app.evening.person import open_person
from numeramis_access.app.shell.menu import Entry, back, button
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Again, Pop, Push, Transition
from numeramis_access.app.shell.writing import NAME, WritingMenu
from numeramis_access.evening import events as ev
from numeramis_access.evening.evening import free_places
from numeramis_access.evening.events import Entrant
from numeramis_access.store.evenings import KeptPerson
from numeramis_access.words.announcement import Priority


class PartyMenu(EveningMenu):
    """The people who enter together; the menu also offers people known from other evenings.

    :param late: whether they come after the draw.
    """

    def __init__(self, app: App, keeper: Keeper, late: bool = False) -> None:
        super().__init__(app, keeper, "evening-party", self._entries)
        self.late = late
        #: names, or known people
        self.party: list[str | KeptPerson] = []

    @property
    def has_draft(self) -> bool:
        """Return whether there are people who are not entered yet."""
        return bool(self.party)

    def title(self) -> str:
        """Return the names so far."""
        return self.app.text("evening-party", names=self._names(), count=len(self.party))

    def enter(self) -> None:
        """Say the names so far, then the entries."""
        self._values = {"names": self._names(), "count": len(self.party)}
        super().enter()

    def _names(self) -> str:
        return self.tell.join(person if isinstance(person, str) else person.name for person in self.party)

    def _entries(self) -> list[Entry]:
        app, plan = self.app, self.keeper.evening.plan
        count = len(self.party)
        whole = count >= plan.persons
        enter = [button(app, "evening-enter-them", self._enter_them, whole=whole)] if count else []
        room = count < plan.most_persons
        writes = room and not (self.late and self.keeper.in_house)  # a house's table seats people who are there
        more = [button(app, "evening-write-name", self._write)] if writes else []
        known = [
            Entry(partial(str, person.name), partial(self._add, person)) for person in self._known_people() if room
        ]
        first, second = (enter, more) if whole else (more, enter)
        return [*first, *second, *known, button(app, "cancel", self.go_back)]

    def _known_people(self) -> list[KeptPerson]:
        """Return the known people who do not play yet."""
        return [person for person in self.keeper.waiting() if person not in self.party]

    def _write(self) -> Transition:
        return Push(WritingMenu(self.app, "evening-name", self._add, longest=NAME))

    def _add(self, who: str | KeptPerson) -> Transition | None:
        """Add a person to the party; enter the party as soon as it is full."""
        self.party.append(who)
        self.focus = 0
        if len(self.party) == self.keeper.evening.plan.most_persons:
            entered = self._enter_them()
            if not isinstance(entered, Pop):
                self.party.pop()  # the next try names them again
            return entered
        return Again()

    def _enter_them(self) -> Transition:
        """Enter all of the party, or none; if it fails, the party stays in this menu."""
        keeper, names = self.keeper, self._names()
        people = [
            keeper.new_person(person) if isinstance(person, str) else msgspec.structs.replace(person, evening=keeper.id)
            for person in self.party
        ]
        persons, evening = tuple(person.id for person in people), keeper.evening
        if self.late:
            free = free_places(evening)
            event: ev.JoinedLate | ev.Entered = ev.JoinedLate(persons, free[0] if free else None, evening.round + 1)
        else:
            event = ev.Entered(persons)
        if not keeper.do_all([event], people):
            return Again()
        self.party.clear()
        return Pop(then=lambda: done(self.app, "evening-entered", names=names))


def entry_menu(app: App, keeper: Keeper, entrant: Entrant) -> EveningMenu:
    """Return the menu of an entrant before the draw: find a partner, open a person, withdraw."""
    tell = EveningWriter(app, keeper)

    def joined(other: Entrant) -> Transition:
        first, second = sorted((entrant, other))
        return Pop(then=Again) if keeper.do(ev.PartnersFound(first, second)) else Again()

    def scratched() -> Transition:
        return Pop(then=Again) if keeper.do(ev.Scratched(entrant)) else Again()

    def entries() -> list[Entry]:
        persons = keeper.evening.entrants[entrant]
        people = [
            Entry(partial(tell.person, person), partial(open_person, app, keeper, entrant, person))
            for person in persons
        ]
        rows = [
            button(app, "evening-join", partial(joined, other), names=tell.entrant(other))
            for other in alone(keeper)
            if other != entrant and len(persons) < keeper.evening.plan.persons
        ]
        return [*rows, *people, button(app, "evening-scratch", scratched), back(app)]

    return EveningMenu(app, keeper, "evening-entrant", entries, names=tell.entrant(entrant))


def alone(keeper: Keeper) -> list[Entrant]:
    """Return the entrants who still need a partner."""
    evening = keeper.evening
    return [entrant for entrant in evening.playing if len(evening.entrants[entrant]) < evening.plan.persons]


def enter_all(app: App, keeper: Keeper, entrants: Sequence[Sequence[str]]) -> bool:
    """Enter all entries of a file, or none; return whether it succeeded."""
    people = [[keeper.new_person(name) for name in names] for names in entrants]
    events = [ev.Entered(tuple(person.id for person in party)) for party in people]
    if not keeper.do_all(events, (person for party in people for person in party)):
        return False
    app.say("evening-entered-all", Priority.QUEUE, count=len(entrants))
    return True
