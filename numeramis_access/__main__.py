"""``python3 -m numeramis_access``: set the program up if necessary, then run the command line.

Python versions from 3.6 on must be able to parse this file and tell the user what to do.
"""

import os
import signal
import sys


def main() -> int:
    """Set the program up if necessary and run it; return its exit status: 1 if Python is too old, 130 after a Ctrl+C
    before any handler was ready.
    """
    if sys.platform != "win32":
        signal.signal(signal.SIGQUIT, signal.default_int_handler)  # Ctrl+\ is an end in order, not a core dump
    try:
        return _main()
    except KeyboardInterrupt:
        return 130


def open_closed_streams() -> None:
    """Open standard input, output and error on nothing if this process was started without them.

    Otherwise the next opened files get their numbers, and code that uses the stream (the mixer, a child process) would
    close or overwrite our file.
    """
    for stream in range(3):
        try:
            os.fstat(stream)
        except OSError:
            os.set_inheritable(os.open(os.devnull, os.O_RDWR), True)  # gets the lowest free number, which is this one


def _main() -> int:
    open_closed_streams()
    from numeramis_access.bootstrap import telling

    if not telling.is_new_enough():
        return 1
    if not os.environ.get("NUMERAMIS_OWN"):
        from numeramis_access.bootstrap import start

        if not start.has_packages():
            return start.restart("numeramis_access", sys.argv[1:])
    from numeramis_access import cli

    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
