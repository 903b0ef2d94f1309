"""The terms of a table that people agree on before the match; its host changes them in a menu, and the server tells
everyone at the table each change.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar, get_args

from msgspec.structs import replace

from numeramis_access.app.people.company import Company
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.shell.menu import Entry, Menu, back_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.players.policy import LEVELS, Level
from numeramis_access.tables.clocks import ClockTerms
from numeramis_access.tables.long_clocks import DAY_SECONDS, DAYS_FOR_DECISIONS
from numeramis_access.tables.pushes import TableNow
from numeramis_access.tables.request_fields import MayWatch
from numeramis_access.tables.table_requests import Arrange

#: offered waiting times for a person whose connection dropped, in seconds
OFFERED_GRACES = (10, 30, 60, 120, 300, 900, 3600)
TABLE_ACCESSES = ("code", "friends", "open")
MAY_WATCH: tuple[MayWatch, ...] = get_args(MayWatch)
#: offered clocks: seconds for each decision, seconds of the reserve; by turns: days for each decision
OFFERED_CLOCKS = ((0, 0), (30, 300), (60, 0), (60, 600), (120, 1200))
OFFERED_TURN_CLOCKS = tuple((days * DAY_SECONDS, 0) for days in DAYS_FOR_DECISIONS)
#: choices for the parts of a clock: seconds of a decision, seconds of the reserve, number of extensions
OFFERED_DECISION_SECONDS = (10, 15, 20, 30, 45, 60, 90, 120, 180, 300, 600)
OFFERED_RESERVE_SECONDS = (0, 60, 120, 300, 600, 900, 1200, 1800, 3600)
OFFERED_MORE_TIMES = (0, 1, 2, 3, 5, 10, 20)

T = TypeVar("T", bound="str | int | tuple[int, int]")


class TermsMenu(Menu):
    """The menu of a table's terms besides the game's rules; each change is sent to the server at once.

    :param company: the connection to the server. :param table: id of the table.
    """

    def __init__(self, company: Company, table: str) -> None:
        super().__init__(company.app, "people-agreed", self._lines)
        self._company = company
        self._wished = _wish(company.tables[table])

    def _lines(self) -> list[Entry]:
        app, wished = self.app, self._wished
        levels = app.catalogue[self._company.tables[wished.table].game].levels
        return [
            self._entry("people-access", TABLE_ACCESSES, _who_may_come(wished), _let_come,
                        lambda: app.text(f"people-access-{_who_may_come(self._wished)}")),
            self._entry("people-seats", (0, 1), int(wished.drawn), lambda choice: {"drawn": bool(choice)},
                        lambda: app.text("people-seats-by-lot" if self._wished.drawn else "people-seats-chosen")),
            self._entry("people-talk", (0, 1), int(wished.talk), lambda choice: {"talk": bool(choice)},
                        lambda: app.text("people-talk-free" if self._wished.talk else "people-talk-silent")),
            *([] if wished.days else [
                self._entry("people-grace", OFFERED_GRACES, wished.grace, lambda choice: {"grace": choice},
                            lambda: app.text("people-duration", seconds=self._wished.grace)),
            ]),
            self._entry("option-level", levels, wished.level, lambda choice: {"level": choice},
                        lambda: app.text(f"set-level-{self._wished.level}")),
            *self._watching(),
            *self._clock(),
            back_entry(app),
        ]  # fmt: skip

    def _watching(self) -> list[Entry]:
        """Return the entries of who can watch, and whether watchers are told later."""
        app, wished = self.app, self._wished
        who = self._entry("people-watch", MAY_WATCH, wished.watch, lambda choice: {"watch": choice},
                          lambda: app.text(f"people-watch-{self._wished.watch}"))  # fmt: skip
        if wished.watch == "nobody":
            return [who]
        later = self._entry("people-watch-later", (0, 1), int(wished.later), lambda choice: {"later": bool(choice)},
                            lambda: app.text("on" if self._wished.later else "off"))  # fmt: skip
        return [who, later]

    def _clock(self) -> list[Entry]:
        """Return the entry that chooses a clock, and the entries of the chosen clock's parts."""
        app, clock = self.app, self._wished.clock
        timed = (0, 0) if clock is None else (clock.decision, clock.reserve)
        now = ((self._wished.days or 0) * DAY_SECONDS, 0) if self._wished.days else timed
        offered = OFFERED_CLOCKS + OFFERED_TURN_CLOCKS if self._company.knows_turns else OFFERED_CLOCKS
        kinds = self._entry("people-clock", offered, now, self._ready_made,
                            lambda: clock_text(app, self._wished.clock, self._wished.days or 0))  # fmt: skip
        if clock is None:
            return [kinds]
        return [
            kinds,
            self._part("people-clock-decision", "decision", OFFERED_DECISION_SECONDS, "people-duration"),
            self._part("people-clock-reserve", "reserve", OFFERED_RESERVE_SECONDS, "people-reserve-is"),
            self._part("people-clock-more", "more", OFFERED_MORE_TIMES, "people-times"),
            self._part("people-clock-double", "double", (0, 1), ""),
        ]

    def _ready_made(self, choice: tuple[int, int]) -> dict[str, object]:
        """Return the change of the terms for an offered clock."""
        decision, reserve = choice
        old = self._wished.clock or ClockTerms(30)
        if choice in OFFERED_TURN_CLOCKS:
            return {"clock": None, "days": decision // DAY_SECONDS}
        return {"days": 0, "clock": replace(old, decision=decision, reserve=reserve) if decision else None}

    def _part(self, message: str, field: str, choices: Sequence[int], value: str) -> Entry:
        """Return an entry for a part of the clock.

        :param message: id of the entry's message. :param field: name of the field of the clock's terms.
        :param value: id of the message of its value, empty for on and off.
        """
        now = int(getattr(self._wished.clock, field))

        def part(choice: int) -> dict[str, object]:
            assert self._wished.clock is not None
            return {"clock": replace(self._wished.clock, **{field: choice if value else bool(choice)})}

        def choice_text() -> str:
            chosen = int(getattr(self._wished.clock, field))
            if not value:
                return self.app.text("on" if chosen else "off")
            return self.app.text(value, seconds=chosen)

        return self._entry(message, choices, now, part, choice_text)

    def _entry(
        self, message: str, choices: Sequence[T], now: T, fields: Callable[[T], dict[str, object]],
        value: Callable[[], str],
    ) -> Entry:  # fmt: skip
        """Return an entry whose arrows take the next choice and send it to the server.

        :param now: the present choice. :param fields: returns the changes of the terms for a choice.
        :param value: returns the text of the present choice.
        """

        def choose(by: int) -> None:
            at = choices.index(now) if now in choices else 0
            choice = choices[min(max(at + by, 0), len(choices) - 1)]
            self._wished = replace(self._wished, id=new_id(), **fields(choice))
            self._company.ask(self._wished)

        return Entry(partial(self.app.text, message), None, value, choose)


def clock_text(app: App, clock: ClockTerms | None, days: int) -> str:
    """Return the text of a table's clock: its days for a decision by turns, or its seconds for a decision and of the
    reserve, or the words for no clock.

    :param app: the program. :param clock: the time limits, None for none.
    :param days: days for each decision at a table by turns, else 0.
    """
    if days:
        return app.text("turns-clock", days=days)
    if clock is None:
        return app.text("people-clock-none")
    return app.text("people-clock-is", decision=clock.decision, reserve=clock.reserve)


def days_per_decision(now: TableNow) -> int:
    """Return the days for each decision at a table by turns, 0 at any other table."""
    return 0 if now.turns is None else now.turns.days


def _wish(now: TableNow) -> Arrange:
    level: Level = next((level for level in LEVELS if level == now.level), "club")
    return Arrange(
        id=new_id(), table=now.table, access=now.access, level=level, grace=now.grace, talk=now.talk, clock=now.clock,
        watch=now.watch, later=now.later, drawn=now.drawn, friends=now.friends, days=days_per_decision(now),
    )  # fmt: skip


def _who_may_come(wished: Arrange) -> str:
    """Return who can join a table: people with its code, also friends of its host, or all."""
    return "friends" if wished.friends and wished.access == "code" else wished.access


def _let_come(choice: str) -> dict[str, object]:
    """Return the change of the terms for this choice."""
    return {"access": "open" if choice == "open" else "code", "friends": choice == "friends"}
