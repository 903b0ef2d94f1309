"""Names follow the rules of the house: a function that acts is an imperative verb, and each class has its own name.

A function acts if it returns nothing, or if its docstring begins with another verb than "Return" and its like. The name
of such a function begins with no participle and no verb in the third person. A predicate returns a truth. A private
name is more than an adverb, a preposition or a participle. No two classes of the program share a name, and no class has
thirty public methods. The words of the glossary stand in the code.
"""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache

from tests import sources
from tests.sources import ROOT

#: participles by their ending, or irregular ones; ``IMPERATIVES`` are verbs with the same ending
PARTICIPLE = re.compile(r"^(\w*ed|told|heard|said|made|shown|given|taken|kept|known|begun|held|found|seen|sent)$")
IMPERATIVES = {"feed", "need", "proceed", "speed", "seed"}
#: adverbs, prepositions and pronouns, which alone name neither a value nor an act
GRAMMAR = frozenset(
    re.findall(
        r"\w+",
        """
    about above across after again against ahead all along also always among anew apart around as aside at away back
    before behind below beneath beside between beyond both by down each else elsewhere every for forth forward from
    further here how in inside last later left like many meanwhile mine more most near next none not nothing now nowhere
    of off on once only other others otherwise out outside over own past same so soon than that then there this through
    to together too twice under until up upon very what when where which who whole whose why with within without yet
""",
    )
)
#: nouns with the ending of a third person
NOUNS = {"faults", "keys", "matches", "notes", "packets", "tables", "windows"}
#: first words of docstrings of functions that only return something, of contexts, of drills and of the owner's orders
RETURNS = re.compile(r"(Return|Give|Yield|Say whether|Ask|List|All|Where|An?|The)\b")
#: a menu has the name of its room
MEANT = {"numeramis_access.compose: _about"}
#: names of classes that each file of a family defines once
ONE_A_FAMILY = {"Driver", "Model", "Link"}
#: a class must have fewer public methods
MOST = 30
#: a class or a function
Definition = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


@cache
def defined() -> list[tuple[str, Definition]]:
    """Return all classes and functions outside training, each with its room."""
    pairs = []
    for path in sources.files():
        parts = path.relative_to(ROOT).with_suffix("").parts
        if "training" not in parts:
            room = ".".join(parts[:3] if parts[0] == sources.ROOMS[0] else parts[:1])
            pairs += [(room, node) for node in sources.nodes(path) if isinstance(node, Definition)]
    return pairs


def definitions(text: str) -> Iterator[Definition]:
    """Give the classes and functions of a text."""
    return (node for node in ast.walk(ast.parse(text)) if isinstance(node, Definition))


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
    assert [f"{room}: {one.name}" for room, one in defined() if acts(one) and is_participle(one.name)] == []


def test_what_acts_is_in_the_imperative() -> None:
    """``leaves`` is a third person because another function is called ``leave``."""
    acting = [(room, one) for room, one in defined() if acts(one)]
    verbs = {one.name.lstrip("_").split("_")[0] for _, one in acting}
    assert third_person("_leaves_all", {"leave"})
    assert not third_person("leave", {"leave"})
    assert [f"{room}: {one.name}" for room, one in acting if third_person(one.name, verbs)] == []


def test_a_predicate_returns_whether_it_is_so() -> None:
    planted = definitions("def is_undone() -> set[int]: ...\ndef is_over() -> bool: ...\ndef island() -> str: ...")
    assert [one.name for one in planted if claims_more(one)] == ["is_undone"]
    assert [f"{room}: {one.name}" for room, one in defined() if claims_more(one)] == []


def claims_more(one: Definition) -> bool:
    """Return whether a function with the name of a predicate returns another value than a truth."""
    if isinstance(one, ast.ClassDef) or one.returns is None or not re.match(r"_*(is|has|can)_", one.name):
        return False
    return "bool" not in ast.unparse(one.returns)


def third_person(name: str, verbs: set[str]) -> bool:
    """Return whether a name begins with one of these verbs in the third person."""
    first = name.lstrip("_").split("_")[0]
    stems = {first.removesuffix("s"), first.removesuffix("es")} - {first}
    return first not in NOUNS and not verbs.isdisjoint(stems)


def test_a_private_name_says_what_it_gives_or_does() -> None:
    planted = definitions("def _over() -> int: ...\ndef _told() -> str: ...\ndef _past_table() -> str: ...")
    assert [one.name for one in planted if says_nothing(one)] == ["_over", "_told"]
    assert {f"{room}: {one.name}" for room, one in defined() if says_nothing(one)} - MEANT == set()


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


def test_the_words_of_the_glossary_stand_in_the_code() -> None:
    text = (ROOT / "numeramis_access/README.md").read_text(encoding="utf-8")
    words = re.findall(r"\*\*([A-Z]\w+)\*\*", text.partition("## Words")[2].partition("\n## ")[0])
    assert words
    assert len(words) == len(set(words))
    code = "".join(map(sources.text, sources.files("numeramis_access")))
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
