"""Names follow the rules of the house: a function that acts is an imperative verb, and each name has one meaning.

A function acts if it returns nothing, or if its docstring begins with another verb than "Return" and its like. The name
of such a function begins with no participle and no verb in the third person. A private name is more than an adverb, a
preposition or a participle. A room has no two classes of the same name, and no class has thirty public methods. The
glossary has at most thirty words, all of them in the code. Two files share a name only if they are about the same thing
or are the same part of two rooms.
"""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from pathlib import Path

from tests.protocols import ROOT

ROOMS = ("numeramis_access", "braille", "sounds")
#: participles by their ending, or irregular ones; ``IMPERATIVES`` are verbs with the same ending
PARTICIPLE = re.compile(r"^(\w*ed|told|heard|said|made|shown|given|taken|kept|known|begun|held|found|seen|sent)$")
IMPERATIVES = {"feed", "need", "proceed", "speed", "seed"}
#: adverbs, prepositions and pronouns, which alone name neither a value nor an act
GRAMMAR = frozenset(re.findall(r"\w+", """
    about above across after again against ahead all along also always among anew apart around as aside at away back
    before behind below beneath beside between beyond both by down each else elsewhere every for forth forward from
    further here how in inside last later left like many meanwhile mine more most near next none not nothing now nowhere
    of off on once only other others otherwise out outside over own past same so soon than that then there this through
    to together too twice under until up upon very what when where which who whole whose why with within without yet
"""))
#: nouns with the ending of a third person
NOUNS = {"faults", "keys", "matches", "notes", "packets", "tables", "windows"}
#: first words of docstrings of functions that only return something, and of contexts
RETURNS = re.compile(r"(Return|Give|Yield|Say whether|Ask how|All|Where|An?|The)\b")
#: compiled code that the training of Whist's players calls; it gets a new name together with the training
LEFT = {"numeramis_access.games.whist: weighed"}
LOKER, WHIST = "numeramis_access.games.loker", "numeramis_access.games.whist"
#: a drill has the name of its question, an order of the owner the noun that the owner types
ASKED = {
    *(f"numeramis_access.games.{one}" for one in ("sipky: fits", "sipky: sums", "whist: holds", "whist: takes")),
    *(f"numeramis_access.server.club: {one}" for one in ("bans", "directors", "reports")),
}
#: old names in the training of players, the menu of a room, and the terms of a store
UNTOLD = {
    *(f"{LOKER}: _{one}" for one in ("added", "before", "followed", "later", "ranked", "shifted", "why")),
    *(f"{WHIST}: _{one}" for one in ("allowed", "known", "own", "parted", "placed")),
    "numeramis_access.compose: _about", "numeramis_access.server.stores: _pooled",
}  # fmt: skip
#: names of classes that each file of a family defines once
ONE_A_FAMILY = {"Driver", "Model", "Link"}
#: a class must have fewer public methods
MOST = 30
#: file names in several rooms that do not import each other, with the meaning in each: parts of a room, features at
#: home and in the house, and names that their room makes clear
ALIKE = {
    "codec": "reads and writes what the room sends", "command": "the words of a command of the program",
    "events": "what can happen there", "game": "a game's record, or what a game's words are",
    "log": "numbered entries that are only added to", "loop": "waits for what comes in, and drives the room",
    "menu": "the room's menu, or what a menu is", "opening": "which one an address means",
    "port": "what the room needs of the outside", "requests": "what may be asked", "scoring": "what counts how much",
    "session": "one partner without the wire", "telling": "how what happens there is told",
    "wire": "what goes to another process",
    "gathering": "at home, in the house", "lobby": "at home, in the house",
    "passkeys": "at home, in the house", "evenings": "at home, in the house, in its store",
    "settings": "as kept, as a menu", "pack": "a command, and a step of building the page", "unpack": "as pack",
    "boards": "of an evening, at tables", "evening": "as rules, at tables", "cards": "as text, as pictures, as print",
    "options": "as named, as typed", "people": "as named, as kept", "ports": "for scenes; serial ones",
    "rows": "of values; of a store",
    "seats": "of a match, of a table", "standing": "in an evening, in a match", "start": "of the first run, of any run",
    "tables": "of the engine; of braille",
}  # fmt: skip


#: a class or a function
Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@cache
def defined() -> list[tuple[str, Definition]]:
    """Return all classes and functions outside training, each with its room."""
    found = []
    for room in ROOMS:
        for path in sorted((ROOT / room).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            if "training" not in parts:
                of = ".".join(parts[:3] if parts[0] == ROOMS[0] else parts[:1])
                found += [(of, one) for one in definitions(path.read_text("utf-8"))]
    return found


def definitions(text: str) -> Iterator[Definition]:
    """Give the classes and functions of a file."""
    return (one for one in ast.walk(ast.parse(text)) if isinstance(one, Definition))


def acts(one: Definition) -> bool:
    """Return whether this is a function that returns nothing, or one with a docstring that names an act."""
    if isinstance(one, ast.ClassDef):
        return False
    if isinstance(one.returns, ast.Constant) and one.returns.value is None:
        return True
    said = ast.get_docstring(one) or "Return"
    return not RETURNS.match(said) and not any("contextmanager" in ast.unparse(by) for by in one.decorator_list)


def is_participle(name: str) -> bool:
    """Return whether a name begins with a participle."""
    first = name.lstrip("_").split("_")[0]
    return PARTICIPLE.match(first) is not None and first not in IMPERATIVES


def test_no_participle_acts() -> None:
    planted = definitions(
        "class Cursor:\n    def _moved(self) -> None: ...\n    def say_place(self) -> None: ...\n"
        "    def taken(self) -> bool:\n        'Take it; return whether it was there.'\n"
        "    def named(self) -> bool:\n        'Return whether it was.'"
    )
    assert [one.name for one in planted if acts(one) and is_participle(one.name)] == ["_moved", "taken"]
    found = [f"{room}: {one.name}" for room, one in defined() if acts(one) and is_participle(one.name)]
    assert set(found) == LEFT


def test_what_acts_is_in_the_imperative() -> None:
    """``leaves`` is a third person because another function is called ``leave``."""
    acting = [(room, one) for room, one in defined() if acts(one)]
    verbs = {one.name.lstrip("_").split("_")[0] for _, one in acting}
    assert third_person("_leaves_all", {"leave"})
    assert not third_person("leave", {"leave"})
    found = {f"{room}: {one.name}" for room, one in acting if third_person(one.name, verbs)}
    assert found - ASKED == set()


def third_person(name: str, verbs: set[str]) -> bool:
    """Return whether a name begins with one of these verbs in the third person."""
    first = name.lstrip("_").split("_")[0]
    stems = {first.removesuffix("s"), first.removesuffix("es")} - {first}
    return first not in NOUNS and not verbs.isdisjoint(stems)


def test_a_private_name_says_what_it_gives_or_does() -> None:
    planted = definitions("def _over() -> int: ...\ndef _told() -> str: ...\ndef _past_table() -> str: ...")
    assert [one.name for one in planted if says_nothing(one)] == ["_over", "_told"]
    found = {f"{room}: {one.name}" for room, one in defined() if says_nothing(one)}
    assert found - UNTOLD == set()


def says_nothing(one: Definition) -> bool:
    """Return whether the name of a private function is only adverbs, prepositions or a participle."""
    name = one.name.strip("_")
    if isinstance(one, ast.ClassDef) or not one.name.startswith("_") or one.name.startswith("__"):
        return False
    return set(name.split("_")) <= GRAMMAR or ("_" not in name and is_participle(name))


def test_a_room_has_no_two_classes_of_one_name() -> None:
    count = Counter((room, one.name) for room, one in defined() if isinstance(one, ast.ClassDef))
    twice = [one for one, number in count.items() if number > 1 and not one[1].startswith("_")]
    assert [one for one in twice if one[1] not in ONE_A_FAMILY] == []


def test_no_two_classes_of_the_program_have_one_name() -> None:
    """Two games may have classes of the same name, because games do not know each other."""
    where: defaultdict[str, set[str]] = defaultdict(set)
    for room, one in defined():
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


def public_methods(one: Definition) -> set[str]:
    """Return the public methods that a class itself defines."""
    functions = (part for part in one.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef))
    return {part.name for part in functions if not part.name.startswith("_")}


def test_a_class_has_fewer_than_thirty_public_methods_of_its_own() -> None:
    methods = "".join(f"    def do_{number}(self) -> None: ...\n" for number in range(30))
    assert len(public_methods(next(definitions(f"class Big:\n{methods}")))) == MOST
    classes = [one for _, one in defined() if isinstance(one, ast.ClassDef)]
    assert [one.name for one in classes if len(public_methods(one)) >= MOST] == []


def files() -> dict[str, set[str]]:
    """Return the imports of each file of the program outside training, by dotted names."""
    found = {}
    for room in ROOMS:
        for path in (ROOT / room).rglob("*.py"):
            name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            if path.stem not in ("__init__", "__main__") and ".training." not in name:
                found[name] = set(imported(path.read_text("utf-8")))
    return found


def imported(text: str) -> Iterator[str]:
    """Give the modules that a file imports from, and each imported name as a module, because it may be one."""
    for one in ast.walk(ast.parse(text)):
        if isinstance(one, ast.ImportFrom) and one.module:
            yield from [one.module, *(f"{one.module}.{name.name}" for name in one.names)]


def alike(found: dict[str, set[str]]) -> set[str]:
    """Return the names shared by two files that do not import each other; parts of two games do not count."""
    stems: defaultdict[str, list[str]] = defaultdict(list)
    for name in found:
        stems[name.rpartition(".")[2]].append(name)
    pairs = ((stem, *pair) for stem, names in stems.items() for pair in combinations(names, 2))
    return {
        stem for stem, one, other in pairs
        if one not in found[other] and other not in found[one] and not (".games." in one and ".games." in other)
    }  # fmt: skip


def test_two_files_of_one_name_are_about_one_thing() -> None:
    planted = {"app.menus.chips": {"store.chips"}, "store.chips": set[str](), "kit.chips": set[str]()}
    assert alike(planted) == {"chips"}
    assert alike({name: planted[name] for name in ("app.menus.chips", "store.chips")}) == set()
    assert alike(files()) == ALIKE.keys()
