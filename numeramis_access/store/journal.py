"""The journal of a match: every action on its own line with a checksum, on the disk before anything is announced.

Line by line: ``<crc32 of the rest, 8 hex digits> <JSON>``. The first is the header; then an action each; an
``{"undo": n}`` takes back the last n; ``{"end": true}`` closes a finished match. It needs no seed: chance's lots are
actions too.
"""

from __future__ import annotations

import os
import zlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

import msgspec

from numeramis_access.core.actions import Action
from numeramis_access.core.codec import plain

FORMAT = 1


class Entrant(msgspec.Struct, frozen=True):
    """One who plays: an empty level is the person."""

    name: str
    gender: str = "masculine"
    level: str = ""


class Header(msgspec.Struct, frozen=True):
    """What a match is: enough to set up its table again."""

    game: str
    seats: int
    seed: int
    options: dict[str, Any]
    entrants: tuple[Entrant, ...]
    dealer: int | None = None
    format: int = FORMAT
    created: str = ""


@dataclass
class Saved:
    """A match as it was read.

    :param actions: JSON values, undone ones left out. :param finished: it was played to its end. :param damaged_at:
        number of the first line that cannot be trusted, or None.
    """

    header: Header
    actions: list[Any] = field(default_factory=list)
    finished: bool = False
    damaged_at: int | None = None


class Journal:
    """An open journal; every append is on the disk when it returns.

    :raises OSError: from every method that writes, when the disk does not take it.
    """

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self.path = path
        self._file = file

    @classmethod
    def create(cls, path: Path, header: Header) -> Journal:
        """Begin a new journal; a file of that name must not exist."""
        path.parent.mkdir(parents=True, exist_ok=True)
        journal = cls(path, path.open("xb"))
        journal._write(plain(header))
        return journal

    @classmethod
    def reopen(cls, path: Path) -> Journal:
        """Go on with a journal that was read before."""
        return cls(path, path.open("ab"))

    def append(self, action: Action) -> None:
        """Keep an action."""
        self._write(plain(action))

    def undo(self, count: int = 1) -> None:
        """Keep that the last actions were taken back."""
        self._write({"undo": count})

    def finish(self) -> None:
        """Keep that the match is over, and close."""
        self._write({"end": True})
        self.close()

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _write(self, value: Any) -> None:
        self._file.write(seal(value))
        self._file.flush()
        os.fsync(self._file.fileno())


def seal(value: Any) -> bytes:
    """Return a value as one line with its checksum."""
    text = msgspec.json.encode(value)
    return b"%08x %s\n" % (zlib.crc32(text), text)


def unseal(line: bytes) -> Any:
    """Return the value of a line.

    :raises ValueError: when the line is not whole.
    """
    if not line.endswith(b"\n") or len(line) < 10 or line[8:9] != b" ":
        raise ValueError("line is cut")
    text = line[9:-1]
    if int(line[:8], 16) != zlib.crc32(text):
        raise ValueError("checksum differs")
    return msgspec.json.decode(text)


def read(path: Path) -> Saved:
    """Read a journal up to its end or its first damage.

    :raises OSError: when it cannot be read. :raises ValueError: when not even its header can be trusted.
    """
    lines = path.read_bytes().splitlines(keepends=True)
    if not lines:
        raise ValueError("empty")
    saved = Saved(msgspec.convert(unseal(lines[0]), Header))
    for number, line in enumerate(lines[1:], start=2):
        try:
            value = unseal(line)
        except ValueError:
            saved.damaged_at = number
            break
        if "undo" in value:
            del saved.actions[-value["undo"] :]
        elif "end" in value:
            saved.finished = True
        else:
            saved.actions.append(value)
    return saved
