"""The program makes its environment once, renews it when necessary, and harms no other."""

from __future__ import annotations

import json
import shutil
import socket
import ssl
import sys
import threading
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from numeramis_access.bootstrap import environment
from numeramis_access.bootstrap.start import READER_PACKAGES
from numeramis_access.words.plain import plain_messages
from tests.setup.clone import Clone
from tests.waiting import wait_until

ROOT = Path(__file__).resolve().parents[2]
#: stands for the command of a room of tests: needs a package, prints its Python and its words
COMMAND = "import sys, needed\nprint(sys.prefix, *sys.argv[1:])\n"
#: seconds after which a test gives up waiting; generous, machines are shared
PATIENCE = 300.0
#: the packages in a complete clone
EVERYTHING = ["needed", *READER_PACKAGES]


@pytest.fixture
def clone(tmp_path: Path) -> Clone:
    return Clone(tmp_path)


def rooms_with_commands(clone: Clone) -> list[str]:
    """Give a clone the tests' start, with ``COMMAND`` for the command of each room that has one; return these rooms."""
    mains = sorted(ROOT.glob("tests/*/__main__.py"))
    for source in (ROOT / "tests/__main__.py", *mains):
        made = clone.root / source.relative_to(ROOT)
        made.parent.mkdir()
        (made.parent / "__init__.py").touch()
        shutil.copy(source, made)
        (made.parent / "command.py").write_text(COMMAND)
    shutil.copy(clone.root / "numeramis_access/bootstrap/start.lock", clone.root / "tests/requirements.lock")
    return [path.parent.name for path in mains]


@pytest.mark.slow
def test_the_command_of_each_room_of_tests_has_its_packages(clone: Clone) -> None:
    rooms = rooms_with_commands(clone)
    assert {"bench", "ship", "windows"} <= set(rooms)
    for room in rooms:
        done = clone.run([sys.executable, "-m", f"tests.{room}", "--check"], clone.root)
        out, err = done.communicate(timeout=PATIENCE)
        assert out == f"{clone.beside} --check\n", err


@pytest.mark.slow
@pytest.mark.system("posix", "links to folders need a permission there")
def test_a_command_of_the_tests_stays_in_the_environment_of_another_clone(clone: Clone, tmp_path: Path) -> None:
    (room, *_), worktree = rooms_with_commands(clone), tmp_path / "worktree"
    clone.run([sys.executable, "-m", f"tests.{room}"], clone.root).communicate(timeout=PATIENCE)
    shutil.copytree(clone.root, worktree, ignore=shutil.ignore_patterns(clone.beside.name))
    linked = worktree / clone.beside.name
    linked.symlink_to(clone.beside)
    done = clone.run([str(linked / clone.tools.name / "python"), "-m", f"tests.{room}"], worktree)
    assert done.communicate(timeout=PATIENCE) == (f"{linked}\n", "")
    assert not clone.cache.exists(), "no environment of its own"


@pytest.mark.slow
def test_it_is_made_once_and_filled_again_when_a_lock_file_changes(clone: Clone) -> None:
    first = clone.start()
    assert first.stdout.split()[-len(EVERYTHING):] == EVERYTHING, first.stderr
    assert str(clone.beside) in first.stdout
    made = clone.stamp.stat().st_mtime_ns
    again = clone.start()
    assert (again.stdout, again.stderr) == (first.stdout, "")
    assert clone.stamp.stat().st_mtime_ns == made

    clone.needs("needed", "another")
    interpreter = (clone.beside / "pyvenv.cfg").stat().st_mtime_ns
    assert clone.start().returncode == 0
    assert (clone.beside / "pyvenv.cfg").stat().st_mtime_ns == interpreter, "only packages were missing"
    assert clone.has("another")

    program = clone.run([str(clone.tools / "numeramis-access")], Path("/"))
    assert program.communicate(timeout=PATIENCE)[0] == first.stdout, "the command works from anywhere"
    clone.needs("needed", "another", "third")
    clone.start(python=str(clone.tools / "python"))
    assert clone.has("third"), "its own Python sees that it is out of date"


@pytest.mark.slow
@pytest.mark.system("posix", "an environment's Python is a link there, a program of its own on Windows")
def test_a_changed_python_has_it_made_again(clone: Clone) -> None:
    assert clone.start().returncode == 0
    assert good(clone)
    python = clone.beside / "bin/python"
    target = python.readlink()

    python.unlink()
    python.write_text("#!/bin/sh\nexit 1\n")
    python.chmod(0o755)
    assert not good(clone), "it does not start"
    python.write_text("#!/bin/sh\necho .cpython-39-x86_64-linux-gnu.so\n")
    assert not good(clone), "it is another one, as after an upgrade of the system: it looks elsewhere for its packages"
    python.unlink()
    python.symlink_to(target)
    assert good(clone)
    here = clone.root
    clone.root = clone.root.rename(clone.root.with_name("elsewhere"))
    assert not good(clone), "it was moved"
    clone.root = clone.root.rename(here)

    python.unlink()
    python.symlink_to("/nowhere/python3")
    assert not good(clone), "it is gone"
    left = clone.beside / "left-from-before"
    left.touch()
    again = clone.start()
    assert again.stdout.split()[-len(EVERYTHING):] == EVERYTHING, again.stderr
    assert "Setting up the program" in again.stderr
    assert not left.exists()


@pytest.mark.system("posix", "Windows cannot replace a Python that runs")
@pytest.mark.slow
def test_a_copy_that_needs_more_packages_is_made_again_by_its_own_python(clone: Clone) -> None:
    """The set-up removed the link to its own Python, and then started that link."""
    assert clone.start().returncode == 0
    clone.root = shutil.copytree(clone.root, clone.root.with_name("copy"), symlinks=True)
    clone.needs("needed", "another")
    made = clone.start(python=str(clone.tools / "python"))
    assert made.stdout.split()[-len(EVERYTHING):] == EVERYTHING, made.stderr
    assert clone.has("another")
    assert good(clone)


def good(clone: Clone) -> bool:
    locks = tuple(sorted((clone.root / "numeramis_access/bootstrap").glob("*.lock")))
    return environment._is_finished(clone.beside, locks)


@pytest.mark.slow
def test_after_one_that_was_killed_two_starts_at_once_wait_for_each_other(clone: Clone) -> None:
    killed = clone.begin()
    wait_until(lambda: (clone.beside / "pyvenv.cfg").exists())
    killed.kill()
    killed.communicate()
    programs = [clone.begin() for _ in range(2)]
    told = [program.communicate(timeout=PATIENCE) for program in programs]
    assert [program.returncode for program in programs] == [0, 0], told
    assert [out.split()[-len(EVERYTHING):] for out, _ in told] == [EVERYTHING] * 2
    assert sorted("Setting up the program" in err for _, err in told) == [False, True], "it is made once"
    assert any("in another window" in err for _, err in told), "at least one has waited"


@pytest.mark.slow
def test_somebody_elses_environment_is_not_touched(clone: Clone) -> None:
    clone.beside.mkdir()
    (clone.beside / "mine.txt").write_text("mine")
    first = clone.start()
    assert first.returncode == 0, first.stderr
    assert [path.name for path in clone.beside.iterdir()] == ["mine.txt"]
    assert "doesn't belong to it" in first.stderr
    assert str(clone.cache / "numeramis-access") in first.stdout
    again = clone.start()
    assert (again.stdout, again.stderr) == (first.stdout, ""), "it is said once"


@pytest.mark.system("posix", "a link to a folder is common there, and needs a right on Windows")
@pytest.mark.slow
def test_the_environment_of_another_clone_behind_a_link_is_not_touched(clone: Clone) -> None:
    other = clone.root.parent / "of another clone"
    other.mkdir()
    kept = {environment.LOCK_FILE: "", environment.STAMP_FILE: json.dumps({"folder": str(other)})}
    for name, text in kept.items():
        (other / name).write_text(text)
    clone.beside.symlink_to(other)
    first = clone.start()
    assert first.returncode == 0, first.stderr
    assert {path.name: path.read_text() for path in other.iterdir()} == kept
    assert "doesn't belong to it" in first.stderr
    assert str(clone.cache / "numeramis-access") in first.stdout


def test_nowhere_to_write_is_a_sentence(clone: Clone) -> None:
    clone.beside.write_text("mine")
    shutil.rmtree(clone.home)
    clone.home.write_text("no folder")
    said = clone.start()
    assert (said.returncode, said.stdout) == (1, "")
    assert said.stderr.startswith("There's nowhere to put the program's packages")
    assert said.stderr.count("\n") == 1


@pytest.mark.slow
@pytest.mark.parametrize("lacks", READER_PACKAGES)
def test_a_package_for_screen_readers_may_be_missing_and_the_others_are_there(clone: Clone, lacks: str) -> None:
    (clone.index / f"{lacks}-1-py3-none-any.whl").unlink()
    first = clone.start()
    rest = [package for package in EVERYTHING if package != lacks]
    assert first.stdout.split()[-len(rest) :] == rest, first.stderr
    assert "The program works without them" in first.stderr
    assert clone.start().stderr == "", "it is not asked for again at every start"


@pytest.mark.slow
def test_packages_that_are_not_what_was_locked_are_refused(clone: Clone) -> None:
    assert clone.start().returncode == 0
    clone.needs("needed", "another")
    (clone.index / "another-1-py3-none-any.whl").write_bytes(b"something else")
    said = clone.start(LANG="cs_CZ.UTF-8")
    assert said.returncode == 1
    assert plain_messages("cs")["set-up-wrong-hash"] in said.stderr
    assert "hash" in (clone.beside / "numeramis-set-up.log").read_text(encoding="utf-8", errors="replace").lower()
    assert not clone.has("another")
    clone.needs("needed", "another")
    assert clone.start().stdout.split()[-len(EVERYTHING) :] == EVERYTHING, "nothing is in the way of the next try"


@pytest.mark.slow
def test_a_proxy_that_does_not_answer_is_told_as_such(clone: Clone) -> None:
    with socket.create_server(("127.0.0.1", 0)) as nobody:
        port = nobody.getsockname()[1]  # free again at the end of this block
    shutil.rmtree(clone.index)
    proxy = {"PIP_NO_INDEX": "0", "PIP_RETRIES": "1", "PIP_INDEX_URL": "https://packages.invalid/simple"}
    said = clone.start(**proxy, HTTPS_PROXY=f"http://127.0.0.1:{port}", https_proxy=f"http://127.0.0.1:{port}")
    assert said.returncode == 1
    assert plain_messages("en")["set-up-no-proxy"] in said.stderr


def untrusted(folder: Path) -> ssl.SSLContext:
    """Return TLS with a certificate for this machine that no authority has signed."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key()).serial_number(1)
    signed = made.not_valid_before(now).not_valid_after(now + timedelta(days=1)).sign(key, hashes.SHA256())
    plain = (serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    both = signed.public_bytes(serialization.Encoding.PEM) + key.private_bytes(serialization.Encoding.PEM, *plain)
    (folder / "own.pem").write_bytes(both)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(folder / "own.pem")
    return context


@pytest.mark.slow
def test_a_server_that_is_not_trusted_is_told_as_such(clone: Clone, tmp_path: Path) -> None:
    """Its certificate is its own, as where an antivirus program reads connections; a wrong clock looks the same."""
    shutil.rmtree(clone.index)
    with HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as server:
        server.socket = untrusted(tmp_path).wrap_socket(server.socket, server_side=True)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        index = f"https://127.0.0.1:{server.server_port}/simple"
        said = clone.start(PIP_NO_INDEX="0", PIP_RETRIES="0", PIP_INDEX_URL=index)
        server.shutdown()
    assert said.returncode == 1
    assert plain_messages("en")["set-up-no-trust"] in said.stderr


@pytest.mark.slow
def test_a_missing_list_of_trusted_servers_is_told_as_such(clone: Clone, tmp_path: Path) -> None:
    """Debian's pip reads the list of a package that a bare system lacks."""
    shutil.rmtree(clone.index)
    index = "https://packages.invalid/simple"
    said = clone.start(PIP_NO_INDEX="0", PIP_RETRIES="0", PIP_INDEX_URL=index, PIP_CERT=str(tmp_path / "missing.crt"))
    assert said.returncode == 1
    assert plain_messages("en")["set-up-no-authorities"] in said.stderr


@pytest.mark.slow
def test_a_package_that_would_have_to_be_compiled_is_not(clone: Clone) -> None:
    built = clone.needs_source("another")
    assert clone.start().returncode == 1
    assert not built.exists(), "nothing of it was run"
