"""E-mails through a real SMTP server, and messages to browsers as the standards say."""

from __future__ import annotations

import asyncio
import hmac
import json
import re
import signal
import socket
import socketserver
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from email import message_from_bytes, message_from_string, policy
from html import escape
from pathlib import Path
from typing import TypeVar
from unittest.mock import patch
from urllib.error import HTTPError
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from numeramis_access.app.people.own_calls import KEPT_MESSAGES
from numeramis_access.catalogue import STANDARD
from numeramis_access.server.notify import mailing
from numeramis_access.server.notify.mailing import Mailer
from numeramis_access.server.notify.owner_file import MailServer
from numeramis_access.server.notify.postman import LetterLink, Postman
from numeramis_access.server.notify.pushing import KNOWN_SERVICES, PublicResolver, Pusher
from numeramis_access.server.notify.web_push import (
    CURVE,
    authorization,
    encrypt,
    from_base64,
    house_key,
    in_base64,
    public_bytes,
)
from numeramis_access.server.notify.wording import PUSH_BYTES, Envelope, call_mail, push_body, words_of
from numeramis_access.server.people.calls import HALF_DAY_SECONDS, CallOffers, CallToTables, Letter, TableInCall
from numeramis_access.server.stores.calls import CallRow
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.words.languages import LANGUAGES
from tests.ports import free_port
from tests.server.exim import Exim, exim
from tests.server.guests import Club
from tests.server.processes import Node
from tests.server.test_calls import ADA, OTHER, calls, gone, offer

T = TypeVar("T")
HOUSE = Envelope("tables@example.org", "https://tables.example.org/", tuple(STANDARD.locales()))
#: addresses of one known push service
FCM = "https://fcm.googleapis.com/fcm/send/"
TABLE = TableInCall("0123456789abcdef", "quist", ("Eva", "Petr"))


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    made = Club(tmp_path / "house")
    offer(made)
    yield made
    made.house.close()


def call(language: str = "en", game: str = "quist", addresses: tuple[str, ...] = (ADA,)) -> CallToTables:
    return CallToTables("p", language, (TABLE._replace(game=game),), addresses, ())


async def at_once(work: Callable[[], T]) -> T:
    """Run work of the house, as the server's fibers do."""
    return work()


def postman(club: Club, port: int, pusher: Pusher | None = None) -> Postman:
    mailer = Mailer(MailServer("tables@example.org", "127.0.0.1", port)) if port else None
    return Postman(club.house.calls, club.house.store, at_once, HOUSE, mailer, pusher)


@pytest.fixture
def server() -> Iterator[Exim]:
    with exim() as running:
        yield running


# e-mail


@pytest.mark.peer("exim")
def test_a_call_arrives_as_an_email_and_its_link_ends_them(club: Club, server: Exim) -> None:
    slow, other = gone(club)
    club.house.calls.letters.clear()
    club.clock.now += 1200
    sends = postman(club, server.port)
    assert asyncio.run(sends.send_mails()) == 1
    (mail,) = server.delivered(1)
    assert (mail["From"], mail["To"], mail["Subject"]) == ("tables@example.org", ADA, "A table is waiting for you")
    assert mail["Auto-Submitted"] == "auto-generated"
    text = mail.get_content()
    assert f"- Quist: {other.name}" in text
    assert "https://tables.example.org/#tables" in text
    link = str(mail["List-Unsubscribe"]).strip(" <>")
    assert link in text
    asked = {name: values[0] for name, values in parse_qs(urlsplit(link).query).items()}
    stop = sends.read_link("stop", asked["to"], asked["at"], asked["by"])
    assert stop == LetterLink("stop", ADA, int(club.date()))
    assert sends.read_link("refuse", asked["to"], asked["at"], asked["by"]) is None, "each link does one thing"
    assert sends.read_link("stop", OTHER.encode().hex(), asked["at"], asked["by"]) is None, "none for another"
    later = str(int(asked["at"]) + 1)
    assert sends.read_link("stop", asked["to"], later, asked["by"]) is None, "nobody makes a link newer"
    sends.carry_out_link(stop)
    assert not calls(club, 48 * 3600)
    assert slow.guest is None


@pytest.mark.peer("exim")
def test_a_code_arrives_in_each_language_with_a_link_that_refuses_more(club: Club, server: Exim) -> None:
    sends = postman(club, server.port)
    for language in LANGUAGES:
        club.house.calls.letters.append(Letter(f"{language}@example.org", "012345", language))
    asyncio.run(sends.send_mails())
    mails = {str(mail["To"])[:2]: mail for mail in server.delivered(len(LANGUAGES))}
    for language in LANGUAGES:
        text, words = mails[language].get_content(), words_of(language, HOUSE.locales)
        assert words.text("calls-code", code="012345") in text
        assert mails[language]["Subject"] == words.text("calls-code-subject")
        assert re.search(r"https://tables\.example\.org/refuse\?to=[0-9a-f]+&at=\d+&by=[0-9a-f]{32}\n", text)
    sends.carry_out_link(LetterLink("refuse", "en+1@example.org", int(club.date())))
    assert club.house.store.refuses_codes([club.house.calls.digest("en@example.org")])


@pytest.mark.peer("exim")
def test_of_many_emails_the_refused_have_dead_mailboxes_and_the_delayed_come_back(server: Exim) -> None:
    mailer = Mailer(MailServer("tables@example.org", "127.0.0.1", server.port))
    names = ["first", "refused", "later", "last"]
    mails = [call_mail(call(), f"{name}@example.org", "", HOUSE) for name in names]
    assert asyncio.run(mailer.send(mails)) == ([mails[2]], [mails[1]])
    assert {str(mail["To"]) for mail in server.delivered(2)} == {"first@example.org", "last@example.org"}
    assert asyncio.run(mailer.check()) == ""


class SlowServer(socketserver.BaseRequestHandler):
    """An SMTP server of one connection that takes an e-mail and never says so."""

    def handle(self) -> None:
        """Answer until the end of an e-mail."""
        self.request.sendall(b"220 slow\r\n")
        for line in self.request.makefile("rb"):
            if line == b".\r\n":
                self.request.recv(1)  # until the other side gives up
                return
            if line[:4].upper() in (b"EHLO", b"MAIL", b"RCPT", b"DATA"):
                self.request.sendall(b"354 go\r\n" if line[:4].upper() == b"DATA" else b"250 ok\r\n")


def test_an_email_that_may_have_been_taken_is_not_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a server that looks for viruses for long would deliver it each quarter of an hour."""
    monkeypatch.setattr(mailing, "TAKING_SECONDS", 0.3)
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), SlowServer) as slow:
        threading.Thread(target=slow.serve_forever, daemon=True).start()
        mailer = Mailer(MailServer("tables@example.org", "127.0.0.1", slow.server_address[1]))
        mails = [call_mail(call(), f"{name}@example.org", "", HOUSE) for name in ("first", "second")]
        assert asyncio.run(mailer.send(mails)) == ([mails[1]], [])
        slow.shutdown()


def test_a_server_whose_name_is_none_is_no_unexpected_error() -> None:
    mailer = Mailer(MailServer("tables@example.org", "smtp..example.org"))
    mails = [call_mail(call(), "first@example.org", "", HOUSE)]
    assert asyncio.run(mailer.send(mails)) == (mails, [])
    assert asyncio.run(mailer.check())


def test_after_an_unexpected_error_the_calls_come_again_half_a_day_later(club: Club) -> None:
    gone(club)
    club.clock.now += 1200
    sends = postman(club, free_port())
    with (
        patch.object(Mailer, "send", side_effect=RuntimeError), patch.object(Mailer, "check", return_value=""),
        pytest.raises(RuntimeError),
    ):  # fmt: skip
        asyncio.run(sends.send_mails())
    assert not calls(club, 3600)
    assert len(calls(club, HALF_DAY_SECONDS)) == 1


def test_long_names_are_cut_so_that_every_message_to_a_browser_has_one_size() -> None:
    tables = tuple(TableInCall(f"{number:016x}", "loker", ("\U0001f600" * 40,) * 9) for number in range(5))
    body = push_body(CallToTables("p", "en", tables, (), ()), HOUSE)
    assert len(body) == PUSH_BYTES == len(push_body(call(), HOUSE))
    assert json.loads(body)["body"].endswith("…")


def test_a_name_in_an_email_is_never_a_link() -> None:
    tables = (TableInCall("0" * 16, "quist", ("http://evil.example/x", "WWW.evil.example")),)
    text = call_mail(CallToTables("p", "en", tables, (), ()), "a@example.org", "", HOUSE).as_string()
    read = message_from_string(text, policy=policy.default).get_content()
    assert "://evil" not in read
    assert "WWW.evil" not in read


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game.name for game in STANDARD])
def test_a_call_has_the_table_and_its_people_and_nothing_else(language: str, game: str) -> None:
    words = words_of(language, HOUSE.locales)
    title = f"{words.text(f'game-{game}')}: {words.join(['Eva', 'Petr'])}"
    sent = call_mail(call(language, game), ADA, "https://x.example.org/stop", HOUSE).as_bytes()
    lines = message_from_bytes(sent, policy=policy.default).get_content().split("\n")
    assert [line for line in lines if line.startswith("- ")] == [f"- {title}"]
    known = [words.text(f"calls-mail-{part}", count=1) for part in ("waits", "open", "why", "stop")]
    assert {line for line in lines if line} - {*known, f"- {title}"} == {
        "-- ", "https://tables.example.org/#tables", "https://x.example.org/stop",
    }  # fmt: skip
    body = push_body(call(language, game), HOUSE)
    assert json.loads(body) == {
        "title": words.text("calls-mail-subject", count=1), "body": title, "lang": language, "go": TABLE.table,
    }  # fmt: skip
    assert len(body) == PUSH_BYTES


# messages to browsers


def test_a_message_is_encrypted_as_in_the_example_of_rfc_8291() -> None:
    key = ec.derive_private_key(int.from_bytes(from_base64("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), CURVE)
    made = encrypt(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg", key, from_base64("DGv6ra1nlYgDCS1FRnbzlw"),
    )  # fmt: skip
    assert in_base64(made) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3"
        "jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


class Browser:
    """A browser's subscription, which can read its messages."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = b"a secret of 16 B"
        keys = {"p256dh": in_base64(public_bytes(self.key)), "auth": in_base64(self.auth)}
        self.row = CallRow("p", "push", endpoint, 0, json.dumps(keys))

    def read(self, body: bytes) -> dict[str, str]:
        """Return a message, decrypted as RFC 8188 and RFC 8291 tell the receiver."""
        salt, size, sender, text = body[:16], body[20], body[21:86], body[86:]
        assert size == len(sender)
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\0" + public_bytes(self.key) + sender
        first = hmac.digest(hmac.digest(self.auth, shared, "sha256"), info + b"\1", "sha256")
        secret = hmac.digest(salt, first, "sha256")
        key = hmac.digest(secret, b"Content-Encoding: aes128gcm\0\1", "sha256")[:16]
        nonce = hmac.digest(secret, b"Content-Encoding: nonce\0\1", "sha256")[:12]
        padded = AESGCM(key).decrypt(nonce, text, None)
        assert padded.endswith(b"\2")
        return json.loads(padded[:-1])  # type: ignore[no-any-return]


@pytest.mark.peer("http-ece")
def test_another_implementation_reads_the_message() -> None:
    import http_ece

    browser = Browser("https://push.example.org/1")
    keys = json.loads(browser.row.body)
    body = encrypt(push_body(call("cs"), HOUSE), keys["p256dh"], keys["auth"])
    text = http_ece.decrypt(body, private_key=browser.key, auth_secret=browser.auth, version="aes128gcm")
    assert json.loads(text) == browser.read(body) == {
        "title": "Čeká na vás stůl", "body": "Quist: Eva a Petr", "lang": "cs", "go": TABLE.table,
    }  # fmt: skip


def test_the_signature_is_of_the_houses_key_for_one_service_and_half_a_day() -> None:
    key = house_key(b"salt")
    assert public_bytes(key) == public_bytes(house_key(b"salt")) != public_bytes(house_key(b"other"))
    header = authorization(key, "https://push.example.org/1/2?3", "mailto:t@example.org", 1000.5)
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", header)
    assert found is not None
    head, claims, proof, shown = found.groups()
    assert json.loads(from_base64(head)) == {"typ": "JWT", "alg": "ES256"}
    assert json.loads(from_base64(claims)) == {
        "aud": "https://push.example.org", "exp": 1000 + 43_200, "sub": "mailto:t@example.org",
    }  # fmt: skip
    numbers = from_base64(proof)
    der = encode_dss_signature(int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64(shown))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))


@pytest.mark.parametrize(
    ("endpoint", "taken"),
    [
        *((f"https://{host.removeprefix('.') if host[0] != '.' else 'web' + host}/x", True) for host in KNOWN_SERVICES),
        ("https://own.example.org:8443/x", True), ("https://own.example.org/x", False),
        ("http://fcm.googleapis.com/x", False), ("https://fcm.googleapis.com:8443/x", False),
        ("https://fcm.googleapis.com.example.org/x", False), ("https://evil.org/fcm.googleapis.com", False),
        ("https://user@fcm.googleapis.com/x", False), ("https://evilpush.apple.com/x", False),
        ("https://push.apple.com/x", False), ("https://127.0.0.1/x", False), ("https://10.0.0.1/x", False),
        ("https://[::1]/x", False), ("https://localhost/x", False), ("file:///etc/passwd", False), ("", False),
        ("https://[x/", False), ("https://user@a.push.apple.com/x", False), ("https://a b.push.apple.com/x", False),
        ("https://fcm.googleapis.com/x\r\nHost: y", False), ("https://fcm.googleapis.com/\tx", False),
        ("https://fcm.googleapis.com/x y", False), ("https://fcm.googleapis.com/é", False),
        ("https://a%2f.push.apple.com/x", False), ("https://a\\.push.apple.com/x", False),
    ],
)  # fmt: skip
def test_messages_go_only_to_known_push_services_and_those_of_the_owner(endpoint: str, taken: bool) -> None:
    pusher = Pusher(b"salt", "mailto:t@example.org", ("own.example.org:8443", "10.0.0.1"))
    assert pusher.is_allowed_address(endpoint) is taken


def resolved(host: str) -> list[str]:
    async def ask() -> list[str]:
        resolver = PublicResolver()
        try:
            return [found["host"] for found in await resolver.resolve(host, 443)]
        finally:
            await resolver.close()

    return asyncio.run(ask())


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"],
)  # fmt: skip
def test_no_request_goes_to_a_private_address(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    at = {"there": address}

    def find(*_: object, **__: object) -> list[object]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (at["there"], 443))]

    monkeypatch.setattr(socket, "getaddrinfo", find)
    with pytest.raises(OSError, match="no public address"):
        resolved("fcm.googleapis.com")
    at["there"] = "142.250.1.1"
    assert resolved("fcm.googleapis.com") == ["142.250.1.1"]


class Service:
    """A push service on this machine that answers as it is told."""

    def __init__(self) -> None:
        self.status = 201
        self.requests: list[tuple[dict[str, str], bytes]] = []

    async def take(self, request: web.Request) -> web.Response:
        """Note a message."""
        self.requests.append((dict(request.headers), await request.read()))
        return web.Response(status=self.status, headers={"Location": "http://127.0.0.1:1/"})


def pushed(service: Service, work: Callable[[Pusher], Awaitable[T]]) -> T:
    """Do something with what sends messages; requests to the push service reach the one of this test."""

    async def run() -> T:
        application = web.Application()
        application.router.add_post("/{name:.*}", service.take)
        async with TestServer(application) as running:
            pusher = Pusher(b"salt", "mailto:t@example.org", ("push.example.org",), lambda: Led(running.port or 0))
            try:
                return await work(pusher)
            finally:
                await pusher.close()

    return asyncio.run(run())


class Led(aiohttp.TCPConnector):
    """Leads each connection to a port of this machine, without TLS. :param port: the port."""

    def __init__(self, port: int) -> None:
        super().__init__()
        self._port = port

    async def connect(self, req, traces, timeout):  # type: ignore[no-untyped-def]
        """Connect to this machine instead of the host of the request."""
        req.url = req.url.with_scheme("http").with_host("127.0.0.1").with_port(self._port)
        return await super().connect(req, traces, timeout)


@pytest.mark.parametrize(
    ("status", "outcome"),
    [(201, "taken"), (200, "taken"), (404, "gone"), (410, "gone"), (429, "later"), (500, "later"), (302, "later"),
     (408, "later"), (400, "refused"), (403, "refused"), (413, "refused")],
)  # fmt: skip
def test_a_push_service_gets_what_it_needs_and_its_answer_counts(status: int, outcome: str) -> None:
    service, browser = Service(), Browser("https://push.example.org/send/1")
    service.status = status
    assert pushed(service, lambda pusher: pusher.send(browser.row, push_body(call(), HOUSE))) == outcome
    ((headers, body),) = service.requests
    assert headers["Authorization"].startswith("vapid t=")
    assert (headers["Content-Encoding"], headers["TTL"]) == ("aes128gcm", "43200")
    assert browser.read(body)["go"] == TABLE.table


def test_only_a_service_that_was_not_reached_is_asked_again_soon() -> None:
    """A service that breaks off may have taken the message."""
    browser = Browser("https://push.example.org/send/1")

    async def send(port: int) -> str:
        pusher = Pusher(b"salt", "mailto:t@example.org", ("push.example.org",), lambda: Led(port))
        try:
            return await pusher.send(browser.row, push_body(call(), HOUSE))
        finally:
            await pusher.close()

    assert asyncio.run(send(free_port())) == "later"
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), BreaksOff) as service:
        threading.Thread(target=service.serve_forever, daemon=True).start()
        assert asyncio.run(send(service.server_address[1])) == "unknown"
        service.shutdown()


class BreaksOff(socketserver.BaseRequestHandler):
    """A push service that reads a message and ends the connection without an answer."""

    def handle(self) -> None:
        """Read the message's beginning."""
        self.request.recv(1000)


def test_a_subscription_that_has_ended_is_deleted_and_the_others_stay(club: Club) -> None:
    slow, _ = gone(club)
    person = next(one.id for one in club.house.store.people() if one.name == slow.name)
    browser = Browser("https://push.example.org/old")
    club.house.store.keep_call(browser.row._replace(person=person))
    club.house.store.forget_calls(person, "mail")
    club.house.calls.offers = CallOffers(False, "key", lambda _: True)
    club.clock.now += 1200
    service = Service()
    service.status = 410
    assert pushed(service, lambda pusher: postman(club, 0, pusher).send_pushes()) == 1
    assert [row.kind for row in club.house.store.calls([person])] == ["when"]


def renewal(server: str, origin: str, auth: str = "B") -> int:
    """Return the status of a browser's request to renew its subscription. :param origin: the page that asks."""
    old, new = ({"endpoint": f"{FCM}{end}", "keys": {"p256dh": "A" * 87, "auth": auth * 22}} for end in "12")
    body = json.dumps({"old": old, "new": new}).encode()
    try:
        with urlopen(Request(f"{server}/resubscribe", body, {"Origin": origin}), timeout=30) as told:
            return int(told.status)
    except HTTPError as refused:
        return refused.code


def test_the_pages_of_links_ask_first_and_obey_and_the_privacy_page_tells_what_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "calls.toml"
    file.write_text('[mail]\nsender = "t@example.org"\nport = 1\n', "utf-8")
    node = Node(tmp_path / "home", "--calls", str(file), "--name", "tables.example.org")
    try:
        with closing(SqliteStore(tmp_path / "home/people.sqlite")) as store:
            store.keep(KnownPerson("p", "Ada", "feminine", "en", 0))
            store.keep_call(CallRow("p", "mail", ADA, 0))
            keys = json.dumps({"p256dh": "A" * 87, "auth": "B" * 22}, separators=(",", ":"))
            store.keep_call(CallRow("p", "push", f"{FCM}1", 0, keys))
            digest = hmac.digest(store.salt(), f"calls stop 5 {ADA}".encode(), "sha256").hex()[:32]
            link = f"{node.url}/stop?to={ADA.encode().hex()}&at=5&by={digest}"
            with urlopen(link, timeout=30) as page:
                assert f"Stop e-mails about tables to {ADA}?" in page.read().decode()
                assert "form-action 'self'" in page.headers["Content-Security-Policy"]
            assert store.calls(["p"]), "a mailbox that opens links stops nothing"
            with urlopen(link, b"List-Unsubscribe=One-Click", timeout=30) as page:
                assert "Done." in page.read().decode()
            assert [row.kind for row in store.calls(["p"])] == ["push"]
            with pytest.raises(HTTPError, match="404"):
                urlopen(link.replace("&by=", "&by=0"), timeout=30)
            assert renewal(node.url, "https://evil.example.org") == 403
            assert renewal(node.url, node.url, auth="!") == 400
            assert [renewal(node.url, node.url) for _ in range(2)] == [204, 404]
            assert [row.name for row in store.calls(["p"])] == [f"{FCM}2"]
        with urlopen(f"{node.url}/privacy.html", timeout=30) as page:
            text = page.read().decode()
        assert all(escape(words_of("en", ()).text(message)) in text for message in KEPT_MESSAGES)
    finally:
        node.end(signal.SIGTERM)
