"""A real PostgreSQL for tests: a cluster of its own in a temporary folder, that ends with them."""

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

#: whose processes these are where the tests run as root, as which PostgreSQL does not
USER = "nobody"


def postgres_programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, the newest one's, None where there is none."""
    found = [path for path in Path("/usr/lib/postgresql").glob("*/bin") if (path / "initdb").exists()]
    found.sort(key=lambda path: float(path.parent.name))
    return found[-1] if found else None


def children(pid: int) -> list[int]:
    """Return the processes that one has started."""
    found = []
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        found += [int(one) for one in path.read_text("ascii").split()]
    return found


class Cluster:
    """A server of databases.

    :param listen: address at which it is reached from other machines, "" for none. :param of: the cluster whose copy
        this one is to be, and follow. :param settings: more that it is started with, as its file of settings has them.
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
        """Run one of PostgreSQL's programs to its end; return what it said."""
        command = [*self._as, str(self._programs / name), *words]
        done = subprocess.run(command, capture_output=True, cwd=self.folder, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    @property
    def pid(self) -> int:
        """The first process, which started all others."""
        return self._process.pid

    def start(self) -> None:
        """Have it run."""
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
        """Return whether it has written down that it is ready, and whose word that is: a killed one's stays there."""
        try:
            lines = (self.folder / "data/postmaster.pid").read_text("utf-8").splitlines()
        except FileNotFoundError:
            return False
        return lines[:1] == [str(self.pid)] and lines[7:] != [] and lines[7].strip() == "ready"

    def sql(self, statement: str) -> str:
        """Have the owner of all databases say something; return the answer."""
        return self._program("psql", "-h", str(self.folder), "-U", "owner", "-Atc", statement, "postgres").strip()

    def waits_for_copy(self) -> None:
        """Answer that something is kept only when the copy that follows has it too."""
        wait_until(lambda: self.sql("SELECT state FROM pg_stat_replication") == "streaming")
        self.sql("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.sql("SELECT pg_reload_conf()")

    def takes_over(self) -> None:
        """Be no copy any more; no other one follows yet."""
        self._program("pg_ctl", "promote", "-D", "data", "-w")
        self.sql("ALTER SYSTEM RESET synchronous_standby_names")
        self.sql("SELECT pg_reload_conf()")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Have it end, whoever is connected. :param how: SIGINT is fast, SIGQUIT at once, SIGKILL without a word."""
        others = children(self.pid)
        self._process.send_signal(how)
        self._process.wait()
        wait_until(lambda: not any(Path(f"/proc/{one}").exists() for one in others))

    @contextmanager
    def held(self) -> Iterator[None]:
        """Have all its processes stand still: they answer nothing, though the system takes what is said to them."""
        processes = [self.pid, *children(self.pid)]
        _each(processes, signal.SIGSTOP)
        try:
            yield
        finally:
            _each(processes, signal.SIGCONT)

    def database(self) -> str:
        """Return the address of a new database."""
        self._databases += 1
        name = f"house{self._databases}"
        create = [str(self._programs / "createdb"), "-h", str(self.folder), "-U", "owner", name]
        subprocess.run(create, check=True)
        return f"postgresql://owner@/{name}?host={self.folder}"


def _each(processes: list[int], what: signal.Signals) -> None:
    """Send a signal to each process that is still there: one that served a connection ends when that is closed."""
    for one in processes:
        with suppress(ProcessLookupError):
            os.kill(one, what)


@contextmanager
def cluster(*settings: str) -> Iterator[Cluster]:
    """Yield a cluster. Its folder's path is short, for the path of a socket has to be; it is gone in the end, so that
    nothing need be written down before.
    """
    with tempfile.TemporaryDirectory(prefix=f"pg-{getpass.getuser()[:8]}-") as folder:
        made = Cluster(Path(folder), settings=settings)
        try:
            yield made
        finally:
            made.stop(signal.SIGQUIT)
