"""How people are called to their tables by turns: addresses, subscriptions of browsers, and the last calls."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple, TypeAlias

from numeramis_access.server.stores.statements import Statements, placeholders

#: what a row says: an e-mail address with a code that is awaited, or confirmed; a browser; when the person may be
#: called; the last call about a table
CallKind: TypeAlias = Literal["code", "mail", "push", "when", "made"]


class CallRow(NamedTuple):
    """A row about the calls of one person.

    :param person: id of the person.
    :param kind: what the row says.
    :param name: the e-mail address, the address of the browser's subscription, or the id of the table.
    :param since: seconds since 1970.
    :param body: more about it, as the owner of the row writes it.
    """

    person: str
    kind: CallKind
    name: str
    since: int
    body: str = ""


class CallStore(Statements):
    """Stores calls; deleting a person deletes theirs. All methods raise StoreFailed if the database fails."""

    def keep_call(self, row: CallRow) -> None:
        """Add a row, or replace the one of the same person, kind and name; do nothing for an unknown person."""
        self._do(
            "INSERT INTO calling SELECT id, ?, ?, ?, ? FROM person WHERE id = ? "
            "ON CONFLICT (person, kind, name) DO UPDATE SET since = excluded.since, body = excluded.body",
            row.kind, row.name, row.since, row.body, row.person,
        )  # fmt: skip

    def calls(self, people: Collection[str]) -> list[CallRow]:
        """Return all rows about people. :param people: their ids."""
        if not people:
            return []
        query = f"SELECT person, kind, name, since, body FROM calling WHERE person IN ({placeholders(people)})"
        return [CallRow(*row) for row in self._do(f"{query} ORDER BY person, kind, name", *people)]

    def forget_calls(self, person: str, kind: CallKind, name: str = "") -> None:
        """Delete a person's rows of one kind. :param person: an id. :param name: only the row of this name, if given.
        """
        self._do("DELETE FROM calling WHERE person = ? AND kind = ? AND ? IN ('', name)", person, kind, name)

    def claim_calls(self, rows: Collection[CallRow], before: int) -> set[tuple[str, str]]:
        """Store calls that are to be made now, each unless another server or an earlier run has made it.

        :param rows: the calls about tables; ``body`` names the wait that they are about.
        :param before: a table's last call must be older than this time, in seconds since 1970.
        :return: person and table of each call that is to be made.
        """
        claim = (
            "INSERT INTO calling SELECT id, 'made', ?, ?, ? FROM person WHERE id = ? ON CONFLICT (person, kind, name) "
            "DO UPDATE SET since = excluded.since, body = excluded.body "
            "WHERE calling.since <= ? AND calling.body <> excluded.body RETURNING person"
        )
        with self._atomic() as do:
            return {
                (row.person, row.name)
                for row in rows
                if do(claim, row.name, row.since, row.body, row.person, before)
            }

    def forget_address(self, address: str) -> None:
        """Delete an e-mail address of whoever has it."""
        self._do("DELETE FROM calling WHERE kind IN ('mail', 'code') AND name = ?", address)

    def refuse_address(self, digest: str, at: int) -> None:
        """Store that an e-mail address wants no codes.

        :param digest: digest of the address. :param at: the time in seconds since 1970.
        """
        self._do("INSERT INTO calling_refused VALUES (?, ?) ON CONFLICT (digest) DO NOTHING", digest, at)

    def refuses_codes(self, digest: str) -> bool:
        """Return whether an e-mail address wants no codes. :param digest: digest of the address."""
        return bool(self._do("SELECT 1 FROM calling_refused WHERE digest = ?", digest))

    def forget_old_calls(self, codes: int, notes: int, refusals: int) -> None:
        """Delete codes, notes of calls and refusals from before a time, each in seconds since 1970."""
        self._do("DELETE FROM calling WHERE kind = 'code' AND since < ?", codes)
        self._do("DELETE FROM calling WHERE kind = 'made' AND since < ?", notes)
        self._do("DELETE FROM calling_refused WHERE since < ?", refusals)

    def languages(self, people: Collection[str]) -> dict[str, str]:
        """Return the codes of people's languages by person. :param people: their ids."""
        if not people:
            return {}
        return dict(self._do(f"SELECT id, language FROM person WHERE id IN ({placeholders(people)})", *people))
