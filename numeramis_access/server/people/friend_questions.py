"""Ask the program of each host of a table for friends whether new people in the house are the host's friends.

Only that program knows the host's friends; it lets them in by ``LetCome``. The questions go out in small rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import islice

from numeramis_access.server.people.apart import FailingMembers
from numeramis_access.server.people.blocks import Blocks
from numeramis_access.server.people.connections import Connections
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import KnownPerson
from numeramis_access.tables.pushes import Asks

#: seconds between two rounds; most questions to one host, and to all hosts, in a round: a program that answers each of
#: them uses half of the lines that it may send
ROUND_SECONDS, MAX_QUESTIONS_PER_HOST, MAX_QUESTIONS = 0.1, 2, 20
#: most pairs of a table and a person in a round for which it is checked whether the host was asked already
MAX_CHECKS = 20_000


@dataclass
class _Budget:
    """The work that a round can still do. :ivar questions: questions left. :ivar checks: checked pairs left."""

    questions: int = MAX_QUESTIONS
    checks: int = MAX_CHECKS

    @property
    def is_used_up(self) -> bool:
        return self.questions <= 0 or self.checks <= 0


class FriendQuestions:
    """Asks the programs of hosts of tables for friends about people in the house: for each table, about each person
    once until its host enters again or changes. People blocked by the host are left out. A host who is not
    connected is not asked.

    ``LobbyUpdates`` calls it: ``note_change`` and ``note_table_change`` make hosts wait for questions, ``ask`` sends a
    round of them.

    :param connections: the connections of the house.
    :param sittings: the tables by id.
    :param blocks: knows the people that each host has blocked.
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
        #: ids of the tables for friends by the id of their host; the inner dictionaries are ordered sets
        self._tables_of_host: dict[str, dict[str, None]] = {}
        self.waiting: dict[str, None] = {}
        #: earliest time of the next round, in seconds of the clock
        self._next_round = 0.0

    def note_change(self) -> None:
        """Record that there may be new people in the house."""
        self.waiting |= dict.fromkeys(self._tables_of_host)

    def note_table_change(self, sitting: Sitting | None) -> None:
        """Record that a table is new or changed; if it is for friends and not over, its host is asked about people.

        :param sitting: the table; None, without effect, if it is deleted.
        """
        if sitting is not None and _is_open_to_friends(sitting):
            host = sitting.setting.host
            self._tables_of_host.setdefault(host, {})[sitting.id] = None
            self.waiting[host] = None

    def due(self) -> float | None:
        """Return the time of the next round of questions, in seconds of the clock; None if no host waits."""
        return self._next_round if self.waiting else None

    def ask(self) -> None:
        """Send a round of questions if one is due: at most ``MAX_QUESTIONS_PER_HOST`` to each waiting host, until
        ``MAX_QUESTIONS`` or ``MAX_CHECKS`` are reached. Hosts who may have more questions wait for a later round.
        """
        if not self.waiting or self._clock() < self._next_round:
            return
        here = {person.id: person for person in self._connections.connected_people()}
        budget = _Budget()
        for host in list(islice(self.waiting, MAX_QUESTIONS)):
            if budget.is_used_up:
                break
            del self.waiting[host]
            self._apart.attempt("person", host, partial(self._ask_host, host, here, budget))
        self._next_round = self._clock() + ROUND_SECONDS

    def _ask_host(self, host: str, here: dict[str, KnownPerson], budget: _Budget) -> None:
        """Ask a host about a few people, and take that work from the budget. :param here: connected people by id."""
        tables = self._tables_for_friends(host)
        count = self._send_questions(host, tables, here) if host in here else 0
        if count == MAX_QUESTIONS_PER_HOST:
            self.waiting[host] = None
        budget.questions -= count
        budget.checks -= len(tables) * len(here)

    def _tables_for_friends(self, host: str) -> list[Sitting]:
        """Return the tables for friends of a host; forget tables that are no longer for friends, or another host's."""
        known = (self._sittings.get(table) for table in self._tables_of_host[host])
        tables = [
            table for table in known
            if table is not None and _is_open_to_friends(table) and table.setting.host == host
        ]  # fmt: skip
        if tables:
            self._tables_of_host[host] = dict.fromkeys(table.id for table in tables)
        else:
            del self._tables_of_host[host]
        return tables

    def _send_questions(self, host: str, tables: list[Sitting], here: dict[str, KnownPerson]) -> int:
        """Ask a connected host about at most ``MAX_QUESTIONS_PER_HOST`` people; return the number of questions."""
        count = 0
        for sitting in tables:
            for person in sitting.permissions.unasked_people(here.keys()):
                if count == MAX_QUESTIONS_PER_HOST:
                    return count
                if person != host and not self._blocks.is_blocked(person, by=host):
                    sitting.permissions.note_asked(person)
                    question = Asks(table=sitting.id, person=person, name=here[person].name, what="come")
                    self._connections.tell(host, question)
                    count += 1
        return count


def _is_open_to_friends(sitting: Sitting) -> bool:
    """Return whether a table is for friends and not over."""
    return sitting.setting.is_for_friends and sitting.stage != "over"
