"""Parts by their names: ``package.module:name`` for a value, ``package:folder/file`` for a file or a folder."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")


class WrongPart(Exception):
    """A record names something that is not what it stands for; a mistake in the program, never in a match."""


def load(name: str, kind: type[T]) -> T:
    """Return the value of that name, imported now.

    :param name: ``package.module:name``. :param kind: what the value must be.
    :raises WrongPart: when it is of another type.
    """
    found = _value(name)
    if not isinstance(found, kind):
        raise WrongPart(f"{name} is no {kind.__name__}")
    return found


def find(name: str, kind: type[T]) -> T | None:
    """Return the value of that name as ``load`` does, None for an empty name: the game has no such part."""
    return load(name, kind) if name else None


def load_class(name: str, kind: type[T]) -> type[T]:
    """Return the class of that name.

    :raises WrongPart: when it is no subclass of ``kind``.
    """
    found = load(name, type)
    if not issubclass(found, kind):
        raise WrongPart(f"{name} is no kind of {kind.__name__}")
    return found


def path(name: str) -> Path:
    """Return the file or folder ``package:folder/file``; the package is found, not imported.

    :raises WrongPart: when there is no such package.
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
