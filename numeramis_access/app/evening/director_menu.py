"""The director's menu of an evening: the next step first, then results, standings, people, papers and the log."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import msgspec

from numeramis_access.app.evening import results
from numeramis_access.app.evening.categories import categories_menu, entrants_by_category
from numeramis_access.app.evening.desk_lists import seats_menu, standings_menu, tables_menu, tables_reader
from numeramis_access.app.evening.drawing import shuffle_entrants, tables_line
from numeramis_access.app.evening.entering import PartyMenu, enter_all, undrawn_entrant_menu
from numeramis_access.app.evening.evening_menu import (
    EveningMenu,
    do_act,
    end_with_message,
    reason_menu,
    say_no_movement,
)
from numeramis_access.app.evening.evening_writer import origin_text
from numeramis_access.app.evening.incoming_files import files_menu
from numeramis_access.app.evening.keeper import EveningKeeper
from numeramis_access.app.evening.log_menu import log_menu, undo_message
from numeramis_access.app.evening.papers import papers_menu, results_menu
from numeramis_access.app.evening.plan import PlanMenu
from numeramis_access.app.evening.unseated_menu import unseated_menu
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, confirmation_menu, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Transition
from numeramis_access.evening import draw as draws
from numeramis_access.evening import events as ev
from numeramis_access.evening.conductor import round_count, round_events
from numeramis_access.evening.draw import GameDraw
from numeramis_access.evening.entries import admissions_by
from numeramis_access.evening.evening import (
    Evening,
    busy_entrants,
    free_places,
    no_shows,
    occupied_tables,
    open_lines,
    plan_of_round,
    vacant_places,
)
from numeramis_access.evening.events import Entrant
from numeramis_access.evening.log import LogEntry as LogEntry
from numeramis_access.evening.movements import NoMovement, group_sizes, places_sitting_out
from numeramis_access.evening.play_draw import level_sizes
from numeramis_access.evening.plays import groups_for_lot, has_unfair_rows
from numeramis_access.evening.refusals import changes_play
from numeramis_access.evening.unseated import entrants_with_plays_left
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line

#: number of seeds for the deals of an evening
SEED_COUNT = 1 << 40


class DirectorDesk(EveningMenu):
    """The menu of all acts of a director that the evening's stage allows; the next step comes first.

    :param keeper: the evening.
    :param more: returns further entries, which stand before the next step.
    """

    def __init__(self, app: App, keeper: EveningKeeper, more: Callable[[], list[Entry]] = list) -> None:
        super().__init__(app, keeper, "evening-desk", self._entries)
        self._more = more

    def title(self) -> str:
        """Return the title of the menu: the stage of the evening, with its round and number of entrants."""
        return self.app.text("evening-desk", **self._title_values())

    def enter(self) -> None:
        """Say the evening's stage, then the focused entry."""
        self._values = self._title_values()
        super().enter()

    def _title_values(self) -> dict[str, object]:
        evening = self.keeper.evening
        return {
            "stage": stage_value(evening), "round": evening.round + 1, "rounds": round_count(evening),
            "entrants": len(evening.playing), "waiting": len(evening.waiting), "contest": evening.plan.contest,
            "playing": len(open_lines(evening)), "played": len(evening.outcomes),
        }  # fmt: skip

    def _entries(self) -> list[Entry]:
        by_stage: dict[str, Callable[[], list[Entry]]] = {
            "entering": self._entering_entries, "closed": self._closed_entries, "drawn": self._playing_entries,
            "over": self._over_entries,
        }  # fmt: skip
        entries = by_stage[self.keeper.evening.stage]()
        log = opening_entry(self.app, "evening-log", partial(log_menu, self.app, self.keeper))
        return [*self._more(), *entries, log, *self._undo_entries(), back_entry(self.app)]

    def _undo_entries(self) -> list[Entry]:
        """Return the entries that undo the last act and redo the last undone one."""
        last, again = self.last_act(), self.keeper.log.last_undone()
        entries = []
        if last is not None:
            entries.append(
                # without its message, so that the focus does not go on to the next act
                replace(button_entry(self.app, "evening-undo", partial(self._take_back, last),
                                     what=self.tell.entry(last)), message="")
            )
        if again is not None and isinstance(again.event, ev.EventUndone):
            what = self.tell.entry(self.keeper.log.entries[again.event.of])
            redo = button_entry(self.app, "evening-redo", partial(self._take_back, again), what=what)
            entries.append(replace(redo, message=""))
        return entries

    def place_after_removal(self) -> int:
        """Return 0, the place of the next step, for the focus after its entry was removed: the entry that takes the
        removed one's place could undo an act.
        """
        return 0

    def _take_back(self, entry: LogEntry) -> Transition:
        """Take back an act or an undo; the focus then stands on the list of acts, so that a second Enter takes back
        nothing more.
        """
        message, what = undo_message(self.tell, entry)
        if not self.keeper.undo(entry):
            return EnterAgain()
        self.focus_on("evening-log")
        return end_with_message(self.app, message, what=what)

    # before the draw

    def _entering_entries(self) -> list[Entry]:
        app, keeper = self.app, self.keeper
        evening = keeper.evening
        entered = [
            Entry(partial(self.tell.number_and_names, entrant), partial(self._open_entry, entrant),
                  partial(origin_text, self.tell, entrant) if entrant in evening.origins else None)
            for entrant in evening.playing
        ]  # fmt: skip
        waiting = [
            Entry(partial(app.text, "evening-waiting", place=place, names=self.tell.entrant(entrant)),
                  partial(self._open_entry, entrant), partial(origin_text, self.tell, entrant),
                  identity=f"waiting {entrant}")
            for place, entrant in enumerate(evening.waiting, 1)
        ]  # fmt: skip
        origin = [self._origin_entry()] if evening.plan.limits_entries else []
        ready = [button_entry(app, "evening-close", self._close)] if len(entered) > 1 else []
        return [
            opening_entry(app, "evening-enter", lambda: PartyMenu(app, keeper).first_scene()), *origin, *ready,
            opening_entry(app, "evening-names-file", partial(files_menu, app, keeper, partial(enter_all, app, keeper))),
            *entered, *waiting, self._plan_entry(),
        ]  # fmt: skip

    def _origin_entry(self) -> Entry:
        """Return the entry that sets how the entries come that are made now."""
        keeper = self.keeper
        ways: tuple[ev.Origin, ...] = ("place", "phone", "mail")

        def change(by: int) -> None:
            keeper.origin = ways[(ways.index(keeper.origin) + by) % len(ways)]

        def value() -> str:
            return self.app.text("evening-origin-value", origin=keeper.origin)

        return Entry(partial(self.app.text, "evening-origin"), None, value, change)

    def _plan_entry(self) -> Entry:
        """Return the entry that tells the plan; Enter changes it, until the draw."""
        plan = self.keeper.evening.plan
        drawn = self.keeper.evening.stage == "drawn"
        menu = partial(PlanMenu, self.app, plan, self._change_plan, "evening-plan-keep", drawn)
        return replace(opening_entry(self.app, "evening-plan-now", menu), value=partial(self.tell.plan, plan))

    def _change_plan(self, plan: ev.Plan) -> Transition:
        """Change the plan; the menu below then reads it back. After the draw, ask why the play changes."""
        evening = self.keeper.evening
        if evening.stage == "drawn" and self.keeper.takes_reasons and changes_play(evening.plan, plan):

            def changed(reason: ev.Reason) -> ev.AnyEvent:
                return ev.PlanAnnounced(plan, reason=reason)

            if (refusal := self.keeper.log.refuse(changed("other"))) is not None:
                self.app.tell([self.app.narrator.refusal(refusal)])
                return EnterAgain()
            return Push(reason_menu(self.app, self.keeper, changed, leaves=1, is_typed=True))
        admitted = admissions_by(evening, plan, self.keeper.today) if evening.stage == "entering" else []
        if not self.keeper.do_acts([ev.PlanAnnounced(plan), *admitted]):
            return EnterAgain()
        if admitted:
            names = self.tell.join(self.tell.entrant(event.entrant) for event in admitted)
            return Pop(then=lambda: end_with_message(self.app, "evening-plan-admitted", names=names))
        return Pop(then=lambda: end_with_message(self.app, "evening-plan-changed"))

    def _open_entry(self, entrant: Entrant) -> Transition:
        return Push(undrawn_entrant_menu(self.app, self.keeper, entrant))

    def _closed_entries(self) -> list[Entry]:
        return [button_entry(self.app, "evening-draw", self._draw), self._plan_entry()]

    def _close(self) -> Transition | None:
        """Close the entering and draw. Return the next transition, None to stay.

        Without a movement for this field, entering stays open. If an entry lacks a partner, the focus goes to the first
        such entry.
        """

        def close() -> Transition | None:
            if self.keeper.do_act(ev.EntryClosed()):
                return self._draw_seated()
            self._focus_on_incomplete()
            return None

        return self._seat_all(close)

    def _focus_on_incomplete(self) -> None:
        """Put the focus on the first entry that lacks a partner, and say it, if there is one."""
        evening = self.keeper.evening
        lacking = (
            self.tell.number_and_names(entrant) for entrant in evening.playing
            if len(evening.entrants[entrant]) < evening.plan.persons
        )  # fmt: skip
        labels = [entry.label() for entry in self.entries]
        if (label := next(lacking, "")) in labels:
            self.focus = labels.index(label)
            self._say_focus(Priority.QUEUE)

    def _seat_all(self, draw: Callable[[], Transition | None]) -> Transition | None:
        """Draw; before a draw that seats only some of the people, ask for other sizes of tables.

        If no movement fits, say so and return None, to stay.
        """
        if not self._has_movement():
            return None

        def changed(plan: ev.Plan) -> Transition | None:
            return draw() if self.keeper.do_act(ev.PlanAnnounced(plan)) else EnterAgain()

        question = unseated_menu(self.app, self.keeper, changed, draw)
        return draw() if question is None else Push(question)

    def _has_movement(self) -> bool:
        """Return whether a movement fits the field; if none does, say which numbers near it have one."""
        evening = self.keeper.evening
        count = len(evening.playing)
        try:
            draws.movement_for(evening.plan, count)
        except NoMovement:
            say_no_movement(self.app, evening.plan, count)
            return False
        return True

    def _draw(self) -> Transition | None:
        return self._seat_all(self._draw_seated)

    def _draw_seated(self) -> Transition:
        """Draw; before a draw of tables whose points would be unfair, ask whether to count otherwise."""
        evening = self.keeper.evening
        count, plans = len(evening.playing), draws.plans_of_games(evening.plan)
        if not any(has_unfair_rows(plan, level_sizes(count, plan.sizes or (2,))) for plan in plans):
            return self._draw_now()
        return Push(confirmation_menu(self.app, "evening-unfair", self._draw_fair, no=lambda: Pop(then=self._draw_now)))

    def _draw_fair(self) -> Transition:
        """Count the part of the opponents beaten, and draw."""
        plan = self.keeper.evening.plan
        games = tuple(msgspec.structs.replace(game, points="beaten") for game in plan.games)
        fair = msgspec.structs.replace(plan, points="beaten", games=games)
        return self._draw_now() if self.keeper.do_act(ev.PlanAnnounced(fair)) else EnterAgain()

    def _draw_now(self) -> Transition:
        """Draw; tell the plan of the evening, and the entrants who could not get a fixed seat."""
        keeper = self.keeper
        stays = [entrant for entrant in keeper.evening.playing if self._needs_seat(entrant)]
        drawn = draws.draw_movement(keeper.evening, stays, shuffle_entrants, secrets.randbelow(SEED_COUNT))
        self.focus_first()
        return EnterAgain(self._say_drawn) if keeper.do_act(drawn) else EnterAgain()

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
        out = (
            any(places_sitting_out(movement, vacant_places(evening, 0)))
            if evening.rounds
            else len(evening.playing) % 2 == 1
        )
        tables = max(map(len, _tables_played(evening)), default=len(evening.playing) // 2)
        self.app.say(
            "evening-drawn", Priority.QUEUE, movement=_movement_told(evening, tables),
            rounds=len(evening.rounds) or evening.plan.rounds, tables=tables,
            boards=movement.boards() or evening.plan.boards * evening.plan.rounds,
            copies=min(movement.copies, tables) if evening.rounds else movement.copies, out=out,
        )  # fmt: skip
        if not draws.is_fair(movement, evening.plan):
            self.app.say("evening-not-level", Priority.QUEUE)
        for entrant in draws.entrants_without_stationary_seat(
            evening, [entrant for entrant in evening.playing if self._needs_seat(entrant)]
        ):
            self.app.say("evening-no-fixed-seat", Priority.QUEUE, names=self.tell.entrant(entrant))

    def _say_plays_drawn(self, evening: Evening) -> None:
        if evening.plan.movement == "groups":
            groups = group_sizes(len(evening.playing), evening.plan.group)
            told = self.tell.join(self.app.text("evening-cell", value=size) for size in groups)
            rounds = len(evening.rounds)
            self.app.say("evening-drawn-groups", Priority.QUEUE, rounds=rounds, sizes=told, count=len(groups))
            return
        if evening.plan.games:
            self.app.say("evening-drawn-games", Priority.QUEUE, free=evening.plan.movement == "free")
            return
        sizes = level_sizes(len(evening.playing), evening.plan.sizes)
        told = self.tell.join(self.app.text("evening-cell", value=size) for size in sizes)
        out = len(evening.playing) - sum(sizes)
        self.app.say("evening-drawn-plays", Priority.QUEUE, rounds=evening.plan.rounds, sizes=told, out=out)

    # while it is played

    def _playing_entries(self) -> list[Entry]:
        app, keeper = self.app, self.keeper
        missing = len(open_lines(keeper.evening))
        enter = [
            opening_entry(app, "evening-enter-results", partial(results.OpenLinesMenu, app, keeper), count=missing)
        ]
        begun = keeper.evening.round >= 0
        clock = [Entry(partial(app.text, "evening-clock-entry"), None, self._clock)] if self._has_clock() else []
        late = free_places(keeper.evening) or keeper.evening.is_swiss or no_shows(keeper.evening)
        by_itself = keeper.in_house and keeper.evening.plan.contest == "plays"  # the house lets them in
        joins = [opening_entry(app, "evening-late", lambda: PartyMenu(app, keeper, late=True).first_scene())]
        joins = joins if late and not by_itself else []
        people = "evening-seats" if keeper.evening.rounds else "evening-players"
        seats = [opening_entry(app, people, partial(seats_menu, app, keeper))]
        if keeper.evening.rounds:
            seats = [opening_entry(app, "evening-call-tables", partial(tables_reader, app, keeper)), *seats]
        first = [*enter, *self._next_entries(missing)] if missing else self._next_entries(missing)
        by_file = bool(missing) and keeper.evening.plan.contest != "plays"
        return [
            *([*first, *clock, *seats] if begun else [*seats, *first]),
            *([opening_entry(app, "evening-tables", partial(tables_menu, app, keeper))] if begun else []),
            *([opening_entry(app, "evening-standings", partial(standings_menu, app, keeper))] if begun else []),
            *self._category_entries(), *self._lot_entries(missing),
            *([opening_entry(app, "evening-all-lines", partial(results.all_lines_menu, app, keeper))] if begun else []),
            *self._open_appeals(), *joins, *([self._plan_entry()] if keeper.evening.plan.contest == "plays" else []),
            opening_entry(app, "evening-papers", partial(papers_menu, app, keeper)),
            *([opening_entry(app, "evening-results-file", partial(files_menu, app, keeper, None))] if by_file else []),
        ]  # fmt: skip

    def _category_entries(self) -> list[Entry]:
        """Return the entry of the standings by category, where somebody has one."""
        made = partial(categories_menu, self.app, self.keeper)
        has = self.keeper.evening.round >= 0 and entrants_by_category(self.keeper)
        return [opening_entry(self.app, "evening-by-category", made)] if has else []

    def _lot_entries(self, missing: int) -> list[Entry]:
        """Return the entry that draws lots, once all plays are over and entrants share places by all rules.

        :param missing: the number of results still missing.
        """
        evening = self.keeper.evening
        ready = evening.plan.contest == "plays" and evening.round >= 0 and evening.has_begun_all and not missing
        return [button_entry(self.app, "evening-draw-lot", self._draw_lot)] if ready and groups_for_lot(evening) else []

    def _draw_lot(self) -> Transition:
        """Draw a lot for each shared place, write it down and tell it."""
        order: list[Entrant] = []
        for group in groups_for_lot(self.keeper.evening):
            drawn = list(group)
            shuffle_entrants(drawn)
            order += drawn
        return do_act(self.app, self.keeper, ev.LotDrawn(tuple(order)))

    def _next_entries(self, missing: int) -> list[Entry]:
        """Return the entry of the next round, or of the evening's end.

        :param missing: the number of results still missing.
        """
        app, evening = self.app, self.keeper.evening
        if not evening.has_begun_all:
            early = (
                [opening_entry(app, "evening-finish-early", self._ask_finish)]
                if evening.round >= 0 and not missing
                else []
            )
            if evening.plan.games:
                return [*self._game_entries(), *early]
            begin = partial(self._go_on, self._begin_round)
            return [
                button_entry(app, "evening-begin-round", begin, round=evening.round + 2),
                *(self._free_entries() if missing else []), *early,
            ]  # fmt: skip
        return [button_entry(app, "evening-finish", partial(self._go_on, self._finish), missing=missing)]

    def _go_on(self, then: Callable[[], Transition]) -> Transition:
        """Go on if no result is missing; otherwise ask whether to give both sides the average."""
        missing = open_lines(self.keeper.evening)
        if not missing:
            return then()
        if self.keeper.evening.plan.contest == "plays":
            return Push(results.OpenLinesMenu(self.app, self.keeper))

        def averaged() -> Transition:
            return then() if results.enter_averages(self.keeper, missing) else EnterAgain()

        return Push(confirmation_menu(self.app, "evening-average-missing", averaged, count=len(missing)))

    def _ask_finish(self) -> Menu:
        """Return the question whether to end the evening before its last round; its answer is the reason."""
        evening = self.keeper.evening
        left = 0 if evening.plan.games else max(0, round_count(evening) - evening.round - 1)
        people = len(entrants_with_plays_left(evening))
        asked = Line("evening-really-finish", {"round": evening.round + 1, "left": left, "people": people})
        if self.keeper.takes_reasons:
            return reason_menu(self.app, self.keeper, ev.EveningFinished, question=asked)
        return confirmation_menu(self.app, asked.id, self._finish, None, **asked.values)

    def _game_entries(self) -> list[Entry]:
        """Return an entry for each game that can be drawn now; while plays go on freely, only at the
        beginning, because the program draws later ones. A director can draw before the house does so.
        """
        evening, in_house = self.keeper.evening, self.keeper.in_house
        by_itself = evening.plan.movement == "free" and evening.round >= 0 and not in_house
        if by_itself or (open_lines(evening) and not evening.plan.can_overlap):
            return []
        plan = evening.plan
        return [
            button_entry(
                self.app, "evening-draw-game", partial(self._begin_round, draw), count=draw.seats,
                game=self.tell.game_name(plan.games[draw.game]),
            )
            for draw in draws.games_to_draw(evening)
        ]  # fmt: skip

    def _free_entries(self) -> list[Entry]:
        """Return the entry that draws tables of the people who are free while others still play."""
        counted = draws.with_counted_plays(self.keeper.evening)
        draw = next(iter(draws.games_to_draw(counted)), None) if counted is not None else None
        if draw is None:
            return []
        return [button_entry(self.app, "evening-draw-free", self._draw_free, count=draw.seats)]

    def _draw_free(self) -> Transition:
        """Count plays in place of rounds from now on, and draw tables of the people who are free."""
        counted = draws.with_counted_plays(self.keeper.evening)
        assert counted is not None
        return self._begin_round() if self.keeper.do_act(ev.PlanAnnounced(counted.plan)) else EnterAgain()

    def _begin_round(self, draw: GameDraw | None = None) -> Transition:
        """Begin the next round, and tell it. :param draw: the game to draw, None for the usual one."""
        keeper = self.keeper
        evening = keeper.evening
        try:
            events = round_events(evening, shuffle_entrants, keeper.timestamp(), draw)
        except NoMovement:
            say_no_movement(self.app, evening.plan, len(draws.entrants_in_round(evening, evening.round + 1)))
            return EnterAgain()
        happened = keeper.do_acts(events)
        self.focus_first()
        if not happened:
            return EnterAgain()
        again, out = draws.repeated_meetings(keeper.evening), self.sitting_out()
        begun = Line("evening-round-begun", {"round": evening.round + 2, "again": again, "out": out})
        lots = (event for event in events if isinstance(event, ev.LotDrawn))
        told = [*(Line("evening-noted-act", {"what": self.tell.event(lot)}) for lot in lots), begun]
        if evening.plan.games:
            told = [*told[:-1], tables_line(self.tell, out)]
        sizes = {len(sitting.sides) for sitting in occupied_tables(keeper.evening, keeper.evening.round)}
        if keeper.evening.round > 0 and has_unfair_rows(plan_of_round(keeper.evening, keeper.evening.round), sizes):
            told.append(Line("evening-unfair-now"))
        return EnterAgain(
            lambda: self.app.tell([self.app.narrator.announcement(line, Priority.QUEUE) for line in told])
        )

    def sitting_out(self) -> str:
        """Return the names of the entrants who sit out in the present round of plays, or ``none`` if all have a table
        or boards are compared.
        """
        evening = self.keeper.evening
        if evening.plan.contest != "plays":
            return "none"
        seated = {place for sitting in occupied_tables(evening, evening.round) for place in sitting.places()}
        if evening.plan.games:
            seated |= busy_entrants(evening)
        out = [entrant for entrant in draws.entrants_in_round(evening, evening.round) if entrant not in seated]
        return self.tell.join(map(self.tell.entrant, out)) if out else "none"

    def _finish(self) -> Transition:
        """End the evening; in a house this scene tells nothing, because the house tells the end to all."""
        happened = self.keeper.do_act(ev.EveningFinished())
        return end_with_message(self.app, "evening-finished") if happened and not self.keeper.in_house else EnterAgain()

    def _has_clock(self) -> bool:
        return self.keeper.seconds_left() is not None

    def _clock(self) -> str:
        left = self.keeper.seconds_left() or 0.0
        return self.app.text("evening-clock-value", over=left <= 0, seconds=max(0, round(left)))

    def _open_appeals(self) -> list[Entry]:
        """Return an entry for each undecided appeal, and for each upheld one whose result still stands."""
        app, keeper = self.app, self.keeper
        upheld = [
            opening_entry(
                app, "evening-appeal-upheld", partial(results.adjust_menu, self, line, leaves=1),
                line=self.tell.line(line),
            )
            for line in keeper.log.upheld_lines()
        ]  # fmt: skip
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
                button_entry(app, "evening-uphold", partial(decided, True)),
                button_entry(app, "evening-dismiss", partial(decided, False)),
                opening_entry(app, "evening-adjust", partial(results.adjust_menu, self, line)), back_entry(app),
            ]  # fmt: skip

        return Push(
            EveningMenu(app, keeper, "evening-appeal-menu", entries, about=results.line_description(self.tell, line))
        )

    # when it is over

    def _over_entries(self) -> list[Entry]:
        app, keeper = self.app, self.keeper

        def forgotten() -> Transition:
            return end_with_message(app, "evening-forgotten") if keeper.delete_private_data() else EnterAgain()

        here = {person for persons in keeper.evening.entrants for person in persons} & set(keeper.people)
        forget = button_entry(
            app, "evening-forget", lambda: Push(confirmation_menu(app, "evening-really-forget", forgotten))
        )
        return [
            opening_entry(app, "evening-standings", partial(standings_menu, app, keeper)),
            *self._category_entries(),
            opening_entry(app, "evening-all-lines", partial(results.all_lines_menu, app, keeper)),
            opening_entry(app, "evening-results-out", partial(results_menu, app, keeper)),
            opening_entry(app, "evening-papers", partial(papers_menu, app, keeper)), *([forget] if here else []),
        ]  # fmt: skip


def stage_value(evening: Evening) -> str:
    """Return the stage of an evening as a value of messages: the stage of its log, or for a drawn evening a more exact
    one.

    That is ``ready`` if rounds are drawn one by one and no round has been drawn; ``waits``, then ``plays``, if tables
    are drawn without rounds.
    """
    if evening.stage != "drawn":
        return evening.stage
    if evening.plan.games:
        return "plays" if evening.round >= 0 else "waits"
    return "drawn" if evening.rounds else "ready"


def _movement_told(evening: Evening, tables: int) -> str:
    """Return the name by which a message tells the movement. :param tables: number of tables of a round."""
    assert evening.movement is not None
    return "one-table" if evening.plan.by_seat and tables == 1 else evening.movement.name


def _tables_played(evening: Evening) -> list[set[int]]:
    """Return the numbers of the tables at which each round is played."""
    rounds = range(len(evening.rounds))
    return [{sitting.table for sitting in occupied_tables(evening, number)} for number in rounds]
