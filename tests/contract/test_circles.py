"""Files of the program form no circle of imports: a part of a scene or of the house imports neither.

Imports for types alone count; they are few.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import grimp

from tests import sources

#: the most blocks of imports for types alone
MOST_FOR_TYPES = 10


def circles(imports: dict[str, set[str]]) -> Iterator[set[str]]:
    """Return the circles among modules, each with all modules that reach each other: Tarjan's components.

    :param imports: the imports of each module; each imported module must be a key too.
    """
    numbers: dict[str, int] = {}
    lowest: dict[str, int] = {}
    path: list[str] = []

    def walk(module: str) -> Iterator[set[str]]:
        numbers[module] = lowest[module] = len(numbers)
        path.append(module)
        for other in sorted(imports[module]):
            if other not in numbers:
                yield from walk(other)
            if other in path:
                lowest[module] = min(lowest[module], lowest[other])
        if lowest[module] == numbers[module]:
            at = path.index(module)
            component, path[at:] = set(path[at:]), []
            if len(component) > 1:
                yield component

    for module in imports:
        if module not in numbers:
            yield from walk(module)


def imports_of_program() -> dict[str, set[str]]:
    """Return the imports of each module of the program, including those for types."""
    graph = grimp.build_graph("numeramis_access", cache_dir=None)
    return {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}


def test_a_planted_circle_is_found() -> None:
    imports = {"a.b.c": {"a.b.d"}, "a.b.d": {"a.b.e"}, "a.b.e": {"a.b.c"}, "a.f": {"a.b.c"}, "a.g": set[str]()}
    assert [*circles(imports)] == [{"a.b.c", "a.b.d", "a.b.e"}]


def test_a_circle_through_another_room_is_found_whole() -> None:
    imports = {"p.a.x": {"p.b.y"}, "p.b.y": {"p.a.x", "p.b.z"}, "p.b.z": set[str]()}
    assert [*circles(imports)] == [{"p.a.x", "p.b.y"}]


def test_no_files_form_a_circle() -> None:
    found = [sorted(circle) for circle in circles(imports_of_program())]
    assert found == [], "let the part return what is to be done, instead of importing who does it"


def test_imports_for_types_alone_are_few_and_each_has_a_reason() -> None:
    begin = re.compile(r"^ *if TYPE_CHECKING:(.*)$", re.MULTILINE)
    reasons = {path: begin.findall(sources.text(path)) for path in sources.files()}
    assert [path for path, found in reasons.items() if not all("  # " in reason for reason in found)] == []
    assert sum(map(len, reasons.values())) <= MOST_FOR_TYPES


def test_no_object_hands_out_a_proxy_of_itself() -> None:
    proxies = [path for path in sources.files() if "proxy(self" in sources.text(path)]
    assert proxies == [], "let the part return what is to be done, or give it the values that it needs"
