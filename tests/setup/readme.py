"""The commands that READMEs tell people to type, from code and tables in their text."""

from __future__ import annotations

import re
from pathlib import Path

from numeramis_access.cli import SERVER_MODULES, TOOL_COMMANDS

ROOT = Path(__file__).resolve().parents[2]
#: READMEs for users of the program, with those that they link
READMES = (
    "README.md", "numeramis_access/server/SERVING.md", "numeramis_access/input/KEYS.md",
    "numeramis_access/web/static/README.md", "numeramis_access/engine/PROTOCOL.md",
)  # fmt: skip
PROGRAM = "numeramis-access"
#: by which a command begins: a program, or a word of ours with another one after it
PROGRAMS = (PROGRAM, "python", "python3", "py", "pip", "pytest")
OWN = (*TOOL_COMMANDS, *SERVER_MODULES, "play", "practice", "replay", "evening", "engine", "site")
SPAN = re.compile(r"`([^`]+)`")
#: lines of a shell, which ``tests/server/test_volunteer`` and ``tests.campaigns.bare_debian`` run
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def commands(path: Path) -> list[str]:
    """Return each command of a README once, in order, as written; ``unpack FILE`` with the program's name."""
    text = FENCED.sub("", path.read_text(encoding="utf-8"))
    spans = [" ".join(span.split()) for span in SPAN.findall(text)]
    lines = [line.strip() for line in text.splitlines() if line.startswith("    ")]
    found = (command for span in [*spans, *lines] if (command := _command(span)))
    return list(dict.fromkeys(found))


def _command(span: str) -> str | None:
    """Return a span as a command, None if it is none."""
    words = span.split()
    if words[0] in PROGRAMS and (len(words) > 1 or words[0] == PROGRAM):
        return span
    return f"{PROGRAM} {span}" if words[0] in OWN and len(words) > 1 else None
