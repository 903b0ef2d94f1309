"""The wheel has all tracked files and no others, and its version; and other quick checks of packages."""

from __future__ import annotations

import os
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from contextlib import suppress
from email.parser import BytesParser
from importlib.metadata import PackageNotFoundError, files
from pathlib import Path

import pytest

from numeramis_access import __version__
from numeramis_access.app.reading.newest import RELEASE_FILE, newest_version_address
from numeramis_access.app.shell.installation import DEBIAN_PACKAGES
from numeramis_access.catalogue import STANDARD
from numeramis_access.cli import SERVER_MODULES, TOOL_COMMANDS
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.bench.figures import figures
from tests.lock import SHIPPED
from tests.ship import carried, debian, parts, portable
from tests.ship.command import find_lacks

#: installed folders, and the part that packages leave out: the training of the learned players
PACKAGES, LEFT_OUT = ("numeramis_access/", "braille/", "sounds/"), "players/training/"

#: part of a recorded size by which the package may have grown or shrunk
STALE = 0.1


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The wheel and the source package of the work tree."""
    return parts.built(tmp_path_factory.mktemp("dist"))


def wanted() -> set[str]:
    return {name for name in parts.tracked() if name.startswith(PACKAGES) and LEFT_OUT not in name}


@pytest.mark.peer("package-index")
def test_the_wheel_has_every_tracked_file_and_no_other(built: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(built[0]) as wheel:
        names = {name for name in wheel.namelist() if ".dist-info/" not in name}
        licences = {Path(name).name for name in wheel.namelist() if "/licenses/" in name}
    assert names == wanted()
    assert {"LICENSE", "NOTICE"} <= licences


@pytest.mark.peer("package-index")
def test_the_source_package_has_every_tracked_file_of_the_program(built: tuple[Path, Path]) -> None:
    with tarfile.open(built[1]) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert wanted() | {"README.md", "LICENSE", "NOTICE", "pyproject.toml"} <= names


@pytest.mark.peer("package-index")
def test_both_are_the_same_from_another_folder_with_another_mask_of_permissions(
    built: tuple[Path, Path], tmp_path: Path
) -> None:
    before = os.umask(0o077)
    try:
        again = parts.built(tmp_path)
    finally:
        os.umask(before)
    assert [path.name for path in again] == [path.name for path in built]
    assert [path.read_bytes() for path in again] == [path.read_bytes() for path in built]


@pytest.mark.peer("package-index")
def test_the_recorded_sizes_are_those_of_today(built: tuple[Path, Path]) -> None:
    """The page of figures is the only document with sizes of packages."""
    recorded = {figure.metric: float(figure.value) for figure in figures()}
    for package in built:
        size = package.stat().st_size / 1e6
        assert size == pytest.approx(recorded[parts.metric(package)], rel=STALE), "record the sizes anew (README)"


@pytest.mark.peer("package-index")
def test_the_owner_of_a_build_names_the_address_of_the_newest_version(tmp_path: Path) -> None:
    address = "https://example.org/newest"
    with zipfile.ZipFile(parts.built(tmp_path, address)[0]) as wheel:
        (named,) = (name for name in wheel.namelist() if name.endswith(RELEASE_FILE.name))
        assert tomllib.loads(wheel.read(named).decode())["newest_at"] == address
    assert newest_version_address() == "", "the project itself names none"


@pytest.mark.peer("package-index")
def test_the_wheel_is_called_by_the_one_version_and_asks_for_what_the_project_does(built: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(built[0]) as wheel:
        (metadata,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
        said = BytesParser().parsebytes(wheel.read(metadata))
        (points,) = (name for name in wheel.namelist() if name.endswith("entry_points.txt"))
        assert b"numeramis-access = numeramis_access.__main__:main" in wheel.read(points)
    project = tomllib.loads((parts.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert said["Version"] == __version__
    assert "version" in project["dynamic"]
    needed = [one for one in said.get_all("Requires-Dist", []) if "extra ==" not in one]
    assert len(needed) == len(project["dependencies"])


def test_the_version_stands_in_one_place() -> None:
    assigned = re.compile(r"^_*version_* *= *[\"']\d", re.MULTILINE)
    sources = [name for name in parts.tracked() if name.endswith((".py", ".toml")) and not name.startswith("tests/")]
    found = [name for name in sources if assigned.search((parts.ROOT / name).read_text(encoding="utf-8"))]
    assert found == ["numeramis_access/__init__.py"]


def test_the_icon_has_every_size_as_a_picture_of_its_own() -> None:
    made = portable.icon()
    kind, count = struct.unpack("<2HH", made[:6])[1:]
    assert (kind, count) == (1, len(portable.SIZES))
    for place, size in enumerate(portable.SIZES):
        width, height, *_, length, start = struct.unpack("<4B2H2I", made[6 + 16 * place :][:16])
        assert (width or 256, height or 256) == (size, size)
        picture = made[start : start + length]
        assert picture.startswith(b"\x89PNG")
        assert struct.unpack(">2I", picture[16:24]) == (size, size)


def test_what_one_reads_beside_the_program_is_there_in_every_language_and_leads_nowhere_else(tmp_path: Path) -> None:
    portable.documents(tmp_path)
    read = {path.name: path.read_text(encoding="utf-8-sig") for path in tmp_path.iterdir()}
    assert set(read) == set(portable.DOCUMENTS)
    assert not [name for name, text in read.items() if "](" in text]
    sources = {source for source in portable.DOCUMENTS.values() if "/locale/" in source}
    others = [code for code in LANGUAGES.complete() if code != "en"]
    assert sources == {f"numeramis_access/words/locale/{code}/README.md" for code in others}
    assert portable.WINDOW in read["README.txt"]
    assert portable.WINDOW in read["CTIMNE.txt"]


def test_a_python_is_known_by_what_it_is(tmp_path: Path) -> None:
    makers = tmp_path / "python-3.13.1-embed-amd64.zip"
    with zipfile.ZipFile(makers, "w") as packed:
        packed.writestr("python313.dll", b"")
        packed.writestr("python3.dll", b"")
    assert (portable.Python(makers).version, portable.Python(makers).test) == ("3.13", False)
    assert portable.Python(makers).unpack(tmp_path / "p") == ["python313.zip", "."]
    folder = tmp_path / "python311"
    folder.mkdir()
    with pytest.raises(SystemExit):
        _ = portable.Python(folder).version
    (folder / "python311.dll").touch()
    assert (portable.Python(folder).version, portable.Python(folder).test) == ("3.11", True)
    assert "not for players" in portable.where_from(portable.Python(folder))


@pytest.mark.parametrize("language", LANGUAGES.complete())
def test_the_page_of_the_manual_has_every_command_and_is_formatted_without_a_warning(
    language: str, tmp_path: Path
) -> None:
    page = debian.man_page(Language(language, locales=STANDARD.locales()))
    for name in (*SERVER_MODULES, *TOOL_COMMANDS, "play", "practice", "replay", "engine", "site"):
        assert f"\n.B {name}\n" in page
    if shutil.which("man"):
        (tmp_path / "page.1").write_text(page, encoding="utf-8")
        command = ["man", "--warnings", "-E", "UTF-8", "-l", "-P", "cat", str(tmp_path / "page.1")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.stderr == ""
        assert Language(language).text("cli-doctor").split()[0] in done.stdout


def test_what_packages_carry_is_what_the_first_start_installs_and_what_displays_need() -> None:
    names = {line.partition("==")[0] for line in SHIPPED.read_text(encoding="utf-8").splitlines() if "==" in line}
    assert {"accesskit", "prismatoid", "hidapi", "pyusb", "pyphen", "pygame-ce"} <= names
    assert set(DEBIAN_PACKAGES) <= names


def test_the_notice_names_every_library_and_typeface_that_locked_parts_bring() -> None:
    met = []
    for line in SHIPPED.read_text(encoding="utf-8").splitlines():
        with suppress(PackageNotFoundError):
            met += files(line.partition("==")[0].strip()) or [] if "==" in line else []
    spare = tuple(f"{name}/" for name in (*parts.SPARE, *portable.SPARE_PARTS))
    brought = [str(one) for one in met if f"{one}/" not in spare and not str(one).startswith(spare)]
    assert len([one for one in brought if carried.CARRIED.fullmatch(one)]) > 5
    assert carried.unnamed(brought) == []


@pytest.mark.slow
def test_numpy_without_what_packages_leave_out_is_enough_for_the_master(tmp_path: Path) -> None:
    for file in files("numpy") or []:
        target = tmp_path / file
        if ".." not in file.parts and Path(str(file.locate())).exists():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(str(file.locate()), target)
    whole = sum(path.stat().st_size for path in tmp_path.rglob("*") if path.is_file())
    parts.spared(tmp_path)
    assert sum(path.stat().st_size for path in tmp_path.rglob("*") if path.is_file()) < whole * 0.85
    code = "import numpy, numeramis_access.games.quist.players.lockstep; print(numpy.__file__)"
    around = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{parts.ROOT}"}
    done = subprocess.run([sys.executable, "-c", code], env=around, capture_output=True, text=True, check=False)
    assert done.stdout.startswith(str(tmp_path)), done.stderr


def test_what_the_notice_does_not_name_is_found() -> None:
    named = ["libs/libFLAC-e7027ec5.so.14.0.0", "pygame/libjpeg-62.dll", "a/own.cpython-311-x86_64-linux-gnu.so"]
    unnamed = ["a/Stranger.dll", "libs/libstranger-0123abcd.so.1"]
    assert carried.unnamed([*named, *unnamed]) == unnamed


def test_hashes_stand_beside_the_packages(tmp_path: Path) -> None:
    package = tmp_path / f"thing-{__version__}.zip"
    package.write_bytes(b"content")
    assert parts.sums(tmp_path) == (tmp_path / parts.SUMS).read_text()
    done = subprocess.run(["sha256sum", "-c", parts.SUMS], cwd=tmp_path, capture_output=True, check=False)
    assert done.returncode == 0


#: pip's commands in documents, sentences and advice, and how much later the word against building may stand
INSTALLS, LATER = re.compile(r"(\bpip install|\bpipx (install|inject)|\brunpip \S+ install)\b(?!`)"), 50
#: documents that mention the command without its words, or tell developers
MENTIONS = ("CHANGES.md", "bootstrap/README.md", "players/training/")


def test_nothing_is_ever_built_where_it_is_installed() -> None:
    """A package without a wheel would be built by tools of any version, as the user who installs it."""
    names = [name for name in parts.tracked() if name.endswith((".py", ".md", ".ftl"))]
    texts = {name: " ".join((parts.ROOT / name).read_text(encoding="utf-8").split()) for name in names}
    players = (name for name in names if not name.startswith("tests/") or name.endswith(".md"))
    told = [
        (name, texts[name][found.start() : found.end() + LATER])
        for name in players if not any(each in name for each in MENTIONS)
        for found in INSTALLS.finditer(texts[name])
    ]  # fmt: skip
    assert len(told) > 10
    assert [each for each in told if not re.search("only-binary|WHEELS", each[1])] == []
    code = [name for name, text in texts.items() if re.search('"pip",.{,40}"(install|download)"', text)]
    assert len(code) > 4
    assert [name for name in code if ":all:" not in texts[name]] == []


def test_a_check_that_lacks_programs_or_root_says_so_before_it_builds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setenv("PATH", "/nowhere")
    assert find_lacks() == "missing programs: apt-get install bubblewrap debootstrap"
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert find_lacks().startswith("root; and missing programs")
