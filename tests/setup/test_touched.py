"""Which tests reach a changed line, and small faults planted in a line."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.campaigns.mutants import KILLED, ROOMS, Copy, drawn, known_survivors, told
from tests.campaigns.mutated_code import mutants
from tests.reach import ROOT, Reach, record
from tests.touched import changed_lines, touched

SEATS = "numeramis_access/core/seats.py"
DIFF = """\
diff --git a/numeramis_access/core/seats.py b/numeramis_access/core/seats.py
--- a/numeramis_access/core/seats.py
+++ b/numeramis_access/core/seats.py
@@ -12,2 +12 @@ class A:
-old
-old
+new
@@ -40,0 +40,3 @@ class B:
+new
@@ -50 +53 @@ class C:
-old
+new
diff --git a/tests/core/test_new.py b/tests/core/test_new.py
--- /dev/null
+++ b/tests/core/test_new.py
@@ -0,0 +1,2 @@
+new
"""
SOURCE = '''\
def first(a: int = 1, *, last=False) -> bool:
    """Return 1."""
    if a < 3 and not last:
        a.pop()
    return a == 2 + 1
'''


@pytest.fixture(scope="module")
def reach(tmp_path_factory: pytest.TempPathFactory) -> Reach:
    """A recording of one folder's quick tests."""
    folder = tmp_path_factory.mktemp("reach") / "recording"
    record(folder, ["--quick", "tests/core"])
    return Reach(folder)


def test_changed_lines_are_read_from_a_diff() -> None:
    lines = changed_lines(DIFF)
    assert lines[SEATS] == [12, 13, 40, 41, 50]
    assert list(lines) == [SEATS, "tests/core/test_new.py"]


@pytest.mark.system("posix", "developers measure there which tests reach a line")
def test_the_tests_of_a_changed_line_run_and_no_others(reach: Reach) -> None:
    codec = "numeramis_access/core/codec.py"
    source = (ROOT / codec).read_text("utf-8").splitlines()
    body = next(number for number, line in enumerate(source, 1) if "_fields_of(kind)}" in line)
    (name, *_) = chosen = touched({codec: [body]}, reach)
    assert name.startswith("tests/core/test_codec.py::")
    assert 0 < len(chosen) < len(reach.seconds)
    assert touched({codec: [10_000]}, reach) == []
    assert touched({codec: [body], "tests/core/test_codec.py": [1]}, reach) == ["tests/core/test_codec.py"]
    assert "tests/words" in touched({"numeramis_access/words/locale/en/table.ftl": [1]}, reach)


def test_every_small_fault_of_a_source_is_planted_once_and_is_python() -> None:
    found = mutants("a.py", SOURCE)
    assert [(one.line, one.old, one.new) for one in found] == [
        (1, "1", "2"), (1, "False", "True"), (3, " < ", " <= "), (3, "3", "4"), (3, " and ", " or "), (3, "not ", ""),
        (4, "a.pop()", "pass"), (5, " == ", " != "), (5, "2", "3"), (5, " + ", " - "), (5, "1", "2"),
    ]  # fmt: skip
    for mutant in found:
        planted = mutant.planted(SOURCE)
        ast.parse(planted)
        assert [a == b for a, b in zip(planted.split("\n"), SOURCE.split("\n"), strict=True)].count(False) == 1


@pytest.mark.system("posix", "developers plant faults there")
@pytest.mark.slow
def test_a_fault_that_a_test_meets_is_killed(reach: Reach, tmp_path: Path) -> None:
    codec = "numeramis_access/core/codec.py"
    every = mutants(codec, (ROOT / codec).read_text("utf-8"))
    copy = Copy(tmp_path / "copy", reach)
    assert copy.outcome(next(one for one in every if one.old == " != "), "core") == KILLED
    assert (tmp_path / "copy" / codec).read_text("utf-8") == (ROOT / codec).read_text("utf-8")


@pytest.mark.parametrize("room", ROOMS)
def test_a_seed_draws_the_same_faults_of_a_room(room: str) -> None:
    own = drawn(room, 1, 20)
    assert own == drawn(room, 1, 20) != drawn(room, 2, 20)
    assert own == drawn(room, 1, 150)[:20], "a longer campaign begins with the same ones"
    assert len(set(own)) == 20


def test_each_survivor_on_record_is_still_in_the_program() -> None:
    every = {told(mutant) for room in ROOMS for mutant in drawn(room, 1, 10**6)}
    assert known_survivors().keys() - every == set()
    assert all(Path(ROOT / name.partition(":")[0]).exists() for name in known_survivors())
