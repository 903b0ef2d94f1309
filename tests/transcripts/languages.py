"""Deals of every game as they are said in the languages that are not complete, to be read from first to last sentence.

``python -m tests.transcripts.languages [LANGUAGE …]`` writes them anew into ``recorded/languages``, in some seconds; a
test compares them. In a log stands each sentence as it is usually said, behind ``|`` in brief where that is another one
(``-`` where nothing is said), and beneath it what stands on lines of 14, 20 and 40 cells, once where they are alike.
Nobody thinks: cards are played by chance, so that much happens. The log of a line is a deal of each language on a
display of twenty cells, hand and table too, as the program itself puts it there.
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
#: names that every language can write in its own braille
PERSONS = (Person("Eva", "feminine"), Person("Adam"), Person("Ida", "feminine"), Person("Dan"))
WIDTHS = (14, 20, 40)
#: after how many deals a match is left
DEALS = 2
#: each game as it usually is, twice
SEEDS = (1, 2)


def said(game: str, seed: int, language: str) -> list[Announcement]:
    """Return what the first seat is told of a match, from its first event to the end of its last deal."""
    return [one for moment in tell((game, 4, {}), seed, language, PERSONS, DEALS) for one in moment.said]


def log(announcements: Sequence[Announcement], table: BrailleTable) -> str:
    """Return what was said as text: each sentence, and what stands of it on the lines."""
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
    """Yield the logs of what is said in a language: files and texts."""
    table = BrailleTable(LANGUAGES[code].computer_braille)
    for game in GAMES:
        told = [one for seed in SEEDS for one in said(game, seed, code)]
        yield FOLDER / f"{game}-{code}.txt", log(told, table)


def on_line(code: str) -> tuple[Path, str]:
    """Return the log of a deal on a display: its file and its text."""
    return FOLDER / f"quist-{code}-line-20.txt", play(Dealt("quist", "20", code))


def main() -> None:
    """Write the logs anew, all of them or those of the languages that are named."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for code in sys.argv[1:] or CODES:
        for path, text in (*spoken(code), on_line(code)):
            path.write_text(text, encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
