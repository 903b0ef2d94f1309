"""Files of the program form no circle of imports: a part of a scene or of the house imports neither.

Imports for types alone count. ``LEFT`` names each remaining circle with its files, so that a circle can only shrink. A
room without circles leaves the list.
"""

from __future__ import annotations

from collections.abc import Iterator

import grimp
import pytest

#: the remaining circles by room: the files of each, without the room's name
LEFT: dict[str, list[set[str]]] = {
    "app.people": [{"company", "fetching", "once_more", "passphrase", "same_deals"}],
}


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


def room_of(circle: set[str]) -> str:
    """Return the room in which a circle lies: the longest name that all its modules begin with."""
    names = [module.split(".")[1:-1] for module in circle]
    common = [parts[0] for parts in zip(*names, strict=False) if len(set(parts)) == 1]
    return ".".join(common)


def test_a_planted_circle_is_found() -> None:
    imports = {"a.b.c": {"a.b.d"}, "a.b.d": {"a.b.e"}, "a.b.e": {"a.b.c"}, "a.f": {"a.b.c"}, "a.g": set[str]()}
    assert [*circles(imports)] == [{"a.b.c", "a.b.d", "a.b.e"}]
    assert room_of({"a.b.c", "a.b.d"}) == "b"


def test_a_circle_through_another_room_is_found_whole() -> None:
    imports = {"p.a.x": {"p.b.y"}, "p.b.y": {"p.a.x", "p.b.z"}, "p.b.z": set[str]()}
    assert [*circles(imports)] == [{"p.a.x", "p.b.y"}]
    assert room_of({"p.a.x", "p.b.y"}) == ""


@pytest.fixture(scope="module")
def by_room() -> dict[str, list[set[str]]]:
    """Return the circles of the program by room, in the form of ``LEFT``."""
    rooms: dict[str, list[set[str]]] = {}
    for circle in circles(imports_of_program()):
        room = room_of(circle)
        prefix = f"numeramis_access.{room}." if room else "numeramis_access."
        rooms.setdefault(room, []).append({module.removeprefix(prefix) for module in circle})
    return rooms


def test_no_circle_is_new_or_has_grown(by_room: dict[str, list[set[str]]]) -> None:
    grown = {
        room: sorted(map(sorted, circles_there))
        for room, circles_there in by_room.items()
        if any(not any(circle <= known for known in LEFT.get(room, [])) for circle in circles_there)
    }
    assert grown == {}, "let the part return what is to be done, instead of importing who does it"


def test_a_room_that_is_free_of_circles_leaves_the_list(by_room: dict[str, list[set[str]]]) -> None:
    assert LEFT.keys() - by_room.keys() == set()
