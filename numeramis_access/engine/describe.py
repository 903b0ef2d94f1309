"""Describe a ruleset's options for the engine protocol: default, and choices or bounds."""

from __future__ import annotations

import typing
from typing import Literal, get_args, get_origin

import msgspec

from numeramis_access.core.codec import to_json_value
from numeramis_access.core.ruleset import Options


def describe_options(options: type[Options]) -> dict[str, dict[str, object]]:
    """Return for each option its ``default``, and its ``choices`` or its ``min`` and ``max``.

    A tuple option also has ``list``: its values are lists of these.

    :param options: class of the options.
    """
    return {
        field.encode_name: {"default": to_json_value(field.default), **_range(field.type)}
        for field in msgspec.structs.fields(options)
    }


def _range(kind: object) -> dict[str, object]:
    if kind is bool:
        return {"choices": [False, True]}
    if get_origin(kind) is Literal:
        return {"choices": list(get_args(kind))}
    if get_origin(kind) is tuple:
        return {"list": True, **_range(get_args(kind)[0])}
    if get_origin(kind) is not typing.Annotated:
        return {}
    meta = next((part for part in get_args(kind)[1:] if isinstance(part, msgspec.Meta)), None)
    bounds = {"min": meta.ge, "max": meta.le} if meta is not None else {}
    return {name: bound for name, bound in bounds.items() if bound is not None}
