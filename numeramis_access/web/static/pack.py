"""Runs in the browser's own Python while the folder is built: leaves out what nothing imports, compiles the rest."""

from __future__ import annotations

import contextlib
import dis
import importlib.util
import json
import marshal
import zipfile
from collections.abc import Iterator
from modulefinder import Module, ModuleFinder
from pathlib import Path
from types import CodeType
from typing import IO

#: of Python's library, what is found by name only: encodings, what reads a package's data, what its C code imports
BY_NAME = (
    "encodings.utf_8", "encodings.utf_8_sig", "encodings.ascii", "encodings.latin_1", "encodings.cp437",
    "encodings.idna", "importlib.resources._adapters", "importlib.resources.readers", "_strptime",
    "_sysconfigdata__emscripten_wasm32-emscripten",
)  # fmt: skip
#: what opens the archive of everything else
UNPACKING = ("compression", "unpack")
#: of a compiled module: which Python can read it; flags, and time and size of a source that is not there
HEADER = importlib.util.MAGIC_NUMBER + bytes(12)


#: what is looked for in code: most functions have none of it, and need not be read instruction by instruction
LOOKED_FOR = frozenset(dis.opmap[name] for name in ("IMPORT_NAME", "STORE_NAME", "STORE_GLOBAL"))


class ImportFinder(ModuleFinder):
    """Follows imports; what it compiles for that is what is packed, for a second time takes as long.

    :param parts: folders of modules. :ivar compiled: each module's code by its file.
    """

    def __init__(self, parts: list[Path], excludes: list[str]) -> None:
        super().__init__(path=list(map(str, parts)), excludes=excludes)
        self.compiled: dict[Path, CodeType] = {}
        self._parts = parts

    def load_module(
        self, fqname: str, fp: IO[str], pathname: str, file_info: tuple[str, str, str]
    ) -> Module:  # fmt: skip
        """Read a module, and go on to those that it imports."""
        file = Path(pathname or "")  # nothing where it is built in
        if file.suffix != ".py":
            return super().load_module(fqname, fp, pathname, file_info)
        inside = next(file.relative_to(part) for part in self._parts if file.is_relative_to(part)).as_posix()
        module = self.add_module(fqname)
        vars(module)["__file__"] = pathname
        code = self.compiled[file] = compile(file.read_bytes(), inside, "exec", dont_inherit=True, optimize=2)
        self.scan_code(code, module)
        return module

    def scan_opcodes(self, co: CodeType) -> Iterator[tuple[str, tuple[object, ...]]]:
        """Give what code imports and which names it makes."""
        if not LOOKED_FOR.isdisjoint(co.co_code[::2]):
            yield from super().scan_opcodes(co)


def pack(work: str, booted: list[str]) -> None:
    """Write ``python_stdlib.zip``, without which Python does not start, and ``app.zst`` with everything else, but for
    the languages that lie apart: each of them has its own archive.

    Many small files that are packed one by one take half as much again as all of them packed together.

    :param work: a folder that holds ``app`` (the program, what it needs, and their data), ``language-<code>`` (texts
        that come when they are chosen), ``library`` (Python's own, and ``unpack``) and ``wanted.json`` (modules that
        are wanted, with all that they import, and modules that never are).
    :param booted: modules that are there when Python has started.
    """
    app, library = Path(work, "app"), Path(work, "library")
    entries, never = json.loads(Path(work, "wanted.json").read_text("utf-8"))
    finder = ImportFinder([app, library], never)
    for name in (*entries, *BY_NAME, *UNPACKING):
        finder.import_hook(name)
    for name in booted:
        with contextlib.suppress(ImportError):  # made at the start, not read from the library
            finder.import_hook(name)
    files = {name: Path(file) for name, module in finder.modules.items() if (file := vars(module)["__file__"])}
    wanted = finder.compiled
    # a package lies in one place: what is wanted of those that Python starts with goes with them
    first = {name.partition(".")[0] for name in (*booted, *UNPACKING)}
    early = {file for name, file in files.items() if name.partition(".")[0] in first and file in wanted}
    with zipfile.ZipFile(Path(work, "python_stdlib.zip"), "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for inside, data in _compile(library, {file: wanted[file] for file in early}):
            archive.writestr(inside, data)
    from compression import zstd  # it runs in the browser's Python, which is newer than ours may be

    late = {file: code for file, code in wanted.items() if file not in early}
    rest = [*_compile(library, late), *_compile(app, wanted), *_data(app)]
    apart = [(folder.name, [*_data(folder)]) for folder in Path(work).glob("language-*")]
    for name, files_of_it in (("app", rest), *apart):
        Path(work, f"{name}.zst").write_bytes(zstd.compress(marshal.dumps(dict(files_of_it)), level=20))


def _compile(part: Path, wanted: dict[Path, CodeType]) -> Iterator[tuple[str, bytes]]:
    """Give the modules of a folder that are wanted, by their place in it."""
    for file in sorted(wanted):
        if file.is_relative_to(part):
            yield f"{file.relative_to(part).as_posix()}c", HEADER + marshal.dumps(wanted[file])


def _data(part: Path) -> Iterator[tuple[str, bytes]]:
    """Give everything in a folder that is no module."""
    for file in sorted(part.rglob("*")):
        if file.is_file() and file.suffix != ".py":
            yield file.relative_to(part).as_posix(), file.read_bytes()
