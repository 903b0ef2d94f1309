"""The program tells its version and its changes, once after an update and in the menu; it leaves newer homes alone."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from numeramis_access import __version__
from numeramis_access.app.reading.about import changes_since
from numeramis_access.app.shell.installation import PACKAGED_FORMS, ShippingForm, shipping_form
from numeramis_access.store import settings as store
from numeramis_access.store.home import Home
from numeramis_access.store.versions import mark_home, newer_version_of, version_number
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from numeramis_access.words.texts import program_text
from tests.app.fingers import fingers
from tests.app.player import Player, home, player

LATER = "99.0.1"
#: command lines that start a program to play, rather than a task
PLAYED: tuple[tuple[str, ...], ...] = ((), ("play", "quist"), ("practice",), ("replay",))


def versions(language: str) -> list[tuple[int, ...]]:
    return [version_number(one.text) for one in program_text("CHANGES", language) if one.level == 2]


@pytest.mark.parametrize("language", LANGUAGES.complete())
def test_what_changed_is_told_of_every_version_the_newest_first(language: str) -> None:
    found = versions(language)
    assert found[0] == version_number(__version__)
    assert found == sorted(found, reverse=True)
    assert found == versions("en"), "both languages tell of the same versions"


def test_both_languages_tell_the_same_number_of_things() -> None:
    shapes = [[one.level for one in program_text("CHANGES", language)] for language in LANGUAGES.complete()]
    assert all(shape == shapes[0] for shape in shapes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_an_update_it_is_told_once_and_stays_in_the_menu(language: str) -> None:
    words = Language(language)
    someone = Player(store.Settings(language=language, known_version="0.1.0", address="asked"))
    try:
        told = someone.start()
        assert words.text("about-news", version=__version__) in " ".join(told)
        assert program_text("CHANGES", language)[1].text in " ".join(told)
        read = [item.label for item in someone.screen.items]
        assert read == [one.text for one in changes_since(program_text("CHANGES", language), (0, 1, 0))]
        someone.press("escape")
        assert someone.screen.title == words.text("main-menu")
        typed = words.text("menu-about", version=__version__)
        someone.app.follow(someone.app.scene.take_line(typed))
        assert words.text("about-title", version=__version__) in someone.told()
        someone.press("return")
        assert [item.label for item in someone.screen.items] == [one.text for one in program_text("CHANGES", language)]
    finally:
        someone.app.close()
    with player(language, known_version=store.load_settings(home().settings_file)[0].known_version) as someone:
        assert someone.screen.title == words.text("main-menu")


def letters(text: str) -> str:
    """Return only the letters of a text, because the line may break it anywhere and adds its own marks."""
    return "".join(filter(str.isalpha, text.lower()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_an_update_it_is_read_once_by_dots_alone(language: str) -> None:
    words = Language(language)
    changes = changes_since(program_text("CHANGES", language), (0, 1, 0))
    with fingers(language, known_version="0.1.0", address="asked") as someone:
        assert words.form("about-news", "braille", version=__version__) in someone.text
        pages = [someone.press("pan right") for _ in range(12)]
        first = letters("".join(one.text for one in changes[1:4]))
        assert letters("".join(pages)).startswith(first[:150]), pages
    kept = store.load_settings(home().settings_file)[0].known_version
    with fingers(language, known_version=kept) as someone:
        assert words.form("main-menu", "braille") in someone.text


def test_what_stands_on_a_braille_line_fits_a_short_one() -> None:
    for language in LANGUAGES.complete():
        for message in ("about-title", "newer-home"):
            assert len(Language(language).form(message, "braille", version="10.10.10", newer="10.10.10")) <= 40


def test_a_new_player_is_told_nothing_of_it() -> None:
    with player() as someone:
        assert someone.screen.title == someone.app.text("main-menu")
    assert store.Settings().known_version == __version__
    assert store.load_settings(home().settings_file.with_name("none.toml"))[0].known_version == __version__


def test_settings_of_the_first_version_name_none_and_later_ones_do() -> None:
    path = home().settings_file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text('language = "cs"\n')
    settings, problems = store.load_settings(path)
    assert (settings.known_version, problems) == ("0.1.0", [])
    store.save_settings(store.Settings(), path)
    assert store.load_settings(path)[0].known_version == __version__


def test_only_what_came_after_the_known_version_is_told() -> None:
    changes = program_text("CHANGES", "en")
    assert changes_since(changes, version_number(__version__)) == []
    assert changes_since(changes, ()) == changes[1:]
    assert [one.text for one in changes_since(changes, (0, 1, 0)) if one.level == 2][-1] != "Version 0.1.0"


@pytest.mark.parametrize("way", ShippingForm.__args__)
def test_every_way_to_come_here_has_words_how_to_update(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for language in LANGUAGES.complete():
        assert Language(language).text(f"update-{way}")
    if way in PACKAGED_FORMS:
        monkeypatch.setenv("NUMERAMIS_OWN", way)
        assert shipping_form() == way


@pytest.mark.parametrize(("earlier", "later"), [("0.2.0", "0.10.0"), ("0.2", "0.2.1"), ("nonsense", "0.1"), ("", "0")])
def test_versions_are_compared_as_numbers(earlier: str, later: str) -> None:
    assert version_number(earlier) < version_number(later)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"nonsense", b"0.0.1", __version__.encode()])
def test_only_a_newer_version_is_newer(content: bytes) -> None:
    home().data.mkdir(parents=True, exist_ok=True)
    home().version_file.write_bytes(content)
    assert newer_version_of(home()) == ""
    mark_home(home())
    assert home().version_file.read_text().strip() == __version__


@pytest.fixture
def newer(tmp_path: Path) -> Home:
    """Return the home of a player of a later version."""
    found = Home.at(tmp_path / "newer")
    store.save_settings(store.Settings(language="en", known_version=LATER), found.settings_file)
    with found.settings_file.open("a") as file:
        file.write('something_later = "kept"\n')
    found.version_file.write_text(f"{LATER}\n")
    return found


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.turns(2)
@pytest.mark.parametrize(
    "words",
    [*PLAYED, ("pack",), ("unpack", "some.zip"), ("serve",), ("club", "tables")],
    ids=lambda words: words[0] if words else "menus",
)
def test_an_older_version_refuses_in_words_and_writes_nothing(newer: Home, words: tuple[str, ...]) -> None:
    before = contents(newer.data)
    command = [sys.executable, "-m", "numeramis_access", *words]
    if words in PLAYED:
        command += ["--terminal", "--speech", "none", "--braille", "off"]
    environment = {**os.environ, "NUMERAMIS_HOME": str(newer.data), "LANG": "en_GB.UTF-8", "PATH": "/nowhere"}
    done = subprocess.run(
        command, input="\n", capture_output=True, text=True, env=environment, timeout=120, check=False
    )
    said = re.sub(r"\s+", " ", done.stdout + done.stderr)
    assert "newer version of the program" in said
    assert "Traceback" not in said
    assert contents(newer.data) == before
    assert [path.name for path in newer.data.iterdir() if path.is_dir()] == []
