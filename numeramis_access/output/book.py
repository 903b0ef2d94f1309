"""Write a long text as one HTML file that screen readers can navigate: headings, a table of contents, lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

from numeramis_access.words.texts import Paragraph

#: follows the system's dark mode, limits the line length, moves nothing
PAGE_STYLE = (
    ":root{color-scheme:light dark;background:Canvas;color:CanvasText}"
    "body{font:1.15rem/1.6 system-ui,sans-serif;max-width:42em;margin:auto;padding:1em}"
    "h1,h2,h3,h4{line-height:1.25}li{margin:.2em 0}a{color:LinkText}"
    "table{border-collapse:collapse}caption{text-align:start}"
    "th,td{border:1px solid;padding:.2em .4em;text-align:start;overflow-wrap:anywhere}"
    "@media(max-width:30em){table{font-size:.85em}th,td{padding:.1em .2em}}"
    "@media print{nav{display:none}h2{break-after:avoid}li{break-inside:avoid}}"
)
#: in print each part begins a page; the first follows the title
PRINT_STYLE = "@media print{h2:not(:first-child){break-before:page}}"


class BookTable(NamedTuple):
    """A table of a book; the second cell of a row is the row's header.

    :param caption: the caption above the table.
    :param headers: the column headers.
    :param rows: the rows, each with a text for every column.
    :param language: code of the language of caption and rows, empty for the document's.
    """

    caption: str
    headers: Sequence[str]
    rows: Sequence[Sequence[str]]
    language: str = ""


def html(
    text: Sequence[Paragraph], language: str, contents: str, tables: Sequence[BookTable] = (), apart: bool = False,
    tables_last: bool = False,
) -> str:
    """Return a text as an HTML document; its first paragraph is the title.

    :param text: the paragraphs, at least one.
    :param language: code of the text's language.
    :param contents: heading of the table of contents.
    :param tables: tables, placed before the text.
    :param apart: whether each part below the title begins a page in print.
    :param tables_last: whether the tables stand after the text instead.
    """
    title, style = escape(text[0].text), PAGE_STYLE + PRINT_STYLE * apart
    parts = ["".join(map(_table, tables)), "".join(_body(text[1:]))]
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>{style}</style>\n</head>\n<body>\n<header>\n<h1>{title}</h1>\n</header>\n{_contents(text, contents)}"
        f"<main>\n{''.join(reversed(parts) if tables_last else parts)}</main>\n</body>\n</html>\n"
    )


def _table(table: BookTable) -> str:
    """Return a table whose cells readers announce with their headers."""
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in table.headers)
    rows = "".join(f"<tr>{''.join(map(_cell, range(len(row)), row))}</tr>\n" for row in table.rows)
    own = f' lang="{escape(table.language)}"' if table.language else ""
    return (
        f"<table>\n<caption{own}>{escape(table.caption)}</caption>\n<thead><tr>{head}</tr></thead>\n"
        f"<tbody{own}>\n{rows}</tbody>\n</table>\n"
    )


def _cell(column: int, text: str) -> str:
    return f'<th scope="row">{escape(text)}</th>' if column == 1 else f"<td>{escape(text)}</td>"


def _contents(text: Sequence[Paragraph], heading: str) -> str:
    chapters = [(number, paragraph) for number, paragraph in enumerate(text) if paragraph.level == 2]
    links = "".join(f'<li><a href="#c{number}">{escape(paragraph.text)}</a></li>\n' for number, paragraph in chapters)
    return f'<nav aria-labelledby="contents">\n<h2 id="contents">{escape(heading)}</h2>\n<ol>\n{links}</ol>\n</nav>\n'


def _body(text: Iterable[Paragraph]) -> Iterable[str]:
    """Return the elements in order; consecutive items form one list."""
    in_list = False
    for number, paragraph in enumerate(text, 1):
        if paragraph.item != in_list:
            yield "<ul>\n" if paragraph.item else "</ul>\n"
            in_list = paragraph.item
        name = "li" if paragraph.item else f"h{paragraph.level}" if paragraph.level else "p"
        anchor = f' id="c{number}" tabindex="-1"' if paragraph.level == 2 else ""
        yield f"<{name}{anchor}>{escape(paragraph.text)}</{name}>\n"
    if in_list:
        yield "</ul>\n"
