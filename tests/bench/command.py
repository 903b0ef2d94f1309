"""``python -m tests.bench [NAME …]`` prints figures without judging them; every name is a file of this folder.

With ``--record`` it also adds them to ``figures.csv``.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from inspect import signature
from pathlib import Path

from tests.bench.figures import Report, load, record


def benchmarks() -> list[str]:
    """Return the names of all benchmarks: the modules of this folder that define ``run``."""
    files = Path(__file__).parent.glob("*.py")
    return sorted(path.stem for path in files if "\ndef run(" in path.read_text(encoding="utf-8"))


def main() -> int:
    """Run the benchmarks that the command line names, or all of them."""
    known = benchmarks()
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(known))
    parser.add_argument("--seconds", type=float, help="seconds of each attack of street, or of each pair of ladder")
    parser.add_argument("--attacks", help="street runs only attacks whose names begin so")
    parser.add_argument("--deals", type=int, help="maximum number of deals of a pair in ladder or thinking")
    parser.add_argument("--game", help="thinking or call_fronts measures only this game")
    parser.add_argument("--ms", type=int, help="thinking gives only this time for a card, in milliseconds")
    parser.add_argument("--matches", type=int, help="matches of each game that call_fronts plays at each front")
    parser.add_argument("--seed", type=int, help="seed of the first match of call_fronts")
    parser.add_argument("--record", action="store_true", help="add the figures to figures.csv and rewrite its page")
    parser.add_argument("--same", help="prose lists the files whose code differs from this commit", metavar="COMMIT")
    words = parser.parse_args()
    for name in words.names or known:
        if name not in known:
            print(f"no such benchmark: {name}; there are {', '.join(known)}", file=sys.stderr)
            return 2
        print(f"== {name}", flush=True)
        run = importlib.import_module(f"tests.bench.{name}").run
        asked = {key: value for key, value in vars(words).items() if value and key in signature(run).parameters}
        report, load_before = Report(), load()
        run(report, **asked)
        if words.record:
            record(report, load_before, f"python -m tests.bench {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
