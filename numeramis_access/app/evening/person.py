"""One person of an evening: name, needs and agreements, which lie apart from the log; and one entrant that plays."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from numeramis_access.app.evening.keeper import Keeper
from numeramis_access.app.evening.menus import EveningMenu, ask_reason, done
from numeramis_access.app.evening.telling import Telling
from numeramis_access.app.shell.menu import Entry, back, button, confirm
from numeramis_access.app.shell.number import NumberMenu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Again, Pop, Push, Transition
from numeramis_access.app.shell.writing import NAME, WritingMenu
from numeramis_access.evening import events as ev
from numeramis_access.evening.evening import is_away, open_lines, sides, sitting_of
from numeramis_access.evening.events import Entrant, PersonId, Reason
from numeramis_access.store.evenings import KeptPerson

#: what somebody may need, as codes
NEEDS = ("seated", "braille", "time", "phone")
#: penalties that are usual, in parts of a hundred of a top: once 10, later 25
PENALTIES = (10, 25)


def person_menu(app: App, keeper: Keeper, entrant: Entrant, person: PersonId) -> EveningMenu:
    """Return the menu of one person."""

    def known() -> KeptPerson:
        return keeper.people.get(person) or KeptPerson(person, keeper.id, "")

    def changed(**fields: object) -> None:
        keeper.change_people([msgspec.structs.replace(known(), **fields)])

    def renamed(name: str) -> Transition:
        changed(name=name)
        return Again()

    def needs_it(code: str) -> bool:
        return code in known().needs

    def need(code: str, by: int) -> None:
        changed(needs=tuple(one for one in NEEDS if (one in known().needs) != (one == code)))

    def toggle(label: str, now: Callable[[], bool], change: Callable[[int], None]) -> Entry:
        return Entry(partial(app.text, label), None, lambda: app.text("yes" if now() else "no"), change)

    def deleted() -> Transition:
        keeper.store.delete_people([person])
        keeper.people.pop(person, None)
        return Pop(then=lambda: done(app, "evening-deleted"))

    def entries() -> list[Entry]:
        needs = [toggle(f"evening-need-{code}", partial(needs_it, code), partial(need, code)) for code in NEEDS]
        agreed = [
            toggle("evening-agrees-kept", lambda: known().kept, lambda by: changed(kept=not known().kept)),
            toggle("evening-agrees-shown", lambda: known().shown, lambda by: changed(shown=not known().shown)),
        ]
        rename = button(
            app, "evening-rename", lambda: Push(WritingMenu(app, "evening-name", renamed, known().name, NAME))
        )
        playing = keeper.evening.stage == "drawn"
        replaced = [button(app, "evening-replace", partial(_replace, app, keeper, entrant, person))] if playing else []
        delete = button(app, "evening-delete-person", lambda: Push(confirm(app, "evening-really-delete", deleted)))
        return [rename, *replaced, *needs, *agreed, delete, back(app)]

    return EveningMenu(app, keeper, "evening-person", entries, name=known().name)


def open_person(app: App, keeper: Keeper, entrant: Entrant, person: PersonId) -> Push:
    """Open the menu of one person."""
    return Push(person_menu(app, keeper, entrant, person))


def _replace(app: App, keeper: Keeper, entrant: Entrant, person: PersonId) -> Transition:
    """Ask who plays in somebody's place."""

    def named(name: str) -> Transition:
        made = keeper.add_people([name])
        if made is None:
            return Again()
        number = leaves_at(keeper, entrant)

        def act(reason: Reason, note: str) -> bool:
            return keeper.do(ev.SubstituteSat(entrant, person, made[0], number, reason), note)

        return Push(ask_reason(app, keeper, act, "evening-was-replaced", leaves=1))

    return Push(WritingMenu(app, "evening-name", named, longest=NAME))


def entrant_menu(app: App, keeper: Keeper, entrant: Entrant) -> EveningMenu:
    """Return the menu of an entrant that plays: where it sits, how it stands, and what a director does about it."""
    tell = Telling(app, keeper)

    def entries() -> list[Entry]:
        evening = keeper.evening
        coming = next_round(keeper)
        seats = [
            Entry(partial(app.text, "evening-round-of", round=number + 1), None, partial(tell.seat, entrant, number))
            for number in {max(0, evening.round), coming}
            if number < len(evening.rounds)
        ]
        stands = Entry(partial(app.text, "evening-stands"), None, partial(tell.own_place, entrant))
        people = [
            Entry(partial(tell.person, one), partial(open_person, app, keeper, entrant, one))
            for one in evening.entrants[entrant]
        ]
        acts = _acts(app, keeper, entrant) if evening.stage == "drawn" else []
        return [*seats, stands, *acts, *people, back(app)]

    return EveningMenu(app, keeper, "evening-entrant", entries, names=tell.entrant(entrant))


def next_round(keeper: Keeper) -> int:
    """Return the round in which somebody who leaves now plays no more: this one where it has played nothing of it."""
    return keeper.evening.round + (1 if not open_lines(keeper.evening) else 0)


def leaves_at(keeper: Keeper, entrant: Entrant) -> int:
    """Return the first round of which an entrant has played nothing yet."""
    evening = keeper.evening

    def played(number: int) -> bool:
        own = (line for line in evening.outcomes if line.round == number)
        sittings = (sitting_of(evening, line) for line in own)
        return any(entrant in side for one in sittings if one is not None for side in sides(evening, one))

    return evening.round if evening.round >= 0 and not played(evening.round) else evening.round + 1


def _acts(app: App, keeper: Keeper, entrant: Entrant) -> list[Entry]:
    """Return what a director can do about an entrant."""
    number = leaves_at(keeper, entrant)

    def left() -> Transition:
        def act(reason: Reason, note: str) -> bool:
            return keeper.do(ev.Left(entrant, number, reason), note)

        return Push(ask_reason(app, keeper, act, "evening-has-left"))

    def returned() -> Transition:
        return done(app, "evening-is-back") if keeper.do(ev.Returned(entrant, number)) else Again()

    def penalized(percent: int) -> Transition:
        def act(reason: Reason, note: str) -> bool:
            return keeper.do(ev.Penalized(entrant, percent, reason), note)

        return Push(ask_reason(app, keeper, act, "evening-is-penalized"))

    away = is_away(keeper.evening, entrant, number)
    come = button(app, "evening-return" if away else "evening-leave", returned if away else left, round=number + 1)
    penalties = [button(app, "evening-penalty", partial(penalized, one), percent=one) for one in PENALTIES]
    carry = button(app, "evening-carry", partial(_carry, app, keeper, entrant))
    return [come, *penalties, *([carry] if keeper.evening.plan.contest != "teams" else [])]


def _carry(app: App, keeper: Keeper, entrant: Entrant) -> Transition:
    """Ask for an earlier session's score: its percentage, then for how many boards it counts."""

    def second(percent: int) -> Transition:
        def both(boards: int) -> Transition:
            happened = keeper.do(ev.CarriedOver(entrant, 100 * percent, boards))
            return done(app, "evening-is-carried") if happened else Again()

        return Push(
            NumberMenu(
                app, "evening-number", partial(app.text, "evening-carry-boards"), (1, 99), both, None, about="none"
            )
        )

    return Push(
        NumberMenu(
            app, "evening-number", partial(app.text, "evening-carry-percent"), (0, 100), second, None, about="none"
        )
    )
