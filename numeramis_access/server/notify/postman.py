"""Carries calls from the house to e-mail and browsers, in portions, so that live tables do not wait for it."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable, Iterable, Iterator
from email.message import Message
from functools import partial
from typing import Literal, Protocol, TypeAlias, TypeVar

from numeramis_access.server.notify.wording import Envelope, call_mail, code_mail, push_body
from numeramis_access.server.people.calls import Calls, CallToTables, Letter
from numeramis_access.server.stores.calls import CallRow
from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.server.stores.store import Store
from numeramis_access.web.plain_page import LinkKind

#: people looked at in one portion, connections to the SMTP server at a time, and seconds between two looks for calls
PORTION, MAX_LINES, LOOK_SECONDS = 20, 4, 1.0

T = TypeVar("T")
#: seconds for the end of a portion when the server is stopped
CLOSING_SECONDS = 5.0
#: result of a message: the push service has it, it can be tried later, the service refuses it, or the subscription has
#: ended
Outcome: TypeAlias = Literal["taken", "later", "refused", "gone"]


class RunsBeside(Protocol):
    """Runs work beside the loop that can wait for the store."""

    def __call__(self, work: Callable[[], T]) -> Awaitable[T]:
        """Run the work; return its result."""


class SendsMail(Protocol):
    """Sends e-mails: ``mailing.Mailer``, whose package can be missing."""

    async def send(self, messages: Iterable[Message]) -> list[Message]:
        """Send e-mails; return those that cannot be sent now."""


class SendsPushes(Protocol):
    """Sends messages to browsers: ``pushing.Pusher``, whose package can be missing."""

    async def send(self, row: CallRow, text: bytes) -> Outcome:
        """Send a message to one browser. :param row: the browser's subscription. :param text: the message."""

    async def close(self) -> None:
        """Close the connections."""


class Postman:
    """Sends the house's calls and messages by e-mail and push.

    :param calls: the calls of the house.
    :param store: stores the ways to call people.
    :param begin: runs work that can wait for the store.
    :param house: what all messages need.
    :param mailer: sends e-mails, None without any.
    :param pusher: sends messages to browsers, None without any.
    """

    def __init__(
        self, calls: Calls, store: Store, begin: RunsBeside, house: Envelope, mailer: SendsMail | None = None,
        pusher: SendsPushes | None = None,
    ) -> None:  # fmt: skip
        self._calls = calls
        self._store = store
        self._begin = begin
        self._house = house
        self._mailer = mailer
        self._pusher = pusher

    async def run(self, fault: Callable[[BaseException], object]) -> None:
        """Send until the task is cancelled, then end the present portion, for a short time.

        :param fault: takes an unexpected error; the rest goes on.
        """
        done: asyncio.Task[int] | None = None
        try:
            while True:
                done = asyncio.create_task(self.send_some())
                await asyncio.wait([done])
                error = done.exception()
                if error is not None and not isinstance(error, StoreFailed):  # a bad call must not end the others
                    fault(error)
                await asyncio.sleep(0 if error is None and done.result() else LOOK_SECONDS)
        finally:
            if done is not None:
                await asyncio.wait([done], timeout=CLOSING_SECONDS)
            if self._pusher is not None:
                await self._pusher.close()

    async def send_some(self) -> int:
        """Send the letters and a portion of the calls; return their number. :raises StoreFailed: if the store fails."""
        letters = [self._calls.letters.popleft() for _ in range(min(PORTION, len(self._calls.letters)))]
        calls = await self._begin(partial(self._calls.take, PORTION))
        await asyncio.gather(self._send_letters(letters), self._send_calls(calls))
        return len(letters) + len(calls)

    async def _send_letters(self, letters: list[Letter]) -> None:
        """Send codes; a code that cannot be sent now is given up, because it ends soon."""
        if letters and self._mailer is not None:
            await self._mailer.send(
                code_mail(letter, self._link("refuse", letter.address), self._house) for letter in letters
            )

    async def _send_calls(self, calls: list[CallToTables]) -> None:
        """Send calls; plan a call again if no way to its person worked now."""
        if not calls:
            return
        parts = [calls[at::MAX_LINES] for at in range(MAX_LINES)]
        mailed = asyncio.gather(*(self._mail(part) for part in parts if part))
        pushed = asyncio.gather(*(self._push(call) for call in calls))
        reached: set[str] = set()
        try:
            reached.update(*await mailed)
            reached.update(call.person for call, on in zip(calls, await pushed, strict=True) if on)
        finally:
            for call in calls:
                if call.person not in reached and (call.addresses or call.browsers):
                    await self._begin(partial(self._calls.repeat, call))

    async def _mail(self, calls: list[CallToTables]) -> set[str]:
        """Send e-mails to people; return the ids of the people who got all of them."""
        if self._mailer is None:
            return set()
        late = await self._mailer.send(message for call in calls for message in self._mails(call))
        missed = {str(message["To"]) for message in late}
        return {call.person for call in calls if call.addresses and not missed.intersection(call.addresses)}

    def _mails(self, call: CallToTables) -> Iterator[Message]:
        yield from (
            call_mail(call, address, self._link("stop", address), self._house) for address in call.addresses
        )

    async def _push(self, call: CallToTables) -> bool:
        """Send a call to the person's browsers; return whether one has taken it, or its service has refused it for
        good. Delete those that have ended.
        """
        taken = False
        for row in call.browsers if self._pusher is not None else ():
            assert self._pusher is not None
            told = await self._pusher.send(row, push_body(call, self._house))
            taken |= told in ("taken", "refused")
            if told == "gone":
                await self._begin(partial(self._store.forget_calls, call.person, "push", row.name))
        return taken

    # links of e-mails

    def _link(self, kind: LinkKind, address: str) -> str:
        """Return a link that stops e-mails to an address, empty if the page has no address."""
        if not self._house.address:
            return ""
        return f"{self._house.address}{kind}?to={address.encode().hex()}&by={self._calls.digest(f'{kind} {address}')}"

    def address_of(self, kind: LinkKind, to: str, by: str) -> str:
        """Return the address that a link is about, empty for a link that this house did not make.

        :param to: the address in hexadecimal digits, as the link has it. :param by: the link's proof.
        """
        try:
            address = bytes.fromhex(to).decode()
        except ValueError:
            return ""
        proof = self._calls.digest(f"{kind} {address}")
        return address if hmac.compare_digest(proof.encode(), by.encode()) else ""

    def obey(self, kind: LinkKind, address: str, at: float) -> None:
        """Obey a link: forget the address, and for ``refuse`` never send to it again.

        :param at: seconds since 1970.
        :raises StoreFailed: if the store fails.
        """
        self._store.forget_address(address)
        if kind == "refuse":
            self._store.refuse_address(self._calls.digest(address), int(at))
