"""Formed messages are cached for all askers, and never reach the wrong listeners."""

from __future__ import annotations

from numeramis_access.catalogue import STANDARD
from numeramis_access.words.language import Language
from numeramis_access.words.people import People, Person
from numeramis_access.words.phrases import MessageCache, Phrase, Text, phrase_key

GAME = STANDARD["quist"].game_words()
EVA, JAN = Person("Eva", "feminine"), Person("Jan")


def test_two_at_different_tables_with_the_same_company_share_a_phrase() -> None:
    people = People((EVA, JAN, EVA, JAN))
    one, two = Language("cs", GAME, people), Language("cs", GAME, People((EVA, JAN, EVA, JAN)))
    assert one.phrase("seat-turn") is two.phrase("seat-turn")
    assert one.text("laid-by", seat=1) is two.text("laid-by", seat=1)


def test_others_at_the_table_another_listener_game_or_language_have_phrases_of_their_own() -> None:
    people = People((EVA, JAN, EVA, JAN))
    asked = [
        Language("cs", GAME, people), Language("cs", GAME, People((EVA, EVA, EVA, JAN))),
        Language("cs", GAME, People((EVA, JAN, EVA, JAN), me=1)), Language("en", GAME, people),
    ]  # fmt: skip
    found = {language.text("laid-by", seat=1) for language in (*asked, *asked)}
    assert found == {"Jan", "Eva", asked[2].text("laid-by", seat=1)}
    seats = Language("cs", GAME, people)
    before = seats.text("laid-by", seat=1)
    seats.people = People((JAN, EVA, JAN, EVA))
    assert (before, seats.text("laid-by", seat=1)) == ("Jan", "Eva")


def test_values_that_are_equal_and_said_differently_are_told_apart() -> None:
    keys = {phrase_key("cs", "m", {"n": value}) for value in (1, 1.0, True, "1", Text("1", "a"), Text("1", "b"), (1,))}
    assert len(keys) == 7


def test_of_too_many_those_that_were_formed_first_go() -> None:
    formed = MessageCache(most=4)
    for number in range(5):
        formed.keep_phrase(number, Phrase(str(number), "", "", "", "cs"))
    assert list(formed.phrases) == [1, 2, 3, 4]
