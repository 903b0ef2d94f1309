"""Sends e-mails through the owner's SMTP server."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from email.message import Message
from typing import Literal, NamedTuple

import aiosmtplib

from numeramis_access.server.notify.owner_file import MailServer

#: seconds for an answer of the SMTP server
ANSWER_SECONDS = 20.0
#: seconds for each answer while it takes an e-mail: it may look for viruses first (RFC 5321, 4.5.3.2)
TAKING_SECONDS = 120.0


#: answers to a recipient that can mean that there is no such mailbox (RFC 5321, 4.2.2), and how enhanced answers say so
#: (RFC 3463): no such mailbox, or a disabled one; others speak of this house, or of a full mailbox
DEAD_ANSWERS, DEAD_ENHANCED = (550, 551, 553), ("5.1.", "5.2.1")
ENHANCED_CODE_PATTERN = re.compile(r"5\.\d{1,3}\.\d{1,3}\b")


class Unsent(NamedTuple):
    """The unsent e-mails that the caller acts on; those refused for another permanent reason are in neither list.

    :param late: e-mails that the server could not take now; they can be sent later.
    :param dead: e-mails to mailboxes that no longer exist.
    """

    late: list[Message]
    dead: list[Message]


class Mailer:
    """Sends e-mails. :param server: the SMTP server."""

    def __init__(self, server: MailServer) -> None:
        self._server = server

    async def send(self, messages: Iterable[Message]) -> Unsent:
        """Send e-mails over one connection; return those that can be sent later, and those to mailboxes that no longer
        exist.

        An e-mail that the server refuses for another permanent reason is dropped. If the server does not answer in
        time, the e-mail counts as sent, because a repeated call is worse than a lost one.

        :param messages: the e-mails.
        """
        left: Iterator[Message] = iter(messages)
        late, dead = list[Message](), list[Message]()
        try:
            async with self._connection() as line:
                for message in left:
                    late.append(message)
                    try:
                        told = await self._tell(line, message)
                    except aiosmtplib.SMTPReadTimeoutError:
                        late.pop()
                        raise
                    if told != "later":
                        late.pop()
                    if told == "dead":
                        dead.append(message)
        except (aiosmtplib.SMTPException, OSError, ValueError):  # a host's name can be none
            late.extend(left)
        return Unsent(late, dead)

    async def _tell(self, line: aiosmtplib.SMTP, message: Message) -> Literal["over", "later", "dead"]:
        """Send one e-mail; return whether it is over, to be tried later, or its mailbox is dead.

        :raises SMTPException: if the connection is broken.
        """
        try:
            await line.send_message(message, timeout=TAKING_SECONDS)
        except aiosmtplib.SMTPSenderRefused:
            return "later"  # the owner's file or a quota is the reason, not this e-mail
        except aiosmtplib.SMTPRecipientsRefused as refused:
            if not all(error.code >= 500 for error in refused.recipients):
                return "later"
            return "dead" if all(map(is_dead, refused.recipients)) else "over"
        except aiosmtplib.SMTPResponseException as refused:
            if isinstance(refused, aiosmtplib.SMTPConnectError | aiosmtplib.SMTPHeloError):
                raise
            return "over" if refused.code >= 500 else "later"
        return "over"

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


def is_dead(refused: aiosmtplib.SMTPRecipientRefused) -> bool:
    """Return whether an SMTP server refused a recipient because the mailbox does not exist.

    :param refused: the refusal.
    """
    enhanced = ENHANCED_CODE_PATTERN.match(refused.message)
    return refused.code in DEAD_ANSWERS and (enhanced is None or enhanced[0].startswith(DEAD_ENHANCED))
