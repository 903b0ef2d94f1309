"""The menu for the amount of a stake: the player types it or chooses it with the arrow keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from numeramis_access.app.shell.number import NumberMenu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Transition
from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.core.codec import read_action
from numeramis_access.core.ruleset import AnyRuleset


def amount_menu(
    app: App, rules: AnyRuleset, amounts: AmountRange, wish: Callable[[Action], Transition | None]
) -> NumberMenu:
    """Return the menu in which the player types the amount of a stake; it starts at the smallest one.

    :param app: the player's program.
    :param rules: the rules of the game.
    :param amounts: the kind of stake with its allowed range.
    :param wish: makes the chosen stake, or asks the player first; returns the next transition, None to stay.
    """

    def chosen(amount: int) -> Transition | None:
        return wish(stake_of(rules, amounts, amount))

    ends = (amounts.min, amounts.max)
    return NumberMenu(app, "choose-amount", partial(app.text, "amount"), ends, chosen, amounts.min, to_ends=True)


def stake_of(rules: AnyRuleset, amounts: AmountRange, amount: int) -> Action:
    """Return the action that stakes this amount.

    :param rules: the rules of the game. :param amounts: the kind of stake. :param amount: chips.
    :raises StopIteration: if the game has no such kind of action.
    """
    field = next(
        field.encode_name
        for action in rules.action_types
        if action.name() == amounts.type
        for field in msgspec.structs.fields(action)
    )
    return read_action(rules, {"type": amounts.type, field: amount})
