"""Loads parts by name: ``package.module:name`` for a value, ``package:folder/file`` for a file or folder."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")


class WrongPart(Exception):
    """A record names a part of the wrong type or a missing one: an error in the program."""


def load(name: str, kind: type[T]) -> T:
    """Import and return a value by name.

    :param name: ``package.module:name``.
    :param kind: the type of the value.
    :raises ImportError: if there is no such module.
    :raises WrongPart: if it is missing or has another type.
    """
    value = _value(name)
    if not isinstance(value, kind):
        raise WrongPart(f"{name} is no {kind.__name__}")
    return value


def find(name: str, kind: type[T]) -> T | None:
    """Return the value as ``load`` does, or None for an empty name, when the game lacks this part."""
    return load(name, kind) if name else None


def load_class(name: str, kind: type[T]) -> type[T]:
    """Return a class by name.

    :raises WrongPart: if it is no subclass of ``kind``.
    """
    value = load(name, type)
    if not issubclass(value, kind):
        raise WrongPart(f"{name} is no kind of {kind.__name__}")
    return value


def path(name: str) -> Path:
    """Return the path of ``package:folder/file``; the package is located, not imported.

    :raises WrongPart: if there is no such package.
    """
    package, _, inside = name.partition(":")
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise WrongPart(f"{package} is no package")
    return Path(spec.submodule_search_locations[0], inside)


def _value(name: str) -> Any:
    module, _, attribute = name.partition(":")
    try:
        return vars(import_module(module))[attribute]
    except KeyError:
        raise WrongPart(f"{module} has no {attribute!r}") from None
