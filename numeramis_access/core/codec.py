"""Actions, options and events as JSON, checked when they are read."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Union

import msgspec

from numeramis_access.core.actions import Action, DrawDealer, Shuffle
from numeramis_access.core.ruleset import AnyRuleset, Options


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
