"""Counts what is read until the first sample of the first sentence is handed over: ``modules files``, then the names.

Run as a file by the Python of a package, in its surroundings; the built-in voice speaks.
"""

import os
import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from numeramis_access.output.mixer import Mixer

#: seconds that the voice may take
PATIENCE = 60.0
opened: set[str] = set()


def note(event: str, values: tuple[object, ...]) -> None:
    """Note a file that is opened."""
    if event == "open" and isinstance(values[0], str):
        opened.add(values[0])


def main() -> None:
    """Start the program as a player does, and end it when it speaks."""
    sys.addaudithook(note)
    from numeramis_access import cli, start

    def counted(mixer: "Mixer") -> None:
        ends = time.monotonic() + PATIENCE
        while not mixer.spoke and time.monotonic() < ends:
            time.sleep(0.002)
        print(len(sys.modules), len(opened))
        print(*sorted(sys.modules), *sorted(opened), sep="\n")
        sys.stdout.flush()
        os._exit(0)

    start._let_begin = counted
    cli.main(["--language", "cs", "--speech", "espeak"])


if __name__ == "__main__":
    main()
