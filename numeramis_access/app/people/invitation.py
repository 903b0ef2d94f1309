"""How others are invited to a table: an address and four words, one link that has both, and its QR code."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from numeramis_access.store.files import write_whole
from numeramis_access.tables.protocol import PORT

#: pixels of a square of a QR code in a file
SQUARE = 10


class Invitation(NamedTuple):
    """Where a table is. :param address: of its house, empty where only a page knows it. :param code: four words."""

    address: str
    code: str

    @property
    def link(self) -> str:
        """Return both as one link, for a browser and for the program; the code after ``#`` is sent to no server."""
        base = self.address if "://" in self.address else f"http://{self.address}"
        if base.startswith("http:") and not base.rpartition(":")[2].rstrip("/").isdigit():
            base = f"{base.rstrip('/')}:{PORT}"
        return f"{base.rstrip('/')}/#{'-'.join(_plain(self.code).split())}"

    def squares(self) -> tuple[str, ...]:
        """Return the link as a QR code: rows of ``1`` for dark and ``0`` for light squares, its light edge included."""
        return _squares(self.link)


def _plain(words: str) -> str:
    """Return words without accents, which a code can do without and what reads links and QR codes often spoils."""
    letters = unicodedata.normalize("NFKD", words)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@lru_cache(maxsize=4)
def _squares(link: str) -> tuple[str, ...]:
    import segno  # only where it is shown

    rows = segno.make(link).matrix_iter(border=4)
    return tuple("".join("1" if square else "0" for square in row) for row in rows)


def read_invitation(text: str) -> Invitation:
    """Return what somebody typed: a link, or an address, and the words of a code where they stand behind it."""
    address, _, words = text.strip().partition("#")
    if not words:
        address, _, words = text.strip().partition(" ")
    return Invitation(address.strip().rstrip("/"), " ".join(words.replace("-", " ").split()))


def save(invitation: Invitation, folder: Path) -> Path:
    """Write an invitation out: its QR code as a picture, and beside it the link as a text; return the picture.

    :raises OSError: when it cannot be written.
    """
    import segno

    picture = BytesIO()
    segno.make(invitation.link).save(picture, kind="png", scale=SQUARE, border=4)
    path = folder / f"{_plain(invitation.code).replace(' ', '-')}.png"
    write_whole(path, picture.getvalue())
    write_whole(path.with_suffix(".txt"), f"{invitation.link}\n{invitation.code}\n".encode())
    return path
