"""A report to the makers: versions, the doctor's results, logged faults, last keys; no cards, names, codes or words."""

from __future__ import annotations

import getpass
import os
import platform
import re
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path

from numeramis_access import __version__
from numeramis_access.store.faults import FaultLog
from numeramis_access.words.language import Language
from numeramis_access.words.texts import Paragraph

#: maximum lines of the log of faults in a report, the last ones
MAX_LOG_LINES = 200
#: shortest user name that is removed from paths and texts; shorter ones are parts of other words
MIN_USER_NAME_LETTERS = 3


def report(words: Language, findings: Iterable[str], log: FaultLog, keys: Sequence[str] = ()) -> list[Paragraph]:
    """Return the report as a text with headings; in its lines the player's home folder and user name are replaced.

    :param words: the player's language. :param findings: the doctor's lines.
    :param log: the log of faults; its last ``MAX_LOG_LINES`` lines are included.
    :param keys: names of the last keys, as ``LastKeys.keys``.
    """
    system = f"{platform.platform(terse=True)} {platform.machine()}, Python {platform.python_version()}"
    faults = log.last_lines(MAX_LOG_LINES)
    parts = (
        ("report-versions", [f"Numeramis Access {__version__}", system]),
        ("report-found", list(findings)),
        ("report-noted", faults or [words.text("report-nothing")]),
        ("report-keys", [", ".join(keys) or words.text("report-nothing")]),
    )
    paragraphs = [Paragraph(words.text("report-title"), 1), Paragraph(words.text("report-about"), 0)]
    for heading, lines in parts:
        paragraphs += [Paragraph(words.text(heading), 2), *(Paragraph(without_names(line), 0) for line in lines)]
    return paragraphs


def report_file(text: Iterable[Paragraph]) -> bytes:
    """Return a report as the content of a file of plain text, in UTF-8."""
    lines = (f"\n{paragraph.text}\n" if paragraph.level else paragraph.text for paragraph in text)
    return ("\n".join(lines).strip() + "\n").encode()


def file_name(now: datetime) -> str:
    """Return the name of a report's file, which contains the time. :param now: the time of the report, local."""
    return f"report-{now:%Y%m%d-%H%M%S}.txt"


def without_names(text: str) -> str:
    """Return a text with the player's home folder and user name replaced by ``~``.

    A user name of one or two letters and ``root`` stay.
    """
    for folder in {os.path.expanduser("~"), os.environ.get("USERPROFILE", "")} - {"", "/", "~"}:
        text = re.sub(re.escape(folder), "~", text, flags=re.IGNORECASE)
    for name in {_user(), Path(os.path.expanduser("~")).name}:
        if len(name) >= MIN_USER_NAME_LETTERS and name != "root":
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "~", text, flags=re.IGNORECASE)
    return text


def _user() -> str:
    """Return the player's user name; empty if the system has none."""
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
