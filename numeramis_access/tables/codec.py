"""What goes between a table and a seat as plain JSON values: written, and read back with every part checked."""

from __future__ import annotations

from typing import Union

import msgspec

from numeramis_access.core.actions import Event
from numeramis_access.core.codec import plain, read_action, read_options, read_view
from numeramis_access.core.ruleset import AnyRuleset
from numeramis_access.tables.messages import (
    Accepted,
    Answer,
    Happened,
    MatchEnded,
    Message,
    Offer,
    Position,
    Refused,
    Resting,
    SeatsChanged,
    TableFacts,
    TakenBack,
    ThinkingFailed,
    WholeState,
)
from numeramis_access.tables.seats import TableSeat

Rules = AnyRuleset


def write(value: Message | Offer | Answer | WholeState) -> object:
    """Return a message, an offer, an answer or a whole state as plain JSON values."""
    return plain(value)


def read_offer(rules: Rules, value: object) -> Offer:
    """Return the offer that a JSON value stands for. :raises msgspec.ValidationError: for anything else."""
    fields = msgspec.convert(value, dict[str, object])
    action = read_action(rules, fields.get("action"))
    return Offer(msgspec.convert(fields.get("id"), str), msgspec.convert(fields.get("seen"), int), action)


def read_answer(value: object) -> Answer:
    """Return the answer that a JSON value stands for. :raises msgspec.ValidationError: for anything else."""
    return msgspec.convert(value, Accepted | Refused)


def read_message(rules: Rules, value: object) -> Message:
    """Return the message that a JSON value stands for. :raises msgspec.ValidationError: for anything else."""
    fields = msgspec.convert(value, dict[str, object])
    number = msgspec.convert(fields.get("number"), int)
    match fields.get("type"):
        case "event":
            event: Event = msgspec.convert(fields.get("event"), Union[rules.events])  # noqa: UP007 - built from a list
            actions = msgspec.convert(fields.get("actions"), int)
            position = read_position(rules, fields.get("position"))
            return Happened(number=number, event=event, position=position, actions=actions)
        case "taken-back":
            count = msgspec.convert(fields.get("count"), int)
            return TakenBack(number=number, count=count, position=read_position(rules, fields.get("position")))
        case _:
            return msgspec.convert(value, SeatsChanged | Resting | ThinkingFailed | MatchEnded)


def read_state(rules: Rules, value: object) -> WholeState:
    """Return the whole state that a JSON value stands for. :raises msgspec.ValidationError: for anything else."""
    fields = msgspec.convert(value, dict[str, object])
    facts = msgspec.convert(fields.get("facts"), dict[str, object])
    options = read_options(rules, facts.get("options"))
    seats = msgspec.convert(facts.get("seats"), int)
    return WholeState(
        msgspec.convert(fields.get("number"), int),
        TableFacts(rules.name, options, seats, msgspec.convert(facts.get("number"), int | None)),
        read_position(rules, fields.get("position")),
        msgspec.convert(fields.get("seats"), tuple[TableSeat, ...]),
        msgspec.convert(fields.get("resting"), bool),
    )


def read_position(rules: Rules, value: object) -> Position:
    """Return the position that a JSON value stands for. :raises msgspec.ValidationError: for anything else."""
    fields = msgspec.convert(value, dict[str, object])
    return Position(
        msgspec.convert(fields.get("seat"), int),
        read_view(rules, fields.get("view")),
        msgspec.convert(fields.get("seating"), tuple[int, ...]),
        msgspec.convert(fields.get("pairs"), bool),
        msgspec.convert(fields.get("over"), bool),
    )
