"""Stored data about calls to tables by turns: e-mail addresses, subscriptions of browsers, and the last calls."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, NamedTuple, TypeAlias

from numeramis_access.server.stores.statements import Statements, placeholders

#: what a row says: a code that is awaited; a confirmed e-mail address; a browser; when the person may be called; the
#: last call about a table by e-mail, or to browsers
CallKind: TypeAlias = Literal["code", "mail", "push", "when", "mailed", "pushed"]
#: the kinds of rows about calls that were made
MadeKind: TypeAlias = Literal["mailed", "pushed"]


class CountedAct(NamedTuple):
    """One act that counts against a limit which the store keeps across restarts.

    :param digest: digest of the person, network or mailbox that the limit is for.
    :param cost: seconds until one act is available again.
    :param seconds: seconds until the whole limit is available again.
    """

    digest: str
    cost: float
    seconds: float


#: differences of times up to this many seconds are rounding errors
ROUNDING_SECONDS = 1e-3


class _NoShare(Exception):
    """A limit does not allow the act."""


class CallRow(NamedTuple):
    """A stored row about the calls of one person.

    :param person: id of the person.
    :param kind: ``code``: a code that is awaited; ``mail``: a confirmed address; ``push``: a browser; ``when``: the
        hours for calls; ``mailed``, ``pushed``: the last call about a table.
    :param name: the e-mail address, a digest of it for a code, the address of the browser's subscription, or the id of
        the table; empty for ``when``.
    :param since: seconds since 1970.
    :param body: further data; each kind of row has its own form.
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
        """Return all rows about people; none for no people. :param people: their ids."""
        if not people:
            return []
        query = f"SELECT person, kind, name, since, body FROM calling WHERE person IN ({placeholders(people)})"
        return [CallRow(*row) for row in self._do(f"{query} ORDER BY person, kind, name", *people)]

    def forget_calls(self, person: str, kind: CallKind, name: str = "") -> None:
        """Delete a person's rows of one kind, such as all browsers that may show calls.

        :param person: id of the person.
        :param kind: the kind of row, as in ``CallRow``.
        :param name: delete only the row with this name; empty for all rows of the kind.
        """
        self._do("DELETE FROM calling WHERE person = ? AND kind = ? AND ? IN ('', name)", person, kind, name)

    def claim_calls(self, rows: Collection[CallRow], before: int) -> set[tuple[str, str]]:
        """Store calls that are to be made now, except those to tables about which a later call is stored, by any server
        or an earlier run.

        :param rows: the calls about tables, of a ``MadeKind``; ``body`` names the wait that they are about.
        :param before: the latest time, in seconds since 1970, at which a stored call of the same person, kind and table
            was claimed; after a later one the call is not made.
        :return: ids of person and table of each call that was stored and is to be made; unknown people are left out.
        """
        claim = (
            "INSERT INTO calling SELECT id, ?, ?, ?, ? FROM person WHERE id = ? ON CONFLICT (person, kind, name) "
            "DO UPDATE SET since = excluded.since, body = excluded.body "
            "WHERE calling.since <= ? RETURNING person"
        )
        with self._atomic() as do:
            return {
                (row.person, row.name)
                for row in rows
                if do(claim, row.kind, row.name, row.since, row.body, row.person, before)
            }

    def confirm_calls(self, rows: Collection[CallRow]) -> None:
        """Replace the ``body`` of calls that were claimed. :param rows: their rows with the new ``body``."""
        with self._atomic() as do:
            for row in rows:
                do(
                    "UPDATE calling SET body = ? WHERE person = ? AND kind = ? AND name = ?",
                    row.body, row.person, row.kind, row.name,
                )  # fmt: skip

    def forget_address(self, address: str, until: int) -> None:
        """Delete an e-mail address from everyone who confirmed it up to a time.

        :param address: the address.
        :param until: the time in seconds since 1970.
        """
        self._do("DELETE FROM calling WHERE kind = 'mail' AND name = ? AND since <= ?", address, until)

    def renew_browser(self, row: CallRow, endpoint: str, body: str) -> bool:
        """Replace a browser's subscription by a new one; return whether the store had the old one.

        :param row: the old subscription, of any person.
        :param endpoint: address of the new subscription.
        :param body: keys of the new subscription.
        """
        with self._atomic() as do:
            old = "kind = 'push' AND name = ? AND body = ?"
            do(
                "INSERT INTO calling SELECT person, 'push', ?, ?, ? FROM calling "
                f"WHERE {old} ON CONFLICT (person, kind, name) DO UPDATE SET body = excluded.body",
                endpoint, row.since, body, row.name, row.body,
            )  # fmt: skip
            if endpoint == row.name:
                return bool(do(f"SELECT 1 FROM calling WHERE {old}", endpoint, body))
            return bool(do(f"DELETE FROM calling WHERE {old} RETURNING person", row.name, row.body))

    def refuse_address(self, digest: str, at: int) -> None:
        """Store that an e-mail address gets no codes for a year.

        :param digest: digest of the address.
        :param at: the present time, with which the year begins, in whole seconds since 1970.
        """
        self._do(
            "INSERT INTO calling_refused VALUES (?, ?) "
            "ON CONFLICT (digest) DO UPDATE SET since = excluded.since WHERE calling_refused.since < excluded.since",
            digest, at,
        )  # fmt: skip

    def refuses_codes(self, digests: Collection[str]) -> bool:
        """Return whether an e-mail address gets no codes. :param digests: digests of its spellings."""
        query = f"SELECT 1 FROM calling_refused WHERE digest IN ({placeholders(digests)})"
        return bool(self._do(query, *digests))

    def take_shares(self, shares: Collection[CountedAct], now: float) -> float:
        """Count an act against several limits if all of them allow it, and return 0; otherwise count nothing.

        :param shares: the limits.
        :param now: seconds since 1970.
        :return: 0, or the seconds to wait.
        """
        full = "CASE WHEN calling_limit.at > ? THEN calling_limit.at ELSE ? END + ?"
        take = (
            "INSERT INTO calling_limit VALUES (?, ?) ON CONFLICT (digest) "
            f"DO UPDATE SET at = {full} WHERE {full} <= ? RETURNING digest"
        )
        try:
            with self._atomic() as do:
                for digest, cost, seconds in sorted(shares):
                    most = now + seconds + ROUNDING_SECONDS
                    if not do(take, digest, now + cost, now, now, cost, now, now, cost, most):
                        raise _NoShare
        except _NoShare:
            query = f"SELECT digest, at FROM calling_limit WHERE digest IN ({placeholders(shares)})"
            full_at: dict[str, float] = dict(self._do(query, *(share.digest for share in shares)))
            waits = (full_at.get(digest, now) + cost - now - seconds for digest, cost, seconds in shares)
            return max((ROUNDING_SECONDS, *waits))
        return 0.0

    def forget_old_calls(self, codes: int, notes: int, refusals: int, now: float) -> None:
        """Delete old codes, notes of calls and refusals, and limits that are fully available again.

        All times are in seconds since 1970.

        :param codes: delete codes from before this time.
        :param notes: delete notes of calls from before this time.
        :param refusals: delete refusals from before this time.
        :param now: the present time in seconds since 1970.
        """
        self._do("DELETE FROM calling WHERE kind = 'code' AND since < ?", codes)
        self._do("DELETE FROM calling WHERE kind IN ('mailed', 'pushed') AND since < ?", notes)
        self._do("DELETE FROM calling_refused WHERE since < ?", refusals)
        self._do("DELETE FROM calling_limit WHERE at < ?", now)

    def languages(self, people: Collection[str]) -> dict[str, str]:
        """Return the language code of each person, under the person's id; unknown people are missing.

        :param people: their ids.
        """
        if not people:
            return {}
        return dict(self._do(f"SELECT id, language FROM person WHERE id IN ({placeholders(people)})", *people))
