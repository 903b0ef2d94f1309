"""Enter people by name or from a file, together or alone, and find partners for single players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import msgspec

from numeramis_access.app.evening.evening_menu import EveningMenu, do_act, end_with_message
from numeramis_access.app.evening.evening_writer import EveningWriter, told_round
from numeramis_access.app.evening.keeper import EveningKeeper
from numeramis_access.app.evening.person import open_person
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Transition
from numeramis_access.app.shell.writing import MAX_NAME_CHARACTERS, WritingMenu
from numeramis_access.evening import events as ev
from numeramis_access.evening.entries import why_waiting, withdrawal_of
from numeramis_access.evening.evening import free_places, no_shows
from numeramis_access.evening.events import Entrant, PersonId
from numeramis_access.store.evenings import KeptPerson
from numeramis_access.words.announcement import Priority

#: most characters of several names in one field
MAX_PARTY_CHARACTERS = 6 * MAX_NAME_CHARACTERS


class PartyMenu(EveningMenu):
    """The menu in which people who enter together are named; it also offers people known from other evenings.

    :param late: whether they come after the draw.
    """

    def __init__(self, app: App, keeper: EveningKeeper, late: bool = False) -> None:
        super().__init__(app, keeper, "evening-party", self._entries)
        self.late = late
        #: names, or known people
        self.party: list[str | KeptPerson] = []

    @property
    def has_draft(self) -> bool:
        """Return whether people were named who are not entered yet."""
        return bool(self.party)

    def title(self) -> str:
        """Return the title of the menu, with the names so far."""
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
        enter = [button_entry(app, "evening-enter-them", self._enter_them, whole=whole)] if count else []
        room = count < plan.most_persons
        more = [button_entry(app, "evening-write-name", self._write)] if room and self._can_write else []
        known = [
            Entry(partial(str, person.name), partial(self._add, person)) for person in self._known_people() if room
        ]
        first, second = (enter, more) if whole else (more, enter)
        return [*first, *second, *known, button_entry(app, "cancel", self.go_back)]

    @property
    def _can_write(self) -> bool:
        """Return whether people can be entered by a typed name: a house's table seats only people who are there."""
        return not (self.late and self.keeper.in_house)

    def _known_people(self) -> list[KeptPerson]:
        """Return the known people who do not play yet."""
        return [person for person in self.keeper.available_people() if person not in self.party]

    def _write(self) -> Transition:
        return Push(self._field("evening-name", self._add_typed))

    def _field(self, question: str, written: Callable[[str], Transition | None]) -> WritingMenu:
        return WritingMenu(self.app, question, written, longest=MAX_PARTY_CHARACTERS)

    def first_scene(self) -> Menu:
        """Return the scene to open: the field for a name if only typing is possible, otherwise this menu.

        After a name was typed there that does not complete the party, this menu opens with it.
        """

        def written(text: str) -> Transition:
            return Push(self, then=lambda: self._add_typed(text))

        return self if self._known_people() or not self._can_write else self._field("evening-whom", written)

    def _add_typed(self, text: str) -> Transition | None:
        """Add the people of a typed text, several with commas between their names, as many as there is room for.

        Return the next transition, as ``_add``.
        """
        room = self.keeper.evening.plan.most_persons - len(self.party)
        names = [name[:MAX_NAME_CHARACTERS] for part in text.split(",") if (name := part.strip())]
        *first, last = names[:room] or [text]
        self.party += first
        return self._add(last)

    def _add(self, who: str | KeptPerson) -> Transition | None:
        """Add a person to the party, and enter the party as soon as it is full.

        Return the transition that leaves the menu then, or enters it again; never None.
        """
        self.party.append(who)
        self.focus_first()
        if len(self.party) == self.keeper.evening.plan.most_persons:
            entered = self._enter_them()
            if not isinstance(entered, Pop):
                self.party.pop()  # the next try names them again
            return entered
        return EnterAgain()

    def _enter_them(self) -> Transition:
        """Enter all of the party, or none; if it fails, the party stays in this menu."""
        keeper, names = self.keeper, self._names()
        people = [
            keeper.new_person(person) if isinstance(person, str) else msgspec.structs.replace(person, evening=keeper.id)
            for person in self.party
        ]
        persons = tuple(person.id for person in people)
        if self.late:
            return self._seat_late(people, persons)
        why = why_waiting(keeper.evening, keeper.today)
        if not keeper.do_acts(keeper.entry_events([persons]), people):
            return EnterAgain()
        self.party.clear()
        if why:
            return Pop(then=lambda: end_with_message(self.app, "evening-waits", why=why, names=names))
        return Pop(then=lambda: end_with_message(self.app, "evening-entered", names=names))

    def _seat_late(self, people: list[KeptPerson], persons: tuple[PersonId, ...]) -> Transition:
        """Seat late people, and tell their number, round and seat; where entrants have not come, ask whose place."""
        evening, coming = self.keeper.evening, self.keeper.evening.round + 1
        free = free_places(evening)
        join = ev.LatePlayersJoined(persons, free[0] if free else None, coming)

        def seat(entrant: Entrant, events: list[ev.AnyEvent]) -> Transition:
            if not self.keeper.do_acts(events, people):
                return EnterAgain()
            self.party.clear()
            return Pop(2 if missing else 1, then=lambda: self._say_seat(entrant, coming))

        def replacing(entrant: Entrant) -> list[ev.AnyEvent]:
            each = zip(evening.entrants[entrant], persons, strict=True)
            sat = (ev.SubstituteSat(entrant, person, by, coming, "absent") for person, by in each)
            return [ev.EntrantReturned(entrant, coming), *sat]

        missing = [entrant for entrant in no_shows(evening) if len(evening.entrants[entrant]) == len(persons)]
        if not missing:
            return seat(len(evening.entrants), [join])

        def entries() -> list[Entry]:
            instead = [
                button_entry(self.app, "evening-late-instead", partial(seat, entrant, replacing(entrant)),
                       names=self.tell.number_and_names(entrant))
                for entrant in missing
            ]  # fmt: skip
            own = [button_entry(self.app, "evening-late-own", partial(seat, len(evening.entrants), [join]))]
            cancel = replace(button_entry(self.app, "cancel", where.go_back), stays_last=True)
            return [*instead, *(own if free or evening.is_swiss else []), cancel]

        where = EveningMenu(self.app, self.keeper, "evening-late-where", entries, names=self._names())
        where.is_unsent = True
        return Push(where)

    def _say_seat(self, entrant: Entrant, number: int) -> Transition:
        """Tell who plays from a round on, and where."""
        known = number < len(self.keeper.evening.rounds)
        seat = self.tell.seat(entrant, number) if known else "none"
        return end_with_message(
            self.app, "evening-late-seated", who=self.tell.number_and_names(entrant),
            round=told_round(self.keeper.evening, number), seat=seat,
        )


def undrawn_entrant_menu(app: App, keeper: EveningKeeper, entrant: Entrant) -> EveningMenu:
    """Return the menu of an entrant before the draw: admit it from the waiting list, join another entrant without a
    partner, open a person, withdraw.

    After the entry was undone or withdrawn, it has only the way back.

    :param app: the program. :param keeper: the evening. :param entrant: number of the entrant, from 0.
    """
    tell = EveningWriter(app, keeper)

    def joined(other: Entrant) -> Transition:
        first, second = sorted((entrant, other))
        return do_act(app, keeper, ev.PartnersFound(first, second), leaves=1)

    def scratched() -> Transition:
        return do_act(app, keeper, withdrawal_of(keeper.evening, entrant), leaves=1)

    def admitted() -> Transition:
        return do_act(app, keeper, ev.EntrantAdmitted(entrant), leaves=1)

    def entries() -> list[Entry]:
        waits = entrant in keeper.evening.waiting
        if not waits and entrant not in keeper.evening.playing:  # the entry was undone
            return [back_entry(app)]
        persons = keeper.evening.entrants[entrant]
        admit = [button_entry(app, "evening-admit", admitted)] if waits else []
        people = [
            Entry(partial(tell.person, person), partial(open_person, app, keeper, entrant, person))
            for person in persons
        ]
        rows = [
            button_entry(app, "evening-join", partial(joined, other), names=tell.entrant(other))
            for other in without_partner(keeper)
            if other != entrant and not waits and len(persons) < keeper.evening.plan.persons
        ]
        return [*admit, *rows, *people, button_entry(app, "evening-scratch", scratched), back_entry(app)]

    return EveningMenu(app, keeper, "evening-entrant", entries, names=partial(tell.entrant, entrant))


def without_partner(keeper: EveningKeeper) -> list[Entrant]:
    """Return the entrants still playing that have fewer people than an entry of the contest needs."""
    evening = keeper.evening
    return [entrant for entrant in evening.playing if len(evening.entrants[entrant]) < evening.plan.persons]


def enter_all(app: App, keeper: EveningKeeper, entrants: Sequence[Sequence[str]]) -> bool:
    """Enter all entries of a file, or none, and say their number; return whether that succeeded.

    If it did not, the reason is said.

    :param app: the program. :param keeper: the evening's keeper. :param entrants: names of the people of each entry.
    """
    people = [[keeper.new_person(name) for name in names] for names in entrants]
    events = keeper.entry_events([tuple(person.id for person in party) for party in people])
    if not keeper.do_acts(events, (person for party in people for person in party)):
        return False
    waiting = sum(event.waits for event in events)
    app.say("evening-entered-all", Priority.QUEUE, count=len(entrants) - waiting)
    if waiting:
        app.say("evening-waits-all", Priority.QUEUE, count=waiting)
    return True
