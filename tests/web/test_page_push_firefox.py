"""Web Push from our server to Debian's Firefox: it subscribes, decrypts a call, shows it, and renews a subscription."""

from __future__ import annotations

import asyncio
import json
from contextlib import closing
from pathlib import Path

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.server.notify.postman import Outcome
from numeramis_access.server.notify.pushing import Pusher
from numeramis_access.server.notify.wording import Envelope, push_body, words_of
from numeramis_access.server.people.calls import CallToTables, TableInCall
from numeramis_access.server.stores.calls import CallRow
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.server.stores.sqlite import SqliteStore
from tests.server.test_notify import Led
from tests.web.browsing import served, until
from tests.web.firefox import Firefox, firefox
from tests.web.push_service import ENDPOINT, PREFERENCES, PushService, push_service

pytestmark = pytest.mark.peer("firefox")

TABLE = "0123456789abcdef"
SHOWN = """navigator.serviceWorker.ready.then(async (at) => JSON.stringify((await at.getNotifications())
    .map(({ title, body, lang, tag, data }) => ({ title, body, lang, tag, data }))))"""
SUBSCRIPTION = "navigator.serviceWorker.ready.then((at) => at.pushManager.getSubscription())"
CALL_FILE = '[push]\nservices = ["push.example.org"]\n'


def send(row: CallRow, salt: bytes, service: PushService, language: str) -> Outcome:
    """Send a call as our server does; the connection leads to the push service on this machine."""

    async def run() -> Outcome:
        pusher = Pusher(salt, "mailto:t@example.org", ("push.example.org",), lambda: Led(service.port))
        call = CallToTables("p", language, (TableInCall(TABLE, "quist", ("Eva",)),), (), (row,))
        try:
            return await pusher.send(row, push_body(call, Envelope(locales=tuple(STANDARD.locales()))))
        finally:
            await pusher.close()

    return asyncio.run(run())


def subscribed(page: Firefox, key: str) -> CallRow:
    """Let the page's own code subscribe; return the subscription as the house keeps it."""
    page.run("window.given = ''; true")
    take = "(told) => { given = told.subscription; }"
    page.run(f"import('./push.js').then(({{ subscribe }}) => subscribe('{key}', {take}))")
    page.wait("given !== ''")
    told = json.loads(str(page.run("given")))
    keys = {name: told["keys"][name] for name in ("p256dh", "auth")}
    return CallRow("p", "push", told["endpoint"], 0, json.dumps(keys, separators=(",", ":")))


@pytest.mark.parametrize("language", ["cs", "en"])
def test_firefox_shows_a_call_of_our_server_and_renews_its_subscription(tmp_path: Path, language: str) -> None:
    file = tmp_path / "calls.toml"
    file.write_text(CALL_FILE, "utf-8")
    with (
        push_service() as service,
        served(tmp_path / "home", "--calls", str(file), "--name", "t.example.org") as (at, _),
        firefox(tmp_path / "profile", language, PREFERENCES.replace("{port}", str(service.port))) as page,
        closing(SqliteStore(tmp_path / "home/people.sqlite")) as store,
    ):  # fmt: skip
        page.open(at)
        page.wait("navigator.serviceWorker.ready.then(() => true)")
        key = Pusher(store.salt(), "").public_key
        row = subscribed(page, key)
        assert row.name == f"{ENDPOINT}{service.channels[0]}"
        store.keep(KnownPerson("p", "Ada", "feminine", language, 0))
        store.keep_call(row)
        assert send(row, store.salt(), service, language) == "taken"
        page.wait(f"({SHOWN}).then((shown) => shown !== '[]')")
        words = words_of(language, tuple(STANDARD.locales()))
        assert json.loads(str(page.run(SHOWN))) == [{
            "title": words.text("calls-mail-subject", count=1), "body": "Quist: Eva", "lang": language, "tag": TABLE,
            "data": TABLE,
        }]  # fmt: skip
        assert "ack" in service.said
        # its service loses it: the browser tells the service worker, which renews it without a page
        page.open("about:blank")
        service.forget()
        until(lambda: store.calls(["p"])[0].name != row.name)
        # the browser loses it, and tells nobody: the next visit renews it
        renewed = is_renewed(store, service, row)
        page.open(at)
        page.run(f"{SUBSCRIPTION}.then((subscription) => subscription.unsubscribe())")
        page.open(at)
        until(lambda: store.calls(["p"])[0].name != renewed.name)
        is_renewed(store, service, renewed)


def is_renewed(store: SqliteStore, service: PushService, old: CallRow) -> CallRow:
    """Return the new subscription, which gets calls in place of the old one."""
    (new,) = store.calls(["p"])
    assert new.name == f"{ENDPOINT}{service.channels[-1]}" != old.name
    assert send(old, store.salt(), service, "en") == "gone"
    assert send(new, store.salt(), service, "en") == "taken"
    return new
