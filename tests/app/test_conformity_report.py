"""The report on accessibility has every criterion of the table, in a page that readers can walk."""

from __future__ import annotations

import tomllib
from pathlib import Path
from xml.etree import ElementTree

import pytest

from numeramis_access.app.tools import conformity
from numeramis_access.cli import main
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES


def read(path: Path) -> ElementTree.Element:
    """Return the body of a report; its elements are closed, as XML's are."""
    text = path.read_text(encoding="utf-8")
    return ElementTree.fromstring(text[text.index("<body>") : text.index("</body>")] + "</body>")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_has_each_criterion_in_a_table_whose_cells_have_headers(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "report.html"
    assert main(["conformity", "--out", str(target), "--language", language]) == 0
    assert str(target) in capsys.readouterr().out
    body = read(target)
    table = tomllib.loads(conformity.CONFORMITY_FILE.read_text(encoding="utf-8"))["criterion"]
    rows = [row for part in body.iter("tbody") for row in part.iter("tr")]
    assert [row.findtext("th") for row in rows] == [criterion["name"] for criterion in table]
    assert all(row.find("th").get("scope") == "row" for row in rows)  # type: ignore[union-attr]
    columns = len(conformity.COLUMN_MESSAGES)
    assert {len(row) for row in rows} == {columns}
    heads = [[cell.text for cell in head.iter("th") if cell.get("scope") == "col"] for head in body.iter("thead")]
    assert (
        heads == [[Language(language).text(f"conformity-{name}") for name in conformity.COLUMN_MESSAGES.values()]] * 2
    )
    assert [caption.text for caption in body.iter("caption")] == ["WCAG 2.2", "XAG"]
    assert {part.get("lang") for part in body.iter("tbody")} == {"en"}
    assert len(list(body.iter("h1"))) == 1


def test_a_checking_program_alone_gives_no_support(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = f"{conformity.MACHINE_TESTS[0]}::test_something"
    others = ("by hand", "tests/a.py::test_b")
    held = [([machine], "not evaluated"), *(([machine, other], "supports") for other in others)]
    texts = [
        f'[[criterion]]\nstandard = "S"\nid = "{number}"\nname = "N"\nsupport = "supports"\nheld_by = {tests}\n'
        for number, (tests, _) in enumerate(held)
    ]
    table = tmp_path / "table.toml"
    table.write_text("".join(texts))
    monkeypatch.setattr(conformity, "CONFORMITY_FILE", table)
    assert [criterion["support"] for criterion in conformity.read_criteria()] == [told for _, told in held]


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert main(["conformity", "--out", str(tmp_path / "file/report.html"), "--language", "en"]) == 1
    assert "report.html" in capsys.readouterr().err
