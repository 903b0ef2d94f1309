"""Keymaps in TOML give each key its command by context; the player's file overrides ours."""

from __future__ import annotations

import tomllib
from collections import ChainMap, deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Literal

from numeramis_access.input.commands import AnyCommand, Command, Question, all_commands
from numeramis_access.store.files import clean_name, read_text

KEYMAPS_FOLDER = Path(__file__).parent / "keymaps"
#: contexts that also have the keys of another
PARENT_CONTEXT = {"number": "menu", "writing": "menu"}
BRAILLE_PREFIX = "braille "
#: keys that write a sign in a text field, in addition to letters and digits
WRITING_KEYS = {"space": " ", "comma": ",", "period": ".", f"{BRAILLE_PREFIX}space": " "}
#: whether the ready-made keys are for both hands or for one
HandsUsed = Literal["both", "left", "right"]
#: prefixes of keys that other devices name
DEVICE_PREFIXES = (BRAILLE_PREFIX, "pad ")
#: modifiers in the order of key names
MODIFIER_ORDER = ("ctrl", "alt", "shift")
#: keys with a name instead of a sign
NAMED_KEYS = {
    "left", "right", "up", "down", "home", "end", "page up", "page down", "return", "space", "escape", "tab",
    "backspace", "delete", "insert", "comma", "period", "ctrl", "shift", "alt", "super", "menu", "pause",
    "print screen", "scroll lock", "caps lock", "numlock", *(f"f{number}" for number in range(1, 25)),
}  # fmt: skip
#: other names for them
KEY_NAMES = {
    "esc": "escape", "enter": "return", "pgup": "page up", "pageup": "page up", "pgdn": "page down",
    "pgdown": "page down", "pagedown": "page down", "del": "delete", "ins": "insert", "bksp": "backspace",
    "control": "ctrl", "spacebar": "space", ",": "comma", ".": "period", " ": "space",
}  # fmt: skip
MODIFIER_NAMES = {"control": "ctrl", "ctl": "ctrl", "option": "alt"}
#: maximum number of last keys
MAX_LAST_KEYS = 60
#: stand among the last keys for a key that writes, and for one that names a card
WRITTEN_KEY, CARD_KEY = "text", "card"


@dataclass(frozen=True, slots=True)
class Keymap:
    """The commands of all keys.

    :param keys: commands by context, then by key.
    :param has_letters: whether single letters are keys.
    :param questions: the questions of all games.
    :param problems: the problems of the player's file: id of the message, and the file, section, key or command.
    """

    keys: Mapping[str, dict[str, AnyCommand]]
    has_letters: bool = True
    questions: tuple[Question, ...] = ()
    problems: tuple[tuple[str, str], ...] = field(default=())
    #: results of ``keys_of`` by context, since the help asks for each command
    _keys_by_context: dict[str, list[tuple[AnyCommand, list[str]]]] = field(
        default_factory=dict, init=False, compare=False
    )

    @property
    def commands(self) -> tuple[AnyCommand, ...]:
        """Return all commands, including games' questions."""
        return all_commands(self.questions)

    def command(self, context: str, key: str) -> AnyCommand | None:
        """Return the command of a key in a context, else in its parent context, else everywhere.

        Return None if it has none, or if it is a single letter and those are switched off.

        :param context: section of the keymap. :param key: name of the key.
        :raises KeyError: for an unknown context.
        """
        return self._all_keys(context).get(canonical_key(key)) if self._counts(key) else None

    def _counts(self, key: str) -> bool:
        """Return whether a key can have a command; single letters cannot if they are switched off."""
        return self.has_letters or len(key.removeprefix("shift+")) > 1 or key[-1].isdigit()

    def keys_of(self, context: str) -> list[tuple[AnyCommand, list[str]]]:
        """Return each command that has keys in a context, with these keys, in the order of the commands.

        Keys of the parent context and of ``everywhere`` are included. In the context ``writing``, keys that write are
        left out; single letters are left out if they are switched off. The result is cached; do not change it.

        :param context: section of the keymap. :raises KeyError: for an unknown context.
        """
        if context not in self._keys_by_context:
            self._keys_by_context[context] = self._keys_of(context)
        return self._keys_by_context[context]

    def _keys_of(self, context: str) -> list[tuple[AnyCommand, list[str]]]:
        keys_by_command: dict[AnyCommand, list[str]] = {}
        for key, command in self._all_keys(context).items():
            sign = key.removeprefix("shift+")
            idle = context == "writing" and (sign in WRITING_KEYS or len(sign) == 1)
            if self._counts(key) and not idle:
                keys_by_command.setdefault(command, []).append(key)
        return [(command, keys_by_command[command]) for command in self.commands if command in keys_by_command]

    def _all_keys(self, context: str) -> Mapping[str, AnyCommand]:
        """Return the keys of a context; its own come before shared ones."""
        like = (self.keys[PARENT_CONTEXT[context]],) if context in PARENT_CONTEXT else ()
        return ChainMap(self.keys[context], *like, self.keys["everywhere"])


class LastKeys:
    """The names of the last ``MAX_LAST_KEYS`` keys with their contexts, for a report to the makers.

    Typed text and named cards are left out.
    """

    def __init__(self) -> None:
        self._kept: deque[str] = deque(maxlen=MAX_LAST_KEYS)

    def note(self, context: str, key: str, command: AnyCommand | None, writes: bool) -> None:
        """Note a key; one that writes or names a card is noted without its name.

        :param context: section of the keymap. :param key: name of the key.
        :param command: the key's command; None if it has none, or for a typed line.
        :param writes: whether the key is part of a typed text.
        """
        if writes or (command is None and len(key.removeprefix("shift+")) == 1):
            key = WRITTEN_KEY
        elif command is not None and command.startswith(("number-", "rank-")):
            key = CARD_KEY
        self._kept.append(f"{context}: {key}")

    def keys(self) -> tuple[str, ...]:
        """Return the noted keys, oldest first, each as context, colon and name."""
        return tuple(self._kept)


def canonical_key(key: str) -> str:
    """Return the canonical name of a key: in a braille chord, the keys are sorted, because every order is the same
    chord.

    Other names are returned unchanged.
    """
    if not key.startswith(BRAILLE_PREFIX):
        return key
    return BRAILLE_PREFIX + "+".join(sorted(key.removeprefix(BRAILLE_PREFIX).split("+")))


def load_keymap(
    player_file: Path | None = None, letters: bool = True, hands: HandsUsed = "both", questions: Sequence[Question] = ()
) -> Keymap:
    """Return the default keymap with the games' questions and the player's changes; an empty command in the player's
    file removes a key.

    Errors in that file are skipped and reported in ``problems``; nothing is raised.

    :param player_file: the player's file, None for the defaults alone; it need not exist.
    :param letters: whether single letters are keys.
    :param hands: the hands that press the keys; for one hand, a ready-made set overrides the defaults.
    :param questions: the questions of all games.
    """
    keys = default_commands(hands, questions)
    commands: dict[str, AnyCommand] = {str(command): command for command in all_commands(questions)}
    problems: list[tuple[str, str]] = []
    if player_file is not None and player_file.exists():
        try:
            changes = tomllib.loads(read_text(player_file))
        except (OSError, ValueError, RecursionError):
            changes = {}
            problems.append(("keymap-unreadable", player_file.name))
        for context, section in changes.items():
            problems += _change(keys, context, section, commands)
    return Keymap(keys, letters, tuple(questions), tuple(problems))


def default_commands(hands: HandsUsed = "both", questions: Sequence[Question] = ()) -> dict[str, dict[str, AnyCommand]]:
    """Return the commands, keyed by context and then by key, without the player's changes.

    :param hands: the hands that press the keys; for one hand, a ready-made set overrides the defaults.
    :param questions: the questions of all games.
    """
    keys: dict[str, dict[str, AnyCommand]] = {context: {**section} for context, section in _part("default").items()}
    keys["table"] |= {canonical_key(key): question for question in questions for key in question.keys}
    for context, section in _part(hands).items() if hands != "both" else ():
        keys[context] |= section
    return keys


@cache
def _part(name: str) -> dict[str, dict[str, Command]]:
    """Return one of our keymap files by context."""
    sections = tomllib.loads((KEYMAPS_FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
    return {
        context: {canonical_key(key): Command(name) for key, name in section.items()}
        for context, section in sections.items()
    }


def _change(
    keys: dict[str, dict[str, AnyCommand]], context: str, section: object, commands: Mapping[str, AnyCommand]
) -> list[tuple[str, str]]:
    """Apply a section of the player's file to the keymap; return its problems."""
    if context not in keys or not isinstance(section, dict):
        return [("keymap-unknown-section", clean_name(context))]
    problems = []
    for written, name in section.items():
        key = known_key(written)
        if key is None:
            problems.append(("keymap-unknown-key", clean_name(written)))
        elif name == "":
            keys[context].pop(key, None)
        elif isinstance(name, str) and name in commands:
            keys[context][key] = commands[name]
        else:
            problems.append(("keymap-unknown-command", clean_name(_as_written(written, name))))
    return problems


def _as_written(key: str, value: object) -> str:
    """Return a text for a wrong command: the words of a list, the key of a section."""
    if isinstance(value, list):
        return ", ".join(str(element)[:100] for element in value[:10])
    return key if isinstance(value, dict) else str(value)[:1000]


def known_key(written: str) -> str | None:
    """Return the keymap name of a key from a player's name for it; None if no keyboard has it.

    Keys of braille displays and controllers are not checked. :param written: the player's name for it.
    """
    if written.startswith(DEVICE_PREFIXES):
        return canonical_key(written)
    *held, name = written.lower().split("+") if written.lower() not in ("+", "shift++") else ("", "+")
    modifiers = {MODIFIER_NAMES.get(modifier.strip(), modifier.strip()) for modifier in held if modifier}
    name = KEY_NAMES.get(name.strip() or name, name.strip() or name)
    sign = len(name) == 1 and name.isprintable()
    if not modifiers <= set(MODIFIER_ORDER) or not (sign or name in NAMED_KEYS):
        return None
    return "".join(f"{modifier}+" for modifier in MODIFIER_ORDER if modifier in modifiers) + name
