"""Our BRF read back by brltty's own converter."""

from __future__ import annotations

import subprocess

import pytest

from braille.brf import BrailleParagraph, PageSize, brf, pages
from braille.cells import to_unicode
from braille.text import BrailleTable

pytestmark = pytest.mark.peer("brltty")


def read_back(data: bytes) -> list[str]:
    command = ["brltty-trtxt", "-i", "brf", "-o", "unicode"]
    done = subprocess.run(command, input=data, capture_output=True, timeout=30, check=True)
    text = done.stdout.decode().replace("\f", "")
    return [line.strip("\r").replace(" ", "⠀").rstrip("⠀") for line in text.split("\n")]


def test_every_six_dot_cell_comes_back() -> None:
    blocks = [BrailleParagraph(bytes(range(1, 64)), first=0)]
    assert "".join(read_back(brf(blocks, PageSize(40, 25)))) == to_unicode(bytes(range(1, 64)))


@pytest.mark.parametrize("form_feed", [True, False])
def test_a_text_in_czech_comes_back_line_by_line(form_feed: bool) -> None:
    cells = BrailleTable("cs-6").cells("Žluťoučký kůň vynesl 7 a QUIST bere 10 štychů. " * 30)
    page = PageSize(30, 10, form_feed)
    lines = [to_unicode(line) for lines in pages([BrailleParagraph(cells)], page) for line in lines]
    assert len(lines) > 40
    assert [line for line in read_back(brf([BrailleParagraph(cells)], page)) if line] == lines
