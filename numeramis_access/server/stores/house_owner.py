"""Data of the house's owner: orders, reports, faults, and settings of the house."""

from __future__ import annotations

import contextlib
import secrets

import msgspec

from numeramis_access.server.stores.port import KEEP_DAYS, Fault, HouseOrder, PersonReport, StoreFailed
from numeramis_access.server.stores.statements import Statements

#: bytes of the value by which a store is tested, more than most entries have
TEST_VALUE_BYTES = 1 << 16


class OwnerStore(Statements):
    """Stores the owner's data. All methods raise StoreFailed if the database fails."""

    def keep_order(self, order: HouseOrder) -> None:
        """Store an order; it replaces the order of the same kind about the same subject."""
        keep = "INSERT INTO owner_order (kind, what, value) VALUES (?, ?, ?)"
        instead = "ON CONFLICT (kind, what) DO UPDATE SET value = excluded.value"
        self._do(f"{keep} {instead}", *msgspec.structs.astuple(order))

    def orders(self) -> list[HouseOrder]:
        """Return all orders, those written by other processes included."""
        return [HouseOrder(*row) for row in self._do("SELECT kind, what, value FROM owner_order ORDER BY kind, what")]

    def drop_order(self, order: HouseOrder) -> None:
        """Delete the stored order of the same kind about the same subject, because it is carried out or withdrawn."""
        self._do("DELETE FROM owner_order WHERE kind = ? AND what = ?", order.kind, order.what)

    def keep_report(self, report: PersonReport) -> None:
        """Store a report for the owner."""
        self._do("INSERT INTO report (body) VALUES (?)", msgspec.json.encode(report))

    def reports(self) -> list[PersonReport]:
        """Return all reports, oldest first."""
        rows = self._do("SELECT number, body FROM report ORDER BY number")
        pairs = ((number, msgspec.json.decode(body, type=PersonReport)) for number, body in rows)
        return [msgspec.structs.replace(report, number=number) for number, report in pairs]

    def dismiss(self, report: int) -> None:
        """Delete a report. :param report: its number."""
        self._do("DELETE FROM report WHERE number = ?", report)

    def count_fault(self, fault: Fault) -> None:
        """Add a fault's count to the stored count of the same kind and place, and store when it happened last.

        :param fault: the fault; its ``since`` counts only for a new kind and place.
        """
        again = "count = fault.count + excluded.count, at = excluded.at"
        instead = f"ON CONFLICT (kind, place) DO UPDATE SET {again}"
        self._do(f"INSERT INTO fault VALUES (?, ?, ?, ?, ?) {instead}", *msgspec.structs.astuple(fault))

    def faults(self) -> list[Fault]:
        """Return all faults, latest first."""
        return [Fault(*row) for row in self._do("SELECT * FROM fault ORDER BY at DESC, kind, place")]

    def _keep_value(self, name: str, value: bytes) -> None:
        self._do("INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", name, value)

    def _value(self, name: str) -> bytes | None:
        return next((value for (value,) in self._do("SELECT value FROM meta WHERE name = ?", name)), None)

    def salt(self) -> bytes:
        """Return the salt of this store for digests of passphrases; it never changes."""
        return self._value("salt") or b""

    def epoch(self) -> str:
        """Return the epoch of this store: random digits that change when the house is restored from a copy.

        The first call sets it; it is empty while the store cannot be written to.
        """
        if self._value("epoch") is None:
            with contextlib.suppress(StoreFailed):
                self._do("INSERT INTO meta VALUES ('epoch', ?) ON CONFLICT DO NOTHING", secrets.token_bytes(8))
        return (self._value("epoch") or b"").hex()

    def begin_epoch(self) -> None:
        """Begin a new epoch, so that clients drop the message numbers that they know from the data before."""
        self._keep_value("epoch", secrets.token_bytes(8))

    def keep_days(self) -> int:
        """Return the days for which the house keeps finished matches, 0 for ever; another process may change it."""
        return int(self._value("keep-days") or KEEP_DAYS)

    def set_keep_days(self, days: int) -> None:
        """Set the days for which the house keeps finished matches. :param days: number of days, 0 for ever."""
        self._keep_value("keep-days", str(days).encode())

    def check_writable(self) -> None:
        """Check that the store can write: write a large value and empty it again. A small value could fit on a disk
        that is too full for a table's entry.

        :raises StoreFailed: if the store cannot write now.
        """
        self._keep_value("check", secrets.token_bytes(TEST_VALUE_BYTES))
        self._keep_value("check", b"")
