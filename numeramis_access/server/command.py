"""The command ``serve``: its words, and what it says at the terminal."""

from __future__ import annotations

import argparse
import sys
import webbrowser
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

from numeramis_access.server.bus.port import BusFailed
from numeramis_access.server.serve import Opener, Serving, run
from numeramis_access.server.stores.copies import alone
from numeramis_access.server.stores.opening import NoPackages, is_database
from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.store.lock import Busy
from numeramis_access.tables.protocol import PORT
from numeramis_access.words.language import Language

#: file in the data folder in which people and their tables are kept
PEOPLE = "people.sqlite"


def arguments(parser: argparse.ArgumentParser, text: Callable[[str], str]) -> None:
    """Add the words of ``serve``. :param text: gives the help texts."""
    parser.add_argument("--host", default="127.0.0.1", help=text("cli-serve-host"))
    parser.add_argument("--port", type=int, default=PORT, help=text("cli-serve-port"))
    parser.add_argument("--open", action="store_true", help=text("cli-serve-open"))
    store_argument(parser, text)
    parser.add_argument("--bus", default="", metavar="nats://…", help=text("cli-serve-bus"))
    parser.add_argument("--reached", default="", metavar="HOST:PORT", help=text("cli-serve-reached"))
    parser.add_argument("--log", action="store_true", help=text("cli-serve-log"))
    parser.add_argument("--name", action="append", default=[], metavar="HOST:PORT", help=text("cli-serve-name"))


def store_argument(parser: argparse.ArgumentParser, text: Callable[[str], str]) -> None:
    """Add where people and their tables are kept. :param text: gives the help texts."""
    parser.add_argument("--store", default="", metavar="postgresql://…", help=text("cli-serve-store"))


def serve(parsed: argparse.Namespace, words: Language, data: Path, opener: Opener) -> int:
    """Serve as the command line asks; return the exit status: 0, or 1 where the address cannot be had.

    :param words: in which the terminal is told. :param data: folder in which everything is kept.
    """

    def ready(address: str) -> None:
        print(words.text("serve-at", address=address), flush=True)
        if parsed.open:
            webbrowser.open(address)

    def waits() -> None:
        print(words.text("serve-waits"), flush=True)

    database = parsed.store if is_database(parsed.store) else ""
    if parsed.bus and not database:
        print(words.text("serve-bus-needs-database"), file=sys.stderr)
        return 1
    people = Path(parsed.store) if parsed.store and not database else data / PEOPLE
    try:
        log = sys.stderr.write if parsed.log else None
        serving = Serving(
            data / "visitors", people, parsed.host, parsed.port, tuple(parsed.name), log=log, database=database,
            bus=parsed.bus, reached=parsed.reached,
        )  # fmt: skip
        with nullcontext() if database else alone(people):
            run(serving, opener, ready, waits)
    except Busy:
        print(words.text("serve-in-use"), file=sys.stderr)
        return 1
    except BusFailed:
        print(words.text("serve-no-bus"), file=sys.stderr)
        return 1
    except NoPackages:
        print(words.text("serve-no-society"), file=sys.stderr)
        return 1
    except StoreFailed:
        said = words.text("serve-no-database") if database else words.text("serve-no-store", name=str(people))
        print(said, file=sys.stderr)
        return 1
    except (OSError, OverflowError):
        print(words.text("serve-no-port", address=f"{parsed.host}:{parsed.port}"), file=sys.stderr)
        return 1
    return 0
