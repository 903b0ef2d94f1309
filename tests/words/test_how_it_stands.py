"""Questions about the score: all players of a match without partners, finished parts named so, no news revealed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.language import Language
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People
from tests.contract.test_words import PERSONS
from tests.contract.walk import EVERY, name_of, table_of, walk
from tests.standard import GAMES, WITH_TRICKS, questions_of, words_of

ALONE = [("whist", 3, {"tour": "three"}), ("whist", 4, {"tour": "hussar"})]
LANGUAGES = ["cs", "en"]


def asked(table: Table, language: str, question: str) -> list[str]:
    """Return the answer to the first seat."""
    people = People(PERSONS[: table.seats], 0, table.ruleset.has_partners(table.state))
    narrator = Narrator(CurrentLanguage(language), words_of(table.ruleset.name), people)
    return [one.text for one in narrator.answer(question, table.view(0))]


def after_tricks(setting: Any, tricks: int) -> Table:
    """Return a table after this many tricks of the first deal."""
    table = table_of(setting, 7)
    for _ in walk(table, random.Random(5), 400):
        if table.to_act != CHANCE and len(table.view(0).past_tricks()) == tricks:
            break
    return table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", ALONE, ids=name_of)
@pytest.mark.parametrize("question", ["score", "score-detail"])
def test_without_partners_the_score_tells_everybodys_tricks_and_points(
    setting: Any, language: str, question: str
) -> None:
    table = after_tricks(setting, 5)
    said = asked(table, language, question)
    counted = table.view(0).counted
    assert sum(counted) == 5
    assert len(said) == setting[1]
    words = {"cs": ("Vy: ", "zdvih", "v partii", "na účtu"), "en": ("You, ", "trick", "game", "in total")}[language]
    assert said[0].startswith(words[0])
    for line, person, tricks in zip(said, PERSONS, counted, strict=False):
        assert all(word in line for word in words[1:]), line
        assert person is PERSONS[0] or line.startswith(person.name)
        none = {"cs": "žádný zdvih", "en": "no trick"}[language]
        assert (none in line) == (tricks == 0), line


@pytest.mark.parametrize(("language", "finished"), [("cs", "dohraných her"), ("en", "finished games")])
def test_tricks_of_games_that_are_over_are_called_so_and_left_out_before(language: str, finished: str) -> None:
    setting = ("quist", 4, {"games": 2})
    table = after_tricks(setting, 3)
    assert finished not in " ".join(asked(table, language, "score-detail"))
    for _ in walk(table, random.Random(3), 400):
        if len(table.view(0).scores) == 1 and table.view(0).won != (0, 0):
            break
    assert finished in " ".join(asked(table, language, "score-detail"))


@pytest.mark.parametrize(
    ("language", "games", "tricks"), [("cs", "Hry:", "Zdvihy v této hře"), ("en", "Games:", "so far")]
)
def test_within_the_first_game_of_quist_nothing_of_it_is_called_the_whole_match(
    language: str, games: str, tricks: str
) -> None:
    table = after_tricks(("quist", 4, {"games": 10}), 4)
    (short,) = asked(table, language, "score")
    assert short.startswith(games)
    words = Language(language)
    own, other = (words.numerals.cardinal(count, "masculine") for count in table.view(0).won)
    detailed = asked(table, language, "score-detail")
    assert len(detailed) == 2
    assert tricks in detailed[0]
    assert own in detailed[0]
    assert other in detailed[0]
    assert detailed[1] == short


@pytest.mark.turns(2)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", EVERY, ids=name_of)
def test_a_question_that_has_an_answer_later_has_one_from_the_beginning(setting: Any, language: str) -> None:
    people = People(PERSONS[: setting[1]], 0)
    narrator = Narrator(CurrentLanguage(language), words_of(setting[0]), people)
    table = table_of(setting, 7)
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for step, _ in enumerate(walk(table, random.Random(5), 400)):
        for question in questions_of(setting[0]) if step % 5 == 0 else ():
            found[narrator.answer(question, table.view(0))[0].kind != "no-such-question"].add(question)
    assert found[True] & found[False] == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_before_the_first_trick_there_is_no_last_one_and_later_it_is_closed(game: str, language: str) -> None:
    setting = (game, 4, {})
    table = table_of(setting, 7)
    while table.to_act in (CHANCE, None):
        table.draw()
    first = asked(table, language, "last-trick")
    if first == [Language(language).text("no-such-question")]:
        assert game not in WITH_TRICKS
        return
    yet = {"cs": "ještě", "en": "yet"}[language]
    assert yet in first[0], first
    if game in WITH_TRICKS:
        later = after_tricks(setting, 2)
        while not later.view(0).cards_on_table():
            later.act(later.ruleset.legal(later.state)[0])
        assert yet not in asked(later, language, "last-trick")[0]


@pytest.mark.parametrize(("language", "trick"), [("cs", ("zdvih", "štych")), ("en", ("trick",))])
@pytest.mark.parametrize("setting", EVERY, ids=name_of)
def test_who_continues_hears_where_it_stands_with_its_tricks_and_nothing_twice(
    setting: Any, language: str, trick: tuple[str, ...]
) -> None:
    game, table = words_of(setting[0]), table_of(setting, 7)
    people = People(PERSONS[: setting[1]], 0, table.ruleset.has_partners(table.state))
    narrator, words = Narrator(CurrentLanguage(language), game, people), Language(language)
    for step, _ in enumerate(walk(table, random.Random(5), 200)):
        if step % 5 or table.to_act == CHANCE:
            continue
        said = [one.text for question in game.questions_on_return for one in narrator.answer(question, table.view(0))]
        assert len(said) == len(set(said))
        heard = " ".join(said).lower()
        view = table.view(0)
        if not view.past_tricks():
            continue
        assert any(word in heard for word in trick), said
        taken = "won" if setting[0] == "quist" else "counted"
        counts = [words.numerals.cardinal(count, "masculine") for count in getattr(view, taken, ()) if count]
        assert [count for count in counts if count not in heard] == [], said


@pytest.mark.parametrize("question", ["score", "score-detail"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_match_of_one_game_of_quist_its_tricks_are_the_score_until_it_is_over(
    language: str, question: str
) -> None:
    """The games are nought to nought until the end and no answer; the tricks are one."""
    only = {"cs": "Hraje se jediná hra, rozhodnou její zdvihy.", "en": "It's a one-game match, so tricks decide."}
    tricks = {"cs": "Zdvihy v této hře: vy ", "en": "Tricks so far: you "}[language]
    games = {"cs": "Hry: vy ", "en": "Games: you "}[language]
    table = table_of(("quist", 4, {"games": 1}), 7)
    told = []
    for _ in walk(table, random.Random(5), 400):
        if table.to_act != CHANCE and table.view(0).to_act is not None:
            told.append(asked(table, language, question))
            assert told[-1][0].startswith(tricks)
            assert told[-1][1:] == [only[language]]
    assert len({one[0] for one in told}) > 3, "tricks are counted"
    over = asked(table, language, question)
    assert any(one.startswith(games) for one in over)
    assert only[language] not in over
