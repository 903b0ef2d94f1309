"""Kills the server of people's tables with SIGKILL at every single action of whole matches, over real sockets.

After every kill the server starts again on the same folder. The people at the table return by themselves: their
messages go on without a gap, and earlier messages stay unchanged. In the end the record has every acknowledged offer
once, and all people have heard the content of the record.

``python -m tests.campaigns.house_kill --matches 11``
"""

from __future__ import annotations

import argparse
import asyncio
import shutil
import signal
import tempfile
from pathlib import Path
from typing import NamedTuple

from tests.campaigns.house_server import PLACES, Server
from tests.campaigns.playing import KINDS, Kind, Watch
from tests.load.people import Party

#: seconds without a new action at its tables until a server counts as hanging
HANGS = 120.0


class Tally(NamedTuple):
    """The counts of a campaign."""

    matches: int = 0
    kills: int = 0
    actions: int = 0


async def at_every_action(home: Path, kind: Kind, seed: int) -> Tally:
    """Play a match and kill its server at each action."""
    server, kills = Server(home), 0
    server.start()
    party = Party([server.url], kind, seed)
    playing = asyncio.create_task(party.play())
    try:
        while not party.begun:
            await asyncio.sleep(0.01)
        server.kill()
        while not playing.done():
            server.start(PLACES[kills % len(PLACES)])
            ended = asyncio.create_task(asyncio.to_thread(server.ended, HANGS))
            await asyncio.wait([ended, playing], return_when=asyncio.FIRST_COMPLETED)
            if ended.done():
                assert ended.result() == -signal.SIGKILL, "it ended otherwise than by a kill, or hangs"
                kills += 1
        playing.result()
    finally:
        server.kill()
    return Tally(1, kills, server.check([party.history]))


def campaign(count: int, folder: str | None = None) -> Tally:
    """Run ``count`` matches; return the counts."""
    watch, tally = Watch("house-kill"), Tally()
    people = [kind for kind in KINDS if kind.seats > 1]
    for number in range(count):
        home = Path(tempfile.mkdtemp(prefix="house-", dir=folder))
        one = asyncio.run(at_every_action(home, people[number % len(people)], number))
        tally = Tally(*(a + b for a, b in zip(tally, one, strict=True)))
        shutil.rmtree(home)
        watch.say(f"{number + 1} of {count}, {tally}")
    watch.say(f"{tally}; nothing lost", always=True)
    return tally


def main() -> None:
    """Run the campaign of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=11)
    parser.add_argument("--folder", help="folder of the files, to choose the disk")
    words = parser.parse_args()
    campaign(words.matches, words.folder)


if __name__ == "__main__":
    main()
