"""The bill of materials beside each package names what the lock has, for the right computers."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests import wheels
from tests.lock import SHIPPED
from tests.ship import bill, carried
from tests.ship.parts import ROOT

LINUX, WINDOWS = (wheels.Target("linux", "x86_64"), "3.11"), (wheels.Target("win32", "AMD64"), "3.13")


@pytest.fixture(autouse=True)
def published(monkeypatch: pytest.MonkeyPatch) -> None:
    """The wheels of the table, each with a hash, in the place of the package index."""
    files: dict[tuple[str, str], dict[str, str]] = {}
    for (name, version), cells in wheels.table().items():
        names = {f"{name.replace('-', '_')}-{version}-{tag}.whl" for tag in cells.values() if tag}
        files[name, version] = dict.fromkeys(names, "0" * 64)
    monkeypatch.setattr(bill, "_published", lambda: files)


@pytest.mark.parametrize("kind", [LINUX, WINDOWS])
def test_it_names_each_locked_part_of_that_computer_with_one_wheel_and_a_licence(
    kind: tuple[wheels.Target, str]
) -> None:
    found = bill.components([kind])
    wanted = [package for package in wheels.locked(SHIPPED) if package.is_for(*kind)]
    assert [(part["name"], part["version"]) for part in found] == [package[:2] for package in wanted]
    for part in found:
        (licence,) = part["licenses"]
        assert licence["expression"] not in ("", "unknown")
        (wheel,) = part["externalReferences"]
        assert wheel["url"].endswith(".whl")
        assert wheel["hashes"] == [{"alg": "SHA-256", "content": "0" * 64}]
    assert {"required", "optional"} == {part["scope"] for part in found}


def test_what_comes_from_elsewhere_is_left_out_and_computers_differ() -> None:
    linux = {part["name"] for part in bill.components([LINUX], ["numpy"])}
    windows = {part["name"] for part in bill.components([WINDOWS])}
    assert "numpy" in windows - linux
    assert "pywin32" in windows - linux


def test_libraries_of_others_stand_in_it_with_their_hashes(tmp_path: Path) -> None:
    for name in ("a.libs/libFLAC-e7027ec5.so.14.0.0", "a/own.cpython-311-x86_64-linux-gnu.so", "a/text.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(b"x")
    (part,) = bill.files_of_others(tmp_path)
    assert part["name"] == "a.libs/libFLAC-e7027ec5.so.14.0.0"
    assert carried.of_others(part["name"])


def test_the_same_package_has_the_same_bill(tmp_path: Path) -> None:
    texts = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        package = tmp_path / name / "thing.zip"
        package.write_bytes(b"content")
        texts.append(bill.write(package, bill.components([LINUX])).read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    read = json.loads(texts[0])
    assert (read["bomFormat"], read["specVersion"]) == ("CycloneDX", "1.6")
    assert str(ROOT) not in texts[0]
