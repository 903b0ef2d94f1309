"""Runs in the browser's own Python during the build: leaves out modules that nothing imports, compiles the rest."""

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

#: modules of Python's library found only by name: encodings, readers of package data, imports of its C code
MODULES_FOUND_BY_NAME = (
    "encodings.utf_8", "encodings.utf_8_sig", "encodings.ascii", "encodings.latin_1", "encodings.cp437",
    "encodings.idna", "importlib.resources._adapters", "importlib.resources.readers", "_strptime",
    "_sysconfigdata__emscripten_wasm32-emscripten",
)  # fmt: skip
#: modules that open the archive of all others
UNPACKING_MODULES = ("compression", "unpack")
#: header of a compiled module: the Python that can read it; flags, and no time and size of a source
PYC_HEADER = importlib.util.MAGIC_NUMBER + bytes(12)


#: instructions to look for: most functions contain none of them, and need not be read one by one
SEARCHED_INSTRUCTIONS = frozenset(dis.opmap[name] for name in ("IMPORT_NAME", "STORE_NAME", "STORE_GLOBAL"))


class ImportFinder(ModuleFinder):
    """Follows imports from module to module. It keeps the compiled code, which is also packed, because compiling twice
    would take twice the time.

    :param parts: folders of modules.
    :param excludes: names of modules that are not followed.
    :ivar compiled: each module's code by its file.
    """

    def __init__(self, parts: list[Path], excludes: list[str]) -> None:
        super().__init__(path=list(map(str, parts)), excludes=excludes)
        self.compiled: dict[Path, CodeType] = {}
        self._parts = parts

    def load_module(
        self, fqname: str, fp: IO[str], pathname: str, file_info: tuple[str, str, str]
    ) -> Module:  # fmt: skip
        """Read a Python module, remember its compiled code, and follow its imports; other files go to the base class.

        Arguments as in ``modulefinder.ModuleFinder``, which calls it.
        """
        file = Path(pathname or "")  # empty for a built-in module
        if file.suffix != ".py":
            return super().load_module(fqname, fp, pathname, file_info)
        inside = next(file.relative_to(part) for part in self._parts if file.is_relative_to(part)).as_posix()
        module = self.add_module(fqname)
        vars(module)["__file__"] = pathname
        code = self.compiled[file] = compile(file.read_bytes(), inside, "exec", dont_inherit=True, optimize=2)
        self.scan_code(code, module)
        return module

    def scan_opcodes(self, co: CodeType) -> Iterator[tuple[str, tuple[object, ...]]]:
        """Yield the imports of code and the names that it defines, as the base class does; nothing for code without
        them.
        """
        if not SEARCHED_INSTRUCTIONS.isdisjoint(co.co_code[::2]):
            yield from super().scan_opcodes(co)


def pack(work: str, booted: list[str]) -> None:
    """Write into ``work`` the archives ``python_stdlib.zip``, needed for Python's start, ``app.zst`` with everything
    else, and ``language-<code>.zst`` for each incomplete language. ``app.zst`` is compressed as a whole, because files
    compressed one by one need half as much again.

    :param work: a folder that contains ``app`` (the program, its libraries, and their data), ``language-<code>`` (texts
        of an incomplete language), ``library`` (Python's own, and ``unpack``) and ``wanted.json`` (modules to pack with
        all their imports, and modules never to pack).
    :param booted: modules that Python loads when it starts.
    """
    app, library = Path(work, "app"), Path(work, "library")
    entries, never = json.loads(Path(work, "wanted.json").read_text("utf-8"))
    finder = ImportFinder([app, library], never)
    for name in (*entries, *MODULES_FOUND_BY_NAME, *UNPACKING_MODULES):
        finder.import_hook(name)
    for name in booted:
        with contextlib.suppress(ImportError):  # created at the start, not read from the library
            finder.import_hook(name)
    files = {name: Path(file) for name, module in finder.modules.items() if (file := vars(module)["__file__"])}
    wanted = finder.compiled
    # A package lies in one place: all wanted modules of a package that Python starts with go into the zip.
    first = {name.partition(".")[0] for name in (*booted, *UNPACKING_MODULES)}
    early = {file for name, file in files.items() if name.partition(".")[0] in first and file in wanted}
    with zipfile.ZipFile(Path(work, "python_stdlib.zip"), "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for inside, data in _compile(library, {file: wanted[file] for file in early}):
            archive.writestr(inside, data)
    from compression import zstd  # exists in the browser's Python, which can be newer than ours

    late = {file: code for file, code in wanted.items() if file not in early}
    rest = [*_compile(library, late), *_compile(app, wanted), *_data(app)]
    apart = [(folder.name, [*_data(folder)]) for folder in Path(work).glob("language-*")]
    for name, files_of_it in (("app", rest), *apart):
        Path(work, f"{name}.zst").write_bytes(zstd.compress(marshal.dumps(dict(files_of_it)), level=20))


def _compile(part: Path, wanted: dict[Path, CodeType]) -> Iterator[tuple[str, bytes]]:
    """Yield the wanted modules of a folder, by their path in it."""
    for file in sorted(wanted):
        if file.is_relative_to(part):
            yield f"{file.relative_to(part).as_posix()}c", PYC_HEADER + marshal.dumps(wanted[file])


def _data(part: Path) -> Iterator[tuple[str, bytes]]:
    """Yield every file of a folder that is no module."""
    for file in sorted(part.rglob("*")):
        if file.is_file() and file.suffix != ".py":
            yield file.relative_to(part).as_posix(), file.read_bytes()
