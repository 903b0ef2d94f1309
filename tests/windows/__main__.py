"""``python3 -m tests.windows`` sets up the environment of the tests if needed, and runs ``command`` in it."""

import sys

from tests.__main__ import run_command

if __name__ == "__main__":
    sys.exit(run_command("windows", sys.argv[1:]))
