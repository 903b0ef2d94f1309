"""The director's menu of an evening: the next step first, then results, standings, people, papers and the log."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial

from numeramis_access.app.evening import results
from numeramis_access.app.evening.entering import PartyMenu, enter_all, entry_menu
from numeramis_access.app.evening.evening_menu import EveningMenu, done
from numeramis_access.app.evening.incoming_files import files_menu
from numeramis_access.app.evening.keeper import Keeper
from numeramis_access.app.evening.papers import papers_menu, results_menu
from numeramis_access.app.evening.person import entrant_menu
from numeramis_access.app.shell.menu import Entry, back, button, confirm, opens
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Again, Pop, Push, Transition
from numeramis_access.evening import events as ev
from numeramis_access.evening.conductor import begin_round
from numeramis_access.evening.draw import draw, without_seat
from numeramis_access.evening.evening import free_places, open_lines, sittings, vacant
from numeramis_access.evening.events import Entrant
from numeramis_access.evening.log import LogEntry as LogEntry
from numeramis_access.evening.log import undone
from numeramis_access.evening.movements import NoMovement, sitting_out
from numeramis_access.evening.standings import standings
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.words.announcement import Priority

#: number of seeds for the deals of an evening
DEALS = 1 << 40


def shuffle(order: list[Entrant]) -> None:
    """Shuffle entrants in place with the system's random numbers."""
    for last in range(len(order) - 1, 0, -1):
        other = secrets.randbelow(last + 1)
        order[last], order[other] = order[other], order[last]


class DirectorDesk(EveningMenu):
    """The menu of all acts of a director in one evening.

    :param more: returns further entries, which stand first.
    """

    def __init__(self, app: App, keeper: Keeper, more: Callable[[], list[Entry]] = list) -> None:
        super().__init__(app, keeper, "evening-desk", self._entries)
        self._more = more

    def title(self) -> str:
        """Return the title of the menu: the name of the evening and its stage."""
        return self.app.text("evening-desk", **self._title_values())

    def enter(self) -> None:
        """Say the evening's stage, then the next step."""
        self._values = self._title_values()
        super().enter()

    def _title_values(self) -> dict[str, object]:
        evening = self.keeper.evening
        return {
            "stage": evening.stage, "round": evening.round + 1, "rounds": len(evening.rounds),
            "entrants": len(evening.playing), "contest": evening.plan.contest,
        }  # fmt: skip

    def _entries(self) -> list[Entry]:
        by_stage: dict[str, Callable[[], list[Entry]]] = {
            "entering": self._entering_entries, "closed": self._closed_entries, "drawn": self._playing_entries,
            "over": self._over_entries,
        }  # fmt: skip
        entries = by_stage[self.keeper.evening.stage]()
        log = opens(self.app, "evening-log", partial(log_menu, self.app, self.keeper))
        return [*self._more(), *entries, log, *self._undo_entries(), back(self.app)]

    def _undo_entries(self) -> list[Entry]:
        """Return the entries that undo the last act and redo the last undone one."""
        last, again = self._last_act(), self.keeper.log.last_undone()
        entries = []
        if last is not None:
            entries.append(button(self.app, "evening-undo", partial(self._take_back, last), what=self.tell.entry(last)))
        if again is not None and isinstance(again.event, ev.Undone):
            what = self.tell.entry(self.keeper.log.entries[again.event.of])
            entries.append(button(self.app, "evening-redo", partial(self._take_back, again), what=what))
        return entries

    def command(self, command: AnyCommand) -> Transition | None:
        """Undo the last act by its key; handle other commands as every menu does."""
        last = self._last_act()
        if command is not Command.UNDO or last is None:
            return super().command(command)
        what = self.tell.entry(last)
        return done(self.app, "evening-did-undone", what=what) if self.keeper.undo(last) else Again()

    def possible(self) -> set[AnyCommand] | None:
        """Return the commands of every menu, and undo if there is an act to undo."""
        return (super().possible() or set()) | ({Command.UNDO} if self._last_act() is not None else set())

    def _last_act(self) -> LogEntry | None:
        """Return the last act, None where only the announcement is left: the evening needs it."""
        last = self.keeper.last()
        return last if last is not None and last.number else None

    def _take_back(self, entry: LogEntry) -> Transition:
        message = "evening-redone" if isinstance(entry.event, ev.Undone) else "evening-undone"
        return done(self.app, message) if self.keeper.undo(entry) else Again()

    # before the draw

    def _entering_entries(self) -> list[Entry]:
        app, keeper = self.app, self.keeper
        entered = [
            Entry(partial(self.tell.numbered, entrant), partial(self._open_entry, entrant))
            for entrant in keeper.evening.playing
        ]
        ready = [button(app, "evening-close", self._close)] if len(entered) > 1 else []
        return [
            opens(app, "evening-enter", partial(PartyMenu, app, keeper)), *ready,
            opens(app, "evening-names-file", partial(files_menu, app, keeper, partial(enter_all, app, keeper))),
            *entered,
        ]  # fmt: skip

    def _open_entry(self, entrant: Entrant) -> Transition:
        return Push(entry_menu(self.app, self.keeper, entrant))

    def _closed_entries(self) -> list[Entry]:
        return [button(self.app, "evening-draw", self._draw)]

    def _close(self) -> Transition | None:
        return self._draw() if self.keeper.do(ev.Closed()) else None

    def _draw(self) -> Transition | None:
        """Draw; tell the plan of the evening, and the entrants who could not get a fixed seat."""
        keeper = self.keeper
        stays = [entrant for entrant in keeper.evening.playing if self._needs_seat(entrant)]
        try:
            drawn = draw(keeper.evening, stays, shuffle, secrets.randbelow(DEALS))
        except NoMovement as error:
            self.app.say("evening-no-movement", cue="refusal", least=error.least, most=error.most)
            return Again()
        self.focus = 0
        return Again(self._say_drawn) if keeper.do(drawn) else None

    def _needs_seat(self, entrant: Entrant) -> bool:
        people = (self.keeper.people.get(person_id) for person_id in self.keeper.evening.entrants[entrant])
        return any(person is not None and "seated" in person.needs for person in people)

    def _say_drawn(self) -> None:
        evening = self.keeper.evening
        movement = evening.movement
        assert movement is not None
        out = any(sitting_out(movement, vacant(evening, 0))) if evening.rounds else len(evening.playing) % 2 == 1
        first = {sitting.table for sitting in evening.rounds[0]} if evening.rounds else set()
        tables = len(first) if evening.rounds else len(evening.playing) // 2
        self.app.say(
            "evening-drawn", Priority.QUEUE, movement=movement.name, rounds=len(evening.rounds) or evening.plan.rounds,
            tables=tables, boards=movement.boards() or evening.plan.boards * evening.plan.rounds,
            copies=movement.copies, out=out,
        )  # fmt: skip
        for entrant in without_seat(evening, [entrant for entrant in evening.playing if self._needs_seat(entrant)]):
            self.app.say("evening-no-fixed-seat", Priority.QUEUE, names=self.tell.entrant(entrant))

    # while it is played

    def _playing_entries(self) -> list[Entry]:
        app, keeper = self.app, self.keeper
        missing = len(open_lines(keeper.evening))
        enter = [opens(app, "evening-enter-results", partial(results.OpenLines, app, keeper), count=missing)]
        begun = keeper.evening.round >= 0
        clock = [Entry(partial(app.text, "evening-clock-entry"), None, self._clock)] if self._has_clock() else []
        late = free_places(keeper.evening) or keeper.evening.is_swiss
        joins = [opens(app, "evening-late", partial(PartyMenu, app, keeper, late=True))] if late else []
        seats = [opens(app, "evening-seats", partial(seats_menu, app, keeper))]
        first = [*enter, *self._next_entries(missing)] if missing else self._next_entries(missing)
        return [
            *([*first, *clock, *seats] if begun else [*seats, *first]),
            *([opens(app, "evening-tables", partial(tables_menu, app, keeper))] if begun else []),
            *([opens(app, "evening-standings", partial(standings_menu, app, keeper))] if begun else []),
            *([opens(app, "evening-all-lines", partial(results.all_lines, app, keeper))] if begun else []),
            *self._open_appeals(), *joins, opens(app, "evening-papers", partial(papers_menu, app, keeper)),
            *([opens(app, "evening-results-file", partial(files_menu, app, keeper, None))] if missing else []),
        ]  # fmt: skip

    def _next_entries(self, missing: int) -> list[Entry]:
        """Return the entry of the next round, or of the evening's end.

        :param missing: the number of results still missing.
        """
        app, evening = self.app, self.keeper.evening
        if not evening.whole:
            return [
                button(app, "evening-begin-round", partial(self._go_on, self._begin_round), round=evening.round + 2)
            ]
        return [button(app, "evening-finish", partial(self._go_on, self._finish), missing=missing)]

    def _go_on(self, then: Callable[[], Transition]) -> Transition:
        """Go on if no result is missing; otherwise ask whether to give both sides the average."""
        missing = open_lines(self.keeper.evening)
        if not missing:
            return then()

        def averaged() -> Transition:
            return then() if results.average_all(self.keeper, missing) else Again()

        return Push(confirm(self.app, "evening-average-missing", averaged, count=len(missing)))

    def _begin_round(self) -> Transition:
        keeper = self.keeper
        evening = keeper.evening
        happened = keeper.do_all(begin_round(evening, shuffle, keeper.timestamp()))
        self.focus = 0
        return done(self.app, "evening-round-begun", round=evening.round + 2) if happened else Again()

    def _finish(self) -> Transition:
        """End the evening; in a house this scene tells nothing, because the house tells the end to all."""
        happened = self.keeper.do(ev.Finished())
        return done(self.app, "evening-finished") if happened and not self.keeper.in_house else Again()

    def _has_clock(self) -> bool:
        return self.keeper.seconds_left() is not None

    def _clock(self) -> str:
        left = self.keeper.seconds_left() or 0.0
        return self.app.text("evening-clock-value", over=left <= 0, seconds=max(0, round(left)))

    def _open_appeals(self) -> list[Entry]:
        """Return an entry for each undecided appeal."""
        return [
            Entry(
                partial(self.app.text, "evening-appeal-open", names=self.tell.entrant(appeal.entrant),
                        line=self.tell.line(appeal.line)),
                partial(self._decide, number),
            )
            for number, appeal in enumerate(self.keeper.evening.appeals) if appeal.upheld is None
        ]  # fmt: skip

    def _decide(self, number: int) -> Transition:
        app, keeper = self.app, self.keeper
        line = keeper.evening.appeals[number].line

        def decided(upheld: bool) -> Transition:
            happened = keeper.do(ev.AppealDecided(number, upheld))
            return Pop(then=lambda: done(app, "evening-appeal-decided") if happened else Again())

        def entries() -> list[Entry]:
            return [
                button(app, "evening-uphold", partial(decided, True)),
                button(app, "evening-dismiss", partial(decided, False)),
                opens(app, "evening-adjust", partial(results.adjust_menu, self, line)), back(app),
            ]  # fmt: skip

        return Push(EveningMenu(app, keeper, "evening-appeal-menu", entries, about=results.about_line(self.tell, line)))

    # when it is over

    def _over_entries(self) -> list[Entry]:
        app, keeper = self.app, self.keeper

        def forgotten() -> Transition:
            return done(app, "evening-forgotten") if keeper.forget() else Again()

        here = {person for persons in keeper.evening.entrants for person in persons} & set(keeper.people)
        forget = button(app, "evening-forget", lambda: Push(confirm(app, "evening-really-forget", forgotten)))
        return [
            opens(app, "evening-standings", partial(standings_menu, app, keeper)),
            opens(app, "evening-all-lines", partial(results.all_lines, app, keeper)),
            opens(app, "evening-results-out", partial(results_menu, app, keeper)),
            opens(app, "evening-papers", partial(papers_menu, app, keeper)), *([forget] if here else []),
        ]  # fmt: skip


def seats_menu(app: App, keeper: Keeper) -> EveningMenu:
    """Return the seats of the current round, before play those of the first; Enter opens an entrant."""

    def entries() -> list[Entry]:
        number = max(0, keeper.evening.round)
        known = number < len(keeper.evening.rounds)
        return [
            *(
                Entry(
                    partial(menu.tell.numbered, entrant), partial(_open, entrant),
                    partial(menu.tell.seat, entrant, number) if known else None,
                )
                for entrant in keeper.evening.playing
            ),
            back(app),
        ]  # fmt: skip

    def _open(entrant: Entrant) -> Transition:
        return Push(entrant_menu(app, keeper, entrant))

    menu = EveningMenu(app, keeper, "evening-seats-menu", entries, round=max(0, keeper.evening.round) + 1)
    return menu


def tables_menu(app: App, keeper: Keeper) -> EveningMenu:
    """Return the tables of the round with their people and missing boards; the table that is furthest behind comes
    first."""

    def entries() -> list[Entry]:
        evening = keeper.evening
        missing: dict[int, list[int]] = {sitting.table: [] for sitting in sittings(evening, evening.round)}
        for line in open_lines(evening):
            missing[line.table].append(line.board)
        order = sorted(missing, key=lambda table: (-len(missing[table]), table))
        rows = (
            Entry(partial(app.text, "evening-table", table=table + 1), None, partial(_value, table, missing[table]))
            for table in order
        )
        return [*rows, back(app)]

    def _value(table: int, boards: list[int]) -> str:
        evening = keeper.evening
        first = next(sitting for sitting in sittings(evening, evening.round) if sitting.table == table)
        who = menu.tell.who(ev.ScoreLine(evening.round, table, first.boards[0]))
        left = menu.tell.boards(boards) if boards else "none"
        return app.text("evening-table-value", who=who, missing=left)

    menu = EveningMenu(app, keeper, "evening-tables-menu", entries, round=keeper.evening.round + 1)
    return menu


def standings_menu(app: App, keeper: Keeper) -> EveningMenu:
    """Return the standings, the best first, one field after the other; Enter opens an entrant."""

    def entries() -> list[Entry]:
        fields = standings(keeper.evening)
        rows: list[Entry] = []
        for number, field in enumerate(fields):
            if len(fields) > 1:
                rows.append(Entry(partial(app.text, "evening-field", field=number)))
            rows += [
                Entry(
                    partial(menu.tell.numbered, rank.entrant),
                    partial(_open, rank.entrant),
                    partial(menu.tell.place, rank),
                )
                for rank in field
            ]
        return [*(rows if any(fields) else [Entry(partial(app.text, "evening-no-standings"))]), back(app)]

    def _open(entrant: Entrant) -> Transition:
        return Push(entrant_menu(app, keeper, entrant))

    menu = EveningMenu(app, keeper, "evening-standings", entries)
    return menu


def log_menu(app: App, keeper: Keeper) -> EveningMenu:
    """Return all acts, the last first; Enter undoes an act if no later act depends on it."""

    def entries() -> list[Entry]:
        gone = undone(keeper.log.entries)
        return [
            *(
                Entry(partial(menu.tell.entry, entry), partial(_undo, entry),
                      partial(app.text, "evening-log-value", time=entry.at[11:16], gone=entry.number in gone))
                for entry in reversed(keeper.log.entries)
            ),
            back(app),
        ]  # fmt: skip

    def _undo(entry: LogEntry) -> Transition:
        def taken() -> Transition:
            return done(app, "evening-undone") if keeper.undo(entry) else Again()

        return Push(confirm(app, "evening-really-undo", taken, what=menu.tell.entry(entry)))

    menu = EveningMenu(app, keeper, "evening-log", entries)
    return menu
