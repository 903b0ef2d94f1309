"""The owner's file about calls: the SMTP server for e-mails, and further push services."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from numeramis_access.tables.request_fields import MailAddress

#: how a line to an SMTP server can be secured
SECURITY_KINDS = ("none", "starttls", "tls")
#: name or address of a host; name of a push service, which a dot before it extends to all names under it
HOST_PATTERN = r"^([A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.?|[0-9A-Fa-f:]*:[0-9A-Fa-f:.]*)\Z"
SERVICE_PATTERN = re.compile(r"\.?([a-z0-9-]+\.)+[a-z]+(:[1-9][0-9]{0,4})?")
#: hosts to which a password may go without encryption
LOCAL_HOSTS = ("localhost", "127.0.0.1", "::1")


class BadCallFile(Exception):
    """The owner's file about calls cannot be used.

    :param what: the fault, a variant of the message ``club-calls-file-why``.
    :param key: the key in the file, or the number of the line, empty for none.
    :param needs: the values that the key needs, or the system's error; empty for none.
    :ivar values: these three by name, as values of that message.
    """

    def __init__(self, what: str, key: str = "", needs: str = "") -> None:
        super().__init__(f"{what} {key}")
        self.values = {"what": what, "key": key, "needs": needs}


class MailServer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An SMTP server.

    :param sender: address that the e-mails come from.
    :param host: name of the server.
    :param port: port of the server.
    :param security: ``tls`` from the start, ``starttls``, or ``none``, which is for servers on this machine.
    :param user: name for the server, empty for none.
    :param password: password for the server, empty without a user.
    """

    sender: str
    host: str = "localhost"
    port: int = 25
    security: Literal["none", "starttls", "tls"] = "none"
    user: str = ""
    password: str = ""


class PushServices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Push services beside the known ones.

    :param services: names of their hosts; a name that begins with a dot allows all hosts under it.
    """

    services: tuple[str, ...] = ()


class CallFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of the owner's file.

    :param mail: the SMTP server, None to send no e-mails.
    :param push: further push services.
    """

    mail: MailServer | None = None
    push: PushServices = PushServices()


def read_call_file(path: str) -> CallFile:
    """Return the content of the owner's file; without a path an empty one.

    :param path: path of the file, or empty.
    :raises BadCallFile: if the file cannot be read, has an unknown key or a wrong value, or would send a password
        without encryption.
    """
    if not path:
        return CallFile()
    try:
        read = tomllib.loads(Path(path).read_text("utf-8"))
    except OSError as error:
        raise BadCallFile("unread", needs=error.strerror or type(error).__name__) from error
    except ValueError as error:
        line = re.search(r"line (\d+)", str(error))
        raise BadCallFile("line", line[1] if line else "1") from error
    _check_keys(read, "", {"mail": dict, "push": dict})
    mail, push = read.get("mail"), read.get("push", {})
    if mail is not None:
        _check_mail(mail)
    _check_keys(push, "push.", {"services": list})
    services = tuple(map(_service, push.get("services", ())))
    return CallFile(None if mail is None else msgspec.convert(mail, MailServer), PushServices(services))


def _check_keys(read: dict[str, object], of: str, kinds: dict[str, type]) -> None:
    """Check the keys of a table and the kinds of their values.

    :param of: name of the table with a dot, empty for the whole file. :param kinds: kind of the value of each key.
    """
    for key, value in read.items():
        if key not in kinds:
            raise BadCallFile("unknown", f"{of}{key}", ", ".join(kinds))
        if type(value) is not kinds[key]:  # true is no number
            raise BadCallFile(f"no-{kinds[key].__name__}", f"{of}{key}")


def _check_mail(mail: dict[str, object]) -> None:
    """Check the table of the SMTP server."""
    _check_keys(mail, "mail.", {
        "sender": str, "host": str, "port": int, "security": str, "user": str, "password": str,
    })  # fmt: skip
    sender, host, port = (mail.get(key, usual) for key, usual in (("sender", ""), ("host", "localhost"), ("port", 25)))
    if not sender:
        raise BadCallFile("lacking", "mail.sender")
    with _refusing("sender", "mail.sender"):
        msgspec.convert(sender, MailAddress)
    with _refusing("port", "mail.port"):
        msgspec.convert(port, Annotated[int, msgspec.Meta(ge=1, le=65535)])
    with _refusing("host", "mail.host"):
        msgspec.convert(host, Annotated[str, msgspec.Meta(pattern=HOST_PATTERN)])
    if mail.get("security", "none") not in SECURITY_KINDS:
        raise BadCallFile("security", "mail.security", ", ".join(SECURITY_KINDS))
    for has, lacks in (("user", "password"), ("password", "user")):
        if mail.get(has) and not mail.get(lacks):
            raise BadCallFile("lacking", f"mail.{lacks}")
    if mail.get("user") and mail.get("security", "none") == "none" and host not in LOCAL_HOSTS:
        raise BadCallFile("open", "mail.security")


@contextmanager
def _refusing(what: str, key: str) -> Iterator[None]:
    """Refuse a value that does not have the form of the block."""
    try:
        yield
    except msgspec.ValidationError as error:
        raise BadCallFile(what, key) from error


def _service(given: object) -> str:
    """Return the name of a push service as ``pushing`` compares it: owners copy addresses from browsers."""
    name = given.strip().lower().removeprefix("https://").rstrip("/") if isinstance(given, str) else ""
    if SERVICE_PATTERN.fullmatch(name) is None:
        raise BadCallFile("service", "push.services", str(given))
    return name


def can_mail() -> bool:
    """Return whether the package that sends e-mails is installed."""
    return find_spec("aiosmtplib") is not None


def can_push() -> bool:
    """Return whether the package that encrypts messages to browsers is installed."""
    return find_spec("cryptography") is not None
