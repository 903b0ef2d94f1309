"""The drawing of partners names each person's card; a match for one is won only if every game was hit."""

from __future__ import annotations

import pytest

from numeramis_access.catalogue import STANDARD
from numeramis_access.core.codec import read_options
from numeramis_access.core.counts import GAME_COUNT
from numeramis_access.core.table import Table
from numeramis_access.games.shared.pairs import CardsCut
from numeramis_access.games.sipky.events import LayNumber, StopThrowing, TakeCards
from numeramis_access.games.sipky.rules import HIT_COUNT, numbers_of
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person

FOUR = (Person("Jana", "feminine"), Person("Alojz"), Person("Petra", "feminine"), Person("David"))


@pytest.mark.parametrize(
    ("game", "language", "cards", "text"),
    [
        ("quist", "cs", "3574", "Losuje se o spoluhráče: vy máte trojku, Alojz pětku, Petra sedmičku a David čtyřku."),
        ("quist", "en", "3574",
         "Cutting for partners: you have a three, Alojz a five, Petra a seven and David a four."),
        ("whist", "cs", ["2c", "Ah", "9s", "Kd"],
         "Losuje se o spoluhráče: vy máte křížovou dvojku, Alojz srdcové eso, "
         "Petra pikovou devítku a David kárového krále."),
    ],
)  # fmt: skip
def test_the_cut_names_who_drew_what(game: str, language: str, cards: list[str], text: str) -> None:
    narrator = Narrator(CurrentLanguage(language), STANDARD[game].game_words(), People(FOUR, 0, True))
    table = Table(STANDARD[game].ruleset(), read_options(STANDARD[game].ruleset(), {}), 4, 1, 0)
    view = table.ruleset.view(table.state, 0)
    (said,) = narrator.event(CardsCut(tuple(cards), True), view)
    assert said.text == text
    (said,) = narrator.event(CardsCut(tuple(cards), False), view)
    assert said.text.startswith(text)
    assert said.text.endswith(("losuje se znovu.", "everybody cuts again."))


def test_who_sat_there_then_is_named_and_those_who_sit_there_now_stay() -> None:
    now, then = People(FOUR, 0, True), People((*FOUR[:1], Person("Otto"), *FOUR[2:]), 0, True)
    narrator = Narrator(CurrentLanguage("en"), STANDARD["quist"].game_words(), now)
    rules = STANDARD["quist"].ruleset()
    view = rules.view(Table(rules, read_options(rules, {}), 4, 1, 0).state, 0)
    for people, name in ((then, "Otto"), (None, "Alojz"), (then, "Otto")):
        (said,) = narrator.event(CardsCut(tuple("3574"), True), view, people)
        assert name in said.text
        assert name in narrator.announcement(Line("laid-by", {"seat": 1}), among=people).text
        assert narrator.language.people == now


def alone(seed: int) -> tuple[list[Announcement], int]:
    """Play one game for one to its second number, then end it; return the lines of the end, and the distance."""
    rules = STANDARD["sipky"].ruleset()
    table = Table(rules, read_options(rules, {"limit": 101, "games": 1}), 1, seed, 0)
    narrator = Narrator(CurrentLanguage("en"), STANDARD["sipky"].game_words(), People(FOUR[:1], 0))
    table.draw()
    table.act(TakeCards(2))
    while table.to_act != 0 or rules.view(table.state, 0).throw_question != "number":
        table.draw()
    table.act(LayNumber(min(numbers_of(*rules.view(table.state, 0).hand))))
    before = len(table.moments)
    table.act(StopThrowing())
    said = [one for event, state in table.moments[before:] for one in narrator.event(event, rules.view(state, 0))]
    assert rules.deal_counts(table.state, 0) == {GAME_COUNT: 1, HIT_COUNT: 0}
    return said, 101 - table.state.scores[0]


def test_a_game_for_one_far_from_its_goal_tells_the_distance_and_is_not_won() -> None:
    said, short = alone(3)
    texts = [one.text for one in said]
    assert any("short" in text for text in texts)
    assert not any(" win" in text for text in texts)
    assert short > 0
    assert not {one.cue for one in said} & {"deal-won", "match-won"}
