"""The command-line argument for the store; the owner's commands use it without importing the server."""

from __future__ import annotations

import argparse
from collections.abc import Callable

#: file of people and their tables in the data folder
PEOPLE_FILE = "people.sqlite"


def add_store_argument(parser: argparse.ArgumentParser, text: Callable[[str], str]) -> None:
    """Add the argument ``--store`` for the store of people and tables.

    :param parser: the parser of the command line. :param text: returns the help text of a message id.
    """
    parser.add_argument("--store", default="", metavar="postgresql://…", help=text("cli-serve-store"))
