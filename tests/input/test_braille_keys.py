"""Every display with a driver of ours has keys for all necessary commands at the table, in menus and in texts."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from braille.driver import Identity, Keys
from numeramis_access.input import keymap
from tests.braille.cases import Case, all_cases

DEFAULT = tomllib.loads((Path(keymap.__file__).parent / "keymaps/default.toml").read_text(encoding="utf-8"))
NEEDED = {
    "everywhere": ("menu", "help"),
    "table": ("previous", "next", "activate"),
    "menu": ("previous", "next", "activate", "back"),
    "reader": ("previous", "next", "back"),
}


def keys_of(case: Case) -> Keys | None:
    driver = case.driver()
    driver.hello()
    told = []
    for packet in case.identification:
        told += driver.receive(packet)
        driver.tick(0.01)
    return next(event.keys for event in told if isinstance(event, Identity))


KNOWN = [pytest.param(keys, id=case.name) for case in all_cases() if (keys := keys_of(case)) is not None]


@pytest.mark.parametrize("keys", KNOWN)
def test_everything_needed_has_a_key_that_the_display_has(keys: Keys) -> None:
    missing = [
        (context, command)
        for context, commands in NEEDED.items()
        for command in commands
        if not any(
            given == command and key.startswith("braille ") and keys.has(key.removeprefix("braille "))
            for section in {context, "everywhere"}
            for key, given in DEFAULT[section].items()
        )
    ]
    assert missing == []
