"""Every refusal in the code of every game has a sentence in each form and language; no list names refusals."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import pytest

import numeramis_access
from numeramis_access.catalogue import STANDARD, Game
from numeramis_access.words.languages import LANGUAGES, LOCALE_FOLDER
from tests.words import samples
from tests.words.message_files import entries_of

ROOT = Path(numeramis_access.__file__).parent
GAMES = ROOT / "games"


class Refused(NamedTuple):
    """A refusal as the code makes it. :param given: the names of its values, None if the code computes them."""

    code: str
    given: frozenset[str] | None


def made_in(source: str) -> Iterator[ast.Call]:
    """Give every call in a module that makes a refusal."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and "Refusal" in (getattr(node.func, "id", ""), getattr(node.func, "attr", "")):
            yield node


def codes_of(made: ast.Call) -> set[str]:
    """Return the codes that a call writes out as literals."""
    first = [*made.args[:1], *(one.value for one in made.keywords if one.arg == "code")]
    return {code for part in first for one in ast.walk(part) if (code := _text(one))}


def refusals_in(source: str) -> set[Refused]:
    """Return every refusal that a module makes."""
    found = set()
    for node in made_in(source):
        if codes := codes_of(node):
            given = [*node.args[2:], *(one.value for one in node.keywords if one.arg == "values"), ast.Dict([], [])][0]
            keys = frozenset(map(_text, given.keys)) if isinstance(given, ast.Dict) else None
            found |= {Refused(code, keys) for code in codes}
    return found


def _text(node: ast.AST | None) -> str:
    """Return the string of a constant, empty for any other node."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


@cache
def refusals_by_module() -> dict[Path, set[Refused]]:
    """Return the refusals of every module of the program, by file."""
    sources = {file: file.read_text(encoding="utf-8") for file in ROOT.rglob("*.py")}
    return {file: refusals_in(source) for file, source in sources.items() if "Refusal(" in source}


def refusals_of(game: Game) -> set[Refused]:
    """Return every refusal that a player of a game may hear."""
    spec = find_spec(game.rules.partition(":")[0])
    assert spec is not None
    assert spec.origin is not None
    games = {GAMES / "shared", Path(spec.origin).parent}
    return {
        one
        for file, refused in refusals_by_module().items()
        if GAMES not in file.parents or games & {*file.parents}  # refusals outside games may meet any player
        for one in refused
    }


def wanting(refused: set[Refused], folders: list[Path]) -> dict[str, str]:
    """Return the faults by code: a refusal without a message, or a message with a value that the refusal lacks."""
    files = [file for folder in folders for file in folder.glob("*.ftl")]
    entries = {name: one for file in files for name, one in entries_of(file).items()}
    found = {}
    for one in refused:
        if one.code not in entries:
            found[one.code] = "has no message"
        elif one.given is not None:
            uses = samples.Uses(entries)
            uses.visit(entries[one.code])
            if asked := uses.functions.keys() - {name.replace("_", "-") for name in one.given} - {"rule"}:
                found[one.code] = f"is not given {sorted(asked)}"
    return found


def folders_of(game: Game, language: str) -> list[Path]:
    """Return the folders of the messages of a game's table."""
    return [LOCALE_FOLDER / language, game.locale_folder() / language]


def test_every_refusal_says_its_code_where_it_is_made() -> None:
    """A code must be a literal, so that a reader can search for it, and no module may rename ``Refusal``."""
    assert [*map(codes_of, made_in("actions.Refusal(why, 'Q1')"))] == [set()]
    sources = {file: file.read_text(encoding="utf-8") for file in ROOT.rglob("*.py")}
    made = {file.relative_to(ROOT): [*made_in(source)] for file, source in sources.items() if "Refusal(" in source}
    assert not {f"{file}:{one.lineno}" for file, calls in made.items() for one in calls if not codes_of(one)}
    assert not [file for file, source in sources.items() if re.search(r"Refusal as |= Refusal$", source, re.MULTILINE)]
    assert {"evening", "tables", "core", "games"} <= {file.parts[0] for file, calls in made.items() if calls}


@pytest.mark.parametrize("language", LANGUAGES.complete())
@pytest.mark.parametrize("game", [*STANDARD], ids=STANDARD.names)
def test_every_refusal_has_its_message_and_what_that_asks_for(game: Game, language: str) -> None:
    refused = refusals_of(game)
    assert len(refused) > 10
    assert not wanting(refused, folders_of(game, language))


@pytest.mark.parametrize("language", LANGUAGES.complete())
@pytest.mark.parametrize("game", [*STANDARD], ids=STANDARD.names)
def test_every_refusal_is_formed_in_each_form(game: Game, language: str) -> None:
    entries = {name: one for folder in folders_of(game, language) for file in folder.glob("*.ftl")
               for name, one in entries_of(file).items()}
    for code in sorted({one.code for one in refusals_of(game)}):
        formed = samples._of_message(entries[code], entries, language, (game.name,))
        assert formed
        for one in formed:
            assert one.text.strip(), one
            assert "{" not in one.text, one


def test_a_refusal_that_has_lost_its_message_or_a_value_is_found(tmp_path: Path) -> None:
    for game in STANDARD:
        for planted in sorted(refusals_of(game), key=lambda one: one.code)[:3]:
            folder = tmp_path / game.name
            folder.mkdir(exist_ok=True)
            for file in (folder_file for part in folders_of(game, "en") for folder_file in part.glob("*.ftl")):
                text = re.sub(rf"^{planted.code} =", f"was-{planted.code} =", file.read_text(), flags=re.MULTILINE)
                (folder / f"{file.parent.parent.parent.name}-{file.name}").write_text(text)
            assert planted.code in wanting(refusals_of(game), [folder])
    asks = tmp_path / "asks"
    asks.mkdir()
    (asks / "x.ftl").write_text("not-so = Not { CARD($card) }.\n")
    assert wanting(refusals_in("Refusal('not-so', 'Q1', {'seat': 1})"), [asks]) == {"not-so": "is not given ['card']"}
