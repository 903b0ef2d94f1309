"""Counting at the practice table: the coach asks in quiet moments and keeps scores by weeks; help may cost a point."""

from __future__ import annotations

import random
from typing import Any

import pytest

from numeramis_access.app.practice.counting import CountScene
from numeramis_access.app.practice.drill import load_progress
from numeramis_access.app.practice.table_scene import PracticeScene, scene_of_match, table_scene
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.table.local_match import new_seats
from numeramis_access.catalogue import STANDARD
from numeramis_access.catalogue.load import find_part
from numeramis_access.core.actions import Action
from numeramis_access.core.cards import french_pack, numeramis_pack
from numeramis_access.core.codec import read_options
from numeramis_access.core.table import Table
from numeramis_access.practice.drills import Drills
from numeramis_access.store.settings import load_settings as load_settings
from numeramis_access.words.game import Line
from tests.app.player import Player, home, player


def practising(someone: Player, game: str, seats: int = 4, **options: object) -> PracticeScene:
    rules = STANDARD[game].ruleset()
    match = Table(rules, read_options(rules, options), seats, 5)
    scene = table_scene(someone.app, match, new_seats(someone.app, seats, "beginner"))
    someone.app.follow(Push(scene))
    return scene


def true_number(scene: PracticeScene, asked: Line) -> int:
    """Return the right answer to a question of the coach, from the events of the deal."""
    view: Any = scene.view
    match asked.id:
        case "drill-changed":
            return sum(view.changed[asked.values["seat"]])
        case "drill-score":
            return int(view.scores[asked.values["seat"]])
        case "drill-pot":
            return {"simple": 20, "poker": 100}[view.options.stakes] * view.seats - sum(view.chips)
        case "drill-come":
            shown = () if scene.game == "sipky" else (*view.hands, *view.thrown)
            seen = view.used_cards if scene.game == "sipky" else [card for cards in shown for card in cards]
            return 8 - list(seen).count(asked.values["card"])
    wanted = str(asked.values.get("card") or asked.values["suit"])
    seen = [*view.hand, *(card for trick in view.past_tricks() for _, card in trick)]
    pack = french_pack() if scene.game == "whist" else numeramis_pack()
    if scene.game == "whist" and view.seats == 3:
        pack = tuple(card for card in pack if card[0] != "2" and (card[1] != "h" or card[0] in "AKQ"))
    return sum(card.endswith(wanted) for card in pack) - sum(card.endswith(wanted) for card in seen)


TABLES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("quist", 4, {}), ("whist", 4, {}), ("whist", 3, {"tour": "three"}), ("loker", 4, {"games": 6}),
    ("loker", 3, {"games": 6, "stakes": "simple"}),
    ("loker", 3, {"games": 6, "stakes": "poker"}), ("sipky", 4, {}), ("sipky", 1, {"games": 12}),
)  # fmt: skip


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_coach_asks_at_a_quiet_moment_and_keeps_the_score_of_the_week(
    game: str, seats: int, options: dict[str, object], language: str
) -> None:
    rng = random.Random(2)
    with player(language, coach=True) as someone:
        scene = practising(someone, game, seats, **options)
        asked = 0
        for _ in range(600):
            top = someone.app.scene
            if isinstance(top, CountScene):
                question = top._question
                assert not scene.view.cards_on_table()
                right = question.choices[question.right].values["number"]
                if game != "quist" or not scene.view.pile:  # type: ignore[attr-defined]
                    assert right == true_number(scene, question.lines[0])
                wrong = (question.right + 1) % len(question.choices)
                someone.press(*["down"] * (question.right if asked % 2 == 0 else wrong))
                someone.press("return")
                assert someone.app.scene is scene
                asked += 1
            if asked == 2:
                break
            if scene.is_own_turn and not isinstance(someone.app.scene, CountScene):
                scene.act(rng.choice([one for one in scene.view.legal if isinstance(one, Action)]))
            if scene.is_waiting_for_player:
                someone.press("return")
            someone.settle()
            someone.app.tick()
        week = next(iter(load_progress(someone.app).weeks.values()))
        assert (week.asked, week.right) == (2, 1)


def test_what_was_switched_on_at_the_practice_table_is_on_the_next_time() -> None:
    with player("en") as someone:
        practising(someone, "loker")
        someone.press("escape")
        while "Counting coach" not in someone.screen.items[someone.screen.focus].label:
            someone.press("down")
        assert "on" in someone.press("right")[-1]
        assert load_settings(home().settings_file)[0].coach


def test_answers_of_the_table_cost_a_point_where_the_player_does_without_them() -> None:
    with player("en", unaided=True) as someone:
        scene = practising(someone, "quist")
        while not scene.is_own_turn:  # so that no other announcement comes
            someone.settle()
        someone.told()
        assert someone.press("c")[-1] == "One point."
        assert someone.press("v")[-1] == "Two points."
        assert "point" not in someone.press("h")[-1]
        scene.tell_points()
        assert someone.told() == ["Played without the table's answers: two points given away."]
        assert next(iter(load_progress(someone.app).weeks.values())).points == 2


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_the_coach_asks_of_no_deal_that_was_not_heard_from_its_beginning(
    game: str, seats: int, options: dict[str, object]
) -> None:
    """In a lesson and at a kept position the coach asked about cards that the player had not heard."""
    rules, rng = STANDARD[game].ruleset(), random.Random(3)
    drills = find_part(STANDARD[game].drills, Drills)
    match = Table(rules, read_options(rules, options), seats, 5)
    while True:
        match.draw()
        view = match.view(match.to_act)
        heard = drills.amount_heard(view) or 0
        if rules.seating(match.state)[view.seat or 0] == 0 and heard >= drills.question_interval:
            break
        match.act(rng.choice([one for one in view.legal if isinstance(one, Action)]))
    with player("en", coach=True) as someone:
        scene = scene_of_match(someone.app, match)
        someone.app.follow(Push(scene))
        assert scene.is_own_turn
        assert not scene.counting.has_question(scene.view)
        scene.counting.begin_deal()
        assert scene.counting.has_question(scene.view)
