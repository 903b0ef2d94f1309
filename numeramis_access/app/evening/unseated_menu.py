"""The question before a draw whose tables do not seat everybody: other sizes of tables, or draw all the same."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from numeramis_access.app.evening.evening_menu import EveningMenu
from numeramis_access.app.evening.keeper import EveningKeeper
from numeramis_access.app.shell.menu import Entry, back_entry, button_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Pop, Transition
from numeramis_access.evening import events as ev
from numeramis_access.evening.boards import MAX_PLAYERS, options_of, sizes_of
from numeramis_access.evening.draw import plans_of_games
from numeramis_access.evening.play_draw import level_sizes, sizes_that_seat_all

#: the movements whose tables have the sizes of the plan
MOVEMENTS_WITH_SIZES = ("lot", "neighbours", "free", "knock-out")


def unseated_menu(
    app: App,
    keeper: EveningKeeper,
    change: Callable[[ev.Plan], Transition | None],
    draw: Callable[[], Transition | None],
) -> EveningMenu | None:
    """Return the question to ask before the draw if some people would get no seat; None if everyone gets one.

    It says whether people sit out in turn, and offers other sizes of tables with seats for everyone, if the game allows
    such sizes.

    :param app: the program. :param keeper: the evening's keeper.
    :param change: draws with a changed plan and returns the next transition, None to stay.
    :param draw: as ``change``, with the present plan.
    """
    plan, count = keeper.evening.plan, len(keeper.evening.playing)
    if plan.contest != "plays" or plan.movement not in MOVEMENTS_WITH_SIZES:
        return None
    games = plans_of_games(plan)
    game = min(games, key=lambda its: sum(level_sizes(count, its.sizes)))
    seated = sum(level_sizes(count, game.sizes))
    if seated in (0, count):
        return None

    def entries() -> list[Entry]:
        choices = sizes_that_seat_all(count, game.sizes, _allowed_sizes(app, game)) if len(games) == 1 else []
        rows = [
            button_entry(app, "evening-unseated-sizes", partial(_leave, partial(change, _with_sizes(plan, sizes))),
                         sizes=_sizes_told(app, level_sizes(count, sizes)))
            for sizes in choices
        ]  # fmt: skip
        return [*rows, button_entry(app, "evening-unseated-draw", partial(_leave, draw)), back_entry(app)]

    turns = bool(plan.games) or (plan.movement != "knock-out" and seated * plan.rounds >= count)
    return EveningMenu(app, keeper, "evening-unseated", entries, count=count, seated=seated, turns=turns)


def _leave(then: Callable[[], Transition | None]) -> Transition:
    return Pop(then=then)


def _sizes_told(app: App, sizes: tuple[int, ...]) -> str:
    return app.narrator.language.join([app.text("evening-cell", value=size) for size in sizes])


def _allowed_sizes(app: App, plan: ev.Plan) -> tuple[int, ...]:
    """Return the sizes of tables that a game allows."""
    if not plan.game:
        return tuple(range(2, MAX_PLAYERS + 1))
    rules = app.catalogue[plan.game].ruleset()
    return sizes_of(rules, options_of(rules, plan))


def _with_sizes(plan: ev.Plan, sizes: tuple[int, ...]) -> ev.Plan:
    """Return a plan of one game with other sizes of tables."""
    if plan.games:
        return msgspec.structs.replace(plan, games=(msgspec.structs.replace(plan.games[0], sizes=sizes),))
    return msgspec.structs.replace(plan, sizes=sizes)
