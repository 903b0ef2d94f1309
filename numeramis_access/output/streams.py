"""Standard input and output as they are found: of any encoding, closed, or with nobody at the other end.

A letter that a terminal cannot show is shown as one that it can (č as c); nothing that is said is ever left out.
"""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import sys
import unicodedata

#: signs that are no letters with an accent, in ASCII
SIGNS = {
    "„": '"', "“": '"', "”": '"', "‚": "'", "‘": "'", "’": "'", "–": "-", "—": "-", "−": "-", "…": "...",
    "×": "x", "·": "-", "•": "-", "½": "1/2", "±": "+-", "≥": ">=", "≤": "<=", "→": "->", "←": "<-",
    "♣": "c", "♦": "d", "♥": "h", "♠": "s", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ø": "o", "Ø": "O", "ß": "ss",
    "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "€": "EUR",
}  # fmt: skip
#: what stands for a sign that has no likeness
UNKNOWN = "?"
#: the name under which ``in_ascii`` is known to Python's encoders
SHOWN_ALIKE = "numeramis-alike"


def alike(character: str) -> str:
    """Return what is most like a character in ASCII."""
    plain = SIGNS.get(character) or unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    if plain:
        return plain
    return "" if unicodedata.combining(character) else " " if character.isspace() else UNKNOWN


def in_ascii(error: UnicodeError) -> tuple[str, int]:
    """Return what stands for that which cannot be encoded, and where to go on: an error handler of ``codecs``."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(alike(character) for character in error.object[error.start : error.end]), error.end


def without_controls(text: str) -> str:
    """Return a text of one line without what a terminal would obey instead of showing."""
    if text.isprintable():
        return text
    return "".join(" " if unicodedata.category(one) in ("Cc", "Zl", "Zp") else one for one in text)


def prepare() -> None:
    """Have this process write what its terminal cannot show as something alike, and read any byte at all."""
    codecs.register_error(SHOWN_ALIKE, in_ascii)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=SHOWN_ALIKE)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def flush() -> None:
    """Hand over what was written; nothing is lost unnoticed at the end of the process.

    :raises OSError: when it cannot be written.
    """
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and not stream.closed:
            stream.flush()


def let_go() -> None:
    """Write nowhere from now on: nobody reads, and Python would complain about that at the end of the process."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            with contextlib.suppress(OSError, ValueError):
                os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
