"""A whole match of Quist from the main menu to its end, by keys alone, in each language."""

from __future__ import annotations

import re

import pytest

from numeramis_access.games.quist.state import QuistView
from numeramis_access.input.commands import QUESTIONS
from tests.app.player import Player, begin, behind, player
from tests.standard import ruleset


def begin_quist(someone: Player, games: int = 1) -> None:
    """Go through the menus like a new player, and set the number of games on the way."""
    someone.press("return", "return")
    assert someone.screen.items[-4].value == "10"
    someone.press("end", "up", "up", "up")
    for _ in range(10 - games):
        someone.press("left")
    someone.press("home", "return")


def play_to_the_end(someone: Player) -> list[str]:
    """Play the card under the cursor at each turn; return all announcements."""
    said: list[str] = someone.told()
    match = someone.match
    assert match is not None
    while not behind(match).is_over:
        assert behind(match).to_act == 0
        said += someone.press("return")
    return said


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_whole_match_is_played_by_keys_and_heard_to_its_end(language: str) -> None:
    with player(language, own_plays="say") as someone:
        begin_quist(someone, games=2)
        said = play_to_the_end(someone)
        words = {
            "cs": (r"(Hrajete|Vynášíte) \w+", r"\w+ (hraje|vynáší) \w+", r"bere|váš", r"partii vyhráv|celou partii"),
            "en": (r"You(,| lead) an? \w+", r"\w+(,| leads) an? \w+", r"take|Your trick", r"win the (whole )?match"),
        }[language]
        for pattern in words:
            assert any(re.search(pattern, text, re.IGNORECASE) for text in said), pattern
        assert len([text for text in said if re.search(words[0], text)]) >= 18


def test_every_card_is_told_with_who_leads_after_it() -> None:
    with player("cs", own_plays="say") as someone:
        begin_quist(someone)
        played = [one.text for one in someone.app.announcer.history if one.kind == "card-played"]
        someone.shown.clear()
        while not behind(someone.match).is_over:
            someone.app.press("return")
            someone.settle()
            played += [one.text for one in someone.announcements() if one.kind == "card-played"]
        assert len(played) == 36
        for place, text in enumerate(played):
            ahead = re.search(r"(vede|vedete|shoda)\b", text)
            assert bool(ahead) == (place % 4 in (1, 2)), "the first of a phase leads, and the result follows the last"


def test_every_question_has_an_answer_at_any_moment() -> None:
    with player("cs") as someone:
        begin_quist(someone)
        match = someone.match
        assert match is not None
        while not behind(match).is_over:
            for command in QUESTIONS:
                someone.app.do_command(command)
                assert someone.told(), command
            someone.press("return")


def test_a_digit_jumps_to_a_card_and_enter_plays_it() -> None:
    with player("cs") as someone:
        begin_quist(someone)
        match = someone.match
        assert match is not None
        card = match.desk.hand[-1]
        said = someone.press(card)
        assert said[0].lower().partition(",")[0] == match.talk.narrator.language.text(f"number-{card}")
        before = len(match.desk.hand)
        someone.press("return")
        assert len(match.desk.hand) == before - 1
        assert match.desk.place <= before - 2


def test_a_digit_not_held_says_so_and_the_cursor_stays() -> None:
    with player("en") as someone:
        begin_quist(someone)
        match = someone.match
        assert match is not None
        missing = next(number for number in "0123456789" if number not in match.desk.hand)
        place = match.desk.place
        assert someone.press(missing)[0].startswith("No ")
        assert match.desk.place == place


def test_Q14_the_last_trick_can_be_looked_through_until_the_next_card() -> None:
    with player("en") as someone:
        rules = ruleset("quist")
        match = begin(someone.app, rules, rules.options(games=6), 4, seed=5)
        someone.settle()
        someone.told()
        looked = refused = False
        while not behind(match).is_over and not (looked and refused):
            view = behind(match).view(0)
            assert isinstance(view, QuistView)
            said = someone.press("r")
            if view.last_trick:
                looked = True
                assert len(said) >= 5
            elif view.past_piles and view.phase:
                refused = True
                assert said == ["You can only check the last trick until the next card is played."]
            someone.press("return")
        assert looked
        assert refused


@pytest.mark.parametrize(("language", "place"), [("en", "first of nine"), ("cs", "první z devíti")])
def test_moving_says_the_card_and_its_place_in_one_sentence(language: str, place: str) -> None:
    with player(language) as someone:
        begin_quist(someone)
        card = someone.app.narrator.language.phrase("focus-card", card=someone.match.desk.hand[0]).text  # type: ignore[union-attr]
        assert someone.press("home") == [card.replace(".", f", {place}.")]
        someone.app.change(position=False)
        assert someone.press("home") == [card]
