"""The journal of a match: each action is a line with a checksum, on the disk before anything is announced.

A line is ``<checksum, 8 hex digits> <JSON>``. The checksum is the CRC-32 of the JSON, seeded with the checksum of the
previous line, so a missing, doubled or moved line is detected like a flipped bit. The header is written twice, so one
damaged line never costs the whole match. The actions follow, one per line; ``{"undo": n}`` undoes the last n;
``{"levels": […]}`` changes the opponents' levels; ``{"end": true, "places": […], "score": […]}`` ends a finished match
with its places and its score. Lots of chance are actions too, so no seed is needed. A match among people has
``{"digests": […], "salts": […]}``, the proof of its lots, before the actions.
"""

from __future__ import annotations

import contextlib
import datetime
import os
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, NamedTuple

import msgspec

from numeramis_access.core.codec import from_json, to_json_value
from numeramis_access.store import files
from numeramis_access.store.lock import FileBusy, lock_file

#: the latest readable format
NEWEST_FORMAT = 3
#: the format with a proof of the draws
PROOF_FORMAT = 2
#: the format of a match of several people at one computer, which older versions cannot continue
TOGETHER_FORMAT = 3
#: the most bytes of a record, enough for a thousand matches
MAX_RECORD_BYTES = 64 * 1024 * 1024
#: bytes at the end of a journal that hold its last two lines, unless they are deals
TAIL_BYTES = 4096
#: bytes at the start of a journal that hold its headers
HEAD_BYTES = 65536


class UnreadableJournal(Exception):
    """A record is completely unreadable.

    :param code: ``lost`` (neither header is intact), ``newer`` (written by a later version) or ``unknown`` (raised by
        callers: this version lacks its game, options or actions).
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Entrant(msgspec.Struct, frozen=True):
    """A player of the match.

    :param name: the name.
    :param gender: grammatical gender for sentences about the player.
    :param level: level of a computer, empty for a person.
    """

    name: str
    gender: str = "masculine"
    level: str = ""


class SatIn(msgspec.Struct, frozen=True):
    """A computer that played for an absent person during a match.

    :param of: name of that person.
    :param name: name of the computer.
    :param level: level of the computer.
    """

    of: str
    name: str
    level: str = ""


class Ending(NamedTuple):
    """The end of a finished match.

    Both tuples have a value for each seat or side, clockwise from the player's own, in a called match from seat 0;
    empty if not stored.

    :param places: places from 1.
    :param score: the usual score: games, points or chips.
    """

    places: tuple[int, ...] = ()
    score: tuple[int, ...] = ()


class BoardOfEvening(msgspec.Struct, frozen=True):
    """The place of a called match in a club evening: the board that it plays.

    :param evening: id of the evening. :param round, table: number of the round and of the table, from 0.
    :param board: number of the board, from 1. :param dealt: whether the cards were dealt from the evening's list.
    """

    evening: str
    round: int
    table: int
    board: int
    dealt: bool = False


class Header(msgspec.Struct, frozen=True):
    """The description of a match, enough to set up its table again.

    :param game: name of the game.
    :param seats: number of seats.
    :param seed: seed of the match; above ``MATCH_NUMBERS`` if it is secret. If the deals do not come from a seed, 0 or
        ``MATCH_NUMBERS.stop`` stands here.
    :param options: options of the match as JSON.
    :param entrants: the players, by number of the entrant.
    :param dealer: seat of the first dealer, from 0; None if it is drawn.
    :param format: version of the journal's format.
    :param created: start of the match, ISO 8601 in local time; empty if unknown.
    :param own: number, from 0, of the entrant that the record belongs to.
    :param sat_in: computers that played for people for some time.
    :param called: whether it is a called match with real cards, in which no entrant is the user; if the game never
        shows all cards, the journal has the calls instead of actions.
    :param of_evening: the board of an evening that is called, None for any other match.
    """

    game: str
    seats: int
    seed: int
    options: dict[str, object]
    entrants: tuple[Entrant, ...]
    dealer: int | None = None
    format: int = 1
    created: str = ""
    own: int = 0
    sat_in: tuple[SatIn, ...] = ()
    called: bool = False
    of_evening: BoardOfEvening | None = None


@dataclass
class SavedMatch:
    """A match as read from its journal.

    :param header: its header.
    :param actions: actions as JSON, without undone ones.
    :param levels: the latest level of each entrant, in the order of their numbers; empty for a person.
    :param finished: whether it was played to its end.
    :param damaged_at: number of the first damaged line, from 1; None without damage.
    :param digests: digests of its lots, empty if they were not sealed.
    :param salts: salts of its lots, empty if they were not sealed.
    :param places: places as ``Journal.finish`` wrote them; empty if it is not finished.
    :param whole: the undamaged bytes, with both headers repaired.
    :param checksum: checksum of the last undamaged line.
    """

    header: Header
    actions: list[object] = field(default_factory=list)
    levels: tuple[str, ...] = ()
    finished: bool = False
    damaged_at: int | None = None
    digests: tuple[str, ...] = ()
    salts: tuple[str, ...] = ()
    places: tuple[int, ...] = ()
    whole: bytes = b""
    checksum: int = 0


class Journal:
    """An open journal, locked for this program; each line is on the disk when its method returns, if ``sync`` is
    immediate.

    Lines that could not be written wait and are written in order before the next ones, so nothing is missing once the
    disk has room again. Until then, methods that write raise OSError.

    :param path: the file.
    :param file: the open file.
    :param sync: writes an open file to the disk, at once or later.
    :param length: number of undamaged bytes.
    :param checksum: checksum of the last undamaged line.
    """

    def __init__(self, path: Path, file: IO[bytes], sync: files.Sync, length: int = 0, checksum: int = 0) -> None:
        self.path = path
        self._sync = sync
        self._file: IO[bytes] | None = file
        self._length = length  # of the intact content on the disk
        self._checksum = checksum
        self._waiting: list[bytes] = []
        self._ended = False  # true if the program died after this line and before the record was moved

    @classmethod
    def create(cls, path: Path, header: Header, sync: files.Sync = files.sync_at_once) -> Journal:
        """Create and return a journal; the file appears with its headers or not at all.

        :param path: path of the file. :param header: the header.
        :param sync: writes the open file to the disk, at once or later.
        :raises FileExistsError: if the file exists.
        :raises OSError: if it cannot be created or written.
        """
        if path.exists():
            raise FileExistsError(str(path))
        first, checksum = seal_line(to_json_value(header), 0)
        second, checksum = seal_line(to_json_value(header), checksum)
        files.write_whole(path, first + second)
        journal = cls(path, files.open_to_change(path), sync, len(first + second), checksum)
        lock_file(journal._open())
        journal._open().seek(0, os.SEEK_END)
        return journal

    @classmethod
    def resume(cls, path: Path, sync: files.Sync = files.sync_at_once) -> tuple[Journal, SavedMatch]:
        """Open and read an existing journal; return it with its match. A damaged one is repaired after a copy is made.

        :param path: path of the file. :param sync: writes the open file to the disk, at once or later.
        :raises FileBusy: if another program has it open.
        :raises UnreadableJournal: if nothing in it can be read, and then the file has been renamed; or if a later
            version wrote it.
        :raises OSError: if it cannot be read or repaired.
        """
        journal = cls(path, files.open_to_change(path), sync)
        try:
            lock_file(journal._open())
            if os.fstat(journal._open().fileno()).st_ino != path.stat().st_ino:
                raise FileBusy(str(path))  # another program replaced the file at this very moment
            saved = read_journal(path)
            if saved.damaged_at is not None:
                files.copy_aside(path)
                journal._repair(saved.whole)
        except UnreadableJournal as error:
            journal.close()
            if error.code == "lost":
                files.set_aside(path)
            raise
        except OSError:
            journal.close()
            raise
        journal._length, journal._checksum, journal._ended = len(saved.whole), saved.checksum, saved.finished
        journal._open().seek(0, os.SEEK_END)
        return journal, saved

    def append(self, *actions: msgspec.Struct) -> None:
        """Write actions, or the calls of a called match, at the end. :raises OSError: if they cannot be written."""
        self._write([to_json_value(action) for action in actions])

    def undo(self, count: int = 1) -> None:
        """Write that the last actions were undone.

        :param count: their number.
        :raises OSError: if it cannot be written.
        """
        self._write([{"undo": count}])

    def keep_levels(self, levels: Iterable[str]) -> None:
        """Write the new level of each entrant, the player included; empty for a person.

        :raises OSError: if they cannot be written.
        """
        self._write([{"levels": list(levels)}])

    def finish(self, places: Sequence[int] = (), score: Sequence[int] = ()) -> None:
        """Write the end of the match, unless that has been done, and close the journal.

        :param places: final places, as in ``Ending``.
        :param score: final score, as in ``Ending``.
        :raises OSError: if it cannot be written; then the journal stays open.
        """
        if not self._ended:
            self._write([_end(Ending(tuple(places), tuple(score)))])
            self._ended = True
        self.close()

    def close(self) -> None:
        """Close the file, so that another program can open it. A later write opens it again. Errors are ignored."""
        file, self._file = self._file, None
        if file is not None:
            with contextlib.suppress(OSError):
                file.close()

    def _repair(self, content: bytes) -> None:
        """Replace the content of the file, without releasing its lock.

        The new content differs by one header at most, and the other header is intact, so an interrupted repair loses
        nothing.
        """
        file = self._open()
        file.seek(0)
        self._put(file, content)
        file.truncate(len(content))
        self._sync(file)

    def _write(self, values: list[object]) -> None:
        for value in values:
            line, self._checksum = seal_line(value, self._checksum)
            self._waiting.append(line)
        content = b"".join(self._waiting)
        file = self._open(content)
        try:
            self._put(file, content)
            self._sync(file)
        except OSError:
            self._take_back(file)
            raise
        self._length += len(content)
        self._waiting.clear()

    @staticmethod
    def _put(file: IO[bytes], content: bytes) -> None:
        rest = memoryview(content)
        while rest:
            rest = rest[file.write(rest) :]

    def _take_back(self, file: IO[bytes]) -> None:
        """Cut off a partly written line; if that fails too, close the file until the next write."""
        try:
            file.truncate(self._length)
            file.seek(self._length)
        except OSError:
            self.close()

    def _open(self, content: bytes = b"") -> IO[bytes]:
        """Return the open file; a closed one is opened again if it is still as this program left it."""
        if self._file is None:
            file = files.open_to_change(self.path)
            try:
                lock_file(file)
                file.seek(self._length)
                if file.tell() > os.fstat(file.fileno()).st_size or not content.startswith(file.read()):
                    raise FileBusy(str(self.path))
                file.truncate(self._length)
                file.seek(self._length)
            except OSError:
                file.close()
                raise
            self._file = file
        return self._file


def delete_journal(path: Path) -> None:
    """Delete a journal that no program has open.

    :raises FileBusy: if a program has it open.
    :raises OSError: if it cannot be deleted.
    """
    with files.open_to_change(path) as file:
        lock_file(file)
    files.remove(path)


def encode_record(
    header: Header, proof: dict[str, object], actions: Iterable[msgspec.Struct], ending: Ending
) -> bytes:
    """Return the record of a finished match as the content of a file.

    :param header: its header.
    :param proof: the proof of its lots: ``digests`` and ``salts``; empty if there is none.
    :param actions: all actions, chance included, or the calls of a called match.
    :param ending: places and score.
    """
    head = to_json_value(header)
    lines, checksum = [], 0
    for value in (head, head, *([proof] if proof else []), *map(to_json_value, actions), _end(ending)):
        line, checksum = seal_line(value, checksum)
        lines.append(line)
    return b"".join(lines)


def _end(ending: Ending) -> dict[str, object]:
    return {"end": True, "places": list(ending.places), "score": list(ending.score)}


def seal_line(value: object, before: int) -> tuple[bytes, int]:
    """Return a value as a line of a journal, and the line's checksum.

    :param value: the value of the line, as JSON values. :param before: the previous line's checksum, 0 at the start.
    """
    text = msgspec.json.encode(value)
    checksum = zlib.crc32(text, before)
    return b"%08x %s\n" % (checksum, text), checksum


def unseal_line(line: bytes, before: int) -> tuple[object, int]:
    """Return the value of a line of a journal, and the line's checksum.

    :param line: the line as ``seal_line`` returns it. :param before: the previous line's checksum, 0 at the start.
    :raises ValueError: if the line is damaged.
    """
    if not line.endswith(b"\n") or line[8:9] != b" ":
        raise ValueError("line is cut")
    text = line[9:-1]
    checksum = zlib.crc32(text, before)
    if line[:8] != b"%08x" % checksum:
        raise ValueError("checksum differs")
    return from_json(text), checksum


def read_journal(path: Path) -> SavedMatch:
    """Read a journal up to its end or its first damage, without changing it.

    :raises OSError: if it cannot be read.
    :raises UnreadableJournal: if nothing in it can be read, or a later version wrote it.
    """
    return readable_match(files.read_regular_file(path, MAX_RECORD_BYTES))


def readable_match(content: bytes) -> SavedMatch:
    """Return the match in a journal's content, up to its end or its first damage.

    :raises UnreadableJournal: if nothing in it can be read, or a later version wrote it.
    """
    saved, start = _header(content)
    whole = [saved.whole]
    for number, line in enumerate(content[start:].splitlines(keepends=True), start=3):
        try:
            value, checksum = unseal_line(line, saved.checksum)
            _take(saved, msgspec.convert(value, dict[str, object]))
        except (ValueError, TypeError, LookupError, RecursionError):
            saved.damaged_at = saved.damaged_at or number
            break
        saved.checksum = checksum
        whole.append(line)
    saved.whole = b"".join(whole)
    return saved


def header_of(path: Path) -> Header:
    """Return the header of a match, reading only the start of its journal.

    :raises OSError: if it cannot be read.
    :raises UnreadableJournal: if neither header is intact, or a later version wrote it.
    """
    with files.open_regular_file(path) as file:
        return _header(file.read(HEAD_BYTES))[0].header


def final_places(path: Path) -> tuple[int, ...]:
    """Return the final places of a match as in ``Ending``, empty for an unfinished one or if they are not stored.

    :raises OSError: if it cannot be read.
    """
    return read_ending(path).places


def read_ending(path: Path) -> Ending:
    """Return the end of a finished match, reading only the end of its journal; empty tuples if the last line is not an
    undamaged end.

    :raises OSError: if the file cannot be read.
    """
    with files.open_regular_file(path) as file:
        file.seek(max(0, os.fstat(file.fileno()).st_size - TAIL_BYTES))
        *_, before, last = b"", b"", *file.read().splitlines(keepends=True)
    try:
        value = msgspec.convert(unseal_line(last, int(before[:8], 16))[0], dict[str, object])
        fields = (msgspec.convert(value.get(name, ()), tuple[int, ...]) for name in Ending._fields)
        return Ending(*fields)
    except (ValueError, RecursionError):
        return Ending()


def _take(saved: SavedMatch, value: dict[str, object]) -> None:
    """Apply a line to the match. :raises ValueError: for a line without a known meaning."""
    if "undo" in value:
        count = msgspec.convert(value["undo"], int)
        if not 0 <= count <= len(saved.actions):
            raise ValueError(value)
        del saved.actions[len(saved.actions) - count :]
    elif "levels" in value:
        levels = msgspec.convert(value["levels"], tuple[str, ...])
        if len(levels) != len(saved.header.entrants):
            raise ValueError(value)
        saved.levels = levels
    elif "end" in value:
        saved.finished = True
        saved.places = msgspec.convert(value.get("places", ()), tuple[int, ...])
    elif "digests" in value:
        saved.digests = msgspec.convert(value["digests"], tuple[str, ...])
        saved.salts = msgspec.convert(value.get("salts", ()), tuple[str, ...])
    elif "type" in value:
        saved.actions.append(value)
    else:
        raise ValueError(value)


def _header(content: bytes) -> tuple[SavedMatch, int]:
    """Return the match of an intact header, and the start of the lines after both headers.

    :raises UnreadableJournal: if neither is intact.
    """
    first = content.find(b"\n") + 1
    second = content.find(b"\n", first) + 1
    # Candidates for a header's length: up to the end of its line, unless the line's end is damaged or faked by damage.
    for length in (first, first // 2, second):
        second_copy = content[length : 2 * length]
        for copy, before in ((content[:length], 0), (second_copy, zlib.crc32(second_copy[9:-1]))):
            with contextlib.suppress(ValueError, RecursionError):
                return _match_from_header(unseal_line(copy, before)[0], content[: 2 * length]), 2 * length
    raise UnreadableJournal("lost")


def _time(written: str) -> str:
    """Return the start time of a match (ISO 8601), empty for a malformed one."""
    try:
        return datetime.datetime.fromisoformat(written).isoformat(timespec="seconds")
    except ValueError:
        return ""


def _match_from_header(value: object, content: bytes) -> SavedMatch:
    """Return a match with only its header read.

    :param content: both headers as they stand in the file.
    :raises UnreadableJournal: if the header is of a later version or malformed.
    """
    newer = value.get("format") if isinstance(value, dict) else None
    if isinstance(newer, int) and newer > NEWEST_FORMAT:
        raise UnreadableJournal("newer")
    try:
        header = msgspec.convert(value, Header)
    except (msgspec.ValidationError, RecursionError):
        raise UnreadableJournal("lost") from None
    named = (msgspec.structs.replace(entrant, name=files.clean_name(entrant.name)) for entrant in header.entrants)
    header = msgspec.structs.replace(header, entrants=tuple(named), created=_time(header.created))
    first, checksum = seal_line(value, 0)
    second, checksum = seal_line(value, checksum)
    levels = tuple(entrant.level for entrant in header.entrants)
    damaged_at = None if content == first + second else 1 if not content.startswith(first) else 2
    return SavedMatch(header, levels=levels, damaged_at=damaged_at, whole=first + second, checksum=checksum)
