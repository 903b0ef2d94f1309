"""Where a server keeps people and their tables, as its commands say it: the owner's need nothing of what serves."""

from __future__ import annotations

import argparse
from collections.abc import Callable

#: file in the data folder in which people and their tables are kept
PEOPLE = "people.sqlite"


def store_argument(parser: argparse.ArgumentParser, text: Callable[[str], str]) -> None:
    """Add where people and their tables are kept. :param text: gives the help texts."""
    parser.add_argument("--store", default="", metavar="postgresql://…", help=text("cli-serve-store"))
