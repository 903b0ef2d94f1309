"""The page's HTML as a browser first gets it: its language, and the sentence for browsers without JavaScript."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib import resources

from numeramis_access.words.language import Language
from numeramis_access.words.languages import Languages

#: the two places of ``page/index.html`` that depend on the language
ROOT_ELEMENT, NOSCRIPT_ELEMENT = '<html lang="en"', "<noscript></noscript>"


def first_page(codes: Sequence[str], languages: Languages) -> str:
    """Return the page as HTML, with its sentence for browsers without JavaScript in each of these languages.

    :param codes: languages of the sentence, at least one; the page itself is in the first one.
    :param languages: all languages.
    """
    page = resources.files("numeramis_access.web").joinpath("page/index.html").read_text("utf-8")
    texts = ((code, Language(code, languages=languages).text("page-without-script")) for code in codes)
    told = "".join(f'<p lang="{code}">{escape(text)}</p>' for code, text in texts)
    return page.replace(ROOT_ELEMENT, f'<html lang="{codes[0]}"').replace(
        NOSCRIPT_ELEMENT, f"<noscript>{told}</noscript>"
    )
