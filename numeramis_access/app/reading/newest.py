"""The question about a newer version of the program: only the player asks it, at the address that this build names.

The owner of the build keeps a text there whose first line is the number of the newest version (``tests.ship
--newest-at``). The request names neither the player nor the version, and without an address nothing is offered.
"""

from __future__ import annotations

import threading
import tomllib
from pathlib import Path

from numeramis_access.input.inbox import Inbox, NewestVersion
from numeramis_access.store.files import read_regular_file
from numeramis_access.store.versions import VERSION_PATTERN

#: the file in which a build names its address
RELEASE_FILE = Path(__file__).with_name("release.toml")
#: the most bytes of that file
MAX_RELEASE_BYTES = 10_000
#: seconds to wait for an answer, and the most bytes of it
ANSWER_SECONDS, MAX_ANSWER_BYTES = 10.0, 64
#: the name by which the program asks
REQUEST_HEADERS = {"User-Agent": "numeramis-access"}


def newest_version_address() -> str:
    """Return the address at which this build's maker publishes the newest version; empty if the build names none.

    :raises OSError: if the file of the build, ``RELEASE_FILE``, cannot be read.
    """
    return str(tomllib.loads(read_regular_file(RELEASE_FILE, MAX_RELEASE_BYTES).decode())["newest_at"])


def ask_newest_version(address: str, inbox: Inbox) -> None:
    """Ask for the newest version in the background; the answer arrives in the inbox as ``NewestVersion``.

    :param address: the address, as ``newest_version_address`` returns it. :param inbox: the program's inbox.
    """
    threading.Thread(
        target=lambda: inbox.put(NewestVersion(fetch_newest_version(address))), name="newest version", daemon=True
    ).start()


def fetch_newest_version(address: str) -> str:
    """Return the version published at an address, the first line of its answer; empty if there is no answer or that
    line is no version.

    It waits at most ``ANSWER_SECONDS`` for each part of the answer.
    """
    import http.client
    import urllib.request

    try:
        request = urllib.request.Request(address, headers=REQUEST_HEADERS)
        with urllib.request.urlopen(request, timeout=ANSWER_SECONDS) as answer:
            text = answer.read(MAX_ANSWER_BYTES).decode("ascii", "replace")
    except (OSError, ValueError, http.client.HTTPException):
        return ""
    first, _, _ = text.strip().partition("\n")
    version = VERSION_PATTERN.fullmatch(first.strip())
    return version[0] if version else ""
