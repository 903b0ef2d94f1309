"""Stock Orca reads a club evening on the page: the way to it, one's table, a board with computers, standings.

The director is at a page of another Chromium, under keys from Playwright. This is a campaign: ``pytest
tests/peers/page_evening_heard.py`` on an otherwise idle machine takes about two minutes. With ``HEARD_IN=folder`` it
writes the speech there, key by key.
"""

from __future__ import annotations

import re

import pytest

from tests.peers.desktop import Desktop
from tests.peers.page_evening import announce, choose
from tests.peers.page_player import WITH_ORCA, Player, keep
from tests.web.browsing import chromium, comes_in

pytestmark = WITH_ORCA

#: most cards of a board
TURNS = 20


def play_a_board(player: Player) -> None:
    """Play the first playable card until the page tells the standings."""
    for _ in range(TURNS):
        player.desktop.wait(lambda: not player.unheard(), f"all is heard; left: {player.unheard()}")
        if any("Vaše umístění" in str(one["text"]) for one in player.told):
            return
        if player.told[-1]["own"]:
            player.press("Return")
        player.listen()
    pytest.fail(f"the board has no end: {player.heard}")


@pytest.mark.timeout(900)
def test_an_evening_is_heard_from_coming_to_it_to_the_standings() -> None:
    with Desktop() as desktop, chromium() as browser:
        address = desktop.serve()
        player = Player(desktop, "cs")
        try:
            player.open("chromium", address)
            player.come_among_people("Bara")
            adam = comes_in(browser, address, "Adam")
            announce(adam, contest="pairs", rounds="at most one")
            player.press("Home")
            player.choose("Klubový večer")
            desktop.wait(lambda: desktop.tap.heard("Večer vede a zahájí Adam"), "who leads is heard")
            player.listen()
            choose(adam, "Begin")
            desktop.wait(lambda: desktop.tap.heard("Hrajete rozdání"), "the own table is heard")
            player.listen()
            (own,) = [one for one in player.heard if re.search(r"kolo z jednoho: stůl \w+, na \w+, ", one)]
            assert "spolu s vámi" in own
            play_a_board(player)
            assert player.unheard() == [], player.heard
            player.press("Escape")
            player.choose("Odejít od stolu")
            player.press("Home")  # what has come since stands above the entry where the player was
            player.choose("Pořadí")
            desktop.wait(lambda: desktop.tap.heard("Moje umístění"), "standings are heard")
            adam.context.close()
        finally:
            keep("evening", player.note())
