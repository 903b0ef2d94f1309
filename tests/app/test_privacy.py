"""No data leaves the machine, and the program writes no key down."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from numeramis_access.input.inbox import KeyDown, LineTyped
from numeramis_access.store.changing import LOCK_FILE
from tests import sources
from tests.app.player import player

ROOT = Path(__file__).parent.parent.parent
#: modules that can reach other machines, and files that may use a socket for services of this machine
NETWORK = {"aiohttp", "asyncio", "ftplib", "http", "httpx", "requests", "smtplib", "socket", "socketserver", "ssl"} | {
    "telnetlib", "urllib", "urllib3", "webbrowser", "xmlrpc",
}  # fmt: skip
LOCAL = {"numeramis_access/output/voices/speech_dispatcher.py", "braille/brlapi.py"}
#: asks for the newest version, at the player's request alone, at the address that the build names
ASKED = {"numeramis_access/app/reading/newest.py"}
#: only the command ``serve`` imports the server
SERVER = "numeramis_access/server/"
SECRET = "tajneheslo"

WATCHED = """
import sys
def watch(event, arguments):
    if event in ("socket.connect", "socket.bind", "socket.sendto", "socket.getaddrinfo", "urllib.Request"):
        where = arguments[:1] if event == "socket.getaddrinfo" else arguments[1:]
        print("NETWORK", event, where, file=sys.stderr, flush=True)
sys.addaudithook(watch)
from numeramis_access.cli import main
sys.exit(main(sys.argv[1:]))
"""


def packages(nodes: Iterable[ast.AST]) -> set[str]:
    """Return the names of top-level packages that a file imports anywhere."""
    names: set[str] = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            names |= {name.name.partition(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module.partition(".")[0])
    return names


def test_no_module_can_reach_the_network_but_the_server_and_the_two_that_talk_to_services_of_this_machine() -> None:
    importing = sources.nodes_with(NETWORK)
    reaching = {path.relative_to(ROOT).as_posix() for path, nodes in importing if packages(nodes) & NETWORK}
    assert len(sources.files()) > 100
    assert {path for path in reaching if not path.startswith(SERVER)} <= LOCAL | ASKED


def test_a_match_in_the_running_program_connects_to_this_machine_alone(own_home: Path) -> None:
    own_home.mkdir(exist_ok=True)
    (own_home / "settings.toml").write_text('language = "en"\npace = 0.0\n', encoding="utf-8")
    words = ["play", "quist", "--games", "1", "--terminal", "--speech", "none", "--level", "club"]
    with subprocess.Popen(
        [sys.executable, "-c", WATCHED, *words],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=dict(os.environ),
    ) as child:  # fmt: skip
        assert child.stdin is not None
        assert child.stdout is not None
        assert child.stderr is not None
        turns = 0
        for line in child.stdout:
            if re.match(r"(Your turn|You lead)(, for [^.]*)?\.$", line):
                turns += 1
                child.stdin.write("\n\n")  # the first Enter names the card under the cursor, the second plays it
                child.stdin.flush()
            elif line.startswith("Press Enter for the menu."):
                child.stdin.close()
        complaints = child.stderr.read()
    assert child.returncode == 0, complaints
    assert turns == 9
    for line in complaints.splitlines():
        local = any(place in line for place in ("127.0.0.1", "localhost", "'::1'", "'/"))
        assert local or not line.startswith("NETWORK"), line


def test_what_is_typed_is_never_written_to_a_file(own_home: Path) -> None:
    with player("en") as someone:
        someone.press("return", "return", "home", "return")
        for key in (*SECRET, "return", "f8"):
            someone.app.receive(KeyDown(key))
            someone.settle()
        someone.app.receive(LineTyped(SECRET))
        someone.settle()
    files = [path for path in own_home.rglob("*") if path.is_file()]
    kept = [path for path in files if path.name != LOCK_FILE]
    assert {path.suffix for path in kept} <= {".match", ".sqlite", ".toml"}
    assert any(path.suffix == ".match" for path in files)
    for path in files:
        assert SECRET.encode() not in path.read_bytes(), path
    (journal,) = own_home.glob("matches/*.match")
    kinds = {line.split('"type":"')[1].split('"')[0] for line in journal.read_text().splitlines()[2:]}
    assert kinds <= {"draw-dealer", "shuffle", "play"}
