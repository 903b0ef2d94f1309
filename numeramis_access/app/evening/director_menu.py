"""The director's menu of an evening: the next step first, then results, standings, people, papers and the log."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import msgspec

from numeramis_access.app.evening import results
from numeramis_access.app.evening.entering import PartyMenu, enter_all, entry_menu
from numeramis_access.app.evening.evening_menu import EveningMenu, do_act, done, say_no_movement
from numeramis_access.app.evening.evening_writer import EveningWriter
from numeramis_access.app.evening.incoming_files import files_menu
from numeramis_access.app.evening.keeper import Keeper
from numeramis_access.app.evening.papers import papers_menu, results_menu
from numeramis_access.app.evening.person import entrant_menu
from numeramis_access.app.evening.plan import PlanMenu
from numeramis_access.app.reading.reader import Reader
from numeramis_access.app.shell.menu import Entry, Menu, back, button, confirm, opens
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Again, Pop, Push, Transition
from numeramis_access.evening import events as ev
from numeramis_access.evening.conductor import begin_round, round_count
from numeramis_access.evening.draw import (
    draw,
    here_in_round,
    is_level,
    movement_for,
    repeated_meetings,
    without_seat,
)
from numeramis_access.evening.evening import Evening, free_places, no_shows, open_lines, sittings, vacant
from numeramis_access.evening.events import Entrant
from numeramis_access.evening.log import LogEntry as LogEntry
from numeramis_access.evening.log import undone
from numeramis_access.evening.movements import NoMovement, sitting_out
from numeramis_access.evening.play_draw import level_sizes
from numeramis_access.evening.plays import has_unfair_rows, undecided
from numeramis_access.evening.standings import has_scaled_boards, standings
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
            "stage": evening.stage, "round": evening.round + 1, "rounds": round_count(evening),
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
        last, again = self.last_act(), self.keeper.log.last_undone()
        entries = []
        if last is not None:
            entries.append(button(self.app, "evening-undo", partial(self._take_back, last), what=self.tell.entry(last)))
        if again is not None and isinstance(again.event, ev.Undone):
            what = self.tell.entry(self.keeper.log.entries[again.event.of])
            entries.append(button(self.app, "evening-redo", partial(self._take_back, again), what=what))
        return entries

    def place_where_gone(self) -> int:
        """Return the place of the next step: behind a gone entry can stand one that undoes an act."""
        return 0

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
            *entered, self._plan_entry(),
        ]  # fmt: skip

    def _plan_entry(self) -> Entry:
        """Return the entry that tells the plan; Enter changes it, until the draw."""
        plan = self.keeper.evening.plan
        menu = partial(PlanMenu, self.app, plan, self._change_plan, "evening-plan-keep")
        return replace(opens(self.app, "evening-plan-now", menu), value=partial(self.tell.plan, plan))

    def _change_plan(self, plan: ev.Plan) -> Transition:
        return do_act(self.app, self.keeper, ev.Announced(plan), leaves=1)

    def _open_entry(self, entrant: Entrant) -> Transition:
        return Push(entry_menu(self.app, self.keeper, entrant))

    def _closed_entries(self) -> list[Entry]:
        return [button(self.app, "evening-draw", self._draw), self._plan_entry()]

    def _close(self) -> Transition | None:
        """Close the entering and draw; without a movement for this field it stays open."""
        if not self._has_movement():
            return None
        return self._draw() if self.keeper.do(ev.Closed()) else None

    def _has_movement(self) -> bool:
        """Return whether a movement fits the field; if none does, say which numbers near it have one."""
        evening = self.keeper.evening
        count = len(evening.playing)
        try:
            movement_for(evening.plan, count)
        except NoMovement:
            say_no_movement(self.app, evening.plan, count)
            return False
        return True

    def _draw(self) -> Transition | None:
        """Draw; before a draw of tables whose points would be unfair, ask whether to count otherwise."""
        if not self._has_movement():
            return None
        evening = self.keeper.evening
        if not has_unfair_rows(evening.plan, level_sizes(len(evening.playing), evening.plan.sizes or (2,))):
            return self._draw_now()
        return Push(confirm(self.app, "evening-unfair", self._draw_fair, no=lambda: Pop(then=self._draw_now)))

    def _draw_fair(self) -> Transition:
        """Count the part of the opponents beaten, and draw."""
        fair = msgspec.structs.replace(self.keeper.evening.plan, points="beaten")
        return self._draw_now() if self.keeper.do(ev.Announced(fair)) else Again()

    def _draw_now(self) -> Transition:
        """Draw; tell the plan of the evening, and the entrants who could not get a fixed seat."""
        keeper = self.keeper
        stays = [entrant for entrant in keeper.evening.playing if self._needs_seat(entrant)]
        drawn = draw(keeper.evening, stays, shuffle, secrets.randbelow(DEALS))
        self.focus_first()
        return Again(self._say_drawn) if keeper.do(drawn) else Again()

    def _needs_seat(self, entrant: Entrant) -> bool:
        people = (self.keeper.people.get(person_id) for person_id in self.keeper.evening.entrants[entrant])
        return any(person is not None and "seated" in person.needs for person in people)

    def _say_drawn(self) -> None:
        evening = self.keeper.evening
        movement = evening.movement
        assert movement is not None
        if evening.plan.contest == "plays":
            self._say_plays_drawn(evening)
            return
        out = any(sitting_out(movement, vacant(evening, 0))) if evening.rounds else len(evening.playing) % 2 == 1
        tables = max(map(len, _tables_played(evening)), default=len(evening.playing) // 2)
        self.app.say(
            "evening-drawn", Priority.QUEUE, movement=_movement_told(evening, tables),
            rounds=len(evening.rounds) or evening.plan.rounds, tables=tables,
            boards=movement.boards() or evening.plan.boards * evening.plan.rounds,
            copies=min(movement.copies, tables) if evening.rounds else movement.copies, out=out,
        )  # fmt: skip
        if not is_level(movement, evening.plan):
            self.app.say("evening-not-level", Priority.QUEUE)
        for entrant in without_seat(evening, [entrant for entrant in evening.playing if self._needs_seat(entrant)]):
            self.app.say("evening-no-fixed-seat", Priority.QUEUE, names=self.tell.entrant(entrant))

    def _say_plays_drawn(self, evening: Evening) -> None:
        sizes = level_sizes(len(evening.playing), evening.plan.sizes)
        told = self.tell.join(self.app.text("evening-cell", value=size) for size in sizes)
        out = len(evening.playing) - sum(sizes)
        self.app.say("evening-drawn-plays", Priority.QUEUE, rounds=evening.plan.rounds, sizes=told, out=out)

    # while it is played

    def _playing_entries(self) -> list[Entry]:
        app, keeper = self.app, self.keeper
        missing = len(open_lines(keeper.evening))
        enter = [opens(app, "evening-enter-results", partial(results.OpenLines, app, keeper), count=missing)]
        begun = keeper.evening.round >= 0
        clock = [Entry(partial(app.text, "evening-clock-entry"), None, self._clock)] if self._has_clock() else []
        late = free_places(keeper.evening) or keeper.evening.is_swiss or no_shows(keeper.evening)
        joins = [opens(app, "evening-late", partial(PartyMenu, app, keeper, late=True))] if late else []
        seats = [
            opens(app, "evening-call-tables", partial(tables_reader, app, keeper)),
            opens(app, "evening-seats", partial(seats_menu, app, keeper)),
        ]  # fmt: skip
        if not keeper.evening.rounds:
            seats = seats[1:]
        first = [*enter, *self._next_entries(missing)] if missing else self._next_entries(missing)
        by_file = bool(missing) and keeper.evening.plan.contest != "plays"
        return [
            *([*first, *clock, *seats] if begun else [*seats, *first]),
            *([opens(app, "evening-tables", partial(tables_menu, app, keeper))] if begun else []),
            *([opens(app, "evening-standings", partial(standings_menu, app, keeper))] if begun else []),
            *self._lot_entries(missing),
            *([opens(app, "evening-all-lines", partial(results.all_lines, app, keeper))] if begun else []),
            *self._open_appeals(), *joins, opens(app, "evening-papers", partial(papers_menu, app, keeper)),
            *([opens(app, "evening-results-file", partial(files_menu, app, keeper, None))] if by_file else []),
        ]  # fmt: skip

    def _lot_entries(self, missing: int) -> list[Entry]:
        """Return the entry that draws lots, once all plays are over and entrants share places by all rules.

        :param missing: the number of results still missing.
        """
        evening = self.keeper.evening
        ready = evening.plan.contest == "plays" and evening.round >= 0 and evening.whole and not missing
        return [button(self.app, "evening-draw-lot", self._draw_lot)] if ready and undecided(evening) else []

    def _draw_lot(self) -> Transition:
        """Draw a lot for each shared place, write it down and tell it."""
        order: list[Entrant] = []
        for group in undecided(self.keeper.evening):
            drawn = list(group)
            shuffle(drawn)
            order += drawn
        return do_act(self.app, self.keeper, ev.LotDrawn(tuple(order)))

    def _next_entries(self, missing: int) -> list[Entry]:
        """Return the entry of the next round, or of the evening's end.

        :param missing: the number of results still missing.
        """
        app, evening = self.app, self.keeper.evening
        if not evening.whole:
            early = [opens(app, "evening-finish-early", self._ask_finish)] if evening.round >= 0 and not missing else []
            begin = partial(self._go_on, self._begin_round)
            return [button(app, "evening-begin-round", begin, round=evening.round + 2), *early]
        return [button(app, "evening-finish", partial(self._go_on, self._finish), missing=missing)]

    def _go_on(self, then: Callable[[], Transition]) -> Transition:
        """Go on if no result is missing; otherwise ask whether to give both sides the average."""
        missing = open_lines(self.keeper.evening)
        if not missing:
            return then()
        if self.keeper.evening.plan.contest == "plays":
            return Push(results.OpenLines(self.app, self.keeper))

        def averaged() -> Transition:
            return then() if results.average_all(self.keeper, missing) else Again()

        return Push(confirm(self.app, "evening-average-missing", averaged, count=len(missing)))

    def _ask_finish(self) -> Menu:
        """Return the question whether to end the evening before its last round."""
        evening = self.keeper.evening
        return confirm(self.app, "evening-really-finish", self._finish, round=evening.round + 1)

    def _begin_round(self) -> Transition:
        keeper = self.keeper
        evening = keeper.evening
        try:
            events = begin_round(evening, shuffle, keeper.timestamp())
        except NoMovement:
            say_no_movement(self.app, evening.plan, len(here_in_round(evening, evening.round + 1)))
            return Again()
        happened = keeper.do_all(events)
        self.focus_first()
        if not happened:
            return Again()
        again, out = repeated_meetings(keeper.evening), self._sitting_out()
        return done(self.app, "evening-round-begun", round=evening.round + 2, again=again, out=out)

    def _sitting_out(self) -> str:
        """Return the names of those who sit out in the present round of plays, ``none`` if nobody does."""
        evening = self.keeper.evening
        if evening.plan.contest != "plays":
            return "none"
        seated = {place for sitting in sittings(evening, evening.round) for place in sitting.places()}
        out = [entrant for entrant in here_in_round(evening, evening.round) if entrant not in seated]
        return self.tell.join(map(self.tell.entrant, out)) if out else "none"

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
        """Return an entry for each undecided appeal, and for each upheld one whose result still stands."""
        app, keeper = self.app, self.keeper
        upheld = [
            opens(app, "evening-appeal-upheld", partial(results.adjust_menu, self, line), line=self.tell.line(line))
            for line in keeper.log.upheld_lines()
        ]
        return [*upheld, *self._undecided_appeals()]

    def _undecided_appeals(self) -> list[Entry]:
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
            return do_act(app, keeper, ev.AppealDecided(number, upheld), leaves=1)

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


def _movement_told(evening: Evening, tables: int) -> str:
    """Return the name by which a message tells the movement. :param tables: number of tables of a round."""
    assert evening.movement is not None
    return "one-table" if evening.plan.by_seat and tables == 1 else evening.movement.name


def _tables_played(evening: Evening) -> list[set[int]]:
    """Return the numbers of the tables at which each round is played."""
    rounds = range(len(evening.rounds))
    return [{sitting.table for sitting in sittings(evening, number)} for number in rounds]


def tables_reader(app: App, keeper: Keeper) -> Reader:
    """Return the text that a director reads out: who sits at each table of the round, table by table."""
    tell = EveningWriter(app, keeper)
    number = max(0, keeper.evening.round)
    tables = {sitting.table: sitting.boards[0] for sitting in reversed(sittings(keeper.evening, number))}
    lines = [ev.ScoreLine(number, table, tables[table]) for table in sorted(tables)]
    title = app.text("evening-seats-menu", round=number + 1)
    called = [tell.paragraph("evening-called-table", table=line.table + 1, who=tell.who(line)) for line in lines]
    return Reader(app, title, called)


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
        if evening.round < 0:  # the round was undone
            return [back(app)]
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
        scaled = [Entry(partial(app.text, "evening-scaled"))] if has_scaled_boards(keeper.evening) else []
        return [*(rows if any(fields) else [Entry(partial(app.text, "evening-no-standings"))]), *scaled, back(app)]

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
