"""An attacker's findings at the server on 22 November 2026, by the numbers of the report: each has a test."""

from __future__ import annotations

import pytest

from tests.met import has_tests

#: file and tests of each
MET: dict[str, tuple[str, ...]] = {
    "H1": ("server/test_identity.py", "test_what_was_refused_makes_no_thief_another_device"),
    "H2": ("server/test_identity.py", "test_a_stolen_key_makes_no_new_words"),
    "H3": ("server/test_beside.py", "test_while_a_slow_store_is_asked_for_any_request_the_loop_goes_round",
           "test_several_who_have_missed_much_are_told_it_in_turn_and_all_of_it"),
    "H4": ("server/test_people_socket.py",
           "test_who_leaves_megabytes_unread_holds_no_more_than_two_and_is_told_so_in_the_end"),
    "H5": ("server/test_site.py", "test_five_hundred_made_up_cookies_take_nobodys_place"),
    "H6": ("server/test_closing.py", "test_guests_and_pages_are_told_and_the_process_is_gone_though_one_never_answers",
           "test_of_several_servers_each_says_where_its_guests_go_and_the_last_that_they_come_back",
           "test_what_never_ends_by_itself_is_waited_for_once_and_not_one_after_the_other"),
    "H7": ("contract/test_buses.py", "test_much_that_is_sent_at_once_comes_whole"),
    "H8": ("server/test_bad_guests.py",
           "test_a_table_that_nobody_is_at_goes_after_ten_minutes_and_its_host_hears_of_it_once",
           "test_a_house_full_of_tables_is_told_in_pages_and_then_what_is_new"),
    "M1": ("server/test_bad_guests.py", "test_a_second_hello_on_a_line_is_refused_and_changes_nothing",
           "test_who_becomes_somebody_else_on_a_line_is_at_the_first_ones_tables_no_more"),
    "M2": ("server/test_site.py", "test_a_page_is_counted_where_it_comes_from_also_at_the_tables"),
    "M3": ("server/test_bad_guests.py", "test_wrong_codes_of_one_guest_lock_nobody_out_of_their_own_table"),
    "M4": ("server/test_club.py", "test_whoever_is_called_as_somebodys_id_is_shown_is_not_banned_instead",
           "test_the_owner_answers_bans_addresses_shuts_the_door_and_closes_a_table"),
    "M5": ("contract/test_stores.py", "test_who_has_blocked_whom_is_seen_by_the_other_process_at_once"),
    "M6": ("server/test_site.py", "test_what_a_stranger_has_packed_is_not_unpacked"),
    "M7": ("server/test_bad_guests.py", "test_talk_has_an_end_that_is_told_with_the_time_to_wait"),
    "M8": ("server/test_pages.py", "test_what_a_visitor_makes_up_is_no_cookie",
           "test_signing_others_out_ends_pages_that_have_a_copy_of_the_cookie"),
    "M9": ("server/test_house_copies.py", "test_everything_is_copied_while_people_play_and_goes_on_on_another_machine"),
    "M10": ("app/test_people_lobby.py", "test_a_key_in_a_full_house_forms_no_more_words_than_in_an_empty_one"),
    "L deep values": ("server/test_people_socket.py", "test_what_no_client_sends_ends_the_connection_with_a_word"),
    "L swallowed errors": ("server/test_people_socket.py",
                           "test_an_error_nobody_foresaw_ends_one_line_with_a_word_and_is_counted_for_the_owner"),
    "L long lines": ("server/test_people_socket.py",
           "test_a_flood_and_a_huge_line_are_cut_off_and_others_notice_nothing"),
    "L deleted people": ("server/test_bad_guests.py", "test_who_is_deleted_is_nowhere_any_more",
                         "test_who_was_deleted_holds_no_place_among_those_who_watch"),
    "L unseen names": ("server/test_names.py", "test_no_letter_of_any_name_is_invisible",
                       "test_at_most_two_marks_stand_upon_a_letter"),
    "L repeated offers": ("server/test_people.py",
           "test_an_offer_that_is_repeated_after_a_restart_has_the_same_answer"),
    "L NUL in a language": ("server/test_names.py", "test_any_other_language_is_none"),
    "L keys of equal letters": ("server/test_identity.py", "test_a_key_that_no_device_has_made_by_chance_is_nobodys"),
    "L half requests": ("server/test_site.py", "test_half_a_request_is_not_waited_for"),
    "L twenty tables of one": ("server/test_thinking.py",
                               "test_one_table_of_somebody_is_thought_for_as_often_as_twenty_of_another"),
    "modes of files": ("server/test_deploy.py", "test_hands_and_keys_are_for_the_owner_of_the_house_alone"),
    "memory's limit": ("server/test_deploy.py", "test_the_service_has_limits_that_systemd_understands"),
}  # fmt: skip


@pytest.mark.parametrize("number", MET)
def test_each_has_its_test(number: str) -> None:
    assert has_tests(*MET[number])


def test_none_is_missing() -> None:
    numbered = {f"H{number}" for number in range(1, 9)} | {f"M{number}" for number in range(1, 11)}
    assert numbered <= MET.keys()
