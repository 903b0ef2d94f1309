"""From the review, and from a record, back to the table: the same moment again, and both results side by side."""

from __future__ import annotations

import re
import time
from dataclasses import replace

import msgspec
import pytest

from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.reading import replay
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.table import match_menu
from numeramis_access.core.actions import Action
from numeramis_access.core.ruleset import State
from numeramis_access.practice import playing_on
from numeramis_access.store.journal import Entrant, read_journal
from tests.app.player import PATIENCE, Player, begin, behind, player
from tests.app.test_journal_records import finished_record
from tests.practice.test_own_positions import choose, reviewed
from tests.standard import GAMES, ruleset

pytestmark = pytest.mark.usefixtures("brief_judge")

KEYS = ("shift+i", "braille dot2+dot4+dot7")
HERE = {"en": "again, with the same cards", "cs": "se stejnými kartami"}
COMPARED = {"en": ("first time",), "cs": ("než poprvé", "jako poprvé")}


def play_out(someone: Player, match: PracticeScene) -> list[str]:
    """Play any legal action until the deal is over."""
    said: list[str] = []
    until = time.monotonic() + PATIENCE
    while playing_on.state_at_last_deal_end(behind(match)) is None:
        assert time.monotonic() < until
        if match.is_own_turn:
            match.act(next(one for one in match.view.legal if isinstance(one, Action)))
        someone.settle()
        said += someone.told()
        someone.wait()
    return said


@pytest.mark.turns(4)
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_one_key_stands_at_the_costly_moment_and_both_results_are_told(game: str, language: str) -> None:
    with player(language, wait_for_speech=False) as someone:
        match = reviewed(someone, game)
        first, played = match.review.costly_moments[0], list(behind(match).record)
        before = match.game_practice.outcome(match.seat.ruleset, _end(match), match.seat.position.seat)
        for key in KEYS[: len(match.review.costly_moments)]:
            place = KEYS.index(key)
            costly = match.review.costly_moments or match.retries.moments
            verdict = costly[place]
            said = someone.press(key)
            assert HERE[language] in said[0], said
            assert behind(match).record[: verdict.decision.at] == played[: verdict.decision.at]
            if key == KEYS[0]:
                assert len(behind(match).record) == first.decision.at
                assert match.is_own_turn
                assert match.view.hand == first.decision.view.hand
        said = play_out(someone, match)
        assert any(one in told for told in said for one in COMPARED[language]), said[-4:]
        after = match.game_practice.outcome(match.seat.ruleset, _end(match), match.seat.position.seat)
        assert before.unit == after.unit


def _end(match: PracticeScene) -> State:
    end = playing_on.state_at_last_deal_end(behind(match))
    assert end is not None
    return end


def test_a_moment_is_chosen_from_the_menu_of_the_table() -> None:
    with player("en", wait_for_speech=False) as someone:
        match = reviewed(someone, "quist")
        verdict = match.review.costly_moments[-1]
        label = match.moment_name(verdict)
        someone.press("escape")
        choose(someone, "Try again")
        assert any(HERE["en"] in one for one in choose(someone, label))
        assert len(behind(match).record) == verdict.decision.at


def test_without_a_costly_moment_the_key_says_what_to_do() -> None:
    with player("en") as someone:
        begin(someone.app, ruleset("quist"), ruleset("quist").options(), 4, 5, practice=True)
        someone.settle()
        someone.told()
        assert someone.press("shift+i") == [
            "There's no mistake to go back to. Ask for the review when the deal is over."
        ]


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_record_is_played_on_from_where_it_stands(language: str) -> None:
    path = finished_record(language)
    with player(language) as someone:
        someone.app.follow(replay.begin_replay(someone.app, path))
        scene = someone.app.scene
        assert isinstance(scene, replay.Replay)
        refused = someone.press("shift+i")
        assert isinstance(someone.app.scene, replay.Replay), refused
        for _ in range(12):
            someone.press("right")
        actions = scene.record.message(scene.place).actions
        cards = scene.record.hands(scene.place)
        said = someone.press("shift+i")
        match = someone.app.scene
        assert isinstance(match, PracticeScene)
        assert len(said) > 1, "it says how it stands"
        assert len(behind(match).record) >= actions
        assert set(match.view.hand) <= set(cards[match.seat.position.seat])
        told = play_out(someone, match)
        assert any(one in line for line in told for one in COMPARED[language]), told[-4:]


#: in another person's record: the sentence that names its player, and the starts of the comparison
OTHERS = {
    "en": ("In the record, Dana plays in this seat, so these choices aren't yours.", ("than Dana: ", "as Dana: ")),
    "cs": ("Na tomto místě hraje v záznamu Dana: volby v něm nejsou vaše.", ("než Dana: ", "jako Dana: ")),
}


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_deal_as_somebody_else_played_it_is_nothing_that_the_listener_did(language: str) -> None:
    """At an evening's other table the program said "you deal" and "better than the first time" of Dana's actions."""
    saved = read_journal(finished_record(language))
    entrants = (Entrant("Dana", "feminine"), *saved.header.entrants[1:])
    theirs = replace(saved, header=msgspec.structs.replace(saved.header, entrants=entrants))
    with player(language) as someone:
        beneath = len(someone.app.scenes)
        someone.app.follow(Push(replay.Replay(someone.app, theirs, by="Dana")))
        scene = someone.app.scene
        assert isinstance(scene, replay.Replay)
        heard = [line for _ in range(40) for line in someone.press("right")]
        assert any("Dana" in line for line in heard)
        yours = re.compile(r"\b([Yy]ou|[Yy]our|[Vv]y|[Vv]aš\w*|[Bb]erete|rozdáváte|[Vv]ynášíte)\b")
        assert not [line for line in heard if yours.search(line)]
        someone.press("home", *["right"] * 12)
        said = someone.press("shift+i")
        whose, compared = OTHERS[language]
        assert whose in said
        match = someone.app.scene
        assert isinstance(match, PracticeScene)
        told = play_out(someone, match)
        assert any(one in line for line in told for one in compared), told[-4:]
        someone.app.follow(match.take_line(match_menu.leave_words(someone.app.narrator.language)[0]))
        assert (someone.app.scene, len(someone.app.scenes)) == (scene, beneath + 1), "the way out is the way in"
