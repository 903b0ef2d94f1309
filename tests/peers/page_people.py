"""Stock Orca reads a table of people: a deal with a friend who came by the code, from the main menu by keys alone.

The friend is at a page of another Chromium under Playwright. This is a campaign: ``pytest tests/peers/page_people.py``
on an otherwise idle machine takes about two minutes. With ``HEARD_IN=folder`` it writes the speech there, key by key.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.peers.desktop import Desktop
from tests.peers.page_player import WITH_ORCA, Player, keep
from tests.web.browsing import FIELD, PLAYABLE, chromium, comes_in, own_turn, press

pytestmark = WITH_ORCA

#: words of a code; most turns of a deal
WORDS, TURNS = 4, 80


def code_heard(player: Player) -> str:
    """Return the code that the host heard: its last words."""
    told = next(str(one["text"]) for one in reversed(player.told) if "kód" in str(one["text"]).lower())
    return " ".join(told.rstrip(".").split()[-WORDS:])


def play_a_deal(player: Player, friend: Page) -> None:
    """Let both play the first playable card, until neither has one."""
    for _ in range(TURNS):
        if not friend.locator("#hand button.card").count() and not player.told[-1]["own"]:
            return
        if player.told[-1]["own"]:
            player.press("Return")
        elif own_turn(friend) and friend.locator(PLAYABLE).count():
            friend.locator(PLAYABLE).first.click()
        player.listen()
        player.desktop.wait(lambda: not player.unheard(), f"all is heard; left: {player.unheard()}")
    pytest.fail(f"the deal has no end: {player.heard}")


@pytest.mark.timeout(600)
def test_a_deal_with_a_friend_is_heard_whole_in_order_and_nothing_twice() -> None:
    with Desktop() as desktop, chromium() as browser:
        address = desktop.serve()
        player = Player(desktop, "cs")
        try:
            player.open("chromium", address)
            player.come_among_people("Bara")
            for label in ("Nový soukromý stůl na kód", "Quist", "Otevřít stůl"):
                player.choose(label)
            friend = comes_in(browser, address, "Adam")
            press(friend, "I have a code: type the four words")
            friend.locator(FIELD).fill(code_heard(player))
            friend.get_by_role("button", name="Done").click()
            desktop.wait(lambda: desktop.tap.heard("Adam"), "the friend is heard")
            player.listen()
            player.choose("Začít partii")
            play_a_deal(player, friend)
            assert player.unheard() == [], player.heard
            friend.context.close()
        finally:
            keep("people", player.note())
