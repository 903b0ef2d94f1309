"""Reads requests line by line and answers each with one line, whatever comes; ends at the end of input."""

from __future__ import annotations

import sys
from typing import BinaryIO

import msgspec

from numeramis_access.catalogue import STANDARD, Catalogue
from numeramis_access.engine.requests import EngineError, read_line, read_request
from numeramis_access.engine.tables import Tables

#: longer lines are answered with an error and never kept whole
LONGEST = 64 * 1024 * 1024


def serve(source: BinaryIO, target: BinaryIO, catalogue: Catalogue = STANDARD) -> None:
    """Answer every line of ``source`` on ``target`` until it ends; blank lines are answered too."""
    tables = Tables(catalogue)
    while line := source.readline(LONGEST):
        if len(line) == LONGEST and not line.endswith(b"\n"):
            _skip_line(source)
        target.write(answer(tables, line) + b"\n")
        target.flush()


def _skip_line(source: BinaryIO) -> None:
    """Read on to the end of a line that is too long to be a request; what was kept of it is no JSON."""
    while (more := source.readline(LONGEST)) and not more.endswith(b"\n"):
        pass


def answer(tables: Tables, line: bytes) -> bytes:
    """Return the answer to one line, without its end of line."""
    request_id: object = None
    try:
        value = read_line(line)
        request_id = value.get("id")
        reply = {"ok": True, **tables.answer(read_request(value))}
    except EngineError as error:
        reply = {"ok": False, "error": {"code": error.code, "rule": error.rule, "message": str(error)}}
    if request_id is not None:
        reply["id"] = request_id
    return msgspec.json.encode(reply)


def main(catalogue: Catalogue = STANDARD) -> int:
    """Serve standard input and output; return the exit status."""
    serve(sys.stdin.buffer, sys.stdout.buffer, catalogue)
    return 0
