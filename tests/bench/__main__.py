"""``python -m tests.bench [NAME …]``: prints figures and judges nothing; every name is a file of this folder."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path


def main() -> int:
    """Run the benchmarks that are named, or all."""
    here = Path(__file__).parent
    known = sorted(path.stem for path in here.glob("*.py") if "def run(" in path.read_text(encoding="utf-8"))
    for name in sys.argv[1:] or known:
        if name not in known:
            print(f"no such benchmark: {name}; there are {', '.join(known)}", file=sys.stderr)
            return 2
        print(f"== {name}", flush=True)
        importlib.import_module(f"tests.bench.{name}").run(lambda line: print(line, flush=True))
    return 0


if __name__ == "__main__":
    sys.exit(main())
