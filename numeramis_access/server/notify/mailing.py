"""Sends e-mails through the owner's SMTP server."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from email.message import Message

import aiosmtplib

from numeramis_access.server.notify.owner_file import MailServer

#: seconds for an answer of the SMTP server
ANSWER_SECONDS = 20.0
#: seconds for each answer while it takes an e-mail: it may look for viruses first (RFC 5321, 4.5.3.2)
TAKING_SECONDS = 120.0


class Mailer:
    """Sends e-mails. :param server: the SMTP server."""

    def __init__(self, server: MailServer) -> None:
        self._server = server

    async def send(self, messages: Iterable[Message]) -> list[Message]:
        """Send e-mails over one connection; return those that the server could not take now.

        E-mails that it refuses for good are given up. An e-mail about which it says nothing for too long counts as
        sent: a call that comes again and again is worse than one that is lost.
        """
        left: Iterator[Message] = iter(messages)
        late: list[Message] = []
        try:
            async with self._connection() as line:
                for message in left:
                    late.append(message)
                    try:
                        is_taken = await self._is_taken(line, message)
                    except aiosmtplib.SMTPReadTimeoutError:
                        late.pop()
                        raise
                    if is_taken:
                        late.pop()
        except (aiosmtplib.SMTPException, OSError, ValueError):  # a host's name can be none
            late.extend(left)
        return late

    async def _is_taken(self, line: aiosmtplib.SMTP, message: Message) -> bool:
        """Send one e-mail; return False to try it later. :raises SMTPException: if the connection is broken."""
        try:
            await line.send_message(message, timeout=TAKING_SECONDS)
        except aiosmtplib.SMTPSenderRefused:
            return False  # the owner's file or a quota is the reason, not this e-mail
        except aiosmtplib.SMTPRecipientsRefused as refused:
            return all(error.code >= 500 for error in refused.recipients)
        except aiosmtplib.SMTPResponseException as refused:
            if isinstance(refused, aiosmtplib.SMTPConnectError | aiosmtplib.SMTPHeloError):
                raise
            return refused.code >= 500
        return True

    def _connection(self) -> aiosmtplib.SMTP:
        server = self._server
        return aiosmtplib.SMTP(
            hostname=server.host, port=server.port, timeout=ANSWER_SECONDS, use_tls=server.security == "tls",
            start_tls=server.security == "starttls", username=server.user or None, password=server.password or None,
        )  # fmt: skip

    async def check(self) -> str:
        """Connect to the server, log in and name the sender; return the reason of a failure, empty for none."""
        try:
            async with self._connection() as line:
                await line.mail(self._server.sender)
                await line.rset()
                return ""
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            return str(error) or type(error).__name__
