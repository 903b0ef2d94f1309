"""Choosing an amount: a stake between its least and its most, by arrows or typed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from numeramis_access.app.shell.number import NumberMenu
from numeramis_access.core.actions import AmountRange
from numeramis_access.core.codec import read_action

if TYPE_CHECKING:
    from numeramis_access.app.shell.program import App
    from numeramis_access.app.table.match import Match


def amount_menu(app: App, match: Match, amounts: AmountRange) -> NumberMenu:
    """Return the menu that chooses an amount for a stake."""
    rules = match.table.ruleset
    field = next(
        field.encode_name
        for action in rules.actions
        if action.__struct_config__.tag == amounts.type
        for field in msgspec.structs.fields(action)
    )

    def chosen(amount: int) -> None:
        match.act(read_action(rules, {"type": amounts.type, field: amount}))

    ends = (amounts.min, amounts.max)
    return NumberMenu(app, "choose-amount", "amount", ends, chosen, amounts.min, to_ends=True)
