"""Keymaps by strangers: every line is used or reported, none raises an error, the defaults hold."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from numeramis_access.input import keymap
from numeramis_access.input.commands import Command
from numeramis_access.input.keyboard import MODIFIER_KEYS
from tests.standard import GAMES


def load(tmp_path: Path, content: str | bytes) -> keymap.Keymap:
    path = tmp_path / "keymap.toml"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return keymap.load_keymap(path)


ALIKE = {
    "pgup": "page up", "PgDn": "page down", "esc": "escape", "Ctrl+H": "ctrl+h", "ctrl+F2": "ctrl+f2",
    "Enter": "return", "shift+ctrl+x": "ctrl+shift+x", "Del": "delete", "control+a": "ctrl+a", ",": "comma",
    "+": "+", "ž": "ž",
}  # fmt: skip


@pytest.mark.parametrize(("written", "meant"), ALIKE.items())
def test_a_key_is_known_by_what_people_call_it(tmp_path: Path, written: str, meant: str) -> None:
    found = load(tmp_path, f'[menu]\n"{written}" = "hush"\n')
    assert found.problems == ()
    assert found.command("menu", meant) is Command.HUSH


@pytest.mark.parametrize("written", ["ctrl+pgupp", "hyper+h", "f25", "hh", "", "ctrl+", "\\u001b", "x" * 3000])
def test_a_key_that_no_keyboard_has_is_said_and_left_out(tmp_path: Path, written: str) -> None:
    found = load(tmp_path, f'[menu]\n"{written}" = "hush"\n"z" = "help"\n')
    ((code, name),) = found.problems
    assert code == "keymap-unknown-key"
    assert len(name) <= 40
    assert name.isprintable()
    assert found.command("menu", "z") is Command.HELP


def test_every_key_of_our_own_is_a_key() -> None:
    for section in keymap.default_commands().values():
        for key in section:
            assert keymap.known_key(key) == key
    assert set(keymap.MODIFIER_ORDER) < set(MODIFIER_KEYS)
    assert len(GAMES) == 4


STRANGE = {
    "list": ('[menu]\n"z" = ["hush"]\n', "keymap-unknown-command"),
    "number": ('[menu]\n"z" = 7\n', "keymap-unknown-command"),
    "table": ('[menu.z]\n"hush" = "hush"\n', "keymap-unknown-command"),
    "no section": ('"z" = "hush"\n', "keymap-unknown-section"),
    "section as list": ('[[menu]]\n"z" = "hush"\n', "keymap-unknown-section"),
    "no toml": ("z: hush\n", "keymap-unreadable"),
    "no text": (b"\xff\xfe\x00", "keymap-unreadable"),
    "nested": ("x = " + "[" * 50_000, "keymap-unreadable"),
    "large": ("#" * 2_000_000, "keymap-unreadable"),
}


@pytest.mark.parametrize(("content", "code"), STRANGE.values(), ids=STRANGE)
def test_what_cannot_be_used_is_said_and_the_rest_holds(tmp_path: Path, content: str | bytes, code: str) -> None:
    found = load(tmp_path, content)
    assert [problem for problem, _ in found.problems] == [code]
    assert found.command("menu", "return") is Command.ACTIVATE


def test_what_is_said_of_it_are_the_players_own_words(tmp_path: Path) -> None:
    assert load(tmp_path, '[menu]\n"z" = ["hush", "help"]\n').problems == (("keymap-unknown-command", "hush, help"),)
    (nested,) = load(tmp_path, '[menu.z]\n"hush" = "help"\n').problems
    assert nested == ("keymap-unknown-command", "z")


def test_a_file_from_notepad_is_read(tmp_path: Path) -> None:
    found = load(tmp_path, b"\xef\xbb\xbf" + b'[menu]\r\n"z" = "hush"\r\n')
    assert found.problems == ()
    assert found.command("menu", "z") is Command.HUSH


@pytest.mark.system("posix", "named pipes and devices lie among files on POSIX alone")
def test_what_is_no_file_is_not_waited_for(tmp_path: Path) -> None:
    pipe, loop = tmp_path / "pipe", tmp_path / "loop"
    os.mkfifo(pipe)
    loop.symlink_to(loop)
    for path in (pipe, tmp_path, Path("/dev/zero"), Path("/dev/null")):
        assert [code for code, _ in keymap.load_keymap(path).problems] == ["keymap-unreadable"], path
    assert keymap.load_keymap(loop).command("menu", "return") is Command.ACTIVATE
