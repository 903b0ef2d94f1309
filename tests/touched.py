"""``python3 -m tests touched`` runs the quick tests that reach the changed lines.

It compares the working tree with the commit of the last recording and runs the tests that ran a changed line there,
all quick tests of changed test files, and for a file that is no Python (messages, styles, data) the tests of the
folders in ``READERS``. Without a recording of an ancestor it records one first; that takes as long as several quick
runs. ``python3 -m tests touched again`` records the present commit.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tests.reach import PACKAGES, ROOT, SECONDS, Reach, record

#: folder with one recording, named by its commit
FOLDER = ROOT / ".pytest_cache" / "reach"
#: endings of files that are no Python, and the tests that read such files
READERS = {
    ".ftl": ("tests/words", "tests/contract", "tests/app/test_recorded.py"), ".toml": ("tests/words", "tests/contract"),
    ".md": ("tests/contract", "tests/setup"), ".js": ("tests/web",), ".css": ("tests/web",), ".html": ("tests/web",),
}  # fmt: skip
#: head of a changed part in a diff without context: first line and number of lines before the change
PART = re.compile(r"^@@ -(\d+)(?:,(\d+))? ")


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, stdout=subprocess.PIPE, check=True, text=True).stdout


def changed_lines(diff: str) -> dict[str, list[int]]:
    """Return the changed lines of each file by its old path; for new text the lines beside it.

    :param diff: the output of ``git diff --unified=0``.
    """
    files: dict[str, list[int]] = {}
    lines: list[int] = []
    for line in diff.splitlines():
        if line.startswith("--- a/"):
            lines = files.setdefault(line.removeprefix("--- a/"), [])
        elif line.startswith("--- /dev/null"):
            lines = []
        elif line.startswith("+++ b/"):
            files.setdefault(line.removeprefix("+++ b/"), [])
        elif part := PART.match(line):
            first, count = int(part[1]), int(part[2] or 1)
            lines += range(first, first + count) if count else (first, first + 1)
    return files


def touched(files: dict[str, list[int]], reach: Reach) -> list[str]:
    """Return the tests and folders for changed lines, each once."""
    chosen: dict[str, None] = {}
    for file, lines in files.items():
        path = Path(file)
        if path.parts[0] == "tests" and path.suffix == ".py":
            if path.name.startswith("test_") and (ROOT / path).exists():
                chosen[file] = None
        elif path.parts[0] in PACKAGES and path.suffix == ".py":
            chosen |= dict.fromkeys(_present(test, files) for test in reach.tests(file, lines))
        else:
            chosen |= dict.fromkeys(READERS.get(path.suffix, ()))
    whole = [name for name in chosen if "::" not in name]
    return [name for name in chosen if not any(name != other and name.startswith(other) for other in whole)]


def _present(test: str, files: dict[str, list[int]]) -> str:
    """Return a recorded test, or its file if that has changed: the test may have another name now."""
    file = test.partition("::")[0]
    return file if file in files else test


def _recordings() -> Iterator[str]:
    """Yield the recorded commits that the present commit descends from, the newest first."""
    recorded = {path.parent.name for path in FOLDER.glob(f"*/{SECONDS}")}
    for commit in _git("log", "--format=%H", "-n", "1000").split():
        if commit in recorded:
            yield commit


def main(words: list[str]) -> int:
    """Record if that is needed, then run the chosen tests; return the exit status."""
    commit = next(_recordings(), "") if words != ["again"] else ""
    if not commit:
        commit = _git("rev-parse", "HEAD").strip()
        shutil.rmtree(FOLDER, ignore_errors=True)
        print("No recording fits: the quick tests run once to record which lines each of them reaches.", flush=True)
        record(FOLDER / commit, ["--quick", "-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder"])
    new: dict[str, list[int]] = {path: [] for path in _git("ls-files", "--others", "--exclude-standard").splitlines()}
    chosen = touched(new | changed_lines(_git("diff", "--unified=0", commit)), Reach(FOLDER / commit))
    if not chosen:
        print("No quick test reaches a changed line.")
        return 0
    names = FOLDER / "chosen.txt"
    names.write_text("\n".join(chosen), encoding="utf-8")
    print(f"{len(chosen)} tests and folders, compared with the recording of {commit[:9]}", flush=True)
    return subprocess.run([sys.executable, "-m", "pytest", "--quick", f"@{names}"], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
