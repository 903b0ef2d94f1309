"""What a newcomer meets at the desk of a tournament: undo, seats, sizes, typed and published results."""

from __future__ import annotations

import random

import pytest

from numeramis_access.app.shell.menu import Entry, Menu
from numeramis_access.app.shell.scene import Push
from numeramis_access.evening.evening import occupied_tables, open_lines, table_of_line
from numeramis_access.evening.events import PlanAnnounced
from numeramis_access.evening.log import NEW_TABLES_VERSION
from numeramis_access.evening.scoring import PlayScores
from numeramis_access.input.inbox import LineTyped
from tests.app.director import Director, director, kept
from tests.app.player import player
from tests.app.test_play_contests import NAMES, begun, finish_table, plan, play_round, told


def focused(made: Director) -> str:
    """Return the label of the focused entry."""
    screen = made.app.scene.screen()
    return screen.items[screen.focus].label


def type_result(made: Director, *scores: int) -> list[str]:
    """Type the result of the first open table in the field of lines; return what is said."""
    return made.write(" ".join(map(str, (open_lines(kept().evening)[0].table + 1, *scores))))


def names_at(table: int) -> list[str]:
    """Return the names at a table of the present round."""
    evening = kept().evening
    sitting = table_of_line(evening, open_lines(evening)[table])
    assert sitting is not None
    return [NAMES[place] for place in sitting.places()]


def test_a_second_enter_after_an_undo_takes_back_nothing_more_and_the_undo_names_the_players() -> None:
    with director("en") as made:
        begun(made, 8)
        made.choose("evening-begin-round", round=1)
        players = names_at(0)
        finish_table(made, 0, random.Random(1))
        finish_table(made, 1, random.Random(1))
        assert len(kept().evening.outcomes) == 2
        said = told(made.enter(made.text("evening-undo", what="")))
        assert len(kept().evening.outcomes) == 1
        assert made.text("evening-did-undone", what="") in said
        assert "table two" in said
        assert focused(made) == made.text("evening-log")
        made.press("return")
        assert len(kept().evening.outcomes) == 1
        made.back()
        said = told(made.press("u"))
        assert not kept().evening.outcomes
        assert not [name for name in players if name not in said]
        assert not focused(made).startswith(made.text("evening-undo", what=""))


def test_the_undo_key_keeps_the_focus_off_undo_when_entries_go() -> None:
    with director("en") as made:
        begun(made, 8)
        made.choose("evening-begin-round", round=1)
        finish_table(made, 0, random.Random(1))
        made.go_to(made.text("evening-undo", what=""))
        made.press("u")
        assert not focused(made).startswith(made.text("evening-undo", what=""))


def test_before_the_first_draw_nobody_is_said_to_be_drawn_or_to_sit() -> None:
    with director("en") as made:
        begun(made, 8)
        assert made.text("evening-seats") not in made.labels
        assert "ready" in made.app.scene.screen().title
        assert "drawn" not in made.app.scene.screen().title
        made.choose("evening-players")
        assert len(made.labels) == 9
        made.back()
        made.back()
        assert "drawn" not in told([value for value in made.values.values() if value])


def test_a_typed_result_says_saved_and_the_same_line_again_is_answered_truly_and_lost_without_a_question() -> None:
    with director("en") as made:
        begun(made, 4, ("evening-plan-rounds", -2))
        made.choose("evening-begin-round", round=1)
        made.enter(made.text("evening-enter-results", count=0)[:5])
        made.enter(made.text("evening-one-line"))
        said = made.write("1 7 3 2 1")
        assert said[0].startswith("Saved. Table one: ")
        assert told(made.write("1 7 3 2 1")) == made.text("evening-result-same")
        made.back()
        assert made.app.scene.is_question("evening-desk"), "nothing is lost, so leaving asks nothing"  # type: ignore[attr-defined]


def test_a_table_of_an_earlier_round_is_known_after_its_result() -> None:
    with director("en") as made:
        begun(made, 16, ("evening-plan-spare", 1))
        made.choose("evening-begin-round", round=1)
        chance = random.Random(1)
        finish_table(made, 0, chance)
        finish_table(made, 3, chance)
        made.choose("evening-draw-free", count=8)
        said = finish_table(made, 1, chance)
        made.enter(made.text("evening-enter-results", count=0)[:5])
        made.enter(made.text("evening-one-line"))
        assert told(made.write("2 7 3 2 1")) == made.text("evening-result-there"), said


def test_people_who_still_play_do_not_sit_out() -> None:
    with director("en") as made:
        begun(made, 8, ("evening-plan-movement", 2))
        made.enter(made.text("evening-draw-game", game=made.text("game-sipky"), count=8))
        playing = names_at(0)
        finish_table(made, 1, random.Random(1))
        made.choose("evening-seats")
        values = [value for label, value in made.values.items() if any(name in label for name in playing)]
        assert len(values) == 4
        assert not [value for value in values if "sits out" in value]


def seven(made: Director, *changes: tuple[str, int], game: str = "loker") -> None:
    """Announce a tournament at tables of four without other sizes, and close it with seven people."""
    plan(made, *changes, game=game)
    while made.values.get(made.text("evening-plan-spare"), "") != made.text("evening-plan-spare-value", value="none"):
        made.change("evening-plan-spare", 1)
    made.choose("evening-announce")
    for name in NAMES[:7]:
        made.enter_pair(name)
    made.choose("evening-close")


def test_who_gets_no_seat_is_told_before_the_draw_and_sizes_that_seat_everybody_are_offered() -> None:
    with director("en") as made:
        seven(made)
        assert made.app.scene.is_question("evening-unseated")
        assert kept().evening.stage == "entering"
        assert made.labels[0] == made.text("evening-unseated-sizes", sizes="four and three")
        made.press("return")
        if made.app.scene.is_question("evening-unfair"):
            made.choose("no")
        assert kept().evening.plan.sizes == (4, 3)
        assert kept().evening.stage == "drawn"


def test_a_game_of_four_alone_says_that_some_wait() -> None:
    with director("en") as made:
        seven(made, game="quist")
        assert made.app.scene.is_question("evening-unseated")
        assert made.labels == [made.text("evening-unseated-draw"), made.text("back")]
        made.press("return")
        assert kept().evening.stage == "drawn"


def test_ending_early_tells_what_is_left_to_play() -> None:
    with director("en") as made:
        begun(made, 8)
        made.choose("evening-begin-round", round=1)
        play_round(made, random.Random(1))
        said = told(made.choose("evening-finish-early"))
        assert "two rounds still to play" in said.lower()


@pytest.mark.parametrize("language", ["cs", "en", "sk", "de", "pl"])
def test_published_results_have_a_title_and_a_date_and_say_who_is_left_out(language: str) -> None:
    with director(language) as made:
        begun(made, 4, ("evening-plan-rounds", -2))
        made.choose("evening-begin-round", round=1)
        play_round(made, random.Random(1))
        made.choose("evening-finish", missing=0)
        made.choose("evening-results-out")
        made.choose("evening-as-txt")
        (written,) = made.app.home.exports.glob("*.txt")
        _, about, unnamed, *lines = written.read_text(encoding="utf-8").splitlines()
        assert "2026" in about
        assert made.text("game-sipky") in about
        assert "4" in unnamed
        scores = next(line for line in lines if line.count(":") == 5)
        assert ": " in scores.partition(": ")[2]


def test_a_line_of_digits_in_the_list_of_missing_results_is_a_result_or_a_reason() -> None:
    with director("en") as made:
        begun(made, 4, ("evening-plan-rounds", -2))
        made.choose("evening-begin-round", round=1)
        made.enter(made.text("evening-enter-results", count=0)[:5])
        assert isinstance(made.app.scene, Menu)
        made.app.receive(LineTyped("2 7 3 2 1"))
        made.app.refresh()
        assert made.app.announcer.history[-1].kind == "evening-table-unknown"


def typed(made: Director, text: str) -> str:
    """Type a line at the terminal; return the id of what is said last."""
    made.app.receive(LineTyped(text))
    made.app.refresh()
    return made.app.announcer.history[-1].kind


def test_words_of_the_menus_are_understood_in_a_plan() -> None:
    with director("cs") as made:
        made.choose("evening-new")
        made.change("evening-plan-contest", 1, "left")
        made.press("home")
        assert typed(made, "ukončit večer") == "evening-finish-where"
        typed(made, "partií")
        assert made.app.scene.screen().title.startswith(made.text("evening-plan-rounds"))
        made.back()
        made.press("home")
        typed(made, "přidat")
        assert made.app.scene.is_question("evening-more-games")
        typed(made, "přidat")
        assert made.app.scene.is_question("evening-game")
        typed(made, "použít")
        assert made.app.scene.is_question("evening-more-games")
        made.back()
        typed(made, "použít tento")
        assert kept().evening.stage == "entering"


def test_an_ordinal_names_the_entry_that_has_it_before_a_place() -> None:
    with player("cs") as someone:
        app = someone.app
        app.follow(Push(Menu(app, "choose-game", lambda: [
            Entry(lambda: "Začít hlásit"), Entry(lambda: "První místo: Jana"), Entry(lambda: "Druhé místo: Eva"),
        ])))  # fmt: skip
        someone.told()
        app.receive(LineTyped("první"))
        app.refresh()
        assert app.scene.screen().focus == 1
        app.receive(LineTyped("třetí"))
        app.refresh()
        assert app.scene.screen().focus == 2


def test_a_word_of_a_long_name_elsewhere_is_asked_about_first() -> None:
    with director("cs") as made:
        made.choose("evening-new")
        before = made.app.settings
        assert typed(made, "spuštění") != "changed"
        assert made.app.settings == before


def test_points_and_results_of_one_digit_need_no_spaces() -> None:
    with director("en") as made:
        made.choose("evening-new")
        made.change("evening-plan-contest", 1, "left")
        made.choose("evening-plan-row", size=4)
        made.press(*["backspace"] * 9)
        made.write("6310")
        assert made.values[made.text("evening-plan-row", size=4)].startswith("six, three")
        made.back()
        made.choose("yes")
        begun(made, 4, ("evening-plan-rounds", -2))
        made.choose("evening-begin-round", round=1)
        made.enter(made.text("evening-enter-results", count=0)[:5])
        made.enter(made.text("evening-one-line"))
        assert made.write("1 73")[0] == made.text("evening-line-form", seats="plays")
        made.press(*["backspace"] * 9)
        assert made.write("17321")[0].startswith("Saved. Table one: ")
        (score,) = kept().evening.outcomes.values()
        assert score == PlayScores((7, 3, 2, 1))


def test_one_person_before_another_is_one() -> None:
    with director("cs") as made:
        begun(made, 4, ("evening-plan-rounds", -2))
        made.choose("evening-begin-round", round=1)
        play_round(made, random.Random(1))
        made.choose("evening-seats")
        made.enter(made.labels[0])
        stands = made.values[made.text("evening-stands")]
        assert "nimi" not in stands
        assert "o místo" in stands


@pytest.mark.parametrize("language", ["cs", "en", "sk", "de", "pl"])
def test_free_plays_are_led_without_numbers_of_rounds(language: str) -> None:
    with director(language) as made:
        begun(made, 12, ("evening-plan-movement", 2), ("evening-plan-spare", 1))
        assert made.app.scene.screen().title == made.text("evening-desk", contest="plays", stage="waits")
        made.enter(made.text("evening-draw-game", game=made.text("game-sipky"), count=12))
        finish_table(made, 1, random.Random(1))
        evening = kept().evening
        assert {line.round for line in open_lines(evening)} == {0, 1}, "tables of two draws play"
        title = made.text("evening-desk", contest="plays", stage="plays", playing=3, played=1)
        assert made.app.scene.screen().title == title
        made.choose("evening-tables")
        assert [label.split(", ")[0] for label in made.labels[:-1]] == [
            made.text("evening-play-line", round=0, table=table) for table in (1, 2, 3)
        ]
        assert all(made.values[label] for label in made.labels[:-1])
        made.back()
        made.choose("evening-call-tables")
        made.press("end")
        assert made.text("evening-seats-menu", round=0) == made.app.scene.screen().title
        made.back()
        made.choose("evening-seats")
        name = made.labels[0]
        assert made.values[name]
        made.enter(name)
        assert made.text("evening-round-of", round=0) in made.labels
        made.choose("evening-leave", round=0)
        said = made.choose("evening-reason", reason="left")
        assert made.text("evening-did-left", round=0, entrant="", reason="")[:8] in told(said)
        made.back()
        assert made.labels[-1] == made.text("back")
        made.back_to_desk()
        made.back()
        assert made.text("evening-stage", stage="plays") in made.values.values()


def test_a_result_after_which_the_next_table_is_drawn_is_not_called_the_last_missing_one() -> None:
    with director("en") as made:
        begun(made, 4, ("evening-plan-movement", 2))
        made.enter(made.text("evening-draw-game", game=made.text("game-sipky"), count=4))
        chance, none = random.Random(1), made.text("evening-open-lines", count=0)
        said = [none in told(finish_table(made, 0, chance)) for _ in range(3)]
        assert said == [False, False, True]


def test_a_plan_shortened_after_the_draw_has_a_reason_in_the_log_and_one_key_takes_it_back() -> None:
    with director("en") as made:
        begun(made, 8)
        made.choose("evening-begin-round", round=1)
        play_round(made, random.Random(1))
        before = kept().evening.plan
        made.choose("evening-plan-now")
        made.change("evening-plan-rounds", 1, "left")
        made.choose("evening-plan-keep")
        assert kept().evening.plan == before, "the reason is missing"
        assert made.labels[0].lower() == made.text("evening-reason", reason="time")
        said = told(made.press("return"))
        assert made.text("evening-reason", reason="time") in said
        event = kept().entries[-1].event
        assert isinstance(event, PlanAnnounced)
        assert (event.plan.rounds, event.reason) == (before.rounds - 1, "time")
        assert focused(made).startswith(made.text("evening-plan-now"))
        said = told(made.press("u"))
        assert made.text("evening-reason", reason="time") in said
        assert kept().evening.plan == before


def test_a_reason_in_own_words_stands_in_the_list_of_acts() -> None:
    with director("en") as made:
        begun(made, 8)
        made.choose("evening-plan-now")
        made.change("evening-plan-rounds", 1, "left")
        made.choose("evening-plan-keep")
        made.choose("evening-reason-other")
        made.write("the hall closes at nine")
        made.choose("evening-log")
        assert "the hall closes at nine" in made.labels[0]


def test_tables_of_later_rounds_can_be_smaller_with_a_reason_and_the_log_says_which_programs_read_that() -> None:
    with director("en") as made:
        begun(made, 12)
        made.choose("evening-begin-round", round=1)
        play_round(made, random.Random(1))
        made.choose("evening-plan-now")
        made.change("evening-plan-movement", 1)
        made.change("evening-plan-size", 1, "left")
        made.choose("evening-plan-keep")
        made.choose("evening-reason", reason="time")
        assert kept().evening.plan.sizes[0] == 3
        assert kept().evening.plan.movement == "neighbours"
        assert NEW_TABLES_VERSION in {getattr(entry.event, "version", 0) for entry in kept().entries}
        made.choose("evening-begin-round", round=2)
        sizes = [[len(table.sides) for table in occupied_tables(kept().evening, number)] for number in range(2)]
        assert sizes == [[4, 4, 4], [3, 3, 3, 3]]
        play_round(made, random.Random(2))


def test_a_change_of_points_or_of_a_name_after_the_draw_asks_for_no_reason() -> None:
    with director("en") as made:
        begun(made, 8)
        made.choose("evening-plan-now")
        made.change("evening-plan-points", 1)
        said = told(made.choose("evening-plan-keep"))
        assert made.text("evening-plan-changed") in said
        assert kept().evening.plan.points == "beaten"


def test_games_with_numbers_of_plays_are_shortened_and_seated_otherwise_with_a_reason() -> None:
    with director("en") as made:
        plan(made, game="sipky")
        made.enter(made.text("evening-more-games"))
        made.choose("evening-add-game")
        made.choose("evening-game-keep")
        made.back()
        made.choose("evening-announce")
        for name in NAMES[:8]:
            made.enter_pair(name)
        made.choose("evening-close")
        made.choose("evening-plan-now")
        made.change("evening-plan-size", 1, "left")
        made.change("evening-credits", 1, "left")
        made.choose("evening-plan-keep")
        made.choose("evening-reason", reason="agreed")
        first, second = kept().evening.plan.games
        assert (first.sizes[0], first.credits, second.sizes[0]) == (3, 2, 4)


@pytest.mark.parametrize("language", ["cs", "en", "sk", "de", "pl"])
def test_what_people_who_see_wear_is_told_in_the_plan_on_every_paper_and_in_the_results(language: str) -> None:
    with director(language) as made:
        plan(made, ("evening-plan-rounds", -2), game="sipky")
        made.change("evening-plan-wear")
        made.choose("evening-announce")
        for name in NAMES[:4]:
            made.enter_pair(name)
        note = made.text("evening-wear", what="blindfold")
        assert note in made.values[made.text("evening-plan-now")]
        made.choose("evening-close")
        made.choose("evening-begin-round", round=1)
        made.choose("evening-papers")
        for paper in ("guides", "travellers", "names"):
            made.choose(f"evening-paper-{paper}")
            made.choose("evening-as-html")
            made.back()
        made.back()
        play_round(made, random.Random(1))
        made.choose("evening-finish", missing=0)
        made.choose("evening-results-out")
        made.choose("evening-as-txt")
        made.choose("evening-as-html")
        files = list(made.app.home.exports.iterdir())
        assert len(files) == 5
        assert not [path.name for path in files if note[1:] not in path.read_text(encoding="utf-8")]


def test_other_words_about_what_people_who_see_wear_are_typed_and_changed_after_the_draw() -> None:
    with director("en") as made:
        begun(made, 8)
        made.choose("evening-plan-now")
        made.enter(made.text("evening-plan-wear"))
        made.write("a scarf")
        made.choose("evening-plan-keep")
        assert kept().evening.plan.wear == "a scarf"
        assert "those who see: a scarf" in made.values[made.text("evening-plan-now")]
