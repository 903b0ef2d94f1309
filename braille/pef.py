"""PEF: pages of braille as an XML file of Unicode patterns, which contains its page size and allows eight dots.

Source: Portable Embosser Format 1.0 (2008-1).
"""

from __future__ import annotations

from html import escape

from braille.brf import PageSize
from braille.cells import to_unicode

FORMAT = "http://www.daisy.org/ns/2008/pef"
DUBLIN_CORE = "http://purl.org/dc/elements/1.1/"


def pef(pages: list[list[bytes]], page: PageSize, title: str, language: str) -> bytes:
    """Return a PEF file of one volume, printed on one side.

    :param pages: cells of the lines of each page, as ``brf.pages`` returns them.
    :param page: the size of every page. :param title: title of the file, in print.
    :param language: code of the language, such as ``cs``.
    """
    size = f'cols="{page.width}" rows="{page.height}" rowgap="0" duplex="false"'
    sheets = "".join(_sheet(lines) for lines in pages)
    facts = f"<dc:title>{escape(title)}</dc:title><dc:language>{escape(language)}</dc:language>"
    known = f"<dc:format>application/x-pef+xml</dc:format><dc:identifier>{escape(title)}</dc:identifier>"
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<pef version="2008-1" xmlns="{FORMAT}">\n'
        f'<head><meta xmlns:dc="{DUBLIN_CORE}">{known}{facts}</meta></head>\n'
        f"<body><volume {size}><section>\n{sheets}</section></volume></body>\n</pef>\n"
    ).encode()


def _sheet(lines: list[bytes]) -> str:
    return "<page>" + "".join(f"<row>{to_unicode(line)}</row>" for line in lines) + "</page>\n"
