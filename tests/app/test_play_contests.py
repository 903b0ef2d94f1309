"""A tournament of whole plays, led by keys and by ear from the plan to the results."""

from __future__ import annotations

import random
from functools import partial

import pytest

from numeramis_access.evening.evening import occupied_tables, open_lines, table_of_line
from numeramis_access.evening.log import LOG_VERSION, line_of
from numeramis_access.evening.scoring import PlayScores
from numeramis_access.evening.standings import standings
from numeramis_access.store.evenings import Evenings
from tests.app.director import Director, director, kept
from tests.transcripts import evening_lines, tournament
from tests.transcripts.make import FOLDER

NAMES = (
    "Adam", "Bára", "Cyril", "Dana", "Eva", "Filip", "Hana", "Igor", "Jana", "Karel", "Lída", "Mirek", "Nina", "Ota",
    "Petr", "Radka",
)  # fmt: skip

NAMES_OF_CATEGORIES = ("Blind", "Sighted", "Blind")


def told(said: list[str]) -> str:
    return " ".join(said)


def plan(made: Director, *changes: tuple[str, int], game: str) -> None:
    """Choose a tournament of whole plays and its game. :param changes: of the plan, each with its steps."""
    made.choose("evening-new")
    made.change("evening-plan-contest", 1, "left")
    made.go_to(made.text("evening-game"))
    while made.values[made.text("evening-game")] != made.text(f"game-{game}"):
        made.press("right")
    for message, steps in changes:
        made.change(message, abs(steps), "right" if steps > 0 else "left")


def begun(made: Director, count: int, *changes: tuple[str, int], game: str = "sipky") -> None:
    """Announce a tournament, enter people, and draw. :param changes: of the plan."""
    plan(made, *changes, game=game)
    made.choose("evening-announce")
    for name in NAMES[:count]:
        made.enter_pair(name)
    made.choose("evening-close")
    if made.app.scene.is_question("evening-unseated"):
        made.choose("evening-unseated-draw")


def play_round(made: Director, chance: random.Random) -> None:
    """Enter all results of a round, each in one line."""
    made.enter(made.text("evening-enter-results", count=0)[:5])
    made.enter(made.text("evening-one-line"))
    for line in open_lines(kept().evening):
        sitting = next(one for one in occupied_tables(kept().evening, line.round) if one.table == line.table)
        made.write(" ".join(map(str, (line.table + 1, *(chance.randrange(102) for _ in sitting.sides)))))
    made.back_to_desk()


@pytest.mark.parametrize("language", ["cs", "en"])
def test_fourteen_people_play_three_rounds_and_hear_who_wins(language: str) -> None:
    chance = random.Random(3)
    with director(language) as made:
        begun(made, 14, ("evening-plan-size", 1), ("evening-plan-movement", 1))
        assert made.app.scene.is_question("evening-unfair"), "tables of five and of four"
        said = told(made.enter(made.text("yes")))
        assert kept().evening.plan.points == "beaten"
        assert made.text("evening-plan-points-value", value="beaten") not in said
        for number in range(1, 4):
            said = told(made.choose("evening-begin-round", round=number))
            seated = sum(len(one.sides) for one in occupied_tables(kept().evening, number - 1))
            assert seated == 14
            assert made.text("evening-round-begun", round=number, again=0, out="none")[:12] in said
            play_round(made, chance)
        made.choose("evening-standings")
        assert made.labels[0].split(", ")[1] in NAMES
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
            assert "Sitting out: " in said
            out.append({name for name in NAMES[:7] if name in said.split("Sitting out: ")[1]})
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
        assert "doesn't play in this round" in told(made.write("2 5 5 5 5"))
        made.press(*["backspace"] * 9)
        assert "Table one: " in told(made.write("1 5 5 5 5"))
        made.back_to_desk()
        assert {rank.place for rank in standings(kept().evening)[0]} == {1}
        said = told(made.choose("evening-draw-lot"))
        assert "Lots were drawn. The order: " in said
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


def test_groups_of_two_at_a_table_have_standings_of_their_own() -> None:
    with director("en") as made:
        begun(made, 7, ("evening-plan-movement", 3), ("evening-plan-group", 4))
        assert kept().evening.plan.rows == {2: (2, 0)}
        assert len(kept().evening.rounds) == 3
        while True:
            made.enter(made.text("evening-begin-round", round=kept().evening.round + 2)[:9])
            play_round(made, random.Random(1))
            if kept().evening.has_begun_all:
                break
        made.choose("evening-standings")
        assert made.labels[0] == made.text("evening-group", number=1)
        assert made.text("evening-group", number=2) in made.labels
        made.back()
        made.choose("evening-finish", missing=0)
        made.choose("evening-results-out")
        said = told(made.choose("evening-as-txt"))
        assert said.endswith("results.txt.") or "results.txt" in said
        (written,) = made.app.home.exports.glob("*.txt")
        assert "Group 1" in written.read_text(encoding="utf-8")


def test_a_knock_out_tells_who_goes_on_until_one_table_is_left() -> None:
    with director("en") as made:
        begun(made, 12, ("evening-plan-movement", -1), ("evening-plan-spare", 1))
        for number in (1, 2, 3):
            made.choose("evening-begin-round", round=number)
            play_round(made, random.Random(number))
            if kept().evening.has_begun_all:
                break
        assert len(occupied_tables(kept().evening, kept().evening.round)) == 1
        made.choose("evening-finish", missing=0)


def test_points_are_typed_as_a_row_and_ties_have_an_order() -> None:
    with director("en") as made:
        made.choose("evening-new")
        made.change("evening-plan-contest", 1, "left")
        made.choose("evening-plan-row", size=4)
        made.press(*["backspace"] * 9)
        assert "Type four numbers" in told(made.write("9 5 1"))
        made.choose("evening-plan-row", size=4)  # after a refusal the entry is named again
        made.press("return")
        made.press(*["backspace"] * 9)
        made.write("9 5 1 0")
        assert made.values[made.text("evening-plan-row", size=4)].startswith("nine, five")
        made.choose("evening-plan-ties")
        made.go_to(made.text("evening-tie", rule="meeting"))
        made.press("left")
        made.press("left")
        made.back()
        made.go_to(made.text("evening-game"))
        while made.text("evening-plan-called") not in made.labels:
            made.press("left")
        made.choose("evening-plan-called")
        made.write("Qardo")
        made.choose("evening-announce")
        plan = kept().evening.plan
        assert plan.rows[4] == (9, 5, 1, 0)
        assert plan.ties[:3] == ("meeting", "scores", "best")
        assert (plan.game, plan.called) == ("", "Qardo")
        assert "Qardo" in told(made.press("f5")) or "Qardo" in made.values[made.text("evening-plan-now")]


def test_mixed_sizes_are_told_in_later_rounds_and_points_change_while_they_play() -> None:
    with director("en") as made:
        begun(made, 8)
        made.choose("evening-begin-round", round=1)
        play_round(made, random.Random(1))
        made.enter_late("Zora")
        said = told(made.choose("evening-begin-round", round=2))
        assert "Tables differ in size" in said
        play_round(made, random.Random(2))
        made.choose("evening-plan-now")
        assert made.text("evening-plan-contest") not in made.labels
        made.change("evening-plan-points", 1)
        made.change("evening-plan-rounds", 1, "left")
        made.choose("evening-plan-keep")
        made.choose("evening-reason", reason="time")
        assert kept().evening.plan.points == "beaten"
        assert kept().evening.has_begun_all, "shortened by a round"
        made.choose("evening-finish", missing=0)


def add_game(made: Director, game: str) -> None:
    """Add a further game to the plan, with the plays that it begins with."""
    made.choose("evening-more-games")
    made.choose("evening-add-game")
    made.go_to(made.text("evening-game"))
    while made.values[made.text("evening-game")] != made.text(f"game-{game}"):
        made.press("right")
    made.choose("evening-game-keep")
    made.back()


def finish_table(made: Director, table: int, chance: random.Random) -> list[str]:
    """Enter the result of one table in one line; return what is said until the program waits."""
    made.enter(made.text("evening-enter-results", count=0)[:5])
    made.enter(made.text("evening-one-line"))
    line = next(one for one in open_lines(kept().evening) if one.table == table)
    sitting = table_of_line(kept().evening, line)
    assert sitting is not None
    said = made.write(" ".join(map(str, (table + 1, *(chance.randrange(102) for _ in sitting.sides)))))
    said += made.wait(0)
    return said + made.back_to_desk()


@pytest.mark.parametrize("language", ["cs", "en"])
def test_two_games_are_drawn_in_turn_until_everybody_has_played_theirs(language: str) -> None:
    with director(language) as made:
        made.choose("evening-new")
        made.change("evening-plan-contest", 1, "left")
        made.go_to(made.text("evening-game"))
        while made.values[made.text("evening-game")] != made.text("game-sipky"):
            made.press("right")
        assert made.text("evening-plan-rounds") in made.labels
        add_game(made, "loker")
        assert made.text("evening-plan-rounds") not in made.labels
        assert made.values[made.text("evening-more-games")] == made.text("game-loker")
        made.change("evening-credits", 1, "left")
        made.choose("evening-announce")
        plan = kept().evening.plan
        assert [game.credits for game in plan.games] == [2, 1]
        assert plan.games[0].game == "sipky"
        assert plan.games[1].game == "loker"
        assert made.text("game-loker") in made.values[made.text("evening-plan-now")]
        for name in NAMES[:8]:
            made.enter_pair(name)
        made.choose("evening-close")
        drawn = []
        for number in range(3):
            begins = made.text("evening-draw-game", game="", count=0)[:7]
            game = next(label for label in made.labels if label.startswith(begins))
            said = told(made.enter(game))
            drawn.append(kept().evening.games[-1])
            assert made.text(f"game-{plan.games[drawn[-1]].game}") in said
            assert all(name in said for name in NAMES[:8]), "two tables are told at once"
            play_round(made, random.Random(number))
        assert sorted(drawn) == [0, 0, 1]
        assert kept().evening.has_begun_all
        made.choose("evening-seats")
        made.enter(made.labels[0])
        left = made.values[made.text("evening-plays-left")]
        assert left == "; ".join(
            made.text("evening-plays-left-of", game=made.text(f"game-{game.game}"), count=0) for game in plan.games
        )
        made.back()
        made.back()
        made.choose("evening-finish", missing=0)
        assert {rank.boards for rank in standings(kept().evening)[0]} == {3}


def test_free_people_get_a_table_by_themselves_and_an_undo_is_not_drawn_again() -> None:
    with director("en") as made:
        begun(made, 12, ("evening-plan-movement", 2), ("evening-plan-spare", 1))
        made.enter(made.text("evening-draw-game", game=made.text("game-sipky"), count=12))
        chance = random.Random(1)
        assert len(open_lines(kept().evening)) == 3
        said = finish_table(made, 1, chance)
        assert "Table two: " in told(said), "four people are free at once"
        assert len(kept().evening.rounds) == 2
        made.press("u")
        assert kept().evening.round == 0
        made.wait(1)
        assert kept().evening.round == 0, "what is taken back is not drawn again by itself"
        finish_table(made, 2, chance)
        assert kept().evening.round >= 1
        while lines := open_lines(kept().evening):
            finish_table(made, lines[0].table, chance)
        assert kept().evening.has_begun_all
        made.choose("evening-finish", missing=0)
        assert {rank.boards for rank in standings(kept().evening)[0]} == {3}


def test_free_people_of_a_round_are_drawn_while_two_tables_still_play() -> None:
    with director("en") as made:
        begun(made, 16, ("evening-plan-spare", 1))
        made.choose("evening-begin-round", round=1)
        chance = random.Random(1)
        assert not [label for label in made.labels if label.startswith("Draw tables for those")]
        finish_table(made, 0, chance)
        finish_table(made, 3, chance)
        said = told(made.choose("evening-draw-free", count=8))
        assert "Table one: " in said
        assert "Table four: " in said
        assert len(open_lines(kept().evening)) == 4
        assert [game.credits for game in kept().evening.plan.games] == [3]


def test_standings_by_category_are_apart_from_the_log_and_go_with_the_names() -> None:
    with director("en") as made:
        begun(made, 8, ("evening-plan-rounds", -2))
        made.choose("evening-begin-round", round=1)
        play_round(made, random.Random(1))
        assert made.text("evening-by-category") not in made.labels
        made.choose("evening-seats")
        for number, name in enumerate(NAMES_OF_CATEGORIES):
            made.enter(made.labels[number])
            made.enter(NAMES[number])
            if number == 2:
                made.choose("evening-category")
                made.enter(name)
            else:
                made.choose("evening-category")
                if number:  # the category of the first person is offered, without a word to type
                    assert made.labels == [NAMES_OF_CATEGORIES[0], "None", "Type another", "Back"]
                    made.choose("evening-category-new")
                made.write(name)
            assert made.values[made.text("evening-category")] == name
            made.change("evening-need-braille")
            assert made.values[made.text("evening-category")] == name, "needs keep the category"
            made.back()
            made.back()
        made.back()
        made.choose("evening-by-category")
        labels = made.labels
        assert labels[0] == "Blind"
        assert labels[3] == "Sighted"
        assert len(labels) == 6
        assert {label.split(", ")[1] for label in labels[1:3]} == {NAMES[0], NAMES[2]}
        made.back()
        assert "Blind" not in "".join(map(line_of, kept().entries))
        made.choose("evening-finish", missing=0)
        made.choose("evening-results-out")
        made.choose("evening-paper-categories")
        made.choose("evening-as-txt")
        (written,) = made.app.home.exports.glob("*.txt")
        text = written.read_text(encoding="utf-8")
        assert "Blind" in text
        assert not [name for name in NAMES[:8] if name in text], "nobody has agreed to be named"
        made.back()
        made.back()
        made.choose("evening-forget")
        made.choose("yes")
        assert made.text("evening-by-category") not in made.labels


def test_a_log_of_a_newer_program_is_refused_with_the_reason() -> None:
    with director("en") as made:
        begun(made, 4)
        evenings = Evenings(made.app.home.evenings)
        (evening,) = evenings.all().evenings
        first = evening.lines[0].replace('"version":0', f'"version":{LOG_VERSION + 1}')
        evenings.begin("newer", "2026-12-01T18:00:00", first)
        made.back()
        said = told(made.enter(made.labels[0]))
        assert "newer program" in said


LOGS = [(game, language) for game, languages in tournament.LANGUAGES.items() for language in languages]


@pytest.mark.parametrize(("game", "language"), LOGS)
def test_a_tournament_goes_as_recorded(game: str, language: str) -> None:
    """After an intended change run ``python -m tests.transcripts.tournament``, and read the difference."""
    log = (FOLDER / f"tournament-{game}-{language}.txt").read_text(encoding="utf-8")
    assert tournament.play(game, language) == log


@pytest.mark.parametrize(("language", "cells"), evening_lines.CELLS.items())
def test_a_tournament_by_dots_goes_as_recorded(language: str, cells: int) -> None:
    """After an intended change run ``python -m tests.transcripts.tournament``, and read the difference."""
    log = (FOLDER / f"tournament-sipky-{language}-line-{cells}.txt").read_text(encoding="utf-8")
    assert evening_lines.play(language, partial(tournament.lead, game="sipky", language=language)) == log
