"""An invitation: the content of its link, the reading of typed links, and a QR code that a camera reads."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pygame
import pytest

from numeramis_access.app.people.invitation import Invitation, read_invitation, save_invitation
from numeramis_access.output.screen import Item, Screen
from numeramis_access.output.window.canvas import Look
from numeramis_access.output.window.colour_themes import THEMES
from numeramis_access.server.client import url_of
from numeramis_access.server.people.members import words_for_comparison
from tests.output.test_window_drawing import drawn

CODE = "jablko most rybník svět"


@pytest.mark.parametrize(
    ("address", "link"),
    [
        ("192.168.1.5", "http://192.168.1.5:8765/#jablko-most-rybnik-svet"),
        ("192.168.1.5:9000", "http://192.168.1.5:9000/#jablko-most-rybnik-svet"),
        ("https://table.example.org", "https://table.example.org/#jablko-most-rybnik-svet"),
        ("table.example.org", "http://table.example.org:8765/#jablko-most-rybnik-svet"),
    ],
)
def test_a_link_leads_a_browser_and_a_program_to_the_same_house(address: str, link: str) -> None:
    assert Invitation(address, CODE).link == link
    read = read_invitation(link)
    assert words_for_comparison(read.code) == words_for_comparison(CODE)
    assert url_of(read.address) == url_of(address)


@pytest.mark.parametrize(
    ("typed", "address", "code"),
    [
        ("192.168.1.5", "192.168.1.5", ""),
        ("  192.168.1.5  jablko most rybník svět ", "192.168.1.5", CODE),
        ("http://192.168.1.5:8765/#jablko-most-rybník-svět", "http://192.168.1.5:8765", CODE),
        ("https://table.example.org/", "https://table.example.org", ""),
    ],
)
def test_what_somebody_types_is_read_as_address_and_code(typed: str, address: str, code: str) -> None:
    assert read_invitation(typed) == Invitation(address, code)


def seen(picture: Path) -> str:
    """Return the text that a QR reader finds in a picture."""
    done = subprocess.run(["zbarimg", "--raw", "-q", str(picture)], capture_output=True, check=True)
    return done.stdout.decode().strip()


@pytest.mark.peer("zbar")
def test_the_saved_picture_is_read_as_the_link(tmp_path: Path) -> None:
    invitation = Invitation("192.168.1.5", CODE)
    path = save_invitation(invitation, tmp_path / "exports")
    assert seen(path) == invitation.link
    assert path.with_suffix(".txt").read_text(encoding="utf-8").splitlines() == [invitation.link, CODE]


@pytest.mark.peer("zbar")
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_code_in_the_window_is_read_as_the_link(tmp_path: Path, theme: str) -> None:
    invitation = Invitation("192.168.1.5", CODE)
    screen = Screen("menu", "A table gathers", (Item("Begin"), Item("Leave")), squares=invitation.qr_rows())
    pygame.font.init()
    surface = drawn(screen, (1000, 800), look=Look(THEMES[theme])).surface
    pygame.image.save(surface, tmp_path / "window.png")
    assert seen(tmp_path / "window.png") == invitation.link
