"""After which cards the highest one is told, by the player's setting."""

from __future__ import annotations

from tests.app.player import player
from tests.app.test_keys import at_table


def heard_of(highest: str) -> str:
    """Return the lines of a match of Quist."""
    with player("en", highest=highest) as someone:
        match = at_table(someone, "quist")
        heard: list[str] = []
        while match.is_own_turn:
            heard += someone.press("home", "return")
            someone.settle()
            heard += someone.told()
        return "\n".join(heard)


def test_the_highest_card_is_told_after_every_card_or_after_changes_or_never() -> None:
    every, changes, asked = map(heard_of, ("every", "changes", "asked"))
    assert "ahead" in changes
    assert "ahead" not in asked
    assert len(every) > len(changes) > len(asked), "a card that changes nothing is told without the highest one"
