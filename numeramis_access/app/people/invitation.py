"""The invitation to a table: an address and a code of four words, a link with both, and its QR code."""

from __future__ import annotations

import unicodedata
from functools import lru_cache, partial
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from numeramis_access.app.shell.menu import Entry, button_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.output.channel import SharesInvitations
from numeramis_access.store.files import write_whole
from numeramis_access.tables.protocol import DEFAULT_PORT

#: pixels of one square of a QR code in a file
SQUARE_PIXELS = 10


class Invitation(NamedTuple):
    """The invitation to a table.

    :param address: address of the table's server, empty on a page: only the page itself knows it.
    :param code: the table's code of four words, empty if no one can be invited.
    """

    address: str
    code: str

    @property
    def link(self) -> str:
        """Return address and code as one link; an address of plain HTTP without a port gets the default port.

        A browser does not send the code after ``#`` to any server.
        """
        base = self.address if "://" in self.address else f"http://{self.address}"
        if base.startswith("http:") and not base.rpartition(":")[2].rstrip("/").isdigit():
            base = f"{base.rstrip('/')}:{DEFAULT_PORT}"
        return f"{base.rstrip('/')}/#{'-'.join(_plain(self.code).split())}"

    def qr_rows(self) -> tuple[str, ...]:
        """Return the link as a QR code: rows of ``1`` for dark and ``0`` for light squares, with the light margin."""
        return _squares(self.link)


def _plain(words: str) -> str:
    """Return words without accents, which readers of links and QR codes often spoil; codes are valid without them."""
    letters = unicodedata.normalize("NFKD", words)
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@lru_cache(maxsize=4)
def _squares(link: str) -> tuple[str, ...]:
    import segno  # only where it is shown

    rows = segno.make(link).matrix_iter(border=4)
    return tuple("".join("1" if square else "0" for square in row) for row in rows)


def read_invitation(text: str) -> Invitation:
    """Return the invitation in typed text: a link, or an address that a code can follow.

    The invitation's code is empty if the text has none.
    """
    address, _, words = text.strip().partition("#")
    if not words:
        address, _, words = text.strip().partition(" ")
    return Invitation(address.strip().rstrip("/"), " ".join(words.replace("-", " ").split()))


def invitation_entries(app: App, invitation: Invitation, game: str) -> list[Entry]:
    """Return the entries that show a code and an address and write them to files; on a page those that show the code
    and share the link.

    Empty without a code.

    :param app: the program. :param invitation: the invitation. :param game: name of the game in the player's language.
    """
    if not invitation.code:
        return []
    code = Entry(partial(app.text, "people-code-is"), None, lambda: invitation.code)
    if not invitation.address:
        shares = any(isinstance(channel, SharesInvitations) for channel in app.announcer.channels)
        return [*([button_entry(app, "people-share", partial(_share, app, invitation, game))] if shares else []), code]
    address = Entry(partial(app.text, "people-address-is"), None, lambda: invitation.address)
    return [code, address, button_entry(app, "people-invitation", partial(_save, app, invitation))]


def _share(app: App, invitation: Invitation, game: str) -> None:
    """Have the player's device share the link of a table."""
    for channel in app.announcer.channels:
        if isinstance(channel, SharesInvitations):
            channel.share_table(invitation.code, app.text("people-come", game=game))


def _save(app: App, invitation: Invitation) -> None:
    """Write the invitation to files, and say where."""
    try:
        path = save_invitation(invitation, app.home.exports)
    except OSError:
        app.say("not-exported", cue="refusal", name=str(app.home.exports))
    else:
        app.say("people-invitation-saved", name=str(path))


def save_invitation(invitation: Invitation, folder: Path) -> Path:
    """Write the QR code as a PNG picture, and link and code as a text file beside it; return the picture's path.

    :param invitation: the invitation. :param folder: the folder of the files, which are named by the code.
    :raises OSError: if it cannot be written.
    """
    import segno

    picture = BytesIO()
    segno.make(invitation.link).save(picture, kind="png", scale=SQUARE_PIXELS, border=4)
    path = folder / f"{_plain(invitation.code).replace(' ', '-')}.png"
    write_whole(path, picture.getvalue())
    write_whole(path.with_suffix(".txt"), f"{invitation.link}\n{invitation.code}\n".encode())
    return path
