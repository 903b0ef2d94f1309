"""The file beside the homes in which a server tells its address and process, for the owner's commands."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec

from numeramis_access.store.files import keep_private, remove

#: name of the file
SERVING = "serving.json"


class ServedNow(msgspec.Struct, frozen=True):
    """The address and process of a running server.

    :param version: version of the program. :param pid: id of the process. :param host: address that it listens on.
    :param port: port that it listens on. :param names: host names by which browsers reach it, with their ports.
    """

    version: str
    pid: int
    host: str
    port: int
    names: tuple[str, ...] = ()


def tell(data: Path, told: ServedNow) -> None:
    """Write the file of this server; if that fails, the server goes on without it."""
    with contextlib.suppress(OSError):
        (data / SERVING).write_bytes(msgspec.json.encode(told))
        keep_private(data / SERVING)


def tell_no_more(data: Path) -> None:
    """Remove the file of this server."""
    with contextlib.suppress(OSError):
        remove(data / SERVING)


def read_told(data: Path) -> ServedNow | None:
    """Return the content of the file, None if it is missing or unreadable; a crashed server leaves it behind."""
    try:
        return msgspec.json.decode((data / SERVING).read_bytes(), type=ServedNow)
    except (OSError, msgspec.DecodeError):
        return None
