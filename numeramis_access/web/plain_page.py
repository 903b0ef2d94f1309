"""Pages that need neither the program nor another file: without a connection, for links in e-mails, and about privacy.
"""

from __future__ import annotations

from html import escape
from typing import Literal, TypeAlias

from numeramis_access.app.people.own_calls import KEPT_MESSAGES
from numeramis_access.words.language import Language

#: what a link of an e-mail asks for: no more calls there, or no more codes
LinkKind: TypeAlias = Literal["stop", "refuse"]


def _page(language: Language, title: str, inner: str) -> bytes:
    """Return a page. :param inner: its content in HTML, after the heading."""
    return (
        f'<!doctype html>\n<html lang="{language.code}">\n<head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta name="color-scheme" content="light dark"><title>{title}</title></head>\n'
        f"<body><main><h1>{title}</h1>{inner}</main></body></html>\n"
    ).encode()


def page_without_connection(language: Language) -> bytes:
    """Return the page that a browser shows while the server cannot be reached, as HTML in UTF-8."""
    title, told, again = (escape(language.text(f"page-unreached{part}")) for part in ("-title", "", "-again"))
    return _page(language, title, f'<p role="alert">{told}</p><p><a href="./">{again}</a></p>')


def privacy_page(language: Language) -> bytes:
    """Return the page that lists the data which a server keeps to call people, as HTML in UTF-8."""
    lines = "".join(f"<li>{escape(language.text(message))}</li>" for message in KEPT_MESSAGES)
    return _page(language, escape(language.text("calls-kept")), f"<ul>{lines}</ul>")


def letter_page(language: Language, kind: LinkKind, address: str, done: bool) -> bytes:
    """Return the page of a link in an e-mail; it asks before it acts, because some mailboxes open links before the
    reader does.

    :param language: language of the page.
    :param kind: the kind of link: ``stop`` ends e-mails about tables to this address, ``refuse`` refuses codes for it
        for a year.
    :param address: the reader's e-mail address.
    :param done: whether the reader has agreed.
    """
    title = escape(language.text(f"calls-{kind}-title"))
    told = escape(language.text(f"calls-{kind}-{'done' if done else 'question'}", address=address))
    label = escape(language.text(f"calls-{kind}-yes"))
    button = "" if done else f'<form method="post"><button>{label}</button></form>'
    kept = f'<p><a href="privacy.html">{escape(language.text("calls-kept"))}</a></p>'
    return _page(language, title, f'<p role="status">{told}</p>{button}{kept}')
