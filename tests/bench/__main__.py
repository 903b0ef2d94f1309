"""``python -m tests.bench [NAME …]``: prints figures and judges nothing; every name is a file of this folder."""

from __future__ import annotations

import argparse
import importlib
import sys
from pathlib import Path


def main() -> int:
    """Run the benchmarks that are named, or all."""
    here = Path(__file__).parent
    known = sorted(path.stem for path in here.glob("*.py") if "def run(" in path.read_text(encoding="utf-8"))
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(known))
    parser.add_argument("--seconds", type=float, help="for which each attack of street runs")
    words = parser.parse_args()
    for name in words.names or known:
        if name not in known:
            print(f"no such benchmark: {name}; there are {', '.join(known)}", file=sys.stderr)
            return 2
        print(f"== {name}", flush=True)
        options = {"seconds": words.seconds} if words.seconds and name == "street" else {}
        importlib.import_module(f"tests.bench.{name}").run(lambda line: print(line, flush=True), **options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
