"""What liblouis says about a text, by its own program ``lou_translate``; for every test of texts in braille."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable

from braille.cells import from_unicode, to_unicode
from braille.text import BrailleTable, plain

#: our table → liblouis's. The English eight-dot one is NABCC with liblouis's own dot 8 digits before it.
PEERS = {
    "cs-8": "cs-comp8.utb",
    "cs-6": "cs-g1.ctb",
    "en-8": "digits8Dots.uti,en-us-comp8-ext.utb",
    "en-6": "en-ueb-g1.ctb",
}


def lou_translate(table: str, lines: Iterable[str]) -> list[bytes]:
    """Return the cells that liblouis's program makes of each line.

    :param table: liblouis's own name of the table, or several with commas.
    """
    command = ["lou_translate", "--forward", f"unicode.dis,{table}"]
    text = "".join(line.replace("\\", "\\\\") + "\n" for line in lines)  # a backslash begins an escape there
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=60, check=True)
    return [from_unicode(line.replace(" ", "⠀")) for line in done.stdout.splitlines()]


def disagreements(table: str, texts: Iterable[str]) -> list[str]:
    """Return what our table writes differently from liblouis, a line for each text; best is an empty list.

    :param table: one of ``PEERS``. :param texts: lines without line breaks.
    """
    lines = list(dict.fromkeys(texts))
    writer = BrailleTable(table)
    found = []
    for text, theirs in zip(lines, lou_translate(PEERS[table], [_asked(table, x) for x in lines]), strict=True):
        ours = writer.cells(text)
        if ours != theirs:
            found.append(f"{text!r}: ours {to_unicode(ours)}, theirs {to_unicode(theirs)}")
    return found


def _asked(table: str, text: str) -> str:
    """Return the text as liblouis must be asked where we differ on purpose."""
    text = plain(text)
    if table == "cs-6":
        return text.replace("…", "...")  # liblouis has no three dots in Czech
    if table == "en-6":
        # liblouis takes two numbers for one with a space in it, and knows few straight quotes for what they are.
        text = re.sub(r"(?<=\d) (?=\d)", "\u2800", text)
        text = re.sub(r'(^|[\s(])"', r"\1“", text).replace('"', "”")
    return text
