"""The question about a newer version of the program: only the player asks it, at the address that this build names.

The owner of the build keeps a text there whose first line is the number of the newest version (``tests.ship
--newest-at``). The request names neither the player nor the version, and without an address nothing is offered.
"""

from __future__ import annotations

import threading
import tomllib
from pathlib import Path

from numeramis_access.input.inbox import Inbox, NewestVersion
from numeramis_access.store.files import read_plain
from numeramis_access.store.versions import VERSION

#: the file in which a build names its address
RELEASE = Path(__file__).with_name("release.toml")
#: the most bytes of that file
LONGEST_RELEASE = 10_000
#: seconds to wait for an answer, and the most bytes of it
PATIENCE, LONGEST = 10.0, 64
#: the name by which the program asks
ASKER = {"User-Agent": "numeramis-access"}


def newest_at() -> str:
    """Return the address at which this build's maker publishes the newest version, empty without one."""
    return str(tomllib.loads(read_plain(RELEASE, LONGEST_RELEASE).decode())["newest_at"])


def ask_newest(address: str, inbox: Inbox) -> None:
    """Ask for the newest version in the background; the answer arrives in the inbox as ``NewestVersion``.

    :param address: the address, as ``newest_at`` returns it.
    """
    threading.Thread(
        target=lambda: inbox.put(NewestVersion(fetch(address))), name="newest version", daemon=True
    ).start()


def fetch(address: str) -> str:
    """Return the version published at an address, empty if there is no answer or no version in it."""
    import http.client
    import urllib.request

    try:
        asked = urllib.request.Request(address, headers=ASKER)
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            text = answer.read(LONGEST).decode("ascii", "replace")
    except (OSError, ValueError, http.client.HTTPException):
        return ""
    first, _, _ = text.strip().partition("\n")
    told = VERSION.fullmatch(first.strip())
    return told[0] if told else ""
