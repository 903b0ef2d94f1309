"""The second build of the packages: a difference is found, and the differing part is named."""

from __future__ import annotations

import io
import os
import tarfile
import zipfile
from pathlib import Path

import pytest

from numeramis_access import __version__
from tests.ship import parts, twice

#: packages that hold two files, by the end of their name
ENDINGS = (".zip", ".whl", ".tar.gz", ".txt")


def put(folder: Path, ending: str, text: bytes) -> Path:
    """Write a package with a file that never changes, and one with this text."""
    target = folder / f"thing-{__version__}{ending}"
    files = {"same": b"1", "other": text}
    if ending == ".tar.gz":
        with tarfile.open(target, "w:gz") as packed:
            for name, content in files.items():
                entry = tarfile.TarInfo(name)
                entry.size = len(content)
                packed.addfile(entry, io.BytesIO(content))
    elif ending == ".txt":
        target.write_bytes(text)
    else:
        with zipfile.ZipFile(target, "w") as archive:
            for name, content in files.items():
                archive.writestr(zipfile.ZipInfo(name), content)
    return target


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """Two empty folders, on a machine without a program that compares packages."""
    monkeypatch.setattr(twice, "COMPARER", "no-such-program")
    pair = tmp_path / "first", tmp_path / "second"
    for folder in pair:
        folder.mkdir()
    return pair


@pytest.mark.parametrize("ending", ENDINGS)
def test_the_part_that_differs_is_named(ending: str, folders: tuple[Path, Path]) -> None:
    paths = [put(folder, ending, text) for folder, text in zip(folders, (b"2", b"3"), strict=True)]
    with pytest.raises(SystemExit) as failed:
        twice.compare(*folders)
    assert str(failed.value) == f"{paths[0].name} differs: {paths[0].name if ending == '.txt' else 'other'}"


def test_what_was_built_once_is_named_and_nothing_is_no_success(folders: tuple[Path, Path]) -> None:
    with pytest.raises(SystemExit, match="no package was built"):
        twice.compare(*folders)
    put(folders[1], ".zip", b"2")
    with pytest.raises(SystemExit, match="was built only once"):
        twice.compare(*folders)


def test_two_that_are_the_same_are_told(folders: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    for folder in folders:
        put(folder, ".zip", b"2")
    twice.compare(*folders)
    assert capsys.readouterr().out.startswith("built twice")


def test_an_archive_says_nothing_of_its_builder(tmp_path: Path) -> None:
    packed = []
    for name, mode, when in (("a", 0o600, 1), ("b", 0o664, 2_000_000_000)):
        folder = tmp_path / name
        folder.mkdir()
        for file in ("one", "two")[:: 1 if name == "a" else -1]:
            (folder / file).write_text(file)
            (folder / file).chmod(mode)
            os.utime(folder / file, (when, when))
        with tarfile.open(tmp_path / f"{name}.tar.gz", "w:gz") as archive:
            for path in sorted(folder.iterdir(), reverse=name == "b"):
                archive.add(path, path.name)
        packed.append((tmp_path / f"{name}.tar.gz").read_bytes())
    assert packed[0] != packed[1]
    assert parts.settled_archive(packed[0]) == parts.settled_archive(packed[1])
    with tarfile.open(fileobj=io.BytesIO(parts.settled_archive(packed[0]))) as settled:
        assert {(entry.uid, entry.uname, entry.mode, int(entry.mtime)) for entry in settled} == {
            (0, "", 0o644, int(parts.changed_at()))
        }
