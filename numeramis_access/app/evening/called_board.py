"""A board of an evening that a caller calls card by card at a real table; its result is entered by itself."""

from __future__ import annotations

from functools import partial
from itertools import chain

from numeramis_access.app.evening.evening_menu import EveningMenu
from numeramis_access.app.shell.menu import Entry, back, button
from numeramis_access.app.shell.scene import Push, Transition
from numeramis_access.core.actions import Refusal
from numeramis_access.core.ruleset import AnyRuleset, Options
from numeramis_access.evening import events as ev
from numeramis_access.evening.boards import SEATS, deal, options_of
from numeramis_access.evening.evening import open_lines, persons_at, sitting_of
from numeramis_access.evening.events import ScoreLine
from numeramis_access.evening.scoring import result_of
from numeramis_access.tables.called.match import CalledMatch
from numeramis_access.tables.seats import Human, TableSeat
from numeramis_access.words.announcement import Priority


def call_entries(menu: EveningMenu) -> list[Entry]:
    """Return the entry that calls the cards of a board without a result; none for a game that cannot be called."""
    game = menu.keeper.evening.plan.game
    known = game in menu.app.catalogue and menu.app.catalogue[game].ruleset().hidden_cards is not None
    return [button(menu.app, "evening-call", partial(_choose_line, menu))] if known else []


def _choose_line(menu: EveningMenu) -> Transition:
    """Open the list of boards without a result."""

    def entries() -> list[Entry]:
        rows = [
            Entry(partial(menu.tell.line, line), partial(_choose_cards, menu, line))
            for line in open_lines(menu.keeper.evening)
        ]
        return [*rows, back(menu.app)]

    return Push(EveningMenu(menu.app, menu.keeper, "evening-call-which", entries))


def _choose_cards(menu: EveningMenu, line: ScoreLine) -> Transition:
    """Ask whether the table shuffled, or the cards were dealt from the list."""

    def entries() -> list[Entry]:
        return [
            button(menu.app, "evening-call-shuffled", partial(_begin, menu, line, dealt=False)),
            button(menu.app, "evening-call-dealt", partial(_begin, menu, line, dealt=True)),
            back(menu.app),
        ]

    return Push(EveningMenu(menu.app, menu.keeper, "evening-call-how", entries, table=line.table + 1, board=line.board))


def _begin(menu: EveningMenu, line: ScoreLine, dealt: bool) -> Transition:
    """Begin to call a board. :param dealt: whether the cards were dealt from the list."""
    app, evening = menu.app, menu.keeper.evening
    rules: AnyRuleset = app.catalogue[evening.plan.game].ruleset()
    options = options_of(rules, evening.plan)
    of_board: Options | Refusal = rules.options_for_boards(options, 1, line.board)
    assert isinstance(of_board, Options)  # a plan has only options that can be compared
    match = CalledMatch(rules, of_board, SEATS, (line.board - 1) % SEATS)

    def done(worth: tuple[int, ...]) -> None:
        if menu.keeper.do(ev.ResultEntered(line, result_of(worth))):
            app.say("evening-kept", Priority.QUEUE)

    hands = deal(rules, evening.deals, line.board, options).hands if dealt else ()
    return app.doors.call_board(app, match, _people(menu, line), hands, done)


def _people(menu: EveningMenu, line: ScoreLine) -> tuple[TableSeat, ...]:
    """Return the people of a board by seat, clockwise from north."""
    sitting = sitting_of(menu.keeper.evening, line)
    assert sitting is not None
    north, east = (
        [*chain.from_iterable(persons_at(menu.keeper.evening, place) for place in side)] for side in sitting.sides
    )
    seats = [side[number] if number < len(side) else "" for number in (0, 1) for side in (north, east)]
    return tuple(TableSeat(Human(menu.tell.person(person))) for person in seats)
