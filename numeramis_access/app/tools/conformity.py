"""``conformity``: writes the report on accessibility as one HTML file, from the table whose claims tests check."""

from __future__ import annotations

import argparse
import sys
import tomllib
from itertools import groupby
from pathlib import Path
from typing import Any

from numeramis_access import __version__
from numeramis_access.catalogue import Catalogue
from numeramis_access.output.book import BookTable, html
from numeramis_access.store.files import read_regular_file
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.languages import Languages
from numeramis_access.words.texts import Paragraph, program_text

#: every criterion with its support and the tests that check it
CONFORMITY_FILE = Path(__file__).parents[2] / "web/conformity.toml"
#: the most bytes of the table
MAX_TABLE_BYTES = 1_000_000
#: the language of that table
TABLE_LANGUAGE = "en"
#: the columns: keys of a criterion, each with the message of its heading
COLUMN_MESSAGES = {
    "id": "number",
    "name": "name",
    "level": "level",
    "support": "support",
    "held_by": "tests",
    "note": "note",
}
#: tests in which a checking program looks for faults; it cannot tell that there are none
MACHINE_TESTS = ("tests/web/test_page_checked.py",)
SUPPORTS_LEVEL, UNKNOWN_LEVEL = "supports", "not evaluated"


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue, languages: Languages) -> None:
    """Add the argument: the file to which the report is written."""
    parser.add_argument("--out", type=Path, required=True)


def run(parsed: argparse.Namespace, language: CurrentLanguage, catalogue: Catalogue) -> int:
    """Write the report and print its path; return 0, or 1 after a message if it cannot be written."""
    words = language.messages()
    about = program_text("CONFORMITY", language.code, language.languages)
    text = [about[0], Paragraph(words.text("about-version", version=__version__), 0), *about[1:]]
    heads = [words.text(f"conformity-{name}") for name in COLUMN_MESSAGES.values()]
    tables = [
        BookTable(standard, heads, [_row(criterion) for criterion in group], TABLE_LANGUAGE)
        for standard, group in groupby(read_criteria(), lambda criterion: str(criterion["standard"]))
    ]
    page = html(text, words.code, words.text("handbook-contents"), tables, tables_last=True)
    try:
        parsed.out.write_bytes(page.encode("utf-8"))
    except OSError:
        print(words.text("not-exported", name=str(parsed.out)), file=sys.stderr)
        return 1
    print(words.text("conformity-written", file=str(parsed.out)))
    return 0


def read_criteria() -> list[dict[str, Any]]:
    """Return every criterion of the table in order, each with its ``standard`` and the keys of ``COLUMN_MESSAGES``, of
    which ``level`` and ``note`` can be missing.

    If only an automatic check covers a criterion, ``support`` is ``not evaluated`` where the table says ``supports``: a
    check without findings proves nothing.

    :raises OSError: if the table cannot be read.
    """
    table: list[dict[str, Any]] = tomllib.loads(read_regular_file(CONFORMITY_FILE, MAX_TABLE_BYTES).decode())[
        "criterion"
    ]
    for criterion in table:
        alone = all(test.partition("::")[0] in MACHINE_TESTS for test in criterion["held_by"])
        if alone and criterion["support"] == SUPPORTS_LEVEL:
            criterion["support"] = UNKNOWN_LEVEL
    return table


def _row(criterion: dict[str, Any]) -> list[str]:
    """Return the cells of a criterion; those without a level or a note are empty."""
    cells = {**criterion, "held_by": ", ".join(criterion["held_by"])}
    return [str(cells.get(key, "")) for key in COLUMN_MESSAGES]
