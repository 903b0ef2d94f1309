"""A tournament of whole plays, led by keys and by ear from the plan to the results."""

from __future__ import annotations

import random

import pytest

from numeramis_access.evening.evening import open_lines, sittings
from numeramis_access.evening.scoring import PlayScores
from numeramis_access.evening.standings import standings
from tests.app.director import Director, director, kept

NAMES = (
    "Adam", "Bára", "Cyril", "Dana", "Eva", "Filip", "Hana", "Igor", "Jana", "Karel", "Lída", "Mirek", "Nina", "Ota",
    "Petr",
)  # fmt: skip


def told(said: list[str]) -> str:
    return " ".join(said)


def begun(made: Director, count: int, *changes: tuple[str, int], game: str = "sipky") -> None:
    """Announce a tournament, enter people, and draw. :param changes: of the plan."""
    made.choose("evening-new")
    made.change("evening-plan-contest", 1, "left")
    made.go_to(made.text("evening-game"))
    while made.values[made.text("evening-game")] != made.text(f"game-{game}"):
        made.press("right")
    for message, steps in changes:
        made.change(message, abs(steps), "right" if steps > 0 else "left")
    made.choose("evening-announce")
    for name in NAMES[:count]:
        made.enter_pair(name)
    made.choose("evening-close")


def play_round(made: Director, chance: random.Random) -> None:
    """Enter all results of a round, each in one line."""
    made.enter(made.text("evening-enter-results", count=0)[:5])
    made.enter(made.text("evening-one-line"))
    for line in open_lines(kept().evening):
        sitting = next(one for one in sittings(kept().evening, line.round) if one.table == line.table)
        made.write(" ".join(map(str, (line.table + 1, *(chance.randrange(102) for _ in sitting.sides)))))
    made.back()
    made.back()


@pytest.mark.parametrize("language", ["cs", "en"])
def test_fourteen_people_play_three_rounds_and_hear_who_wins(language: str) -> None:
    chance = random.Random(3)
    with director(language) as made:
        begun(made, 14, ("evening-plan-size", 1), ("evening-plan-movement", 1))
        assert made.app.scene.asks("evening-unfair"), "tables of five and of four"
        said = told(made.enter(made.text("yes")))
        assert kept().evening.plan.points == "beaten"
        assert made.text("evening-plan-points-value", value="beaten") not in said
        for number in range(1, 4):
            said = told(made.choose("evening-begin-round", round=number))
            seated = sum(len(one.sides) for one in sittings(kept().evening, number - 1))
            assert seated == 14
            assert made.text("evening-round-begun", round=number, again=0, out="none")[:12] in said
            play_round(made, chance)
        made.choose("evening-standings")
        assert made.labels[0].split(": ")[1] in NAMES
        made.back()
        made.choose("evening-finish", missing=0)
        (field,) = standings(kept().evening)
        assert {rank.boards for rank in field} == {3}
        assert kept().evening.stage == "over"


def test_who_sits_out_is_told_and_changes_from_round_to_round() -> None:
    with director("en") as made:
        begun(made, 7, ("evening-plan-spare", 1))
        out = []
        for number in range(1, 3):
            said = told(made.choose("evening-begin-round", round=number))
            assert "Sits out: " in said
            out.append({name for name in NAMES[:7] if name in said.split("Sits out: ")[1]})
            play_round(made, random.Random(number))
        assert len(out[0]) == len(out[1]) == 3
        assert not out[0] & out[1], "nobody twice before all others did"


def test_a_result_is_read_back_with_names_corrected_with_a_reason_and_taken_back() -> None:
    with director("en") as made:
        begun(made, 4)
        made.choose("evening-begin-round", round=1)
        made.choose("evening-enter-results", count=1)
        made.enter(made.labels[0])
        said = told(made.type(10, 20, 30, 40))
        names = [name for name in NAMES[:4] if name in said]
        assert len(names) == 4
        assert "forty" in said
        assert "nine thousand" not in said, "the range is not told for each player"
        made.choose("evening-keep-it")
        made.back()
        line = next(iter(kept().evening.outcomes))
        assert kept().evening.outcomes[line] == PlayScores((10, 20, 30, 40))
        made.choose("evening-all-lines")
        made.enter(made.labels[0])
        made.choose("evening-correct")
        made.type(10, 20, 30, 45)
        made.choose("evening-keep-it")
        said = told(made.enter(made.text("evening-reason", reason="mistake")))
        assert "Correction, Round one, table one" in said
        assert kept().evening.outcomes[line] == PlayScores((10, 20, 30, 45))
        made.press("u")
        assert kept().evening.outcomes[line] == PlayScores((10, 20, 30, 40))


def test_shared_places_are_decided_by_a_lot_that_is_told_and_undone() -> None:
    with director("en") as made:
        begun(made, 4, ("evening-plan-rounds", -2))
        made.choose("evening-begin-round", round=1)
        made.enter(made.text("evening-enter-results", count=0)[:5])
        made.enter(made.text("evening-one-line"))
        assert "Type numbers" in told(made.write("1"))
        made.press("backspace")
        assert "does not play in this round" in told(made.write("2 5 5 5 5"))
        made.press(*["backspace"] * 9)
        assert "Table one: " in told(made.write("1 5 5 5 5"))
        made.back()
        made.back()
        assert {rank.place for rank in standings(kept().evening)[0]} == {1}
        said = told(made.choose("evening-draw-lot"))
        assert "The lot decided. In this order: " in said
        assert [rank.place for rank in standings(kept().evening)[0]] == [1, 2, 3, 4]
        assert made.text("evening-draw-lot") not in made.labels
        made.press("u")
        assert made.text("evening-draw-lot") in made.labels


def test_a_round_does_not_begin_while_a_table_plays_and_nobody_gets_an_average() -> None:
    with director("en") as made:
        begun(made, 8)
        made.choose("evening-begin-round", round=1)
        said = told(made.choose("evening-begin-round", round=2))
        assert "Two results are missing" in said
        assert not kept().evening.outcomes


def test_a_plan_turns_from_plays_to_pairs_and_back() -> None:
    with director("en") as made:
        made.choose("evening-new")
        made.change("evening-plan-contest", 1, "left")
        assert made.text("evening-plan-size") in made.labels
        made.change("evening-plan-contest", 1, "right")
        assert made.text("evening-plan-boards") in made.labels
        made.choose("evening-announce")
        assert kept().evening.plan.contest != "plays"
        assert kept().evening.plan.sizes == ()
