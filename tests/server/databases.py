"""A real PostgreSQL for tests: a cluster in a temporary folder that ends with them."""

from __future__ import annotations

import getpass
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.waiting import wait_until

#: owner of these processes if the tests run as root, because PostgreSQL refuses root
USER = "nobody"


def postgres_programs() -> Path | None:
    """Return the folder of the newest installed PostgreSQL's programs, or None."""
    found = [path for path in Path("/usr/lib/postgresql").glob("*/bin") if (path / "initdb").exists()]
    found.sort(key=lambda path: float(path.parent.name))
    return found[-1] if found else None


def children(pid: int) -> list[int]:
    """Return the child processes of a process."""
    found = []
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        found += [int(one) for one in path.read_text("ascii").split()]
    return found


class Cluster:
    """A database server.

    :param listen: address for other machines, "" for none. :param of: the cluster whose standby this one becomes.
    :param settings: more lines of its configuration.
    """

    def __init__(
        self, folder: Path, listen: str = "", of: Cluster | None = None, settings: tuple[str, ...] = ()
    ) -> None:
        programs = postgres_programs()
        assert programs is not None
        self.folder = folder
        self.listen = listen
        self._settings = settings
        self._programs = programs
        self._databases = 0
        self._as = ["setpriv", "--pdeathsig", "INT"]
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
            self._as += [f"--reuid={USER}", "--regid=nogroup", "--clear-groups"]
        if of is None:
            self._program("initdb", "-D", "data", "-U", "owner", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N")
            with open(folder / "data" / "pg_hba.conf", "a", encoding="ascii") as rules:
                rules.write("host all all samenet trust\nhost replication all samenet trust\n")
        else:
            source = f"host={of.folder} user=owner application_name=copy"
            self._program("pg_basebackup", "-D", "data", "-R", "-c", "fast", "-d", source)
        self.start()

    def _program(self, name: str, *words: str) -> str:
        """Run one of PostgreSQL's programs to its end; return its output."""
        command = [*self._as, str(self._programs / name), *words]
        done = subprocess.run(command, capture_output=True, cwd=self.folder, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    @property
    def pid(self) -> int:
        """The id of the first process, the parent of all others."""
        return self._process.pid

    def start(self) -> None:
        """Start the server."""
        settings = (
            f"listen_addresses={self.listen}", f"unix_socket_directories={self.folder}", "max_connections=60",
            *self._settings,
        )  # fmt: skip
        command = [str(self._programs / "postgres"), "-D", str(self.folder / "data")]
        command += [word for setting in settings for word in ("-c", setting)]
        with open(self.folder / "log", "ab") as log:
            self._process = subprocess.Popen([*self._as, *command], stdout=log, stderr=log, cwd=self.folder)
        wait_until(self._is_ready, lambda: (self.folder / "log").read_text("utf-8"))

    def _is_ready(self) -> bool:
        """Return whether the server has noted readiness under its own process id; a killed server's note remains."""
        try:
            lines = (self.folder / "data/postmaster.pid").read_text("utf-8").splitlines()
        except FileNotFoundError:
            return False
        return lines[:1] == [str(self.pid)] and lines[7:] != [] and lines[7].strip() == "ready"

    def sql(self, statement: str) -> str:
        """Run a statement as the owner of all databases; return the answer."""
        return self._program("psql", "-h", str(self.folder), "-U", "owner", "-Atc", statement, "postgres").strip()

    def waits_for_copy(self) -> None:
        """Acknowledge commits only after the standby has them too."""
        wait_until(lambda: self.sql("SELECT state FROM pg_stat_replication") == "streaming")
        self.sql("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.sql("SELECT pg_reload_conf()")

    def takes_over(self) -> None:
        """Promote this standby; no other standby follows it yet."""
        self._program("pg_ctl", "promote", "-D", "data", "-w")
        self.sql("ALTER SYSTEM RESET synchronous_standby_names")
        self.sql("SELECT pg_reload_conf()")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop the server despite connected clients. :param how: SIGINT is fast, SIGQUIT immediate, SIGKILL a crash."""
        others = children(self.pid)
        self._process.send_signal(how)
        self._process.wait()
        wait_until(lambda: not any(Path(f"/proc/{one}").exists() for one in others))

    @contextmanager
    def held(self) -> Iterator[None]:
        """Suspend all its processes: they answer nothing, though the system accepts data for them."""
        processes = [self.pid, *children(self.pid)]
        _each(processes, signal.SIGSTOP)
        try:
            yield
        finally:
            _each(processes, signal.SIGCONT)

    def database(self) -> str:
        """Create a database; return its address."""
        self._databases += 1
        name = f"house{self._databases}"
        create = [str(self._programs / "createdb"), "-h", str(self.folder), "-U", "owner", name]
        subprocess.run(create, check=True)
        return f"postgresql://owner@/{name}?host={self.folder}"


def _each(processes: list[int], what: signal.Signals) -> None:
    """Send a signal to each process that still exists: a connection's process ends when the connection closes."""
    for one in processes:
        with suppress(ProcessLookupError):
            os.kill(one, what)


@contextmanager
def cluster(*settings: str) -> Iterator[Cluster]:
    """Yield a cluster that needs no sync, because it deletes its folder at the end.

    The folder's path is short, because the system limits the paths of sockets.
    """
    with tempfile.TemporaryDirectory(prefix=f"pg-{getpass.getuser()[:8]}-") as folder:
        made = Cluster(Path(folder), settings=settings)
        try:
            yield made
        finally:
            made.stop(signal.SIGQUIT)
