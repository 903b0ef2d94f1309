"""The set-up runs on a Python without packages, on every system: from its first sentence to the program's start."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import grimp
import pytest

from numeramis_access.bootstrap.start import READER_PACKAGES
from numeramis_access.words.plain import plain_messages
from tests.setup.clone import Clone
from tests.waiting import wait_until

ROOT = Path(__file__).resolve().parents[2]
AS_ANOTHER_SYSTEM = ROOT / "tests/setup/as_another_system.py"
#: stands for the program at the end of the set-up: prints its starter and its Python
PROGRAM = f"""\
import os, sys
def main(words):
    import needed, {', '.join(READER_PACKAGES)}
    print(os.environ["NUMERAMIS_OWN"], sys.prefix, *words)
    return 0
"""
#: stands for each system's voice: notes its words
VOICE = '#!/bin/sh\nprintf "%s\\n" "$NUMERAMIS_SAYS" "$@" >>"$NUMERAMIS_NOTES"\n'
#: the voice that the set-up of each system speaks with
VOICES = {"win32": "powershell.exe", "darwin": "spd-say", "linux": "spd-say"}


@pytest.mark.slow
@pytest.mark.system("posix", "it stands for Windows; tests/windows has the real one")
@pytest.mark.parametrize("system", VOICES)
def test_the_set_up_of_each_system_runs_to_its_end_without_packages(system: str, tmp_path: Path) -> None:
    clone = Clone(tmp_path)
    shutil.copytree(ROOT / "numeramis_access", clone.root / "numeramis_access", ignore=all_but_code, dirs_exist_ok=True)
    (clone.root / "numeramis_access/cli.py").write_text(PROGRAM, "utf-8")
    voice, notes = tmp_path / "voices" / VOICES[system], tmp_path / "notes"
    voice.parent.mkdir()
    voice.write_text(VOICE, "utf-8")
    voice.chmod(0o755)
    bare = [sys.executable, "-I", "-S", str(AS_ANOTHER_SYSTEM), system, str(clone.root), "--terminal"]
    own = {"PATH": f"{voice.parent}:/usr/bin:/bin", "LOCALAPPDATA": str(clone.cache), "NUMERAMIS_NOTES": str(notes)}
    done = clone.run(bare, clone.root, **own)
    out, err = done.communicate(timeout=240)
    said = plain_messages("en")
    assert (out, done.returncode) == (f"1 {clone.beside} --terminal\n", 0), err
    assert err.splitlines()[0] == said["setting-up"]
    assert err.splitlines()[-1] == said["set-up-done"]
    wait_until(lambda: notes.exists() and said["set-up-done"] in notes.read_text("utf-8"))


def all_but_code(folder: str, names: list[str]) -> list[str]:
    """Return the names to leave out: all except modules, the set-up's messages, and folders with some of them."""
    kept = (".py", "setup.ftl")
    return [name for name in names if not name.endswith(kept) and not Path(folder, name).is_dir()]


def packages_around(module: str) -> Iterator[str]:
    """Yield a module and the packages around it: their code runs first."""
    parts = module.split(".")
    return (".".join(parts[:length]) for length in range(1, len(parts) + 1))


def test_what_the_set_up_imports_is_the_standard_library_alone() -> None:
    graph = grimp.build_graph("numeramis_access", include_external_packages=True, cache_dir=None)
    due, seen = {"numeramis_access.bootstrap", *graph.find_children("numeramis_access.bootstrap")}, set[str]()
    while due:
        module = due.pop()
        seen.add(module)
        imported = graph.find_modules_directly_imported_by(module)
        due |= {around for name in imported for around in packages_around(name)} - seen
    assert {"numeramis_access.bootstrap.telling", "numeramis_access.output.running_reader"} <= seen
    others = {module for module in seen if module.partition(".")[0] not in sys.stdlib_module_names}
    assert not {module for module in others if not module.startswith("numeramis_access")}, "a package is imported"
