"""``python -m tests.campaigns.strangers``: thousands of damaged files, requests and programs do no harm.

A case is a keymap, settings, statistics, a record, a request of the engine or a move of a program in the arena, each
with changes to its structure or its bytes; or a player in a home full of such files; or a command line. The campaign
prints each error, each case that takes too long and each process left running, with the number of the case;
``--only NUMBER`` runs that case again.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, NoReturn

from numeramis_access.app.reading import records, replay, statistics
from numeramis_access.app.reading.statistics import statistics_text
from numeramis_access.app.shell.scene import Push, Transition
from numeramis_access.app.table import local_match
from numeramis_access.app.table.kept_matches import restore_match, seats_of, unfinished_matches
from numeramis_access.app.table.record_text import text_of
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.codec import to_json_value
from numeramis_access.core.table import Table
from numeramis_access.engine.loop import Engine
from numeramis_access.engine.tables import Tables
from numeramis_access.input import keymap
from numeramis_access.input.inbox import LineTyped
from numeramis_access.players.arena import other_program
from numeramis_access.players.arena.other_program import OtherProgram
from numeramis_access.store import settings
from numeramis_access.store.database import DamagedDatabase
from numeramis_access.store.journal import UnreadableJournal, read_journal
from numeramis_access.store.statistics import CountedMatch, Statistics
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.language import Language
from tests.app.player import player
from tests.campaigns.mutation import mutated, spoilt
from tests.campaigns.strange_files import (
    Case,
    default_keys,
    write_keymap,
    write_progress,
    write_record,
    write_settings,
    write_statistics,
)
from tests.standard import GAMES, ruleset

#: most seconds of one case
PATIENCE = 60.0
PROGRAM = Path(__file__).with_name("scripted_program.py")


class Hung(Exception):
    """A case took too long."""


@cache
def current(code: str) -> CurrentLanguage:
    """Return a language in the form that scenes use."""
    return CurrentLanguage(code, locales=STANDARD.locales())


def a_keymap(case: Case) -> None:
    """Load a keymap and form a message for each of its problems."""
    found = keymap.load_keymap(write_keymap(case))
    assert all(found.keys_of(context) for context in default_keys())
    for code, name in found.problems:
        words("en").text(code, name=name)


@cache
def words(code: str) -> Language:
    """Return the messages of a language."""
    return Language(code)


def some_settings(case: Case) -> None:
    """Load, save and load settings; form a message for each of their problems."""
    path = write_settings(case)
    found, problems = settings.load_settings(path, ("cs", "en"))
    for code, name in problems:
        words("en").text(code, name=name)
    settings.save_settings(found, path)
    assert settings.load_settings(path)[0] == found


def some_statistics(case: Case) -> None:
    """Read statistics, tell them and add a match, or report them as damaged."""
    with contextlib.suppress(DamagedDatabase, OSError):
        kept = Statistics(write_statistics(case))
        told_of(kept)
        kept.count(CountedMatch("c", "quist", "", "club"), 1, {"games": 1})
        kept.table()


def told_of(kept: Statistics) -> None:
    """Tell every sum in both languages, as the menu does."""

    class App:
        catalogue = STANDARD

    for code in ("cs", "en"):
        app: Any = App()
        app.language = current(code)
        sums = kept.sums()
        for game in {one.game for one in sums} & set(GAMES):
            statistics_text(app, game, [one for one in sums if one.game == game])


def a_record(case: Case) -> None:
    """Restore and tell a record with correct checksums, or report it as unreadable."""
    path = write_record(case)
    with contextlib.suppress(UnreadableJournal, OSError):
        saved = read_journal(path)
        match = restore_match(saved, STANDARD)
        seats_of(saved, STANDARD)
        if match.moments:
            text_of(current("en"), saved, STANDARD)


@cache
def engine_with_words() -> Engine:
    """Return an engine; the cache keeps its messages."""
    return Engine()


def a_request(case: Case) -> None:
    """Open a table and send three nearly right requests; no answer may be a fault."""
    engine = engine_with_words()
    engine.tables = Tables()
    game = case.chance.choice(GAMES)
    opened = json.loads(engine.answer(json.dumps({"op": "new", "game": game, "seed": 4}).encode()))
    view = json.loads(engine.answer(json.dumps({"op": "view", "table": 1, "seat": opened["to_act"]}).encode()))["view"]
    requests = [
        {"op": "new", "game": game, "seats": 4, "options": {}, "dealer": 0, "seed": 5, "packs": [], "id": 1},
        {"op": "act", "table": 1, "seat": opened["to_act"], "action": opened["legal"][0], "language": "cs"},
        {"op": "view", "table": 1, "seat": None}, {"op": "events", "table": 1, "seat": 0}, {"op": "hello", "id": "a"},
        {"op": "choose", "table": 1, "level": "beginner", "ms": 0},
        {"op": "choose", "game": game, "view": view, "level": "beginner", "ms": 0},
    ]  # fmt: skip
    for request in case.chance.sample(requests, 3):
        changed = mutated(request, case.chance, case.chance.randint(1, 2))
        if isinstance(changed, dict) and isinstance(changed.get("ms"), int):
            changed["ms"] = min(changed["ms"], 0)  # a long thinking time is no fault
        try:
            line = json.dumps(changed).encode()
        except RecursionError:  # Python's own, over our nesting
            continue
        answer = json.loads(engine.answer(spoilt(line, case.chance) if case.chance.random() < 0.2 else line))
        assert answer["ok"] or answer["error"]["code"] != "internal-error", changed
        assert answer["ok"] or len(answer["error"]["message"]) < 1000, changed


def a_program(case: Case) -> None:
    """Play ten moves of a program with wrong answers; each becomes a legal action or a forfeit; the program ends."""
    table = Table(ruleset("quist"), ruleset("quist").options(), 4, case.chance.randrange(1000))
    table.draw()
    answers = [_answer(case.chance) for _ in range(10)]
    script = case.folder / "script.json"
    script.write_text(json.dumps(answers), encoding="utf-8")
    program = OtherProgram([sys.executable, "-I", "-S", str(PROGRAM), str(script)], "club")
    try:
        for _ in range(10):
            program.note_new_table(table)
            assert isinstance(table.act(program.choose(table, "", 1)), list)
            table.draw()
    finally:
        program.close()


def _answer(chance: random.Random) -> str:
    """Return an answer of the program; ``@`` stands for the number of the question."""
    good = {"ok": True, "id": "@", "action": {"type": "play", "card": chance.choice("0123456789")}}
    text = json.dumps(mutated(good, chance, chance.randint(1, 2))) + "\n"
    if chance.random() < 0.2:
        text = spoilt(text.encode(), chance).decode("latin-1")
    return "x" * 200_000 if chance.random() < 0.02 else "HANG" if chance.random() < 0.02 else text


def a_home(case: Case) -> None:
    """Start the program in a home of strange files, visit scenes that use them, and press keys there."""
    chance = case.chance
    for make in chance.sample((write_keymap, write_settings, write_statistics, write_progress, write_record), 3):
        make(case)
    record = write_record(case, "records")
    found, _ = settings.load_settings(case.folder / "settings.toml", ("cs", "en"))
    kept = {name: value for name, value in to_json_value(found).items() if name not in ("language", "pace", "thinking")}
    with player(chance.choice(("cs", "en")), **kept) as someone:
        app = someone.app
        places: tuple[Callable[[], Transition | None], ...] = (
            lambda: Push(records.menu(app)), lambda: Push(statistics.menu(app)), lambda: Push(app.doors.settings(app)),
            lambda: Push(app.doors.practice(app)), lambda: Push(app.doors.keys(app, "table")),
            lambda: replay.begin_replay(app, record),
            *(partial(local_match.resume_match, app, path) for path in unfinished_matches(app.home)),
        )  # fmt: skip
        for place in chance.sample(places, 2):
            app.follow(place())
            someone.settle()
            someone.press(*chance.choices(KEYS, k=5))
            app.receive(LineTyped(chance.choice(LINES)))
            someone.settle()
        assert not app.home.fault_log.exists(), app.home.fault_log.read_text(encoding="utf-8")


def a_command_line(case: Case) -> None:
    """Start the program with a damaged command line in a home of strange files; it must end in order with its input."""
    chance = case.chance
    for make in chance.sample((write_keymap, write_settings, write_statistics, write_progress), 2):
        make(case)
    record = write_record(case, "records")
    (command, *good), kept = chance.choice((*COMMANDS, (["replay", str(record)], SILENT)))
    changed = mutated(good, chance, chance.randint(1, 2))
    damaged = [str(word).replace("\0", "")[:5000] for word in changed] if isinstance(changed, list) else [str(changed)]
    environment = {name: value for name, value in os.environ.items() if "DISPLAY" not in name}
    done = subprocess.run(
        [sys.executable, "-m", "numeramis_access", command, *damaged, *kept],
        input=b"h\nv\n\n\nf1\n" + spoilt(b'{"op": "hello"}\n', chance), capture_output=True, check=False,
        env={**environment, "NUMERAMIS_OWN": "1", "SDL_AUDIODRIVER": "dummy"}, timeout=PATIENCE,
    )  # fmt: skip
    noted = case.folder / "faults.log"
    assert not noted.exists(), f"{damaged}: {noted.read_text(encoding='utf-8')}"
    assert done.returncode in (0, 2), (damaged, done.returncode, done.stderr[-500:])
    assert b"Traceback" not in done.stderr + done.stdout, damaged


#: keys and lines for a walk through the program, with more steps forward than back
KEYS = (
    *("return", "down", "right") * 3, "up", "left", "home", "end", "escape", "f1", "ctrl+f1", "h", "v", "c", "s", "t",
    "w", "r", "shift+s", "space", "comma", "f5", "f8", "1", "7", "backspace", "page down", "i", "o", "u", "f6",
)  # fmt: skip
LINES = ("score", "hint", "nine", "hraj 7", "raise 5", "", "na1" + "a" * 40, "č" * 300, "\x1b[A", "7")
SILENT = ["--terminal", "--speech", "none", "--braille", "off"]
#: command lines, each with unchanged words at its end
COMMANDS: tuple[tuple[list[str], list[str]], ...] = (
    (["play", "whist", "--tour", "duck", "--seed", "5", "--players", "4", "--level", "club"], SILENT),
    (["play", "loker", "--stakes", "poker", "--games", "2", "--players", "3", "--seed", "7"], SILENT),
    (["practice", "sipky", "--limit", "101", "--language", "cs"], SILENT),
    (["replay", "none.match", "--pace", "0"], ["--text"]),
    (["emboss", "rules", "quist", "--width", "40"], []),
    (["engine", "--language", "en"], []),
)

#: kinds of cases, with their numbers among a thousand; the last two run the whole program
KINDS: dict[Callable[[Case], None], int] = {
    a_keymap: 200, some_settings: 130, some_statistics: 50, a_record: 260, a_request: 305, a_program: 2,
    a_home: 50, a_command_line: 3,
}  # fmt: skip


def attempt(number: int, seed: int, scratch: Path) -> tuple[str, str]:
    """Run one case; return its kind and a description of its fault, empty for none."""
    chance = random.Random(f"{seed}/{number}")
    kind = chance.choices(list(KINDS), list(KINDS.values()))[0]
    with tempfile.TemporaryDirectory(dir=scratch) as folder:
        os.environ["NUMERAMIS_HOME"] = folder
        signal.setitimer(signal.ITIMER_REAL, PATIENCE)
        try:
            kind(Case(chance, Path(folder)))
        except Hung:
            return kind.__name__, "hung"
        except Exception as error:  # noqa: BLE001 - the campaign counts errors of all kinds
            return kind.__name__, f"raised {type(error).__name__}: {error}"[:400]
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    return kind.__name__, ""


def left() -> list[str]:
    """Return the running child processes of this process."""
    children = Path(f"/proc/self/task/{os.getpid()}/children")
    return children.read_text(encoding="ascii").split() if children.exists() else []


def campaign(cases: int, seed: int, only: int | None = None) -> tuple[Counter[str], list[str]]:
    """Run ``cases`` cases; return the number of each kind, and a line for each fault."""
    from tqdm import tqdm

    def hung(*_: object) -> NoReturn:
        raise Hung

    signal.signal(signal.SIGALRM, hung)
    other_program.GRACE_SECONDS, other_program.FIRST_ANSWER_SECONDS = 0.5, 1.0
    done: Counter[str] = Counter()
    wrong: list[str] = []
    before = left()  # processes of earlier tests in this process
    begun = set(threading.enumerate())
    shared = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=shared if shared.is_dir() else None) as scratch:
        begin = partial(attempt, seed=seed, scratch=Path(scratch))
        for number in tqdm(range(cases) if only is None else [only], file=sys.stderr, mininterval=5):
            kind, trouble = begin(number)
            done[kind] += 1
            if trouble:
                wrong.append(f"case {number}, {kind}: {trouble}")
                tqdm.write(wrong[-1], file=sys.stderr)
    wrong += [f"left running: process {child}" for child in left() if child not in before]
    threads = [one.name for one in set(threading.enumerate()) - begun if one.name == "arena"]
    wrong += [f"left running: thread {name}" for name in threads]
    return done, wrong


def main() -> int:
    """Run the campaign of the command line; return 1 for any fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int)
    parsed = parser.parse_args()
    done, wrong = campaign(parsed.cases, parsed.seed, parsed.only)
    for kind, count in sorted(done.items()):
        print(f"{kind.replace('_', ' ')}: {count}")
    for line in wrong:
        print(line)
    print(f"{done.total()} cases; {len(wrong)} raised an error, hung or left a process")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
