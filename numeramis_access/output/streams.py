"""Standard input and output in any state: with any encoding, closed, or without a reader.

A letter that a terminal cannot show is replaced by a similar one (č by c); no text is ever left out.
"""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import sys
import unicodedata

from numeramis_access.core.text import safe_character

#: ASCII for signs that are no accented letters
ASCII_OF_SIGN = {
    "„": '"', "“": '"', "”": '"', "‚": "'", "‘": "'", "’": "'", "–": "-", "—": "-", "−": "-", "…": "...",
    "×": "x", "·": "-", "•": "-", "½": "1/2", "±": "+-", "≥": ">=", "≤": "<=", "→": "->", "←": "<-",
    "♣": "c", "♦": "d", "♥": "h", "♠": "s", "ł": "l", "Ł": "L", "đ": "d", "Đ": "D", "ø": "o", "Ø": "O", "ß": "ss",
    "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "€": "EUR",
}  # fmt: skip
#: replaces a sign that has no similar one
REPLACEMENT_SIGN = "?"
#: the name of ``replace_by_ascii`` as an error handler of ``codecs``
ERROR_HANDLER_NAME = "numeramis-alike"


def closest_ascii(character: str) -> str:
    """Return the most similar ASCII text for a character: empty for a combining mark, a space for any white space,
    ``REPLACEMENT_SIGN`` if nothing is similar.
    """
    plain = ASCII_OF_SIGN.get(character) or unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    if plain:
        return plain
    return "" if unicodedata.combining(character) else " " if character.isspace() else REPLACEMENT_SIGN


def replace_by_ascii(error: UnicodeError) -> tuple[str, int]:
    """Return the replacement for text that cannot be encoded, and the index to go on from: a ``codecs`` error handler.

    :raises UnicodeError: the error itself, if it is not about encoding.
    """
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(closest_ascii(character) for character in error.object[error.start : error.end]), error.end


def without_controls(text: str) -> str:
    """Return a text as one line without control characters, which a terminal would obey, and without invisible ones."""
    return text if text.isprintable() else "".join(map(safe_character, text))


def prepare_streams() -> None:
    """Make this process replace characters that its terminal cannot show, and accept any input byte."""
    codecs.register_error(ERROR_HANDLER_NAME, replace_by_ascii)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=ERROR_HANDLER_NAME)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")


def flush() -> None:
    """Write out the buffers of standard output and error, so that a failure is noticed before the process ends.

    :raises OSError: when it cannot be written.
    """
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and not stream.closed:
            stream.flush()


def discard_output() -> None:
    """Redirect all output to the null device, because its reader is gone and Python would complain at the end of the
    process.
    """
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            with contextlib.suppress(OSError, ValueError):
                os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
