"""A choice of two packets is two short questions, and no spoken list is long."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.table import help as table_help
from numeramis_access.app.table import local_match
from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.screen import choice_item
from numeramis_access.catalogue import STANDARD
from numeramis_access.input.commands import QUESTIONS
from tests.app.player import Player, behind, player
from tests.app.test_typed_words import typed
from tests.contract.walk import SETTINGS, some_action, table_of

#: the most words of a spoken list, and positions of a game
WORDS, POSITIONS = 60, 500


def at_packets(someone: Player) -> MatchScene:
    """Begin a match of Bismarck in which the player deals."""
    for seed in range(40):
        options = ["--tour", "bismarck"]
        someone.app.follow(begin_named(someone.app, local_match.begin_match, "whist", options, seed, None, None))
        someone.settle()
        match = someone.match
        assert match is not None
        if match.is_own_turn and match.desk.has_only_choices():
            someone.told()
            return match
        someone.app.scenes[1:] = []
    raise AssertionError("the player never deals")


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [("cs", "první hromádka", "třetí"), ("en", "the first packet", "the third one"), ("cs", "1", "2")],
)
def test_the_packets_are_two_questions(language: str, first: str, second: str) -> None:
    with player(language) as someone:
        match = at_packets(someone)
        assert len(match.desk.choices) == 4
        assert len(typed(someone, "c")) == 4
        acts = len(behind(match).record)
        named = typed(someone, first)
        assert len(behind(match).record) == acts
        while someone.app.scene is match:
            named = someone.press("return")
        assert len(someone.screen.items) == 4  # three packets and the way back
        assert len(" ".join(named).split()) <= WORDS
        typed(someone, second)
        assert len(behind(match).record) > acts
        assert behind(match).record[acts].own != behind(match).record[acts].partner


def test_the_second_question_can_be_left() -> None:
    with player("cs") as someone:
        match = at_packets(someone)
        typed(someone, "1", "")
        assert someone.app.scene is not match
        someone.press("escape")
        assert someone.app.scene is match
        assert len(match.desk.choices) == 4


@pytest.mark.slow
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", STANDARD.names)
def test_no_spoken_list_is_long(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = [setting for setting in SETTINGS if setting[0] == game]
    chance = random.Random(f"{game} {language}")
    with player(language) as someone:
        # the history, which nothing here asks for, would take most of the time
        monkeypatch.setattr(someone.app.announcer, "remember_later", lambda make: None)
        for number in range(POSITIONS):
            table = table_of(settings[number % len(settings)], number)
            for _ in range(chance.randrange(90)):
                if not table.is_over:
                    table.act(some_action(table, chance))
            scene = someone.app.doors.practice_table(someone.app, table)
            assert isinstance(scene, MatchScene)
            scene.desk.take_view(scene.talk.view, scene.talk.rows())
            longest = max(spoken(scene), key=lambda text: len(text.split()))
            assert len(longest.split()) <= WORDS, longest


def spoken(scene: MatchScene) -> Iterator[str]:
    """Yield every answer, sentence of help and choice of a table."""
    talk = scene.talk
    for question in (*QUESTIONS, *talk.own_questions):
        if talk.has_answer(question, talk.view):
            yield from (announcement.text for announcement in talk.answer(question))
    yield from table_help.situation_sentences(scene.desk, talk)
    yield from (choice_item(talk, choice).label for choice in scene.desk.choices)
