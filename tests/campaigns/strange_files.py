"""Files of strangers: good files with changes to their structure, and in one case of four to their bytes."""

from __future__ import annotations

import json
import random
import sqlite3
import time
import tomllib
from contextlib import closing, suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import tomlkit

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.codec import from_json, to_json_value
from numeramis_access.core.table import Table
from numeramis_access.input import keymap
from numeramis_access.practice import positions, schedule
from numeramis_access.practice.drills import drills_of_catalogue
from numeramis_access.practice.schedule import Memory
from numeramis_access.practice.topics import lessons_of
from numeramis_access.store import settings
from numeramis_access.store.journal import seal_line
from tests.campaigns.mutation import mutated, spoilt
from tests.standard import GAMES, ruleset


class Case(NamedTuple):
    """The ingredients of one case. :param chance: its randomness. :param folder: its own home, empty."""

    chance: random.Random
    folder: Path


def write(case: Case, name: str, content: bytes) -> Path:
    """Write a file, spoilt in one case of four."""
    path = case.folder / name
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(spoilt(content, case.chance) if case.chance.random() < 0.25 else content)
    return path


def write_toml(case: Case, name: str, value: Any) -> Path:
    """Write a value as TOML, which has no None and no absurd nesting."""
    content = b"x = 1"
    with suppress(RecursionError):  # tomlkit's own
        content = tomlkit.dumps(_without_none(value)).encode() if isinstance(value, dict) else content
    return write(case, name, content)


def _without_none(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _without_none(one) for key, one in value.items() if one is not None}
    if isinstance(value, list):
        return [_without_none(one) for one in value if one is not None]
    return value


def write_json(case: Case, name: str, value: Any) -> Path:
    """Write a value as JSON."""
    content = b"[" * 20_000
    with suppress(RecursionError):  # Python's own
        content = json.dumps(value).encode()
    return write(case, name, content)


@cache
def default_keys() -> dict[str, Any]:
    """Return the default keymap as data."""
    return tomllib.loads((keymap.KEYMAPS_FOLDER / "default.toml").read_text(encoding="utf-8"))


def write_keymap(case: Case) -> Path:
    """Write a player's own keys."""
    whole, chance = default_keys(), case.chance
    sections = chance.sample(list(whole), 2)
    some = {name: dict(chance.sample(list(whole[name].items()), min(4, len(whole[name])))) for name in sections}
    return write_toml(case, "keymap.toml", mutated(some, chance, chance.randint(1, 3)))


def write_settings(case: Case) -> Path:
    """Write a player's settings."""
    usual = to_json_value(settings.Settings())
    good = {**usual, "language": "en", "opponents": ["Dana"], "matches": {"quist": {"games": 3}}}
    return write_toml(case, "settings.toml", mutated(good, case.chance, case.chance.randint(1, 4)))


def write_statistics(case: Case) -> Path:
    """Write the statistics of two matches."""
    rows = mutated([["a", "quist", "", "club"], ["b", "whist", "tour=base", "expert"]], case.chance)
    counts = mutated([["a", 1, "games", 3], ["a", 1, "tricks", 9], ["b", 0, "matches", 1]], case.chance)
    path = case.folder / "statistics.sqlite"
    with closing(sqlite3.connect(path)) as base:
        base.execute("CREATE TABLE matches (name, game, variant, level)")
        base.execute("CREATE TABLE counts (name, deal, what, number)")
        for table, found in (("matches", rows), ("counts", counts)):
            for row in found if isinstance(found, list) else []:
                with suppress(sqlite3.Error, OverflowError, TypeError, UnicodeError):
                    base.execute(f"INSERT INTO {table} VALUES (?, ?, ?, ?)", row)
        base.commit()
    return write(case, path.name, path.read_bytes())


@cache
def good_match(game: str) -> Table:
    """Return a match after about thirty actions."""
    rules = ruleset(game)
    table = Table(rules, rules.options(), min(4, rules.seats[1]), 5)
    chance = random.Random(game)
    table.draw()
    while len(table.record) < 30 and not table.is_over:
        table.act(chance.choice([action for action in table.ruleset.legal(table.state) if not hasattr(action, "min")]))
        table.draw()
    return table


def write_record(case: Case, folder: str = "matches") -> Path:
    """Write a record with correct checksums and changed content."""
    game = case.chance.choice(GAMES)
    table = good_match(game)
    names = "ABCD"[: table.seats]
    entrants = [{"name": name, "gender": "feminine", "level": "club" if name != "A" else ""} for name in names]
    header: Any = {"game": game, "seats": table.seats, "seed": 5, "options": to_json_value(table.options), "format": 1,
                   "entrants": entrants, "dealer": None, "created": "2026-01-02T03:04:05"}  # fmt: skip
    actions: Any = [to_json_value(action) for action in table.record]
    if case.chance.random() < 0.5:
        header = mutated(header, case.chance, case.chance.randint(1, 2))
    else:
        actions = mutated(actions, case.chance, case.chance.randint(1, 2))
    content, checksum = b"", 0
    for value in (header, header, *(actions if isinstance(actions, list) else [actions])):
        line, checksum = seal_line(value, checksum)
        content += line
    return write(case, f"{folder}/{game}-20260101-120000-1.match", content)


def write_progress(case: Case) -> None:
    """Write a player's progress in practice: scheduled questions, and positions of own deals."""
    table, now = good_match(case.chance.choice(GAMES)), time.time()
    memory = Memory(now - 10, now - 20, 1.0, 5.0)
    lesson, kinds = (
        case.chance.choice(list(lessons_of(STANDARD))),
        case.chance.sample(list(drills_of_catalogue(STANDARD)), 3),
    )
    items = tuple(schedule.ScheduledQuestion(kind, 1, 7, memory) for kind in (*kinds, lesson))
    progress = schedule.Progress(items=items, places={lesson: (1, 1)})
    write_json(case, "drills.json", mutated(to_json_value(progress), case.chance, case.chance.randint(1, 2)))
    position = positions.position_at(table, len(table.record), 3)
    if case.chance.random() < 0.5:
        with suppress(ValueError, RecursionError):  # the changed value may be no position
            changed = mutated(to_json_value(position), case.chance)
            position = from_json(json.dumps(changed), positions.KeptPosition)
    kept = positions.KeptMistake(positions.position_text(position), table.ruleset.name, now, 1.5, "tricks", memory)
    write_json(case, "positions.json", mutated([to_json_value(kept)], case.chance))
