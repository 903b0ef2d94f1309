"""How people sit together at a table, as its host changes it while they gather: arrows change, all are told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeVar

from numeramis_access.app.people.company import Company, new_id
from numeramis_access.app.shell.menu import Entry, Menu, back
from numeramis_access.players.policy import LEVELS, Level
from numeramis_access.tables.protocol import Access, Arrange, TableNow

#: seconds that can be chosen to wait for somebody whose line has dropped
GRACES = (10, 30, 60, 120, 300, 900, 3600)
ACCESSES: tuple[Access, ...] = ("code", "open")

T = TypeVar("T", bound="str | int")


class AgreedMenu(Menu):
    """What is agreed at a table besides the rules of the game; what was chosen is sent when it changes."""

    def __init__(self, company: Company, table: str) -> None:
        super().__init__(company.app, "people-agreed", self._lines)
        self._company = company
        self._wished = _wish(company.tables[table])

    def _lines(self) -> list[Entry]:
        app, wished = self.app, self._wished

        def chosen(message: str, field: str, choices: Sequence[T], now: T, value: Callable[[], str]) -> Entry:
            return Entry(partial(app.text, message), None, value, partial(self._choose, field, choices, now))

        return [
            chosen("people-access", "access", ACCESSES, wished.access,
                   lambda: app.text(f"people-access-{self._wished.access}")),
            chosen("people-talk", "talk", (0, 1), int(wished.talk),
                   lambda: app.text("people-talk-free" if self._wished.talk else "people-talk-silent")),
            chosen("people-grace", "grace", GRACES, wished.grace,
                   lambda: app.text("people-grace-is", seconds=self._wished.grace)),
            chosen("option-level", "level", LEVELS, wished.level, lambda: app.text(f"level-{self._wished.level}")),
            back(app),
        ]  # fmt: skip

    def _choose(self, field: str, choices: Sequence[str | int], now: str | int, by: int) -> None:
        """Take the choice beside the present one and have the house agree on it."""
        at = choices.index(now) if now in choices else 0
        choice = choices[min(max(at + by, 0), len(choices) - 1)]
        old = self._wished
        values: dict[str, object] = {"access": old.access, "level": old.level, "grace": old.grace, "talk": old.talk}
        values[field] = bool(choice) if field == "talk" else choice
        self._wished = Arrange(id=new_id(), table=old.table, **values)  # type: ignore[arg-type]
        self._company.ask(self._wished)


def _wish(now: TableNow) -> Arrange:
    level: Level = next((one for one in LEVELS if one == now.level), "club")
    return Arrange(id=new_id(), table=now.table, access=now.access, level=level, grace=now.grace, talk=now.talk)
