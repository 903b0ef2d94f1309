"""Where files of the program lie, and how one is written so that it is either old or new, never half."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import platformdirs

NAME = "numeramis-access"


def settings_folder() -> Path:
    """Return the folder of settings and keymap; ``NUMERAMIS_HOME`` moves everything."""
    home = os.environ.get("NUMERAMIS_HOME")
    return Path(home) if home else platformdirs.user_config_path(NAME, appauthor=False)


def data_folder() -> Path:
    """Return the folder of matches and statistics; ``NUMERAMIS_HOME`` moves everything."""
    home = os.environ.get("NUMERAMIS_HOME")
    return Path(home) if home else platformdirs.user_data_path(NAME, appauthor=False)


def write_whole(path: Path, content: bytes) -> None:
    """Write a file so that a reader finds the old content or the new, also after a power cut.

    :raises OSError: when it cannot be written; the old content stands then.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}-")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def set_aside(path: Path) -> Path:
    """Give a damaged file another name, so that it is kept and a new one can be written; return that name.

    :raises OSError: when it cannot be renamed.
    """
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    path.rename(aside)
    return aside
