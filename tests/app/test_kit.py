"""``numeramis-access kit`` writes whole files in both languages, or says in a sentence why it cannot."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from numeramis_access.cli import main
from numeramis_access.core.cards import SUITS
from numeramis_access.kit.text_cells import literary_cells
from numeramis_access.words.language import Language


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize(
    ("thing", "game", "pages"),
    [("cards", "quist", 9), ("cards", "whist", 6), ("board", "quist", 1), ("board", "sipky", 2), ("board", "loker", 1)],
)
def test_pages_are_drawings(tmp_path: Path, language: str, thing: str, game: str, pages: int) -> None:
    assert main(["kit", thing, "--game", game, "--out", str(tmp_path / "new"), "--language", language]) == 0
    files = sorted((tmp_path / "new").iterdir())
    assert len(files) == pages
    for file in files:
        assert ElementTree.parse(file).getroot().tag.endswith("svg")


def test_chips_are_solids_of_the_values_asked_for(tmp_path: Path) -> None:
    trimesh = pytest.importorskip("trimesh")
    assert main(["kit", "chips", "--values", "5", "25", "--out", str(tmp_path)]) == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["chip-25.stl", "chip-5.stl"]
    assert all(trimesh.load_mesh(file).is_watertight for file in tmp_path.iterdir())


@pytest.mark.parametrize("language", ["cs", "en"])
def test_every_letter_on_a_card_is_one_cell_and_no_two_are_alike(language: str) -> None:
    words, cells = Language(language), literary_cells(Language(language).record.literary_braille)
    suits = [cells(words.form(f"suit-{suit}", "braille").lower()) for suit in SUITS]
    ranks = [cells(words.form(f"rank-{rank}", "braille").lower()) for rank in "TJQKA"]
    assert {len(letter) for letter in suits + ranks} == {1}
    assert len(set(suits)) == 4
    assert len(set(ranks)) == 5


def test_it_says_how_many_files_it_wrote_and_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["kit", "board", "--out", str(tmp_path), "--language", "en"])
    assert capsys.readouterr().out.strip() == f"One file is in {tmp_path}."


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["kit", "cards", "--out", str(tmp_path / "file" / "inside"), "--language", "en"]) == 1
    assert "couldn't write" in capsys.readouterr().err


def test_a_value_without_room_is_told_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["kit", "chips", "--values", "123456789", "--out", str(tmp_path), "--language", "en"]) == 1
    assert "too long" in capsys.readouterr().err
