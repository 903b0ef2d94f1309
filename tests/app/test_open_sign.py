"""The last cell of a line at a table of people: it stands until the open question is settled."""

from __future__ import annotations

from pathlib import Path

import pytest

from braille.events import Connected
from numeramis_access.app.people.identity import new_id
from numeramis_access.output.braille_fields import AWAITED_SEAT_CELL
from numeramis_access.tables.table_requests import Say
from tests.app.friends import club
from tests.app.test_people_questions import Party, party, presses
from tests.server.guests import Club
from tests.server.test_people import SHORT

__all__ = ["club"]

WIDTHS = (14, 20, 40)


def at_width(those: Party, cells: int) -> None:
    """Give the reader a display of this width."""
    those.reader.line.display_told(Connected("", cells, 1, None, 8))
    those.reader.settle()


def read_all(those: Party) -> str:
    """Read every message; return the text of the line beneath."""
    for _ in range(60):
        if those.reader.line.standing is None and not those.reader.line.more_waits:
            break
        those.reader.press("pan right")
    return those.reader.text


def last(those: Party) -> str:
    """Return the sign at the end of the table's line, empty if the last cell but one is not blank."""
    text = read_all(those)
    return text.rsplit(" ", 1)[-1] if not text.endswith(" ") else ""


@pytest.mark.turns(3)
@pytest.mark.parametrize("game", sorted(SHORT))
@pytest.mark.parametrize("cells", WIDTHS)
def test_a_question_and_a_pause_stand_in_the_last_cell_until_they_are_settled(
    club: Club, tmp_path: Path, game: str, cells: int
) -> None:
    with party(club, tmp_path, game, 4 if game in ("quist", "whist") else 3) as those:
        at_width(those, cells)
        assert last(those) not in ("?", "p")
        presses("shift+p", "eva")(those)
        those.reader.settle()
        assert last(those) == "?"
        assert last(those) == "?", "reading settles nothing"
        presses("shift+p", "adam", "jana")(those)
        those.reader.settle()
        assert last(those) == "p"
        assert bytes([AWAITED_SEAT_CELL]) not in those.reader.line.cells, "nobody has the turn"
        presses("return", "eva")(those)
        those.reader.settle()
        assert last(those) == "?"
        presses("return", "adam", "jana")(those)
        those.reader.settle()
        assert last(those) not in ("?", "p")


@pytest.mark.parametrize("cells", WIDTHS)
def test_the_key_over_the_sign_asks_the_question_again(club: Club, tmp_path: Path, cells: int) -> None:
    with party(club, tmp_path) as those:
        at_width(those, cells)
        presses("shift+p", "eva")(those)
        assert last(those) == "?"
        those.reader.press(f"routing {cells - 1}")
        those.reader.read("eva: pause?")
        assert those.sent.count("pause") == 0


@pytest.mark.parametrize("cells", WIDTHS)
def test_somebody_cut_off_stands_there_with_the_minutes_left(club: Club, tmp_path: Path, cells: int) -> None:
    with party(club, tmp_path, grace=120) as those:
        at_width(those, cells)
        those.eva.lines[0].cut()
        those.adam.settle()
        those.reader.settle()
        assert last(those) == "x2"
        those.reader.press(f"routing {cells - 1}")
        those.reader.read("eva")
        those.adam.app.now = lambda now=those.adam.app.now: now() + 70  # type: ignore[misc]
        those.reader.settle()
        assert last(those) == "x1"


@pytest.mark.parametrize("cells", WIDTHS)
def test_in_a_pause_no_minutes_stand_beside_the_sign_of_somebody_cut_off(
    club: Club, tmp_path: Path, cells: int
) -> None:
    with party(club, tmp_path, grace=120) as those:
        at_width(those, cells)
        presses("shift+p", "eva", "adam", "jana")(those)
        those.eva.lines[0].cut()
        those.adam.settle()
        those.reader.settle()
        assert last(those) == "x"


def test_unread_words_stand_there_until_they_are_read(club: Club, tmp_path: Path) -> None:
    with party(club, tmp_path) as those:
        at_width(those, 40)
        read_all(those)
        for phrase in ("hello", "thanks"):
            those.eva.match.company.ask(Say(id=new_id(), table=those.eva.match.table, phrase=phrase))
            those.adam.settle()
            those.reader.settle()
        those.reader.press("dot1+dot3+dot5+dot6")  # the line is free, and the second words still wait
        assert those.reader.line.standing is None
        assert those.reader.text.endswith("!")
        assert last(those) != "!"
