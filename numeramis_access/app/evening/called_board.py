"""A board or whole play that a caller calls card by card at a real table; the program enters its result."""

from __future__ import annotations

from functools import partial
from itertools import chain
from pathlib import Path

import msgspec

from numeramis_access.app.evening.evening_menu import EveningMenu
from numeramis_access.app.evening.keeper import EveningKeeper, load_evenings
from numeramis_access.app.shell.menu import Entry, back_entry, button_entry
from numeramis_access.app.shell.ports import App, CalledBoard
from numeramis_access.app.shell.scene import Push, Transition
from numeramis_access.core.actions import Refusal
from numeramis_access.core.ruleset import AnyRuleset, Options
from numeramis_access.evening import events as ev
from numeramis_access.evening.boards import SEATS, make_board, options_of
from numeramis_access.evening.evening import open_lines, persons_at, plan_of_round, table_of_line
from numeramis_access.evening.events import ScoreLine
from numeramis_access.evening.scoring import PlayScores, result_of
from numeramis_access.store.journal import BoardOfEvening, UnreadableJournal, read_journal
from numeramis_access.tables.called.match import CalledMatch
from numeramis_access.tables.seats import Human, TableSeat
from numeramis_access.words.announcement import Priority


def call_entries(menu: EveningMenu) -> list[Entry]:
    """Return the entry for calling the cards of a board or play without a result, as a list of one; empty if there is
    none, or its game cannot be called.
    """
    can = bool(_callable_lines(menu))
    return [button_entry(menu.app, "evening-call", partial(_choose_line, menu))] if can else []


def _callable_lines(menu: EveningMenu) -> list[ScoreLine]:
    """Return the lines without a result whose game can be called."""
    evening, catalogue = menu.keeper.evening, menu.app.catalogue
    games = {line: plan_of_round(evening, line.round).game for line in open_lines(evening)}
    return [
        line for line, game in games.items()
        if game in catalogue and catalogue[game].ruleset().hidden_cards is not None
    ]  # fmt: skip


def _choose_line(menu: EveningMenu) -> Transition:
    """Open the list of boards or plays without a result."""

    def entries() -> list[Entry]:
        rows = [
            Entry(partial(menu.tell.line, line), partial(_choose_cards, menu, line))
            for line in _callable_lines(menu)
        ]
        return [*rows, back_entry(menu.app)]

    return Push(EveningMenu(menu.app, menu.keeper, "evening-call-which", entries))


def _choose_cards(menu: EveningMenu, line: ScoreLine) -> Transition | None:
    """Continue a board or play whose calls have begun; else begin a play, or ask whether the table shuffled the board
    or dealt it from the list.

    Return the next transition, None to stay.
    """
    if (path := _journal_of(menu, line)) is not None:
        return menu.app.doors.resume_called_match(menu.app, path)
    if menu.keeper.evening.plan.contest == "plays":
        return _begin(menu, line, dealt=False)

    def entries() -> list[Entry]:
        return [
            button_entry(menu.app, "evening-call-shuffled", partial(_begin, menu, line, dealt=False)),
            button_entry(menu.app, "evening-call-dealt", partial(_begin, menu, line, dealt=True)),
            back_entry(menu.app),
        ]

    return Push(EveningMenu(menu.app, menu.keeper, "evening-call-how", entries, table=line.table + 1, board=line.board))


def _journal_of(menu: EveningMenu, line: ScoreLine) -> Path | None:
    """Return the last journal of calls of a board, None before the first call."""
    of = BoardOfEvening(menu.keeper.id, line.round, line.table, line.board)
    journals = [path for path in menu.app.home.called_matches.glob("*.match") if _is_of(path, of)]
    return max(journals, key=lambda path: path.name, default=None)


def _is_of(path: Path, of: BoardOfEvening) -> bool:
    """Return whether a journal has calls of a board, which the table shuffled or dealt from the list."""
    try:
        saved = read_journal(path)
    except (UnreadableJournal, OSError):
        return False
    there = saved.header.of_evening
    return bool(saved.actions) and there is not None and msgspec.structs.replace(there, dealt=of.dealt) == of


def _begin(menu: EveningMenu, line: ScoreLine, dealt: bool) -> Transition:
    """Begin to call a board or play. :param dealt: whether the cards were dealt from the list."""
    app, evening = menu.app, menu.keeper.evening
    plan = plan_of_round(evening, line.round)
    rules: AnyRuleset = app.catalogue[plan.game].ruleset()
    options, people = options_of(rules, plan), _people(menu, line)
    if evening.plan.contest != "plays":
        of_board: Options | Refusal = rules.options_for_boards(options, 1, line.board)
        assert isinstance(of_board, Options)  # a plan has only options that can be compared
        options = of_board
    match = CalledMatch(rules, options, len(people), (line.board - 1) % len(people))
    return app.doors.call_board(app, match, people, _board(menu.keeper, rules, line, dealt))


def _board(keeper: EveningKeeper, rules: AnyRuleset, line: ScoreLine, dealt: bool) -> CalledBoard:
    """Return a board or play that enters its own result. :param dealt: whether the cards were dealt from the list."""
    evening = keeper.evening
    plays = evening.plan.contest == "plays"

    def enter(match: CalledMatch) -> None:
        score = PlayScores(match.totals) if plays else result_of(match.worth)
        if keeper.do_act(ev.ResultEntered(line, score)):
            keeper.app.say("evening-kept", Priority.QUEUE)

    of_evening = BoardOfEvening(keeper.id, line.round, line.table, line.board, dealt)
    hands = make_board(rules, evening.deals, line.board, options_of(rules, evening.plan)).hands if dealt else ()
    return CalledBoard(None if keeper.in_house else of_evening, hands, enter)


def called_board_of(app: App, of: BoardOfEvening) -> CalledBoard | None:
    """Return the board that a journal of calls names.

    Return None if the evening is gone or cannot be read, or if the board waits for no result.

    :param app: the program. :param of: the evening, and round, table and board in it.
    """
    kept = load_evenings(app)
    evening = next((evening for evening in kept.evenings if evening.id == of.evening), None)
    if evening is None:
        return None
    try:
        keeper = EveningKeeper(app, evening, kept.people)
    except ValueError:
        return None
    line = ScoreLine(of.round, of.table, of.board)
    if line not in open_lines(keeper.evening):
        return None
    return _board(keeper, app.catalogue[plan_of_round(keeper.evening, line.round).game].ruleset(), line, of.dealt)


def _people(menu: EveningMenu, line: ScoreLine) -> tuple[TableSeat, ...]:
    """Return the people of a board by seat, clockwise from north, or of a play in the order of its players."""
    sitting = table_of_line(menu.keeper.evening, line)
    assert sitting is not None
    sides = [[*chain.from_iterable(persons_at(menu.keeper.evening, place) for place in side)] for side in sitting.sides]
    each = 1 if menu.keeper.evening.plan.contest == "plays" else SEATS // len(sides)
    seats = [side[number] if number < len(side) else "" for number in range(each) for side in sides]
    return tuple(TableSeat(Human(menu.tell.person(person), "none")) for person in seats)
