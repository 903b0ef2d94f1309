"""What every store keeps for the owner of the house: orders, reports, faults, what is agreed of the house itself."""

from __future__ import annotations

import secrets

import msgspec

from numeramis_access.server.stores.port import KEEP_DAYS, Fault, OwnerOrder, PersonReport
from numeramis_access.server.stores.statements import Statements


class OwnerStore(Statements):
    """Keeps what is the owner's of the house."""

    def order(self, order: OwnerOrder) -> None:
        """Keep an order of the owner's in place of the one about the same."""
        keep = "INSERT INTO owner_order (kind, what, value) VALUES (?, ?, ?)"
        instead = "ON CONFLICT (kind, what) DO UPDATE SET value = excluded.value"
        self._do(f"{keep} {instead}", *msgspec.structs.astuple(order))

    def orders(self) -> list[OwnerOrder]:
        """Return all orders; another process may have changed them."""
        return [OwnerOrder(*row) for row in self._do("SELECT kind, what, value FROM owner_order ORDER BY kind, what")]

    def drop_order(self, order: OwnerOrder) -> None:
        """Delete the order about the same: it is carried out, or withdrawn."""
        self._do("DELETE FROM owner_order WHERE kind = ? AND what = ?", order.kind, order.what)

    def report(self, report: PersonReport) -> None:
        """Keep a report for the owner."""
        self._do("INSERT INTO report (body) VALUES (?)", msgspec.json.encode(report))

    def reports(self) -> list[PersonReport]:
        """Return all reports that are kept, oldest first."""
        rows = self._do("SELECT number, body FROM report ORDER BY number")
        found = ((number, msgspec.json.decode(body, type=PersonReport)) for number, body in rows)
        return [msgspec.structs.replace(report, number=number) for number, report in found]

    def dismiss(self, report: int) -> None:
        """Delete a report."""
        self._do("DELETE FROM report WHERE number = ?", report)

    def count_fault(self, fault: Fault) -> None:
        """Keep that an error has happened so many times more."""
        again = "count = fault.count + excluded.count, at = excluded.at"
        instead = f"ON CONFLICT (kind, place) DO UPDATE SET {again}"
        self._do(f"INSERT INTO fault VALUES (?, ?, ?, ?, ?) {instead}", *msgspec.structs.astuple(fault))

    def faults(self) -> list[Fault]:
        """Return the errors that have happened, the latest first."""
        return [Fault(*row) for row in self._do("SELECT * FROM fault ORDER BY at DESC, kind, place")]

    def _keep_value(self, name: str, value: bytes) -> None:
        self._do("INSERT INTO meta VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value", name, value)

    def _value(self, name: str) -> bytes | None:
        return next((value for (value,) in self._do("SELECT value FROM meta WHERE name = ?", name)), None)

    def salt(self) -> bytes:
        """Return this store's own salt for digests of passphrases, made when it was made."""
        return self._value("salt") or b""

    def keep_days(self) -> int:
        """Return for how many days matches that are over are kept, 0 for good; another process may have changed it."""
        return int(self._value("keep-days") or KEEP_DAYS)

    def set_keep_days(self, days: int) -> None:
        """Keep for how many days matches that are over are kept, 0 for good."""
        self._keep_value("keep-days", str(days).encode())

    def check(self) -> None:
        """Keep something that says nothing. :raises StoreFailed: where nothing can be kept now."""
        self._keep_value("check", secrets.token_bytes(8))
