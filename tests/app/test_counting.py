"""Counting at the practice table: asked in quiet moments, kept by weeks; answers of the table may cost a point."""

from __future__ import annotations

import random

import pytest

from numeramis_access.app.practice.counting import TRICKS, CountScene
from numeramis_access.app.practice.drill import load
from numeramis_access.app.practice.table_scene import PracticeScene, at_table
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.table.local_match import new_seats
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import PlayCard
from numeramis_access.core.table import Table
from tests.app.player import Player, player


def practising(someone: Player, game: str) -> PracticeScene:
    rules = STANDARD[game].ruleset()
    scene = at_table(someone.app, Table(rules, rules.options(), 4, 5), new_seats(someone.app, 4, "beginner"))
    scene.counting.coached = scene.counting.unaided = True
    someone.app.follow(Push(scene))
    return scene


def out(scene: PracticeScene, asked: dict[str, object]) -> int:
    """Return how many cards that the question is about lie neither in the own hand nor were played."""
    wanted = str(asked.get("card") or asked["suit"])
    seen = [*scene.view.hand, *(card for trick in scene.view.past_tricks() for _, card in trick)]
    return (8 if "card" in asked else 13) - sum(card.endswith(wanted) for card in seen)


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", ["quist", "whist"])
def test_the_coach_asks_when_the_player_leads_and_keeps_the_score_of_the_week(game: str, language: str) -> None:
    rng = random.Random(2)
    with player(language) as someone:
        scene = practising(someone, game)
        asked = 0
        for _ in range(400):
            top = someone.app.scene
            if isinstance(top, CountScene):
                question = top._question
                assert len(scene.view.past_tricks()) >= TRICKS
                assert not scene.view.cards_on_table()
                right = question.choices[question.right].values["number"]
                if game == "whist" or not scene.view.pile:  # type: ignore[attr-defined]
                    assert right == out(scene, dict(question.asked[0].values))
                someone.press(*["down"] * (question.right if asked % 2 == 0 else (question.right + 1) % 5))
                someone.press("return")
                assert someone.app.scene is scene
                asked += 1
            if asked == 2:
                break
            plays = [one for one in scene.view.legal if isinstance(one, PlayCard)]
            if scene.own_turn and not isinstance(someone.app.scene, CountScene):
                scene.act(rng.choice(plays))
            if scene.waits_for_player:
                someone.press("return")
            someone.settle()
            someone.app.tick()
        week = next(iter(load(someone.app).weeks.values()))
        assert (week.asked, week.right) == (2, 1)


def test_answers_of_the_table_cost_a_point_where_the_player_does_without_them() -> None:
    with player("en") as someone:
        scene = practising(someone, "quist")
        while not scene.own_turn:  # so that nothing else is told meanwhile
            someone.settle()
        someone.told()
        assert someone.press("c")[-1] == "One point."
        assert someone.press("v")[-1] == "Two points."
        assert "point" not in someone.press("h")[-1]
        scene.counting.deal_over()
        assert someone.told() == ["Played without the table's answers: two points given away."]
        assert next(iter(load(someone.app).weeks.values())).points == 2
