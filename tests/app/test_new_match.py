"""Setting up a match in the menu."""

from __future__ import annotations

from numeramis_access.app.menus.new_match import MatchSetUp
from numeramis_access.app.shell.scene import Pop
from numeramis_access.games.sipky.state import SipkyOptions
from numeramis_access.games.whist.state import WhistOptions
from tests.app.player import behind, player


def test_the_limit_of_sipky_can_be_drawn() -> None:
    """By rule S1 players may draw the limit."""
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
        options = behind(match).options
        assert isinstance(options, SipkyOptions)
        assert last == f"Vylosováno: {options.limit}."


def test_the_order_of_a_mixed_whist_is_set_deal_by_deal() -> None:
    """By rule V11 players may set the tour of each deal."""
    with player("cs") as someone:
        someone.app.scene.enter()
        someone.press("home", "return", "end", "return")
        someone.press("home")
        while "Obměna" not in " ".join(someone.press("down")):
            pass
        assert not any(item.label == "Pořadí obměn" for item in someone.screen.items)
        assert someone.press("left") == ["Obměna: pokaždé jiná."]
        while "Pořadí obměn" not in " ".join(said := someone.press("down")):
            pass
        assert said[0].startswith("Pořadí obměn: osm rozdání")
        said = someone.press("return")
        assert "rvní rozdání: základní whist" in said[-1]
        assert someone.press("right") == ["První rozdání: cayenne."]
        assert "Ubrat" in someone.press("end")[-1]
        for left in ("je sedm", "je šest", "je pět", "jsou čtyři", "jsou tři", "jsou dvě", "je jedno", "je jedno"):
            assert someone.press("return") == [f"V pořadí {left} rozdání."]
        someone.press("up", "return", "home", "down", "right", "escape")
        someone.press("home", "return")
        match = someone.match
        assert match is not None
        options = behind(match).options
        assert isinstance(options, WhistOptions)
        assert (options.tour, options.order) == ("mixed", ("cayenne", "grand"))


def test_people_alone_at_this_computer_are_not_asked_about_opponents() -> None:
    with player("cs") as someone:
        app = someone.app
        setting_up = MatchSetUp(app, app.catalogue["sipky"], begin=lambda *_: Pop(), people=2)
        labels = [entry.label() for entry in setting_up.entries()]
        assert not {app.text("option-level"), app.text("option-opponents")} & set(labels)
        setting_up.seats = 3
        labels = [entry.label() for entry in setting_up.entries()]
        assert {app.text("option-level"), app.text("option-opponents")} <= set(labels)
