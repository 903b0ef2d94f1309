"""Options of a game by their types: their possible values, and their words on the command line."""

from __future__ import annotations

import typing
from collections.abc import Iterable
from typing import Literal, get_args, get_origin

import msgspec

from numeramis_access.core.codec import read_options
from numeramis_access.core.ruleset import AnyRuleset, Options

#: maximum of a number without one, in menus and in messages
MAX_UNBOUNDED_NUMBER = 1000


def choices_of(kind: object) -> tuple[object, ...]:
    """Return the values of a ``Literal`` in order; empty for another type. :param kind: type of an option's field."""
    return get_args(kind) if get_origin(kind) is Literal else ()


def members_of(kind: object) -> tuple[str, ...]:
    """Return the possible elements of a tuple whose elements are a ``Literal``; empty for another type.

    :param kind: type of an option's field, with or without ``Annotated``.
    """
    base = get_args(kind)[0] if get_origin(kind) is typing.Annotated else kind
    return tuple(map(str, choices_of(get_args(base)[0]))) if get_origin(base) is tuple else ()


def bounds_of(kind: object) -> tuple[int, int] | None:
    """Return the minimum and maximum of an integer option; a missing minimum is 0, a missing maximum
    ``MAX_UNBOUNDED_NUMBER``. Return None for another type.

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
    """Return the options of a game that pairs of words name; the others keep the values of the preset, or without one
    their defaults.

    :param rules: the rules of the game.
    :param words: ``--name`` and value of each option, and ``--preset`` and the name of a preset, in any order.
    :raises BadWord: for another word, an invalid or missing value, or values that the game does not allow together.
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
