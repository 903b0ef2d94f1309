"""``python -m tests.campaigns.strangers``: damaged files, requests and programs by thousands; nothing raised or left.

A case is a keymap, settings, statistics, a record, a request of the engine or a move of a program in the arena, each
made from a good one by changing its structure or its bytes. What was raised, took too long, or was left running is
printed with the number of its case: ``--only NUMBER`` does that one again.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import signal
import sqlite3
import sys
import tempfile
import threading
import tomllib
from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

import tomli_w

from numeramis_access.app.reading.statistics import text_of as statistics_text
from numeramis_access.app.table.kept_matches import restore, seats_of
from numeramis_access.app.table.record_text import text_of
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.codec import plain
from numeramis_access.core.table import Table
from numeramis_access.engine.loop import Engine
from numeramis_access.engine.tables import Tables
from numeramis_access.input import keymap
from numeramis_access.players.arena import other_program
from numeramis_access.players.arena.other_program import OtherProgram
from numeramis_access.store import settings
from numeramis_access.store.journal import Unreadable, read, seal
from numeramis_access.store.statistics import CountedMatch, Damaged, Statistics
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.language import Language
from tests.app.player import player
from tests.campaigns.mutation import mutated, spoilt
from tests.standard import GAMES, ruleset

#: seconds that one case may take
PATIENCE = 60.0
PROGRAM = Path(__file__).with_name("scripted_program.py")


class Hung(Exception):
    """A case took too long."""


class Case(NamedTuple):
    """One case: what it is made with. :param folder: its own, empty."""

    chance: random.Random
    folder: Path


def write(case: Case, name: str, content: bytes) -> Path:
    """Write a file, spoilt in one case of four."""
    path = case.folder / name
    path.write_bytes(spoilt(content, case.chance) if case.chance.random() < 0.25 else content)
    return path


def toml(value: Any) -> bytes:
    """Return a value as TOML, which has no None."""
    return tomli_w.dumps(_without_none(value)).encode() if isinstance(value, dict) else b"x = 1"


def _without_none(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _without_none(one) for key, one in value.items() if one is not None}
    if isinstance(value, list):
        return [_without_none(one) for one in value if one is not None]
    return value


@cache
def default_keys() -> dict[str, Any]:
    """Return the default keymap as data."""
    return tomllib.loads(keymap.DEFAULT.read_text(encoding="utf-8"))


@cache
def current(code: str) -> CurrentLanguage:
    """Return a language as scenes have it."""
    return CurrentLanguage(code, locales=STANDARD.locales())


def a_keymap(case: Case) -> None:
    """A keymap is loaded, and every problem of it can be said."""
    whole = default_keys()
    sections = case.chance.sample(list(whole), 2)
    some = {name: dict(case.chance.sample(list(whole[name].items()), min(4, len(whole[name])))) for name in sections}
    with contextlib.suppress(RecursionError):  # tomli_w's own, over our nesting
        path = write(case, "keymap.toml", toml(mutated(some, case.chance, case.chance.randint(1, 3))))
        found = keymap.load(path)
        assert all(found.keys_of(context) for context in whole)
        for code, name in found.problems:
            words("en").text(code, name=name)


@cache
def words(code: str) -> Language:
    """Return the messages of a language."""
    return Language(code)


def some_settings(case: Case) -> None:
    """Settings are loaded, saved and loaded again; now and then somebody starts with them and presses keys."""
    good = {**plain(settings.Settings()), "language": "en", "opponents": ["Dana"], "matches": {"quist": {"games": 3}}}
    with contextlib.suppress(RecursionError):
        path = write(case, "settings.toml", toml(mutated(good, case.chance, case.chance.randint(1, 4))))
        found, problems = settings.load(path, ("cs", "en"))
        for code, name in problems:
            words("en").text(code, name=name)
        settings.save(found, path)
        assert settings.load(path)[0] == found
        if case.chance.random() < 0.01:
            changed = {name: value for name, value in plain(found).items() if name not in ("language", "pace")}
            with player("en", **changed) as someone:
                someone.press(*case.chance.choices(["down", "return", "right", "escape", "f8", "h"], k=12))
                assert not someone.app.home.fault_log.exists(), someone.app.home.fault_log.read_text()


def some_statistics(case: Case) -> None:
    """Statistics are summed up, told and counted on, or said to be damaged."""
    path = case.folder / "statistics.sqlite"
    rows = mutated([["a", "quist", "", "club"], ["b", "whist", "tour=base", "expert"]], case.chance)
    counts = mutated([["a", 1, "games", 3], ["a", 1, "tricks", 9], ["b", 0, "matches", 1]], case.chance)
    base = sqlite3.connect(path)
    base.execute("CREATE TABLE matches (name, game, variant, level)")
    base.execute("CREATE TABLE counts (name, deal, what, number)")
    for table, found in (("matches", rows), ("counts", counts)):
        for row in found if isinstance(found, list) else []:
            with contextlib.suppress(sqlite3.Error, OverflowError, TypeError, UnicodeError):
                base.execute(f"INSERT INTO {table} VALUES (?, ?, ?, ?)", row)
    base.commit()
    base.close()
    write(case, "statistics.sqlite", path.read_bytes())
    with contextlib.suppress(Damaged, OSError):
        statistics = Statistics(path)
        told_of(statistics)
        statistics.count(CountedMatch("c", "quist", "", "club"), 1, {"games": 1})
        statistics.table()


def told_of(statistics: Statistics) -> None:
    """Have every sum told in both languages, as the menu does."""

    class App:
        catalogue = STANDARD

    for code in ("cs", "en"):
        app: Any = App()
        app.language = current(code)
        sums = statistics.sums()
        for game in {one.game for one in sums} & set(GAMES):
            statistics_text(app, game, [one for one in sums if one.game == game])


@cache
def good_record(game: str) -> list[Any]:
    """Return the lines of a record that is right: its header and some thirty actions."""
    rules = ruleset(game)
    seats = min(4, rules.seats[1])
    table = Table(rules, rules.options(), seats, 5)
    chance = random.Random(game)
    table.draw()
    while len(table.record) < 30 and not table.over:
        legal = [action for action in table.ruleset.legal(table.state) if not hasattr(action, "min")]
        table.act(chance.choice(legal))
        table.draw()
    entrants = [{"name": name, "gender": "feminine", "level": "club" if name != "A" else ""} for name in "ABCD"[:seats]]
    header = {"game": game, "seats": seats, "seed": 5, "options": plain(rules.options()), "entrants": entrants,
              "dealer": None, "format": 1, "created": "2026-01-02T03:04:05"}  # fmt: skip
    return [header, *(plain(action) for action in table.record)]


def a_record(case: Case) -> None:
    """A record that is sealed correctly is restored and told, or is said not to be one."""
    header, *actions = good_record(case.chance.choice(GAMES))
    if case.chance.random() < 0.5:
        header = mutated(header, case.chance, case.chance.randint(1, 2))
    else:
        actions = mutated(actions, case.chance, case.chance.randint(1, 2))
    content, checksum = b"", 0
    for value in (header, header, *(actions if isinstance(actions, list) else [actions])):
        line, checksum = seal(value, checksum)
        content += line
    path = write(case, "quist-20260101-120000-1.match", content)
    with contextlib.suppress(Unreadable, OSError):
        saved = read(path)
        match = restore(saved, STANDARD)
        seats_of(saved)
        if match.moments:
            text_of(current("en"), saved, STANDARD)


@cache
def engine_with_words() -> Engine:
    """Return an engine that has read its messages."""
    return Engine()


def a_request(case: Case) -> None:
    """A table is opened, and three requests that are nearly right are answered, none by a fault."""
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
            changed["ms"] = min(changed["ms"], 0)  # a long time to think is no fault
        try:
            line = json.dumps(changed).encode()
        except RecursionError:  # Python's own, over our nesting
            continue
        answer = json.loads(engine.answer(spoilt(line, case.chance) if case.chance.random() < 0.2 else line))
        assert answer["ok"] or answer["error"]["code"] != "internal-error", changed
        assert answer["ok"] or len(answer["error"]["message"]) < 1000, changed


def a_program(case: Case) -> None:
    """A program answers ten moves wrongly in ten ways; each is a legal action or a forfeit, and the program is gone."""
    table = Table(ruleset("quist"), ruleset("quist").options(), 4, case.chance.randrange(1000))
    table.draw()
    answers = [_answer(case.chance) for _ in range(10)]
    script = case.folder / "script.json"
    script.write_text(json.dumps(answers), encoding="utf-8")
    program = OtherProgram([sys.executable, "-I", "-S", str(PROGRAM), str(script)], "club")
    try:
        for _ in range(10):
            program.begin(table)
            assert isinstance(table.act(program.choose(table, "", 1)), list)
            table.draw()
    finally:
        program.close()


def _answer(chance: random.Random) -> str:
    """Return what the program writes, ``@`` standing for the number of the question."""
    good = {"ok": True, "id": "@", "action": {"type": "play", "card": chance.choice("0123456789")}}
    text = json.dumps(mutated(good, chance, chance.randint(1, 2))) + "\n"
    if chance.random() < 0.2:
        text = spoilt(text.encode(), chance).decode("latin-1")
    return "x" * 200_000 if chance.random() < 0.02 else "HANG" if chance.random() < 0.02 else text


#: what is tried, in how many of a thousand cases
KINDS: dict[Callable[[Case], None], int] = {
    a_keymap: 250, some_settings: 150, some_statistics: 50, a_record: 250, a_request: 298, a_program: 2,
}  # fmt: skip


def attempt(number: int, seed: int, scratch: Path) -> tuple[str, str]:
    """Do one case; return its kind and what went wrong with it, empty for nothing."""
    chance = random.Random(f"{seed}/{number}")
    kind = chance.choices(list(KINDS), list(KINDS.values()))[0]
    with tempfile.TemporaryDirectory(dir=scratch) as folder:
        os.environ["NUMERAMIS_HOME"] = folder
        signal.setitimer(signal.ITIMER_REAL, PATIENCE)
        try:
            kind(Case(chance, Path(folder)))
        except Hung:
            return kind.__name__, "hung"
        except Exception as error:  # noqa: BLE001 - that is what is counted
            return kind.__name__, f"raised {type(error).__name__}: {error}"[:400]
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    return kind.__name__, ""


def left() -> list[str]:
    """Return the processes that this one has begun and that still run."""
    children = Path(f"/proc/self/task/{os.getpid()}/children")
    return children.read_text(encoding="ascii").split() if children.exists() else []


def campaign(cases: int, seed: int, only: int | None = None) -> tuple[Counter[str], list[str]]:
    """Do so many cases; return how many there were of each kind, and a line for whatever went wrong."""
    from tqdm import tqdm

    def hung(*_: object) -> NoReturn:
        raise Hung

    signal.signal(signal.SIGALRM, hung)
    other_program.GRACE, other_program.BEGINNING = 0.5, 1.0
    done: Counter[str] = Counter()
    wrong: list[str] = []
    before = left()  # what others have begun: the tests before this one, in the same process
    shared = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=shared if shared.is_dir() else None) as scratch:
        begin = partial(attempt, seed=seed, scratch=Path(scratch))
        for number in tqdm(range(cases) if only is None else [only], file=sys.stderr, mininterval=5):
            kind, trouble = begin(number)
            done[kind] += 1
            if trouble:
                wrong.append(f"case {number}, {kind}: {trouble}")
    wrong += [f"left running: process {child}" for child in left() if child not in before]
    threads = [one.name for one in threading.enumerate() if one.name == "arena"]
    wrong += [f"left running: thread {name}" for name in threads]
    return done, wrong


def main() -> int:
    """Run the campaign as the command line asks; return 1 where something went wrong."""
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
    print(f"{done.total()} cases; raised, hung or left running: {len(wrong)}")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
