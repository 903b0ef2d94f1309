"""Records, settings and statistics of strangers: the program says a true sentence about each, and uses valid parts."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from numeramis_access import compose
from numeramis_access.app.practice import practice_menu as practice
from numeramis_access.app.reading import records, replay, statistics
from numeramis_access.app.shell.launch_options import LaunchOptions
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.table import local_match
from numeramis_access.core.actions import DrawDealer, Refusal
from numeramis_access.core.codec import to_json_value
from numeramis_access.core.table import Table
from numeramis_access.store import settings
from numeramis_access.store.journal import MAX_RECORD_BYTES, seal_line
from tests.app.player import behind, home, player
from tests.standard import ruleset

ENTRANTS = [{"name": name, "gender": "masculine", "level": "club" if name != "A" else ""} for name in "ABCD"]


def record(path: Path, lines: list[object] | None = None, **header: Any) -> Path:
    """Write a record with right checksums. :param lines: further lines. :param header: changes to its headers."""
    rules = ruleset("quist")
    table = Table(rules, rules.options(), 4, 5)
    table.draw()
    whole: dict[str, Any] = {
        "game": "quist", "seats": 4, "seed": 5, "options": {}, "entrants": ENTRANTS, "format": 1, **header
    }  # fmt: skip
    content, checksum = b"", 0
    for value in (whole, whole, *[to_json_value(action) for action in table.record], *(lines or [])):
        line, checksum = seal_line(value, checksum)
        content += line
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def said(make: Callable[[Path], object]) -> list[str]:
    """Continue a record and then replay it; return the announcements. :param make: writes the record."""
    with player("en") as someone:
        path = home().matches / "quist-20260101-120000-1.match"
        path.parent.mkdir(parents=True, exist_ok=True)
        make(path)
        someone.app.follow(local_match.resume_match(someone.app, path))
        someone.settle()
        someone.app.follow(replay.begin_replay(someone.app, path))
        someone.settle()
        assert not home().fault_log.exists(), home().fault_log.read_text(encoding="utf-8")
        return someone.told()


STRANGE: dict[str, tuple[Callable[[Path], object], str]] = {
    "format null": (lambda path: record(path, format=None), "is too damaged"),
    "format text": (lambda path: record(path, format="9"), "is too damaged"),
    "format newer": (lambda path: record(path, format=9), "later version"),
    "nobody plays": (lambda path: record(path, entrants=[]), "can't play this record"),
    "too few play": (lambda path: record(path, entrants=ENTRANTS[:2]), "can't play this record"),
    "unknown game": (lambda path: record(path, game="chess"), "can't play this record"),
    "unknown options": (lambda path: record(path, options={"x": 1}), "can't play this record"),
    "endless seed": (lambda path: record(path, seed=10**3000), "can't play this record"),
    "many seats": (lambda path: record(path, seats=10**9), "can't play this record"),
    "unknown action": (lambda path: record(path, [{"type": "fly"}]), "can't play this record"),
    "impossible card": (lambda path: record(path, [{"type": "play", "card": "Q"}]), "can't play this record"),
    "a pipe": (os.mkfifo, "isn't a record"),
    "a folder": (Path.mkdir, "isn't a record"),
    "a device": (lambda path: path.symlink_to("/dev/zero"), "isn't a record"),
    "too large": (lambda path: (path.touch(), os.truncate(path, MAX_RECORD_BYTES + 1)), "isn't a record"),
    "nothing": (Path.touch, "is too damaged"),
    "text": (lambda path: path.write_text("Dear diary\n" * 9), "is too damaged"),
}


@pytest.mark.parametrize(("make", "why"), STRANGE.values(), ids=STRANGE)
def test_a_record_that_cannot_be_used_is_a_true_sentence(make: Callable[[Path], object], why: str) -> None:
    assert any(why in text for text in said(make))


@pytest.mark.parametrize("seat", [-1, 4, 2**70])
def test_a_lot_that_falls_on_nobody_is_no_lot(seat: int) -> None:
    rules = ruleset("quist")
    table = Table(rules, rules.options(), 4, 5)
    assert isinstance(table.act(DrawDealer(seat)), Refusal)
    assert table.record == []


def test_two_gigabytes_are_refused_by_their_size_alone() -> None:
    def large(path: Path) -> None:
        path.touch()
        os.truncate(path, 2 * 1024**3)  # a sparse file

    assert any("isn't a record" in text for text in said(large))


USED: dict[str, dict[str, Any]] = {
    "unknown level": {"entrants": [ENTRANTS[0], {**ENTRANTS[1], "level": "genius"}, *ENTRANTS[2:]]},
    "nobody is the player": {"entrants": [{**ENTRANTS[0], "level": "club"}, *ENTRANTS[1:]]},
    "endless name": {"entrants": [ENTRANTS[0], {**ENTRANTS[1], "name": "Ž" * 3000}, *ENTRANTS[2:]]},
    "a name that a terminal obeys": {"entrants": [ENTRANTS[0], {**ENTRANTS[1], "name": "\x1b[2JEve"}, *ENTRANTS[2:]]},
    "unknown gender": {"entrants": [ENTRANTS[0], {**ENTRANTS[1], "gender": "x"}, *ENTRANTS[2:]]},
}


@pytest.mark.parametrize("header", USED.values(), ids=USED)
def test_what_can_be_used_is_used(header: dict[str, Any]) -> None:
    with player("en") as someone:
        path = record(home().matches / "quist-20260101-120000-1.match", **header)
        someone.app.follow(local_match.resume_match(someone.app, path))
        someone.settle()
        texts = someone.told()
        assert behind(someone.match).to_act == 0
        assert all(text.isprintable() and len(text) < 1000 for text in texts)
        assert not home().fault_log.exists()


@pytest.mark.parametrize(
    "line", [{"undo": 99}, {"undo": -3}, {"levels": ["club"]}, {"levels": 7}, {"x": 1}, [], None], ids=str
)
def test_a_line_that_says_what_cannot_be_is_where_the_damage_begins(line: object) -> None:
    with player("en") as someone:
        path = record(home().matches / "quist-20260101-120000-1.match", [line])
        someone.app.follow(local_match.resume_match(someone.app, path))
        someone.settle()
        assert any("damaged at the end" in text for text in someone.told())


def test_a_match_of_which_nothing_is_recorded_is_told_and_asked_about() -> None:
    with player("en") as someone:
        path = record(home().records / "quist-20260101-120000-1.match")
        content = path.read_bytes().splitlines(keepends=True)
        path.write_bytes(b"".join(content[:2]))
        someone.app.follow(replay.begin_replay(someone.app, path))
        assert someone.press("right")
        assert someone.press("f1")
        assert someone.press("escape", "ctrl+f1")


def test_a_record_named_on_the_command_line_that_is_none_leads_to_the_menu() -> None:
    with player("en") as someone:
        someone.app.scenes[:] = [someone.app.doors.main(someone.app)]
        path = home().data / "diary.match"
        path.write_text("Dear diary")
        compose.begin_match(someone.app, LaunchOptions(scene="replay", file=path))
        said = someone.told()
        assert any("is too damaged" in text for text in said)
        assert any(text.startswith("Main menu") for text in said)
        assert someone.press("return")


SETTINGS: dict[str, tuple[bytes, list[str]]] = {
    "notepad": (b'\xef\xbb\xbflanguage = "en"\r\n', []),
    "nested": (b"x = " + b"[" * 50_000, ["settings-damaged"]),
    "endless name": (b'name = "' + b"A" * 3000 + b'"', []),
    "large": (b"#" * 3_000_000, ["settings-unreadable"]),
    "no text": (b"\xff\xfe", ["settings-damaged"]),
    "wrong types": (b'rate = "fast"\nname = 7\n[opponents]\nx = 1\n', ["settings-value"] * 3),
}


@pytest.mark.parametrize(("content", "codes"), SETTINGS.values(), ids=SETTINGS)
def test_settings_of_strangers(tmp_path: Path, content: bytes, codes: list[str]) -> None:
    path = tmp_path / "settings.toml"
    path.write_bytes(content)
    found, problems = settings.load_settings(path)
    assert [code for code, _ in problems] == codes
    assert len(found.name) <= 40
    settings.save_settings(found, path)
    assert settings.load_settings(path) == (found, [])


def test_damaged_settings_are_never_said_to_be_kept_where_they_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("?")

    def refused(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "replace", refused)
    assert settings.load_settings(path)[1] == [("settings-damaged-there", "settings.toml")]


def test_settings_that_are_no_file_are_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", tmp_path, Path("/dev/zero")):
        assert [code for code, _ in settings.load_settings(path)[1]] == ["settings-unreadable"]


PROGRESS: dict[str, Callable[[Path], object]] = {
    "letters that are none": lambda path: path.write_bytes(b'{"done": ["\xff"]}'),
    "nested": lambda path: path.write_bytes(b'{"skills": ' + b"[" * 50_000),
    "nested under an unknown name": lambda path: path.write_bytes(b'{"x": ' + b"[" * 50_000 + b"]" * 50_000 + b"}"),
    "large": lambda path: path.write_bytes(b" " * 5_000_000),
    "a pipe": os.mkfifo,
    "a folder": Path.mkdir,
}


@pytest.mark.parametrize("name", ["drills.json", "positions.json"])
@pytest.mark.parametrize("make", PROGRESS.values(), ids=PROGRESS)
def test_progress_of_strangers_leaves_practice_open(make: Callable[[Path], object], name: str) -> None:
    with player("en") as someone:
        make(home().data / name)
        someone.app.follow(Push(practice.menu(someone.app)))
        assert any(text.startswith("Practice") for text in someone.told())
        for _ in someone.app.scene.screen().items:
            assert someone.press("down")
        assert not home().fault_log.exists(), home().fault_log.read_text(encoding="utf-8")


@pytest.mark.parametrize("kept", ["matches", "records"])
def test_a_pipe_among_the_records_is_not_waited_for(kept: str) -> None:
    with player("en") as someone:
        folder = home().data / kept
        folder.mkdir()
        os.mkfifo(folder / "quist-20260101-120000-1.match")
        someone.app.follow(Push(records.menu(someone.app)))
        assert any(text.startswith("Quist-20260101-120000-1") for text in someone.told())
        assert any("isn't a record" in text for text in someone.press("return", "down", "return"))


def test_statistics_of_another_program_are_left_out_line_by_line() -> None:
    with player("en") as someone:
        base = sqlite3.connect(home().statistics)
        base.execute("CREATE TABLE matches (name, game, variant, level)")
        base.execute("CREATE TABLE counts (name, deal, what, number)")
        rows: list[tuple[object, ...]] = [("a", "quist", "", "club"), ("b", "chess", "", "club"), ("c", 7, None, b"x")]
        rows.append(("d", "quist", "", "genius"))
        base.executemany("INSERT INTO matches VALUES (?, ?, ?, ?)", rows)
        pairs = (("games", 3), (None, "x"), ("y", b"z"))
        counts = [(name, 1, what, number) for name in "abcd" for what, number in pairs]
        base.executemany("INSERT INTO counts VALUES (?, ?, ?, ?)", counts)
        base.commit()
        base.close()
        someone.app.follow(Push(statistics.menu(someone.app)))
        someone.press("return", "down", "down", "down")
        assert not home().fault_log.exists()
        os.unlink(home().statistics)
        os.mkfifo(home().statistics)
        someone.app.follow(Push(statistics.menu(someone.app)))
        assert any("can't read the statistics" in text.lower() for text in someone.told())
