"""The command ``serve``: the page with a program for every visitor, and the house, on this machine unless asked
otherwise.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from aiohttp import web
from aiohttp.http_exceptions import HttpProcessingError

from numeramis_access import __version__
from numeramis_access.app.shell.ports import Link
from numeramis_access.input.inbox import Inbox
from numeramis_access.server.bus.opening import open_bus
from numeramis_access.server.far_thinking import FarThinking, ThinkingServer
from numeramis_access.server.finding import announce
from numeramis_access.server.house_link import HouseLink
from numeramis_access.server.impatience import TimeLimitedRunner
from numeramis_access.server.memory import collect_garbage
from numeramis_access.server.notify.owner_file import LOCAL_HOSTS, CallFile, can_mail, can_push
from numeramis_access.server.notify.postman import Postman
from numeramis_access.server.notify.wording import Envelope
from numeramis_access.server.pages import Pages
from numeramis_access.server.people.calls import CallOffers
from numeramis_access.server.people.house import House
from numeramis_access.server.people_socket import PeopleSocket
from numeramis_access.server.proxies import Proxies
from numeramis_access.server.python_log import PythonLog, log_python_to
from numeramis_access.server.serving import ServingNote, remove_note, write_note
from numeramis_access.server.site import MetricsText, Site
from numeramis_access.server.stores.opening import open_store
from numeramis_access.server.stores.port import OwnershipLost
from numeramis_access.server.stores.store import Store
from numeramis_access.server.syncing import BackgroundSync, BackgroundWork
from numeramis_access.server.thinking import SharedPool
from numeramis_access.server.visitors import OpenSession, Visitors
from numeramis_access.server.watch_log import Watch, Watches, WatchJournal
from numeramis_access.store.files import restrict_to_owner
from numeramis_access.store.home import Home
from numeramis_access.tables.house_token import name_of_house

#: seconds between two checks for the end of another process that serves the same tables
POLL_SECONDS = 0.5
#: thresholds of the garbage collector: new objects only; ``memory`` chooses the time for old ones, which stops all play
COLLECTOR_THRESHOLDS = (1_000, 1_000_000, 1_000_000)
#: seconds for which a computing thread keeps the interpreter from the loop
SWITCH_SECONDS = 0.001
#: most tables and most connections during a full garbage collection
MAX_TABLES_OR_CONNECTIONS_FOR_COLLECTION = 500
#: connections accepted at once; connections that wait in the system
ACCEPTED_AT_ONCE, MAX_WAITING_CONNECTIONS = 16, 1024
#: seconds for all connected clients to read that the server ends; then seconds to finish begun work and to tell the
#: other servers
CLOSING_SECONDS, FINISHING_SECONDS = 0.6, 0.4
#: seconds for work that is ready
READY_WORK_SECONDS = 0.05
#: addresses to listen on that are every address of this machine
ANY_ADDRESSES = ("0.0.0.0", "::", "")


@dataclass(frozen=True)
class ServerOptions:
    """The settings of a server.

    :param homes: folder of the visitors' homes.
    :param people: file that stores people and their tables.
    :param host: address to listen on.
    :param port: port to listen on; 0 takes any free one.
    :param names: further names, with their port, by which browsers can call the server.
    :param patience: seconds until an absent visitor's program closes.
    :param called: name of the house for programs nearby, empty for the machine's name.
    :param log: called with each line of the log, None for no log.
    :param database: address of a PostgreSQL database instead of the file, empty for the file.
    :param bus: address of the bus to other servers of the database, empty for none.
    :param reached: address of this server for clients of the other servers, empty if they cannot reach it.
    :param farewell: code for the clients when a house without other servers ends.
    :param proxies: trusted web servers in front.
    :param calls: how to call people to their tables by turns.
    :param call_file: path of the file that says so, empty for none.
    """

    homes: Path
    people: Path
    host: str = "127.0.0.1"
    port: int = 8765
    names: tuple[str, ...] = ()
    patience: float = 600.0
    called: str = ""
    log: Callable[[str], object] | None = None
    database: str = ""
    bus: str = ""
    reached: str = ""
    farewell: str = "back-soon"
    proxies: Proxies = field(default_factory=Proxies)
    calls: CallFile = field(default_factory=CallFile)
    call_file: str = ""


#: runs a function in the server's thread, from any thread
RunInServer = Callable[[Callable[[], None]], object]
#: opens a line to this house for a page's program: its home, the address, which is none, and its inbox
PageConnect = Callable[[Home, str, Inbox], Link]
#: makes the pool in which opponents think, and what opens a visitor's session with lines to the house
Opener = Callable[[RunInServer], tuple[SharedPool, Callable[[PageConnect], OpenSession]]]


def run_server(
    serving: ServerOptions,
    opener: Opener,
    ready: Callable[[str], None],
    waits: Callable[[], None] = lambda: None,
    warm: Callable[[], None] = lambda: None,
) -> None:
    """Serve until the process is asked to end.

    :param serving: the settings.
    :param opener: takes a function that runs calls in the server's thread; returns the pool of workers, and a function
        that takes ``PageConnect`` and returns ``OpenSession``.
    :param ready: called with the server's address when it accepts connections.
    :param waits: called when another process serves the same tables; this one takes over at its end.
    :param warm: called without arguments; imports the code that the first visitor needs, before the server listens.
    :raises OSError: if the server cannot listen at the address.
    :raises StoreFailed: if the store cannot be used.
    :raises BusFailed: if the bus cannot be reached.
    """
    _allow_connections()
    warm()
    store = open_store(serving.database or str(serving.people), shared=bool(serving.bus), reached=serving.reached)
    with contextlib.closing(store):
        _become_owner(store, waits)
        _run(store, serving, opener, ready)


def run_thinking_server(serving: ServerOptions, opener: Opener, ready: Callable[[], None]) -> None:
    """Make computer players' choices for other servers until the process is asked to end; it has no tables and no
    people.

    :param serving: the settings.
    :param opener: makes the pool of workers, as in ``run_server``.
    :param ready: called when the bus is connected.
    :raises BusFailed: if the bus cannot be reached.
    """
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_think(serving, opener, ready))


async def _think(serving: ServerOptions, opener: Opener, ready: Callable[[], None]) -> None:
    asked, loop = _asked_to_end(), asyncio.get_running_loop()
    bus = await open_bus(serving.bus)
    pool, _ = opener(loop.call_soon_threadsafe)
    ThinkingServer(bus, pool, loop.call_later)
    ready()
    try:
        await asked.wait()
    finally:
        await bus.close()
        pool.close()


def _become_owner(store: Store, waits: Callable[[], None]) -> None:
    """Wait until this process owns these tables."""
    told = False
    while True:
        try:
            store.renew()
        except OwnershipLost:
            if not told:
                waits()
            told = True
            time.sleep(POLL_SECONDS)
        else:
            return


def _run(store: Store, serving: ServerOptions, opener: Opener, ready: Callable[[str], None]) -> None:
    listener = socket.create_server((serving.host, serving.port))

    def begin() -> None:
        gc.freeze()
        gc.set_threshold(*COLLECTOR_THRESHOLDS)
        sys.setswitchinterval(SWITCH_SECONDS)
        ready(f"http://{serving.host}:{listener.getsockname()[1]}/")

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_serve(listener, store, serving, opener, begin))


async def _serve(
    listener: socket.socket, store: Store, serving: ServerOptions, opener: Opener, started: Callable[[], None]
) -> None:
    """Serve until the process is asked to end. :param started: called when the server accepts connections."""
    await serve_on(listener, store, serving, opener, started, _asked_to_end())


def _asked_to_end() -> asyncio.Event:
    """Return an event that is set when the process is asked to end, by Ctrl+C, Ctrl+\\ or the system."""
    asked, loop = asyncio.Event(), asyncio.get_running_loop()
    numbers = [signal.SIGINT, signal.SIGTERM]
    if sys.platform != "win32":
        numbers.append(signal.SIGQUIT)
    for number in numbers:
        try:
            loop.add_signal_handler(number, asked.set)
        except NotImplementedError:  # Windows, where Python's own handlers run between the events of a loop
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(asked.set))
    return asked


async def serve_on(
    listener: socket.socket, store: Store, serving: ServerOptions, opener: Opener, started: Callable[[], None],
    asked: asyncio.Event,
) -> None:  # fmt: skip
    """Serve at a listening socket until ``asked`` is set.

    :param listener: the socket.
    :param store: stores people and tables.
    :param serving: the settings.
    :param opener: makes the pool of workers and opens pages, as in ``run_server``.
    :param started: called when the server accepts connections.
    :param asked: set to end the server.
    :raises StoreFailed: if the store cannot be used.
    :raises BusFailed: if the bus cannot be reached.
    """
    loop = asyncio.get_running_loop()
    serving.homes.mkdir(0o700, parents=True, exist_ok=True)
    restrict_to_owner(serving.homes)
    port = listener.getsockname()[1]
    bus = await open_bus(serving.bus, lambda error: people.log_fault(error))
    pool, sessions = opener(loop.call_soon_threadsafe)
    watch, figures = _watches(serving)
    thinkers = FarThinking(bus, pool, loop.time).new_share if serving.bus else pool.new_share
    people = PeopleSocket(store, pool.catalogue, thinkers, watch, asked, bus, proxies=serving.proxies)
    sync, later = BackgroundSync(), BackgroundWork()
    opens = sessions(lambda home, _, inbox: HouseLink(people, inbox, visitors.address_of_page(home), home.data.name))
    pages, allowance = Pages(store, serving.homes), people.house.allowance
    visitors = Visitors(pages, serving.homes, opens, serving.patience, allowance, sync, later, people.house.apart)
    people.house.pages_signed_out = visitors.drop_signed_out
    own = frozenset(f"{name}:{port}" for name in (serving.host, "127.0.0.1", "localhost"))
    people.house.passkeys.hosts = own | frozenset(serving.names)
    postman = open_postman(serving, people, tuple(pool.catalogue.locales()))
    site = Site(visitors, people.house.passkeys.hosts, people, figures(people.house, visitors), postman)
    runner = TimeLimitedRunner(site.application())
    await runner.setup()
    listening = web.SockSite(runner, listener, backlog=ACCEPTED_AT_ONCE)
    await listening.start()
    listener.listen(MAX_WAITING_CONNECTIONS)
    data = serving.homes.parent
    write_note(data, ServingNote(__version__, os.getpid(), serving.host, port, serving.names, serving.call_file))
    started()
    watch.note("started", port=port)
    quiet = partial(is_quiet, visitors, people.house)
    beside = [asyncio.create_task(visitors.watch()), asyncio.create_task(collect_garbage(quiet))]
    if postman is not None:
        beside.append(asyncio.create_task(postman.run(people.log_fault)))
    if serving.host in ANY_ADDRESSES:
        called = serving.called or socket.gethostname()
        beside.append(asyncio.create_task(announce(called, port, name_of_house(people.house.salt))))
    told = contextlib.ExitStack()
    foreign = (ConnectionError, HttpProcessingError)
    told.enter_context(log_python_to(PythonLog(watch, people.log_fault, loop.call_soon_threadsafe, foreign)))
    try:
        await asked.wait()
    finally:
        watch.note("ended")
        remove_note(data)
        await listening.stop()  # a web server in front retries new connections
        people.leave(serving.farewell)
        for task in beside:
            task.cancel()
        left = _time_left_until(loop.time() + CLOSING_SECONDS)
        await asyncio.gather(visitors.close(left()), return_exceptions=True)
        await runner.close(left())
        left = _time_left_until(loop.time() + FINISHING_SECONDS)
        await asyncio.gather(
            asyncio.to_thread(sync.close, FINISHING_SECONDS),
            asyncio.to_thread(later.close, FINISHING_SECONDS),
            people.wait_until_quiet(left()),
            asyncio.wait(beside, timeout=left()),
        )
        people.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(bus.close(), left())
        pool.close()
        told.close()


def open_postman(serving: ServerOptions, people: PeopleSocket, locales: tuple[Path, ...]) -> Postman | None:
    """Return the sender of calls, and tell the house by which ways it can call people; None if it can call by none.

    The owner's file, the server's names and the installed packages decide.

    :param serving: the settings.
    :param people: the house's socket.
    :param locales: folders of the games' words.
    """
    house, mail = people.house, serving.calls.mail
    page = next((page_address(name) for name in serving.names), "")
    contact = f"mailto:{mail.sender}" if mail is not None else page
    mailer = pusher = None
    if mail is not None and can_mail():
        mailer = import_module("numeramis_access.server.notify.mailing").Mailer(mail)
    if contact and can_push():
        pushing = import_module("numeramis_access.server.notify.pushing")
        pusher = pushing.Pusher(house.salt, contact, serving.calls.push.services)
    if mailer is None and pusher is None:
        return None
    house.calls.offers = (
        CallOffers(mailer is not None)
        if pusher is None
        else CallOffers(mailer is not None, pusher.public_key, pusher.is_allowed_address)
    )
    envelope = Envelope(mail.sender if mail is not None else "", page, locales)
    return Postman(house.calls, house.store, people.begin_work, envelope, mailer, pusher)


def page_address(name: str) -> str:
    """Return the address of the page: ``http`` for a name of this machine, otherwise ``https``.

    :param name: name of the server, with its port if it is not the usual one.
    """
    local = name.partition(":")[0] in LOCAL_HOSTS
    return f"{'http' if local else 'https'}://{name}/"


def is_quiet(visitors: Visitors, house: House) -> bool:
    """Return whether there are few enough visitors, tables and connections for a full garbage collection, which stops
    all play for a moment.
    """
    busiest = max(len(house.sittings), len(house.connections.all))
    return visitors.are_few and busiest <= MAX_TABLES_OR_CONNECTIONS_FOR_COLLECTION


def _time_left_until(end: float) -> Callable[[], float]:
    """Return a function that returns the seconds left, a moment at least. :param end: seconds of the loop's clock."""
    loop = asyncio.get_running_loop()
    return lambda: max(READY_WORK_SECONDS, end - loop.time())


def _watches(serving: ServerOptions) -> tuple[Watch, Callable[[House, Visitors], MetricsText | None]]:
    """Return the watch of a house, and a function that makes the metrics of a house with its visitors.

    Without the package ``prometheus_client`` there are no metrics.
    """
    logs = [] if serving.log is None else [WatchJournal(serving.log, time.time)]
    if find_spec("prometheus_client") is None:
        return Watches(logs), lambda house, visitors: None
    metrics = import_module("numeramis_access.server.metrics").Metrics()
    return Watches([*logs, metrics]), metrics.add_house


def _allow_connections() -> None:
    """Raise the limit of open descriptors as far as the system allows; each connection needs one."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):  # macOS allows less than it reports: keep the old limit
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return uvloop's loop factory, None if uvloop is not installed."""
    if find_spec("uvloop") is None:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = import_module("uvloop").new_event_loop
    return factory
