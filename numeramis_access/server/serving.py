"""What a server tells of itself beside the homes, for the owner's orders: where it serves, as what, and since when."""

from __future__ import annotations

import contextlib
from pathlib import Path

import msgspec

from numeramis_access.store.files import keep_private, remove

#: name of the file
SERVING = "serving.json"


class ServedNow(msgspec.Struct, frozen=True):
    """How a server serves.

    :param version: of the program. :param pid: of its process. :param host: address that it listens on.
    :param port: its port. :param names: by which browsers call it, with their port.
    """

    version: str
    pid: int
    host: str
    port: int
    names: tuple[str, ...] = ()


def tell(data: Path, told: ServedNow) -> None:
    """Tell how this process serves; where that cannot be kept, it serves all the same."""
    with contextlib.suppress(OSError):
        (data / SERVING).write_bytes(msgspec.json.encode(told))
        keep_private(data / SERVING)


def tell_no_more(data: Path) -> None:
    """Tell that this process serves no more."""
    with contextlib.suppress(OSError):
        remove(data / SERVING)


def read_told(data: Path) -> ServedNow | None:
    """Return how a server serves, None where none has told so, or it has not ended in order and is gone."""
    try:
        return msgspec.json.decode((data / SERVING).read_bytes(), type=ServedNow)
    except (OSError, msgspec.DecodeError):
        return None
