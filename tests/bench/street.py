"""A table of four plays on during attacks on the house: waiting times of its people, memory, and the end of the house.

Each attack has its own server, which also measures the processor time for which one piece of work holds its loop.
``--seconds 5`` makes each attack run for five seconds instead of thirty.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from tests.bench.web import figures
from tests.street.attacks import ATTACKS
from tests.street.houses import Account, House, house, lived_in
from tests.street.measuring import Seen, street, table, watched

#: number of pieces of work in the report, those that held the loop longest
TOLD = 3


def run(say: Callable[[str], None], seconds: float = 30.0) -> None:
    """Print every row. :param seconds: duration of each attack."""
    quiet: Seen | None = None
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / "lived-in"
        home.mkdir()
        accounts = lived_in(home)
        for number, name in enumerate(("", *ATTACKS)):
            own = Path(folder) / f"house{number}"
            shutil.copytree(home, own)
            if name:
                ATTACKS[name].prepares(own, 1.0)
            with house(own) as made:
                seen, gone = asyncio.run(_seen(made, number, name, accounts, seconds))
            quiet = quiet or seen
            say(_row(name or "nobody attacks", seen, quiet, gone, made.longest))
            shutil.rmtree(own)


async def _seen(made: House, number: int, name: str, accounts: list[Account], seconds: float) -> tuple[Seen, float]:
    """Run one attack; return the observations, and the seconds in which the server then ends under play."""
    async with table(made.url, number) as party:
        seen = await watched(made, party, [name] if name else [], street(made, accounts, seconds))
        return seen, await asyncio.to_thread(made.end)


def _row(name: str, seen: Seen, quiet: Seen, gone: float, longest: dict[str, float]) -> str:
    """Return the report of an attack."""
    before, peak, after = seen.memory
    told = ", ".join(f"{code} {times}" for code, times in seen.told.most_common())
    held = sorted(((took, kind) for kind, took in longest.items() if kind != "round"), reverse=True)[:TOLD]
    pieces = ", ".join(f"{kind} {took * 1000:.0f}" for took, kind in held)
    return (
        f"{name}: {len(seen.waits)} offers, {figures(seen.waits)}, {seen.median / quiet.median:.1f} and "
        f"{seen.late / quiet.late:.1f} times those of nobody; lines lost {seen.lost}; memory {before:.0f}, at most "
        f"{peak:.0f}, then {after:.0f} MB; told: {told or 'nothing'}; longest pieces: {pieces} ms, round "
        f"{longest.get('round', 0.0) * 1000:.0f} ms; SIGTERM to gone {gone:.2f} s"
    )
