"""Lists of a director's desk: the draw to read out, seats, tables, standings."""

from __future__ import annotations

from functools import partial

from numeramis_access.app.evening.drawing import first_lines_of_round
from numeramis_access.app.evening.evening_menu import EveningMenu
from numeramis_access.app.evening.evening_writer import EveningWriter, told_round
from numeramis_access.app.evening.keeper import EveningKeeper
from numeramis_access.app.evening.person import entrant_menu
from numeramis_access.app.reading.reader import Reader
from numeramis_access.app.shell.menu import Entry, back_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Push, Transition
from numeramis_access.evening import events as ev
from numeramis_access.evening.evening import occupied_tables, open_lines
from numeramis_access.evening.events import Entrant
from numeramis_access.evening.standings import has_scaled_boards, standings


def tables_reader(app: App, keeper: EveningKeeper) -> Reader:
    """Return the text that a director reads out: who sits at each table of the current round, or of the first round
    before play begins.

    Where tables are drawn without rounds, it has all tables that play, those drawn last first.
    """
    tell = EveningWriter(app, keeper)
    number = max(0, keeper.evening.round)
    lines = first_lines_of_round(keeper.evening, number)
    if keeper.evening.plan.games and (playing := open_lines(keeper.evening)):
        lines = sorted(playing, key=lambda line: (-line.round, line.table))
    title = app.text("evening-seats-menu", round=told_round(keeper.evening, number))
    called = [
        tell.paragraph("evening-called-table", table=line.table + 1, who=tell.people_of_line(line)) for line in lines
    ]
    return Reader(app, title, called)


def seats_menu(app: App, keeper: EveningKeeper) -> EveningMenu:
    """Return the menu of the entrants with their seats in the current round, before the first round in the first one;
    Enter opens an entrant.

    The seats are missing while the round has not been drawn.
    """

    def entries() -> list[Entry]:
        number = max(0, keeper.evening.round)
        known = number < len(keeper.evening.rounds)
        return [
            *(
                Entry(
                    partial(menu.tell.number_and_names, entrant), partial(_open, entrant),
                    partial(menu.tell.seat, entrant, number) if known else None,
                )
                for entrant in keeper.evening.playing
            ),
            back_entry(app),
        ]  # fmt: skip

    def _open(entrant: Entrant) -> Transition:
        return Push(entrant_menu(app, keeper, entrant))

    if not keeper.evening.rounds:
        menu = EveningMenu(app, keeper, "evening-players", entries)
        return menu
    menu = EveningMenu(
        app, keeper, "evening-seats-menu", entries,
        round=told_round(keeper.evening, max(0, keeper.evening.round)),
    )  # fmt: skip
    return menu


def tables_menu(app: App, keeper: EveningKeeper) -> EveningMenu:
    """Return the menu of the round's tables with their people and missing boards, or where there are no rounds, of the
    tables that play.

    The table with the most missing boards comes first. If the round was undone, only the way back remains.
    """
    if keeper.evening.plan.games:
        return _playing_tables_menu(app, keeper)

    def entries() -> list[Entry]:
        evening = keeper.evening
        if evening.round < 0:  # the round was undone
            return [back_entry(app)]
        missing: dict[int, list[int]] = {sitting.table: [] for sitting in occupied_tables(evening, evening.round)}
        for line in open_lines(evening):
            missing[line.table].append(line.board)
        order = sorted(missing, key=lambda table: (-len(missing[table]), table))
        rows = (
            Entry(partial(app.text, "evening-table", table=table + 1), None, partial(_value, table, missing[table]))
            for table in order
        )
        return [*rows, back_entry(app)]

    def _value(table: int, boards: list[int]) -> str:
        evening = keeper.evening
        first = next(sitting for sitting in occupied_tables(evening, evening.round) if sitting.table == table)
        who = menu.tell.people_of_line(ev.ScoreLine(evening.round, table, first.boards[0]))
        left = menu.tell.boards(boards) if boards else "none"
        return app.text("evening-table-value", who=who, missing=left)

    menu = EveningMenu(app, keeper, "evening-tables-menu", entries, round=keeper.evening.round + 1)
    return menu


def _playing_tables_menu(app: App, keeper: EveningKeeper) -> EveningMenu:
    """Return the menu of the tables that play now, in contests without rounds."""

    def entries() -> list[Entry]:
        lines = sorted(open_lines(keeper.evening), key=lambda line: (line.table, line.round))
        rows = (Entry(partial(menu.tell.line, line), None, partial(menu.tell.people_of_line, line)) for line in lines)
        return [*rows, back_entry(app)]

    menu = EveningMenu(app, keeper, "evening-tables-menu", entries, round=0)
    return menu


def standings_menu(app: App, keeper: EveningKeeper) -> EveningMenu:
    """Return the menu of the standings, the best first, one field after the other; Enter opens an entrant.

    A note follows if some boards were scaled. If there are no standings yet, a sentence says so.
    """

    def entries() -> list[Entry]:
        fields = standings(keeper.evening)
        rows: list[Entry] = []
        for number, field in enumerate(fields):
            if len(fields) > 1:
                rows.append(Entry(partial(menu.tell.field, number)))
            rows += [
                Entry(
                    partial(menu.tell.number_and_names, rank.entrant),
                    partial(_open, rank.entrant),
                    partial(menu.tell.place, rank),
                )
                for rank in field
            ]
        scaled = [Entry(partial(app.text, "evening-scaled"))] if has_scaled_boards(keeper.evening) else []
        return [
            *(rows if any(fields) else [Entry(partial(app.text, "evening-no-standings"))]),
            *scaled,
            back_entry(app),
        ]

    def _open(entrant: Entrant) -> Transition:
        return Push(entrant_menu(app, keeper, entrant))

    menu = EveningMenu(app, keeper, "evening-standings", entries)
    return menu
