"""Actions as short text for lessons, worked examples and tests: ``7``, ``exchange 0 9``, ``name_trump s``.

A card alone means playing it. Any other action is its name and then its fields in order, separated by spaces. A field
with several cards comes last and takes all remaining words. Last fields at their defaults are omitted.
"""

from __future__ import annotations

from functools import cache
from typing import get_origin

import msgspec

from numeramis_access.core.actions import Action, PlayCard


def action_to_text(action: Action) -> str:
    """Return an action as text that ``action_from_text`` understands."""
    values = list(zip(_action_fields(type(action)), msgspec.structs.astuple(action), strict=True))
    while values and not values[-1][0].required and values[-1][1] == values[-1][0].default:
        values.pop()
    words = [] if isinstance(action, PlayCard) else [action.name()]
    for _, value in values:
        words += value if isinstance(value, tuple) else [str(value)]
    return " ".join(words)


def action_from_text(text: str, kinds: tuple[type[Action], ...]) -> Action:
    """Return the action that a text describes, the reverse of ``action_to_text``.

    :param text: the text, as ``action_to_text`` returns it.
    :param kinds: the possible types of action, as in ``Ruleset.action_types``.
    :raises msgspec.ValidationError: for a text that describes none of them.
    """
    name, *words = text.split() or [""]
    kind = next((kind for kind in kinds if kind.name() == name), None)
    if kind is None and not words and PlayCard in kinds:
        kind, words = PlayCard, [name]
    if kind is None:
        raise msgspec.ValidationError(f"no such action: {text}")
    return msgspec.convert({"type": kind.name(), **_fields(kind, words)}, kind, strict=False)


def _fields(kind: type[Action], words: list[str]) -> dict[str, str | list[str]]:
    """Return an action's fields by name from its words."""
    fields = _action_fields(kind)
    several = bool(fields) and get_origin(fields[-1].type) is tuple
    alone = len(fields) - several
    if len(words) < sum(field.required for field in fields[:alone]) or (len(words) > alone and not several):
        raise msgspec.ValidationError(f"{kind.name()} takes {alone} words: {' '.join(words)}")
    single = zip(fields[:alone], words, strict=False)
    arguments: dict[str, str | list[str]] = {field.name: word for field, word in single}
    return {**arguments, fields[-1].name: words[alone:]} if several else arguments


@cache
def _action_fields(kind: type[Action]) -> tuple[msgspec.structs.FieldInfo, ...]:
    """Return the fields of an action class; cached, because every action of a record needs them."""
    return msgspec.structs.fields(kind)
