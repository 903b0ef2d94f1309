"""The commands by which README tells a maintainer to sign: they work, with throwaway keys, and a change is found."""

from __future__ import annotations

import re
import shlex
import subprocess
import threading
from collections.abc import Iterator, Mapping
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib.metadata import files
from pathlib import Path

import pytest

from tests.ship.parts import SUMS

README = (Path(__file__).parent / "README.md").read_text(encoding="utf-8").partition("## Signing")[2]
#: a Windows library, in the place of a starter, and one byte of its code
LIBRARY, BYTE = "nvdaControllerClient64.dll", 0x800
#: how openssl answers as a service for times
TIMES = """\
[tsa]
default_tsa = own
[own]
serial = serial
default_policy = 1.2.3.4
digests = sha256
signer_digest = sha256
"""


def command(program: str, word: str, values: Mapping[str, object]) -> list[str]:
    """Return a command of README with values for its words in capitals."""
    (span,) = {span for span in re.findall(r"`([^`]+)`", README) if span.startswith(program) and word in span.split()}
    return [str(values.get(part, part)) for part in shlex.split(span)]


def run(folder: Path, *words: str, **more: str) -> int:
    """Run a program in a folder; return its exit status."""
    around = {"PATH": "/usr/bin:/bin", **more}
    return subprocess.run(words, cwd=folder, env=around, capture_output=True, timeout=60, check=False).returncode


@pytest.mark.peer("gpg")
def test_the_list_of_hashes_is_signed_and_a_changed_one_is_found(tmp_path: Path) -> None:
    keys = tmp_path / "keys"
    keys.mkdir(mode=0o700)
    list_ = tmp_path / SUMS
    list_.write_text(f"{'0' * 64}  thing.zip\n")
    own = {"GNUPGHOME": str(keys)}
    make = ("gpg", "--batch", "--passphrase", "", "--quick-generate-key", "Nobody <nobody@not-named.invalid>")
    assert run(tmp_path, *make, **own) == 0
    assert run(tmp_path, *command("gpg", "-b", {}), **own) == 0
    verify = command("gpg", "--verify", {})
    assert run(tmp_path, *verify, **own) == 0
    list_.write_text(f"{'1' * 64}  thing.zip\n")
    assert run(tmp_path, *verify, **own) == 1
    run(tmp_path, "gpgconf", "--kill", "all", **own)


def certificate(folder: Path, name: str, use: str) -> None:
    """Write a key and its certificate for one use."""
    what = ("-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={name}", "-days", "2", "-addext", f"extendedKeyUsage={use}")
    assert run(folder, "openssl", "req", "-x509", *what, "-keyout", f"{name}.key", "-out", f"{name}.pem") == 0


@pytest.fixture
def times(tmp_path: Path) -> Iterator[str]:
    """The address of a service that signs times with a throwaway key."""
    certificate(tmp_path, "times", "critical,timeStamping")
    (tmp_path / "times.cnf").write_text(TIMES)
    (tmp_path / "serial").write_text("01\n")

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            (tmp_path / "asked").write_bytes(self.rfile.read(int(self.headers["Content-Length"])))
            with_key = ("-config", "times.cnf", "-signer", "times.pem", "-inkey", "times.key")
            assert run(tmp_path, "openssl", "ts", "-reply", *with_key, "-queryfile", "asked", "-out", "answer") == 0
            answer = (tmp_path / "answer").read_bytes()
            self.send_response(200)
            self.send_header("Content-Type", "application/timestamp-reply")
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *words: object) -> None:
            """Say nothing."""

    with HTTPServer(("127.0.0.1", 0), Service) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.peer("osslsigncode")
def test_a_starter_is_signed_with_its_time_and_a_changed_byte_is_found(tmp_path: Path, times: str) -> None:
    (library,) = (path for path in files("accessible_output2") or [] if path.name == LIBRARY)
    certificate(tmp_path, "own", "codeSigning")
    values = {
        "CERT": "own.pem", "KEY": "own.key", "CA": "own.pem", "SERVICE": times, "TIMES": "times.pem",
        "A": library.locate(), "B": "signed",
    }  # fmt: skip
    verify = command("osslsigncode", "verify", values)
    assert run(tmp_path, *command("osslsigncode", "sign", values)) == 0
    assert run(tmp_path, *verify) == 0
    changed = bytearray((tmp_path / "signed").read_bytes())
    changed[BYTE] ^= 1
    (tmp_path / "signed").write_bytes(changed)
    assert run(tmp_path, *verify) == 1
    assert run(tmp_path, *(str(library.locate()) if word == "signed" else word for word in verify)) == 1
