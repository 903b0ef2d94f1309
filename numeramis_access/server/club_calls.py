"""Sentences of ``club check`` about calls: the e-mails and browser messages which say that a table by turns waits for a
person.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from numeramis_access.server.club_check import LOCAL_ADDRESSES, Finding
from numeramis_access.server.notify.owner_file import BadCallFile, can_push, read_call_file
from numeramis_access.server.serving import read_note


def call_findings(data: Path) -> Iterator[Finding]:
    """Yield how the running server can call people to their tables by turns, and what the other ways need to work.

    Each item is a message id and its arguments, for ``finding_sentence``. Nothing is yielded if no server runs or if
    the owner's file about calls is unreadable; ``check_house`` reports both.

    :param data: folder of the house.
    """
    told = read_note(data)
    if told is None:
        return
    try:
        calls = read_call_file(told.calls)
    except BadCallFile:
        return  # it is a finding
    if calls.mail is not None:
        yield "calls-mail", {"host": calls.mail.host, "sender": calls.mail.sender}
    else:
        yield "calls-no-mail", {}
    names = [name for name in told.names if name.partition(":")[0] not in LOCAL_ADDRESSES]
    if not can_push():
        yield "calls-no-package", {}
    elif names or calls.mail is not None:
        yield ("calls-push", {"name": names[0]}) if names else ("calls-push-here", {})
    else:
        yield "calls-no-name", {}
