"""Findings of an accessibility trial of page and window on 22 November 2026: each number has its tests."""

from __future__ import annotations

import pytest

from tests.met import has_tests

#: file and tests of each
MET: dict[str, tuple[str, ...]] = {
    "1 questions": ("web/test_page.py", "test_a_question_is_read_before_its_first_answer",
                    "test_what_the_table_asks_is_read_before_its_first_answer"),
    "1 questions, by Orca": ("peers/page_orca.py", "test_a_question_is_heard_once_before_its_first_answer"),
    "2 messages in sight": ("web/test_page.py", "test_what_was_told_last_is_in_sight_and_the_menu_is_near",
                            "test_why_a_card_cannot_be_played_stands_at_the_card"),
    "2 the connection": ("web/test_page.py", "test_a_match_is_continued_after_the_server_was_started_again"),
    "3 fields": ("peers/page_orca.py", "test_behind_a_field_every_move_is_heard_and_nothing_stale"),
    "3 what had the focus": ("web/test_page_log.py", "test_what_had_the_focus_goes_when_all_has_been_told"),
    "4 F1": ("web/test_page.py", "test_f1_helps_at_the_hand_and_is_the_browsers_elsewhere",
             "test_a_page_takes_every_key_that_its_help_names"),
    "5 after a deal": ("words/test_when_it_is_over.py",
                       "test_every_question_has_an_answer_and_none_is_of_something_under_way",
                       "test_the_score_tells_of_everybody_and_what_is_over_is_named"),
    "5 after a match": ("peers/page_orca.py", "test_the_end_of_a_match_is_heard_whole_in_order_and_nothing_twice"),
    "6 phone": ("web/test_page.py", "test_what_was_told_last_is_in_sight_and_the_menu_is_near",
                "test_the_own_place_is_below_the_partners_opposite_and_none_over_another",
                "test_swipes_meet_hand_choices_menu_table_and_messages_in_this_order"),
    "7 window at 400 %": ("output/test_window_drawing.py",
                          "test_score_trumps_turn_and_table_never_leave_the_picture",
                          "test_whoever_watches_sees_every_fact_of_both_sides_and_the_table",
                          "test_at_a_choice_the_whole_hand_stays_in_the_picture"),
    "8 mouse": ("output/test_window_pointer.py",
                "test_the_second_button_names_what_lies_there_and_opens_the_menu_elsewhere"),
    "8 menu": ("output/test_window_mouse.py", "test_the_menu_has_a_button_in_the_picture"),
    "8 panel": ("output/test_window_drawing.py", "test_the_last_eight_messages_stand_beside_the_table"),
    "8 onlookers": ("output/test_spectators.py", "test_below_the_table_stands_what_came_of_a_deal_that_is_over"),
    "9 number field": ("web/test_page.py", "test_a_number_is_offered_whole_with_its_range_and_why_it_is_not_taken"),
    "9 blank": ("peers/page_orca.py", "test_a_card_that_is_marked_and_freed_is_told_and_nothing_else"),
    "9 quick keys": ("web/test_page_log.py", "test_the_same_answer_to_several_quick_keys_is_told_once"),
    "9 values": ("web/test_page_settings.py", "test_each_road_to_another_value_leads_there_and_is_told_once"),
    "9 colours, title": ("web/test_page.py", "test_the_players_colours_and_sizes_are_followed_and_stay"),
    "9 place in the hand, languages": ("web/test_page.py",
                                       "test_which_card_of_how_many_it_is_is_a_part_of_its_name_where_the_player_wants_that",
                                       "test_names_of_another_language_are_marked"),
    "9 after Quit": ("web/test_static_page.py", "test_whoever_leaves_is_told_how_to_come_back"),
}  # fmt: skip


@pytest.mark.parametrize("number", MET)
def test_each_has_its_test(number: str) -> None:
    assert has_tests(*MET[number])


def test_none_is_missing() -> None:
    assert {number.partition(" ")[0] for number in MET} == {str(number) for number in range(1, 10)}
