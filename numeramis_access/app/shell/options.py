"""Options of a game by their types: their possible values, and their words on the command line."""

from __future__ import annotations

import typing
from collections.abc import Iterable
from typing import Literal, get_args, get_origin

import msgspec

from numeramis_access.core.codec import read_options
from numeramis_access.core.ruleset import AnyRuleset, Options

#: limit of an unbounded number in a menu
MAX_UNBOUNDED_NUMBER = 1000


def choices_of(kind: object) -> tuple[object, ...]:
    """Return the values that a ``Literal`` allows; empty for another type. :param kind: type of an option's field."""
    return get_args(kind) if get_origin(kind) is Literal else ()


def members_of(kind: object) -> tuple[str, ...]:
    """Return the possible elements of a list of ``Literal``, empty for another type.

    :param kind: type of an option's field.
    """
    base = get_args(kind)[0] if get_origin(kind) is typing.Annotated else kind
    return tuple(map(str, choices_of(get_args(base)[0]))) if get_origin(base) is tuple else ()


def bounds_of(kind: object) -> tuple[int, int] | None:
    """Return the minimum and maximum of an integer option, 0 and ``MAX_UNBOUNDED_NUMBER`` if it has none; None for
    another type.

    :param kind: type of an option's field.
    """
    if kind is int:
        return 0, MAX_UNBOUNDED_NUMBER
    if get_origin(kind) is not typing.Annotated:
        return None
    base, *metas = get_args(kind)
    meta = next((meta for meta in metas if isinstance(meta, msgspec.Meta)), None)
    if base is not int or meta is None:
        return None
    return int(meta.ge or 0), int(meta.le if meta.le is not None else MAX_UNBOUNDED_NUMBER)


class BadWord(ValueError):
    """Raised for an invalid word of the command line.

    :param word: the invalid word. :param choices: the valid words; empty if they cannot be listed.
    """

    def __init__(self, word: str, choices: Iterable[str] = ()) -> None:
        super().__init__(word)
        self.word = word
        self.choices = tuple(choices)


def options_from(rules: AnyRuleset, words: list[str]) -> Options:
    """Return the options of a game that pairs of words name; a preset replaces all, and missing ones keep their
    defaults.

    :param rules: the rules of the game. :param words: ``--name`` and value of each option, or ``--preset`` and its
        name.
    :raises BadWord: for other words, an invalid value, or a missing one.
    """
    values: dict[str, object] = {}
    options = rules.options()
    fields = {field.name: field.type for field in msgspec.structs.fields(rules.options)}
    for name, value in zip(words[::2], [*words[1::2], ""], strict=False):
        key = name.removeprefix("--").replace("-", "_")
        if name.startswith("--preset"):
            if value not in rules.presets:
                raise BadWord(value or name, rules.presets)
            options = rules.presets[value]
        elif not name.startswith("--") or key not in fields:
            raise BadWord(name, ["--" + field.replace("_", "-") for field in fields])
        else:
            values[key] = _value(value, fields[key])
    try:
        return read_options(rules, {**msgspec.to_builtins(options), **values})
    except ValueError as error:
        raise BadWord(" ".join(words)) from error


def _value(text: str, kind: object) -> object:
    """Return a word as a value of the option's type: lists by commas, other types as plain TOML-like words.

    :raises BadWord: for an invalid value.
    """
    if str(kind).startswith(("tuple", "typing.Tuple")):
        return [part.replace("-", "_") for part in text.split(",") if part]
    if choices_of(kind):
        text = text.replace("-", "_")
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError:
        choices = [str(choice).replace("_", "-") for choice in choices_of(kind)]
        raise BadWord(text, choices or _ends(kind)) from None


def _ends(kind: object) -> list[str]:
    """Return the limits of a number as one choice, empty for another type."""
    bounds = bounds_of(kind)
    return [f"{bounds[0]}-{bounds[1]}"] if bounds else []
