"""Every request of the engine protocol as a typed message, and what can be wrong with one."""

from __future__ import annotations

from typing import Annotated

import msgspec

from numeramis_access.core.actions import Values
from numeramis_access.core.codec import from_json
from numeramis_access.words.game import GameWords

#: bytes of a line; longer ones are answered with an error and never kept whole
LONGEST = 1024 * 1024
#: bytes of the ``id`` that comes back
LONGEST_ID = 1000
#: characters of what came that are told again in an error
ECHOED = 200
#: a seat or a number of seats; wider than any game, so that the game itself says what it allows
Small = Annotated[int, msgspec.Meta(ge=0, le=99)]


class EngineError(Exception):
    """A request that is refused; nothing has changed.

    :param code: one of the protocol's codes. :param message: the id of the sentence that says why. :param values: what
        it needs, shortened. :param rule: the rule's number, if any. :param game: whose message it is, if a game's.
    """

    def __init__(
        self, code: str, message: str, values: Values | None = None, *, rule: str = "", game: GameWords | None = None
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.values = {name: _short(value) for name, value in (values or {}).items()}
        self.rule = rule
        self.game = game


def _short(value: object) -> object:
    """Return a text that came from outside so short that it can be told."""
    return f"{value[:ECHOED]}…" if isinstance(value, str) and len(value) > ECHOED else value


class EngineRequest(msgspec.Struct, frozen=True, tag_field="op"):
    """A request; ``id`` comes back in the answer. :param language: of errors, empty for the engine's own."""

    id: object = None
    language: str = ""


class EngineHello(EngineRequest, frozen=True, tag="hello"):
    """Ask who the engine is and what it plays."""


class New(EngineRequest, frozen=True, tag="new", kw_only=True):
    """Ask for a new table."""

    game: str
    seats: Small | None = None
    options: dict[str, object] = {}
    dealer: Small | None = None
    seed: int = 0
    packs: tuple[tuple[str, ...], ...] = ()


class EngineAct(EngineRequest, frozen=True, tag="act", kw_only=True):
    """Ask for an action of a seat."""

    table: object
    seat: Small
    action: dict[str, object]


class ShowView(EngineRequest, frozen=True, tag="view", kw_only=True):
    """Ask what a seat may know."""

    table: object
    seat: Small | None = None


class Choose(EngineRequest, frozen=True, tag="choose", kw_only=True):
    """Ask what an opponent would do: at a table, or (version 2) with a seat's view of a game as all it knows."""

    table: object = None
    game: str = ""
    view: dict[str, object] | None = None
    level: str = "club"
    ms: Annotated[int, msgspec.Meta(ge=0, le=600_000)] = 200


class ShowEvents(EngineRequest, frozen=True, tag="events", kw_only=True):
    """Ask for all events as a seat may know them."""

    table: object
    seat: Small | None = None


class CloseTable(EngineRequest, frozen=True, tag="close", kw_only=True):
    """Ask for a table to be forgotten."""

    table: object


REQUESTS: dict[str, type[EngineRequest]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (EngineHello, New, EngineAct, ShowView, Choose, ShowEvents, CloseTable)
}


def read_line(line: bytes) -> dict[str, object]:
    """Return the JSON object of a line.

    :raises EngineError: ``bad-json`` for anything that is no JSON, ``bad-request`` for JSON that is no object.
    """
    if len(line) > LONGEST:
        raise EngineError("bad-request", "engine-too-long", {"bytes": str(LONGEST)})
    try:
        value: object = from_json(line)
    except ValueError as error:
        raise EngineError("bad-json", "engine-no-json", {"detail": str(error)}) from None
    if not isinstance(value, dict):
        raise EngineError("bad-request", "engine-no-object")
    return value


def read_id(value: dict[str, object]) -> object:
    """Return what a request is called, to be told again in its answer.

    :raises EngineError: ``bad-request`` where that is longer than anybody needs.
    """
    try:
        long = len(msgspec.json.encode(value.get("id"))) > LONGEST_ID
    except RecursionError:
        long = True
    if long:
        raise EngineError("bad-request", "engine-long-id", {"bytes": str(LONGEST_ID)})
    return value.get("id")


def read_request(value: dict[str, object]) -> EngineRequest:
    """Return the typed request of a JSON object.

    :raises EngineError: ``unknown-op`` or ``bad-request``.
    """
    name = value.get("op")
    if not isinstance(name, str):
        raise EngineError("bad-request", "engine-no-op")
    if name not in REQUESTS:
        raise EngineError("unknown-op", "engine-unknown-op", {"name": name})
    try:
        return msgspec.convert(value, REQUESTS[name])
    except msgspec.ValidationError as error:
        raise EngineError("bad-request", "engine-bad-request", {"detail": str(error)}) from None
    except RecursionError:
        raise EngineError("bad-request", "engine-bad-request", {"detail": "nested too deeply"}) from None
