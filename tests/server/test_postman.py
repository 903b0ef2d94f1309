"""Each way of calls goes on by itself: a mail server that hangs, one that refuses, and what links of e-mails can do."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from aiosmtplib import SMTPRecipientRefused

from numeramis_access.server.notify import mailing, postman
from numeramis_access.server.notify.mailing import Mailer, is_dead
from numeramis_access.server.notify.owner_file import MailServer
from numeramis_access.server.notify.postman import REFUSING_SECONDS, LetterLink, Outcome, Postman
from numeramis_access.server.people.calls import AGAIN_SECONDS, GRACE_SECONDS, CallOffers
from numeramis_access.server.stores.calls import CallRow
from numeramis_access.tables.person_requests import AskCalls, CallByPush
from numeramis_access.tables.pushes import MailEnded
from tests.ports import free_port
from tests.server.exim import exim
from tests.server.guests import Club, Friend
from tests.server.test_calls import ADA, PUSH, calls, confirmed, gone, offer
from tests.server.test_notify import HOUSE, at_once


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club(tmp_path / "house")
    offer(made)
    yield made
    made.house.close()


class Browsers:
    """Takes all messages to browsers. :ivar told: the endpoints."""

    def __init__(self) -> None:
        self.told: list[str] = []

    async def send(self, row: CallRow, text: bytes) -> Outcome:
        """Note a message."""
        self.told.append(json.loads(text)["go"])
        return "taken"

    async def close(self) -> None: ...


def sender(club: Club, port: int, browsers: Browsers | None = None) -> Postman:
    mailer = Mailer(MailServer("tables@example.org", "127.0.0.1", port))
    return Postman(club.house.calls, club.house.store, at_once, HOUSE, mailer, browsers)


def made(club: Club) -> list[str]:
    """Return the kinds of the calls that are noted as made."""
    rows = club.house.store.calls([person.id for person in club.house.store.people()])
    return [row.kind for row in rows if row.kind in ("mailed", "pushed")]


def test_a_mail_server_that_hangs_delays_no_message_to_a_browser(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server accepts a connection and never says a word; no call by e-mail is noted as made meanwhile."""
    monkeypatch.setattr(postman, "LOOK_SECONDS", 0.01)
    slow, _ = gone(club)
    slow.connect()
    slow.done(CallByPush, **PUSH)
    slow.drop()
    club.clock.now += 2 * GRACE_SECONDS
    faults, browsers = list[BaseException](), Browsers()

    async def run(port: int) -> None:
        task = asyncio.create_task(sender(club, port, browsers).run(faults.append))
        while not browsers.told:
            await asyncio.sleep(0.01)
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task

    monkeypatch.setattr(postman, "CLOSING_SECONDS", 0.1)
    with socket.create_server(("127.0.0.1", 0)) as hangs:
        asyncio.run(asyncio.wait_for(run(hangs.getsockname()[1]), mailing.ANSWER_SECONDS / 2))
    assert browsers.told == [slow.table]
    assert made(club) == ["pushed"]
    assert not faults


def test_without_an_answering_mail_server_no_call_is_used_up(club: Club) -> None:
    gone(club)
    club.clock.now += 2 * GRACE_SECONDS
    sends = sender(club, free_port())
    assert asyncio.run(sends.send_mails()) == 0
    assert not made(club)
    club.clock.now += postman.RETRY_SECONDS
    assert [call.addresses for call in club.house.calls.begin_due_calls("mail", 5)] == [(ADA,)]


@pytest.mark.peer("exim")
def test_after_a_breakdown_of_the_mail_server_the_calls_come(club: Club) -> None:
    gone(club)
    club.clock.now += 2 * GRACE_SECONDS
    with exim() as server:
        sends = sender(club, server.port)
        sends._answers = True  # it answered before it broke down
        with socket.create_server(("127.0.0.1", 0)) as silent:
            broken = Mailer(MailServer("tables@example.org", "127.0.0.1", silent.getsockname()[1]))
            silent.close()
            sends._mailer = broken
            assert asyncio.run(sends.send_mails()) == 1
        assert not made(club), "it is planned again"
        sends._mailer = Mailer(MailServer("tables@example.org", "127.0.0.1", server.port))
        club.clock.now += AGAIN_SECONDS + 1
        assert asyncio.run(sends.send_mails()) == 1
        assert len(server.delivered(1)) == 1


@pytest.mark.peer("exim")
def test_a_mailbox_that_the_server_refuses_is_deleted_and_its_person_hears_it(club: Club) -> None:
    slow, _ = gone(club)
    slow.connect()
    confirmed(slow, "refused@example.org")
    slow.drop()
    club.house.calls.letters.clear()
    club.clock.now += 2 * GRACE_SECONDS
    with exim() as server:
        assert asyncio.run(sender(club, server.port).send_mails()) == 1
        assert not server.mails()
    slow.heard.clear()
    slow.connect()
    assert [push.address for push in slow.heard if isinstance(push, MailEnded)] == ["refused@example.org"]
    assert slow.done(AskCalls)["address"] == ""
    slow.drop()
    assert not calls(club, 48 * 3600)


@pytest.mark.parametrize(
    ("code", "told", "dead"),
    [(550, "5.1.1 No such user", True), (550, "Unrouteable address", True), (551, "User not local", True),
     (550, "5.2.1 Disabled", True), (550, "5.7.1 Blocked by a list", False), (552, "Mailbox full", False),
     (550, "5.2.2 Over quota", False), (554, "Spam", False), (450, "Later", False)],
)  # fmt: skip
def test_only_an_answer_about_the_mailbox_ends_an_address(code: int, told: str, dead: bool) -> None:
    assert is_dead(SMTPRecipientRefused(code, told, ADA)) is dead


def test_a_stop_link_works_for_ever_and_ends_only_what_its_email_was_about(club: Club) -> None:
    ada = Friend(club, "Ada")
    confirmed(ada)
    sends = sender(club, 1)
    at = int(club.date())
    proof = sends._proof("stop", ADA, at)
    club.clock.now += 5 * 365 * 86_400
    stop = sends.read_link("stop", ADA.encode().hex(), str(at), proof)
    assert stop is not None, "a mail program's button works in old e-mails too"
    sends.carry_out_link(stop)
    assert ada.done(AskCalls)["address"] == ""
    confirmed(ada)
    sends.carry_out_link(stop)
    assert ada.done(AskCalls)["address"] == ADA, "she has asked for e-mails again since"


def test_a_link_that_refuses_codes_ends(club: Club) -> None:
    sends, at = sender(club, 1), int(club.date())
    shown = (ADA.encode().hex(), str(at), sends._proof("refuse", ADA, at))
    assert sends.read_link("refuse", *shown) == LetterLink("refuse", ADA, at)
    club.clock.now += REFUSING_SECONDS + 1
    assert sends.read_link("refuse", *shown) is None


@pytest.mark.parametrize("at", ["", "x", "-1", "9" * 5000])
def test_a_link_with_a_wrong_time_is_none(club: Club, at: str) -> None:
    assert sender(club, 1).read_link("stop", ADA.encode().hex(), at, "0" * 32) is None


def test_a_browser_alone_is_called_without_a_mail_server(club: Club) -> None:
    slow, _ = gone(club)
    slow.connect()
    slow.done(CallByPush, **PUSH)
    slow.drop()
    club.house.calls.offers = CallOffers(False, "key", bool)
    assert [call.way for call in calls(club, 2 * GRACE_SECONDS)] == ["push"]
