"""Requests of every kind, made from their types."""

from __future__ import annotations

from typing import Any

import msgspec

from numeramis_access.server.people.answering import ANSWERER_OF_REQUEST, Cost
from numeramis_access.server.people.answers import ANSWERING_MODULES
from numeramis_access.tables.request_fields import Request
from tests.server.guests import key_of

#: values of fields by name; other fields take any value of their type
VALUES: dict[str, Any] = {
    "version": 1, "key": key_of("new"), "name": "Eva", "gender": "feminine", "words": "a b c d e f", "game": "quist",
    "players": 4, "on": True, "number": 0, "place": 1, "to": 2, "access": "open", "level": "club", "grace": 60,
    "talk": True, "origin": "http://localhost:1", "make": False, "proof": "{}", "why": "shouts", "phrase": "hello",
    "round": 1, "rounds": 1, "board": 1, "boards": [1],
    "seating": [{"number": 0, "chairs": [["", name] for name in "ABCD"]}], "standings": [],
    "after": 0, "acts": [{"at": "18:00", "event": {"type": "closed"}}], "known": [{"person": "p", "name": "Eva"}],
    "role": "scorer", "itself": True, "names": ["Adam", "Eva"],
    "genders": ["masculine", "feminine"], "first": 0, "calls": [],
    "address": "ada@example.org", "endpoint": "https://push.example.org/1", "p256dh": "A" * 87, "auth": "B" * 22,
    "ticket": "0" * 32, "question": "1" * 32,
    "deal": "quist/2026-11-27", "moves": "0", "offer": {"id": "1", "seen": 0, "action": {"type": "bid"}},
}  # fmt: skip


def filled(kind: type[Request], **known: Any) -> dict[str, Any]:
    """Return a request of a kind. :param known: values of fields by name."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    values = {**VALUES, "id": "r", **known}
    asked = {name: values[name] for name, field in fields.items() if field.required or name in values}
    return {"do": kind.__struct_config__.tag, **asked}


def costing(cost: Cost) -> list[type[Request]]:
    """Return the requests that cost something, as their answerers declare."""
    assert ANSWERING_MODULES
    return [kind for kind, answered in ANSWERER_OF_REQUEST.items() if cost in answered.costs]
