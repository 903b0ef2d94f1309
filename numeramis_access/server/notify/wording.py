"""The words of calls: they name a table and the people there, never a card, a hand or a result."""

from __future__ import annotations

import re
from email.charset import QP, Charset
from email.header import Header
from email.message import Message
from email.utils import formatdate, make_msgid
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from numeramis_access.server.people.calls import CallToTables, Letter, TableInCall
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES

#: length of a message to a browser before it is encrypted, in bytes: all are as long, so the length tells nothing
PUSH_BYTES = 2048
#: UTF-8, in which mail servers can read most letters; Python's newer messages take three times as long to form
MAIL_CHARSET = Charset("utf-8")
MAIL_CHARSET.header_encoding = MAIL_CHARSET.body_encoding = QP
#: most tables that a message to a browser names
MAX_NAMED_TABLES = 5


class Envelope(NamedTuple):
    """Facts about a house that all its messages need.

    :param sender: e-mail address of the house, empty if it sends no e-mails.
    :param address: address of the page, empty if people elsewhere cannot reach it.
    :param locales: folders of the words of the games.
    """

    sender: str = ""
    address: str = ""
    locales: tuple[Path, ...] = ()


@cache
def words_of(code: str, locales: tuple[Path, ...]) -> Language:
    """Return a language by its code; for an unknown code the fallback language.

    :param code: code of the language. :param locales: folders of the games' words.
    """
    return Language(code if code in LANGUAGES else LANGUAGES.fallback, languages=LANGUAGES, locales=locales)


def table_title(table: TableInCall, words: Language) -> str:
    """Return a title for a table: its game and the names of the others who sit there, if there are any.

    :param table: the table. :param words: the reader's language.
    """
    known = words.has(f"game-{table.game}")
    game = words.text(f"game-{table.game}" if known else "people-unknown-game")
    return words.text("turns-named", game=game, names=words.join(list(table.names))) if table.names else game


def call_mail(call: CallToTables, address: str, stop: str, house: Envelope) -> Message:
    """Return the e-mail of a call.

    :param call: the call. :param address: the reader's address.
    :param stop: link that ends such e-mails, empty if the page has no address. :param house: what all messages need.
    """
    words = words_of(call.language, house.locales)
    lines = [words.text("calls-mail-waits", count=len(call.tables)), ""]
    lines += [f"- {_without_links(table_title(table, words))}" for table in call.tables]
    if house.address:
        lines += ["", words.text("calls-mail-open"), f"{house.address}#tables"]
    lines += ["", "-- ", words.text("calls-mail-why"), *([words.text("calls-mail-stop"), stop] if stop else [])]
    message = _mail(words.text("calls-mail-subject", count=len(call.tables)), lines, address, house)
    if stop:
        message["List-Unsubscribe"], message["List-Unsubscribe-Post"] = f"<{stop}>", "List-Unsubscribe=One-Click"
    return message


def code_mail(letter: Letter, refuse: str, house: Envelope) -> Message:
    """Return the e-mail with a code.

    :param letter: the letter with the code.
    :param refuse: link by which the reader refuses such e-mails, empty if the page has no address.
    :param house: what all messages need.
    """
    words = words_of(letter.language, house.locales)
    lines = [words.text("calls-code", code=letter.code), "", "-- ", words.text("calls-code-why")]
    lines += [words.text("calls-code-refuse"), refuse] if refuse else []
    return _mail(words.text("calls-code-subject"), lines, letter.address, house)


def _without_links(text: str) -> str:
    """Return a text with names in it in which no mail program finds a link: a name can look like an address."""
    return re.sub(r"://|(?i:www)\.", lambda sign: f"{sign[0][:-1]} {sign[0][-1]}", text)


def _mail(subject: str, lines: list[str], address: str, house: Envelope) -> Message:
    message = Message()
    message.set_payload("\n".join(lines) + "\n", MAIL_CHARSET)
    message["From"], message["To"], message["Subject"] = house.sender, address, Header(subject, MAIL_CHARSET).encode()
    message["Date"], message["Message-ID"] = formatdate(), make_msgid(domain=house.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    return message


def push_body(call: CallToTables, house: Envelope) -> bytes:
    """Return the text of a call to a browser, before encryption: JSON padded with spaces to ``PUSH_BYTES`` bytes. It
    names at most ``MAX_NAMED_TABLES`` tables; names that do not fit are cut.

    :param call: the call. :param house: what all messages need.
    """
    words = words_of(call.language, house.locales)
    named = [table_title(table, words) for table in call.tables[:MAX_NAMED_TABLES]]
    told = {
        "title": words.text("calls-mail-subject", count=len(call.tables)), "body": "\n".join(named),
        "lang": call.language, "go": call.tables[0].table if len(call.tables) == 1 else "tables",
    }  # fmt: skip
    while len(text := msgspec.json.encode(told, enc_hook=str)) > PUSH_BYTES:
        told["body"] = f"{told['body'][:-2]}…"
    return text.ljust(PUSH_BYTES)
