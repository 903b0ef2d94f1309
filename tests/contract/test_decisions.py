"""Figures in the Decisions are true: each is a value of the code, or a test or a command beside it gives it.

A sentence with a figure under Decisions in a README passes in three cases. Its bullet names the test or the command
that gives the figure; or ``HELD`` names the value of the code that it states; or the figure is not ours (a rule, a
standard, another program's version, a date, dots of a cell). Any other figure goes stale: add it to ``HELD`` or cut it.
"""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from tests.contract.test_readmes import in_git
from tests.protocols import ROOT

#: a source of a figure: a test, or a command that prints it
GIVEN = re.compile(r"`tests/[^`]+`|`python3? -m [^`]+`")
#: words with digits that are no figures of ours
NAMES = re.compile(
    r"`[^`]*`|\b[QWSLNVA]\d+|dots? \d(?:[ +]\d| and \d)*|U\+\w+|\d/\d|RFC \d+|IPv6|WCAG [\d.]+|(?:\d+ )?November 20\d\d"
    r"|Windows 10|Python [\d.]+|Orca before \d+|num2words [\d.]+|unicode-rbnf [\d.]+|base 32|\b[A-Za-z]+-?\d+\w*"
)


def bullets(text: str) -> list[str]:
    """Return the Decisions of a document, one line each."""
    decisions = text.partition("\n## Decisions\n")[2].partition("\n## ")[0]
    return [" ".join(one.split()) for one in re.split(r"^- ", decisions, flags=re.MULTILINE)[1:]]


def sentences(bullet: str) -> list[str]:
    """Return the sentences of a Decision."""
    return re.split(r"(?<=[.:;]) (?=[A-Z*`\"(])", bullet)


def figures(bullet: str) -> list[str]:
    """Return the sentences of a Decision with a figure of ours; none if the Decision names the source."""
    return [] if GIVEN.search(bullet) else [one for one in sentences(bullet) if re.search(r"\d", NAMES.sub("", one))]


#: figures that are values of the code: room of the README, words there, file, and the words in the file
HELD = (
    ("bootstrap", "has 0.4 s to begin", "start", "HEAD_START == 0.4"),
    ("games/whist", "a walk of 15 swaps", "games.whist.players.posterior", "SWAPS == 15"),
    ("games/whist", "one of 25 layouts at random", "games.whist.players.posterior", "BEGINNINGS == 25"),
    ("games/whist", "first world comes 200 swaps later", "games.whist.players.posterior", "WARM_UP == 200"),
    ("output/window", "height by 33 (or its width by 44)", "output.window.layout", "(DOWN, ACROSS) == (33, 44)"),
    ("output/window", "letters of 0.6 em", "output.window.strip_zone", "LETTERS == 0.6"),
    ("players", "within 2 % of what lies", "players.characters", "EVEN == 0.02"),
    ("players", "in 64 worlds at once", "games.quist.players.lockstep", "WALKS == 64"),
    ("practice", "64 times those of a move in Quist", "games.quist.players.policies", "TIMES_AT_MOST == 64"),
    ("practice", "48 times in Whist", "games.whist.players.policies", "TIMES_AT_MOST == 48"),
    ("practice", "(0.2 of a trick)", "practice.review", "BLAMED * Measure._field_defaults['least'] == 0.2"),
    ("practice", "at most 0.02 of a unit (a fifth", "practice.review", "(SAME, SAME_SHARE) == (0.02, 0.2)"),
    ("practice", "with one surprise in ten", "practice.playing_on", "SURPRISES == 0.1"),
    ("practice", "the same result 200 times", "practice.playing_on", "TIMES == 200"),
    ("practice", "slices of 5 ms", "app.practice.master", "SLICE == 0.005"),
    ("practice", "200 points at first and 24 later", "practice.rating", "(FIRST, LATER) == (200, 24)"),
    ("server", "come whole within five minutes", "server.people.limits", "FILE == 5 * 60"),
    ("server", "48 MB within ten", "server.people.limits",
     "LIMITS['page-bytes'].rates['address'] == (48 * 2**20, 10 * 60)"),
    ("server", "more than 20 ms waits four times as long", "server.site", "(LONG, OTHERS) == (0.02, 4)"),
    ("server", "0.6 s for its connections and 0.4", "server.serve", "(CLOSING, REST) == (0.6, 0.4)"),
    ("server", "in the store alone after ten minutes", "server.people.limits", "IDLE == 10 * 60"),
    ("server", "in memory for 90 days", "server.people.limits", "DESERTED == 90 * 86_400"),
    ("server", "taken within 0.75 seconds", "server.stores.postgres", "TAKEN == 750"),
    ("server", "answered within two", "server.stores.patience", "PATIENCE == 2"),
    ("server", "Codes are four words, passphrases six", "server.people.members", "(CODE, PASSPHRASE) == (4, 6)"),
    ("server", "after a year", "server.stores.port", "KEEP_DAYS == 365"),
    ("server", "never before 30 days", "server.stores.port", "LEAST_DAYS == 30"),
    ("app", "fails three times in a row", "app.shell.defence", "TOO_MANY == 3"),
    ("output", "fifteen lines of forty cells", "app.reading.line_help", "(LINES, CELLS) == (15, 40)"),
    ("output/window", "takes nine tenths of its screen", "output.window.placement", "SHARE == 0.9"),
    ("players", "twice as flat", "games.quist.players.policies", "FLATTER == 2"),
    ("practice", "eight times the work", "players.judging", "LONGER == 8"),
    ("server", "the new ten times a second", "server.memory", "BETWEEN == 0.1"),
    ("server", "ten messages at a time", "server.people.catching_up", "PORTION == 10"),
    ("server", "four kilobytes at a time", "server.impatience", "PART == 4 * 1024"),
    ("server", "twenty connections at a time", "server.people.lobby_updates", "PORTION == 20"),
    ("server", "seven days of waiting", "server.people.limits", "LOST == 7 * 86_400"),
    ("server", "a lease of three seconds", "server.stores.port", "LEASE == 3"),
    ("server", "all of it each five seconds", "server.nodes.presence", "AGAIN == 5"),
    ("server", "once and for five minutes", "server.people.limits", "CHALLENGE == 5 * 60"),
    ("server", "nothing is said for ten seconds", "app.people.match", "SETTLING == 10"),
    ("words", "8,192 phrases", "words.formed", "MOST == 8192"),
    ("words", "more than 250 kB", "words.own", "LONGEST_FILE == 250_000"),
    ("../sounds", "Sounds at 22050 Hz", "sounds", "RATE == 22050"),
)  # fmt: skip


def documents() -> dict[str, list[str]]:
    """Return the Decisions of every README of the program, by their paths."""
    paths = (Path(one) for one in in_git("*README.md") if "locale" not in one and not one.startswith("tests/"))
    return {str(one): bullets((ROOT / one).read_text("utf-8")) for one in paths}


def told_in(room: str) -> str:
    """Return the path of a room's README."""
    return str(Path("numeramis_access", room, "README.md")).replace("numeramis_access/../", "")


def test_every_figure_of_a_decision_is_given_or_held() -> None:
    assert figures("**A** is so. It takes 3 ms. **B** (Q7) is Python 3.6's.") == ["It takes 3 ms."]
    assert figures("**A** takes 3 ms (`python -m tests.bench words`).") == []
    phrases = {told_in(room): [words for at, words, *_ in HELD if at == room] for room, *_ in HELD}
    loose = [
        (path, one) for path, decisions in documents().items() for bullet in decisions for one in figures(bullet)
        if not any(words in one for words in phrases.get(path, []))
    ]  # fmt: skip
    assert loose == []


@pytest.mark.parametrize(("room", "words", "module", "claim"), HELD)
def test_a_figure_that_is_held_is_the_codes(room: str, words: str, module: str, claim: str) -> None:
    assert any(words in bullet for bullet in documents()[told_in(room)]), "told no more"
    assert eval(claim, vars(import_module(module if module == "sounds" else f"numeramis_access.{module}")))
