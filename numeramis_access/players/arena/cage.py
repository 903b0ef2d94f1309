"""Run an untrusted program and kill its processes at the end: ``python -I -S cage.py CONTROL COMMAND …``.

It imports only the standard library. The program gets its own session and resource limits. When it ends, or when the
caller closes the control pipe or dies, its session is killed; on Linux also processes that have left the session.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
from collections.abc import Iterator

assert sys.platform != "win32"  # Windows has no such cage, and nothing imports this module there.

#: limits of one process: bytes of memory, bytes of a file, open files, seconds of processor time
MAX_MEMORY_BYTES, MAX_FILE_BYTES, MAX_OPEN_FILES, MAX_PROCESSOR_SECONDS = 2 * 1024**3, 16 * 1024**2, 256, 3600
#: numbers of prctl(2)
DIE_WITH_PARENT, ADOPT_ORPHANS = 1, 36
#: seconds between two checks of the program on systems that cannot signal its end
POLL_SECONDS = 0.1


def main(control: int, command: list[str]) -> int:
    """Run a command until it ends or the control pipe closes, then kill its processes (see the module); return 0.

    :param control: descriptor of the reading end of the control pipe.
    :param command: the program and its arguments.
    """
    _process_control(ADOPT_ORPHANS, 1)
    program = os.fork()
    if program == 0:
        _become(control, command)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nothing, stream)  # only the program uses the pipes
    _wait(control, program)
    _kill_all(program)
    return 0


def _become(control: int, command: list[str]) -> None:
    """Turn this process into the program; never returns."""
    import resource

    try:
        os.setsid()
        os.close(control)
        _process_control(DIE_WITH_PARENT, signal.SIGKILL)
        for what, most in (
            (resource.RLIMIT_AS, MAX_MEMORY_BYTES),
            (resource.RLIMIT_FSIZE, MAX_FILE_BYTES),
            (resource.RLIMIT_NOFILE, MAX_OPEN_FILES),
            (resource.RLIMIT_CPU, MAX_PROCESSOR_SECONDS),
            (resource.RLIMIT_CORE, 0),
        ):
            with contextlib.suppress(ValueError, OSError):  # the limit is lower already
                resource.setrlimit(what, (most, most))
        os.execvp(command[0], command)
    finally:
        os._exit(127)


def _process_control(what: int, value: int) -> None:
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(what, value, 0, 0, 0)


def _wait(control: int, program: int) -> None:
    """Wait until the program ends or no process holds the other end of the control pipe."""
    if sys.platform == "linux":
        select.select([control, os.pidfd_open(program)], [], [])
    else:
        while not select.select([control], [], [], POLL_SECONDS)[0] and os.waitpid(program, os.WNOHANG) == (0, 0):
            pass


def _kill_all(program: int) -> None:
    """Kill the program's session and, on systems that list them, all other processes that it started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(program, signal.SIGKILL)
    with contextlib.suppress(ChildProcessError):
        while True:
            for child in _children():
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
            os.waitpid(-1, 0)


def _children() -> Iterator[int]:
    """Yield the children of this process, adopted ones included."""
    with contextlib.suppress(OSError), open(f"/proc/self/task/{os.getpid()}/children", encoding="ascii") as file:
        yield from map(int, file.read().split())


if __name__ == "__main__":
    for asked in (signal.SIGINT, signal.SIGQUIT):
        signal.signal(asked, signal.SIG_IGN)
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
