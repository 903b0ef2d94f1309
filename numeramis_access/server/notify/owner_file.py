"""The owner's file about calls: the SMTP server for e-mails, and further push services."""

from __future__ import annotations

import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Literal

import msgspec

#: hosts to which a password may go without encryption
LOCAL_HOSTS = ("localhost", "127.0.0.1", "::1")


class BadCallFile(Exception):
    """The owner's file about calls cannot be used.

    :ivar why: the reason, for the owner.
    """

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class MailServer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An SMTP server.

    :param sender: address that the e-mails come from.
    :param host: name of the server.
    :param port: port of the server.
    :param security: ``tls`` from the start, ``starttls``, or ``none``, which is for servers on this machine.
    :param user: name for the server, empty for none.
    :param password: password for the server.
    """

    sender: str
    host: str = "localhost"
    port: int = 25
    security: Literal["none", "starttls", "tls"] = "none"
    user: str = ""
    password: str = ""


class PushServices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Push services beside the known ones. :param services: names of their hosts."""

    services: tuple[str, ...] = ()


class CallFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file. :param mail: None to send no e-mails. :param push: further push services."""

    mail: MailServer | None = None
    push: PushServices = PushServices()


def read_call_file(path: str) -> CallFile:
    """Return the content of the owner's file; an empty one for no path.

    :raises BadCallFile: if it cannot be read, or would send a password without encryption.
    """
    if not path:
        return CallFile()
    try:
        read = msgspec.convert(tomllib.loads(Path(path).read_text("utf-8")), CallFile)
    except (OSError, ValueError, msgspec.ValidationError) as error:
        raise BadCallFile(str(error)) from error
    mail = read.mail
    if mail is not None and mail.user and mail.security == "none" and mail.host not in LOCAL_HOSTS:
        raise BadCallFile('security = "none" with a password')
    return read


def can_mail() -> bool:
    """Return whether the package that sends e-mails is installed."""
    return find_spec("aiosmtplib") is not None


def can_push() -> bool:
    """Return whether the package that encrypts messages to browsers is installed."""
    return find_spec("cryptography") is not None
