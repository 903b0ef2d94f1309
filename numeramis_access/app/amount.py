"""Choosing an amount: a stake between its least and its most, by arrows or typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from numeramis_access.app.menu import Entry, Menu
from numeramis_access.core.actions import AmountRange
from numeramis_access.core.codec import read_action
from numeramis_access.input.commands import Command

if TYPE_CHECKING:
    from numeramis_access.app.loop import App
    from numeramis_access.app.match import Match


class AmountMenu(Menu):
    """A menu of one amount and its confirmation; digits typed one after another make the amount."""

    context = "menu"

    def __init__(self, app: App, match: Match, amounts: AmountRange) -> None:
        super().__init__(app, "choose-amount", self._entries, least=amounts.min, most=amounts.max)
        self.match = match
        self.amounts = amounts
        self.amount = amounts.min

    def _entries(self) -> list[Entry]:
        ends = (self.amounts.min, self.amounts.max)
        amount = Entry(lambda: self.app.text("amount"), self._confirm, lambda: str(self.amount), self._change, ends)
        return [amount, Entry(lambda: self.app.text("cancel"), self.app.pop)]

    def _change(self, by: int) -> None:
        self.amount = min(self.amounts.max, max(self.amounts.min, self.amount + by))

    def command(self, command: Command) -> None:
        """Change by one with left and right, to the ends with Home and End."""
        if self.focus == 0 and command in (Command.FIRST, Command.LAST):
            self.amount = self.amounts.min if command is Command.FIRST else self.amounts.max
            self.app.say("value-now", value=str(self.amount))
        else:
            super().command(command)

    def typed(self, text: str) -> bool:
        """Take an amount typed at the terminal."""
        if not text.isdigit() or not self.amounts.min <= int(text) <= self.amounts.max:
            return False
        self.amount = int(text)
        self._confirm()
        return True

    def _confirm(self) -> None:
        rules = self.match.table.ruleset
        kind = self.amounts.type
        field = next(
            field.encode_name
            for action in rules.actions
            if action.__struct_config__.tag == kind
            for field in msgspec.structs.fields(action)
        )
        action = read_action(rules, {"type": kind, field: self.amount})
        self.app.scenes.pop().leave()
        self.match.act(action)


def amount_menu(app: App, match: Match, amounts: AmountRange) -> AmountMenu:
    """Return the menu that chooses an amount for a stake."""
    return AmountMenu(app, match, amounts)


