"""Sends calls from the house by e-mail and to browsers, in small portions, so that they do not delay live tables."""

from __future__ import annotations

import asyncio
import hmac
from collections import ChainMap
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Sequence
from email.message import Message
from functools import partial
from typing import Literal, NamedTuple, Protocol, TypeAlias, TypeVar

from numeramis_access.server.notify.wording import Envelope, call_mail, code_mail, push_body
from numeramis_access.server.people.calls import Calls, CallToTables, Letter
from numeramis_access.server.people.mailboxes import mailbox_of
from numeramis_access.server.stores.calls import CallRow
from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.server.stores.store import Store
from numeramis_access.web.plain_page import LinkKind

#: people looked at in one portion, connections to the SMTP server at a time, and seconds between two looks for calls
PEOPLE_PER_PORTION, MAX_SMTP_CONNECTIONS, LOOK_SECONDS = 20, 4, 1.0
#: seconds between two questions whether an SMTP server answers that did not
RETRY_SECONDS = 60.0
#: seconds for which a link that refuses codes works; a link that ends e-mails always works (RFC 8058)
REFUSING_SECONDS = 30 * 86_400

T = TypeVar("T")
#: seconds for the end of a portion when the server is stopped
CLOSING_SECONDS = 5.0
#: result of a message: the push service has it, it can be tried later, no answer came, the service refuses it, or the
#: subscription has ended
Outcome: TypeAlias = Literal["taken", "later", "unknown", "refused", "gone"]
#: result of a call: the person needs no other, another one soon, or another one after half a day
Result: TypeAlias = Literal["over", "later", "unknown"]


class LetterLink(NamedTuple):
    """A link in an e-mail, by which the reader ends or refuses e-mails.

    :param kind: ``stop`` ends e-mails to the address, ``refuse`` also ends codes to its mailbox.
    :param address: the address to which the e-mail went.
    :param at: when the e-mail was written, in seconds since 1970.
    """

    kind: LinkKind
    address: str
    at: int


class BackgroundRunner(Protocol):
    """Runs work that can wait for the store, without blocking the event loop."""

    def __call__(self, work: Callable[[], T]) -> Awaitable[T]:
        """Run the work; return its result."""


class NotSent(Protocol):
    """E-mails that were not sent; ``mailing.Unsent`` has this form."""

    @property
    def late(self) -> Sequence[Message]:
        """Return the e-mails that can be sent later."""

    @property
    def dead(self) -> Sequence[Message]:
        """Return the e-mails to mailboxes that no longer exist."""


class SendsMail(Protocol):
    """Sends e-mails; ``mailing.Mailer`` does, if its package is installed."""

    async def send(self, messages: Iterable[Message]) -> NotSent:
        """Send e-mails; return those that can be sent later, and those to dead mailboxes."""

    async def check(self) -> str:
        """Return why the SMTP server takes no e-mails now, empty if it takes them."""


class SendsPushes(Protocol):
    """Sends messages to browsers; ``pushing.Pusher`` does, if its package is installed."""

    async def send(self, row: CallRow, text: bytes) -> Outcome:
        """Send a message to one browser; return its ``Outcome``, which ``Pusher.send`` explains.

        :param row: the browser's subscription. :param text: the message.
        """

    async def close(self) -> None:
        """Close the connections to push services."""


class Postman:
    """Sends the calls and codes of a house, e-mails in one loop and messages to browsers in another.

    :param calls: the calls of the house.
    :param store: stores the ways to call people.
    :param begin: runs work that can wait for the store.
    :param house: addresses and words that all messages need.
    :param mailer: sends e-mails, None to send none.
    :param pusher: sends messages to browsers, None to send none.
    """

    def __init__(
        self, calls: Calls, store: Store, begin: BackgroundRunner, house: Envelope, mailer: SendsMail | None = None,
        pusher: SendsPushes | None = None,
    ) -> None:  # fmt: skip
        self._calls = calls
        self._store = store
        self._begin = begin
        self._house = house
        self._mailer = mailer
        self._pusher = pusher
        #: whether the SMTP server answered last, and from when on to ask it again, in seconds since 1970
        self._answers, self._ask_at = False, 0.0

    async def run(self, fault: Callable[[BaseException], object]) -> None:
        """Send until the task is cancelled; then finish the present portions, within a short time.

        E-mails and browser messages have separate loops, so that a slow SMTP server delays no message to a browser.

        :param fault: called with each unexpected error; sending goes on.
        """
        try:
            await asyncio.gather(*(self._run(way, fault) for way in (self.send_mails, self.send_pushes)))
        finally:
            if self._pusher is not None:
                await self._pusher.close()

    async def _run(
        self, send: Callable[[], Coroutine[None, None, int]], fault: Callable[[BaseException], object]
    ) -> None:
        """Send by one way until the task is cancelled. :param send: sends a portion."""
        done: asyncio.Task[int] | None = None
        try:
            while True:
                done = asyncio.create_task(send())
                await asyncio.wait([done])
                error = done.exception()
                if error is not None and not isinstance(error, StoreFailed):  # a bad call must not end the others
                    fault(error)
                await asyncio.sleep(0 if error is None and done.result() else LOOK_SECONDS)
        finally:
            if done is not None:
                await asyncio.wait([done], timeout=CLOSING_SECONDS)

    async def send_mails(self) -> int:
        """Send codes and a portion of the calls by e-mail; return their number, 0 without a mailer.

        The store records a call as made before it is sent; while the SMTP server does not answer, no call is taken.

        :raises StoreFailed: if the store fails.
        """
        if self._mailer is None:
            return 0
        letters = [self._calls.letters.popleft() for _ in range(min(PEOPLE_PER_PORTION, len(self._calls.letters)))]
        late = await asyncio.gather(self._send_codes(self._mailer, letters), self._mail_portion(self._mailer))
        return len(letters) + late[1]

    async def send_pushes(self) -> int:
        """Send a portion of the calls to browsers; return their number, 0 without a pusher.

        :raises StoreFailed: if the store fails.
        """
        if self._pusher is None:
            return 0
        calls = await self._begin(partial(self._calls.begin_due_calls, "push", PEOPLE_PER_PORTION))
        await self._note(calls, self._push(self._pusher, calls))
        return len(calls)

    async def _send_codes(self, mailer: SendsMail, letters: list[Letter]) -> None:
        """Send codes; a code that cannot be sent now is given up, because it ends soon."""
        if letters:
            now = int(self._calls.date())
            await mailer.send(
                code_mail(letter, self._link("refuse", letter.address, now), self._house) for letter in letters
            )

    async def _mail_portion(self, mailer: SendsMail) -> int:
        """Send a portion of the calls by e-mail if the SMTP server answers; return their number."""
        if not self._calls.has_due("mail") or not await self._is_answered(mailer):
            return 0
        calls = await self._begin(partial(self._calls.begin_due_calls, "mail", PEOPLE_PER_PORTION))
        await self._note(calls, self._mail_all(mailer, calls))
        return len(calls)

    async def _is_answered(self, mailer: SendsMail) -> bool:
        """Return whether the SMTP server answers: it did the last time, or it does now. Ask once in
        ``RETRY_SECONDS``.
        """
        if not self._answers and self._calls.date() >= self._ask_at:
            self._answers = not await mailer.check()
            self._ask_at = self._calls.date() + RETRY_SECONDS
        return self._answers

    async def _note(self, calls: list[CallToTables], sent: Awaitable[dict[str, Result]]) -> None:
        """Note calls as made or plan them again soon. :param sent: returns the results by the ids of the people."""
        results = await sent
        if over := [call for call in calls if results[call.person] == "over"]:
            await self._begin(partial(self._calls.note_made, over))
        for call in calls:
            if results[call.person] == "later":
                await self._begin(partial(self._calls.plan_again, call))

    async def _mail_all(self, mailer: SendsMail, calls: list[CallToTables]) -> dict[str, Result]:
        """Send calls by e-mail over several connections; return the results by the ids of the people."""
        parts = [calls[at::MAX_SMTP_CONNECTIONS] for at in range(min(MAX_SMTP_CONNECTIONS, len(calls)))]
        return dict(ChainMap(*await asyncio.gather(*(self._mail(mailer, part) for part in parts))))

    async def _mail(self, mailer: SendsMail, calls: list[CallToTables]) -> dict[str, Result]:
        """Send calls over one connection, and delete dead addresses; return the results by the ids of the people."""
        now = int(self._calls.date())
        unsent = await mailer.send(
            call_mail(call, address, self._link("stop", address, now), self._house)
            for call in calls for address in call.addresses
        )  # fmt: skip
        late, dead = ({str(message["To"]) for message in messages} for messages in (unsent.late, unsent.dead))
        self._answers = self._answers and not late
        for call in calls:
            for address in dead.intersection(call.addresses):
                await self._begin(partial(self._calls.delete_address, call.person, address))
        return {call.person: "later" if late.intersection(call.addresses) else "over" for call in calls}

    async def _push(self, pusher: SendsPushes, calls: list[CallToTables]) -> dict[str, Result]:
        """Send calls to browsers; return the results by the ids of the people."""
        results = await asyncio.gather(*(self._push_one(pusher, call) for call in calls))
        return {call.person: result for call, result in zip(calls, results, strict=True)}

    async def _push_one(self, pusher: SendsPushes, call: CallToTables) -> Result:
        """Send a call to the person's browsers; return its result. It is over if one browser has it, or its service
        refuses it for good. Delete browsers that have ended.
        """
        outcomes = set[Outcome]()
        for row in call.browsers:
            outcome = await pusher.send(row, push_body(call, self._house))
            outcomes.add(outcome)
            if outcome == "gone":
                await self._begin(partial(self._store.forget_calls, call.person, "push", row.name))
        if outcomes & {"taken", "refused"}:
            return "over"
        return "unknown" if "unknown" in outcomes else "later"

    # links of e-mails

    def _link(self, kind: LinkKind, address: str, at: int) -> str:
        """Return a link about an address in an e-mail, empty if the page has no address.

        :param at: when the e-mail was written, in seconds since 1970.
        """
        if not self._house.address:
            return ""
        return f"{self._house.address}{kind}?to={address.encode().hex()}&at={at}&by={self._proof(kind, address, at)}"

    def _proof(self, kind: LinkKind, address: str, at: int) -> str:
        return self._calls.digest(f"{kind} {at} {address}")

    def read_link(self, kind: LinkKind, to: str, at: str, by: str) -> LetterLink | None:
        """Return the meaning of a link from an e-mail; None if this house did not make it, or if it is a refusal that
        is too old.

        A refusal of codes is valid for ``REFUSING_SECONDS`` seconds.

        :param kind: ``stop`` or ``refuse``, as in ``LetterLink``.
        :param to: the address of the e-mail in hexadecimal digits.
        :param at: when the e-mail was written, in seconds since 1970, as text.
        :param by: the digest that proves that this house made the link.
        """
        try:
            link = LetterLink(kind, bytes.fromhex(to).decode(), int(at))
        except ValueError:
            return None
        if not hmac.compare_digest(self._proof(*link).encode(), by.encode()):
            return None
        ended = kind == "refuse" and self._calls.date() > link.at + REFUSING_SECONDS
        return None if ended else link

    def carry_out_link(self, link: LetterLink) -> None:
        """Carry out a link from an e-mail.

        It ends e-mails to an address that was confirmed before the e-mail was written; a refusal also stops codes to
        its mailbox.

        :param link: the link.
        :raises StoreFailed: if the store fails.
        """
        self._store.forget_address(link.address, link.at)
        if link.kind == "refuse":
            self._store.refuse_address(self._calls.digest(mailbox_of(link.address)), int(self._calls.date()))
