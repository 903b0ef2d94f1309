"""Every request of the engine protocol as a typed message, and what can be wrong with one."""

from __future__ import annotations

from typing import Annotated

import msgspec

#: a seat or a number of seats; wider than any game, so that the game itself says what it allows
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]


class EngineError(Exception):
    """A request that is refused; nothing has changed.

    :param code: one of the protocol's codes. :param message: one sentence. :param rule: the rule's number, if any.
    """

    def __init__(self, code: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule


class Request(msgspec.Struct, frozen=True, tag_field="op"):
    """A request; ``id`` comes back in the answer."""

    id: object = None


class Hello(Request, frozen=True, tag="hello"):
    """Ask who the engine is and what it plays."""


class New(Request, frozen=True, tag="new", kw_only=True):
    """Ask for a new table."""

    game: str
    seats: Small | None = None
    options: dict[str, object] = {}
    dealer: Small | None = None
    seed: int = 0
    packs: tuple[tuple[str, ...], ...] = ()


class Act(Request, frozen=True, tag="act", kw_only=True):
    """Ask for an action of a seat."""

    table: object
    seat: Small
    action: dict[str, object]


class ShowView(Request, frozen=True, tag="view", kw_only=True):
    """Ask what a seat may know."""

    table: object
    seat: Small | None = None


class Choose(Request, frozen=True, tag="choose", kw_only=True):
    """Ask what an opponent would do."""

    table: object
    level: str = "club"
    ms: Annotated[int, msgspec.Meta(ge=0, le=600_000)] = 200


class ShowEvents(Request, frozen=True, tag="events", kw_only=True):
    """Ask for all events as a seat may know them."""

    table: object
    seat: Small | None = None


class Close(Request, frozen=True, tag="close", kw_only=True):
    """Ask for a table to be forgotten."""

    table: object


REQUESTS: dict[str, type[Request]] = {
    str(kind.__struct_config__.tag): kind for kind in (Hello, New, Act, ShowView, Choose, ShowEvents, Close)
}


def read_line(line: bytes) -> dict[str, object]:
    """Return the JSON object of a line.

    :raises EngineError: ``bad-json`` for anything that is no JSON, ``bad-request`` for JSON that is no object.
    """
    try:
        value = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise EngineError("bad-json", f"not JSON: {error}") from None
    if not isinstance(value, dict):
        raise EngineError("bad-request", "a request is a JSON object")
    return value


def read_request(value: dict[str, object]) -> Request:
    """Return the typed request of a JSON object.

    :raises EngineError: ``unknown-op`` or ``bad-request``.
    """
    name = value.get("op")
    if not isinstance(name, str):
        raise EngineError("bad-request", "a request has an op, a string")
    if name not in REQUESTS:
        raise EngineError("unknown-op", f"no such op: {name[:40]}")
    try:
        return msgspec.convert(value, REQUESTS[name])
    except msgspec.ValidationError as error:
        raise EngineError("bad-request", str(error)) from None
