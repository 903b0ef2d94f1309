"""Build the static folder: the page, the program compiled for the browser's Python, and that Python.

Everything lies in a folder named after its contents, so that no browser mixes two versions. Beside it are only the page
that leads there and the service worker, which must keep their names.
"""

from __future__ import annotations

import hashlib
import json
import pickle
import re
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path

from numeramis_access.catalogue import Catalogue
from numeramis_access.store.files import write_whole
from numeramis_access.web.first_page import first_page
from numeramis_access.web.installing import manifest, manifest_file
from numeramis_access.web.session import LABEL_NAMES
from numeramis_access.web.static.check import PageFailed, error_line, start_once
from numeramis_access.web.static.fetch import THIS_FOLDER, find_program, msgspec_wheel, npm_packages
from numeramis_access.words.language import Language
from numeramis_access.words.languages import Languages

PROGRAM_FOLDER = THIS_FOLDER.parent.parent.parent
#: other libraries, all pure Python; only their imported modules are packed
PYTHON_LIBRARIES = (
    "fluent.runtime", "fluent.syntax", "attrs", "babel", "pytz", "typing_extensions", "tomlkit", "fsrs",
)  # fmt: skip
#: imported for features that a browser lacks or replaces
EXCLUDED_MODULES = (
    "pygame", "accesskit", "aiohttp", "ifaddr", "platformdirs", "segno", "zeroconf", "serial", "usb", "pyphen",
    "numpy", "torch", "pandas", "tqdm", "fsrs.optimizer", "multiprocessing", "concurrent.futures.process",
    "tkinter", "unittest", "doctest", "pdb", "pydoc", "_pyrepl", "rlcompleter", "readline", "curses", "plistlib",
    "asyncio.windows_events", "asyncio.windows_utils", "_pydatetime", "concurrent.interpreters",
    "concurrent.futures.interpreter", "tarfile", "ssl", "http", "email", "ftplib", "smtplib",
    "ctypes.wintypes", "logging.handlers", "difflib", "argparse", "getopt", "gettext", "pprint", "tracemalloc",
    "_ast_unparse", "urllib", "numeramis_access.server",
    "numeramis_access.app.shell.child_process", "numeramis_access.app.shell.second_device",
    "numeramis_access.output.window.window",
    "numeramis_access.output.braille_line", "numeramis_access.output.terminal", "numeramis_access.output.haptics",
    "numeramis_access.output.sound", "numeramis_access.app.tools", "numeramis_access.app.people",
    "numeramis_access.app.evening.at_house", "numeramis_access.app.evening.at_tables",
    "numeramis_access.app.evening.directed",
    "numeramis_access.app.evening.board_comparison", "numeramis_access.app.evening.standing",
    "numeramis_access.app.evening.house_keeper", "numeramis_access.app.evening.evening_news",
    "numeramis_access.app.evening.place_list",
)  # fmt: skip
#: the parts of Babel's data that messages need: number formats and plural rules
BABEL_PARTS = ("plural_form", "number_symbols", "decimal_formats")
#: data files of ours that are packed, and the folders whose data no browser reads
DATA_SUFFIXES = (".ftl", ".toml", ".json", ".md")
UNREAD_DATA_PATTERN = re.compile(
    r".*/README|numeramis_access/(web|server|bootstrap|engine|tables|output/window|(input|words)/[A-Z]"
    r"|.*/players/(training|ladder)|.*/by_ear)"
)
#: modules of Python's library reduced to the names that are used: a page has no entities to read, and no time zones
REDUCED_MODULES = {
    "html/entities.py": "html5 = {}\n",
    "_sysconfigdata__emscripten_wasm32-emscripten.py": 'build_time_vars = {"TZPATH": ""}\n',
}
#: the modules that the worker calls
ENTRY_MODULES = ("numeramis_access.compose_browser", "numeramis_access.web.browser")
#: the files of Pyodide that a browser loads
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
#: prefix of the archives of incomplete languages; complete ones come with the program
LANGUAGE_ARCHIVE_PREFIX = "language-"
#: labels and sentences of the page until the program can give them
FIRST_SENTENCES = (*LABEL_NAMES, "loading", "failed", "failed-browser", "failed-page", "busy")
#: files that a first visit waits for, and the percentages that it reports
FIRST_FILES, LOADED_PERCENTS = ("app.zst", "python_stdlib.zip", "pyodide.asm.wasm"), range(10, 100, 10)
#: the page's own code and pictures, and its parts for the static host
PAGE_FOLDER = THIS_FOLDER.parent / "page"
HOST_FILES = ("host.js", "python.js", "thinker.js", "update.js", "worker.js")
#: only our code, Python's machine in workers, nothing from elsewhere; only a server can forbid frames
CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self'; "
    "media-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)


def build(out: Path, cache: Path, catalogue: Catalogue, languages: Languages) -> str:
    """Start the page once and write its folder; return its version.

    Folders of other versions stay.

    :param out: the folder.
    :param cache: folder that keeps downloads.
    :param catalogue: the games to pack.
    :param languages: the languages to pack.
    :raises FileMissing: if a program is not installed or a package cannot be fetched.
    :raises PageFailed: if the page does not start; then nothing is written.
    :raises OSError: if the folder cannot be written.
    """
    pyodide = npm_packages(THIS_FOLDER, cache) / "pyodide"
    with tempfile.TemporaryDirectory() as name:
        work, made = Path(name, "work"), Path(name, "made")
        _gather(work, pyodide, msgspec_wheel(cache), catalogue, languages)
        _pack(work, pyodide)
        _lay_out(made, work, pyodide, languages)
        start_once(made)
        return _publish(made, out, languages)


def _publish(made: Path, out: Path, languages: Languages) -> str:
    """Copy the files to the output folder, with the page that leads to them last; return their version."""
    version = _version(made)
    page = _page(version, languages)
    (made / "index.html").write_bytes(page.encode())
    out.mkdir(parents=True, exist_ok=True)
    shutil.copytree(made, out / version, dirs_exist_ok=True)
    files = sorted(f"{version}/{file.relative_to(made).as_posix()}" for file in made.rglob("*") if file.is_file())
    apart = [name for name in files if Path(name).name.startswith(LANGUAGE_ARCHIVE_PREFIX)]
    known = {"version": version, "files": [name for name in files if name not in apart], "apart": apart}
    site = f"const SITE = {json.dumps(known)};\n"
    for name, text in (("service.js", site + (THIS_FOLDER / "service.js").read_text("utf-8")), ("index.html", page)):
        write_whole(out / name, text.encode())
        (out / name).chmod(0o644)  # the web server is another user
    return version


def _gather(work: Path, pyodide: Path, msgspec: Path, catalogue: Catalogue, languages: Languages) -> None:
    """Gather the files to pack: the program, its libraries, and Python's own."""
    app = work / "app"
    for package in ("numeramis_access", "braille", "sounds"):
        for file in (PROGRAM_FOLDER / package).rglob("*"):
            inside = file.relative_to(PROGRAM_FOLDER)
            if file.suffix == ".py" or (
                file.suffix in DATA_SUFFIXES and not UNREAD_DATA_PATTERN.match(inside.as_posix())
            ):
                code = inside.parts[inside.parts.index("locale") + 1] if "locale" in inside.parts else ""
                apart = code in languages and not languages[code].complete
                _put((work / f"{LANGUAGE_ARCHIVE_PREFIX}{code}" if apart else app) / inside, file.read_bytes())
    for name in library_versions():
        for part in distribution(name).files or ():
            if part.suffix == ".py":
                _put(app / part, part.read_binary())
    _put(app / "fluent/__init__.py", b"")  # a namespace package, but the import finder wants a file
    for name, data in _babel(languages):
        _put(app / "babel" / name, data)
    with zipfile.ZipFile(msgspec) as archive:
        archive.extractall(app, [name for name in archive.namelist() if name.endswith((".py", ".so"))])
    with zipfile.ZipFile(pyodide / "python_stdlib.zip") as archive:
        archive.extractall(work / "library")
    for module, code in REDUCED_MODULES.items():
        _put(work / "library" / module, code.encode())
    shutil.copy(THIS_FOLDER / "unpack.py", work / "library")
    wanted = [*ENTRY_MODULES, *_scene_modules(), *_record_modules(catalogue)], EXCLUDED_MODULES
    (work / "wanted.json").write_bytes(json.dumps(wanted).encode())


def library_versions() -> Mapping[str, str]:
    """Return the versions of the packed libraries by name.

    A missing library is left out: a newer version of another one may no longer need it, and the trial start finds a
    real lack.
    """
    versions = {}
    for name in PYTHON_LIBRARIES:
        with suppress(PackageNotFoundError):
            versions[name] = version(name)
    return versions


def _scene_modules() -> Iterator[str]:
    """Yield the modules of the program's scenes, which its doors import by name."""
    for file in sorted((PROGRAM_FOLDER / "numeramis_access/app").rglob("[a-z]*.py")):
        module = ".".join(file.relative_to(PROGRAM_FOLDER).with_suffix("").parts)
        if not module.startswith(EXCLUDED_MODULES):
            yield module


def _record_modules(catalogue: Catalogue) -> Iterator[str]:
    """Yield the modules of the games' records, and those that the records name."""
    named = [str(getattr(game, field)) for game in catalogue for field in game.__struct_fields__]
    for value in (*catalogue.record_names, *named):
        module, _, inside = value.partition(":")
        if inside.isidentifier():
            yield module


def _babel(languages: Languages) -> Iterator[tuple[str, bytes]]:
    """Yield Babel's data reduced to the parts that messages need."""
    import babel

    folder = Path(babel.__file__).parent
    locales = [f"locale-data/{record.plurals}.dat" for record in languages.values()]
    wanted = (
        ("global.dat", ("parent_exceptions",)),
        *((file, BABEL_PARTS) for file in ("locale-data/root.dat", *locales)),
    )
    for name, parts in wanted:
        whole = pickle.loads((folder / name).read_bytes())
        yield name, pickle.dumps({part: whole[part] for part in parts if part in whole})


def _put(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def _pack(work: Path, pyodide: Path) -> None:
    """Compile everything with the browser's Python, in Node.

    :raises PageFailed: when that fails.
    """
    command = [
        find_program("node"),
        str(THIS_FOLDER / "pack.js"),
        str(pyodide),
        str(work),
        str(THIS_FOLDER / "pack.py"),
    ]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode:
        raise PageFailed(error_line(done.stderr))


def _lay_out(made: Path, work: Path, pyodide: Path, languages: Languages) -> None:
    """Put every file of the site except its page into a folder."""
    for name in ("app.zst", "python_stdlib.zip", *(file.name for file in work.glob(f"{LANGUAGE_ARCHIVE_PREFIX}*.zst"))):
        _put(made / name, (work / name).read_bytes())
    for name in PYODIDE_FILES:
        _put(made / name, (pyodide / name).read_bytes())
    lock = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))
    _put(made / "pyodide-lock.json", json.dumps(lock | {"packages": {}}).encode())
    for file in PAGE_FOLDER.iterdir():
        if file.suffix in (".js", ".css", ".svg", ".png") and file.name != "service.js":
            _put(made / file.name, file.read_bytes())
    for name in HOST_FILES:
        _put(made / name, (THIS_FOLDER / name).read_bytes())
    for file in (PROGRAM_FOLDER / "sounds/wav").glob("*.wav"):
        _put(made / "cues" / file.name, file.read_bytes())
    for file in (PROGRAM_FOLDER / "numeramis_access/output/window/fonts").iterdir():
        _put(made / "fonts" / file.name, file.read_bytes())
    first = {code: _first_words(Language(code, languages=languages)) for code in languages}
    words = f"export const WORDS = {json.dumps(first, ensure_ascii=False, indent=1)};\n"
    size = f"export const SIZE = {sum((made / name).stat().st_size for name in FIRST_FILES)};\n"
    _put(made / "words.js", f"/** @type {{Record<string, Record<string, string>>}} */\n{words}{size}".encode())
    for code in languages:
        _put(made / manifest_file(code), manifest(Language(code, languages=languages), "../", ("daily",)))


def _first_words(language: Language) -> dict[str, str]:
    coming = {f"come-{part}": language.text("page-come", percent=part) for part in LOADED_PERCENTS}
    return {name: language.text(f"page-{name}") for name in FIRST_SENTENCES} | coming


def _version(made: Path) -> str:
    """Return a name that changes with any file of the site or its page."""
    digest = hashlib.sha256((PAGE_FOLDER / "index.html").read_bytes() + CONTENT_SECURITY_POLICY.encode())
    for file in sorted(path for path in made.rglob("*") if path.is_file()):
        digest.update(file.relative_to(made).as_posix().encode() + hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()[:12]


def _page(version: str, languages: Languages) -> str:
    """Return the page that stands beside the folder of this version."""
    others = (code for code in languages if code != languages.fallback)
    page = first_page([languages.fallback, *others], languages)
    page = page.replace("manifest.webmanifest", manifest_file(languages.fallback))
    page = re.sub(r'(href|src)="([\w.-]+\.(?:svg|css|js|png|webmanifest))"', rf'\1="{version}/\2"', page)
    more = f'<meta http-equiv="Content-Security-Policy" content="{CONTENT_SECURITY_POLICY}">\n'
    return page.replace("<title>", f"{more}<title>", 1)
