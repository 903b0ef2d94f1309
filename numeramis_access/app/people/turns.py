"""The time at a table by turns, told to the player: days and hours by the wall clock, and holidays."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from numeramis_access.app.people.company import Company
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import DoCommand, Pop, Transition
from numeramis_access.app.table.talk import TableTalk
from numeramis_access.input.commands import Command
from numeramis_access.tables.long_clocks import DAY_SECONDS
from numeramis_access.tables.person_requests import TakeHoliday
from numeramis_access.tables.pushes import TableNow, TurnsNow
from numeramis_access.tables.request_fields import Json
from numeramis_access.words.announcement import Priority

#: offered lengths of a holiday in days
HOLIDAY_LENGTHS = (1, 2, 3, 5, 7, 10, 14, 21, 30)
#: tricks that a player who comes back hears unasked
RECAP_TRICKS = 3
#: seconds to which long times are rounded for speech, and from how many seconds on
ROUNDING_STEPS = ((DAY_SECONDS, 3600), (7200, 600))


def rounded_seconds_until(moment: float) -> int:
    """Return the seconds until a moment, rounded for speech: to hours from a day on, to ten minutes from two hours on,
    else to minutes; below half a minute to whole seconds. Return 0 for a past moment.

    :param moment: seconds since 1970.
    """
    left = max(0.0, moment - time.time())
    step = next((step for least, step in ROUNDING_STEPS if left >= least), 60)
    return int((left + step / 2) // step * step) or int(left)


def is_waiting_for_player(table: TableNow) -> bool:
    """Return whether a table by turns waits for the player's decision. False at other tables."""
    return table.turns is not None and table.own is not None and table.turns.awaited == table.own


def sort_waiting_first(tables: Iterable[TableNow]) -> list[TableNow]:
    """Return tables with those first that wait for the player, the longest wait first; the others keep their order."""
    def rank(table: TableNow) -> float:
        return table.turns.since if table.turns is not None and is_waiting_for_player(table) else math.inf

    return sorted(tables, key=rank)


def title_with_wait(app: App, table: TableNow, title: str) -> str:
    """Return the title of a table; at the player's tables by turns also the person that the table waits for.

    :param app: the player's program.
    :param table: the table.
    :param title: the title without that person.
    """
    turns = table.turns
    if turns is None or turns.awaited is None or table.own is None:
        return title
    name, waits = table.places[turns.awaited].name, "own" if turns.awaited == table.own else "other"
    return app.text("turns-table", table=title, waits=waits, name=name, left=rounded_seconds_until(turns.ends))


def tell_time(company: Company, table: str, priority: Priority = Priority.NOW) -> None:
    """Say how much time the player, or the awaited person, has at a table by turns; then who else has a holiday.

    :param company: the connection to the server. :param table: id of a table by turns.
    :param priority: priority of the announcement.
    """
    now = company.tables[table]
    turns = now.turns
    assert turns is not None
    if turns.awaited is None:
        company.app.say("turns-nobody", priority, days=turns.days)
        return
    message = f"turns-{'own' if turns.awaited == now.own else 'of'}{'-reminded' if turns.reminded else ''}"
    company.app.say(message, priority, name=now.places[turns.awaited].name, left=rounded_seconds_until(turns.ends))
    tell_holidays(company, now)


def tell_arrival(company: Company, table: str, talk: TableTalk) -> None:
    """Tell a player who comes back the events since their last action, the hand, whose turn it is and, while the match
    goes on, the time left.

    After many tricks only the latest ``RECAP_TRICKS`` are told, and the key that reads all of them is named.

    :param company: the connection to the server. :param table: id of the table.
    :param talk: forms the announcements of the player's seat.
    """
    app, tricks = company.app, talk.missed_events()
    app.say("match-continued", Priority.NOW, game=company.game_name(company.tables[table].game))
    if len(tricks) > RECAP_TRICKS:
        app.say("turns-missed", Priority.QUEUE, count=len(tricks) - RECAP_TRICKS, key=company.key_name(Command.LATELY))
    told = (*tricks[-RECAP_TRICKS:], talk.answer("hand"), talk.answer("turn"))
    app.tell(replace(said, priority=Priority.QUEUE) for announcements in told for said in announcements)
    if company.tables[table].stage == "playing":
        tell_time(company, table, Priority.QUEUE)


def other_waiting_tables(company: Company, table: str) -> list[TableNow]:
    """Return the other tables of a server that wait for the player, the longest wait first.

    :param company: the connection to the server. :param table: id of the present table.
    """
    waiting = filter(is_waiting_for_player, sort_waiting_first(company.pages.own_tables))
    return [now for now in waiting if now.table != table]


def next_table_entries(company: Company, table: str) -> list[Entry]:
    """Return the entry that leads to the next table that waits for the player, as a list of one; empty if none waits.

    :param company: the connection to the server. :param table: id of the present table, which does not count.
    """
    lead = button_entry(company.app, "turns-next", lambda: Pop(then=lambda: DoCommand(Command.OTHER_TABLES)))
    return [lead] if other_waiting_tables(company, table) else []


def go_to_next_table(company: Company, table: str) -> Transition | None:
    """Ask to enter the table of this server that waits longest for the player, or say that none waits.

    Return None: the answer leads there.

    :param company: the connection to the server. :param table: id of the present table.
    """
    waiting = other_waiting_tables(company, table)
    if not waiting:
        company.app.say("turns-none-waits", cue="refusal")
        return None

    def lead(answer: Json) -> None:
        company.once_more.going_to = str(answer.get("table", ""))

    company.enter(waiting[0].table, lead)
    return None


def tell_changes(company: Company, now: TableNow, before: TurnsNow | None) -> None:
    """Say if the server has meanwhile reminded the player, and which other people have begun or ended a holiday.

    :param company: the connection to the server. :param now: the table.
    :param before: the time as the player knows it, None if unknown.
    """
    turns = now.turns
    is_own = turns is not None and turns.awaited is not None and turns.awaited == now.own
    if turns is not None and is_own and turns.reminded and not (before is not None and before.reminded):
        company.app.say("turns-own-reminded", Priority.QUEUE, left=rounded_seconds_until(turns.ends))
    tell_holidays(company, now, before)


def tell_holidays(company: Company, now: TableNow, before: TurnsNow | None = None) -> None:
    """Say which other people of a table have a holiday, or have ended it, as far as the player does not know.

    :param company: the connection to the server. :param now: the table.
    :param before: the time there as the player knows it, None to tell all holidays.
    """
    known = before.holidays if before is not None else ()
    for place, ends in enumerate(now.turns.holidays if now.turns is not None else ()):
        old = known[place] if place < len(known) else 0.0
        if place == now.own or ends == old:
            continue
        name = now.places[place].name
        if ends > time.time():
            company.announce_notice(
                "turns-holiday", f"{now.table}/{name}/holiday", name=name, left=rounded_seconds_until(ends)
            )
        elif old > time.time():
            company.announce_notice("turns-holiday-over", f"{now.table}/{name}/holiday", name=name)


def holiday_entries(company: Company) -> list[Entry]:
    """Return the entry by which the player takes a holiday from all tables by turns of a server; empty without such
    tables.
    """
    if all(table.turns is None for table in company.pages.own_tables):
        return []
    return [opening_entry(company.app, "turns-take-holiday", partial(_holiday_menu, company))]


def _holiday_menu(company: Company) -> Menu:
    """Return the menu of the lengths of a holiday."""
    app = company.app

    def take(days: int) -> Transition:
        def tell(answer: Json) -> None:
            message = "turns-holiday-taken" if days else "turns-holiday-ended"
            app.say(message, Priority.QUEUE, days=days, left=int(str(answer.get("left", 0))))

        company.ask(TakeHoliday(id=new_id(), days=days), tell)
        return Pop()

    return Menu(app, "turns-take-holiday", lambda: [
        *(button_entry(app, "turns-holiday-days", partial(take, days), days=days) for days in HOLIDAY_LENGTHS),
        button_entry(app, "turns-holiday-end", partial(take, 0)),
        back_entry(app),
    ])
