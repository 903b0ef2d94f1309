"""``python3 -m numeramis_access``: sets itself up where it has to, then does what the command line asks.

Pythons as old as 3.6 must be able to read this file and be told what to do.
"""

import os
import sys


def main() -> int:
    """Run the program; return its exit status, 130 after a Ctrl+C that came before anything could take it."""
    try:
        return _main()
    except KeyboardInterrupt:
        return 130


def open_closed_streams() -> None:
    """Open those of input, output and errors on nothing that this process was started without.

    Else the next files that are opened get their numbers, and whoever means the stream (the mixer, a child process)
    takes a file of ours away.
    """
    for stream in range(3):
        try:
            os.fstat(stream)
        except OSError:
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)  # the lowest number that is free: this one


def _main() -> int:
    open_closed_streams()
    from numeramis_access.bootstrap import telling

    if not telling.new_enough():
        return 1
    if not os.environ.get("NUMERAMIS_OWN"):
        from numeramis_access.bootstrap import start

        if not start.ready():
            return start.restart("numeramis_access", sys.argv[1:])
    from numeramis_access import cli

    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
