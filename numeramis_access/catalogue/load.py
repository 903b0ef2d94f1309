"""Load parts by name: ``package.module:name`` for a value, ``package:folder/file`` for a file or folder."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

T = TypeVar("T")


class WrongPart(Exception):
    """A record names a part that is missing or has the wrong type, because of an error in the program."""


def load_part(name: str, kind: type[T]) -> T:
    """Import a module and return a value in it.

    :param name: ``package.module:name``.
    :param kind: expected type of the value.
    :raises ImportError: if the module does not exist.
    :raises WrongPart: if the value is missing or has another type.
    """
    value = _value(name)
    if not isinstance(value, kind):
        raise WrongPart(f"{name} is no {kind.__name__}")
    return value


def find_part(name: str, kind: type[T]) -> T | None:
    """Return the value as ``load_part`` does; None if the name is empty because the game lacks that part.

    :raises ImportError: as ``load_part``.
    :raises WrongPart: as ``load_part``.
    """
    return load_part(name, kind) if name else None


def load_class(name: str, kind: type[T]) -> type[T]:
    """Import a module and return a class in it.

    :param name: ``package.module:name``.
    :param kind: expected base class.
    :raises ImportError: if the module does not exist.
    :raises WrongPart: if the value is missing or is not a subclass of ``kind``.
    """
    value = load_part(name, type)
    if not issubclass(value, kind):
        raise WrongPart(f"{name} is no kind of {kind.__name__}")
    return value


def path_of(name: str) -> Path:
    """Return the path of a file or folder in a package, which is located without being imported.

    :param name: ``package:folder/file``.
    :raises WrongPart: if the package does not exist.
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
