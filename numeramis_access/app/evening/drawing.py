"""Draws at a director's desk: the lot, the text of drawn tables, and tables of free people, drawn by the program."""

from __future__ import annotations

import secrets

from numeramis_access.app.evening.evening_writer import EveningWriter
from numeramis_access.app.evening.keeper import EveningKeeper
from numeramis_access.app.shell.ports import App
from numeramis_access.evening import events as ev
from numeramis_access.evening.conductor import free_table_events
from numeramis_access.evening.evening import Evening, occupied_tables
from numeramis_access.evening.events import Entrant
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line
from numeramis_access.words.phrases import join_texts

#: most tables of a draw whose players are told at once
MAX_TOLD_TABLES = 3


def shuffle_entrants(order: list[Entrant]) -> None:
    """Shuffle entrants in place by the operating system's random numbers."""
    for last in range(len(order) - 1, 0, -1):
        other = secrets.randbelow(last + 1)
        order[last], order[other] = order[other], order[last]


def first_lines_of_round(evening: Evening, number: int) -> list[ev.ScoreLine]:
    """Return the first score line of each table that plays in a round, in the order of the tables.

    :param evening: the evening. :param number: number of the round, from 0.
    :raises IndexError: if the round has not been drawn.
    """
    tables = {sitting.table: sitting.boards[0] for sitting in reversed(occupied_tables(evening, number))}
    return [ev.ScoreLine(number, table, tables[table]) for table in sorted(tables)]


def tables_line(tell: EveningWriter, out: str) -> Line:
    """Return the sentence of the tables drawn last: their game, and the players of a few tables.

    :param tell: forms the texts of the evening. :param out: names of the people who sit out, or ``none``.
    """
    evening = tell.keeper.evening
    lines = first_lines_of_round(evening, evening.round)
    told = [tell.text("evening-called-table", table=line.table + 1, who=tell.people_of_line(line)) for line in lines]
    few = len(lines) <= MAX_TOLD_TABLES
    values = {"game": tell.game_of_round(evening.round), "count": len(lines), "out": out}
    return Line("evening-tables-begun", {**values, "tables": join_texts(" ", told) if few else "none"})


def can_draw_free_people(keeper: EveningKeeper) -> bool:
    """Return whether the program can draw a table of free people now: with real cards, in free plays, if enough people
    are free and the last entry of the log is no undo.

    If one of the last two conditions fails, the result stays False until the log has another entry.

    :param keeper: the evening, which keeps the length of the log at that time (``checked_entry_count``).
    """
    entries = keeper.log.entries
    if keeper.in_house or keeper.checked_entry_count == len(entries):
        return False
    if isinstance(entries[-1].event, ev.EventUndone) or not free_table_events(keeper.evening, list.sort, ""):
        keeper.checked_entry_count = len(entries)
        return False
    return True


def draw_tables_for_free_people(app: App, keeper: EveningKeeper) -> bool:
    """Draw tables for the people who have none, in a contest whose plays go on without rounds, and tell the tables;
    return whether there are new ones.

    A refused draw is told and not tried again until the next act.

    :param app: the program. :param keeper: the evening.
    """
    drawn = False
    while can_draw_free_people(keeper):
        events = free_table_events(keeper.evening, shuffle_entrants, keeper.timestamp())
        if not keeper.do_acts(events):
            keeper.checked_entry_count = len(keeper.log.entries)
            return drawn
        drawn = True
        app.tell([app.narrator.announcement(tables_line(EveningWriter(app, keeper), "none"), Priority.QUEUE)])
    return drawn
