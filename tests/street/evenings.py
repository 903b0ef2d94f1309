"""A hostile director in the street: acts that unpack into much, repeated requests for logs, a bad plan."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Sequence
from itertools import count
from typing import Any

import msgspec

from numeramis_access.evening import events as ev
from numeramis_access.evening.draw import draw
from numeramis_access.evening.evening import Evening, evolve, open_lines
from numeramis_access.evening.movements import Encounter, Movement
from numeramis_access.evening.scoring import Score
from tests.street.lines import Line

#: bytes into which each act unpacks, and how many fit into one line of 8 KiB
UNPACKED, ACTS = 60_000, 20
PLAN = ev.Plan(game="quist", tricks=9, boards=1, at_tables=True)

_numbers = count()


async def opened(director: Line) -> str:
    """Let a director announce an evening; return its table."""
    made = await director.ask("open", game="quist", players=1 + 4 * 2, evening="e", access="open", rests=False)
    return str(made["answer"]["table"])


def deflated(acts: int = ACTS) -> list[dict[str, object]]:
    """Return small acts that unpack into large ones, no two alike."""
    made = []
    for _ in range(acts):
        event = ev.Announced(ev.Plan(options={"x": "a" * UNPACKED, "number": next(_numbers)}))
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
        """Record events."""
        said = await direct(self.director, self.table, self.count, *events)
        assert said["is"] == "done", said
        self.count += len(events)
        for event in events:
            self.evening = evolve(self.evening, event)



async def first_round_over(led: Led, people: Sequence[str]) -> None:
    """Make an evening of four pairs whose first round is over in its log. :param people: the players' ids."""
    await led.do(ev.Announced(PLAN), *(ev.Entered((one, f"computer-{one}")) for one in people))
    await led.do(*(ev.Entered((f"computer-{at}", f"computer-{at}-b")) for at in range(4 - len(people))), ev.Closed())
    await led.do(draw(led.evening, (), lambda order: None), ev.RoundBegun(0, "now"))
    await led.do(*(ev.ResultEntered(line, Score(5, 4)) for line in open_lines(led.evening)))


async def cannot_go_on(director: Line, table: str, person: str) -> None:
    """Make an evening without a possible next round: its pairs have become teams, and each table lacks two people."""
    sitting = Encounter(0, ((0,), (1,)), (1,))
    events = (
        ev.Announced(PLAN), ev.Entered((person, "computer-0")), ev.Entered(("computer-1", "computer-2")), ev.Closed(),
        ev.Announced(msgspec.structs.replace(PLAN, contest="teams")),
        ev.Drawn(Movement("all-meet", 4, ((sitting,), (sitting,))), (0, 1)), ev.RoundBegun(0, "now"),
    )  # fmt: skip
    for number, event in enumerate(events):
        said = await direct(director, table, number, event)
        assert said["is"] == "done", said
    chairs = [[person, "Mate"], *(["", name] for name in ("Ada", "Bor", "Cyril"))]
    seating = [{"number": 0, "chairs": chairs}]
    await director.ask("play-round", table=table, round=1, rounds=2, boards=[1], seating=seating)
    await direct(director, table, len(events), ev.ResultEntered(ev.ScoreLine(0, 0, 1), Score(5, 4)))

