"""Count the files read until the first sample of the first sentence: ``modules files``, then their names.

A package's Python runs this as a file, in its environment; the built-in voice speaks.
"""

import os
import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from numeramis_access.output.mixer import Mixer

#: seconds until the voice must speak
PATIENCE = 300.0
opened: set[str] = set()


def note(event: str, values: tuple[object, ...]) -> None:
    """Note a file that opens."""
    if event == "open" and isinstance(values[0], str):
        opened.add(values[0])


def read() -> "set[str]":
    """Return every file read: modules, loaded at any time, and all others.

    It leaves out Python's own library, because its builder chooses which of its modules are compiled in.
    """
    # pygame loads some of its modules, and NumPy with them, when one asks for an attribute in the usual way
    specs = [object.__getattribute__(module, "__dict__").get("__spec__") for module in list(sys.modules.values())]
    modules = {spec.origin for spec in specs if spec is not None and spec.has_location and spec.origin}
    files = modules | {name for name in opened if not name.endswith(".py") and ".pyc" not in name}
    return {name for name in files if not _of_python(name)}


def _of_python(name: str) -> bool:
    library = (os.path.dirname(os.__file__), os.path.join(sys.base_prefix, "DLLs"))
    return name.startswith(library) and "-packages" not in name


def main() -> None:
    """Start the program as a player does, and end it when it speaks."""
    sys.addaudithook(note)
    from numeramis_access import cli, start

    def counted(mixer: "Mixer") -> None:
        ends = time.monotonic() + PATIENCE
        while not mixer.last_speech_at and time.monotonic() < ends:
            time.sleep(0.002)
        files = read()
        print(len(sys.modules), len(files))
        print(*sorted(sys.modules), *sorted(files), sep="\n")
        sys.stdout.flush()
        os._exit(0)

    start._let_begin = counted
    cli.main(["--language", "cs", "--speech", "espeak"])


if __name__ == "__main__":
    main()
