"""Data about people, in statements that both databases understand."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection

import msgspec

from numeramis_access.server.stores.port import PEOPLE_PER_SWEEP, KnownPerson, Passkey, Wait
from numeramis_access.server.stores.statements import Columns, Statement, Statements, placeholders

#: selects people with the columns of ``KnownPerson``, in its order
SELECT_PERSON = (
    "SELECT person.id, name, gender, language, coalesce((SELECT since FROM visit WHERE visit.person = person.id), 0) "
    "FROM person"
)
#: deletes finished matches whose only remaining player is one person; takes their id twice
DELETE_UNREACHABLE_MATCHES = (
    "DELETE FROM sitting WHERE id IN (SELECT sitting FROM played WHERE person = ? AND NOT EXISTS "
    "(SELECT 1 FROM played AS other WHERE other.sitting = played.sitting AND other.person <> ?))"
)
#: a person in one of these tables is not forgotten
BINDING_TABLES = ("played", "passkey", "block", "ban", "evening_person")


class PeopleStore(Statements):
    """Stores people. ``person`` is always the id of a person; all methods raise StoreFailed if the database fails.

    :cvar placed: query for the people who have a place at an unfinished table.
    """

    placed: str

    @abstractmethod
    def _number_changes(self, do: Statement) -> None:
        """Lock the blocks against other writers until the transaction ends."""

    def _person(self, where: str, value: object) -> KnownPerson | None:
        return next((KnownPerson(*row) for row in self._do(f"{SELECT_PERSON} {where}", value)), None)

    def person(self, id: str) -> KnownPerson | None:
        """Return a person by id, None if unknown."""
        return self._person("WHERE id = ?", id)

    def person_of(self, device: bytes) -> KnownPerson | None:
        """Return the person of a device, None if unknown. :param device: digest of its key."""
        return self._person("JOIN device ON device.person = person.id WHERE device.digest = ?", device)

    def people(self) -> list[KnownPerson]:
        """Return all people of the house, sorted by name."""
        return [KnownPerson(*row) for row in self._do(f"{SELECT_PERSON} ORDER BY name, id")]

    def keep(self, person: KnownPerson, device: bytes | None = None) -> None:
        """Add or update a person, and add a device; a new person has visited on the day ``person.since``.

        :param person: the person.
        :param device: digest of the device's key, None for no new device; a device of another person changes hands.
        """
        with self._atomic() as do:
            do(
                "INSERT INTO person (id, name, gender, language) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE "
                "SET name = excluded.name, gender = excluded.gender, language = excluded.language",
                person.id, person.name, person.gender, person.language,
            )  # fmt: skip
            do("INSERT INTO visit VALUES (?, ?, ?) ON CONFLICT DO NOTHING", person.id, person.since, person.since)
            if device is not None:
                instead = "ON CONFLICT (digest) DO UPDATE SET person = excluded.person"
                do(f"INSERT INTO device VALUES (?, ?) {instead}", device, person.id)

    def keep_notice(self, person: str, line: bytes) -> None:
        """Store a line for a person's next visit; do nothing for an unknown person.

        :param person: the person's id. :param line: the message for the client, as JSON.
        """
        self._do("INSERT INTO notice (person, line) SELECT id, ? FROM person WHERE id = ?", line, person)

    def take_notices(self, person: str) -> list[bytes]:
        """Return the lines stored for a person's next visit, oldest first, and delete them; an empty list if there are
        none.
        """
        if not self._do("SELECT 1 FROM notice WHERE person = ? LIMIT 1", person):
            return []  # the usual case, without a write
        rows = self._do("DELETE FROM notice WHERE person = ? RETURNING number, line", person)
        return [line for _, line in sorted(rows)]

    def note_seen(self, people: Collection[str], at: int) -> None:
        """Store the time of people's last visit; a later stored time stays.

        :param people: their ids; unknown ones are ignored.
        :param at: seconds since 1970.
        """
        if people:
            self._do(
                f"UPDATE visit SET seen = ? WHERE seen < ? AND person IN ({placeholders(people)})", at, at, *people
            )

    def forget_strangers(self, before: int) -> int:
        """Delete people who have not visited since a time and have left little but their name; return their number, at
        most ``PEOPLE_PER_SWEEP``.

        People stay who have a finished match, data at an evening, a place at an unfinished table, a passphrase, a
        passkey, a ban, or people whom they block.

        :param before: the time in seconds since 1970.
        """
        nothing = " AND ".join(
            f"NOT EXISTS (SELECT 1 FROM {name} WHERE {name}.person = person.id)" for name in BINDING_TABLES
        )
        which = (
            "SELECT id FROM person JOIN visit ON visit.person = person.id WHERE seen < ? AND passphrase IS NULL "
            f"AND {nothing} AND id NOT IN ({self.placed}) LIMIT ?"
        )
        with self._atomic(unhurried=True) as do:
            return len(do(f"DELETE FROM person WHERE id IN ({which}) RETURNING id", before, PEOPLE_PER_SWEEP))

    def store_passphrase(self, person: str, digest: bytes, at: int) -> None:
        """Store the digest of a person's new passphrase, and end their wait for one.

        :param person: the person's id. :param digest: digest of the passphrase. :param at: when it was made, in seconds
            since 1970.
        """
        instead = "ON CONFLICT (person) DO UPDATE SET made = excluded.made"
        with self._atomic() as do:
            do("UPDATE person SET passphrase = ? WHERE id = ?", digest, person)
            do(f"INSERT INTO words VALUES (?, ?) {instead}", person, at)
            do("DELETE FROM waiting WHERE person = ?", person)

    def has_passphrase(self, person: str) -> bool:
        """Return whether a person has a passphrase."""
        return bool(self._do("SELECT 1 FROM person WHERE id = ? AND passphrase IS NOT NULL", person))

    def passphrase_made(self, person: str) -> int:
        """Return the time when a person's passphrase was made, in seconds since 1970; 0 if unknown."""
        return sum(made for (made,) in self._do("SELECT made FROM words WHERE person = ?", person))

    def begin_wait(self, person: str, device: bytes, at: int) -> None:
        """Start a device's wait for a new passphrase; it replaces a wait of another device.

        :param person: the person's id. :param device: digest of its key. :param at: seconds since 1970.
        """
        instead = "ON CONFLICT (person) DO UPDATE SET device = excluded.device, since = excluded.since"
        self._do(f"INSERT INTO waiting VALUES (?, ?, ?) {instead}", person, device, at)

    def current_wait(self, person: str) -> Wait | None:
        """Return a person's wait for a new passphrase, None if there is none."""
        rows = self._do("SELECT device, since FROM waiting WHERE person = ?", person)
        return next((Wait(*row) for row in rows), None)

    def end_wait(self, person: str) -> None:
        """End a person's wait for a new passphrase."""
        self._do("DELETE FROM waiting WHERE person = ?", person)

    def person_of_passphrase(self, digest: bytes) -> KnownPerson | None:
        """Return the person with a passphrase, None if unknown. :param digest: digest of the passphrase."""
        return self._person("WHERE passphrase = ?", digest)

    def keep_passkey(self, passkey: Passkey) -> None:
        """Add or update a passkey."""
        self._do(
            "INSERT INTO passkey VALUES (?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET person = excluded.person, "
            "host = excluded.host, public_key = excluded.public_key, signs = excluded.signs",
            *msgspec.structs.astuple(passkey),
        )

    def passkey(self, id: bytes) -> Passkey | None:
        """Return a passkey by id, None if unknown."""
        return next((Passkey(*row) for row in self._do("SELECT * FROM passkey WHERE id = ?", id)), None)

    def passkeys(self, person: str) -> list[Passkey]:
        """Return all passkeys of a person."""
        return [Passkey(*row) for row in self._do("SELECT * FROM passkey WHERE person = ? ORDER BY id", person)]

    def forget_passkeys(self, person: str) -> None:
        """Delete all passkeys of a person."""
        self._do("DELETE FROM passkey WHERE person = ?", person)

    def page(self, home: str) -> bytes | None:
        """Return the digest of the cookie that opens a home; empty if none does, None for a home without an entry.

        :param home: name of the home.
        """
        return next((cookie for (cookie,) in self._do("SELECT cookie FROM page WHERE home = ?", home)), None)

    def keep_page(self, home: str, cookie: bytes) -> None:
        """Store the digest of the cookie that alone opens a home from now on; an empty digest signs its pages out.

        :param home: name of the home. :param cookie: digest of the page's cookie.
        """
        self._settle_page(home, "cookie", cookie)

    def bind_page(self, home: str, device: bytes) -> None:
        """Store which device the page of a home uses, so that revoking the device's key signs the page out.

        :param home: name of the home.
        :param device: digest of the device's key.
        """
        self._settle_page(home, "device", device)

    def _settle_page(self, home: str, column: str, value: bytes) -> None:
        instead = f"ON CONFLICT (home) DO UPDATE SET {column} = excluded.{column}"
        self._do(f"INSERT INTO page (home, {column}) VALUES (?, ?) {instead}", home, value)

    def revoke_other_keys(self, person: str, device: bytes) -> None:
        """Revoke the keys of a person's other devices, sign out their pages, and delete all the person's passkeys.

        :param person: the person's id. :param device: digest of the key to keep.
        """
        others = "FROM device WHERE person = ? AND digest <> ?"
        with self._atomic() as do:
            do(f"UPDATE page SET cookie = ? WHERE device IN (SELECT digest {others})", b"", person, device)
            do(f"INSERT INTO void SELECT digest {others} ON CONFLICT DO NOTHING", person, device)
            do(f"DELETE {others}", person, device)
            do("DELETE FROM passkey WHERE person = ?", person)

    def revoked_keys(self) -> frozenset[bytes]:
        """Return the digests of all revoked keys, those written by other processes included."""
        return frozenset(digest for (digest,) in self._do("SELECT digest FROM void"))

    def forget(self, person: str) -> None:
        """Delete all data of a person, and the finished matches in which all other players are deleted too.

        Their name stays in other people's matches.
        """
        answered = f"{person}/"
        with self._atomic() as do:
            do(DELETE_UNREACHABLE_MATCHES, person, person)
            do("DELETE FROM owner_order WHERE kind = 'answer' AND substr(what, 1, ?) = ?", len(answered), answered)
            do("DELETE FROM owner_order WHERE kind = 'director' AND what = ?", person)
            do("DELETE FROM evening_person WHERE person = ?", person)
            do("DELETE FROM person WHERE id = ?", person)

    def ban(self, person: str, banned: bool = True) -> None:
        """Ban a person, or lift the ban; do nothing for an unknown person.

        :param person: the person's id. :param banned: False to lift it.
        """
        if banned:
            self._do("INSERT INTO ban SELECT id FROM person WHERE id = ? ON CONFLICT DO NOTHING", person)
        else:
            self._do("DELETE FROM ban WHERE person = ?", person)

    def banned_people(self) -> frozenset[str]:
        """Return the ids of all banned people, those banned by other processes included."""
        return frozenset(person for (person,) in self._do("SELECT person FROM ban"))

    def block(self, person: str, other: str, blocked: bool = True) -> None:
        """Store that a person blocks another, or no longer does; do nothing for unknown people. The change gets the
        next number that ``blocks`` returns.

        :param person: the person's id. :param other: id of the blocked person. :param blocked: False to unblock.
        """
        both = "SELECT one.id, two.id FROM person AS one, person AS two WHERE one.id = ? AND two.id = ?"
        with self._atomic() as do:
            self._number_changes(do)
            if blocked:
                do(f"INSERT INTO block {both} ON CONFLICT DO NOTHING", person, other)
            else:
                do("DELETE FROM block WHERE person = ? AND other = ?", person, other)
            do("DELETE FROM block_change WHERE person = ?", person)
            do("INSERT INTO block_change (person) SELECT id FROM person WHERE id = ?", person)

    def blocks(self, after: int | None = None) -> tuple[int, dict[str, frozenset[str]]]:
        """Return the number of the last change, and for each person who changed their blocks the ids of the people they
        block.

        A change that comes between the two queries is in this answer and again in the next.

        :param after: number of the last change to leave out, None for the blocks of all people.
        """
        ((last,),) = self._do("SELECT coalesce(max(number), 0) FROM block_change")
        if after is None:
            return last, _by_person((), self._do("SELECT person, other FROM block"))
        changed = [person for (person,) in self._do("SELECT person FROM block_change WHERE number > ?", after)]
        which = f"WHERE person IN ({placeholders(changed)})"
        pairs = self._do(f"SELECT person, other FROM block {which}", *changed) if changed else []
        return last, _by_person(changed, pairs)


def _by_person(changed: Collection[str], pairs: Collection[Columns]) -> dict[str, frozenset[str]]:
    """Return the people that each person blocks. :param changed: ids that appear even without blocks."""
    by_person: dict[str, set[str]] = {person: set() for person in changed}
    for person, other in pairs:
        by_person.setdefault(person, set()).add(other)
    return {person: frozenset(others) for person, others in by_person.items()}
