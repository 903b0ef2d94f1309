"""Peers: installed as far as available, reported if missing, required in CI; and the tests that a run consists of."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from tests.installing import install, missing
from tests.peer import EXCUSED, PEERS, Peer

ROOT = Path(__file__).resolve().parents[2]
#: stands for apt-get: notes its words, refuses packages in ``refused``, installs programs with packages' names
APT = """\
#!/bin/sh
folder=$(dirname "$0")
echo "$@" >> "$folder/asked"
[ "$1" = install ] || exit 0
shift
for word in "$@"; do
    grep -qx -e "$word" "$folder/refused" && exit 100
done
for word in "$@"; do
    case $word in -*) ;; *) printf '#!/bin/sh\n' > "$folder/$word"; chmod +x "$folder/$word" ;; esac
done
"""
#: stands for the sudo of an administrator
SUDO = """\
#!/bin/sh
shift
exec "$@"
"""


#: marks tests of Debian's programs, for which shell scripts stand in
OF_DEBIAN = pytest.mark.system("posix", "packages are installed by Debian's apt-get")


class Market:
    """A single folder of programs, with its apt-get."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.program("apt-get", APT)
        self.program("sudo", SUDO)
        self.refuse()
        for name in ("env", "dirname", "grep", "chmod", "true"):
            (folder / name).symlink_to(shutil.which(name, path="/usr/bin:/bin") or "")

    def refuse(self, *packages: str) -> None:
        """Let apt-get refuse these packages and all others of the same call."""
        (self.folder / "refused").write_text("".join(f"{name}\n" for name in packages))

    def program(self, name: str, text: str = "#!/bin/sh\n") -> None:
        """Put a program here."""
        (self.folder / name).write_text(text)
        (self.folder / name).chmod(0o755)

    def found(self, *names: str) -> bool:
        """Return whether programs are here."""
        return all((self.folder / name).exists() for name in names)

    def peer(self, packages: str) -> Peer:
        """Return a peer; each of its packages installs a program of the same name."""
        return Peer(partial(self.found, *packages.split()), packages)

    @property
    def asked(self) -> list[list[str]]:
        """The words of apt-get's calls, in order."""
        path = self.folder / "asked"
        lines = path.read_text().splitlines() if path.exists() else []
        asked = [[word for word in line.split()[1:] if not word.startswith("-")] for line in lines]
        return [words for words in asked if words]


@pytest.fixture
def market(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Market:
    monkeypatch.setenv("PATH", str(tmp_path))
    return Market(tmp_path)


@OF_DEBIAN
def test_what_is_missing_is_installed_at_once_and_nothing_else(market: Market) -> None:
    market.program("orca")
    peers = {name: market.peer(name) for name in ("orca", "tmux", "caddy")}
    peers["kept"] = Peer(lambda: False)
    assert install(peers) == []
    assert market.asked == [["caddy", "tmux"]]
    assert missing(peers, {}) == []


@OF_DEBIAN
def test_where_one_package_cannot_be_had_all_others_are_installed_one_by_one(market: Market) -> None:
    market.refuse("npm")
    peers = {name: market.peer(name) for name in ("npm", "tmux", "caddy")}
    assert install(peers) == ["peers: apt-get does not install npm"]
    assert market.asked == [["caddy", "npm", "tmux"], ["caddy"], ["npm"], ["tmux"]]
    assert missing(peers, {}) == ["npm"]
    assert missing(peers, {"npm": "because"}) == []


def test_a_peer_that_something_else_brought_is_not_asked_for(market: Market) -> None:
    """Node from elsewhere has its own npm, and Debian's package of npm conflicts with it."""
    market.refuse("npm", "nodejs")
    market.program("node")
    market.program("npm")
    assert install({"npm": Peer(partial(market.found, "npm", "node"), "nodejs npm")}) == []
    assert market.asked == []


def test_without_apt_get_it_is_said_what_would_be_installed(market: Market) -> None:
    (market.folder / "apt-get").unlink()
    assert install({"tmux": market.peer("tmux")}) == ["peers: there is no apt-get here to install tmux"]


@OF_DEBIAN
def test_who_may_install_nothing_is_told_so(market: Market, monkeypatch: pytest.MonkeyPatch) -> None:
    market.program("sudo", "#!/bin/sh\nexit 1\n")
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert install({"tmux": market.peer("tmux")}) == ["peers: this user may not install tmux"]
    assert market.asked == []


def test_every_excuse_is_of_a_peer_and_has_a_reason() -> None:
    assert set(EXCUSED) <= set(PEERS)
    assert all(len(reason.split()) > 3 for reason in EXCUSED.values())


MEETING = """\
import pytest

@pytest.mark.peer("tmux")
@pytest.mark.parametrize("number", range(3))
def test_a_terminal(number): pass

@pytest.mark.peer("npm")
def test_a_page(): pass

def test_of_our_own(): pass
"""


def ran(folder: Path, tests: str, *words: str, **more: str) -> str:
    """Run tests without any peer; return the output."""
    (folder / "test_meeting.py").write_text(tests)
    markers = "".join(f"    {name}: of the kind\n" for name in ("peer(name)", "slow", "long", "turns(n)"))
    (folder / "pytest.ini").write_text(f"[pytest]\nmarkers =\n{markers}")
    environment = {**os.environ, "PATH": str(folder), "PYTHONPATH": str(ROOT), "CI": "", **more}
    environment.pop("PYTEST_ADDOPTS", None)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", *words]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_one_line_tells_which_peers_are_missing_and_how_many_tests_that_cost(tmp_path: Path) -> None:
    told = ran(tmp_path, MEETING)
    assert "peers missing, with the tests that each cost: npm (1), tmux (3); 4 left out\n" in told
    assert "1 passed, 4 skipped" in told


def test_in_ci_a_test_without_its_peer_fails(tmp_path: Path) -> None:
    told = ran(tmp_path, MEETING, CI="true")
    assert "1 passed" in told
    assert "4 errors" in told
    assert "peer missing in CI: npm" in told


LEAVING = """\
import os

def test_leaves_a_variable():
    os.environ["LEFT"] = "1"

def test_leaves_none():
    assert "LEFT" not in os.environ
"""


def test_a_test_that_leaves_an_environment_variable_changed_fails(tmp_path: Path) -> None:
    told = ran(tmp_path, LEAVING)
    assert "leaves environment variables changed: LEFT" in told
    assert "2 passed, 1 error" in told


CASES = """\
import pytest

@pytest.mark.parametrize("number", range(3))
def test_many(number): pass

@pytest.mark.slow
def test_of_minutes(): pass

@pytest.mark.long
def test_of_hours(): pass

@pytest.mark.peer("tmux")
def test_a_terminal(): pass

def test_one(): pass
"""


@pytest.mark.parametrize(("words", "chosen"), [
    (("--quick",), ["test_many[0]", "test_one"]),
    ((), ["test_many[0]", "test_many[1]", "test_many[2]", "test_of_minutes", "test_a_terminal", "test_one"]),
    (("-m", "long"), ["test_of_hours"]),
])  # fmt: skip
def test_a_run_has_its_own_tests(words: tuple[str, ...], chosen: list[str], tmp_path: Path) -> None:
    """Quick has one case of each test that needs no peer and little time; new tests join it by themselves."""
    told = ran(tmp_path, CASES, "--collect-only", *words)
    assert [line.partition("::")[2] for line in told.splitlines() if "::" in line] == chosen


IN_LANGUAGES = """\
import pytest

languages = pytest.mark.parametrize("language", ["cs", "en"])

@languages
@pytest.mark.parametrize("number", range(2))
def test_first(number, language): pass

@pytest.mark.parametrize("language", ["cs"])
def test_czech(language): pass

@languages
def test_second(language): pass

@languages
def test_third(language): pass
"""


def test_quick_tests_take_turns_between_languages(tmp_path: Path) -> None:
    told = ran(tmp_path, IN_LANGUAGES, "--collect-only", "--quick")
    chosen = [line.partition("::")[2] for line in told.splitlines() if "::" in line]
    assert chosen == ["test_first[0-cs]", "test_czech[cs]", "test_second[en]", "test_third[cs]"]


TURNS = """\
import pytest

@pytest.mark.turns(3)
@pytest.mark.parametrize("number", range(7))
def test_in_turn(number): pass

@pytest.mark.parametrize("number", range(2))
def test_always(number): pass
"""


def test_cases_that_take_turns_each_have_a_day_and_alone_all_are_looked_at(tmp_path: Path) -> None:
    def chosen(*words: str) -> list[str]:
        told = ran(tmp_path, TURNS, "--collect-only", *words)
        return [line.partition("::")[2] for line in told.splitlines() if "::" in line]

    always = [f"test_always[{number}]" for number in range(2)]
    every = [f"test_in_turn[{number}]" for number in range(7)]
    days = [chosen("--turn", str(day)) for day in (739_000, 739_001, 739_002)]
    assert all(day[-2:] == always for day in days)
    assert sorted(one for day in days for one in day[:-2]) == every
    assert max(map(len, days)) <= 3 + len(always)
    assert chosen() == every + always


def test_files_that_take_long_are_begun_early_among_the_others(tmp_path: Path) -> None:
    (tmp_path / "test_another.py").write_text("@__import__('pytest').mark.slow\ndef test_another_of_minutes(): pass\n")
    for number in range(20):
        (tmp_path / f"test_b{number:02}.py").write_text(f"def test_short_{number}(): pass\n")
    told = ran(tmp_path, CASES, "--collect-only")
    order = [line.partition("::")[2] for line in told.splitlines() if "::" in line]
    first, second, last = map(order.index, ("test_of_minutes", "test_another_of_minutes", "test_short_19"))
    assert order.index("test_short_3") < second < order.index("test_short_10"), "while one waits others reckon"
    assert first < order.index("test_short_2")
    assert last == len(order) - 1
