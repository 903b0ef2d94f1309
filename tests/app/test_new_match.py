"""Setting up a match in the menu."""

from __future__ import annotations

from numeramis_access.games.sipky import SipkyOptions
from tests.app.player import player


def test_the_limit_of_sipky_can_be_drawn() -> None:
    """S1."""
    with player("cs") as someone:
        someone.app.scene.enter()
        someone.press("home", "return", "down", "return")
        while "Vylosovat" not in " ".join(someone.press("down")):
            pass
        drawn = {said for _ in range(60) for said in someone.press("return")}
        assert drawn == {f"Vylosováno: {limit}." for limit in (101, 201, 301)}
        last = someone.press("return")[-1]
        someone.press("home", "return")
        match = someone.match
        assert match is not None
        options = match.table.options
        assert isinstance(options, SipkyOptions)
        assert last == f"Vylosováno: {options.limit}."
