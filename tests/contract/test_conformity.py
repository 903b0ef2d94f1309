"""The table of what page and window support cites tests that exist, and leaves no criterion out."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import ROOT

TABLE = tomllib.loads((ROOT / "numeramis_access/web/conformity.toml").read_text("utf-8"))["criterion"]
SUPPORT = {"supports", "partly", "not", "not evaluated"}
BY_HAND = "by hand"
#: number of criteria of each level of WCAG 2.2, and of the Xbox Accessibility Guidelines, from their own lists
COUNTS = {("WCAG 2.2", "A"): 31, ("WCAG 2.2", "AA"): 24, ("XAG", ""): 23}
#: sentences about a criterion that does not apply or is not fully supported
LONGEST = 200


def cited() -> Iterator[tuple[str, str]]:
    """Yield each criterion with each test that holds it."""
    for criterion in TABLE:
        yield from ((criterion["id"], test) for test in criterion["held_by"] if test != BY_HAND)


def _tests_in(path: Path) -> set[str]:
    """Return the names of the tests in a file."""
    tree = ast.parse(path.read_text("utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


@pytest.mark.parametrize(("criterion", "test"), list(cited()), ids=lambda value: str(value)[-60:])
def test_a_cited_test_exists(criterion: str, test: str) -> None:
    file, _, name = test.partition("::")
    assert (ROOT / file).is_file(), f"{criterion} cites {file}"
    assert name in _tests_in(ROOT / file) or (name == "*" and _tests_in(ROOT / file)), f"{criterion} cites {test}"


def test_every_criterion_is_there_once_with_its_support() -> None:
    assert Counter((one["standard"], one.get("level", "")) for one in TABLE) == COUNTS
    assert len({(one["standard"], one["id"]) for one in TABLE}) == len(TABLE)
    for one in TABLE:
        assert one["support"] in SUPPORT, one["id"]
        assert one["held_by"], one["id"]
        assert one["support"] == "supports" or one.get("note") or one["support"] == "not evaluated", one["id"]
        assert len(one.get("note", "")) <= LONGEST, one["id"]


def test_what_people_check_by_hand_is_asked_of_testers() -> None:
    assert re.search(r"\bTESTERS\b", (ROOT / "numeramis_access/web/README.md").read_text("utf-8"))
