"""``python -m tests.load``: people at tables of servers, their waits for each other, and the servers' costs.

``--servers`` names running servers; otherwise the command starts its own, with a database and a bus if wanted. For
several machines give each the same words, and ``--part 1/3``, ``2/3``, ``3/3``. A server admits 400 lines and 240 new
people in ten minutes from one address, so that a machine may need several addresses (``--own``). Then check the
histories on the machine with the store: ``python -m tests.load.check STORE HISTORY…``.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from tests.load.run import Plan, run
from tests.load.servers import servers


def main() -> None:
    """Run the command line."""
    usual, parser = Plan(), argparse.ArgumentParser(prog="python -m tests.load", description=__doc__)
    parser.add_argument("--servers", nargs="+", default=[], metavar="ADDRESS", help="that are there already")
    parser.add_argument("--nodes", type=int, default=1, help="own servers to start, where none are named")
    parser.add_argument("--store", choices=("sqlite", "postgresql"), default="sqlite", help="of own servers")
    parser.add_argument("--bus", choices=("local", "nats"), default="local", help="of own servers")
    parser.add_argument("--tables", type=int, default=usual.tables, help="of four people, in all parts together")
    parser.add_argument("--every", type=float, default=usual.every, help="seconds that a decision takes")
    parser.add_argument("--minutes", type=float, default=usual.minutes)
    parser.add_argument("--part", type=_part, default=usual.part, metavar="I/N", help="which of the tables are ours")
    parser.add_argument("--drops", type=float, default=usual.drops, help="seconds until a person's line drops, 0 never")
    parser.add_argument("--talk", type=float, default=usual.talk, help="seconds until somebody says something, 0 never")
    parser.add_argument("--kills", type=int, default=0, help="how often an own server is killed")
    parser.add_argument("--own", nargs="+", default=[], metavar="ADDRESS", help="addresses from which to come")
    parser.add_argument("--history", type=Path, help="file for what people saw")
    parser.add_argument("--stay", action="store_true", help="people stay at whichever server they came to")
    words = parser.parse_args()
    plan = Plan(
        words.tables, words.every, words.minutes, words.part, words.drops, words.talk, words.kills, tuple(words.own),
        words.stay,
    )
    if words.servers:
        run(plan, words.servers, history=words.history)
        return
    with tempfile.TemporaryDirectory() as folder, servers(Path(folder), words.nodes, words.store, words.bus) as made:
        run(plan, made.addresses, made, words.history)


def _part(written: str) -> tuple[int, int]:
    """Return part and whole of a fraction such as 1/3."""
    part, _, of = written.partition("/")
    return int(part), int(of)


if __name__ == "__main__":
    main()
