"""The protocol documents match types and code: each addition must be documented."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.contract.test_refusals import refusals_in
from tests.protocols import ENGINE, GENERATED, PEOPLE, ROOT, renewed

#: calls whose first argument is a code for clients, by function name
TELLS = {"RefuseRequest": PEOPLE, "dismiss": PEOPLE, "Bye": PEOPLE}


@pytest.mark.parametrize("document", dict.fromkeys(where for where, _ in GENERATED))
def test_what_follows_from_types_stands_in_the_document(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    assert renewed(document, text) == text, "python -m tests.protocols writes it"


def codes(folder: Path) -> Iterator[tuple[str, str]]:
    """Yield every code of the server's files for clients, with its place."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                words = [*node.args[:1], *(word.value for word in node.keywords if word.arg == "code")]
                if name in TELLS:
                    yield from ((one.value, f"{file.name}:{node.lineno}") for one in words
                                if isinstance(one, ast.Constant) and isinstance(one.value, str))  # fmt: skip


def test_every_code_of_a_refusal_or_a_bye_is_told() -> None:
    text = (ROOT / PEOPLE).read_text(encoding="utf-8")
    found = list(codes(ROOT / "numeramis_access/server"))
    assert len(found) > 40
    assert [f"{code} ({place})" for code, place in found if f"`{code}`" not in text] == []


def test_every_refusal_by_the_rules_of_an_evening_is_told() -> None:
    text = (ROOT / PEOPLE).read_text(encoding="utf-8")
    files = (ROOT / "numeramis_access/evening").glob("*.py")
    found = {one.code for file in files for one in refusals_in(file.read_text(encoding="utf-8"))}
    assert len(found) > 20
    assert {code for code in found if f"- `{code}`: " not in text} == set()


def test_every_error_of_the_engine_is_told() -> None:
    text = (ROOT / ENGINE).read_text(encoding="utf-8")
    found = set()
    for file in (ROOT / "numeramis_access/engine").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "EngineError" and node.args:
                found |= {one.value for one in node.args[:1] if isinstance(one, ast.Constant)}
    assert {code for code in found if f"`{code}`" not in text} == set()
