"""Translate texts by liblouis's own program ``lou_translate``; for all tests of texts in braille."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable

from braille import neighbour_codes
from braille.built_in_codes import without_accent
from braille.cells import from_unicode, to_unicode
from braille.text import BrailleTable, with_ascii_spaces

#: our table → liblouis's. The English eight-dot one is NABCC with liblouis's own dot 8 digits before it. Of Slovak it
#: has no eight dots.
PEERS = {
    "cs-8": "cs-comp8.utb",
    "cs-6": "cs-g1.ctb",
    "en-8": "digits8Dots.uti,en-us-comp8-ext.utb",
    "en-6": "en-ueb-g1.ctb",
    "sk-6": "sk-g1.ctb",
    "de-8": "de-de-comp8.ctb",
    "de-6": "de-g0.utb",
    "pl-8": "pl-pl-comp8.ctb",
    "pl-6": "Pl-Pl-g1.utb",
}
#: letters of the neighbours' languages; other letters lose their marks
LETTERS = {
    "sk": neighbour_codes.SLOVAK_LETTERS,
    "de": neighbour_codes.GERMAN_LETTERS,
    "pl": neighbour_codes.POLISH_LETTERS,
}
_TIME = r"(?<=\d)(?=:\d)|(?<=\d:)(?=\d)"
#: splits between separate questions to liblouis: in times and scores ours marks each number, so that none reads as
#: letters; and liblouis moves some signs
APART = {
    "sk-6": re.compile(r"(?<=\d)(?=[-/:–()'][\d(])|(?<=[-/:–()'])(?=\d)|(?<=-)(?=\w)"),
    "de-6": re.compile(r"(?<=\w)(?=:\w)|(?<=:)(?=\w)|(?<=\d )(?=%)|(?=[-@])|(?<=[-@])"),
    "pl-6": re.compile(rf"{_TIME}|(?=['\"])|(?<=['\"])"),
}
#: texts that liblouis writes in another code (addresses, files) or closes up (5 + 2), and we do not
STRANGE = {"de-6": re.compile(r'~|%[?]|[\w ]\.\w|[=<+] \d|(?=.{5}).*[/=<>+_"[]')}


def lou_translate(table: str, lines: Iterable[str]) -> list[bytes]:
    """Return liblouis's cells for each line.

    :param table: liblouis's own name of the table, or several with commas.
    """
    command = ["lou_translate", "--forward", f"unicode.dis,{table}"]
    text = "".join(line.replace("\\", "\\\\") + "\n" for line in lines)  # a backslash begins an escape there
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=60, check=True)
    return [from_unicode(line.replace(" ", "⠀")) for line in done.stdout.splitlines()]


def lou_read(table: str, lines: Iterable[bytes]) -> list[str]:
    """Return the text that liblouis reads in the cells of each line. :param table: as of ``lou_translate``."""
    command = ["lou_translate", "--backward", f"unicode.dis,{table}"]
    text = "".join(to_unicode(line) + "\n" for line in lines)
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=60, check=True)
    return done.stdout.splitlines()


def disagreements(table: str, texts: Iterable[str]) -> list[str]:
    """Return the differences between our table and liblouis, a line for each text; best is an empty list.

    :param table: one of ``PEERS``. :param texts: lines without line breaks.
    """
    strange = STRANGE.get(table)
    lines = [line for line in dict.fromkeys(texts) if strange is None or not strange.search(line)]
    writer = BrailleTable(table)
    asked = [APART[table].split(_asked(table, line)) if table in APART else [_asked(table, line)] for line in lines]
    answers = iter(lou_translate(PEERS[table], [part for parts in asked for part in parts]))
    found = []
    for text, parts in zip(lines, asked, strict=True):
        ours, theirs = writer.cells(text), b"".join(next(answers) for _ in parts)
        if ours != theirs and not (table == "en-6" and _without_marks(ours) == _without_marks(theirs)):
            found.append(f"{text!r}: ours {to_unicode(ours)}, theirs {to_unicode(theirs)}")
    return found


def _without_marks(cells: bytes) -> str:
    """Return UEB without marks of letters after numbers: liblouis omits them in passages, so that 7B reads as 72."""
    return re.sub("(?<=[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚])⠰(?=[⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚])", "", to_unicode(cells))


def _asked(table: str, text: str) -> str:
    """Return the text in the form that liblouis needs where we differ on purpose."""
    text = with_ascii_spaces(text)
    if (letters := LETTERS.get(table[:2])) is not None:
        text = "".join(one if not one.isalpha() or one.lower() in letters else without_accent(one) for one in text)
    if table == "pl-6":
        return re.sub(r"((?<=\d)|(?<=\d[.,]))(?=[a-j])", "_", text)  # our mark too: otherwise 1a would read as 11
    if table == "cs-6":
        return text.replace("…", "...")  # liblouis has no three dots in Czech
    if table == "en-6":
        # liblouis reads two numbers with a space between them as one, and misreads many straight quotes.
        text = re.sub(r"(?<=\d) (?=\d)", "\u2800", text)
        text = re.sub(r'(^|[\s(])"', r"\1“", text).replace('"', "”")
    return text
