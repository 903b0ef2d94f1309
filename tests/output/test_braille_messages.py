"""Messages over the braille line: none is lost, none stays for ever, and their order is kept."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from numeramis_access.output.braille_messages import MAX_LOGGED_MESSAGES, UNANSWERABLE_SECONDS, LineMessage, Messages
from numeramis_access.words.announcement import Priority

QUEUE, NOW, LOW = Priority.QUEUE, Priority.NOW, Priority.LOW


def message(number: int, loud: bool = True, answer: bool = False) -> LineMessage:
    """Return a message with a unique cell."""
    return LineMessage((bytes([number]),), loud, answer)


def standing(messages: Messages) -> int | None:
    """Return the number of the shown message, None for the line."""
    shown = messages.standing
    return None if shown is None else shown.texts[0][0]


def read_on(messages: Messages, most: int = 2 * MAX_LOGGED_MESSAGES) -> list[int]:
    """Go forward to the line; return the messages on the way."""
    found = []
    for _ in range(most):
        number = standing(messages)
        if number is None:
            return found
        found.append(number)
        messages.go_forward(1)
    raise AssertionError(found[-10:])


def test_queued_messages_are_read_in_their_order_and_a_mark_says_that_there_are_more() -> None:
    messages = Messages()
    messages.add(message(1), QUEUE)
    assert not messages.has_more
    messages.add(message(2), QUEUE)
    messages.add(message(3), QUEUE)
    assert messages.has_more
    assert read_on(messages) == [1, 2, 3]
    assert not messages.has_more


def test_what_waits_behind_an_answer_is_read_after_it() -> None:
    messages = Messages()
    for number in (1, 2):
        messages.add(message(number), QUEUE)
    messages.add(message(3, answer=True), NOW)
    assert standing(messages) == 3
    assert messages.has_more
    assert read_on(messages) == [3, 1, 2]
    assert messages.go_back()
    assert standing(messages) == 3


def test_what_came_before_the_previous_deal_is_found_only_by_going_back() -> None:
    messages = Messages()
    for number in (1, 2):
        messages.add(message(number), QUEUE)
    talk = message(3)
    talk.kinds = ("people-said",)
    messages.add(talk, QUEUE)
    messages.note_deal()
    messages.add(message(4), QUEUE)
    assert messages.waiting_count == 3
    messages.note_deal()
    assert read_on(messages) == [1, 3, 4]
    for number in (4, 3, 2, 1):
        assert messages.go_back()
        assert standing(messages) == number


def test_newer_progress_takes_the_place_of_progress_that_waits() -> None:
    messages = Messages()
    messages.add(message(1), QUEUE)
    for number in (2, 3):
        progress = message(number)
        progress.kinds = ("review-progress",)
        messages.add(progress, QUEUE)
    assert read_on(messages) == [1, 3]


def test_an_answer_takes_the_place_of_the_one_before() -> None:
    messages = Messages()
    messages.add(message(1, answer=True), NOW)
    messages.add(message(2, answer=True), NOW)
    assert read_on(messages) == [2]


def test_a_hint_does_not_come_over_a_message_but_is_in_the_log() -> None:
    messages = Messages()
    messages.add(message(1), QUEUE)
    messages.add(message(2), LOW)
    assert read_on(messages) == [1]
    messages.go_back()
    assert standing(messages) == 2


def test_a_hint_comes_when_nothing_waits() -> None:
    messages = Messages()
    messages.add(message(2), LOW)
    assert standing(messages) == 2


def test_quiet_messages_never_come_by_themselves_but_are_met_by_going_back() -> None:
    messages = Messages()
    messages.add(message(1, loud=False), QUEUE)
    assert standing(messages) is None
    messages.add(message(2), QUEUE)
    messages.add(message(3, loud=False), QUEUE)
    assert read_on(messages) == [2]
    assert [messages.go_back() and standing(messages) for _ in range(3)] == [3, 2, 1]
    assert not messages.go_back()
    assert read_on(messages) == [1, 2, 3]


def test_parts_are_read_before_the_next_message_and_back_again() -> None:
    messages = Messages()
    messages.add(message(1), QUEUE)
    messages.add(message(2), QUEUE)
    messages.go_forward(3)
    messages.go_forward(3)
    assert (standing(messages), messages.part) == (1, 2)
    messages.go_back()
    assert (standing(messages), messages.part) == (1, 1)
    messages.go_forward(3)
    messages.go_forward(3)
    assert (standing(messages), messages.part) == (2, 0)


def test_a_key_ends_what_was_read_and_what_waits_comes_later() -> None:
    messages = Messages()
    for number in (1, 2):
        messages.add(message(number), QUEUE)
    messages.dismiss(UNANSWERABLE_SECONDS)
    assert standing(messages) is None
    assert messages.has_more
    messages.add(message(3), QUEUE)
    assert standing(messages) is None
    messages.show_waiting(None)
    assert read_on(messages) == [2, 3]


def test_a_message_that_came_while_the_finger_was_on_its_way_stays() -> None:
    messages = Messages()
    messages.add(message(1), QUEUE)
    messages.dismiss(UNANSWERABLE_SECONDS / 2)
    assert standing(messages) == 1
    messages.dismiss(UNANSWERABLE_SECONDS)
    assert standing(messages) is None
    assert not messages.has_more


def test_an_answer_goes_with_the_next_key_however_soon() -> None:
    messages = Messages()
    messages.add(message(1, answer=True), NOW)
    messages.dismiss(0.0)
    assert standing(messages) is None
    assert not messages.has_more


def test_a_recalled_message_stands_once_and_comes_into_no_log() -> None:
    messages = Messages()
    messages.add(message(1), QUEUE)
    messages.recall(message(9))
    assert standing(messages) == 9
    assert read_on(messages) == [9, 1]
    assert [messages.go_back() and standing(messages) for _ in range(2)] == [1, False]


def test_a_question_that_has_its_answer_comes_no_more_but_is_gone_back_to() -> None:
    messages = Messages()
    asked, other = message(2), message(3)
    asked.kinds, other.kinds, other.texts = ("asked",), ("asked", "left"), (b"\x03", b"\x04")
    for one in (message(1), asked, other):
        messages.add(one, QUEUE)
    messages.drop_kind("asked")
    assert read_on(messages) == [1, 4], "what came with it is read"
    assert [messages.go_back() and standing(messages) for _ in range(3)] == [4, 2, 1]


def test_the_log_forgets_the_oldest() -> None:
    messages = Messages()
    for number in range(MAX_LOGGED_MESSAGES + 50):
        messages.add(message(number % 200, loud=False), QUEUE)
    steps = 0
    while messages.go_back():
        steps += 1
    assert steps == MAX_LOGGED_MESSAGES


Step = tuple[str, bool, Priority]
step = st.one_of(
    st.tuples(st.just("add"), st.booleans(), st.sampled_from(list(Priority))),
    st.tuples(st.sampled_from(["forward", "back", "dismiss", "clear", "recall"]), st.just(False), st.just(QUEUE)),
)


@given(st.lists(step, max_size=60))
def test_whatever_happens_the_line_can_be_reached_and_every_message_gone_back_to(steps: list[Step]) -> None:
    messages, added = Messages(), 0
    for name, loud, priority in steps:
        if name == "add":
            added += 1
            messages.add(message(added, loud), priority)
            assert priority is not NOW or not loud or standing(messages) == added
        elif name == "forward":
            messages.go_forward(1)
        elif name == "back":
            messages.go_back()
        elif name == "dismiss":
            messages.dismiss(100.0)
            assert standing(messages) is None
        elif name == "recall":
            messages.recall(message(255))
        else:
            messages.clear()
    read_on(messages)
    messages.show_waiting(None)
    read_on(messages)
    assert standing(messages) is None
    assert not messages.has_more
    found = []
    while messages.go_back():
        found.append(standing(messages))
    assert found == list(range(added, 0, -1))
