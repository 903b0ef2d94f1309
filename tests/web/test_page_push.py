"""A call arrives at a page's service worker, is shown in the player's language, and its click opens the table."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from numeramis_access.catalogue import STANDARD
from numeramis_access.server.notify.wording import Envelope, push_body, words_of
from numeramis_access.server.people.calls import CallToTables, TableInCall
from numeramis_access.web.wire import FromPage, inbox_item
from tests.web.browsing import FIELD, chromium, lasting, served, until

pytestmark = pytest.mark.peer("chromium")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


def body(language: str, table: str = "0123456789abcdef") -> str:
    """Return a call as our server sends it, before encryption."""
    call = CallToTables("p", language, (TableInCall(table, "quist", ("Eva",)),), (), ())
    return push_body(call, Envelope(locales=tuple(STANDARD.locales()))).decode()


def deliver(page: Page, text: str) -> None:
    """Deliver a message to the page's service worker, as the browser does after decrypting it."""
    line, registrations = page.context.new_cdp_session(page), list[str]()
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: registrations.extend(one["registrationId"] for one in told["registrations"]),
    )
    line.send("ServiceWorker.enable")
    until(lambda: bool(registrations) or bool(page.wait_for_timeout(50)))
    origin = page.evaluate("location.origin")
    line.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": registrations[0], "data": text})


SHOWN = """navigator.serviceWorker.ready.then(async (at) => JSON.stringify((await at.getNotifications())
    .map(({ title, body, lang, tag, data }) => ({ title, body, lang, tag, data }))))"""


def is_shown(page: Page, text: str) -> bool:
    """Deliver a message; return whether it is shown. A worker that is being started loses one."""
    deliver(page, text)
    page.wait_for_timeout(500)
    return bool(page.evaluate(SHOWN) != "[]")


#: a click as the worker hears it; only a person's click may focus a window, so that is left out
CLICK = """async () => {
    WindowClient.prototype.focus = async function () { self.focused = true; return this; };
    const [notification] = await registration.getNotifications();
    dispatchEvent(new NotificationEvent("notificationclick", { notification }));
}"""


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_call_is_shown_and_its_click_opens_the_table(browser: Browser, tmp_path: Path, language: str) -> None:
    with served(tmp_path / "home") as (address, _), lasting(browser, tmp_path / "profile") as context:
        context.grant_permissions(["notifications"])
        page = context.pages[0]
        page.goto(address)
        expect(page.locator("#hand button").first).to_be_visible()
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        until(lambda: is_shown(page, body(language)))
        words = words_of(language, tuple(STANDARD.locales()))
        assert json.loads(page.evaluate(SHOWN)) == [{
            "title": words.text("calls-mail-subject", count=1), "body": "Quist: Eva", "lang": language,
            "tag": "0123456789abcdef", "data": "0123456789abcdef",
        }]  # fmt: skip
        page.evaluate("window.sent = []; window.addEventListener('hashchange', (moved) => sent.push(moved.newURL))")
        until(lambda: len(context.service_workers) == 1 or bool(page.wait_for_timeout(50)))
        (worker,) = context.service_workers
        worker.evaluate(CLICK)
        until(lambda: page.evaluate("sent.length") > 0)
        assert page.evaluate("sent[0]").endswith("#0123456789abcdef")
        assert page.evaluate(SHOWN) == "[]", "a clicked message goes"
        expect(page.locator(FIELD)).to_be_focused()  # a new visitor gives a name first
        assert len(context.pages) == 1, "the open page is used"


def test_the_page_takes_a_tables_id_to_its_table() -> None:
    assert inbox_item(FromPage(invited="0123456789abcdef")) is not None
