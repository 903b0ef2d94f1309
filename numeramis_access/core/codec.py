"""Actions, options, events and views as JSON, checked when they are read."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, TypeVar, Union, get_args, get_origin

import msgspec

from numeramis_access.core.actions import Action, AmountRange, DrawDealer, Shuffle
from numeramis_access.core.ruleset import AnyRuleset, Options, Ruleset, View

T = TypeVar("T")


def from_json(text: bytes | str, kind: type[T] | Any = Any) -> T:
    """Return the value of a type that a JSON text stands for, whoever wrote it.

    :raises ValueError: for anything else: no JSON, another type, letters that are none, absurd nesting.
    """
    try:
        value: T = msgspec.json.decode(text, type=kind)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    return value


@lru_cache(maxsize=16)
def _actions(kinds: tuple[type[Action], ...]) -> Any:
    return Union[kinds]  # noqa: UP007 - built from a list of types


def read_action(ruleset: AnyRuleset, value: object, chance: bool = False) -> Action:
    """Return the action of this game that a JSON value stands for.

    :param chance: whether lots and shuffles are taken too (a record has them, the engine's clients do not).
    :raises msgspec.ValidationError: for anything else.
    """
    kinds = (*ruleset.actions, DrawDealer, Shuffle) if chance else ruleset.actions
    action: Action = msgspec.convert(value, _actions(kinds))
    return action


def read_options(ruleset: AnyRuleset, value: object) -> Options:
    """Return the options of this game that a JSON object stands for, defaults filled in.

    :raises msgspec.ValidationError: for an unknown name or a value that is not allowed.
    """
    options: Options = msgspec.convert(value, ruleset.options)
    return options


def plain(value: object) -> Any:
    """Return actions, events, views and options as plain JSON values."""
    return msgspec.to_builtins(value)


def read_view(rules: AnyRuleset, value: object) -> View:
    """Return the view of this game that a JSON value stands for. :raises msgspec.ValidationError: for anything else."""
    fields = msgspec.convert(value, dict[str, object])
    kind = view_type(rules)
    legal = tuple(_read_legal(rules, one) for one in msgspec.convert(fields.get("legal"), list[object]))
    found = {name: msgspec.convert(fields.get(said), wanted) for name, said, wanted in _fields_of(kind)}
    return kind(legal=legal, **found)


@lru_cache(maxsize=16)
def _fields_of(kind: type[View]) -> tuple[tuple[str, str, object], ...]:
    """Return the name of each field of a view but its actions, in Python and in JSON, and its type.

    Kept, for it is asked of every message, and reading the annotations takes longer than all else of it.
    """
    every = msgspec.structs.fields(kind)
    return tuple((field.name, field.encode_name, field.type) for field in every if field.name != "legal")


def _read_legal(rules: AnyRuleset, value: object) -> Action | AmountRange:
    """Return one legal action, or the range of amounts that it may have."""
    fields = msgspec.convert(value, dict[str, object])
    return msgspec.convert(value, AmountRange) if "min" in fields else read_action(rules, value)


def view_type(rules: AnyRuleset) -> type[View]:
    """Return what the views of a game are: the third argument of ``Ruleset`` where the rules are declared."""
    for cls in type(rules).__mro__:
        for base in cls.__dict__.get("__orig_bases__", ()):
            if get_origin(base) is Ruleset:
                found: type[View] = get_args(base)[2]
                return found
    raise TypeError(f"{type(rules).__name__} does not say what its views are")
