"""Causes thousands of faults between several servers of one house, and checks the history of each match.

The campaign kills servers, pauses them past their lease, cuts them off from the store or the bus, or lets them leave.
It splits the bus, loses messages and answers of the database, and drops players' lines; the clocks of the servers are a
minute apart. The record must have every acknowledged offer once, and every seat must have heard a beginning of its own
view of the record. The same check finds a planted fault: an owner that ignores its epoch.

``python -m tests.campaigns.cut_wires --faults 3000``
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Callable
from itertools import count, islice

from tests.campaigns.playing import Watch
from tests.server.databases import cluster
from tests.server.town import Player, Server, Town, TownStore, check, gather
from tests.standard import WITH_CLAIMS

#: seconds between two faults, and after the last fault of a match
BETWEEN, AFTER = (0.1, 3.0), 12.0
#: faults in one match
FAULTS = 12

#: a fault: harms a server and returns a function that repairs the harm
Fault = Callable[[Town, Server], Callable[[], None]]


def _killed(town: Town, server: Server) -> Callable[[], None]:
    town.kill(server)
    return lambda: None


def _leaves(town: Town, server: Server) -> Callable[[], None]:
    server.leave()
    return lambda: None


def held_up(town: Town, server: Server) -> Callable[[], None]:
    server.held = True
    town.expire(server)

    def goes_on() -> None:
        server.held = False

    return goes_on


def _without_store(town: Town, server: Server) -> Callable[[], None]:
    server.store.away = True
    if town.chance.random() < 0.5:
        town.expire(server)

    def back() -> None:
        server.store.away = False

    return back


def _without_bus(town: Town, server: Server) -> Callable[[], None]:
    server.end.cut = True
    return server.end.mend


def _lossy(town: Town, server: Server) -> Callable[[], None]:
    town.wires.losing = town.chance.choice((20, 200, 600))

    def whole() -> None:
        town.wires.losing = 0

    return whole


def _forgets(town: Town, server: Server) -> Callable[[], None]:
    server.store.forgets = True
    return lambda: None


def _drops(town: Town, server: Server) -> Callable[[], None]:
    town.chance.choice(town.players).drop()
    return lambda: None


def _expires(town: Town, server: Server) -> Callable[[], None]:
    town.expire(server)
    return lambda: None


KINDS: tuple[Fault, ...] = (
    _killed, _leaves, held_up, _without_store, _without_bus, _lossy, _forgets, _drops, _drops, _expires,
)  # fmt: skip


def one_match(
    address: str, seed: int, kind: type[TownStore] = TownStore, kinds: tuple[Fault, ...] = KINDS, faults: int = FAULTS
) -> list[str]:
    """Play a match among faults; return the faults of its history.

    :param address: an empty database. :param kinds: kinds of faults; each comes once before any comes again.
    """
    chance = random.Random(seed)
    town = Town(address, chance, kind)
    try:
        players = gather(town, 3, chance.choice(WITH_CLAIMS))
        deck = (one for _ in count() for one in chance.sample(kinds, len(kinds)))
        for _ in range(faults):
            _harm(town, *islice(deck, 1 if chance.random() < 0.6 else 2))  # one, or two at once
        before = [len(player.messages) for player in players]
        town.run(AFTER)
        return [*check(town, players), *_stands(players, before)]
    finally:
        town.close()


def _harm(town: Town, *faults: Fault) -> None:
    mends = []
    for fault in faults:
        free = [server for server in town.servers if not server.held and not server.end.cut and not server.store.away]
        if len(free) > 1:
            mends.append(fault(town, town.chance.choice(free)))
    town.run(town.chance.uniform(*BETWEEN))
    for mend in mends:
        mend()
    while len(town.servers) < 3:
        town.start()
    town.run(town.chance.uniform(*BETWEEN))


def _stands(players: list[Player], before: list[int]) -> list[str]:
    """Return a line for each player without a new message although all faults are repaired."""
    both = zip(players, before, strict=True)
    return [f"{one.name} hears nothing" for one, known in both if len(one.messages) == known and not one.over]


def main() -> None:
    """Run the campaign of the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faults", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0)
    words = parser.parse_args()
    watch, begun = Watch("cut-wires"), time.monotonic()
    wrong: Counter[str] = Counter()
    with cluster() as databases:
        for match in range(-(-words.faults // FAULTS)):
            for one in one_match(databases.database(), words.seed + match):
                wrong[f"{words.seed + match}: {one}"] += 1
                print(words.seed + match, one, flush=True)
            watch.say(f"{(match + 1) * FAULTS} faults, {len(wrong)} wrong, {time.monotonic() - begun:.0f} s")
    watch.say(f"{words.faults} faults, {len(wrong)} wrong", always=True)
    raise SystemExit(1 if wrong else 0)


if __name__ == "__main__":
    main()
