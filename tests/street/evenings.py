"""A hostile director in the street: acts that unpack into much, repeated requests for logs, a bad plan."""

from __future__ import annotations

import asyncio
import base64
import random
import time
import zlib
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import msgspec

from numeramis_access.evening import events as ev
from numeramis_access.evening.draw import draw_movement
from numeramis_access.evening.evening import Evening, evolve, open_lines
from numeramis_access.evening.movements import Encounter, Movement
from numeramis_access.evening.scoring import Score
from tests import samples
from tests.server.guests import key_of
from tests.street.lines import Line, line

#: bytes into which each act unpacks, and how many fit into one line of 8 KiB
UNPACKED, ACTS = 60_000, 16
#: acts of a hostile request, most parts of each list in them, and most letters of them when packed
EACH, PARTS, PACKED = 4, 12, 7000
#: stages of evenings that hostile acts meet
STAGES = 4
#: seconds between two questions of a player beside an attack
ASKS = 0.05
PLAN = ev.Plan(game="quist", tricks=9, boards=1, at_tables=True)

_numbers = count()


async def opened(director: Line) -> str:
    """Let a director open an evening; return its table. :raises ConnectionRefusedError: when a limit forbids it."""
    made = await director.ask("open", game="quist", players=1 + 4 * 2, evening="e", access="open", rests=False)
    if made["is"] != "done":
        raise ConnectionRefusedError(made["code"])
    return str(made["answer"]["table"])


def deflated(acts: int = ACTS) -> list[dict[str, object]]:
    """Return small acts that unpack into large ones, no two alike."""
    made = []
    for _ in range(acts):
        event = ev.PlanAnnounced(ev.Plan(options={"x": "a" * UNPACKED, "number": next(_numbers)}))
        packed = base64.b64encode(zlib.compress(msgspec.json.encode(event), 9)).decode()
        made.append({"at": str(next(_numbers)), "packed": packed})
    return made


async def direct(director: Line, table: str, after: int, *events: ev.AnyEvent) -> dict[str, Any]:
    """Record an event of an evening; return the answer."""
    acts = [{"at": str(after + at), "event": msgspec.to_builtins(event)} for at, event in enumerate(events)]
    return await director.ask("direct", table=table, after=after, acts=acts)


class Led:
    """An evening as its director leads it. :ivar evening: its state. :ivar count: number of entries."""

    def __init__(self, director: Line, table: str) -> None:
        self.director = director
        self.table = table
        self.evening = Evening()
        self.count = 0

    async def do(self, *events: ev.AnyEvent) -> None:
        """Record events. :raises ConnectionRefusedError: when a limit forbids it."""
        said = await direct(self.director, self.table, self.count, *events)
        if said["is"] != "done":
            raise ConnectionRefusedError(said["code"])
        self.count += len(events)
        for event in events:
            self.evening = evolve(self.evening, event)


async def first_round_over(led: Led, people: Sequence[str]) -> None:
    """Make an evening of four pairs whose first round is over in its log. :param people: the players' ids."""
    await led.do(ev.PlanAnnounced(PLAN), *(ev.PeopleEntered((one, f"computer-{one}")) for one in people))
    await led.do(
        *(ev.PeopleEntered((f"computer-{at}", f"computer-{at}-b")) for at in range(4 - len(people))), ev.EntryClosed()
    )
    await led.do(draw_movement(led.evening, (), lambda order: None), ev.RoundBegun(0, "now"))
    await led.do(*(ev.ResultEntered(line, Score(5, 4)) for line in open_lines(led.evening)))


async def reaches(led: Led, stage: int) -> None:
    """Bring an evening to a stage. :param stage: 0 new, 1 entering, 2 closed, 3 with a round that is over."""
    if stage == STAGES - 1:
        await first_round_over(led, [])
    elif stage:
        entered = (ev.PeopleEntered((f"computer-{at}", f"computer-{at}-b")) for at in range(4))
        await led.do(ev.PlanAnnounced(PLAN), *entered, *([ev.EntryClosed()] if stage == STAGES - 2 else []))


async def cannot_go_on(director: Line, table: str, person: str) -> None:
    """Make an evening without a possible next round: its pairs have become teams, and each table lacks two people."""
    sitting = Encounter(0, ((0,), (1,)), (1,))
    events = (
        ev.PlanAnnounced(PLAN), ev.PeopleEntered((person, "computer-0")),
        ev.PeopleEntered(("computer-1", "computer-2")),
        ev.EntryClosed(),
        ev.PlanAnnounced(msgspec.structs.replace(PLAN, contest="teams")),
        ev.SeatsDrawn(Movement("all-meet", 4, ((sitting,), (sitting,))), (0, 1)), ev.RoundBegun(0, "now"),
    )  # fmt: skip
    for number, event in enumerate(events):
        said = await direct(director, table, number, event)
        if said["is"] != "done":
            raise ConnectionRefusedError(said["code"])
    chairs = [[person, "Mate"], *(["", name] for name in ("Ada", "Bor", "Cyril"))]
    seating = [{"number": 0, "chairs": chairs}]
    await director.ask("play-round", table=table, round=1, rounds=2, boards=[1], seating=seating)
    await direct(director, table, len(events), ev.ResultEntered(ev.ScoreLine(0, 0, 1), Score(5, 4)))


def hostile(kind: type[ev.EveningEvent], chance: random.Random, people: Sequence[str]) -> list[dict[str, object]]:
    """Return acts of one kind with as many parts as a request can carry, deflated. :param people: ids."""
    made, left = [], PACKED
    for _ in range(EACH):
        event = samples.event_of(kind, chance, (*people, "computer-0", "x" * 60), PARTS)
        packed = base64.b64encode(zlib.compress(msgspec.json.encode(event), 9)).decode()
        if (left := left - len(packed)) > 0 or not made:
            made.append({"at": str(next(_numbers)), "packed": packed[:PACKED]})
    return made


def round_of(player: Line) -> int:
    """Return the round that a player was told last."""
    told = [msgspec.json.decode(one) for one in player.beside if one.startswith(b'{"is":"table"')]
    return next((one["evening"].get("round", 0) for one in reversed(told) if one.get("evening")), 0)


class Beside:
    """An evening that goes on during an attack, with a director and a player.

    :ivar waits: time of each answer to the player, and the seconds until it came.
    """

    def __init__(self, player: Line, table: str) -> None:
        self._player = player
        self.table = table
        self.waits: list[tuple[float, float]] = []
        self.asking: asyncio.Task[None] | None = None

    @property
    def lost(self) -> bool:
        """Whether the player has lost the line."""
        return self.asking is not None and self.asking.done()

    async def ask_on(self) -> None:
        """Ask for the standings again and again, as a player who waits."""
        while True:
            begun = time.perf_counter()
            await self._player.ask("standings", table=self.table)
            self.waits.append((begun, time.perf_counter() - begun))
            await asyncio.sleep(ASKS)

    @property
    def round(self) -> int:
        """The round that the player was told last."""
        return round_of(self._player)


@asynccontextmanager
async def evening(url: str) -> AsyncIterator[Beside]:
    """Yield an evening whose first round is over; the house begins the second one by itself."""
    async with line(url, "127.50.0.1", Counter()) as director, line(url, "127.50.0.2", Counter()) as player:
        await director.ask("hello", version=1, key=key_of("leads beside"), name="Dita")
        said = await player.ask("hello", version=1, key=key_of("plays beside"), name="Eva")
        led = Led(director, await opened(director))
        await player.ask("enter", table=led.table)
        await first_round_over(led, [said["answer"]["person"]])
        beside = Beside(player, led.table)
        beside.asking = asyncio.create_task(beside.ask_on())
        try:
            yield beside
        finally:
            beside.asking.cancel()
            await asyncio.gather(beside.asking, return_exceptions=True)
