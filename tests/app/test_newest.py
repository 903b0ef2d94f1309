"""The question about a newer version: asked by the player alone, at the address of the build, and answered in words."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from numeramis_access import __version__
from numeramis_access.app.reading import newest
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.app.player import Player, player
from tests.waiting import wait_until

#: an answer of the owner, and the version in it
ANSWERS = {"99.1.2": "99.1.2", " 99.1\nthe rest is for people\n": "99.1", "": "", "<html>99": "", "99.1 beta": ""}


class Owner(HTTPServer):
    """A server of the owner of a build. :ivar text: its answer. :ivar asked: what each request said."""

    text = ""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Answer)
        self.asked: list[str] = []
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def address(self) -> str:
        """Return its address."""
        return f"http://127.0.0.1:{self.server_port}/newest"


class _Answer(BaseHTTPRequestHandler):
    server: Owner

    def do_GET(self) -> None:
        self.server.asked.append(f"{self.requestline} {self.headers}")
        self.send_response(200)
        self.end_headers()
        self.wfile.write(self.server.text.encode())

    def log_message(self, format: str, *values: object) -> None:
        """Print nothing."""


@pytest.fixture
def owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Owner]:
    """A server whose address this build names."""
    server = Owner()
    release = tmp_path / "release.toml"
    release.write_text(f'newest_at = "{server.address}"\n')
    monkeypatch.setattr(newest, "RELEASE_FILE", release)
    yield server
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize("text", ANSWERS)
def test_only_a_number_is_an_answer_and_the_question_says_nothing_of_the_player(text: str, owner: Owner) -> None:
    owner.text = text
    assert newest.fetch_newest_version(owner.address) == ANSWERS[text]
    assert __version__ not in owner.asked[0]
    assert "Python" not in owner.asked[0]


@pytest.mark.parametrize("address", ["http://127.0.0.1:9/newest", "no address", "ftp://127.0.0.1:9/x"])
def test_no_answer_is_no_fault(address: str) -> None:
    assert newest.fetch_newest_version(address) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_is_told_in_the_menu_and_nothing_is_asked_before(language: str, owner: Owner) -> None:
    words = Language(language)
    with player(language, known_version=__version__) as someone:
        about(someone, words)
        assert owner.asked == []
        told = {"99.1.2": "newest-newer", __version__: "newest-this", "": "newest-silent"}
        for text, message in told.items():
            owner.text = text
            someone.app.follow(someone.app.scene.take_line(words.text("newest-ask")))
            wait_until(lambda: not someone.app.inbox.is_empty)
            someone.settle()
            assert words.text(message, version=text, way=words.text("about-update")) in someone.told()
        assert len(owner.asked) == len(told)


def about(someone: Player, words: Language) -> None:
    """Open the menu about the program."""
    someone.app.follow(someone.app.scene.take_line(words.text("menu-about", version=__version__)))
    someone.settle()


def test_without_an_address_nothing_is_offered() -> None:
    words = Language("en")
    with player("en", known_version=__version__) as someone:
        about(someone, words)
        labels = [item.label for item in someone.screen.items]
        assert words.text("about-update") in labels
        assert words.text("newest-ask") not in labels
