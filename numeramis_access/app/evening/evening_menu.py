"""Shared parts of an evening's menus: the menu with clock and undo, acts and their answers, the question for a reason,
the entry of scores.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import get_args

from numeramis_access.app.evening.drawing import can_draw_free_people, draw_tables_for_free_people
from numeramis_access.app.evening.evening_writer import EveningWriter, seat_names
from numeramis_access.app.evening.keeper import EveningKeeper
from numeramis_access.app.shell.menu import Entry, Menu, button_entry
from numeramis_access.app.shell.number import NumberMenu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Transition
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.evening import events as ev
from numeramis_access.evening.draw import nearest_fields
from numeramis_access.evening.log import LogEntry as LogEntry
from numeramis_access.evening.scoring import PlayScores, Result, result_of
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.store.evenings import MAX_NOTE_CHARACTERS, KeptPerson
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line

#: the usual reasons of each act, which stand first in its list
USUAL_REASONS: dict[type[ev.AnyEvent], tuple[ev.Reason, ...]] = {
    ev.ResultCorrected: ("mistake", "appeal", "irregular"),
    ev.ScoreAdjusted: ("time", "irregular", "cards", "appeal"),
    ev.EntrantLeft: ("left", "absent"),
    ev.SubstituteSat: ("replaced", "absent", "left", "late"),
    ev.EntrantPenalized: ("irregular", "late", "time"),
    ev.PlanAnnounced: ("time", "agreed"),
    ev.EveningFinished: ("time", "agreed"),
}
#: the usual question for a reason
WHY = Line("evening-why")
#: highest number of one side on a board that is scored by points
MAX_POINTS = 999
#: highest number of a player in a whole play, which can be chips
MAX_CHIPS = 9999


class EveningMenu(Menu):
    """A menu of an evening, in which the clock of the round speaks, tables of free people are drawn, and a key undoes
    the last act.

    :param keeper: the evening. :param title: id of the message that names the menu.
    :param make: returns the entries. :param values: the values of the title.
    :ivar is_unsent: whether leaving the menu would lose something typed, such as a result.
    """

    def __init__(
        self, app: App, keeper: EveningKeeper, title: str, make: Callable[[], Sequence[Entry]], **values: object
    ) -> None:
        super().__init__(app, title, make, **values)
        self.keeper = keeper
        self.about_game = tuple(name for name in app.catalogue.names if name == keeper.evening.plan.game)
        self.tell = EveningWriter(app, keeper)
        self.is_unsent = False

    @property
    def has_draft(self) -> bool:
        """Return whether leaving the menu would lose something typed, such as a result."""
        return self.is_unsent

    def command(self, command: AnyCommand) -> Transition | None:
        """Undo the last act by its key, or say why that is impossible; do other commands as every menu does.

        Return the next transition, None to stay.
        """
        last = self.last_act() if command is Command.UNDO else None
        if last is None:
            return super().command(command)
        what = self.tell.entry(last)
        self.hold_focus()
        return end_with_message(self.app, "evening-did-undone", what=what) if self.keeper.undo(last) else EnterAgain()

    def possible_commands(self) -> set[AnyCommand] | None:
        """Return the commands that have an effect now: those of every menu, and undo if there is an act to undo."""
        return (super().possible_commands() or set()) | ({Command.UNDO} if self.last_act() is not None else set())

    def last_act(self) -> LogEntry | None:
        """Return the act that the key would undo.

        Return None if there is none, or if it is the announcement, which the evening needs.
        """
        last = self.keeper.act_to_undo()
        return last if last is not None and last.number else None

    def due(self) -> float | None:
        """Return the time at which the clock speaks next or tables of free people are drawn, in seconds of the
        program's clock; None if neither is planned.
        """
        if can_draw_free_people(self.keeper):
            return self.app.now()
        ahead = self.keeper.next_warning()
        return None if ahead is None else self.app.now() + ahead

    def tick(self) -> Transition | None:
        """Draw tables of free people, and let the clock of the round announce that little time is left, if they are
        due.

        Return None, to stay.
        """
        self.keeper.warn()
        if draw_tables_for_free_people(self.app, self.keeper):
            self.renew()
        return None


def end_with_message(app: App, message: str, **values: object) -> EnterAgain:
    """Return the transition that enters the scene on top again; after it has said its place, the message of success is
    told.

    :param app: the program. :param message: id of the message. :param values: its values.
    """
    return EnterAgain(lambda: app.tell([app.narrator.announcement(Line(message, values), Priority.QUEUE)]))


def _leave(then: Callable[[], Transition]) -> Pop:
    """Return the transition that leaves the menu and then acts."""
    return Pop(then=then)


def say_no_movement(app: App, plan: ev.Plan, entrants: int) -> None:
    """Say that no movement fits a number of entrants, and which smaller and larger numbers have one.

    :param app: the program. :param plan: the plan of the evening. :param entrants: the number without a movement.
    """
    fewer, more = nearest_fields(plan, entrants)
    app.say("evening-no-movement", cue="refusal", count=entrants, fewer=fewer, more=more)


def do_act(
    app: App,
    keeper: EveningKeeper,
    event: ev.AnyEvent,
    note: str = "",
    people: Iterable[KeptPerson] = (),
    leaves: int = 0,
) -> Transition:
    """Do an act, and return the transition to the menu that stays open.

    That menu says its place, then what was done. If the act is refused or cannot be stored, the reason is said, and all
    menus stay open.

    :param app: the program. :param keeper: the evening's keeper. :param event: the act.
    :param note: the director's own words, empty for none. :param people: new people, stored with the act.
    :param leaves: number of menus that close if it was done.
    :raises OSError, DamagedDatabase, ValueError: as ``EveningKeeper.do_acts``.
    """
    if not keeper.do_acts([event], people, note):
        return EnterAgain()
    told = partial(end_with_message, app, "evening-noted-act", what=EveningWriter(app, keeper).event(event))
    return Pop(leaves, told) if leaves else told()


def reason_menu(
    app: App, keeper: EveningKeeper, make: Callable[[ev.Reason], ev.AnyEvent], people: Iterable[KeptPerson] = (),
    leaves: int = 0, is_typed: bool = False, question: Line = WHY,
) -> EveningMenu:  # fmt: skip
    """Return the menu that asks for a director's reason and then acts; the usual reasons of the act stand first.

    :param app: the program. :param keeper: the evening's keeper. :param make: returns the act for a reason.
    :param people: new people, stored with the act.
    :param leaves: number of further menus that close after this one, if the act was done.
    :param is_typed: whether the act contains a typed name or score; then leaving the menu asks first.
    :param question: the question, with its values.
    """

    def chosen(reason: ev.Reason, note: str = "") -> Transition:
        return do_act(app, keeper, make(reason), note, people, leaves)

    def written() -> Transition:
        return Push(WritingMenu(app, "evening-own-words", lambda text: Pop(then=lambda: chosen("other", text)),
                                longest=MAX_NOTE_CHARACTERS))  # fmt: skip

    def entries() -> list[Entry]:
        reasons = dict.fromkeys([*USUAL_REASONS[type(make("other"))], *get_args(ev.Reason)])
        reasons.pop("other")
        known = [
            button_entry(app, "evening-reason", partial(_leave, partial(chosen, reason)), reason=reason)
            for reason in reasons
        ]
        cancel = replace(button_entry(app, "cancel", menu.go_back), stays_last=True)
        return [*known, button_entry(app, "evening-reason-other", written), cancel]

    menu = EveningMenu(app, keeper, question.id, entries, **question.values)
    menu.is_unsent = is_typed
    return menu


def score_menu(
    app: App, keeper: EveningKeeper, about: str, taken: Callable[[Result], Transition],
    has_earlier_numbers: bool = False, players: Sequence[str] = (),
) -> NumberMenu:  # fmt: skip
    """Return the menu that asks for the number of north and south, then of east and west; or of each seat or player in
    turn.

    :param app: the program. :param keeper: the evening's keeper. :param about: the text said before the question.
    :param taken: takes the whole result after the menus have closed, and returns the next transition.
    :param has_earlier_numbers: whether leaving would also lose a result typed before this one.
    :param players: names of the players of a whole play, by seat; empty in another contest.
    """
    plan = keeper.evening.plan
    most, seats = plan.most or plan.tricks or (MAX_CHIPS if players else MAX_POINTS), seat_names(plan)
    parts = len(players) or (len(seats) if plan.by_seat else 2)

    def label(at: int) -> str:
        if players:
            return players[at]
        if plan.by_seat:
            return app.text("evening-seat-count", way=seats[at])
        return app.text("evening-east-count" if at else "evening-north-count")

    def has(at: int, count: int) -> str:
        if players:
            return app.text("evening-player-has", name=players[at], count=count)
        if plan.by_seat:
            return app.text("evening-seat-has", way=seats[at], count=count)
        return app.text("evening-north-has", north=count)

    def ask(known: tuple[int, ...], said: str) -> NumberMenu:
        def told(number: int) -> Transition:
            numbers = (*known, number)
            if len(numbers) == parts:
                return taken(PlayScores(numbers) if players else result_of(numbers))
            return Push(ask(numbers, has(len(known), number)))

        name = partial(label, len(known))
        more = has_earlier_numbers or bool(known)
        title = "evening-player-number" if players else "evening-number"
        return NumberMenu(app, title, name, (0, most), told, None, about=said, has_earlier_numbers=more)

    return ask((), about)
