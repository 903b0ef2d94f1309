"""Room on the braille line: marks cover no card, choices use cells that stay empty, and no page repeats another."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.output.braille_board import LineBoard
from numeramis_access.output.braille_layout import DisplaySize, Touch, layout
from numeramis_access.output.braille_messages import LineMessage
from numeramis_access.output.screen import Item
from numeramis_access.words.announcement import Priority
from tests.contract.walk import SETTINGS, name_of
from tests.output.test_braille_line_layouts import LAYOUTS, lines, screens

#: fields of own cards, and the sign of the own turn, which is always filled while all others are
CARDS, TURN = {"hand", "held"}, "turn"


@pytest.mark.parametrize("game", [game.name for game in STANDARD])
def test_own_cards_never_fill_a_line_to_its_last_free_cell(game: str) -> None:
    for size, pages in layout(LAYOUTS[game]).items():
        for page in pages if size.lines == 1 else ():
            if {slot.field for slot in page} & CARDS:
                taken = {place for slot in page for place in slot.places}
                assert taken != set(range(size.width)), (size, page)


@pytest.mark.turns(3)
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_the_mark_of_a_waiting_message_covers_no_card(setting: Any) -> None:
    for screen in list(screens(setting))[::3]:
        for width in (12, 14, 20, 40):
            size = DisplaySize(1, width)
            board = LineBoard(lambda screen, size, title: lines(screen, size), lambda waiting: b"")
            board.size, board.screen = size, screen
            board.lay_out()
            calm, touches = board.cells(), board.touches
            board.messages.add(LineMessage((b"\x01",)), Priority.QUEUE, waits=True)
            marked = board.cells()
            cards = {place for place, touch in enumerate(touches)
                     if touch is not None and touch.zone == "items" and screen.items[touch.index].card}  # fmt: skip
            assert all(calm[place] == marked[place] for place in cards), (width, screen.items)


def test_choices_use_the_cells_of_fields_that_are_empty() -> None:
    setting = next(setting for setting in SETTINGS if name_of(setting) == "loker-4-3")
    screen = next(screen for screen in screens(setting) if sum(bool(item.card) for item in screen.items) == 6)
    cards = tuple(item for item in screen.items if item.card)
    choices = [Item(text, role="choice") for text in ("měnit 3", "pas", "konec 2+2 63")]
    shown = lines(replace(screen, items=(*cards, *choices), waits=False), DisplaySize(1, 40))
    places = {Touch("items", place) for place in range(len(cards) + len(choices))}
    assert places <= set(shown[0].line.touches)


@pytest.mark.parametrize("width", [14, 20, 40])
@pytest.mark.parametrize("game", ["quist", "whist"])
def test_no_page_has_the_waiting_choice_alone_while_others_have_it_too(game: str, width: int) -> None:
    setting = next(setting for setting in SETTINGS if name_of(setting).startswith(f"{game}-4"))
    screen = list(screens(setting))[-1]
    waiting = replace(screen, items=(Item("Dál Enter", "dál enter", role="choice"),), focus=0, waits=True)
    shown = lines(waiting, DisplaySize(1, width))
    alone = [strip for strip in shown if set(strip.line.touches) <= {None, Touch("items", 0)}]
    assert len(shown) > 1
    assert not alone
