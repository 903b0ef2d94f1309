"""Opponents at the table: the player chooses them by name, the program remembers them, and all differ."""

from __future__ import annotations

from numeramis_access.core.actions import PlayCard
from numeramis_access.players.characters import apply_temperament, characters, characters_invited
from numeramis_access.players.policy import Choice
from tests.app.player import player


def test_opponents_are_chosen_by_name_and_sit_where_they_were_put() -> None:
    with player("cs") as someone:
        someone.app.scene.enter()
        someone.press("home", "return", "return")
        while "Soupeři a spoluhráči" not in " ".join(someone.press("down")):
            pass
        someone.press("return")
        said = someone.press("right")
        assert said[-1] == "První místo: Bedřich, odvážná povaha."
        said = someone.press("down")
        assert "Alojz" in said[-1], "who sat there changes places"
        someone.press("down", "right", "right", "escape", "home", "return")
        match = someone.match
        assert match is not None
        names = [seat.occupant.name for seat in match.seat.seats[1:]]
        assert names == ["Bedřich", "Alojz", "Eva"]
        assert names == list(someone.app.settings.opponents)


def test_nobody_unknown_is_invited_and_nobody_twice() -> None:
    names = [one.name for one in characters_invited(["Eva", "Nobody", "Eva", "Dana"], 4)]
    assert names[:2] == ["Eva", "Dana"]
    assert len(set(names)) == 4
    assert len(characters_invited([], 9)) == 9


def test_there_are_bold_and_careful_people_and_voices_of_their_own() -> None:
    assert {one.temperament for one in characters()} == {"calm", "bold", "careful"}
    assert len({one.pitch for one in characters()}) == len(characters())


def choice(**values: float) -> Choice:
    candidates = tuple((PlayCard(card[1:]), value) for card, value in values.items())
    return Choice(max(candidates, key=lambda candidate: candidate[1])[0], candidates)


def test_a_temperament_decides_between_cards_that_are_as_good_and_no_others() -> None:
    even = choice(c2=5.0, c7=5.01, c9=5.005, c4=1.0)
    assert apply_temperament(even, "calm").action == PlayCard("7")
    assert apply_temperament(even, "bold").action == PlayCard("9")
    assert apply_temperament(even, "careful").action == PlayCard("2")
    clear = choice(c2=5.0, c7=5.5, c9=4.0)
    assert {apply_temperament(clear, one.temperament).action for one in characters()} == {PlayCard("7")}
