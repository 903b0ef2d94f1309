"""Runs in the browser's own Python after its start: makes the packed program importable, without files.

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

#: folder of the program's data, and the apparent folder of its modules
APP_FOLDER = Path("/app")


class PackedModules(MetaPathFinder):
    """Finds compiled modules in memory; if they were written to files, Python would have to read each again.

    :param modules: compiled code by its path, such as ``words/cards.pyc``.
    :ivar names: names of all modules.
    """

    def __init__(self, modules: dict[str, bytes]) -> None:
        self._modules = modules
        self.names = [path[:-4].replace("/", ".").removesuffix(".__init__") for path in modules]

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: object = None) -> ModuleSpec | None:
        """Return a module's spec, None for a module of another origin.

        Arguments as in ``MetaPathFinder.find_spec``, which this implements.
        """
        place = fullname.replace(".", "/")
        for inside, folders in ((f"{place}/__init__.pyc", [str(APP_FOLDER / place)]), (f"{place}.pyc", None)):
            if (code := self._modules.get(inside)) is not None:
                loader = _Loader(fullname, str(APP_FOLDER / inside), code)
                return spec_from_file_location(
                    fullname, APP_FOLDER / inside, loader=loader, submodule_search_locations=folders
                )
        return None


class _Loader(SourcelessFileLoader):
    """Loads one module. :param code: compiled code of the module."""

    def __init__(self, name: str, path: str, code: bytes) -> None:
        super().__init__(name, path)
        self._code = code

    def get_data(self, path: str) -> bytes:
        """Return the module's code, or the contents of one of its data files."""
        return self._code if path == self.path else super().get_data(path)


def make_importable(packed: memoryview) -> PackedModules:
    """Make the program importable and write its data into ``APP_FOLDER``; return the finder of its modules.

    :param packed: content of the archive.
    """
    random.seed()  # Python's memory can be a snapshot, the random state must not be
    modules = PackedModules(unpack_into_folder(packed))
    sys.meta_path.insert(0, modules)
    return modules


def unpack_into_folder(packed: memoryview) -> dict[str, bytes]:
    """Write the data files of an archive into ``APP_FOLDER``; return the code of its compiled modules by path, none for
    a language's archive.

    :param packed: content of the archive.
    """
    from compression import zstd  # exists in the browser's Python, which can be newer than ours

    modules: dict[str, bytes] = {}
    for name, data in marshal.loads(zstd.decompress(packed)).items():
        if name.endswith(".pyc"):
            modules[name] = data
        else:
            (APP_FOLDER / name).parent.mkdir(parents=True, exist_ok=True)
            (APP_FOLDER / name).write_bytes(data)
    return modules
