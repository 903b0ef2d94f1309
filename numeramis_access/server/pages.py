"""The cookies of pages: each is made here, opens one home, and can be revoked; one of before is exchanged for another.

A cookie names its home, a number by chance and the cookie whose place it takes, and is signed. Of a home that is on the
disk only one is good: the first that was shown there, then the one that took its place, once that was shown.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from pathlib import Path
from typing import NamedTuple

from numeramis_access.server.stores.store import Store

#: least characters of a cookie that was made before they were signed
OLD = 32
#: digest of no cookie at all: what stands where the pages of a home were signed out
NONE = b""


class Cookie(NamedTuple):
    """What a cookie says. :param digest: of all of it. :param takes: digest of the one whose place it takes, in hex."""

    home: str
    digest: bytes
    takes: str
    signed: bool


class Pages:
    """The cookies of a house's pages.

    :param homes: folder of the visitors' homes.
    """

    def __init__(self, store: Store, homes: Path) -> None:
        self._store = store
        self._homes = homes
        self._key = hmac.digest(store.salt(), b"cookies of pages", "sha256")

    def made(self, before: str = "") -> str:
        """Return a new cookie, for a new home. :param before: a cookie that is good, for whose home it is instead."""
        old = self.good(before)
        home, takes = (old.home, old.digest.hex()) if old is not None else (secrets.token_hex(20), "")
        return self._sign(f"{home}.{secrets.token_urlsafe(32)}.{takes}")

    def renewed(self, home: str) -> str:
        """Return a new cookie for a home, where no other one is good from now on. :raises StoreFailed:"""
        made = self._sign(f"{home}.{secrets.token_urlsafe(32)}.")
        self._store.keep_page(home, _digest(made))
        return made

    def good(self, text: str) -> Cookie | None:
        """Return what a cookie says that is good now; None for any other. :raises StoreFailed:"""
        cookie = self._read(text)
        if cookie is None:
            return None
        kept = self._store.page(cookie.home)
        if kept is None:
            good = cookie.signed or (self._homes / cookie.home).is_dir()
        else:
            good = kept != NONE and kept.hex() in (cookie.digest.hex(), cookie.takes)
        return cookie if good else None

    def note_cookie(self, cookie: Cookie) -> None:
        """Take note that a page has shown a cookie: of a home on the disk it is the only one that is good from now on.

        :raises StoreFailed:
        """
        there = (self._homes / cookie.home).is_dir()
        if cookie.signed and there and self._store.page(cookie.home) != cookie.digest:
            self._store.keep_page(cookie.home, cookie.digest)

    def was_good(self, text: str) -> bool:
        """Return whether a cookie was made here, or was known before they were signed. :raises StoreFailed:"""
        cookie = self._read(text)
        return cookie is not None and (cookie.signed or self._store.page(cookie.home) is not None)

    def are_signed_out(self, home: str) -> bool:
        """Return whether the pages of a home were signed out. :raises StoreFailed:"""
        return self._store.page(home) == NONE

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
        return Cookie(home_named(text), _digest(text), "", False) if len(text) >= OLD else None


def home_named(cookie: str) -> str:
    """Return the name of the home that a cookie is for, whether or not it is good."""
    home, dot, _ = cookie.partition(".")
    return home if dot else hashlib.sha256(cookie.encode()).hexdigest()[:40]


def _digest(cookie: str) -> bytes:
    return hashlib.sha256(cookie.encode()).digest()
