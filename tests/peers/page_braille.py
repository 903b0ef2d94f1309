"""Stock Orca shows the page on a braille display: BRLTTY's virtual one, through two tricks of Quist in real browsers.

The expected texts follow from Orca's speech: a focused card in its short form, which the page gives by
``aria-braillelabel``, and every message for its time. This is a campaign: ``pytest tests/peers/page_braille.py`` on an
otherwise idle machine takes half a minute for each case. With ``HEARD_IN=folder`` each case writes the display's texts
there.
"""

from __future__ import annotations

import pytest

from tests.peers.brltty import VirtualDisplay, start_virtual
from tests.peers.desktop import Desktop
from tests.peers.page_player import BUTTON, WITH_ORCA, Player, keep
from tests.waiting import until

pytestmark = [*WITH_ORCA, pytest.mark.peer("brltty")]

#: the cards as Orca speaks them, from zero
CARDS = (
    "Nula", "Jednička", "Dvojka", "Trojka", "Čtyřka", "Pětka", "Šestka", "Sedmička", "Osmička", "Devítka",
)  # fmt: skip
#: Orca's echoes of keys
ECHOES = ("return", "tab", "down", "right")
#: seconds in which the display follows its own keys
FOLLOWS = 2.0
#: cards that are played
PLAYED = 2


def dotted(spoken: str) -> str:
    """Return the braille for Orca's speech: a card's number, a button's name, or a message."""
    name = spoken.removesuffix(BUTTON)
    if name == spoken:
        return f" {spoken}"
    card = name.removesuffix(".").partition(",")[0]
    return (str(CARDS.index(card)) if card in CARDS else name) + BUTTON.removesuffix(".")


def left_out(wanted: list[str], stood: list[str]) -> list[str]:
    """Return the texts that the display missed or showed out of order; a repeated text, as of like cards, stays."""
    lines = iter(stood)
    once = [one for one, before in zip(wanted, ["", *wanted], strict=False) if one != before]
    return [one for one in once if not any(line == one for line in lines)]


def test_the_comparison_finds_what_did_not_stand() -> None:
    assert [dotted(one) for one in ("Nula. push button.", "Pas push button.", "Pas.")] == [
        "0 push button", "Pas push button", " Pas.",
    ]  # fmt: skip
    assert left_out(["a", "b"], ["x", "a", "a", "b"]) == []
    assert left_out(["a", "b"], ["b", "a"]) == ["b"]
    assert left_out(["a", "a", "b"], ["a", "b"]) == []
    assert [joined("o třech zd", "zdvihů."), joined("o třech zd", "vihů."), joined("o ", "tři")] == [
        "o třech zdvihů.", "o třech zdvihů.", "o tři",
    ]  # fmt: skip


def read_on(display: VirtualDisplay, length: int) -> str:
    """Read a text of this many characters to its end by the display's own key; return the whole text."""
    text = display.stood[-1]
    while len(text) < length:
        before = display.frames()
        display.send("fwinrt")
        if not until(lambda before=before: display.frames() > before, FOLLOWS):  # type: ignore[misc]
            break
        text = joined(text, display.stood[-1])
    return text.rstrip()


def joined(text: str, more: str) -> str:
    """Join a text and its continuation: both usually have the beginning of the last, cut word."""
    cut = text.rpartition(" ")[2]
    return text + (more.removeprefix(cut) if cut else more)


@pytest.mark.timeout(300)
@pytest.mark.parametrize("columns", [40, 14])
@pytest.mark.parametrize("browser", ["firefox", "chromium"])
def test_cards_stand_in_short_and_messages_give_way_to_them(
    browser: str, columns: int, request: pytest.FixtureRequest
) -> None:
    with start_virtual(columns) as display, Desktop() as desktop:
        player = Player(desktop, "cs")
        player.open(browser, desktop.serve(), display.host)
        player.begin("quist")
        begun = len(player.heard)
        try:
            for keys in [("Right", "Return")] * PLAYED + [()]:
                desktop.wait(lambda: bool(player.told[-1]["own"]) and not player.unheard(), "the own turn")
                player.listen()
                player.press(*keys)
            heard = [text for text in player.heard[begun:] if text not in ECHOES]
            assert read_on(display, len(heard[-1]) + 1) == f" {heard[-1]}"
            card = next(text for text in reversed(heard) if text.endswith(BUTTON))
            desktop.wait(lambda: display.stood[-1].strip() == dotted(card)[:columns].strip(), "the card is back")
            wanted = [dotted(text)[:columns].rstrip() for text in heard]
            assert left_out(wanted, [line.rstrip() for line in display.stood]) == [], display.stood
        finally:
            keep(f"braille-{request.node.callspec.id}", [*player.note(), "", *display.stood])


@pytest.mark.timeout(300)
@pytest.mark.parametrize("browser", ["firefox", "chromium"])
def test_a_field_what_is_written_there_and_why_it_is_refused_can_be_read(
    browser: str, request: pytest.FixtureRequest
) -> None:
    with start_virtual(40) as display, Desktop() as desktop:
        player = Player(desktop, "cs")

        def stands(text: str) -> None:
            desktop.wait(lambda: any(text in line for line in display.stood[-20:]), f"{text}: {display.stood[-20:]}")

        try:
            player.open(browser, desktop.serve(), display.host)
            player.find_menu()
            for name in ("Nastavení", "Obraz", "Velikost v procentech"):
                player.go_to(name)
                player.press("Return")
            stands("Velikost v procentech")
            desktop.type("20")
            stands("20")
            player.press("Return")
            stands("Číslo má být")
            player.press("Escape")
            player.press("comma")
            stands("Číslo má být")
        finally:
            keep(f"braille-field-{request.node.callspec.id}", [*player.note(), "", *display.stood])
