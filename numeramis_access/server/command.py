"""The command ``serve``: its arguments and its messages at the terminal."""

from __future__ import annotations

import argparse
import os
import sys
import webbrowser
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

from numeramis_access.app.shell.installation import CALL_PACKAGES, SERVER_PACKAGES, how_to_add
from numeramis_access.server.bus.port import BusFailed
from numeramis_access.server.house_copies import HOMES_FOLDER
from numeramis_access.server.notify.owner_file import BadCallFile, can_mail, read_call_file
from numeramis_access.server.proxies import BadNetwork, trusted_proxies
from numeramis_access.server.serve import Opener, ServerOptions, run_server, run_thinking_server
from numeramis_access.server.store_argument import PEOPLE_FILE, add_store_argument
from numeramis_access.server.stores.copies import lock_store
from numeramis_access.server.stores.opening import MissingPackages, has_free_disk_space, is_database
from numeramis_access.server.stores.port import StoreFailed
from numeramis_access.store.lock import FileBusy
from numeramis_access.tables.protocol import DEFAULT_PORT
from numeramis_access.words.language import Language

#: roles of a server: all work, or only opponents' moves for other servers
SERVER_ROLES = ("all", "players")


def add_arguments(parser: argparse.ArgumentParser, text: Callable[[str], str]) -> None:
    """Add the arguments of ``serve`` to its parser.

    :param parser: the parser of the command line. :param text: returns the help text of a message id.
    """
    parser.add_argument("--host", default="127.0.0.1", help=text("cli-serve-host"))
    parser.add_argument("--port", type=int, default=DEFAULT_PORT, help=text("cli-serve-port"))
    parser.add_argument("--open", action="store_true", help=text("cli-serve-open"))
    add_store_argument(parser, text)
    parser.add_argument("--bus", default="", metavar="nats://…", help=text("cli-serve-bus"))
    parser.add_argument("--role", choices=SERVER_ROLES, default=SERVER_ROLES[0], help=text("cli-serve-role"))
    parser.add_argument("--reached", default="", metavar="HOST:PORT", help=text("cli-serve-reached"))
    parser.add_argument("--calls", default="", metavar="FILE", help=text("cli-serve-calls"))
    parser.add_argument("--log", action="store_true", help=text("cli-serve-log"))
    parser.add_argument("--name", action="append", default=[], metavar="HOST:PORT", help=text("cli-serve-name"))
    parser.add_argument("--proxy", action="append", default=[], metavar="ADDRESS", help=text("cli-serve-proxy"))


def serve(parsed: argparse.Namespace, words: Language, data: Path, opener: Opener, warm: Callable[[], None]) -> int:
    """Serve as the command line asks, until the process is asked to end; print a failure to stderr. Return the exit
    status: 0, or 1 for a failure.

    :param parsed: the parsed arguments.
    :param words: language of the terminal.
    :param data: folder of all data.
    :param opener: makes the pool of workers and opens pages, as in ``run_server``.
    :param warm: called without arguments; imports the code that the first visitor needs, before the server listens.
    """
    database = parsed.store if is_database(parsed.store) else ""
    people = Path(parsed.store) if parsed.store and not database else data / PEOPLE_FILE
    log = sys.stderr.write if parsed.log else None
    try:
        proxies = trusted_proxies(parsed.proxy)
    except BadNetwork as error:
        print(words.text("serve-no-proxy", address=str(error)), file=sys.stderr)
        return 1
    try:
        calls = read_call_file(parsed.calls)
    except BadCallFile as error:
        why = words.text("club-calls-file-why", **error.values)
        print(words.text("serve-bad-calls", file=parsed.calls, why=why), file=sys.stderr)
        return 1
    if calls.mail is not None and not can_mail():
        print(words.text("serve-no-calls", **how_to_add(*CALL_PACKAGES)), file=sys.stderr)
        return 1
    serving = ServerOptions(
        data / HOMES_FOLDER, people, parsed.host, parsed.port, tuple(parsed.name), log=log, database=database,
        bus=parsed.bus, reached=parsed.reached, proxies=proxies, calls=calls,
        call_file=parsed.calls and str(Path(parsed.calls).absolute()),
    )  # fmt: skip
    os.umask(0o077)  # other users of this machine must not read hands and keys
    fault = _run(parsed, serving, words, opener, warm)
    if fault:
        print(fault, file=sys.stderr)
    return 1 if fault else 0


def _run(
    parsed: argparse.Namespace, serving: ServerOptions, words: Language, opener: Opener, warm: Callable[[], None]
) -> str:
    """Serve; return the message of a failure. :param warm: prepares the computers before the first player."""

    def ready(address: str) -> None:
        print(words.text("serve-at", address=address), flush=True)
        if parsed.open:
            webbrowser.open(address)

    try:
        if parsed.role == "players":
            if not serving.bus:
                return words.text("serve-players-need-bus")
            run_thinking_server(serving, opener, lambda: print(words.text("serve-thinks"), flush=True))
            return ""
        if serving.bus and not serving.database:
            return words.text("serve-bus-needs-database")
        with nullcontext() if serving.database else lock_store(serving.people):
            run_server(serving, opener, ready, lambda: print(words.text("serve-waits"), flush=True), warm)
    except (FileBusy, BusFailed, StoreFailed, OSError, OverflowError, UnicodeError) as error:  # the last: no host name
        return _failure_line(error, serving, words)
    return ""


def _failure_line(error: Exception, serving: ServerOptions, words: Language) -> str:
    """Return the message about a missing or busy resource."""
    match error:
        case FileBusy():
            return words.text("serve-in-use")
        case BusFailed():
            return words.text("serve-no-bus", **how_to_add(*SERVER_PACKAGES))
        case MissingPackages():
            return words.text("serve-no-society", **how_to_add(*SERVER_PACKAGES))
        case StoreFailed() if serving.database:
            return words.text("serve-no-database")
        case StoreFailed() if not has_free_disk_space(str(serving.people)):
            return words.text("club-check-disk-full", megabytes=0)
        case StoreFailed():
            return words.text("serve-no-store", name=str(serving.people))
        case _:
            return words.text("serve-no-port", address=f"{serving.host}:{serving.port}")
