"""Make, check, replace and revoke the cookies of pages; each cookie opens one home (a visitor's folder of data).

A cookie has the name of its home, a random number, the digest of the cookie that it replaces, and a signature. A home
on the disk accepts one cookie: the first that a page showed, until a page shows the cookie that replaces it.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from pathlib import Path
from typing import NamedTuple

from numeramis_access.server.stores.store import Store

#: shortest length of an unsigned cookie, as older versions made them
MIN_UNSIGNED_COOKIE = 32
#: digest of no cookie; the store has it for a home whose pages were signed out
NO_COOKIE_DIGEST = b""


class Cookie(NamedTuple):
    """The content of a cookie.

    :param home: name of the home that it opens.
    :param digest: digest of its whole text.
    :param takes: hexadecimal digest of the cookie that it replaces, empty for none.
    :param signed: whether this house signed it; cookies of older versions are unsigned.
    """

    home: str
    digest: bytes
    takes: str
    signed: bool


class Pages:
    """The cookies of a house's pages.

    :param store: keeps the accepted cookie of each home.
    :param homes: folder of the visitors' homes.
    """

    def __init__(self, store: Store, homes: Path) -> None:
        self._store = store
        self._homes = homes
        self._key = hmac.digest(store.salt(), b"cookies of pages", "sha256")

    def new_cookie(self, before: str = "") -> str:
        """Return a new cookie.

        :param before: cookie to replace, or empty; without a valid one the new cookie opens a new home.
        :raises StoreFailed: if the store fails.
        """
        old = self.read_valid(before)
        home, takes = (old.home, old.digest.hex()) if old is not None else (secrets.token_hex(20), "")
        return self._sign(f"{home}.{secrets.token_urlsafe(32)}.{takes}")

    def replace_cookies(self, home: str) -> str:
        """Return a new cookie for a home and revoke all others.

        :param home: name of the home. :raises StoreFailed: if the store fails.
        """
        made = self._sign(f"{home}.{secrets.token_urlsafe(32)}.")
        self._store.keep_page(home, _digest(made))
        return made

    def read_valid(self, text: str) -> Cookie | None:
        """Return the content of a valid cookie; None for any other.

        :param text: the cookie. :raises StoreFailed: if the store fails.
        """
        cookie = self._read(text)
        if cookie is None:
            return None
        kept = self._store.page(cookie.home)
        if kept is None:
            good = cookie.signed or (self._homes / cookie.home).is_dir()
        else:
            good = kept != NO_COOKIE_DIGEST and kept.hex() in (cookie.digest.hex(), cookie.takes)
        return cookie if good else None

    def note_cookie(self, cookie: Cookie) -> None:
        """Record that a page has shown a cookie: from now on only it and its replacement are valid for its home.

        Do nothing for an unsigned cookie, or if the home is not on the disk. The caller has checked that the cookie is
        valid (``read_valid``).

        :param cookie: the cookie.
        :raises StoreFailed: if the store fails.
        """
        there = (self._homes / cookie.home).is_dir()
        if cookie.signed and there and self._store.page(cookie.home) != cookie.digest:
            self._store.keep_page(cookie.home, cookie.digest)

    def was_valid(self, text: str) -> bool:
        """Return whether a cookie has ever been valid: this house signed it, or knows the home of an unsigned one.

        :param text: the cookie.
        :raises StoreFailed: if the store fails.
        """
        cookie = self._read(text)
        return cookie is not None and (cookie.signed or self._store.page(cookie.home) is not None)

    def are_signed_out(self, home: str) -> bool:
        """Return whether the pages of a home were signed out.

        :param home: name of the home. :raises StoreFailed: if the store fails.
        """
        return self._store.page(home) == NO_COOKIE_DIGEST

    def _sign(self, text: str) -> str:
        mac = hmac.digest(self._key, text.encode(), "sha256")
        return f"{text}.{base64.urlsafe_b64encode(mac).rstrip(b'=').decode()}"

    def _read(self, text: str) -> Cookie | None:
        said, _, _ = text.rpartition(".")
        if not text.isascii():
            return None
        if said:
            signed = hmac.compare_digest(text, self._sign(said))
            home, _, takes = said.split(".") if signed else ("", "", "")
            return Cookie(home, _digest(text), takes, True) if signed else None
        return Cookie(home_of_cookie(text), _digest(text), "", False) if len(text) >= MIN_UNSIGNED_COOKIE else None


def home_of_cookie(cookie: str) -> str:
    """Return the name of a cookie's home, also for an invalid cookie."""
    home, dot, _ = cookie.partition(".")
    return home if dot else hashlib.sha256(cookie.encode()).hexdigest()[:40]


def _digest(cookie: str) -> bytes:
    return hashlib.sha256(cookie.encode()).digest()
