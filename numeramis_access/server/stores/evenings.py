"""Data of evenings outside their logs: people, directors' notes, results of boards.

The log of an evening is the record of its table, which never changes. Personal data is here, where it can be deleted.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from numeramis_access.server.stores.statements import Statements, placeholders
from numeramis_access.tables.evening import EveningPerson

#: keeps a director's note about an entry, unless there is one
KEEP_NOTE = "INSERT INTO evening_note SELECT id, ?, ? FROM sitting WHERE id = ? ON CONFLICT DO NOTHING"


class EveningStore(Statements):
    """Stores the data of evenings outside their logs; deleting the evening's table deletes them.

    ``table`` is the id of the table where the evening gathers. All methods raise StoreFailed if the database fails.
    """

    def evening_people(self, table: str) -> list[EveningPerson]:
        """Return the people of an evening, sorted by id.

        :param table: id of the table where the evening gathers.
        """
        query = "SELECT person, name, needs, kept, shown FROM evening_person WHERE sitting = ? ORDER BY person"
        return [_person(*row) for row in self._do(query, table)]

    def known_at_evenings(self, person: str) -> list[EveningPerson]:
        """Return a person's data at each evening. :param person: an id."""
        query = "SELECT person, name, needs, kept, shown FROM evening_person WHERE person = ? ORDER BY sitting"
        return [_person(*row) for row in self._do(query, person)]

    def keep_evening_people(self, table: str, people: Iterable[EveningPerson]) -> None:
        """Add or update people of an evening, all or none; do nothing for an unknown table.

        :param table: id of the table where the evening gathers.
        :param people: their data.
        """
        instead = "name = excluded.name, needs = excluded.needs, kept = excluded.kept, shown = excluded.shown"
        keep = "INSERT INTO evening_person SELECT id, ?, ?, ?, CAST(? AS INTEGER), CAST(? AS INTEGER) FROM sitting "
        with self._atomic() as do:
            for person in people:
                values = person.person, person.name, " ".join(person.needs), int(person.kept), int(person.shown), table
                do(f"{keep} WHERE id = ? ON CONFLICT (sitting, person) DO UPDATE SET {instead}", *values)

    def drop_evening_people(self, table: str, people: Collection[str]) -> None:
        """Delete people of an evening and their data.

        :param people: their ids.
        :param table: id of the table where the evening gathers.
        """
        if people:
            self._do(
                f"DELETE FROM evening_person WHERE sitting = ? AND person IN ({placeholders(people)})", table, *people
            )

    def close_evening(self, table: str) -> None:
        """Delete an evening's notes, all needs, and the people who did not agree to stay stored.

        :param table: id of the table where the evening gathers.
        """
        with self._atomic() as do:
            do("DELETE FROM evening_person WHERE sitting = ? AND kept = 0", table)
            do("UPDATE evening_person SET needs = '' WHERE sitting = ?", table)
            do("DELETE FROM evening_note WHERE sitting = ?", table)

    def evening_notes(self, table: str) -> dict[int, str]:
        """Return the directors' notes, each under the number of its entry, from 0.

        :param table: id of the table where the evening gathers.
        """
        return dict(self._do("SELECT number, text FROM evening_note WHERE sitting = ? ORDER BY number", table))

    def keep_evening_note(self, table: str, number: int, text: str) -> None:
        """Store a director's note about an entry, unless it has one.

        :param table: id of the table where the evening gathers. :param number: number of the entry, from 0.
        :param text: the note.
        """
        self._do(KEEP_NOTE, number, text, table)

    def keep_worths(self, table: str, worths: Mapping[int, tuple[int, ...]]) -> None:
        """Store the results of boards at a table of a round; a result that is already there stays. Do nothing for an
        unknown table.

        :param table: id of the table of the round.
        :param worths: under each board number, from 1, the results of north-south and east-west, or without partners of
            each seat.
        """
        keep = "INSERT INTO evening_board SELECT id, ?, ? FROM sitting WHERE id = ? ON CONFLICT DO NOTHING"
        with self._atomic() as do:
            for board, worth in worths.items():
                do(keep, board, " ".join(map(str, worth)), table)

    def worths(self, tables: Collection[str]) -> dict[tuple[str, int], tuple[int, ...]]:
        """Return the stored results of boards at tables of a round, each under the id of the table and the number of
        the board, from 1: the results of north-south and east-west, or without partners of each seat.

        :param tables: ids of the tables.
        """
        if not tables:
            return {}
        rows = self._do(
            f"SELECT sitting, board, worth FROM evening_board WHERE sitting IN ({placeholders(tables)})", *tables
        )
        return {(table, board): tuple(map(int, worth.split())) for table, board, worth in rows}


def _person(person: str, name: str, needs: str, kept: int, shown: int) -> EveningPerson:
    return EveningPerson(person, name, tuple(needs.split()), bool(kept), bool(shown))
