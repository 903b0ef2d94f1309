"""Keymaps: which key gives which command, in which kind of scene; data in TOML, the player's file over ours."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from numeramis_access.input.commands import Command

DEFAULT = Path(__file__).parent / "keymaps" / "default.toml"
#: contexts that have the keys of another one besides their own
LIKE = {"number": "menu"}
BRAILLE = "braille "


@dataclass(frozen=True, slots=True)
class Keymap:
    """Keys to commands.

    :param keys: by context, then by key. :param letters: False switches single letters off.
    :param problems: what was wrong in the player's file: (code, key or command) each.
    """

    keys: Mapping[str, Mapping[str, Command]]
    letters: bool = True
    problems: tuple[tuple[str, str], ...] = field(default=())

    def command(self, context: str, key: str) -> Command | None:
        """Return the command of a key in a context: its own, or the one that holds everywhere."""
        if not self.letters and len(key.removeprefix("shift+")) == 1 and not key[-1].isdigit():
            return None
        return self._all(context).get(canonical(key))

    def keys_of(self, context: str) -> list[tuple[Command, list[str]]]:
        """Return each command of a context with its keys, in the order of the commands."""
        found: dict[Command, list[str]] = {}
        for key, command in self._all(context).items():
            if self.command(context, key):
                found.setdefault(command, []).append(key)
        return [(command, found[command]) for command in Command if command in found]

    def _all(self, context: str) -> dict[str, Command]:
        """Return the keys that hold in a context, its own before others'."""
        like = self.keys[LIKE[context]] if context in LIKE else {}
        return {**self.keys["everywhere"], **like, **self.keys[context]}


def canonical(key: str) -> str:
    """Return a key's name with the keys of a braille chord in one order: all orders are the same chord."""
    if not key.startswith(BRAILLE):
        return key
    return BRAILLE + "+".join(sorted(key.removeprefix(BRAILLE).split("+")))


def load(player_file: Path | None = None, letters: bool = True) -> Keymap:
    """Return the default keymap with the player's changes; an empty command takes a key away.

    Whatever is wrong in the player's file is left out and reported in ``problems``; nothing is raised.
    """
    keys = {context: dict(section) for context, section in _defaults().items()}
    problems: list[tuple[str, str]] = []
    if player_file is not None and player_file.exists():
        try:
            changes = tomllib.loads(player_file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            changes = {}
            problems.append(("keymap-unreadable", player_file.name))
        for context, section in changes.items():
            problems += _change(keys, context, section)
    return Keymap(keys, letters, tuple(problems))


@cache
def _defaults() -> dict[str, dict[str, Command]]:
    sections = tomllib.loads(DEFAULT.read_text(encoding="utf-8"))
    return {
        context: {canonical(key): Command(name) for key, name in section.items()}
        for context, section in sections.items()
    }


def _change(keys: dict[str, dict[str, Command]], context: str, section: object) -> list[tuple[str, str]]:
    """Put one section of the player's file into the keymap; return what was wrong in it."""
    if context not in keys or not isinstance(section, dict):
        return [("keymap-unknown-section", context)]
    problems = []
    for key, name in section.items():
        if name == "":
            keys[context].pop(canonical(key), None)
        elif name in Command._value2member_map_:
            keys[context][canonical(key)] = Command(name)
        else:
            problems.append(("keymap-unknown-command", str(name)))
    return problems
