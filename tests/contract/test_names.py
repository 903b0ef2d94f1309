"""Names obey the house: what acts is a verb in the imperative, one class has one name, a word means what is written.

What a test can tell of that: a function that returns nothing acts, private or not, within another one or not, so no
participle begins its name; no two classes of a room have one name; a class that
others call by thirty methods has parts; the glossary is no longer than thirty words and its
words stand in the code.
"""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from tests.protocols import ROOT

ROOMS = ("numeramis_access", "braille", "sounds")
#: a participle, by its ending or by itself; the last are verbs in the imperative that end alike
PARTICIPLE = re.compile(r"^(\w*ed|told|heard|said|made|shown|given|taken|kept|known|begun|held|found|seen|sent)$")
IMPERATIVES = {"feed", "need", "proceed", "speed", "seed"}
#: classes of whose name there is one a file, by their families
ONE_A_FAMILY = {"Driver", "Model", "Link"}
#: as many public methods no class has
MOST = 30


def parsed() -> Iterator[tuple[str, ast.Module]]:
    """Give every file, parsed, with the room that it is of; training is left out."""
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            if "training" not in parts:
                yield ".".join(parts[:3] if parts[0] == ROOMS[0] else parts[:1]), ast.parse(path.read_text("utf-8"))


def acting(tree: ast.AST) -> Iterator[str]:
    """Give the names of all functions that return nothing."""
    for one in ast.walk(tree):
        if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from [one.name] if isinstance(one.returns, ast.Constant) and one.returns.value is None else []


def is_participle(name: str) -> bool:
    """Return whether a name begins with a participle."""
    first = name.lstrip("_").split("_")[0]
    return PARTICIPLE.match(first) is not None and first not in IMPERATIVES


def test_no_participle_acts() -> None:
    planted = ast.parse("class Cursor:\n    def _moved(self) -> None: ...\n    def say_place(self) -> None: ...")
    assert [name for name in acting(planted) if is_participle(name)] == ["_moved"]
    found = [f"{room}: {name}" for room, tree in parsed() for name in acting(tree) if is_participle(name)]
    assert found == []


def test_a_room_has_no_two_classes_of_one_name() -> None:
    count = Counter(
        (room, one.name) for room, tree in parsed() for one in ast.walk(tree) if isinstance(one, ast.ClassDef)
    )
    twice = [one for one, number in count.items() if number > 1 and not one[1].startswith("_")]
    assert [one for one in twice if one[1] not in ONE_A_FAMILY] == []


def test_no_two_classes_of_the_program_have_one_name() -> None:
    """Classes of several games may: games do not know each other, and each is named by its own rules."""
    where: defaultdict[str, set[str]] = defaultdict(set)
    for room, tree in parsed():
        for one in ast.walk(tree):
            if isinstance(one, ast.ClassDef) and not one.name.startswith("_"):
                where[one.name].add("numeramis_access.games" if ".games" in room else room)
    assert {name for name, rooms in where.items() if len(rooms) > 1} - ONE_A_FAMILY == set()


def test_the_glossary_is_short_and_is_the_codes_own() -> None:
    text = (ROOT / "numeramis_access/README.md").read_text(encoding="utf-8")
    words = re.findall(r"\*\*([A-Z]\w+)\*\*", text.partition("## Words")[2].partition("\n## ")[0])
    assert 20 <= len(words) <= 30
    assert len(words) == len(set(words))
    code = "".join(path.read_text(encoding="utf-8") for path in Path(ROOT / "numeramis_access").rglob("*.py"))
    assert [word for word in words if not re.search(rf"\b{word}s?\b", code, re.IGNORECASE)] == []


def public_methods(tree: ast.Module) -> Iterator[tuple[str, set[str]]]:
    """Give every class with the methods of its own that others may call."""
    for one in ast.walk(tree):
        if isinstance(one, ast.ClassDef):
            functions = (part for part in one.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef))
            yield one.name, {part.name for part in functions if not part.name.startswith("_")}


def test_a_class_has_fewer_than_thirty_public_methods_of_its_own() -> None:
    planted = ast.parse("class Big:\n" + "".join(f"    def do_{number}(self) -> None: ...\n" for number in range(30)))
    assert [(name, len(found)) for name, found in public_methods(planted)] == [("Big", 30)]
    most = {name: len(found) for _, tree in parsed() for name, found in public_methods(tree) if len(found) >= MOST}
    assert most == {}
