"""Runs in the browser's own Python when it has started: makes the packed program importable, without files.

It lies beside Python's own library there, and imports nothing of ours.
"""

from __future__ import annotations

import marshal
import random
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourcelessFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path

#: where the program's data lie, and where its modules seem to lie
APP = Path("/app")


class PackedModules(MetaPathFinder):
    """Finds compiled modules in memory: written to files first, each of them would be read from there again.

    :param modules: compiled code by its path, as ``words/cards.pyc``. :ivar names: of all modules.
    """

    def __init__(self, modules: dict[str, bytes]) -> None:
        self._modules = modules
        self.names = [path[:-4].replace("/", ".").removesuffix(".__init__") for path in modules]

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        """Return where a module comes from, None for one of others."""
        place = fullname.replace(".", "/")
        for inside, folders in ((f"{place}/__init__.pyc", [str(APP / place)]), (f"{place}.pyc", None)):
            if (code := self._modules.get(inside)) is not None:
                loader = _Loader(fullname, str(APP / inside), code)
                return spec_from_file_location(
                    fullname, APP / inside, loader=loader, submodule_search_locations=folders
                )
        return None


class _Loader(SourcelessFileLoader):
    """Loads one module. :param code: of it, compiled."""

    def __init__(self, name: str, path: str, code: bytes) -> None:
        super().__init__(name, path)
        self._code = code

    def get_data(self, path: str) -> bytes:
        """Return the module's code, or what lies in a file of its data."""
        return self._code if path == self.path else super().get_data(path)


def unpack(packed: memoryview) -> PackedModules:
    """Make the program importable and write its data; return what finds its modules."""
    random.seed()  # Python's memory may be one that was kept, chance may not
    found = PackedModules(add(packed))
    sys.meta_path.insert(0, found)
    return found


def add(packed: memoryview) -> dict[str, bytes]:
    """Write the data of an archive; return its modules: that of a language has none."""
    from compression import zstd  # of the browser's Python, which is newer than ours may be

    modules: dict[str, bytes] = {}
    for name, data in marshal.loads(zstd.decompress(packed)).items():
        if name.endswith(".pyc"):
            modules[name] = data
        else:
            (APP / name).parent.mkdir(parents=True, exist_ok=True)
            (APP / name).write_bytes(data)
    return modules
