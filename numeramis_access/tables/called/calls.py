"""Read calls from JSON: those in a journal, and those that a caller's program sends to a server."""

from __future__ import annotations

import msgspec

from numeramis_access.core.codec import read_action
from numeramis_access.core.ruleset import AnyRuleset
from numeramis_access.tables.called.match import AnyCall, Penalty, TableCall, TurnedUp


class _PlainCall(msgspec.Struct, frozen=True, tag="call", tag_field="type"):
    """A call in JSON, its action not yet read by the rules."""

    action: dict[str, object]
    cards: tuple[str, ...] = ()
    hands: tuple[tuple[int, tuple[str, ...]], ...] = ()


def read_call(rules: AnyRuleset, value: object) -> AnyCall:
    """Return the call in a JSON value.

    :param rules: the game's rules. :param value: the parsed JSON.
    :raises msgspec.ValidationError: for a value that is not a call of this game.
    """
    call: _PlainCall | TurnedUp | Penalty = msgspec.convert(value, _PlainCall | TurnedUp | Penalty)
    if isinstance(call, _PlainCall):
        return TableCall(read_action(rules, call.action), call.cards, call.hands)
    return call
