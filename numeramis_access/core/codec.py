"""Convert actions, options, events and views to plain JSON values, and read them back with checks."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeVar, Union, get_args, get_origin

import msgspec

from numeramis_access.core.actions import Action, AmountRange, DrawDealer, Shuffle
from numeramis_access.core.ruleset import AnyRuleset, Options, Ruleset, View

T = TypeVar("T")


def from_json(text: bytes | str, kind: type[T] | Any = Any) -> T:
    """Return the value in a JSON text, checked against a type; safe for untrusted text.

    :param text: the text, as bytes in UTF-8 or as a string.
    :param kind: the expected type; by default any JSON value.
    :raises ValueError: for invalid JSON, a value of another type, invalid characters or too deep nesting.
    """
    try:
        value: T = msgspec.json.decode(text, type=kind)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return value


@lru_cache(maxsize=16)
def _actions(kinds: tuple[type[Action], ...]) -> Any:
    """Return the union of several classes of actions, for msgspec."""
    return Union[kinds]  # noqa: UP007 - built from a list of types


def read_action(ruleset: AnyRuleset, value: object, chance: bool = False) -> Action:
    """Return the action of this game in a JSON value.

    :param ruleset: the rules of the game.
    :param value: the parsed JSON: an object with ``type`` and the action's fields.
    :param chance: whether to accept chance's actions too; records contain them, the engine's clients do not send them.
    :raises msgspec.ValidationError: for a value that is not such an action.
    """
    kinds = (*ruleset.action_types, DrawDealer, Shuffle) if chance else ruleset.action_types
    action: Action = msgspec.convert(value, _actions(kinds))
    return action


def read_options(ruleset: AnyRuleset, value: object) -> Options:
    """Return the options of this game in a JSON value, with defaults for missing fields.

    :param ruleset: the game's rules. :param value: the parsed JSON: an object with option names and their values.
    :raises msgspec.ValidationError: for an unknown name or an invalid value.
    """
    options: Options = msgspec.convert(value, ruleset.options)
    return options


def to_json_value(value: object) -> Any:
    """Return an action, event, view or options as a value of JSON types (dicts, lists, strings, numbers, booleans,
    None).
    """
    return msgspec.to_builtins(value)


def read_view(rules: AnyRuleset, value: object) -> View:
    """Return the view of this game in a JSON value, the reverse of ``to_json_value``.

    :param rules: the rules of the game.
    :param value: the parsed JSON: an object with the fields of a view.
    :raises msgspec.ValidationError: for a value that is not such a view.
    """
    fields = msgspec.convert(value, dict[str, object])
    kind = view_type(rules)
    legal = tuple(_read_legal(rules, entry) for entry in msgspec.convert(fields.get("legal"), list[object]))
    arguments = {name: msgspec.convert(fields.get(said), wanted) for name, said, wanted in _fields_of(kind)}
    return kind(legal=legal, **arguments)


@lru_cache(maxsize=16)
def _fields_of(kind: type[View]) -> tuple[tuple[str, str, object], ...]:
    """Return the Python name, JSON name and type of each field of a view except its actions.

    Cached, because every message needs them and reading annotations takes longer than the rest.
    """
    every = msgspec.structs.fields(kind)
    return tuple((field.name, field.encode_name, field.type) for field in every if field.name != "legal")


def _read_legal(rules: AnyRuleset, value: object) -> Action | AmountRange:
    """Return one legal action, or a range of amounts."""
    fields = msgspec.convert(value, dict[str, object])
    return msgspec.convert(value, AmountRange) if "min" in fields else read_action(rules, value)


def view_type(rules: AnyRuleset) -> type[View]:
    """Return the class of a game's views: the third type argument of its ``Ruleset``.

    :raises TypeError: if the ruleset does not declare it.
    """
    for cls in type(rules).__mro__:
        for base in cls.__dict__.get("__orig_bases__", ()):
            if get_origin(base) is Ruleset:
                kind: type[View] = get_args(base)[2]
                return kind
    raise TypeError(f"{type(rules).__name__} does not say what its views are")
