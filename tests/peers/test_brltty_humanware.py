"""HumanWare displays that BRLTTY's driver ``hw`` accepts, and ours too."""

from __future__ import annotations

import pytest

from braille.driver import Identity
from braille.drivers.humanware import Driver
from tests.braille.emulators.humanware import HumanWareDisplay
from tests.peers.certify import accepted_by_brltty, accepted_by_us

THUMBS = [("up", "ThumbPrevious"), ("down", "ThumbNext")]
PANNING = [("pan left", "ThumbLeft"), ("pan right", "ThumbRight")]
BRAILLE = [("dot1", "Dot1"), ("dot8", "Dot8"), ("space", "Space")]


@pytest.mark.peer("brltty")
@pytest.mark.parametrize(
    ("model", "cells", "name", "more"),
    [
        pytest.param(0x12, 40, "APH Mantis Q40", [], id="Mantis"),
        pytest.param(0x11, 20, "APH Chameleon 20", BRAILLE, id="Chameleon"),
        pytest.param(0x00, 14, "Brailliant BI 14", [*BRAILLE, ("select", "Action")], id="BI 14"),
        pytest.param(0x00, 80, "Brailliant B 80", [("c1", "Display1")], id="B 80"),
    ],
)
def test_brltty_and_we_accept_the_same_display(
    model: int, cells: int, name: str, more: list[tuple[str, str]]
) -> None:
    keys = [*more, *THUMBS, *PANNING, (f"routing {cells - 1}", f"RoutingKey.{cells}")]
    with HumanWareDisplay(model, cells) as display:
        says = [f"detected Humanware device: model={model} cells={cells}", f"Model Name: {name}"]
        accepted_by_brltty("hw", display, says, keys)
        accepted_by_us(Driver(), display, Identity(name, cells), [key for key, _ in keys])


@pytest.mark.peer("brltty")
def test_a_display_that_is_not_ready_is_asked_until_it_is() -> None:
    with HumanWareDisplay(busy=3) as display:
        accepted_by_brltty("hw", display, ["channel still initializing"], [("routing 0", "RoutingKey.1")])
        display.busy = 3
        accepted_by_us(Driver(), display, Identity("APH Mantis Q40", 40), ["pan left", "routing 0"])
