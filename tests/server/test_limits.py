"""Each limit of the table stands in the documents and has its words."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from numeramis_access.server.people.limits import LIMITS, Limit, Rate, Scope
from numeramis_access.words.languages import LANGUAGES

SCOPES: tuple[Scope, ...] = ("line", "person", "address", "table", "house")
PROTOCOL = resources.files("numeramis_access.tables").joinpath("PROTOCOL.md").read_text(encoding="utf-8")


def row(name: str, limit: Limit) -> str:
    """Return a limit's row in the document."""

    def cell(scope: Scope) -> str:
        rate = limit.rates.get(scope, Rate(0))
        new = " (new)" if limit.only_strangers and scope == "address" else ""
        time = f"in {rate.seconds:,.0f} s" if rate.seconds else "at once"
        return f"{rate.most:,} {time}{new}" if rate.most else ""

    return f"| `{name}` | `{limit.code}` | {' | '.join(map(cell, SCOPES))} |"


def test_the_document_has_the_whole_table() -> None:
    begin = PROTOCOL.index("| limit | code |")
    written = PROTOCOL[begin : PROTOCOL.index("\n\n", begin)].splitlines()[2:]
    assert written == [row(name, limit) for name, limit in LIMITS.items()]


@pytest.mark.parametrize("code", sorted({limit.code for limit in LIMITS.values()}))
def test_each_refusal_is_documented_and_has_its_sentence(code: str) -> None:
    lists = re.findall(r"^Codes of `denied`:.*?\n\n|^\| `bye` \|.*", PROTOCOL, re.MULTILINE | re.DOTALL)
    assert any(f"`{code}`" in found for found in lists)
    if code != "too-fast":  # our own program never is too fast: the code addresses authors of others
        folders = [language.folder for language in LANGUAGES.complete().values()]
        files = [folder.joinpath("people.ftl").read_text(encoding="utf-8") for folder in folders]
        assert all(f"\npeople-denied-{code} = " in file for file in files)
