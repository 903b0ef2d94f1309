"""``conformity``: writes the report on accessibility, from the same table that tests hold, as one HTML file."""

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
from numeramis_access.store.files import read_plain
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.languages import Languages
from numeramis_access.words.texts import Paragraph, program_text

#: every criterion with its support and the tests that hold it
TABLE = Path(__file__).parents[2] / "web/conformity.toml"
#: the most bytes of the table
LONGEST_TABLE = 1_000_000
#: the language of that table
WRITTEN_IN = "en"
#: the columns: keys of a criterion, each with the message of its heading
COLUMNS = {"id": "number", "name": "name", "level": "level", "support": "support", "held_by": "tests", "note": "note"}
#: tests in which a checking program looks for faults; it cannot tell that there are none
MACHINE = ("tests/web/test_page_checked.py",)
SUPPORTS, UNKNOWN = "supports", "not evaluated"


def arguments(parser: argparse.ArgumentParser, catalogue: Catalogue, languages: Languages) -> None:
    """Add the file of the report."""
    parser.add_argument("--out", type=Path, required=True)


def run(parsed: argparse.Namespace, current: CurrentLanguage, catalogue: Catalogue) -> int:
    """Write the report and print its path; return 0, or 1 with a message if it fails."""
    words = current.messages()
    about = program_text("CONFORMITY", current.code, current.languages)
    text = [about[0], Paragraph(words.text("about-version", version=__version__), 0), *about[1:]]
    heads = [words.text(f"conformity-{name}") for name in COLUMNS.values()]
    tables = [
        BookTable(standard, heads, [_row(criterion) for criterion in group], WRITTEN_IN)
        for standard, group in groupby(criteria(), lambda criterion: str(criterion["standard"]))
    ]
    page = html(text, words.code, words.text("handbook-contents"), tables, tables_last=True)
    try:
        parsed.out.write_bytes(page.encode("utf-8"))
    except OSError:
        print(words.text("not-exported", name=str(parsed.out)), file=sys.stderr)
        return 1
    print(words.text("conformity-written", file=str(parsed.out)))
    return 0


def criteria() -> list[dict[str, Any]]:
    """Return every criterion of the table in order, with the support that the report states.

    If only an automatic check covers a criterion, the report states no support: a check without findings proves
    nothing.
    """
    table: list[dict[str, Any]] = tomllib.loads(read_plain(TABLE, LONGEST_TABLE).decode())["criterion"]
    for criterion in table:
        alone = all(test.partition("::")[0] in MACHINE for test in criterion["held_by"])
        if alone and criterion["support"] == SUPPORTS:
            criterion["support"] = UNKNOWN
    return table


def _row(criterion: dict[str, Any]) -> list[str]:
    """Return the cells of a criterion; those without a level or a note are empty."""
    cells = {**criterion, "held_by": ", ".join(criterion["held_by"])}
    return [str(cells.get(key, "")) for key in COLUMNS]
