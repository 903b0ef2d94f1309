"""A finished trick stays on the table until the next card, so that players see its last card."""

from __future__ import annotations

import pytest

from numeramis_access.catalogue import STANDARD
from tests.app.player import begin, player
from tests.standard import WITH_TRICKS


@pytest.mark.parametrize("name", WITH_TRICKS)
def test_a_trick_stays_on_the_table_until_the_next_card(name: str) -> None:
    seen = 0
    with player("en") as someone:
        rules = STANDARD[name].ruleset()
        match = begin(someone.app, rules, rules.options(), 4, 5)
        someone.settle()
        for _ in range(12):
            someone.press("z", "return")
            lying, screen = match.view.last_cards_on_table(), match.screen()
            assert not (screen.table and screen.before)
            if match.view.cards_on_table():
                shown = [laid.card for laid in screen.cards_on_table]
                assert shown == [play.card for play in match.view.cards_on_table()]
            elif lying:
                seen += 1
                assert [(laid.seat, laid.card) for laid in screen.cards_on_table] == [play[:2] for play in lying]
                assert len(screen.before) == 4
                assert [laid.seat for laid in screen.before if laid.highest] == [p.seat for p in lying if p.is_winning]
                assert match.public_screen().before != ()
    assert seen
