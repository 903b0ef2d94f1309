"""All people of one process: they come, suffer disturbances, come to rest, and go."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Coroutine, Sequence
from typing import Any

from tests.campaigns.playing import Kind
from tests.load.people import Party, Player

#: matches that last; each table plays one of them
LONG = (
    Kind("quist", 4, {"games": 25}, "club"),
    Kind("whist", 4, {"tour": "mixed"}, "club"),
    Kind("loker", 4, {"games": 30}, "club"),
    Kind("sipky", 4, {"limit": 301, "games": 9}, "club"),
)
#: seconds between the arrivals at two tables; seconds until a match without progress counts as hung
COMING, HANGS = 0.1, 120.0


class Crowd:
    """People at tables; a task plays each match. :ivar parties: the people by table."""

    def __init__(self, parties: Sequence[Party]) -> None:
        self.parties = parties
        self._playing: list[asyncio.Task[None]] = []

    @property
    def players(self) -> list[Player]:
        """Return all players."""
        return [player for party in self.parties for player in party.players]

    async def come(self) -> None:
        """Let all people come and begin. :raises AssertionError: when a match does not begin, or fails."""
        for party in self.parties:
            self._playing.append(asyncio.create_task(party.play()))
            await asyncio.sleep(COMING)
        ends = time.monotonic() + HANGS
        while not all(party.begun for party in self.parties):
            assert time.monotonic() < ends, [(one.name, one.ends) for one in self.players if not one.told]
            await asyncio.sleep(0.1)
            self.demand()

    def demand(self) -> None:
        """Raise the errors of all finished tasks."""
        for task in self._playing:
            if task.done():
                task.result()

    async def play(self, seconds: float, *beside: Coroutine[Any, Any, object]) -> None:
        """Let all people play for this time. :param beside: coroutines that run meanwhile, and are cancelled at its
        end.

        :raises AssertionError: when a match fails, in a group.
        """
        async with asyncio.TaskGroup() as group:
            works = [group.create_task(work) for work in beside]
            ends = time.monotonic() + seconds
            while (left := ends - time.monotonic()) > 0:
                await asyncio.sleep(min(left, 0.5))
                self.demand()
            for work in works:
                work.cancel()

    async def drop(self, every: float) -> None:
        """Drop the line of a random player again and again. :param every: mean seconds in between."""
        chance, players = random.Random(1), self.players
        while True:
            await asyncio.sleep(chance.expovariate(1 / every))
            chance.choice(players).drop()

    async def talk(self, every: float) -> None:
        """Let a random player say something again and again. :param every: mean seconds in between."""
        chance, players = random.Random(2), self.players
        while True:
            await asyncio.sleep(chance.expovariate(1 / every))
            await chance.choice(players).say()

    async def rest(self, seconds: float) -> int:
        """Stop new actions; return the number of tables that still have unfinished ones after this time."""
        for party in self.parties:
            party.stopping = True
        ends = time.monotonic() + seconds
        while (busy := sum(not party.settled for party in self.parties)) and time.monotonic() < ends:
            await asyncio.sleep(0.1)
            self.demand()
        return busy

    async def go(self) -> None:
        """Close all lines without goodbye."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
