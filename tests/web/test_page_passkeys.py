"""A visitor of a page makes a passkey, comes back in a new browser, and is the same person by it."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.ports import free_port
from tests.server.test_deploy import caddy
from tests.web.browsing import FIELD, chromium, launched, opened, press, served, until

pytestmark = pytest.mark.peer("chromium")

DEVICE = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as launched:
        yield launched


class Device:
    """A maker of passkeys for one page."""

    def __init__(self, page: Page) -> None:
        self._line: CDPSession = page.context.new_cdp_session(page)
        self._line.send("WebAuthn.enable")
        self._id = self._line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]

    def passkeys(self) -> list[dict[str, Any]]:
        found = self._line.send("WebAuthn.getCredentials", {"authenticatorId": self._id})["credentials"]
        return list(found)

    def has(self, passkey: dict[str, Any]) -> None:
        self._line.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": passkey})



def in_house(browser: Browser, address: str, name: str) -> tuple[Page, Device]:
    page = opened(browser, address)
    device = Device(page)
    press(page, "Play with people")
    expect(page.locator(FIELD)).to_be_focused()
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    expect(page.locator("#play")).to_contain_text("New private table, by code")
    return page, device


def hears(page: Page, text: str) -> None:
    expect(page.get_by_role("log")).to_contain_text(text)


def test_a_passkey_makes_a_new_browser_the_same_person_until_it_is_removed(browser: Browser, tmp_path: Path) -> None:
    pytest.importorskip("webauthn")
    with served(tmp_path) as (address, _):
        named = address.replace("127.0.0.1", "localhost")
        adam, device = in_house(browser, named, "Adam")
        expect(adam.locator("#play")).not_to_contain_text("Remove my passkeys")
        press(adam, "Create a passkey on this device")
        hears(adam, "You have a passkey now")
        expect(adam.locator("#play")).to_contain_text("Remove my passkeys")
        (passkey,) = device.passkeys()
        assert (passkey["rpId"], passkey["isResidentCredential"]) == ("localhost", True)
        again, other = in_house(browser, named, "Somebody")
        press(again, "Sign in with a passkey")
        hears(again, "Your device didn't provide a passkey")
        other.has(passkey)
        press(again, "Sign in with a passkey")
        hears(again, "Welcome back, Adam.")
        expect(again.locator("#play")).to_contain_text("Remove my passkeys")
        until(lambda: "Who is here: Adam" in again.locator("#play").inner_text())
        press(again, "Remove my passkeys")
        press(again, "Yes")
        hears(again, "Your passkeys have been removed.")
        expect(again.locator("#play")).to_contain_text("Remove my passkeys: no longer here")
        press(again, "Sign in with a passkey")
        hears(again, "This passkey didn't work here.")
        for page in (adam, again):
            page.context.close()


def key_of(certificate: Path) -> str:
    """Return the digest of a certificate's key, as Chromium takes it."""
    x509 = pytest.importorskip("cryptography.x509")
    serialization = pytest.importorskip("cryptography.hazmat.primitives.serialization")
    key = x509.load_pem_x509_certificate(certificate.read_bytes()).public_key()
    found = key.public_bytes(serialization.Encoding.DER, serialization.PublicFormat.SubjectPublicKeyInfo)
    return base64.b64encode(sha256(found).digest()).decode("ascii")


@pytest.mark.peer("caddy")
def test_a_passkey_signs_in_over_https_in_a_browser_that_knows_nothing(browser: Browser, tmp_path: Path) -> None:
    pytest.importorskip("webauthn")
    port = free_port()
    local = tmp_path / "data" / "caddy" / "pki" / "authorities" / "local"
    with (
        served(tmp_path / "home", "--name", f"localhost:{port}") as (inside, _),
        caddy(tmp_path, port, inside.removeprefix("http://").rstrip("/")),
    ):
        trusts = f"--ignore-certificate-errors-spki-list={key_of(local / 'intermediate.crt')}"
        address = f"https://localhost:{port}/"
        with launched(browser.browser_type, trusts) as first:
            adam, device = in_house(first, address, "Adam")
            assert adam.evaluate("isSecureContext && location.protocol") == "https:"
            press(adam, "Create a passkey on this device")
            hears(adam, "You have a passkey now")
            (passkey,) = device.passkeys()
        with launched(browser.browser_type, trusts) as fresh:
            again, other = in_house(fresh, address, "Somebody")
            other.has(passkey)
            press(again, "Sign in with a passkey")
            hears(again, "Welcome back, Adam.")
            until(lambda: "Who is here: Adam" in again.locator("#play").inner_text())


def test_a_page_by_an_address_in_numbers_is_offered_none(browser: Browser, tmp_path: Path) -> None:
    with served(tmp_path) as (address, _):
        adam, _ = in_house(browser, address, "Adam")
        expect(adam.locator("#play")).to_contain_text("I have a passphrase")
        expect(adam.locator("#play")).not_to_contain_text("asskey")
        adam.context.close()
