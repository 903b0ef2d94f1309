"""A director's acts by keys: each is read back, named when it is done, undone by one key, and leads to no dead end."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from numeramis_access.app.evening.evening_menu import USUAL_REASONS, EveningMenu
from numeramis_access.app.shell.number import NumberMenu
from numeramis_access.evening.evening import open_lines
from numeramis_access.evening.events import EVENTS, EveningFinished, Reason
from numeramis_access.evening.scoring import Score
from numeramis_access.evening.standings import standings
from numeramis_access.store.evenings import Evenings
from tests.app.director import PAIRS, Director, begun, director, kept
from tests.app.player import home

#: a Swiss of three rounds, as steps in the menu of the plan
SWISS = (("evening-plan-movement", 2), ("evening-plan-rounds", 3))


def told(said: list[str]) -> str:
    return " ".join(said)


def test_every_act_with_a_reason_has_its_usual_reasons_first() -> None:
    with_reason = {kind for kind in EVENTS if "reason" in get_type_hints(kind)}
    assert set(USUAL_REASONS) == with_reason
    assert all(set(reasons) <= set(get_args(Reason)) for reasons in USUAL_REASONS.values())


# the plan


def test_the_plan_is_told_and_changed_until_the_draw() -> None:
    with director("en") as made:
        made.announce()
        made.enter_pair(*PAIRS[0])
        plan = made.values[made.text("evening-plan-now")]
        assert made.text(f"game-{kept().evening.plan.game}") in plan
        made.choose("evening-plan-now")
        made.change("evening-plan-boards", 1)
        said = told(made.choose("evening-plan-keep"))
        assert "three deals a round" in said
        assert kept().evening.plan.boards == 3
        assert kept().evening.playing == (0,)
        made.someone.press("u")
        assert kept().evening.plan.boards == 2


def test_single_players_are_no_plan_for_people_who_entered_in_pairs() -> None:
    with director("en") as made:
        made.announce()
        made.enter_pair(*PAIRS[0])
        made.choose("evening-plan-now")
        made.change("evening-plan-contest", 1)
        assert "At most one" in told(made.choose("evening-plan-keep"))
        assert kept().evening.plan.contest == "pairs"


def test_a_swiss_without_a_number_of_rounds_is_not_announced() -> None:
    with director("en") as made:
        made.choose("evening-new")
        made.change("evening-plan-movement", 2)
        assert made.text("evening-swiss-rounds") in told(made.choose("evening-announce"))
        assert not Evenings(home().evenings).all().evenings
        made.change("evening-plan-rounds", 3)
        made.choose("evening-announce")
        assert kept().evening.plan.movement == "swiss"


def test_a_field_without_a_movement_stays_open_and_hears_the_nearest_numbers() -> None:
    with director("en") as made:
        made.announce(("evening-plan-contest", 1))
        for number in range(17):
            made.enter_pair(f"Player {number}")
        said = told(made.choose("evening-close"))
        assert "No movement fits seventeen" in said
        assert "sixteen or twenty" in said
        assert kept().evening.stage == "entering"
        assert made.text("evening-plan-now") in made.labels


def test_a_draw_tells_the_tables_and_copies_that_are_played() -> None:
    with director("en") as made:
        made.announce(("evening-plan-boards", 1))
        for number in range(7):
            made.enter_pair(f"North {number}", f"South {number}")
        said = told(made.choose("evening-close"))
        assert "three tables" in said
        assert "three of each" in said
        assert made.text("evening-not-level") not in said, "at four tables each number of boards is level"


def test_an_odd_number_of_boards_at_three_tables_is_told_as_not_level() -> None:
    with director("en") as made:
        made.announce(("evening-plan-boards", 1))
        for number in range(6):
            made.enter_pair(f"North {number}", f"South {number}")
        assert made.text("evening-not-level") in told(made.choose("evening-close"))


# the end


@pytest.mark.parametrize("changes", [(), SWISS], ids=["all meet", "swiss"])
def test_an_evening_ends_after_any_round(changes: tuple[tuple[str, int], ...]) -> None:
    with director("en") as made:
        begun(made, *changes)
        assert made.text("evening-finish-early") not in made.labels, "results are missing"
        made.enter_results([7] * 4)
        said = told(made.choose("evening-finish-early"))
        assert "One round played" in said
        assert kept().evening.stage == "drawn", "the reason is missing"
        said = told(made.choose("evening-reason", reason="time"))
        assert made.text("evening-reason", reason="time") in said
        assert kept().evening.stage == "over"
        assert kept().entries[-1].event == EveningFinished("time")
        assert standings(kept().evening)[0]


# undo and focus


def test_the_undo_key_works_in_each_menu_of_the_evening_and_leads_to_no_broken_menu() -> None:
    with director("en") as made:
        begun(made)
        made.enter_results([7])
        seen = set[str]()
        walk_and_undo(made, seen)
        assert len(seen) >= len(MENUS), sorted(seen)
        assert seen >= MENUS, MENUS - seen


#: menus that the walk must meet at least
MENUS = {"evening-seats-menu", "evening-tables-menu", "evening-standings", "evening-all-lines", "evening-entrant",
         "evening-person", "evening-line-menu", "evening-adjust-menu", "evening-why", "evening-log", "evening-papers",
         "evening-open-lines"}  # fmt: skip


#: entries that the walk does not choose; a called board is a match of its own
LEFT_OUT = ("back", "cancel", "evening-undo", "evening-redo", "evening-call")


def walk_and_undo(made: Director, seen: set[str]) -> None:
    """Open one menu of each kind below this one, and in each undo and redo every act of the evening."""
    depth, tried = len(made.app.scenes), set[str]()
    while new := [entry for entry in made.app.scene.entries if (entry.message or entry.label()) not in tried]:
        entry = new[0]
        tried.add(entry.message or entry.label())
        if entry.activate is None or entry.message in LEFT_OUT:
            continue
        made.enter(entry.label())
        scene = made.app.scene
        if len(made.app.scenes) > depth and isinstance(scene, EveningMenu) and scene._title not in seen:
            seen.add(scene._title)
            undo_and_redo_all(made, scene)
            walk_and_undo(made, seen)
        while len(made.app.scenes) > depth:
            made.back()
            if made.text("yes") in made.labels:
                made.choose("yes")


def undo_and_redo_all(made: Director, scene: EveningMenu) -> None:
    """Undo by the key until only the announcement is left; then redo everything."""
    count = 0
    while scene.last_act() is not None:
        made.someone.press("u")
        assert made.app.scene is scene
        assert made.labels
        count += 1
    for _ in range(count):
        again = scene.keeper.log.last_undone()
        assert again is not None
        assert scene.keeper.undo(again)
    scene.enter()
    made.someone.told()


def test_after_the_last_missing_result_the_focus_is_on_the_next_step() -> None:
    with director("en") as made:
        begun(made)
        made.enter_results([7] * 4)
        focused = made.labels[made.app.scene.screen().focus]
        assert focused == made.text("evening-begin-round", round=2)


# corrections and acknowledgements


def test_a_correction_is_read_back_before_its_reason() -> None:
    with director("en") as made:
        begun(made)
        made.enter_results([7])
        made.choose("evening-all-lines")
        made.enter(made.labels[0])
        made.choose("evening-correct")
        made.type(10)
        assert "Is that right?" in told(made.type(3)) or made.text("evening-keep-it") in made.labels
        made.choose("evening-keep-it")
        assert made.labels[0].casefold() == made.text("evening-reason", reason="mistake").casefold()
        said = told(made.choose("evening-reason", reason="mistake"))
        assert "north and south ten" in said
        assert Score(10, 3) in kept().evening.outcomes.values()


def test_an_acknowledgement_names_who_what_and_from_when() -> None:
    with director("en") as made:
        begun(made)
        made.choose("evening-seats")
        made.enter(made.labels[0])
        name = kept().evening.playing[0]
        made.choose("evening-leave", round=1)
        said = told(made.choose("evening-reason", reason="left"))
        assert made.text("evening-noted-act", what="")[:5] in said
        assert PAIRS[name][0] in said
        assert "first round" in said
        said = told(made.choose("evening-return", round=1))
        assert PAIRS[name][0] in said


def test_an_upheld_appeal_is_offered_until_its_result_is_adjusted() -> None:
    with director("en") as made:
        begun(made)
        made.enter_results([7])
        made.choose("evening-all-lines")
        made.enter(made.labels[0])
        made.enter(made.text("evening-appeal", names=""))
        made.back()
        made.back()
        made.enter(made.text("evening-appeal-open", names="", line="")[:7])
        made.choose("evening-uphold")
        (line,) = kept().upheld_lines()
        made.enter(made.text("evening-appeal-upheld", line=""))
        made.enter(made.labels[0])
        made.choose("evening-reason", reason="appeal")
        assert kept().upheld_lines() == []
        assert line not in open_lines(kept().evening)


# people


def test_late_people_are_offered_the_place_of_a_pair_that_did_not_come_and_hear_their_seat() -> None:
    with director("en") as made:
        made.announce()
        for pair in PAIRS:
            made.enter_pair(*pair)
        made.choose("evening-close")
        made.choose("evening-seats")
        made.enter(made.labels[1])
        made.choose("evening-leave", round=1)
        made.choose("evening-reason", reason="absent")
        made.back()
        made.back()
        made.enter_late("Late One", "Late Two")
        said = told(made.enter(made.text("evening-late-instead", names="")[:11]))
        assert "Late One and Late Two" in said
        assert "Table" in said
        assert "against" in said
        evening = kept().evening
        assert {substitute.reason for substitute in evening.substitutes if hasattr(substitute, "reason")} == set()
        names = {person.id: person.name for person in Evenings(home().evenings).all().people}
        assert [names[person] for person in evening.entrants[1]] == ["Late One", "Late Two"]
        assert not isinstance(made.app.scene, NumberMenu)


def test_everybody_agrees_to_be_named_by_one_entry() -> None:
    with director("en") as made:
        begun(made)
        made.enter_results([7] * 4)
        made.choose("evening-finish-early")
        made.choose("evening-reason", reason="agreed")
        made.choose("evening-results-out")
        made.choose("evening-all-agree", count=8)
        made.choose("yes")
        assert all(person.shown for person in Evenings(home().evenings).all().people)
        assert made.text("evening-all-agree", count=0)[:20] not in made.labels


def test_papers_of_two_evenings_of_a_day_have_names_of_their_own_and_slips_for_tables() -> None:
    with director("en") as made:
        begun(made)
        made.choose("evening-papers")
        made.choose("evening-paper-travellers")
        made.choose("evening-as-html")
        made.back()
        made.back()
        made.back()
        kept_rounds = len(kept().evening.rounds)
        made.wait(20)
        begun(made)
        made.choose("evening-papers")
        made.choose("evening-paper-travellers")
        made.choose("evening-as-html")
        files = sorted(path.name for path in home().exports.iterdir())
        assert len(files) == 2, files
        text = (home().exports / files[0]).read_text("utf-8")
        assert text.count("round, table 2<") == 2 * kept_rounds, "in the table of contents and above each slip"
        assert "north and south," in text


def test_the_draw_is_read_out_table_by_table() -> None:
    with director("en") as made:
        begun(made)
        first = told(made.choose("evening-call-tables"))
        assert "Table one:" in first
        assert "Table two:" in told(made.press("down"))
