"""The menus of one person (name, needs and agreements, which are stored apart from the log) and of one entrant."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from numeramis_access.app.evening.categories import category_entry
from numeramis_access.app.evening.evening_menu import EveningMenu, do_act, end_with_message, reason_menu
from numeramis_access.app.evening.evening_writer import EveningWriter, told_round
from numeramis_access.app.evening.keeper import EveningKeeper
from numeramis_access.app.shell.menu import Entry, back_entry, button_entry, confirmation_menu
from numeramis_access.app.shell.number import NumberMenu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Transition
from numeramis_access.app.shell.writing import MAX_NAME_CHARACTERS, WritingMenu
from numeramis_access.evening import events as ev
from numeramis_access.evening.evening import is_away, open_lines, sides_of, sits_at, table_of_line
from numeramis_access.evening.events import Entrant, PersonId
from numeramis_access.store.evenings import KeptPerson

#: codes of special needs
NEED_CODES = ("seated", "braille", "time", "phone")
#: usual penalties, in percent of a top: 10 the first time, 25 later
USUAL_PENALTIES = (10, 25)


class PersonMenu(EveningMenu):
    """The menu of one person: name, needs, agreements, substitute, deletion.

    :param entrant: number of the person's entrant, from 0.
    :param person: id of the person.
    """

    def __init__(self, app: App, keeper: EveningKeeper, entrant: Entrant, person: PersonId) -> None:
        self.entrant, self.person = entrant, person
        super().__init__(app, keeper, "evening-person", self._entries, name=EveningWriter(app, keeper).person(person))

    def _kept_person(self) -> KeptPerson:
        return self.keeper.people.get(self.person) or KeptPerson(self.person, self.keeper.id, "")

    def _keep(self, **fields: object) -> None:
        self.keeper.save_people([msgspec.structs.replace(self._kept_person(), **fields)])

    def _entries(self) -> list[Entry]:
        app = self.app
        evening, in_house = self.keeper.evening, self.keeper.in_house
        playing = evening.stage == "drawn" and not (in_house and evening.has_begun_all)
        replaced = (
            [button_entry(app, "evening-replace", self._choose if in_house else self._replace)] if playing else []
        )
        delete = button_entry(
            app, "evening-delete-person", lambda: Push(confirmation_menu(app, "evening-really-delete", self._delete))
        )
        agreed = [self._agreement("kept"), self._agreement("shown")]
        return [
            button_entry(app, "evening-rename", self._rename), *replaced, *map(self._need, NEED_CODES),
            *([] if in_house else [category_entry(app, self.keeper, self._kept_person())]), *agreed, delete,
            back_entry(app),
        ]  # fmt: skip

    def _toggle(self, label: str, now: Callable[[], bool], change: Callable[[int], None]) -> Entry:
        return Entry(partial(self.app.text, label), None, lambda: self.app.text("yes" if now() else "no"), change)

    def _need(self, code: str) -> Entry:
        def change(by: int) -> None:
            now = self._kept_person().needs
            others = tuple(need for need in now if need not in NEED_CODES)
            self._keep(needs=(*(need for need in NEED_CODES if (need in now) != (need == code)), *others))

        return self._toggle(f"evening-need-{code}", lambda: code in self._kept_person().needs, change)

    def _agreement(self, name: str) -> Entry:
        def now() -> bool:
            return bool(getattr(self._kept_person(), name))

        return self._toggle(f"evening-agrees-{name}", now, lambda by: self._keep(**{name: not now()}))

    def _rename(self) -> Transition:
        def named(name: str) -> Transition:
            self._keep(name=name)
            self._values = {"name": name}
            return EnterAgain()

        return Push(WritingMenu(self.app, "evening-name", named, self._kept_person().name, MAX_NAME_CHARACTERS))

    def _delete(self) -> Transition:
        if not self.keeper.delete_person(self.person):
            return EnterAgain()
        return Pop(then=lambda: end_with_message(self.app, "evening-deleted"))

    def _replace(self) -> Transition:
        """Ask for a substitute's name, from the first round in which the entrant has played nothing."""
        keeper, number = self.keeper, first_missed_round(self.keeper, self.entrant)

        def named(name: str) -> Transition:
            return self._seat(keeper.new_person(name), number, is_typed=True)

        return Push(WritingMenu(self.app, "evening-name", named, longest=MAX_NAME_CHARACTERS))

    def _choose(self) -> Transition | None:
        """Ask which person here substitutes, from the next round on, whose tables are not made yet.

        If no one is free, say so and return None, to stay.
        """
        keeper, number = self.keeper, self.keeper.evening.round + 1

        def entries() -> list[Entry]:
            here = [
                Entry(partial(str, person.name), partial(self._seat, person, number))
                for person in keeper.available_people()
            ]
            return [*here, back_entry(self.app, "cancel")]

        if not keeper.available_people():
            self.app.say("evening-nobody-waits", cue="refusal")
            return None
        told = told_round(keeper.evening, number)
        return Push(EveningMenu(self.app, keeper, "evening-who-instead", entries, round=told))

    def _seat(self, by: KeptPerson, number: int, is_typed: bool = False) -> Transition:
        """Ask for the reason, then seat the substitute.

        :param number: number of the first round for the substitute, from 0.
        :param is_typed: whether the name was typed just now, so that leaving asks.
        """

        make = partial(ev.SubstituteSat, self.entrant, self.person, by.id, number)
        return Push(reason_menu(self.app, self.keeper, make, [by], leaves=1, is_typed=is_typed))


def open_person(app: App, keeper: EveningKeeper, entrant: Entrant, person: PersonId) -> Push:
    """Return the transition to the menu of one person.

    :param entrant: number of the person's entrant, from 0. :param person: id of the person.
    """
    return Push(PersonMenu(app, keeper, entrant, person))


def entrant_menu(app: App, keeper: EveningKeeper, entrant: Entrant) -> EveningMenu:
    """Return the menu of a playing entrant; after the entry was undone, only the way back.

    It lists the entrant's seats in the present and the coming round, the standing, the plays left where they are
    counted, after the draw the director's acts, and each of the entrant's people.

    :param app: the program. :param keeper: the evening. :param entrant: number of the entrant, from 0.
    """
    tell = EveningWriter(app, keeper)

    def entries() -> list[Entry]:
        evening = keeper.evening
        if entrant not in evening.playing:  # the entry was undone
            return [back_entry(app)]
        coming = next_round(keeper)
        seats = [
            Entry(partial(app.text, "evening-round-of", round=told_round(keeper.evening, number)), None,
                  partial(tell.seat, entrant, number))
            for number in {max(0, evening.round), coming}
            if number < len(evening.rounds)
        ]  # fmt: skip
        stands = Entry(partial(app.text, "evening-stands"), None, partial(tell.own_place, entrant))
        left = [Entry(partial(app.text, "evening-plays-left"), None, partial(tell.plays_left, entrant))]
        people = [
            Entry(partial(tell.person, person), partial(open_person, app, keeper, entrant, person))
            for person in evening.entrants[entrant]
        ]
        acts = _acts(app, keeper, entrant) if evening.stage == "drawn" else []
        return [*seats, stands, *(left if evening.plan.games else []), *acts, *people, back_entry(app)]

    return EveningMenu(app, keeper, "evening-entrant", entries, names=partial(tell.entrant, entrant))


def next_round(keeper: EveningKeeper) -> int:
    """Return the next round to play, from 0: the current one while a begun round has missing results."""
    return keeper.evening.round + (1 if not open_lines(keeper.evening) else 0)


def first_missed_round(keeper: EveningKeeper, entrant: Entrant) -> int:
    """Return the number, from 0, of the first round that an entrant misses if it leaves now.

    It is the current round if the entrant has no result in it, otherwise the next one; where rounds overlap, the round
    of the table at which the entrant still plays.

    :param keeper: the evening. :param entrant: number of the entrant, from 0.
    """
    evening = keeper.evening

    def played(number: int) -> bool:
        own = (line for line in evening.outcomes if line.round == number)
        sittings = (table_of_line(evening, line) for line in own)
        return any(
            entrant in side for sitting in sittings if sitting is not None for side in sides_of(evening, sitting)
        )

    playing = (line.round for line in open_lines(evening) if sits_at(evening, entrant, line) and not played(line.round))
    own = next(playing, evening.round)
    return own if own >= 0 and not played(own) else evening.round + 1


def _acts(app: App, keeper: EveningKeeper, entrant: Entrant) -> list[Entry]:
    """Return an entry for each act of the director on an entrant."""
    number = first_missed_round(keeper, entrant)
    told = told_round(keeper.evening, number)

    def left() -> Transition:
        return Push(reason_menu(app, keeper, partial(ev.EntrantLeft, entrant, number)))

    def returned() -> Transition:
        return do_act(app, keeper, ev.EntrantReturned(entrant, number))

    def penalized(percent: int) -> Transition:
        return Push(reason_menu(app, keeper, partial(ev.EntrantPenalized, entrant, percent)))

    away = is_away(keeper.evening, entrant, number)
    come = button_entry(
        app, "evening-return" if away else "evening-leave", returned if away else left, round=told
    )
    penalties = [
        button_entry(app, "evening-penalty", partial(penalized, percent), percent=percent)
        for percent in USUAL_PENALTIES
    ]
    carry = button_entry(app, "evening-carry", partial(_carry, app, keeper, entrant))
    if keeper.evening.plan.contest == "plays":
        return [come]
    return [come, *penalties, *([carry] if keeper.evening.plan.contest != "teams" else [])]


def _carry(app: App, keeper: EveningKeeper, entrant: Entrant) -> Transition:
    """Ask for an earlier session's score: its percentage, then the number of boards it counts for."""

    def second(percent: int) -> Transition:
        def both(boards: int) -> Transition:
            return do_act(app, keeper, ev.ScoreCarriedOver(entrant, 100 * percent, boards))

        return Push(
            NumberMenu(
                app, "evening-number", partial(app.text, "evening-carry-boards"), (1, 99), both, None, about="none",
                has_earlier_numbers=True,
            )
        )

    return Push(
        NumberMenu(
            app, "evening-number", partial(app.text, "evening-carry-percent"), (0, 100), second, None, about="none"
        )
    )
