"""Deals of every game in the languages that are not complete, to be read from the first sentence to the last.

``python -m tests.transcripts.languages [LANGUAGE …]`` rewrites them in ``recorded/languages`` in some seconds; a test
compares them. A log has each sentence in its usual form, behind ``|`` its brief form if that differs (``-`` for
silence), and below it the braille lines of 14, 20 and 40 cells, once if they are alike. No level thinks: chance plays
the cards, so that much happens. The log of a line is a deal of each language on a display of twenty cells, with hand
and table as the program itself shows them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from braille.brf import wrap
from braille.text import BrailleTable
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.people import Person
from tests.contract.telling import tell
from tests.standard import GAMES
from tests.transcripts.lines import Dealt, play

FOLDER = Path(__file__).parent / "recorded" / "languages"
CODES = tuple(code for code, record in LANGUAGES.items() if not record.complete)
#: names that each language's braille can write
PERSONS = (Person("Eva", "feminine"), Person("Adam"), Person("Ida", "feminine"), Person("Dan"))
WIDTHS = (14, 20, 40)
#: number of deals before the match is left
DEALS = 2
#: each game in its usual form, twice
SEEDS = (1, 2)


def said(game: str, seed: int, language: str) -> list[Announcement]:
    """Return the first seat's announcements of a match, from its first event to the end of its last deal."""
    return [one for moment in tell((game, 4, {}), seed, language, PERSONS, DEALS) for one in moment.said]


def log(announcements: Sequence[Announcement], table: BrailleTable) -> str:
    """Return announcements as text: each sentence, and its braille lines."""
    lines: list[str] = []
    for one in announcements:
        brief = "-" if not one.in_brief else one.brief
        lines += [one.text if brief == one.text else f"{one.text} | {brief}", *_rows(one, table)]
    return "\n".join(lines) + "\n"


def _rows(one: Announcement, table: BrailleTable) -> Iterator[str]:
    before: list[str] = []
    for width in WIDTHS:
        cells = table.cells(one.braille)
        parts = [cells] if len(cells) <= width else wrap(cells, width - 1)
        rows = [table.text(part) for part in parts]
        if rows != before:
            yield f"    {width}: {' / '.join(rows)}"
        before = rows


def spoken(code: str) -> Iterator[tuple[Path, str]]:
    """Yield the paths and texts of a language's spoken logs."""
    table = BrailleTable(LANGUAGES[code].computer_braille)
    for game in GAMES:
        told = [one for seed in SEEDS for one in said(game, seed, code)]
        yield FOLDER / f"{game}-{code}.txt", log(told, table)


def on_line(code: str) -> tuple[Path, str]:
    """Return the path and text of a language's log of a deal on a display."""
    return FOLDER / f"quist-{code}-line-20.txt", play(Dealt("quist", "20", code))


def main() -> None:
    """Write all logs, or those of the named languages."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for code in sys.argv[1:] or CODES:
        for path, text in (*spoken(code), on_line(code)):
            path.write_text(text, encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
