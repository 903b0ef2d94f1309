"""A result typed in one line: every form of it, and every wrong one."""

from __future__ import annotations

import pytest

from numeramis_access.core.actions import Refusal
from numeramis_access.evening.evening import open_lines
from numeramis_access.evening.events import ScoreLine
from numeramis_access.evening.scoring import Score
from numeramis_access.evening.typed_results import read_result
from numeramis_access.input.inbox import LineTyped
from tests.app.director import Director, begun, director, kept


def begin(made: Director) -> ScoreLine:
    """Begin an evening's first round; return its first line."""
    begun(made)
    return open_lines(kept().evening)[0]


@pytest.mark.parametrize("form", ["{} {} 7 6", "{},{},7,6", "{}. {}: 7-6", " {}  {} 7–6 ", "{}/{}; 7:6"])
def test_a_line_is_table_board_and_both_sides_with_any_signs_between(form: str) -> None:
    with director("en") as made:
        line = begin(made)
        text = form.format(line.table + 1, line.board)
        assert read_result(kept().evening, text) == (line, Score(7, 6))


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "evening-line-form"), ("1 1", "evening-line-form"), ("1 1 7 6 0", "evening-line-form"),
     ("1 a 7 6", "evening-line-form"), ("0 1 7 6", "evening-line-unknown"),
     ("99 1 7 6", "evening-line-unknown"), ("1 99 7 6", "evening-line-unknown"), ("¹ 1 7 6", "evening-line-form")],
)  # fmt: skip
def test_what_is_no_line_is_refused_with_its_reason(text: str, code: str) -> None:
    with director("en") as made:
        begin(made)
        refused = read_result(kept().evening, text)
        assert isinstance(refused, Refusal)
        assert refused.code == code


@pytest.mark.parametrize("language", ["cs", "en", "sk", "de", "pl"])
def test_an_evening_is_entered_line_after_line_and_each_is_answered_in_few_words(language: str) -> None:
    with director(language) as made:
        first = begin(made)
        made.enter(made.text("evening-enter-results", count=0)[:5])
        made.choose("evening-one-line")
        answers: list[str] = []
        for north, line in enumerate(open_lines(kept().evening)):
            made.write(f"{line.table + 1} {line.board} {north} {13 - north}")
            answer = next(one for one in reversed(made.app.announcer.history) if one.kind == "evening-line-kept")
            answers.append(answer.text)
            assert len(answer.braille) <= 20
            assert len(answer.text.split()) <= 6
            assert kept().evening.outcomes[line] == Score(north, 13 - north)
        assert not open_lines(kept().evening)
        assert len(set(answers)) == len(answers)
        assert made.app.announcer.history[-1].text == made.text("evening-open-lines", count=0)
        made.write(f"{first.table + 1} {first.board} 1 12")
        assert made.app.announcer.history[-1].kind == "evening-result-there"


def test_a_sum_that_is_no_deal_is_refused_and_the_text_stays() -> None:
    with director("en") as made:
        line = begin(made)
        made.enter(made.text("evening-enter-results", count=0)[:5])
        made.choose("evening-one-line")
        made.write(f"{line.table + 1} {line.board} 9 9")
        assert made.app.announcer.history[-1].kind == "evening-wrong-sum"
        assert made.app.scene.text.endswith("9 9")  # type: ignore[attr-defined]


def test_entries_that_cannot_be_closed_put_the_focus_on_the_first_one_without_a_partner() -> None:
    with director("en") as made:
        made.announce()
        made.enter_pair("Adam", "Beth")
        made.enter_pair("Carl")
        made.enter_pair("Dora")
        heard = made.choose("evening-close")
        assert made.labels[made.app.scene.screen().focus].endswith("Carl"), heard


def test_who_types_results_as_lines_finds_the_field_for_them_at_once_next_time() -> None:
    with director("en") as made:
        line = begin(made)
        made.enter(made.text("evening-enter-results", count=0)[:5])
        assert made.app.scene.screen().focus == 0
        made.choose("evening-one-line")
        made.write(f"{line.table + 1} {line.board} 9 4")
        made.back_to_desk()
        made.enter(made.text("evening-enter-results", count=0)[:5])
        assert made.labels[made.app.scene.screen().focus] == made.text("evening-one-line")


def test_a_whole_line_at_a_terminal_enters_a_result_from_the_list_of_missing_ones() -> None:
    with director("en") as made:
        line = begin(made)
        made.enter(made.text("evening-enter-results", count=0)[:5])
        made.app.receive(LineTyped(f"{line.table + 1} {line.board} 7 6"))  # type: ignore[attr-defined]
        assert kept().evening.outcomes[line] == Score(7, 6)


def test_one_escape_leads_back_from_the_field_once_no_result_is_missing() -> None:
    with director("en") as made:
        begin(made)
        made.enter(made.text("evening-enter-results", count=0)[:5])
        made.choose("evening-one-line")
        *lines, last = open_lines(kept().evening)
        for line in lines:
            made.write(f"{line.table + 1} {line.board} 9 4")
        made.back()
        assert made.app.scene.is_question("evening-open-lines"), "results are missing"  # type: ignore[attr-defined]
        made.choose("evening-one-line")
        said = made.write(f"{last.table + 1} {last.board} 9 4")
        assert said[-1] == made.text("evening-open-lines", count=0)
        made.back()
        assert made.app.scene.is_question("evening-desk")  # type: ignore[attr-defined]


def test_a_first_name_is_typed_at_once_where_nobody_is_known() -> None:
    with director("en") as made:
        made.announce()
        said = made.choose("evening-enter")
        assert made.app.scene.is_question("evening-whom")  # type: ignore[attr-defined]
        assert made.text("evening-party", count=0) in said[0], "the question is heard with the field"
        made.press("return")
        assert made.app.scene.is_question("evening-whom"), "a second Enter by habit does nothing"  # type: ignore[attr-defined]
        made.back()
        assert made.app.scene.is_question("evening-desk")  # type: ignore[attr-defined]
        made.choose("evening-enter")
        made.write("Adam")
        assert made.app.scene.is_question("evening-party")  # type: ignore[attr-defined]
        made.choose("evening-write-name")
        made.write("Beth")
        assert [len(people) for people in kept().evening.entrants] == [2]
