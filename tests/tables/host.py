"""A host that drives tables as a server or a scene does; tests move its clock, and it thinks without delay."""

from __future__ import annotations

import random
from typing import Any

from numeramis_access.core.actions import Action, AmountRange
from numeramis_access.core.codec import read_options
from numeramis_access.core.table import Table
from numeramis_access.players.characters import apply_temperament
from numeramis_access.players.policy import Choice
from numeramis_access.tables.computers import ThinkingTask, Timing
from numeramis_access.tables.hosted_table import HostedTable
from numeramis_access.tables.messages import Answer, Message, Offer, SeatsChanged
from numeramis_access.tables.record import Deed, NoRecord
from numeramis_access.tables.seats import Computer, Human, TableSeat
from tests.contract.walk import concrete
from tests.standard import policy, ruleset

ME = TableSeat(Human("Eva", "feminine"))


class Clock:
    """Seconds that pass only when a test advances them."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Thinker:
    """Keeps each thinking task until the test asks for answers.

    :ivar failing: how many of the next answers fail.
    """

    def __init__(self) -> None:
        self.tasks: dict[int, ThinkingTask] = {}
        self.asked: list[ThinkingTask] = []
        self.forgotten: list[int] = []
        self.given_up = 0
        self.failing = 0

    def ask(self, task: ThinkingTask) -> int:
        self.asked.append(task)
        self.tasks[len(self.asked)] = task
        return len(self.asked)

    def forget(self, ticket: int) -> None:
        self.forgotten.append(ticket)
        self.tasks.pop(ticket, None)

    def stop_worker(self, ticket: int) -> None:
        self.given_up += 1

    def answers(self) -> list[tuple[int, Choice | None]]:
        """Return a choice for every waiting task, with its ticket; None for a failed one."""
        tasks, self.tasks = self.tasks, {}
        return [(ticket, self._choice(task)) for ticket, task in tasks.items()]

    def _choice(self, task: ThinkingTask) -> Choice | None:
        if self.failing:
            self.failing -= 1
            return None
        chance = random.Random(task.chance)
        choice = policy(task.game, task.level).choose(task.view, chance, task.milliseconds)
        return apply_temperament(choice, task.temperament)


class Notebook(NoRecord):
    """A durable record that notes each deed and message, and the number of messages the seats had by then."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.told_before: list[int] = []
        self.entries: list[Deed | Message] = []
        self.levels: list[tuple[str, ...]] = []
        self.deals = 0
        self.ended = 0
        self.table: HostedTable | None = None

    def record_deed(self, deed: Deed) -> None:
        assert self.table is not None
        self.actions += deed.actions
        self.entries.append(deed)
        self.told_before.append(self.table.number)

    def record_message(self, message: Message) -> None:
        self.entries.append(message)
        if isinstance(message, SeatsChanged):
            self.levels.append(tuple(seat.level for seat in message.seats))

    def count_deal(self, state: Any, seats: Any) -> None:
        self.deals += 1

    def count_match(self, seats: Any) -> None:
        self.ended += 1


def match_of(game: str = "quist", players: int = 4, seed: int = 5, **options: Any) -> Table:
    """Return a new match."""
    rules = ruleset(game)
    return Table(rules, read_options(rules, options), players, seed)


def seats_of(players: int, people: int = 1, level: str = "beginner") -> tuple[TableSeat, ...]:
    """Return this many seats, the first ones with people."""
    names = ("Adam", "Bára", "Cyril", "Dana")
    return tuple(
        TableSeat(Human(names[entrant % 4]) if entrant < people else Computer(names[entrant % 4], level=level))
        for entrant in range(players)
    )


class House:
    """A house with some tables, one clock and one thinker."""

    def __init__(self, timing: Timing | None = None) -> None:
        self.clock = Clock()
        self.thinker = Thinker()
        self.timing = timing or Timing()
        self.tables: list[HostedTable] = []

    def open(self, match: Table, seats: tuple[TableSeat, ...], record: Any = None) -> HostedTable:
        """Open a table and start it."""
        table = HostedTable(match, seats, self.thinker, self.clock, lambda: self.timing, record)
        if isinstance(record, Notebook):
            record.table = table
        self.tables.append(table)
        table.start()
        return table

    def run(self, steps: int = 10_000) -> None:
        """Run everything that needs no people, and advance the clock as needed."""
        for _ in range(steps):
            for ticket, choice in self.thinker.answers():
                assert sum(table.take_thinker_answer(ticket, choice) for table in self.tables) <= 1
            dues = [due for table in self.tables if (due := table.due()) is not None]
            if not dues:
                return
            self.clock.now = max(self.clock.now, min(dues))
            for table in self.tables:
                table.tick()
        raise AssertionError("it never comes to rest")


def some_action(table: HostedTable, entrant: int, chance: random.Random) -> Action:
    """Return a legal action of this entrant, who is to act."""
    legal = table.position(entrant).view.legal
    choice = legal[int(chance.random() * len(legal))]
    return concrete(table.match.ruleset, choice, chance) if isinstance(choice, AmountRange) else choice


def act(table: HostedTable, entrant: int, name: str, chance: random.Random) -> Answer:
    """Offer some legal action for the entrant."""
    return table.offer(entrant, Offer(name, table.number, some_action(table, entrant, chance)))


def play(house: House, table: HostedTable, actions: int = 10_000) -> None:
    """Play a match to its end or for a number of actions, also for its people."""
    chance = random.Random(table.match.seed)
    house.run()
    while not table.match.is_over and len(table.match.record) < actions:
        if table.resting:
            for entrant in range(len(table.seats)):
                table.note_ready(entrant)
        else:
            entrant = table.entrant_to_act()
            assert entrant is not None
            act(table, entrant, f"{len(table.match.record)}", chance)
        house.run()
