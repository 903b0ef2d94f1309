"""Menus that show how other tables of a house played the boards of a round: compare, listen, practise."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial

import msgspec

from numeramis_access.app.evening.evening_writer import rounded_number
from numeramis_access.app.reading.replay import Replay, practice_scene_at
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import Push, Scene, Transition
from numeramis_access.app.table.kept_matches import restore_match
from numeramis_access.core.actions import DrawDealer
from numeramis_access.core.codec import to_json_value
from numeramis_access.core.table import MATCH_NUMBERS
from numeramis_access.evening.events import Plan
from numeramis_access.evening.scoring import matchpoints
from numeramis_access.store.journal import PROOF_FORMAT, Entrant, Header, SavedMatch, UnreadableJournal
from numeramis_access.tables.evening import BoardLine, PlayedBoard, PlayedRound
from numeramis_access.tables.evening_requests import BoardAt
from numeramis_access.tables.request_fields import Json

#: asks the house for a table's deal of a board, and opens the answer
AskDeal = Callable[[PlayedRound, BoardLine], None]
#: asks for the player's own deal of a board, and opens it beside another table's
AskSideBySide = Callable[[PlayedRound, BoardLine, SavedMatch], None]
SEATS_OF_TABLE = 4


def rounds_menu(app: App, rounds: int, ask: Callable[[int], None]) -> Menu:
    """Return the menu of the rounds to compare, the last one first.

    :param app: the program. :param rounds: number of finished rounds.
    :param ask: asks the house for a round, by its number from 1, and opens the answer.
    """

    def entries() -> list[Entry]:
        buttons = (
            button_entry(app, "evening-round-of", partial(ask, number), round=number) for number in range(rounds, 0, -1)
        )
        return [*buttons, back_entry(app)]

    return Menu(app, "evening-house-others", entries)


def boards_menu(app: App, plan: Plan, played: PlayedRound, ask: AskDeal) -> Menu:
    """Return the menu of a round's boards, each with the result at the player's table if there is one; Enter opens the
    board's results at all tables.

    :param app: the program. :param plan: names the counted unit. :param played: the round.
    :param ask: asks the house for a deal and opens the answer.
    """

    def entries() -> list[Entry]:
        boards = sorted({line.board for line in played.lines})
        return [*(_board(app, plan, played, board, ask) for board in boards), back_entry(app)]

    return Menu(app, "evening-house-boards", entries, round=played.round)


def _board(app: App, plan: Plan, played: PlayedRound, board: int, ask: AskDeal) -> Entry:
    lines = [line for line in played.lines if line.board == board]
    own = next((line for line in lines if line.table == played.table), None)
    value = None if own is None else partial(_worth, app, plan, played, own, lines)
    menu = _lines_menu(app, plan, played, lines, ask)
    return Entry(partial(app.text, "evening-traveller", board=board), lambda: Push(menu), value)


def _lines_menu(app: App, plan: Plan, played: PlayedRound, lines: list[BoardLine], ask: AskDeal) -> Menu:
    """Return how all tables played a board: the player's table first, then the best for the player's side."""
    order = sorted(lines, key=lambda line: (line.table != played.table, -_better(played, line), line.table))

    def entries() -> list[Entry]:
        return [
            *(
                Entry(partial(_line, app, played, line), partial(ask, played, line),
                      partial(_worth, app, plan, played, line, lines))
                for line in order
            ),
            back_entry(app),
        ]  # fmt: skip

    return Menu(app, "evening-house-board", entries, board=lines[0].board)


def _line(app: App, played: PlayedRound, line: BoardLine) -> str:
    """Return the names at a line's table: first those in the player's seats, then their opponents."""
    names = [line.names[(played.seat + step) % SEATS_OF_TABLE] for step in range(SEATS_OF_TABLE)]
    join, alone = app.narrator.language.join, len(line.worth) == SEATS_OF_TABLE
    own = "yes" if line.table == played.table else "no"
    return app.text(
        "evening-house-line", table=line.table + 1, own=own, pair=names[0] if alone else join(names[::2]),
        opponents=join(names[1:] if alone else names[1::2]),
    )  # fmt: skip


def _own_worth(played: PlayedRound, line: BoardLine) -> int:
    """Return the result of the people in the player's seats."""
    return line.worth[played.seat % len(line.worth)]


def _better(played: PlayedRound, line: BoardLine) -> int:
    """Return how far the people in the player's seats are ahead of the others; without partners, their own result."""
    own = _own_worth(played, line)
    return own if len(line.worth) == SEATS_OF_TABLE else 2 * own - sum(line.worth)


def _worth(app: App, plan: Plan, played: PlayedRound, line: BoardLine, lines: list[BoardLine]) -> str:
    """Return the result in the player's seats, with its percentage among all tables."""
    percent: object = "none"
    if len(lines) > 1:
        points = matchpoints([_better(played, other) for other in lines])[lines.index(line)]
        percent = rounded_number(Fraction(100 * points, 2 * (len(lines) - 1)))
    # the result of one side alone would say too little
    if plan.counted_unit == "points" and len(line.worth) < SEATS_OF_TABLE:
        has = app.text("evening-score", north=line.worth[0], east=line.worth[1])
    else:
        has = app.text("evening-worth", kind=plan.counted_unit, value=_own_worth(played, line))
    return app.text("evening-house-has", has=has, percent=percent)


def board_request(table: str, id: str, played: PlayedRound, line: BoardLine) -> BoardAt:
    """Return the request to the house for one table's play of a board.

    :param table: id of the evening's table.
    :param id: id that the house's answer will repeat.
    :param played: the round.
    :param line: the score line of that table and board.
    """
    return BoardAt(id=id, table=table, round=played.round, number=line.table, board=line.board)


def deal_menu(app: App, played: PlayedRound, line: BoardLine, ask: AskSideBySide, answer: Json) -> Menu:
    """Return the menu of a deal that the house sent: listen and, if it is another table's, compare and practise.

    :param app: the program. :param played: the round. :param line: the score line of the deal: its table and board.
    :param ask: asks the house for the player's own deal, to compare. :param answer: the deal, as the house sent it.
    :raises msgspec.ValidationError: if the answer is not a deal.
    :raises UnreadableJournal: if this version cannot play it.
    """
    board = _board_in(answer)
    name = board.names[played.seat % SEATS_OF_TABLE]
    by = "" if line.table == played.table else name
    replay = Replay(app, saved_match_of_board(board, played.seat, turned=len(line.worth) < SEATS_OF_TABLE), by=by)
    own = replay.saved.header.own
    mine = [other for other in played.lines if other.board == line.board and other.table == played.table != line.table]

    def beside() -> None:
        ask(played, mine[0], replay.saved)

    def practise() -> Transition:
        return Push(practice_scene_at(app, replay.saved, replay.record.deal_starts[0], by=by))

    def entries() -> list[Entry]:
        again = [button_entry(app, "evening-house-practise", practise)] if not own else []
        compared = [button_entry(app, "evening-house-beside", beside)] if mine and not own else []
        return [button_entry(app, "record-listen", lambda: Push(replay)), *compared, *again, back_entry(app)]

    return Menu(app, "evening-house-deal", entries, board=line.board, table=line.table + 1, name=name)


def plays_side_by_side(app: App, played: PlayedRound, theirs: SavedMatch, answer: Json) -> Scene:
    """Return the scene that compares another table's play of a deal with the player's own, card by card.

    :param app: the program. :param played: the round with the player's seat.
    :param theirs: the record of the other table.
    :param answer: the deal as the house sent it, played at the player's own table.
    :raises msgspec.ValidationError: if the answer is not a deal.
    :raises UnreadableJournal: if this version cannot play it.
    """
    own = restore_match(saved_match_of_board(_board_in(answer), played.seat, turned=True), app.catalogue)
    return app.doors.same_deal(app, own, restore_match(theirs, app.catalogue), theirs.header.entrants)


def _board_in(answer: Json) -> PlayedBoard:
    """Return the deal in an answer of the house.

    :raises msgspec.ValidationError, UnreadableJournal: if the answer is no deal.
    """
    board = msgspec.convert(answer.get("board"), PlayedBoard)
    if len(board.names) != SEATS_OF_TABLE or len({*map(len, (board.names, board.genders, board.levels))}) != 1:
        raise UnreadableJournal("unknown")
    return board


def saved_match_of_board(board: PlayedBoard, seat: int, turned: bool) -> SavedMatch:
    """Return a deal as a record that belongs to the player on one seat.

    :param board: the deal. :param seat: the player's seat, from 0 for north.
    :param turned: whether that seat becomes the first, so that the deal can be continued by hand. It must be False in
        games where each seat has its own pack, which belongs to the seat.
    """
    first = seat if turned else 0
    places = [(first + step) % SEATS_OF_TABLE for step in range(SEATS_OF_TABLE)]
    entrants = tuple(Entrant(board.names[at], board.genders[at], board.levels[at]) for at in places)
    header = Header(
        board.game, SEATS_OF_TABLE, MATCH_NUMBERS.stop, board.options, entrants, format=PROOF_FORMAT, own=seat - first
    )
    dealer = to_json_value(DrawDealer((board.dealer - first) % SEATS_OF_TABLE))
    levels = tuple(entrant.level for entrant in entrants)
    return SavedMatch(header, [dealer, *board.actions], levels, finished=True)
