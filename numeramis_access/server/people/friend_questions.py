"""Ask the hosts of tables for friends whether the people in the house are friends, a few questions at a time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice

from numeramis_access.server.people.apart import FailingMembers
from numeramis_access.server.people.blocks import Blocks
from numeramis_access.server.people.connections import Connections
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.pushes import Asks

#: seconds between two rounds; most questions to one host and to all hosts in a round: a program that answers each
#: one sends half of its allowed lines
ROUND_SECONDS, MAX_QUESTIONS_PER_HOST, MAX_QUESTIONS = 0.1, 2, 20
#: most checks in a round whether a person was asked about at a table
MAX_CHECKS = 20_000


class FriendQuestions:
    """Asks the programs of hosts which of the people who are new in the house are the host's friends. ``LobbyUpdates``
    drives it.

    :param connections: the connections of the house.
    :param sittings: the tables by id.
    :param blocks: knows the people that a host has blocked; the host is not asked about them.
    :param apart: isolates the error of one host from the others.
    :param clock: returns monotonic seconds.
    :ivar waiting: ids of the hosts who may have questions left.
    """

    def __init__(
        self, connections: Connections, sittings: Mapping[str, Sitting], blocks: Blocks, apart: FailingMembers,
        clock: Callable[[], float],
    ) -> None:  # fmt: skip
        self._connections = connections
        self._sittings = sittings
        self._blocks = blocks
        self._apart = apart
        self._clock = clock
        #: tables for friends by host
        self._tables: dict[str, dict[str, None]] = {}
        self.waiting: dict[str, None] = {}
        #: time of the next round, in seconds of the clock
        self._next = 0.0

    def note_change(self) -> None:
        """Record that there may be new people in the house."""
        self.waiting |= dict.fromkeys(self._tables)

    def note_table_change(self, sitting: Sitting | None) -> None:
        """Record that a table is new or changed; its host is asked about people if the table is for friends and not
        over.

        :param sitting: the table, None if it is deleted.
        """
        if sitting is not None and _is_asked_for(sitting):
            host = sitting.setting.host
            self._tables.setdefault(host, {})[sitting.id] = None
            self.waiting[host] = None

    def due(self) -> float | None:
        """Return the time of the next round of questions, in seconds of the clock; None if there is nothing to ask."""
        return self._next if self.waiting else None

    def ask(self) -> None:
        """Ask the next hosts if a round of questions is due; hosts with further questions wait for a later round."""
        if not self.waiting or self._clock() < self._next:
            return
        here = {person.id: person for person in self._connections.connected_people()}
        left, looks = MAX_QUESTIONS, MAX_CHECKS
        for host in list(islice(self.waiting, MAX_QUESTIONS)):
            if left <= 0 or looks <= 0:
                break
            del self.waiting[host]
            took = [0, 0]
            self._apart.attempt("person", host, lambda: took.extend(self._ask_host(host, here)))  # noqa: B023 - at once
            left, looks = left - took[-2], looks - took[-1]
        self._next = self._clock() + ROUND_SECONDS

    def _ask_host(self, host: str, here: dict[str, KnownPerson]) -> tuple[int, int]:
        """Ask a host about a few people; return the number of questions and of checks."""
        tables = self._tables_asked_about(host)
        asked = self._ask(host, tables, here) if host in here else 0
        if asked == MAX_QUESTIONS_PER_HOST:
            self.waiting[host] = None
        return asked, len(tables) * len(here)

    def _tables_asked_about(self, host: str) -> list[Sitting]:
        """Return the tables for friends of a host; forget tables that are no longer such."""
        known = (self._sittings.get(table) for table in self._tables[host])
        tables = [table for table in known if table is not None and _is_asked_for(table) and table.setting.host == host]
        if tables:
            self._tables[host] = dict.fromkeys(table.id for table in tables)
        else:
            del self._tables[host]
        return tables

    def _ask(self, host: str, tables: list[Sitting], here: dict[str, KnownPerson]) -> int:
        """Ask a host about a few new people; return the number of questions."""
        asked = 0
        for sitting in tables:
            for person in sitting.knocks.unasked_people(here.keys()):
                if asked == MAX_QUESTIONS_PER_HOST:
                    return asked
                if person != host and not self._blocks.is_blocked(person, by=host):
                    sitting.knocks.note_asked(person)
                    asks = Asks(table=sitting.id, person=person, name=here[person].name, what="come")
                    self._connections.tell(host, asks)
                    asked += 1
        return asked


def _is_asked_for(sitting: Sitting) -> bool:
    return sitting.setting.is_for_friends and sitting.stage != "over"
