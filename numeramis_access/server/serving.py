"""A running server's note in the data folder with its address and process, for the owner's commands."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec

from numeramis_access.store.files import remove, restrict_to_owner

#: name of the file
SERVING_FILE = "serving.json"


class ServingNote(msgspec.Struct, frozen=True):
    """The address and process of a running server.

    :param version: version of the program.
    :param pid: id of the process.
    :param host: address that it listens on.
    :param port: port that it listens on.
    :param names: host names by which browsers reach it, with their ports.
    :param calls: path of the owner's file about calls, empty for none.
    """

    version: str
    pid: int
    host: str
    port: int
    names: tuple[str, ...] = ()
    calls: str = ""


def write_note(data: Path, note: ServingNote) -> None:
    """Write the note of this server; if that fails, the server runs without it.

    :param data: folder of all data.
    :param note: its note.
    """
    with contextlib.suppress(OSError):
        (data / SERVING_FILE).write_bytes(msgspec.json.encode(note))
        restrict_to_owner(data / SERVING_FILE)


def remove_note(data: Path) -> None:
    """Remove the note of this server; do nothing if there is none or it cannot be removed. :param data: folder of all
    data.
    """
    with contextlib.suppress(OSError):
        remove(data / SERVING_FILE)


def read_note(data: Path) -> ServingNote | None:
    """Return the note in a data folder, None if it is missing or unreadable; a crashed server leaves its note behind.

    :param data: folder of all data.
    """
    try:
        return msgspec.json.decode((data / SERVING_FILE).read_bytes(), type=ServingNote)
    except (OSError, msgspec.DecodeError):
        return None
