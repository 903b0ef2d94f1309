"""The requests of the engine protocol as typed messages, and the errors of bad requests."""

from __future__ import annotations

from typing import Annotated

import msgspec

from numeramis_access.core.actions import Values
from numeramis_access.core.codec import from_json
from numeramis_access.words.game import GameWords

#: maximum bytes of a line; the engine answers longer ones with an error and never stores them whole
MAX_LINE_BYTES = 1024 * 1024
#: maximum bytes of an ``id``
MAX_ID_BYTES = 1000
#: maximum characters of input that an error quotes
MAX_QUOTED_CHARACTERS = 200
#: a seat or a number of seats; wider than any game, so the game itself reports its limits
SmallNumber = Annotated[int, msgspec.Meta(ge=0, le=99)]


class EngineError(Exception):
    """A request is refused; nothing has changed.

    :param code: a code of the protocol.
    :param message: id of the explanation.
    :param values: variables of the explanation, None for none; long texts are shortened.
    :param rule: number of the rule, empty for none.
    :param game: the game whose message it is, None for a general message.
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
    """Return a value from outside, shortened for quotation."""
    return (
        f"{value[:MAX_QUOTED_CHARACTERS]}…" if isinstance(value, str) and len(value) > MAX_QUOTED_CHARACTERS else value
    )


class EngineRequest(msgspec.Struct, frozen=True, tag_field="op"):
    """A request.

    :param id: any value; the answer repeats it.
    :param language: code of the language of errors, empty for the engine's own.
    """

    id: object = None
    language: str = ""


class EngineHello(EngineRequest, frozen=True, tag="hello"):
    """Ask for the engine's name, version and games."""


class NewTable(EngineRequest, frozen=True, tag="new", kw_only=True):
    """Open a table.

    :param game: name of the game.
    :param seats: number of seats, None for four or the nearest number that the game allows.
    :param options: options that differ from their defaults.
    :param dealer: seat of the first dealer, None for a lot.
    :param seed: seed of all lots and shuffles.
    :param packs: packs of the first deals, the card dealt first at the start.
    """

    game: str
    seats: SmallNumber | None = None
    options: dict[str, object] = {}
    dealer: SmallNumber | None = None
    seed: int = 0
    packs: tuple[tuple[str, ...], ...] = ()


class EngineAct(EngineRequest, frozen=True, tag="act", kw_only=True):
    """Perform an action for the seat to act.

    :param table: the number that ``new`` returned.
    :param seat: number of the seat, from 0.
    :param action: an object with the ``type`` of the action and its fields.
    """

    table: object
    seat: SmallNumber
    action: dict[str, object]


class ShowView(EngineRequest, frozen=True, tag="view", kw_only=True):
    """Ask for a seat's view.

    :param table: number of the table.
    :param seat: the seat, from 0; None for a view that hides nothing.
    """

    table: object
    seat: SmallNumber | None = None


class ChooseAction(EngineRequest, frozen=True, tag="choose", kw_only=True):
    """Ask for a computer player's choice: for the seat to act at a table, or (version 2) from a seat's view alone.

    :param table: number of the table; ignored if there is a view.
    :param game: name of the game of the view; empty without a view.
    :param view: the view, None to use the table.
    :param level: playing strength.
    :param ms: thinking time in milliseconds, 0 for a fixed amount of work.
    """

    table: object = None
    game: str = ""
    view: dict[str, object] | None = None
    level: str = "club"
    ms: Annotated[int, msgspec.Meta(ge=0, le=600_000)] = 200


class ShowEvents(EngineRequest, frozen=True, tag="events", kw_only=True):
    """Ask for all events as a seat can know them.

    :param table: number of the table.
    :param seat: the seat, from 0; None for all events unredacted.
    """

    table: object
    seat: SmallNumber | None = None


class CloseTable(EngineRequest, frozen=True, tag="close", kw_only=True):
    """Delete a table. :param table: number of the table."""

    table: object


REQUESTS: dict[str, type[EngineRequest]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (EngineHello, NewTable, EngineAct, ShowView, ChooseAction, ShowEvents, CloseTable)
}


def read_line(line: bytes) -> dict[str, object]:
    """Return the JSON object in a line.

    :raises EngineError: ``bad-json`` for invalid JSON, ``bad-request`` for a line that is too long or another JSON
        value.
    """
    if len(line) > MAX_LINE_BYTES:
        raise EngineError("bad-request", "engine-too-long", {"bytes": str(MAX_LINE_BYTES)})
    try:
        value: object = from_json(line)
    except ValueError as error:
        raise EngineError("bad-json", "engine-no-json", {"detail": str(error)}) from None
    if not isinstance(value, dict):
        raise EngineError("bad-request", "engine-no-object")
    return value


def read_id(value: dict[str, object]) -> object:
    """Return the id of a request, None without one.

    :param value: the request's JSON object.
    :raises EngineError: ``bad-request`` if the id is too long.
    """
    try:
        long = len(msgspec.json.encode(value.get("id"))) > MAX_ID_BYTES
    except RecursionError:
        long = True
    if long:
        raise EngineError("bad-request", "engine-long-id", {"bytes": str(MAX_ID_BYTES)})
    return value.get("id")


def read_request(value: dict[str, object]) -> EngineRequest:
    """Return the typed request in a JSON object.

    :raises EngineError: ``unknown-op`` for an unknown request, ``bad-request`` for wrong fields.
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
