"""The strongest player in the player's place: it tells legal play of the same deal, and the table does not change."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from numeramis_access.app.practice.master import MasterScene
from numeramis_access.app.practice.same_deal import LevelsAtDealScene
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.table import Table
from numeramis_access.input.inbox import ThoughtFinished
from numeramis_access.players.policy import SamplingPolicy
from numeramis_access.practice import playing_on, review
from numeramis_access.practice.hints import difference_values, name_action
from numeramis_access.practice.odds import practice_of
from numeramis_access.words.language import Language
from tests.app.player import PATIENCE, Player, begin, behind, player
from tests.contract.walk import SETTINGS, name_of, table_of, walk
from tests.fifth.record import WITH_FULL
from tests.practice.test_own_positions import choose, reviewed
from tests.practice.test_worth import deal_played
from tests.standard import GAMES, judge_of, policy, ruleset

pytestmark = pytest.mark.usefixtures("brief_judge")

HERE = {"cs": ("Jak by odsud hrál mistr", "Srovnat s mistrem"), "en": ("How a master would", "Compare with a master")}


def wait(someone: Player) -> MasterScene:
    """Return the master's scene when it has told everything."""
    until = time.monotonic() + PATIENCE
    scene: Any = someone.app.scene
    assert isinstance(scene, MasterScene)
    while not scene.done and time.monotonic() < until:
        someone.settle()
        someone.wait()
    assert scene.done
    someone.app.refresh()
    return scene


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_a_deal_is_played_on_to_its_end_from_any_moment(setting: Any) -> None:
    table = table_of(setting, 5)
    plays = policy(setting[0], "beginner")
    started = 0
    for step, _ in enumerate(walk(table, random.Random(2), 60)):
        if (
            step % 6
            or playing_on.state_after_dealing(table) is None
            or playing_on.state_at_last_deal_end(table) is not None
            or table.is_over
        ):
            continue
        before = list(table.record)
        on = playing_on.PlayedOnMatch(table.ruleset, table.state, "here")
        chance = random.Random(1)
        while not on.over:
            action = plays.choose(on.view(), chance, 0).action
            assert table.ruleset.refuse(on.state, action) is None
            on.act(action)
        unit, value = practice_of(STANDARD[setting[0]]).outcome(table.ruleset, on.state, 0)
        assert unit in ("tricks", "points", "chips", "hits", "nothing")
        assert value == value
        assert table.record == before
        started += 1
    assert started


@pytest.mark.parametrize("game", GAMES)
def test_where_a_deal_began_and_ended_is_found(game: str) -> None:
    rules = ruleset(game)
    table = Table(rules, rules.options(), 4, 3)
    assert playing_on.state_after_dealing(table) is None
    table.draw()
    start = playing_on.state_after_dealing(table)
    assert start == table.state
    plays, chance = policy(game, "beginner"), random.Random(1)
    while playing_on.state_at_last_deal_end(table) is None:
        table.act(plays.choose(table.view(table.to_act), chance, 0).action)
        assert playing_on.state_after_dealing(table) == start
    end = playing_on.state_at_last_deal_end(table)
    assert end is not None
    assert rules.deal_result(end) is not None  # type: ignore[arg-type]


@pytest.mark.turns(2)
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_the_master_goes_on_from_here_and_the_table_stands_still(game: str, language: str) -> None:
    with player(language) as someone:
        rules = ruleset(game)
        match = begin(someone.app, rules, rules.options(), 4, 7, practice=True)
        someone.settle()
        record = list(behind(match).record)
        someone.press("escape")
        choose(someone, HERE[language][0])
        wait(someone)
        told = [item.label for item in someone.screen.items] or someone.told()
        assert len(told) > 5
        assert ("Takto by to mistr dohrál" if language == "cs" else "The master would have ended") in told[-2]
        assert behind(match).record == record
        someone.press("escape", "escape")
        assert someone.app.scene is match
        assert behind(match).record == record


@pytest.mark.turns(2)
@pytest.mark.parametrize("game", GAMES)
def test_the_deal_is_compared_with_a_master_and_with_many_replays(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing_on, "REPETITION_COUNT", 12)
    with player("en", level="beginner") as someone:
        rules = ruleset(game)
        match: PracticeScene = begin(someone.app, rules, rules.options(), 4, 7, practice=True)
        someone.settle()
        assert match.comparison_with_master() is None
        deal_played(someone, match, game)
        someone.press("escape")
        choose(someone, HERE["en"][1])
        scene = wait(someone)
        said = someone.told()[-1]
        end = playing_on.state_at_last_deal_end(behind(match))
        assert end is not None
        own = match.game_practice.outcome(rules, end, 0)
        assert f"you {Language('en').text('drill-number', number=int(own.value))}, the master" in said
        assert "in twelve replays" in said
        assert len(scene._ends) == 12


def all_played(someone: Player) -> LevelsAtDealScene:
    """Return the scene of all levels when each has played."""
    until, scene = time.monotonic() + PATIENCE, someone.app.scene
    assert isinstance(scene, LevelsAtDealScene)
    while not all(one.done for one in scene._scenes) and time.monotonic() < until:
        someone.settle()
        someone.wait()
    assert all(one.done and not one.failed for one in scene._scenes)
    return scene


SAME = {"cs": "Totéž rozdání na všech úrovních", "en": "The same deal at every level"}


@pytest.mark.turns(4)
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_each_level_plays_the_same_deal_and_parts_at_its_first_other_choice(game: str, language: str) -> None:
    with player(language, level="beginner") as someone:
        rules = ruleset(game)
        match: PracticeScene = begin(someone.app, rules, rules.options(), 4, 7, practice=True)
        someone.settle()
        someone.press("escape")
        assert SAME[language] not in [item.label for item in someone.screen.items]
        someone.press("escape")
        deal_played(someone, match, game)
        record, decisions = list(behind(match).record), match.decisions()
        someone.press("escape")
        choose(someone, SAME[language])
        scene = all_played(someone)
        someone.app.refresh()
        read = [item.label for item in someone.screen.items]
        dots = [item.braille or item.label for item in someone.screen.items]
        levels, judge = WITH_FULL[game].levels, WITH_FULL[game].judge
        assert len(read) == len(dots) == 2 + len(levels)
        for place, level in enumerate(level for level in levels if level != judge):
            one, found = scene._scenes[place], None
            for made in decisions:
                chance = random.Random(f"same/{level}/{one._seed}/{made.at}")
                if review.decision(1, made.view, policy(game, level).choose(made.view, chance, 0).action) != (
                    1, made.view, made.action, 0
                ):  # fmt: skip
                    found = made
                    break
            assert (one.first_difference is None) == (found is None)
            if found is not None and one.first_difference is not None:
                assert (one.first_difference[0].at, one.first_difference[1]) == (found.at, found.action)
                assert name_action(match.talk.narrator, one.first_difference[2], found.view) in read[1 + place]
                assert str(found.number) in dots[1 + place]
            else:
                end = playing_on.state_at_last_deal_end(behind(match))
                assert end is not None
                assert one._outcome(one._line.state) == one._outcome(end)
        someone.press("down")
        said = someone.press("return")
        assert said
        assert len(someone.screen.items) > 5
        someone.press("escape", "escape", "escape")
        assert someone.app.scene is match
        assert behind(match).record == record


def by_worlds(game: str) -> bool:
    """Return whether choices are judged over sampled worlds, so that a review takes its time."""
    return isinstance(judge_of(game), SamplingPolicy)


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=[pytest.mark.long] if by_worlds(game) else []) for game in GAMES]
)
def test_the_master_goes_the_players_way_until_the_first_choice_that_the_review_blames(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing_on, "REPETITION_COUNT", 2)
    with player("en", wait_for_speech=False) as someone:
        match = reviewed(someone, game)
        first = min((one for one in match.review._judge.verdicts if one.costly), key=lambda one: one.decision.at)
        own, unit = first.decision, match.game_practice.measure(first.decision.view).unit
        someone.press("escape")
        choose(someone, HERE["en"][1])
        wait(someone)
        told = [item.label for item in someone.app.scene.screen().items]
        (part,) = (at for at, one in enumerate(told) if one.startswith("Here you differ"))
        values = {"own": name_action(match.talk.narrator, own.action, own.view), **difference_values(first.loss, unit)}
        best = name_action(match.talk.narrator, first.best.action, own.view)
        assert match.talk.narrator.language.text("master-parts", best=best, **values).rstrip(".") == told[part]
        reason = match.talk.narrator.language.text(f"reason-{first.best.reason}", **first.best.values)
        assert told[part + 1].lower() == reason.rstrip(".").lower()


def test_a_failed_thought_ends_it_with_words() -> None:
    with player("en") as someone:
        match = begin(someone.app, ruleset("quist"), ruleset("quist").options(), 4, 7, practice=True)
        someone.settle()
        scene = match.master_scene()
        scene.enter()
        someone.app.scenes.append(scene)
        someone.app.receive(ThoughtFinished(next(iter(match.judgements._waiting)), None))
        assert scene.done
        assert "didn't play on" in someone.told()[-1]


def test_replays_differ_and_never_give_more_tricks_than_there_are() -> None:
    rules = ruleset("quist")
    table = Table(rules, rules.options(), 4, 11)
    table.draw()
    start = playing_on.state_after_dealing(table)
    assert start is not None
    club = [policy("quist", level) for level in playing_on.REPEATING_LEVELS]
    ends = [state for number in range(30) for state in playing_on.play_to_end(rules, start, club, f"{number}")]
    values = [playing_on.deal_outcome(rules, state, 0).value for state in ends if state is not None]
    others = [playing_on.deal_outcome(rules, state, 1).value for state in ends if state is not None]
    assert len(values) == 30
    assert len(set(values)) > 1
    assert all(one + other <= 9 for one, other in zip(values, others, strict=True))
