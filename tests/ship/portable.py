"""The portable folder for Windows: a Windows Python, the program with all its parts, and two starters of a few lines.

It needs no Python on the machine, no set-up and no network. It is made on Linux, without any Windows program.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import struct
import zipfile
from pathlib import Path
from typing import NamedTuple

from numeramis_access import __version__
from tests.bench.figures import BUDGETS, Report
from tests.ship import bill
from tests.ship.carried import all_named
from tests.ship.parts import NAME, ROOT, changed_at, compiled, drawn, installed, run
from tests.wheels import Target

#: uv's name for 64-bit Windows
SYSTEM = "x86_64-pc-windows-msvc"
#: parts of the standard library that the makers' embeddable Python also leaves out
SPARE_LIBRARY = ("tkinter", "lib2to3", "ensurepip", "venv", "msilib", "pydoc_data", "idlelib", "turtledemo", "test",
                 "__pycache__", "site-packages", "sitecustomize.py")  # fmt: skip
SPARE_DLLS = ("_tkinter.pyd", "tcl86t.dll", "tk86t.dll", "_msi.pyd")
#: libraries of readers for 32-bit programs
FOR_32_BIT = ("PCTKUSR", "SAAPI32", "ZDSRAPI", "dolapi", "nvdaControllerClient32")
#: parts that no voice needs: some of pywin32, and these
SPARE_PARTS = ("pythonwin", "isapi", "adodbapi", "PyWin32.chm", "win32comext", "win32/Demos", "win32com/demos",
               "win32com/HTML", "win32com/test", "win32/test", "comtypes/test",
               *(f"accessible_output2/lib/{name}.dll" for name in FOR_32_BIT),
               )  # fmt: skip
#: the program that is double-clicked, and the one of the command prompt
WINDOW, CONSOLE = "Numeramis Access.exe", f"{NAME}.exe"
#: edges of the icon, in pixels
SIZES = (16, 24, 32, 48, 64, 256)
#: texts beside the starters, and their sources; a double click opens no other kind of text on Windows
DOCUMENTS = {"LICENSE.txt": "LICENSE", "NOTICE.txt": "NOTICE", "README.txt": "README.md",
             "CTIMNE.txt": "numeramis_access/words/locale/cs/README.md"}  # fmt: skip
#: a Markdown link: its words, and a target in the project that the package lacks
LINK = re.compile(r"\[([^\]]+)\]\([^)\s]+\)")
#: metrics of its sizes, which have budgets
UNPACKED, ZIPPED = "package: folder for Windows", "package: zip for Windows"


class Python(NamedTuple):
    """A Windows Python. :param path: the makers' embeddable zip, or a folder assembled for tests."""

    path: Path

    @property
    def test(self) -> bool:
        """Return whether this Python was not published by Python's makers, so that a package with it is for tests only.
        """
        return self.path.is_dir()

    def names(self) -> list[str]:
        """Return the names of its files."""
        if self.test:
            return [path.name for path in self.path.iterdir()]
        with zipfile.ZipFile(self.path) as packed:
            return packed.namelist()

    @property
    def version(self) -> str:
        """Return its version, such as 3.11. :raises SystemExit: if it is no Windows Python."""
        found = [re.fullmatch(r"python(\d)(\d+)\.dll", name.lower()) for name in self.names()]
        version = next((f"{one[1]}.{one[2]}" for one in found if one), "")
        if not version:
            raise SystemExit(f"{self.path} is not the embeddable package of Python for Windows")
        return version

    def unpack(self, target: Path) -> list[str]:
        """Unpack it into a folder; return the relative path of its modules."""
        target.mkdir(parents=True)
        if not self.test:
            with zipfile.ZipFile(self.path) as packed:
                packed.extractall(target)
            return [f"python{self.version.replace('.', '')}.zip", "."]
        for file in (*self.path.glob("*.exe"), *self.path.glob("*.dll")):
            shutil.copy2(file, target)
        shutil.copytree(self.path / "DLLs", target / "DLLs", ignore=shutil.ignore_patterns(*SPARE_DLLS))
        shutil.copytree(self.path / "Lib", target / "Lib", ignore=shutil.ignore_patterns(*SPARE_LIBRARY))
        return ["DLLs", "Lib"]


def icon() -> bytes:
    """Return the program's drawing as a Windows icon file that contains all usual sizes."""
    pictures = [drawn(size) for size in SIZES]
    head, place = struct.pack("<3H", 0, 1, len(SIZES)), 6 + 16 * len(SIZES)
    for size, picture in zip(SIZES, pictures, strict=True):
        head += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(pictures)


def resources(file: str, about: str) -> str:
    """Return a starter's resources: icon, version, and support for long paths and sharp screens."""
    numbers = ",".join([*__version__.split("."), "0"])
    values = {"FileDescription": about, "ProductName": about, "OriginalFilename": file, "ProductVersion": __version__,
              "FileVersion": __version__, "LegalCopyright": "GPL-3.0-or-later"}  # fmt: skip
    lines = "".join(f'VALUE "{name}", "{value}"\n' for name, value in values.items())
    return (
        f'1 ICON "icon.ico"\n1 24 "starter.manifest"\n1 VERSIONINFO\nFILEVERSION {numbers}\nPRODUCTVERSION {numbers}\n'
        f'BEGIN\nBLOCK "StringFileInfo"\nBEGIN\nBLOCK "040904B0"\nBEGIN\n{lines}END\nEND\n'
        'BLOCK "VarFileInfo"\nBEGIN\nVALUE "Translation", 0x409, 1200\nEND\nEND\n'
    )


def starters(folder: Path, work: Path) -> None:
    """Build both starters into a folder. :param work: folder for their sources."""
    compiler = "x86_64-w64-mingw32-"
    here = Path(__file__).parent
    (work / "icon.ico").write_bytes(icon())
    shutil.copy(here / "starter.manifest", work)
    for file, python, more in ((WINDOW, "pythonw.exe", ("-mwindows", "-DWINDOW")), (CONSOLE, "python.exe", ())):
        (work / "starter.rc").write_text(resources(file, "Numeramis Access"), encoding="utf-8")
        run(f"{compiler}windres", "starter.rc", "starter.o", folder=work)
        words = ("-O1", "-s", "-municode", "-Wl,--no-insert-timestamp", *more, f'-DPYTHON=L"{python}"')
        run(f"{compiler}gcc", *words, "-o", folder / file, here / "starter.c", work / "starter.o")


def documents(folder: Path) -> None:
    """Write the documents in both languages into a folder, with the words of their links only."""
    for name, source in DOCUMENTS.items():
        text = LINK.sub(r"\1", (ROOT / source).read_text(encoding="utf-8"))
        (folder / name).write_text(text, encoding="utf-8-sig", newline="\r\n")


def folder_of(python: Python, wheel: Path, work: Path) -> Path:
    """Make the portable folder; return it."""
    target = work / f"Numeramis-Access-{__version__}"
    places = python.unpack(target / "python")
    site = target / "python/Lib/site-packages"
    installed(wheel, site, SYSTEM, python.version, spare=SPARE_PARTS)
    number = python.version.replace(".", "")
    lines = [*places, "Lib\\site-packages", "import site"]
    (target / f"python/python{number}._pth").write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\r\n")
    compiled(target / "python/Lib", python.version)
    documents(target)
    starters(target, work)
    return target


def build(out: Path, work: Path, wheel: Path, source: Path, report: Report) -> Path:
    """Make the portable zip; return its path. :param source: the Windows Python. :param report: receives both sizes.

    :raises SystemExit: if it is larger than allowed.
    """
    python = Python(source)
    folder = folder_of(python, wheel, work)
    (folder / "python/WHERE-FROM.txt").write_text(where_from(python), encoding="utf-8")
    all_named(folder)
    unpacked = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    target = out / f"Numeramis-Access-{__version__}-windows-x64{'-test' if python.test else ''}.zip"
    pack(folder, target)
    parts = [*bill.components([(Target("win32", "AMD64"), python.version)]), *bill.files_of_others(folder)]
    bill.write(target, [*parts, {"type": "application", "name": "python", "version": python.version}])
    for metric, size in ((UNPACKED, unpacked), (ZIPPED, target.stat().st_size)):
        report.note(metric, size / 1e6, "MB")
        if size / 1e6 > BUDGETS[metric]:
            raise SystemExit(f"{metric}: {size / 1e6:.1f} MB, over the budget of {BUDGETS[metric]:g} MB")
    return target


def where_from(python: Python) -> str:
    """Return a sentence that names the Python in the folder and its hash."""
    if python.test:
        return "Assembled for tests: not what the makers of Python publish, and not for players.\n"
    return f"{python.path.name}, SHA-256 {hashlib.sha256(python.path.read_bytes()).hexdigest()}\n"


def pack(folder: Path, target: Path) -> None:
    """Write a zip of a folder, with the folder's own name first; repeated zips are identical."""
    import datetime

    when = datetime.datetime.fromtimestamp(int(changed_at()), datetime.UTC).timetuple()[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(str(path.relative_to(folder.parent)), when)
                entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, 0o644 << 16
                packed.writestr(entry, path.read_bytes())
