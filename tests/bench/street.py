"""A table of four and an evening go on during attacks on the house: answers, memory, store and end of the house.

Each attack has its own server, which also measures the processor time for which one piece of work holds its loop. A row
says whether the attack stays within the limits, and what the owner hears of it. ``--seconds 5`` makes each attack run
for five seconds instead of thirty; ``--attacks acts`` runs only those whose name begins so.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from numeramis_access.server.people.limits import LIMITS
from tests.bench.figures import Report, late, load
from tests.bench.web import figures
from tests.server.test_club import told as owner
from tests.street.attacks import ATTACKS
from tests.street.evenings import evening
from tests.street.houses import Account, House, house, lived_in
from tests.street.measuring import Seen, street, table, watched

#: number of pieces of work in the report, those that held the loop longest
TOLD = 3
#: limits: milliseconds for 99 of 100 answers, MB of memory at most, MB allocated in the end, seconds of the end
ANSWERS, MEMORY, REST, END = 150.0, 100.0, 10.0, 2.0
#: MB of a store besides what the limits let the attackers keep: its write-ahead log, and what all others keep
BESIDES = 16.0
#: orders by which the owner looks for faults
ORDERS = ("faults", "check")


def run(say: Report, seconds: float = 30.0, attacks: str = "") -> None:
    """Print every row. :param seconds: duration of each attack. :param attacks: beginning of their names."""
    quiet: Seen | None = None
    over, worst = 0, dict[tuple[str, str], float]()
    names = [name for name in ATTACKS if name.startswith(attacks)]
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "lived-in"
        home.mkdir()
        accounts = lived_in(home)
        for number, name in enumerate(("", *names)):
            own = Path(folder) / f"house{number}"
            shutil.copytree(home, own)
            if name:
                ATTACKS[name].prepares(own, 1.0)
            with house(own) as made:
                seen, gone, round = asyncio.run(_seen(made, number, name, accounts, seconds))
            quiet = quiet or seen
            wrong = [*_over(seen, gone, round, len(accounts))]
            over += bool(wrong)
            say(_row(name or "nobody attacks", seen, quiet, gone, made.longest))
            say(f"  {'OVER: ' + ', '.join(wrong) if wrong else 'within all limits'}; load {load()}")
            for figure, value in _figures(seen, gone):
                worst[figure] = max(worst.get(figure, 0.0), value)
            for order in ORDERS:
                say(f"  club {order}: {' | '.join(owner(own, order)[1].splitlines())}")
            shutil.rmtree(own)
    for (metric, unit), value in worst.items():
        say.note(f"street, worst attack, {metric}", value, unit)
    say(f"{len(names)} attacks, {over} rows over a limit")


async def _seen(
    made: House, number: int, name: str, accounts: list[Account], seconds: float
) -> tuple[Seen, float, int]:
    """Run one attack; return the observations, the seconds in which the server then ends under play, and the last round
    of the evening beside it.
    """
    async with table(made.url, number) as party, evening(made.url) as beside:
        seen = await watched(made, party, [name] if name else [], street(made, accounts, seconds), beside=beside)
        return seen, await asyncio.to_thread(made.end), beside.round


def _over(seen: Seen, gone: float, round: int, people: int) -> Iterator[str]:
    """Yield the limits that an attack has exceeded. :param people: number of attackers."""
    (before, peak), (allocated, rest) = seen.memory, seen.allocated
    store = people * LIMITS["act-bytes"].rates["person"].most / 1e6 + BESIDES
    for what, waits in (("offers", seen.waits), ("evening", seen.asked)):
        if not waits:
            yield f"{what} without an answer"
        elif late(waits) * 1000 > ANSWERS:
            yield f"{what} {late(waits) * 1000:.0f} ms"
    if peak - before > MEMORY or rest - allocated > REST:
        yield f"memory {peak - before:+.0f} MB, and allocated in the end {rest - allocated:+.0f} MB"
    if seen.store[1] - seen.store[0] > store:
        yield f"store {seen.store[1] - seen.store[0]:+.1f} of {store:.0f} MB"
    if gone > END:
        yield f"end {gone:.1f} s"
    if seen.lost:
        yield f"lines lost {seen.lost}"
    if round < 2:
        yield f"the evening is in round {round}"


def _figures(seen: Seen, gone: float) -> Iterator[tuple[tuple[str, str], float]]:
    """Yield the figures of an attack: metric, unit and value. :param gone: seconds of the house's end."""
    for where, waits in (("a table", seen.waits), ("an evening", seen.asked)):
        if waits:
            yield (f"answers at {where}, 99 of 100", "ms"), late(waits) * 1000
    yield ("memory more", "MB"), seen.memory[1] - seen.memory[0]
    yield ("SIGTERM to gone", "s"), gone


def _row(name: str, seen: Seen, quiet: Seen, gone: float, longest: dict[str, float]) -> str:
    """Return the report of an attack."""
    (before, peak), (allocated, rest) = seen.memory, seen.allocated
    told = ", ".join(f"{code} {times}" for code, times in seen.told.most_common())
    held = sorted(((took, kind) for kind, took in longest.items() if kind != "round"), reverse=True)[:TOLD]
    pieces = ", ".join(f"{kind} {took * 1000:.0f}" for took, kind in held)
    if not (seen.waits and seen.asked):
        return f"{name}: {len(seen.waits)} offers, {len(seen.asked)} answers at the evening; told: {told or 'nothing'}"
    return (
        f"{name}: {len(seen.waits)} offers, {figures(seen.waits)}, {seen.median / quiet.median:.1f} and "
        f"{seen.late / quiet.late:.1f} times those of nobody; evening {figures(seen.asked)}; lines lost {seen.lost}; "
        f"memory {before:.0f}, at most {peak:.0f} MB, allocated {allocated:.0f}, then {rest:.0f} MB; "
        f"store {seen.store[0]:.1f}, then {seen.store[1]:.1f} MB; told: {told or 'nothing'}; "
        f"longest pieces: {pieces} ms, round {longest.get('round', 0.0) * 1000:.0f} ms; SIGTERM to gone {gone:.2f} s"
    )
