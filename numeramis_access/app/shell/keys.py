"""The names of keys for people, on the present device."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Protocol

from numeramis_access.app.shell.ports import App, KeyLookup, Wording
from numeramis_access.input.commands import AnyCommand
from numeramis_access.input.reach import reaches_a_page, reaches_a_terminal
from numeramis_access.input.typed import KEY_OF_SIGN, NAMED_KEYS, key_of_line, plain_name
from numeramis_access.output.channel import HasKeys
from numeramis_access.words.phrases import join_texts


class KeyNaming(KeyLookup, Wording, Protocol):
    """The parts of the program that naming a key needs: the keymap and messages."""


def key_of_command(app: KeyNaming, context: str, command: AnyCommand) -> str:
    """Return the name of a command's first key on the present device, empty for a command without keys.

    If the device has none of its keys, return the name of its first key on any device; on a page, the name of the
    button; for a player with a controller alone, an empty text.

    :param app: names commands and keys. :param context: section of the keymap. :param command: the command.
    """
    keys = dict(app.keymap.keys_of(context)).get(command, [])
    own = keys_of_device(app, keys, context)
    if not own and app.device == "page":
        return app.text("page-button", does=name_of_command(app, command, (context,)))
    own = own or ([] if app.has_pad_alone else keys)
    return key_name(app, own[0]) if own else ""


def key_in_sentence(app: KeyNaming, context: str, command: AnyCommand) -> str:
    """Return the name of a command's key as ``key_of_command`` does; a single letter becomes "letter I", because
    letters are also words.

    Digits, signs and longer names stay.

    :param app: names commands and keys. :param context: section of the keymap. :param command: the command.
    """
    name = key_of_command(app, context, command)
    if len(name) > 1 or not name.isalpha():
        return name
    return app.text("key-letter", letter=name if app.device == "terminal" else name.upper())


def name_of_command(app: KeyNaming, command: AnyCommand, where: Sequence[str]) -> str:
    """Return the name of a command in help: its special name in the first of these places that has one, else its
    general name.

    :param app: names commands and keys. :param command: the command.
    :param where: names of the games and contexts that can have their own name for it, in order of preference.
    :raises StopIteration: for a command without a name.
    """
    names = (*(f"command-{command}-{place}" for place in where), f"command-{command}")
    return app.text(next(name for name in names if app.narrator.language.has(name)))


def key_name(app: KeyNaming, key: str) -> str:
    """Return a key's name in words; letters, digits and keys without a name are named by themselves. A key of a braille
    display or controller that is not the present device is named with its device.

    :param app: names commands and keys. :param key: the key by its keymap name.
    """
    device, _, name = key.partition(" ")
    if device == "braille":
        name = braille_key_name(app, name)
    elif device == "pad":
        name = app.text(f"pad-key-{name.replace(' ', '-')}")
    if device in ("braille", "pad"):
        return name if device == app.device else app.text(f"key-of-{device}", key=name)
    if app.device == "terminal" and (typed := _typed_name(app, key)):
        return typed
    parts = key.split("+") if len(key) > 1 else [key]
    known = app.narrator.language.has
    ids = {part: f"key-{part.replace(' ', '-')}" for part in parts if len(part) > 1}
    return " ".join(app.text(ids[part]) if part in ids and known(ids[part]) else part for part in parts)


def typed_key(app: KeyNaming, text: str) -> str:
    """Return the key that a typed line means: a key with this name in the player's language, else the key of this
    character or English name as ``key_of_line`` finds it.
    """
    words, word = app.narrator.language, plain_name(text)
    for key in NAMED_KEYS:
        message = f"key-{re.sub('[ +]', '-', key)}"
        if word in (plain_name(words.text(message)), *map(plain_name, words.form(message, "typed").split(", "))):
            return key
    return key_of_line(text)


def keys_of_device(app: KeyLookup, keys: list[str], context: str) -> list[str]:
    """Return those of a command's keys that the present device has.

    If a controller or the connected display has none, return the keyboard's keys; if the player has a touch screen or a
    controller alone, an empty list.

    :param app: the program's keys. :param keys: the command's keys of all devices.
    :param context: section of the keymap.
    """
    device = app.device
    keyboard = [key for key in keys if not key.startswith(("braille ", "pad "))]
    if device == "terminal":
        return [key for key in keyboard if reaches_a_terminal(key)]
    if device == "page":
        letters = app.keymap.has_letters
        return [] if app.has_touch_alone else [key for key in keyboard if reaches_a_page(key, context, letters)]
    own = [key for key in keys if device and key.startswith(f"{device} ") and app.has_key(key)]
    return own or ([] if app.has_pad_alone else keyboard)


def is_of_device(app: KeyLookup, key: str) -> bool:
    """Return whether the present device has a key: at a braille display only the display's keys, elsewhere every key.

    :param app: the program's keys. :param key: the key by its keymap name.
    """
    return app.device != "braille" or key.startswith("braille ")


def has_display(app: App) -> bool:
    """Return whether a braille display is connected."""
    return any(isinstance(channel, HasKeys) and channel.is_connected for channel in app.announcer.channels)


def reads_dots_alone(app: App) -> bool:
    """Return whether the player has a braille display and no voice, so that braille is the only output in words."""
    return app.announcer.voice in ("", "none") and has_display(app)


def _typed_name(app: KeyNaming, key: str) -> str:
    """Return the spoken name of the character that a key with Shift types in a line; empty for any other key."""
    if key in KEY_OF_SIGN.values() and key.startswith("shift+"):
        return app.text(f"key-{key.replace('+', '-')}")
    return app.text("key-capital", letter=key[-1].upper()) if key.startswith("shift+") and len(key) == 7 else ""


def braille_key_name(app: KeyNaming, chord: str) -> str:
    """Return the name of a chord on a braille display: named keys first, then the dots."""
    parts = chord.split("+")
    dots = [part[3:] for part in parts if part[:3] == "dot" and part[3:].isdigit()]
    known = app.narrator.language.has
    named = [part for part in parts if part[3:] not in dots]
    ids = {part: ("" if part[:4] == "key " else "line-key-") + part.replace(" ", "-") for part in named}
    words = [app.text(ids[part]) if known(ids[part]) else part for part in named]
    if dots:
        words.append(app.text("line-dots", dots=" ".join(dots), together="".join(dots), count=len(dots)))
    return join_texts(" + ", words)
