"""Reports on practice by a learner and a mathematician on 22 November 2026, by their numbers: each has a test."""

from __future__ import annotations

import re

import pytest

from tests.met import has_tests
from tests.words.test_classes import heard

REPORT = "practice/test_teachers_report.py"
#: file and tests of each
MET: dict[str, tuple[str, ...]] = {
    "1": (REPORT, "test_whoever_closes_leaves_a_last_turn_to_those_alone_who_are_still_to_play_this_round"),
    "2": ("practice/test_worth.py", "test_the_sum_is_that_of_all_that_was_told_though_some_was_taken_back_or_advised",
          "test_the_review_tells_what_was_told_as_the_choices_were_made_and_thinks_no_second_time"),
    "3": (REPORT, "test_what_a_card_costs_in_points_is_what_the_places_bring_whatever_the_number_of_players"),
    "4": ("app/test_counting.py", "test_the_coach_asks_of_no_deal_that_was_not_heard_from_its_beginning"),
    "5": (REPORT, "test_what_costs_a_little_is_nearly_as_good"),
    "5 told": ("practice/test_review.py",
               "test_a_choice_is_as_good_only_where_that_is_shown_and_nearly_as_good_else",
               "test_chips_that_are_not_blamed_are_told_and_counted_all_the_same"),
    "6": (REPORT, "test_where_a_lesson_has_a_point_that_decides_and_it_is_not_always_answered_alike",
          "test_every_moment_of_a_lesson_with_known_seeds_is_another_one"),
    "7": ("players/test_whist_search.py", "test_no_honour_goes_to_a_trick_that_cannot_be_won",
          "test_where_all_tricks_count_the_lowest_card_is_looked_at_first_to_a_lost_trick"),
    "7 partner": (REPORT, "test_reasons_are_true_of_the_positions_in_which_false_ones_were_given"),
    "8": ("practice/test_reasons.py", "test_every_reason_is_true_of_its_position"),
    "9": (REPORT, "test_overtaking_a_partners_seven_with_a_nine_is_blamed",
          "test_an_ace_on_a_ten_holding_the_jack_and_a_king_for_a_ruff_are_told_by_what_they_cost"),
    "10": (REPORT, "test_against_club_players_sipky_does_not_blame_what_only_strong_answers_make_worse"),
    "10 said": ("practice/test_worth.py",
                "test_what_judgements_suppose_of_the_others_is_said_once_where_they_are_weaker"),
    "11": (REPORT, "test_before_a_games_first_lesson_it_is_told_how_one_scores_and_wins",
           "test_no_lesson_of_sipky_is_always_answered_alike",
           "test_which_number_is_never_decided_by_the_limit_alone"),
    "12": (REPORT, "test_a_days_training_asks_of_nothing_that_a_lesson_teaches_and_none_has_asked_yet",
           "test_right_after_advice_counts_half_and_says_so", "test_leave_leaves_a_lesson_without_a_question"),
    "12 marks": ("practice/test_topics.py",
                 "test_a_wrong_choice_is_told_what_it_costs_then_helped_then_answered_and_comes_again"),
    "learner": (REPORT, "test_figures_have_the_same_names_in_the_lesson_and_everywhere"),
    "learner master": ("practice/test_master.py",
                       "test_the_master_goes_the_players_way_until_the_first_choice_that_the_review_blames"),
    "club": ("players/test_whist_signals.py",
             "test_the_first_lead_is_from_the_best_suit_of_cards_that_are_as_good"),
    "others": ("practice/test_rating.py", "test_answers_at_the_table_move_both_ratings_and_are_spoken_on_request"),
    "others same deal": ("app/test_people_deals.py",
                         "test_friends_who_agreed_are_heard_card_by_card_by_keys_alone"),
    "planted": ("practice/test_review.py", "test_what_a_review_once_passed_as_good_is_blamed_or_too_close_to_call"),
}  # fmt: skip
#: English sentences from the reports that must not come back
HEARD = re.compile(
    r"of your one\b|only nil|one point one points|\ba (\w+), a \1\b|exchange an? |tricks more for the first odd"
    r"|capital i stands|šipky are|within your reach|percent of one choice\b|whose both|a third more|percent alone"
    r"|give away|(?:^|\. )the partner\b|twenty-six, twenty",
    re.IGNORECASE,
)


@pytest.mark.parametrize("number", MET)
def test_each_has_its_test(number: str) -> None:
    assert has_tests(*MET[number])


def test_none_is_missing() -> None:
    assert {str(number) for number in range(1, 13)} <= MET.keys()


def test_nothing_is_said_in_english_as_the_learner_met_it_and_wished_it_otherwise() -> None:
    assert sorted({(one.id, one.text) for one in heard("en") if HEARD.search(one.text)}) == []
