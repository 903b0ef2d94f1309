"""Write the values that pass between a table and a seat as plain JSON values, and read them back with checks."""

from __future__ import annotations

from typing import TypeAlias, Union

import msgspec

from numeramis_access.core.actions import Action, Event
from numeramis_access.core.codec import read_action, read_options, read_view, to_json_value
from numeramis_access.core.ruleset import AnyRuleset
from numeramis_access.tables import messages
from numeramis_access.tables.fairness import Lot
from numeramis_access.tables.record import Deed
from numeramis_access.tables.seats import TableSeat

Rules = AnyRuleset
#: messages without game-specific parts
Plain: TypeAlias = (
    messages.SeatsChanged | messages.TimeOver | messages.MoreTimeTaken | messages.PauseWished | messages.TablePaused
    | messages.TableWentOn | messages.TableResting | messages.ThinkingFailed | messages.LotSealed | messages.MatchOver
    | messages.ConcessionWished
)  # fmt: skip


def write_message(value: messages.Message | messages.Offer | messages.Answer | messages.WholeState | Deed) -> object:
    """Return a message, an offer, an answer, a state for a seat or recorded actions (a deed) as plain JSON values."""
    return to_json_value(value)


def read_offer(rules: Rules, value: object) -> messages.Offer:
    """Return the offer in a JSON value. :raises msgspec.ValidationError: for any other value."""
    fields = msgspec.convert(value, dict[str, object])
    action = read_action(rules, fields.get("action"))
    return messages.Offer(msgspec.convert(fields.get("id"), str), msgspec.convert(fields.get("seen"), int), action)


def read_answer(value: object) -> messages.Answer:
    """Return the answer in a JSON value. :raises msgspec.ValidationError: for any other value."""
    return msgspec.convert(value, messages.Accepted | messages.Refused)


def read_message(rules: Rules, value: object) -> messages.Message:
    """Return the message in a JSON value. :raises msgspec.ValidationError: for any other value."""
    fields = msgspec.convert(value, dict[str, object])
    number = msgspec.convert(fields.get("number"), int)
    match fields.get("type"):
        case "event":
            event: Event = msgspec.convert(fields.get("event"), Union[rules.event_types])  # noqa: UP007 - built from a list
            actions = msgspec.convert(fields.get("actions"), int)
            position = read_position(rules, fields.get("position"))
            return messages.EventHappened(number=number, event=event, position=position, actions=actions)
        case "taken-back":
            count = msgspec.convert(fields.get("count"), int)
            position = read_position(rules, fields.get("position"))
            return messages.ActionsUndone(number=number, count=count, position=position)
        case "opened":
            lots = msgspec.convert(fields.get("lots"), list[dict[str, object]])
            done = read_actions(rules, fields.get("actions"))
            return messages.LotsOpened(number=number, lots=tuple(read_lot(rules, lot) for lot in lots), actions=done)
        case _:
            plain_message: Plain = msgspec.convert(value, Plain)
            return plain_message


def read_actions(rules: Rules, value: object) -> tuple[Action, ...]:
    """Return the actions in a JSON list, chance included.

    :param rules: the rules of the game. :param value: a JSON value.
    :raises msgspec.ValidationError: if it is not a list of actions of this game.
    """
    return tuple(read_action(rules, action, chance=True) for action in msgspec.convert(value, list[object]))


def read_lot(rules: Rules, value: dict[str, object]) -> Lot:
    """Return the lot in a JSON value. :raises msgspec.ValidationError: for any other value."""
    return Lot(read_action(rules, value.get("action"), chance=True), msgspec.convert(value.get("salt", ""), str))


def read_deed(rules: Rules, value: object) -> Deed:
    """Return the deed (actions that are recorded together) in a JSON value.

    :raises msgspec.ValidationError: for any other value.
    """
    fields = msgspec.convert(value, dict[str, object])
    lots = msgspec.convert(fields.get("lots"), list[dict[str, object]])
    return Deed(
        read_actions(rules, fields.get("actions")),
        tuple(read_lot(rules, lot) for lot in lots),
        msgspec.convert(fields.get("entrant"), int | None),
        msgspec.convert(fields.get("offer"), str),
        msgspec.convert(fields.get("spent", 0.0), float),
    )


def read_state(rules: Rules, value: object) -> messages.WholeState:
    """Return the state for a seat in a JSON value. :raises msgspec.ValidationError: for any other value."""
    fields = msgspec.convert(value, dict[str, object])
    facts = msgspec.convert(fields.get("facts"), dict[str, object])
    options = read_options(rules, facts.get("options"))
    seats = msgspec.convert(facts.get("seats"), int)
    return messages.WholeState(
        msgspec.convert(fields.get("number"), int),
        messages.TableFacts(rules.name, options, seats, msgspec.convert(facts.get("number"), int | None)),
        read_position(rules, fields.get("position")),
        msgspec.convert(fields.get("seats"), tuple[TableSeat, ...]),
        msgspec.convert(fields.get("resting"), bool),
        msgspec.convert(fields.get("paused", False), bool),
        msgspec.convert(fields.get("conceding"), int | None),
    )


def read_position(rules: Rules, value: object) -> messages.Position:
    """Return the position in a JSON value. :raises msgspec.ValidationError: for any other value."""
    fields = msgspec.convert(value, dict[str, object])
    return messages.Position(
        msgspec.convert(fields.get("seat"), int),
        read_view(rules, fields.get("view")),
        msgspec.convert(fields.get("seating"), tuple[int, ...]),
        msgspec.convert(fields.get("pairs"), bool),
        msgspec.convert(fields.get("over"), bool),
        msgspec.convert(fields.get("watches", False), bool),
        msgspec.convert(fields.get("shown", False), bool),
    )
