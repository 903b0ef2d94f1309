"""The table of a finished trick, which stands before the messages that came with it."""

from __future__ import annotations

import itertools

import pytest

from tests.app.fingers import NEXT_PLAYABLE, fingers
from tests.app.player import begin
from tests.braille.emulators import NEEDS_A_TERMINAL
from tests.standard import ruleset
from tests.standins import thinks

TRICKS = 4


@NEEDS_A_TERMINAL
@pytest.mark.parametrize(("game", "cells"), [("quist", 14), ("quist", 20), ("whist", 20), ("whist", 40)])
def test_messages_of_one_trick_bring_its_table_once(game: str, cells: int) -> None:
    rules = ruleset(game)
    with fingers("cs", cells) as someone:
        match = begin(someone.app, rules, rules.options(), 4, 5, practice=True)
        hand = len(match.desk.hand)
        while len(match.desk.hand) > hand - TRICKS:
            someone.settle()
            read = list[bytes]()
            while someone.line.standing or someone.line.more_waits:
                read.append(b"" if someone.message else someone.cells.rstrip(b"\0\xc0"))
                someone.press("pan right")
            tables = [cells for cells in read if cells]
            assert all(one != other for one, other in itertools.pairwise(tables)), tables
            someone.play_on()


@NEEDS_A_TERMINAL
def test_waiting_news_of_practice_is_the_newest_and_no_advice_waits_for_a_choice_that_is_over() -> None:
    with fingers("cs", 20) as someone:
        rules = ruleset("quist")
        match = begin(someone.app, rules, rules.options(), 4, 5, practice=True)
        hand = len(match.desk.hand)
        while len(match.desk.hand) > hand - TRICKS:
            someone.settle()
            if someone.hand and not someone.message and match.is_own_turn:
                someone.press("dot2+dot4")
                someone.wait(lambda: not thinks(someone.app))
                someone.settle()
                someone.press(NEXT_PLAYABLE)  # leaves the answer
                someone.touch(someone.hand[0])
            else:
                someone.play_on()
        someone.settle()
        waiting = [kind for one in someone.line.wanted if not one.read for kind in one.kinds]
        assert sum(kind.startswith("practice-running") for kind in waiting) <= 1, waiting
        assert not [kind for kind in waiting if kind.startswith("hint-")], waiting
