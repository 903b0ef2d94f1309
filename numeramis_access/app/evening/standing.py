"""The standings of an evening at the tables of a house, for its players: their place and its neighbours, all places,
files.

At the evening the list has all names that the house sends. A file can travel further: it names only people who agreed.
"""

from __future__ import annotations

import datetime
from collections.abc import Sequence
from functools import partial
from itertools import groupby

from numeramis_access.app.evening.evening_writer import TextMedium
from numeramis_access.app.evening.papers import write_paper
from numeramis_access.app.reading.reader import Reader
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, opening_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.evening.standings import neighbours_of
from numeramis_access.output import embosser
from numeramis_access.output.book import BookTable, html
from numeramis_access.tables.evening import StandingLine
from numeramis_access.words.phrases import braille_of
from numeramis_access.words.texts import Paragraph


class StandingsMenu(Menu):
    """The standings: the player's line with its neighbours, then all lines, then the written forms.

    :param lines: the standings, field by field, the best first.
    :param own: number of the player's line, from 1; 0 for none.
    :ivar open: whether the menu is open.
    """

    def __init__(self, app: App, lines: Sequence[StandingLine], own: int) -> None:
        super().__init__(app, "evening-standings", self._lines)
        self._standings = tuple(lines)
        self._own = own
        self.open = True

    def leave(self) -> None:
        """Clean up when the menu is removed, and record that it is closed."""
        super().leave()
        self.open = False

    def show(self, lines: Sequence[StandingLine], own: int) -> None:
        """Replace the standings without saying anything; the focus stays on its line.

        :param lines: the new standings. :param own: number of the player's line, from 1; 0 for none.
        """
        self._standings, self._own = tuple(lines), own
        self.renew()

    def _lines(self) -> list[Entry]:
        app = self.app
        if not self._standings:
            return [Entry(partial(app.text, "evening-no-standings")), back_entry(app)]
        return [
            *self._lines_around_own(), *self._all_lines(),
            opening_entry(app, "evening-results-out", partial(_export_menu, app, self._standings)), back_entry(app)
        ]  # fmt: skip

    def _lines_around_own(self) -> list[Entry]:
        """Return the player's line, with the names before and behind it."""
        for field in _fields(self._standings):
            own = next((line for line in field if line.number == self._own), None)
            if own is not None:
                before, behind = (
                    _names(self.app, neighbour) if neighbour else "none" for neighbour in neighbours_of(field, own)
                )
                text = partial(
                    self.app.text, "evening-house-around", place=_place(self.app, own, len(field)),
                    before=before, behind=behind,
                )  # fmt: skip
                return [Entry(partial(self.app.text, "evening-house-standing"), None, text)]
        return []

    def _all_lines(self) -> list[Entry]:
        fields, entries = _fields(self._standings), list[Entry]()
        for field in fields:
            if len(fields) > 1:
                entries.append(Entry(partial(self.app.text, "evening-field", field=field[0].field)))
            entries += [
                Entry(partial(_number_and_names, self.app, line), None, partial(_place, self.app, line))
                for line in field
            ]
        return entries


def _fields(lines: Sequence[StandingLine]) -> list[list[StandingLine]]:
    """Return the lines of each field, the best first."""
    return [list(group) for _, group in groupby(lines, key=lambda line: line.field)]


def _names(app: App, line: StandingLine, public: bool = False) -> str:
    if public and not line.shown:
        return app.text("evening-unnamed", number=line.number)
    return app.narrator.language.join([name or app.text("evening-somebody") for name in line.names])


def _number_and_names(app: App, line: StandingLine, public: bool = False) -> str:
    names, count = _names(app, line, public), len(line.names)
    if public and not line.shown:
        return names
    return app.text("evening-numbered", number=line.number, names=names, count=count)


def _place(app: App, line: StandingLine, of: int = 0) -> str:
    """Return a place with its value. :param of: number of places, 0 for a text without it."""
    worth = app.text("evening-worth", kind=line.unit, value=_number(line))
    return app.text("evening-place", place=line.place, shared=line.shared, worth=worth, of=of)


def _number(line: StandingLine) -> float:
    return int(line.worth) if line.worth == int(line.worth) else line.worth


def _export_menu(app: App, lines: Sequence[StandingLine]) -> Menu:
    """Return the menu of the written forms, which name only people who agreed to it."""
    title = app.text("evening-paper-results")
    embossed, page = partial(_brf, app, lines), partial(_page, app, lines)
    day = datetime.date.today().isoformat()

    def entries() -> list[Entry]:
        made = {"brf": partial(embossed, False), "pef": partial(embossed, True), "html": page}
        forms = [
            button_entry(app, f"evening-as-{form}", partial(write_paper, app, day, "results", form, make))
            for form, make in made.items()
        ]
        return [
            opening_entry(app, "evening-hear", lambda: Reader(app, title, standings_paragraphs(app, lines, "speech"))),
            *forms,
            back_entry(app),
        ]

    return Menu(app, "evening-results-out", entries)


def standings_paragraphs(app: App, lines: Sequence[StandingLine], medium: TextMedium) -> list[Paragraph]:
    """Return the standings as sentences, an item for each entrant, naming only people who agreed to it.

    :param app: the program. :param lines: the standings, the best first.
    :param medium: print and braille write numbers as digits.
    """

    def paragraph(message: str, level: int = 0, item: bool = False, **values: object) -> Paragraph:
        said = app.narrator.language.phrase(message, **values)
        told = said.braille[:1].upper() + said.braille[1:] if medium != "speech" else said.text
        return Paragraph(told, level, item)

    fields = _fields(lines)
    made = [paragraph("evening-paper-results", 1)]
    for field in fields:
        part = paragraph("evening-field", 2, field=field[0].field)
        made.append(part if len(fields) > 1 else paragraph("evening-standings", 2))
        made += [
            paragraph(
                "evening-rank", item=True, names=_number_and_names(app, line, public=True), place=_place(app, line)
            )
            for line in field
        ]
    return made


def _tables(app: App, lines: Sequence[StandingLine]) -> list[BookTable]:
    """Return the standings as tables with headers, one for each field."""
    headers = [app.text(f"evening-column-{name}") for name in ("place", "names", lines[0].unit, "boards")]
    fields, made = _fields(lines), list[BookTable]()
    for field in fields:
        caption = app.text("evening-field", field=field[0].field) if len(fields) > 1 else app.text("evening-standings")
        rows = [
            [f"{line.place}{'=' if line.shared else ''}", braille_of(_number_and_names(app, line, public=True)),
             _cell(app, line), str(line.boards)]
            for line in field
        ]  # fmt: skip
        made.append(BookTable(caption, headers, rows))
    return made


def _cell(app: App, line: StandingLine) -> str:
    return app.narrator.language.form("evening-cell", "braille", value=_number(line))


def _page(app: App, lines: Sequence[StandingLine]) -> bytes:
    contents = app.text("handbook-contents")
    return html(standings_paragraphs(app, lines, "print"), app.language.code, contents, _tables(app, lines)).encode()


def _brf(app: App, lines: Sequence[StandingLine], portable: bool) -> bytes:
    style = embosser.EmbossStyle(app.language.record.literary_braille, portable=portable)
    return embosser.text_file(standings_paragraphs(app, lines, "braille"), app.narrator.language, style)
