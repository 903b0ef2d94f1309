"""A partner with signals: the program tells about it before the match and asks only the partner's computer for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.table.local_match import begin_match, continue_unfinished_match
from numeramis_access.tables.computers import ThinkingTask
from tests.app.player import player


def noted(asked: list[ThinkingTask], ask: Callable[[ThinkingTask], int], task: ThinkingTask) -> int:
    """Ask a thinker, and note the task."""
    asked.append(task)
    return ask(task)


def test_a_computer_across_is_asked_to_signal_and_it_is_told_before_the_match() -> None:
    for switched, game in ((True, "whist"), (False, "whist"), (True, "quist")):
        with player("en", signals=switched) as someone:
            someone.app.follow(begin_named(someone.app, begin_match, game, [], 5, None, None))
            tells = switched and game == "whist"
            assert any(said.startswith("Your partner signals") for said in someone.told()) == tells
            match = someone.match
            assert match is not None
            asked: list[ThinkingTask] = []
            ask = someone.app.thinker.ask
            someone.app.thinker.ask = partial(noted, asked, ask)  # type: ignore[method-assign]
            while not {1, 2, 3} <= {task.view.seat for task in asked}:
                if match.is_own_turn:
                    match.act(match.view.legal[0])  # type: ignore[arg-type]
                someone.settle()
            assert {task.view.seat for task in asked if task.signals} == ({2} if tells else set())


def test_it_is_told_again_where_a_match_goes_on_and_nothing_is_remembered_twice() -> None:
    with player("en", signals=True) as someone:
        someone.app.follow(begin_named(someone.app, begin_match, "whist", [], 5, None, None))
        someone.settle()
        someone.press("return", "return")
        history = [one.text for one in someone.app.announcer.history if one.kind == "card-played"]
    with player("en", signals=True) as someone:
        someone.app.follow(continue_unfinished_match(someone.app))
        assert someone.match is not None
        assert any(said.startswith("Your partner signals") for said in someone.told())
        someone.press("comma")
        assert [one.text for one in someone.app.announcer.history if one.kind == "card-played"] == history


def test_it_is_told_of_the_partner_who_sits_across() -> None:
    for invited, beginning in (("Dana", "Spoluhráčka dává"), ("Alojz", "Spoluhráč dává")):
        with player("cs", signals=True, opponents=("Bedřich", invited)) as someone:
            someone.app.follow(begin_named(someone.app, begin_match, "whist", [], 5, None, None))
            assert someone.match is not None
            assert someone.match.seat.seats[2].occupant.name == invited
            assert any(said.startswith(beginning) for said in someone.told())
