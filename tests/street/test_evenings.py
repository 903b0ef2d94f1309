"""A hostile director against a real house: other evenings go on, the store stays small, answers stay quick."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec

from numeramis_access.server.people.limits import LIMITS
from tests.server.guests import key_of
from tests.server.test_club import told as owner
from tests.street.evenings import Led, cannot_go_on, deflated, first_round_over, opened, round_of
from tests.street.houses import house
from tests.street.lines import STOPPED, Line, line
from tests.street.probe import PEOPLE
from tests.waiting import PATIENCE

#: lines of one person that send requests at once; requests of a player, without and with them
LINES, ASKED = 40, 20
#: the median wait may grow this many times: others use this machine too
OUT_OF_PROPORTION = 40.0


async def come(stack: AsyncExitStack, url: str, name: str, address: str) -> tuple[Line, str]:
    """Return a newcomer's line and person id."""
    made = await stack.enter_async_context(line(url, address, Counter()))
    answer = (await made.ask("hello", version=1, key=key_of(name), name=name))["answer"]
    return made, str(answer["person"])


async def soon(condition: Callable[[], bool]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.1)


def size(home: Path) -> int:
    return sum(file.stat().st_size for file in home.glob(f"{PEOPLE}*"))


async def waits(player: Line, table: str) -> list[float]:
    """Return the seconds of a player's waits for answers, one after the other."""
    found = []
    for _ in range(ASKED):
        begun = time.perf_counter()
        await player.ask("standings", table=table)
        found.append(time.perf_counter() - begun)
        await asyncio.sleep(0.02)
    return found


def test_an_evening_goes_on_beside_one_that_cannot_and_the_owner_is_told(tmp_path: Path) -> None:
    async def play(url: str) -> str:
        async with AsyncExitStack() as stack:
            mallory, _ = await come(stack, url, "Mallory", "127.45.0.1")
            mate, mate_id = await come(stack, url, "Mate", "127.45.0.2")
            bad = await opened(mallory)
            await mate.ask("enter", table=bad)
            await cannot_go_on(mallory, bad, mate_id)
            director, _ = await come(stack, url, "Dita", "127.45.0.3")
            player, player_id = await come(stack, url, "Eva", "127.45.0.4")
            good = Led(director, await opened(director))
            await player.ask("enter", table=good.table)
            await first_round_over(good, [player_id])
            await mallory.leave()
            await director.leave()
            await soon(lambda: round_of(player) == 2)
            await soon(lambda: any(one.startswith(STOPPED) for one in mate.beside))
            await soon(lambda: f"evening {bad[:6]}" in owner(tmp_path, "faults")[1])
            return bad

    with house(tmp_path) as made:
        bad = asyncio.run(play(made.url))
        assert f"evening {bad[:6]}" in owner(tmp_path, "check")[1]


def test_acts_that_unpack_fill_no_store_and_logs_asked_for_stop_nobody(tmp_path: Path) -> None:
    async def play(url: str) -> tuple[int, list[float], list[float]]:
        async with AsyncExitStack() as stack:
            director, _ = await come(stack, url, "Dita", "127.46.0.1")
            player, player_id = await come(stack, url, "Eva", "127.46.0.2")
            good = Led(director, await opened(director))
            await player.ask("enter", table=good.table)
            await first_round_over(good, [player_id])
            mallory, _ = await come(stack, url, "Mallory", "127.46.0.3")
            bad, before, codes = await opened(mallory), size(tmp_path), set[str]()
            for turn in range(24):  # as fast as no line is ended for it
                said = await mallory.ask("direct", table=bad, after=0, acts=deflated(4 if turn % 2 else 12))
                codes.add(said.get("code", "done"))
            assert codes == {"done", "too-often"}
            grown = size(tmp_path) - before
            lines = [(await come(stack, url, "Mallory", f"127.47.0.{at + 1}"))[0] for at in range(LINES)]
            quiet = await waits(player, good.table)
            flood = asyncio.gather(*(one.ask("evening-log", table=bad, after=1) for one in lines))
            under = await waits(player, good.table)
            answers = await flood
            assert max(len(msgspec.json.encode(one)) for one in answers) < 2 * 2**16
            return grown, quiet, under

    with house(tmp_path) as made:
        memory = made.memory
        grown, quiet, under = asyncio.run(play(made.url))
        print(f"store: {grown} bytes more; median {statistics.median(quiet):.4f}, {statistics.median(under):.4f} s")
        assert grown < 3 * LIMITS["act-bytes"].rates["person"].most, "with the journal of the file"
        assert statistics.median(under) < OUT_OF_PROPORTION * statistics.median(quiet)
        assert made.memory - memory < 100, "megabytes"
