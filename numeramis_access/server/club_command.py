"""The command ``club``: the owner's orders to a house, also while the server runs, answered in whole sentences."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from datetime import datetime
from functools import cached_property
from pathlib import Path

from numeramis_access.app.shell.installation import SERVER_PACKAGES, how_to_add
from numeramis_access.core.text import clean_text
from numeramis_access.server.club_calls import call_findings
from numeramis_access.server.club_check import (
    check_house,
    fault_findings,
    finding_sentence,
    unread_log_findings,
)
from numeramis_access.server.house_copies import HOMES_FOLDER, DumpFailed, copy_house, delete_old_copies, restore_house
from numeramis_access.server.people.limits import IN_BYTES, LIMITS, MAX_LINE_BYTES, MAX_WAITING_LINES
from numeramis_access.server.people.members import Members
from numeramis_access.server.people.owner_orders import network_of
from numeramis_access.server.people.setting import TableSetting, setting_of
from numeramis_access.server.store_argument import add_store_argument
from numeramis_access.server.stores.copies import BadCopy
from numeramis_access.server.stores.opening import (
    MissingPackages,
    has_free_disk_space,
    is_database,
    open_store,
    open_unserved_store,
)
from numeramis_access.server.stores.port import MIN_KEEP_DAYS, HouseOrder, KnownPerson, PersonReport, StoreFailed
from numeramis_access.server.stores.rows import StoresDiffer
from numeramis_access.server.stores.store import Store
from numeramis_access.server.watch_log import REFUSALS_KIND
from numeramis_access.store.lock import FileBusy
from numeramis_access.tables.request_fields import SET_PHRASES
from numeramis_access.words.language import Language

#: shown characters of an id, enough to tell people apart
SHOWN_ID_CHARACTERS = 6
#: most days for which an owner can keep finished matches; 0 means for ever
MAX_KEEP_DAYS = 36500
#: longest answer to a report, in characters; seconds of a day
MAX_ANSWER_CHARACTERS, DAY_SECONDS = 300, 86400


class OrderFailed(Exception):
    """An order could not be carried out.

    :param lines: sentences that tell the owner why.
    """

    def __init__(self, *lines: str) -> None:
        super().__init__(*lines)
        self.lines = lines


class ClubOrders:
    """Carries out the owner's orders in the store of a house.

    Each order is a generator: it yields the sentences of its answer, and does its work only while they are taken. Every
    order that uses the store raises StoreFailed if the store cannot be opened or fails.

    :param address: path of the store, or address of a database.
    :param words: language of the answers.
    :param homes: folder of the visitors' homes.
    :param days: duration of a network's ban in days.
    :param text: text of an order, such as an answer.
    :param newest: number of copies to keep in a folder of copies, 0 for all.
    """

    def __init__(
        self, address: str, words: Language, homes: Path, days: int = 7, text: str = "", newest: int = 0
    ) -> None:
        self.address = address
        self.homes = homes
        self.newest = newest
        self.words = words
        self.days = days
        self.said = text

    @cached_property
    def store(self) -> Store:
        """Return the store; the first use opens it. :raises StoreFailed: if it cannot be opened."""
        return open_store(self.address)

    @property
    def path(self) -> Path:
        """Return the file of the store. :raises OrderFailed: for a database, which its own programs restore."""
        if is_database(self.address):
            raise OrderFailed(self.words.text("club-copies-of-databases"))
        return Path(self.address)

    def people(self) -> Iterator[str]:
        """Yield the number of people in the house, then each person with id, number of tables and whether they are
        banned.
        """
        banned = self.store.banned_people()
        settings = [setting_of(table) for table in self.store.tables()]
        people = self.store.people()
        yield self.words.phrase("club-people", count=len(people)).text
        for person in people:
            tables = sum(_sits(person.id, setting) for setting in settings)
            yield self.words.text(
                "club-person", name=person.name, id=person.id[:SHOWN_ID_CHARACTERS], tables=tables,
                banned="yes" if person.id in banned else "no",
            )  # fmt: skip

    def tables(self) -> Iterator[str]:
        """Yield the number of unfinished tables and each of them, then the number of finished matches and the date of
        the oldest.
        """
        tables = self.store.tables()
        yield self.words.phrase("club-tables", count=len(tables)).text
        for table in tables:
            setting = setting_of(table)
            names = ", ".join(place.name for place in setting.places if place.name)
            game = self.words.text(f"game-{setting.game}")
            yield self.words.text(
                "club-table", game=game, stage=table.stage, names=names, id=table.id[:SHOWN_ID_CHARACTERS]
            )
        finished, oldest = self.store.count_finished()
        since = datetime.fromtimestamp(oldest).isoformat(timespec="minutes")
        yield self.words.phrase("club-finished", count=finished, since=since).text

    def reports(self) -> Iterator[str]:
        """Yield the number of reports about people, then each report with the chat messages stored with it."""
        names = {person.id: person.name for person in self.store.people()}
        reports = self.store.reports()
        yield self.words.phrase("club-reports", count=len(reports)).text
        for report in reports:
            yield from self._report(report, names)

    def _report(self, report: PersonReport, names: dict[str, str]) -> Iterator[str]:
        somebody = self.words.text("club-somebody-gone")
        yield self.words.text(
            "club-report", number=str(report.number), at=datetime.fromtimestamp(report.at).isoformat(),
            by=names.get(report.by, somebody), about=names.get(report.about, somebody),
            id=report.about[:SHOWN_ID_CHARACTERS], table=report.table[:SHOWN_ID_CHARACTERS],
        )  # fmt: skip
        if report.why:
            yield self.words.text("club-why", why=report.why)
        for name, said in report.said:
            words = self.words.text(f"people-phrase-{said}") if said in SET_PHRASES else said
            yield self.words.text("club-said", name=name, said=words)

    def faults(self) -> Iterator[str]:
        """Yield the number of unexpected errors and each of them, for the program's developers, then the limits that
        guests often ran into.
        """
        faults = sorted(self.store.faults(), key=lambda fault: fault.kind == REFUSALS_KIND)
        yield self.words.phrase("club-faults", count=sum(fault.kind != REFUSALS_KIND for fault in faults)).text
        for fault in faults:
            yield self.words.text(
                "club-refused" if fault.kind == REFUSALS_KIND else "club-fault",
                kind=fault.kind, place=fault.place, count=fault.count,
                at=datetime.fromtimestamp(fault.at).isoformat(timespec="minutes"),
            )  # fmt: skip

    def dismiss(self, number: str) -> Iterator[str]:
        """Delete a report. :param number: number of the report. :raises OrderFailed: for an unknown number."""
        if number not in {str(report.number) for report in self.store.reports()}:
            raise OrderFailed(self.words.text("club-no-report", number=number))
        self.store.dismiss(int(number))
        yield self.words.text("club-dismissed", number=number)

    def answer(self, number: str) -> Iterator[str]:
        """Send the order's text to the author of a report, now or at their next visit, and delete the report. A deleted
        author gets nothing; the answer says so. Texts are cut after ``MAX_ANSWER_CHARACTERS`` characters.

        :param number: number of the report.
        :raises OrderFailed: for an unknown number or an empty text.
        """
        report = next((report for report in self.store.reports() if str(report.number) == number), None)
        text = clean_text(self.said)[:MAX_ANSWER_CHARACTERS]
        if report is None:
            raise OrderFailed(self.words.text("club-no-report", number=number))
        if not text:
            raise OrderFailed(self.words.text("club-answer-what", number=number))
        by, about = self.store.person(report.by), self.store.person(report.about)
        if by is not None:
            name = about.name if about is not None else self.words.text("club-somebody-gone")
            self.store.keep_order(HouseOrder("answer", f"{by.id}/{number}", f"{name}\n{text}"))
        self.store.dismiss(report.number)
        there, name = ("no", "") if by is None else ("yes", by.name)
        yield self.words.text("club-answered", number=number, name=name, there=there)

    def ban_address(self, network: str) -> Iterator[str]:
        """Ban an address or network for ``days`` days; of an IPv6 address its /64 network is banned.

        :param network: an address such as ``192.0.2.7``, or a network such as ``192.0.2.0/24``. :raises OrderFailed:
            for a malformed address, a loopback address, or a network so large that it holds whole countries.
        """
        order = HouseOrder("address", self._network(network), str(time.time() + self.days * DAY_SECONDS))
        self.store.keep_order(order)
        yield self.words.text("club-address-banned", network=order.what, days=self.days)

    def unban_address(self, network: str) -> Iterator[str]:
        """Lift the ban of an address or network.

        :param network: as for ``ban_address``.
        :raises OrderFailed: for a malformed address or one without a ban.
        """
        order = HouseOrder("address", self._network(network))
        if order.what not in {order.what for order in self.store.orders() if order.kind == "address"}:
            raise OrderFailed(self.words.text("club-address-free", network=order.what))
        self.store.drop_order(order)
        yield self.words.text("club-address-unbanned", network=order.what)

    def _network(self, text: str) -> str:
        try:
            return str(network_of(text))
        except ValueError as error:
            raise OrderFailed(self.words.text("club-no-network", network=text)) from error

    def admit_newcomers(self, door: str) -> Iterator[str]:
        """Allow or forbid new people in the house.

        :param door: ``on`` to allow them, ``off`` to forbid them.
        :raises OrderFailed: for any other word.
        """
        if door not in ("on", "off"):
            raise OrderFailed(self.words.text("club-newcomers-what"))
        (self.store.drop_order if door == "on" else self.store.keep_order)(HouseOrder("newcomers"))
        yield self.words.text("club-newcomers", door=door)

    def close(self, table: str) -> Iterator[str]:
        """Order the server to delete a table; a server that runs does so within a second.

        :param table: at least six characters from the start of the table's id.
        :raises OrderFailed: unless exactly one unfinished table has such an id.
        """
        tables = [
            other for other in self.store.tables() if len(table) >= SHOWN_ID_CHARACTERS and other.id.startswith(table)
        ]
        if len(tables) != 1:
            raise OrderFailed(self.words.text("club-no-table", table=table))
        self.store.keep_order(HouseOrder("close", tables[0].id))
        yield self.words.text("club-closed", table=table)

    def bans(self) -> Iterator[str]:
        """Yield whether new people are admitted, then all bans of people and of networks."""
        orders, banned = self.store.orders(), self.store.banned_people()
        yield self.words.text("club-newcomers", door="off" if HouseOrder("newcomers") in orders else "on")
        for person in self.store.people():
            if person.id in banned:
                yield self.words.text("club-ban", name=person.name, id=person.id[:SHOWN_ID_CHARACTERS])
        for order in orders:
            if order.kind == "address":
                until = datetime.fromtimestamp(float(order.value)).isoformat(timespec="minutes")
                yield self.words.text("club-ban-address", network=order.what, until=until)

    def ban(self, name: str) -> Iterator[str]:
        """Ban a person.

        :param name: an id or its beginning.
        :raises OrderFailed: if the id is unknown or ambiguous.
        """
        person = self._person(name)
        self.store.ban(person.id)
        yield self.words.text("club-banned", name=person.name, gender=person.gender)

    def unban(self, name: str) -> Iterator[str]:
        """Lift a person's ban.

        :param name: an id or its beginning.
        :raises OrderFailed: if the id is unknown or ambiguous.
        """
        person = self._person(name)
        self.store.ban(person.id, banned=False)
        yield self.words.text("club-unbanned", name=person.name)

    def director(self, name: str) -> Iterator[str]:
        """Appoint a person who can direct any evening in this house.

        :param name: an id or its beginning.
        :raises OrderFailed: if the id is unknown or ambiguous.
        """
        person = self._person(name)
        self.store.keep_order(HouseOrder("director", person.id))
        yield self.words.text("club-director", name=person.name, gender=person.gender)

    def no_director(self, name: str) -> Iterator[str]:
        """Withdraw the appointment made by ``director``; the person can then direct only evenings at which they are
        host or which appoint them.

        :param name: an id or its beginning.
        :raises OrderFailed: if the id is unknown or ambiguous.
        """
        person = self._person(name)
        self.store.drop_order(HouseOrder("director", person.id))
        yield self.words.text("club-no-director", name=person.name)

    def directors(self) -> Iterator[str]:
        """Yield the number of people who can direct any evening here, then each of them."""
        named = {order.what for order in self.store.orders() if order.kind == "director"}
        people = [person for person in self.store.people() if person.id in named]
        yield self.words.text("club-directors", count=len(people))
        for person in people:
            yield self.words.text("club-one-of", name=person.name, id=person.id[:SHOWN_ID_CHARACTERS])

    def new_words(self, name: str) -> Iterator[str]:
        """Give a person a new passphrase of six words, which replaces the old one; the answer has the words.

        :param name: an id or its beginning.
        :raises OrderFailed: if the id is unknown or ambiguous.
        """
        person = self._person(name)
        words = Members(self.store).make_passphrase(person, person.language, int(time.time()))
        yield self.words.text("club-words", name=person.name, id=person.id[:SHOWN_ID_CHARACTERS], words=words)

    def backup(self, name: str) -> Iterator[str]:
        """Write a copy of the house. If the target is a folder and ``newest`` is not 0, delete its older copies beyond
        that number.

        :param name: path of the new file, or of a folder for it.
        :raises OrderFailed: if the file exists or pg_dump fails.
        :raises OSError: if the file cannot be written.
        """
        store = self.address if is_database(self.address) else Path(self.address)
        try:
            file, made = copy_house(store, self.homes, Path(name))
        except FileExistsError as error:
            raise OrderFailed(self.words.text("club-file-exists", file=name)) from error
        except DumpFailed as error:
            raise OrderFailed(self.words.text("club-no-dump", why=str(error))) from error
        database = "yes" if is_database(self.address) else "no"
        yield self.words.text("club-backed-up", file=str(file.absolute()), homes=made.homes, database=database)
        if self.newest and Path(name).is_dir() and (gone := delete_old_copies(Path(name), self.newest)):
            yield self.words.text("club-old-copies", count=gone)

    def restore(self, name: str) -> Iterator[str]:
        """Replace the house by a copy; yield the line that names the backups of the old one.

        :param name: path of the copy.
        :raises OrderFailed: while a server runs, for a file that is not a copy, or if the store is a database.
        :raises OSError: if a file cannot be read or written.
        """
        try:
            kept, made = restore_house(Path(name), self.path, self.homes)
        except FileBusy as error:
            raise OrderFailed(self.words.text("club-serving")) from error
        except BadCopy as error:
            raise OrderFailed(self.words.text("club-no-copy", file=name)) from error
        before = self.words.join([str(copy) for copy in kept])
        homes = "no" if made is None else "yes"
        yield self.words.text("club-restored", file=name, kept=before, had="yes" if kept else "no", homes=homes)

    def begin_epoch(self) -> Iterator[str]:
        """Begin a new epoch of the store, so that clients drop the message numbers that it does not have: the order for
        a database after pg_restore.

        :raises OrderFailed: while a server runs.
        """
        try:
            with open_unserved_store(self.address) as store:
                store.begin_epoch()
        except FileBusy as error:
            raise OrderFailed(self.words.text("club-serving")) from error
        yield self.words.text("club-epoch-begun")

    def move(self, name: str) -> Iterator[str]:
        """Copy all data into an empty store; the old store stays as it is.

        :param name: file or address of the empty store.
        :raises OrderFailed: while a server uses one of the stores, or if the target is not empty or differs afterwards.
        """
        try:
            with open_unserved_store(self.address) as source, open_unserved_store(name) as target:
                count = target.fill(source)
        except FileBusy as error:
            raise OrderFailed(self.words.text("club-move-serving")) from error
        except StoresDiffer as error:
            raise OrderFailed(self.words.text("club-move-differs")) from error
        yield self.words.phrase(
            "club-moved", count=count, database="yes" if is_database(name) else "no", store=name
        ).text

    def limits(self) -> Iterator[str]:
        """Yield a line for each limit that protects guests from abuse by others, then, if the store exists, for how
        many days finished matches are kept.

        :raises StoreFailed: if the store cannot be opened or read.
        """
        yield self.words.text("club-limits")
        yield self.words.text("club-limit-size", count=MAX_LINE_BYTES // 1024)
        yield self.words.text("club-limit-waiting", count=MAX_WAITING_LINES)
        for name, limit in LIMITS.items():
            for scope, rate in limit.rates.items():
                count = rate.most // 1024 if name in IN_BYTES else rate.most
                what = self.words.text(f"club-limit-{name}", count=count)
                per = self.words.text(f"club-limit-per-{scope}")
                yield self.words.text("club-limit", what=what, per=per, seconds=int(rate.seconds))
        if is_database(self.address) or Path(self.address).exists():
            yield self.words.text("club-keeps", days=self.store.keep_days())

    def check(self) -> Iterator[str]:
        """Yield how the house can call people to tables by turns; then check the house, and yield one sentence if all
        is well.

        :raises OrderFailed: with a sentence for each finding.
        """
        store = None if is_database(self.address) else Path(self.address)
        yield from (finding_sentence(line, self.words) for line in call_findings(self.homes.parent))
        wrong = [finding_sentence(finding, self.words) for finding in check_house(self.homes.parent, store)]
        if store is None:
            wrong += self._unread_logs()
        if wrong:
            raise OrderFailed(*wrong)
        yield self.words.text("club-check-well")

    def _unread_logs(self) -> list[str]:
        """Return findings about a database's faults and unreadable logs, or about its absence."""
        try:
            evenings = [table.id for table in self.store.tables() if setting_of(table).club is not None]
            logs = ((table, self.store.entries(table)) for table in evenings)
            faults = fault_findings(self.store.faults())
            return [
                finding_sentence(finding, self.words)
                for finding in (*faults, *unread_log_findings(logs, in_database=True))
            ]
        except StoreFailed:
            return [self.words.text("serve-no-database")]

    def keep(self, days: str) -> Iterator[str]:
        """Set for how many days finished matches are kept.

        :param days: number of days in digits, from ``MIN_KEEP_DAYS`` to ``MAX_KEEP_DAYS``; 0 for ever.
        :raises OrderFailed: for any other text.
        """
        if not days.isdecimal() or 0 < int(days) < MIN_KEEP_DAYS or int(days) > MAX_KEEP_DAYS:
            raise OrderFailed(self.words.text("club-keep-what", least=MIN_KEEP_DAYS))
        self.store.set_keep_days(int(days))
        yield self.words.text("club-keeps", days=int(days))

    def _person(self, name: str) -> KnownPerson:
        """Return the person with this id or beginning of an id, never by name, because a name can look like an id.

        :raises OrderFailed: when no person or several match, or a name equals it; lists all people of this name or id.
        """
        people = self.store.people()
        by_id = [person for person in people if person.id == name] or [
            person for person in people if len(name) >= SHOWN_ID_CHARACTERS and person.id.startswith(name)
        ]
        called = [person for person in people if person.name.casefold() == name.casefold() and person not in by_id]
        if not by_id and not called:
            raise OrderFailed(self.words.text("club-nobody", name=name))
        if len(by_id) != 1 or (called and by_id[0].id != name):
            shown = SHOWN_ID_CHARACTERS if not by_id else None
            raise OrderFailed(
                self.words.text("club-which", name=name),
                *(
                    self.words.text("club-one-of", name=person.name, id=person.id[:shown])
                    for person in [*by_id, *called]
                ),
            )
        return by_id[0]


#: the orders without a name, and those with the id or name of a person or thing
NAMELESS_ORDERS: dict[str, Callable[[ClubOrders], Iterator[str]]] = {
    "people": ClubOrders.people, "tables": ClubOrders.tables, "reports": ClubOrders.reports,
    "limits": ClubOrders.limits,
    "faults": ClubOrders.faults, "bans": ClubOrders.bans, "check": ClubOrders.check, "directors": ClubOrders.directors,
    "new-epoch": ClubOrders.begin_epoch,
}  # fmt: skip
NAMED_ORDERS: dict[str, Callable[[ClubOrders, str], Iterator[str]]] = {
    "dismiss": ClubOrders.dismiss, "ban": ClubOrders.ban, "unban": ClubOrders.unban, "backup": ClubOrders.backup,
    "restore": ClubOrders.restore,
    "move": ClubOrders.move, "keep": ClubOrders.keep, "words": ClubOrders.new_words, "answer": ClubOrders.answer,
    "close": ClubOrders.close, "director": ClubOrders.director, "no-director": ClubOrders.no_director,
    "ban-address": ClubOrders.ban_address, "unban-address": ClubOrders.unban_address,
    "newcomers": ClubOrders.admit_newcomers,
}  # fmt: skip


def add_arguments(parser: argparse.ArgumentParser, text: Callable[[str], str]) -> None:
    """Add the arguments of ``club`` to its parser.

    :param parser: the parser of the command line. :param text: returns the help text of a message id.
    """
    parser.add_argument("order", choices=(*NAMELESS_ORDERS, *NAMED_ORDERS), help=text("cli-club-order"))
    add_store_argument(parser, text)
    parser.add_argument("name", nargs="?", help=text("cli-club-name"))
    parser.add_argument("text", nargs="?", default="", help=text("cli-club-text"))
    parser.add_argument("--days", type=int, default=7, choices=range(1, MAX_KEEP_DAYS), metavar="N",
                        help=text("cli-club-days"))  # fmt: skip
    parser.add_argument("--keep", type=int, default=0, metavar="N", help=text("cli-club-keep"))


def run(parsed: argparse.Namespace, words: Language, path: Path) -> int:
    """Carry out an order and print its answer; print the reason of a failure to stderr. Return the exit status: 0, or 1
    for a failure.

    :param parsed: the parsed arguments.
    :param words: language of the answers.
    :param path: default path of the store.
    """
    try:
        for line in _done(parsed, words, parsed.store or str(path), path.parent / HOMES_FOLDER):
            print(line, flush=True)
    except OrderFailed as wrong:
        for line in wrong.lines:
            print(line, file=sys.stderr)
        return 1
    return 0


def _done(parsed: argparse.Namespace, words: Language, address: str, homes: Path) -> Iterator[str]:
    """Yield the lines of an order's answer. :raises OrderFailed: when it fails."""
    if parsed.order in NAMED_ORDERS and not parsed.name:
        raise OrderFailed(words.text("club-of-whom", order=parsed.order))
    if not (is_database(address) or Path(address).exists()) and parsed.order not in ("limits", "restore"):
        raise OrderFailed(words.text("club-no-house"))
    try:
        club = ClubOrders(address, words, homes, parsed.days, parsed.text, parsed.keep)
        yield from (
            NAMED_ORDERS[parsed.order](club, parsed.name)
            if parsed.order in NAMED_ORDERS
            else NAMELESS_ORDERS[parsed.order](club)
        )
    except MissingPackages as error:
        raise OrderFailed(words.text("serve-no-society", **how_to_add(*SERVER_PACKAGES))) from error
    except StoreFailed as error:
        if is_database(address) or is_database(parsed.name or ""):
            raise OrderFailed(words.text("serve-no-database")) from error
        if not has_free_disk_space(address):
            raise OrderFailed(words.text("club-check-disk-full", megabytes=0)) from error
        raise OrderFailed(words.text("club-no-store", file=address)) from error
    except OSError as error:
        raise OrderFailed(
            words.text("club-not-written", file=parsed.name or address, why=error.strerror or "")
        ) from error


def _sits(person: str, setting: TableSetting) -> bool:
    return any(place.person == person for place in setting.places)
