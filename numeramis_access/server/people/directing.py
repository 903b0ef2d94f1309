"""Open the tables of an evening's round, and announce the standings after it.

The requests come from directors' programs of versions in which the server did not have the evening's log. For an
evening whose log it has, the server conducts, and these requests change nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec

from numeramis_access.core.actions import Refusal
from numeramis_access.core.codec import read_options, to_json_value
from numeramis_access.core.ruleset import AnyRuleset, Options
from numeramis_access.evening.boards import options_of, sizes_of
from numeramis_access.evening.events import Plan, ScoreLine
from numeramis_access.players.characters import characters_invited
from numeramis_access.server.people.admission import RefuseRequest, count_request
from numeramis_access.server.people.answering import ANNOUNCED_DEEDS, EXPENSIVE_REQUESTS, answers
from numeramis_access.server.people.evenings import ClubTable, EveningOfClub, TableOfRound
from numeramis_access.server.people.guest import Guest
from numeramis_access.server.people.house import House
from numeramis_access.server.people.leading import led_evening, log_of_evening
from numeramis_access.server.people.members import CODE_WORDS, distinct_name, draw_words
from numeramis_access.server.people.setting import TableSetting, setting_of
from numeramis_access.server.people.sitting import Sitting
from numeramis_access.server.stores.port import KeptTable, KnownPerson
from numeramis_access.tables.boards import SEATS, SealedBoard, draw_boards
from numeramis_access.tables.evening import MAX_BOARDS, MAX_TABLES, Chair, OwnStanding, RoundTable, StandingLine
from numeramis_access.tables.evening_requests import PlayRound, TellStandings
from numeramis_access.tables.pushes import TablePlace


@answers(PlayRound, EXPENSIVE_REQUESTS)
def _play_round(house: House, guest: Guest, person: KnownPerson, request: PlayRound) -> None:
    gathering, club, _ = led_evening(house, person, request.table)
    if is_conducted(house, gathering):
        return
    if club.over or not club.round <= request.round <= club.round + 1:
        raise RefuseRequest("not-now")
    count_request(house, guest, "openings")
    begin_round(house, gathering, request, guest.language)


def is_conducted(house: House, gathering: Sitting) -> bool:
    """Return whether the server has the log of an evening and conducts it.

    :param house: the house. :param gathering: the table where the evening gathers.
    :raises StoreFailed: if the store fails.
    """
    return log_of_evening(house, gathering).log.evening.stage != "new"


def begin_round(
    house: House, gathering: Sitting, request: PlayRound, language: str, play: Plan | None = None,
    earlier: Collection[ScoreLine] = (),
) -> None:  # fmt: skip
    """Open the tables of the next round, after ending the unfinished matches of the current one. For the current or an
    earlier round, open only the tables of the current round that are missing.

    :param house: the house. :param gathering: the table where the evening gathers. :param request: the round to play.
    :param language: language of the words in the codes by which people enter the new tables, as a code such as ``cs``.
    :param play: plan of the game of whole plays, None for boards.
    :param earlier: the lines of tables of earlier rounds whose matches go on.
    :raises RefuseRequest: ``no-such-match`` for a round beyond the limits.
    :raises StoreFailed: if the store fails.
    """
    club = gathering.setting.club
    can = _can_be_played(request) and (_are_boards(request) if play is None else _are_plays(house, request, play))
    if club is None or club.plays != (play is not None) or not can:
        raise RefuseRequest("no-such-match")
    if request.round > club.round:
        going_on = _going_on(club, earlier)
        _end_round(house, [table for table in club.tables if table not in going_on])
        _note_round(gathering, request, house.date(), play, going_on)
    _make_tables(house, gathering, language, play)
    house.note_change(gathering)
    house.watch.note("round-begun", table=gathering.id, round=request.round)


def _can_be_played(request: PlayRound) -> bool:
    """Return whether a round is within the limits; a round that comes from a log has not been checked as a request."""
    boards = request.boards
    return (
        0 < len(boards) <= MAX_BOARDS
        and boards == tuple(range(boards[0], boards[0] + len(boards)))
        and boards[0] > 0
        and 0 < len(request.seating) <= MAX_TABLES
        and _seats_each_once(request.seating)
    )


def _are_boards(request: PlayRound) -> bool:
    """Return whether each table has the four players of a board."""
    return all(len(table.chairs) == SEATS for table in request.seating)


def _are_plays(house: House, request: PlayRound, play: Plan) -> bool:
    """Return whether each table has a number of players for which this house knows the game."""
    if play.game not in house.catalogue:
        return False
    rules = house.catalogue[play.game].ruleset()
    sizes = sizes_of(rules, options_of(rules, play))
    return all(len(table.chairs) in sizes for table in request.seating)


def _seats_each_once(seating: tuple[RoundTable, ...]) -> bool:
    """Return whether no two tables have one number, and no person two chairs, who would hear a board twice."""
    numbers = [table.number for table in seating]
    people = [chair.person for table in seating for chair in table.chairs if chair.person]
    return len(set(numbers)) == len(numbers) and len(set(people)) == len(people)


def _going_on(club: EveningOfClub, earlier: Collection[ScoreLine]) -> tuple[ClubTable, ...]:
    """Return the tables whose matches go on while a next round begins.

    :param earlier: their lines in the log.
    """
    places = {(line.table, line.board) for line in earlier}
    return tuple(table for table in club.tables if any((table.number, at) in places for at in club.boards_of(table)))


def _end_round(house: House, tables: Iterable[ClubTable]) -> None:
    """End the unfinished matches at tables, so that their players can go on to the next round."""
    for table in tables:
        with house.turns.turn(table.at):  # a computer's card can be on its way to the store
            sitting = house.sittings.get(table.at)  # another server ends its own tables within a second
            if sitting is not None and sitting.stage == "playing":
                sitting.store_end(cut_short=True)
                house.note_change(sitting)


def _note_round(
    gathering: Sitting, request: PlayRound, date: float, play: Plan | None, going_on: tuple[ClubTable, ...]
) -> None:
    """Store the tables of a round before the first is created. :param date: seconds since 1970.

    :param play: plan of the game of whole plays, None for boards. :param going_on: earlier tables that still play.
    """
    number, game = (0, "") if play is None else (request.round, play.game)
    tables = tuple(
        ClubTable(
            f"{gathering.id}-{request.round}-{table.number}", table.number, _chairs(gathering, table), number, game
        )
        for table in request.seating
    )
    still = {table.number for table in going_on}
    known = gathering.evening.results or {}
    gathering.evening.results = {at: result for at, result in known.items() if at[0] in still}
    seated = {chair.person for table in tables for chair in table.chairs}
    late = () if gathering.setting.club is None else gathering.setting.club.late
    ends = date + request.seconds if request.seconds else 0.0
    gathering.evening.change(
        round=request.round, rounds=request.rounds, boards=request.boards, tables=(*going_on, *tables), ends=ends,
        late=tuple(person for person in late if person not in seated), game=game,
    )  # fmt: skip
    gathering.evening.round_clock.begin(request.seconds or None)


def _chairs(gathering: Sitting, table: RoundTable) -> tuple[Chair, ...]:
    """Return the chairs of a table with distinct names; a computer sits for a person who has left the evening."""
    names: list[str] = []
    for chair in table.chairs:
        names.append(distinct_name(chair.name[:40] or "?", names))
    here = [chair.person if gathering.place_number_of(chair.person) is not None else "" for chair in table.chairs]
    return tuple(Chair(person, name) for person, name in zip(here, names, strict=True))


def _make_tables(house: House, gathering: Sitting, language: str, play: Plan | None) -> None:
    """Create the missing tables of the round, all with the same boards.

    :param play: plan of the game of whole plays, None for boards. :raises StoreFailed: if the store fails.
    """
    club = gathering.setting.club
    assert club is not None
    tables = [table for table in club.tables if table.play in (0, club.round)]  # tables of earlier rounds were created
    there = [kept for table in tables if (kept := house.store.table_of(table.at)) is not None]
    played = setting_of(there[0]).played if there else None
    setting = gathering.setting if play is None else _of_game(house, gathering.setting, play)
    boards = _boards(house, setting, club.boards) if played is None and play is None else ()
    boards = played.boards if played is not None else boards
    known = {kept.id for kept in there}
    for table in tables:
        if table.at not in known:
            kept = _new_table(house, gathering, setting, table, boards, language)
            house.store.store_table(kept)
            sitting = house.sittings.take_in(kept)
            house.watch.note("table-opened", table=sitting.id, game=sitting.setting.game, players=len(table.chairs))
            _spread(house, sitting, table.number)


def _spread(house: House, sitting: Sitting, number: int) -> None:
    """Offer a new table of a round to another server in turn, to share the computing time.

    :param number: number of the table in the round.
    """
    nodes = house.elsewhere.nodes()
    if nodes and (node := nodes[number % len(nodes)]) != house.store.owner:
        house.store.offer(sitting.id, node)
        house.release_table(sitting)


def _boards(house: House, setting: TableSetting, numbers: tuple[int, ...]) -> tuple[SealedBoard, ...]:
    rules = house.catalogue[setting.game].ruleset()
    return draw_boards(rules, _options(rules, setting, numbers), numbers)


def _options(rules: AnyRuleset, setting: TableSetting, numbers: tuple[int, ...]) -> Options:
    """Return the options of a table's match. :raises RefuseRequest: if boards of this game cannot be compared."""
    answer: Options | Refusal = rules.options_for_boards(read_options(rules, setting.options), len(numbers), numbers[0])
    if isinstance(answer, Refusal):
        raise RefuseRequest("no-such-match")
    return answer


def _of_game(house: House, setting: TableSetting, play: Plan) -> TableSetting:
    """Return the setting of the tables of a whole play of a game."""
    game = house.catalogue[play.game]
    level = setting.level if setting.level in game.levels else game.levels[-1]
    options = to_json_value(options_of(game.ruleset(), play))
    return msgspec.structs.replace(setting, game=play.game, options=options, level=level)


def _new_table(
    house: House, gathering: Sitting, setting: TableSetting, table: ClubTable, boards: tuple[SealedBoard, ...],
    language: str,
) -> KeptTable:  # fmt: skip
    """Return a new table of a round in its stored form.

    :param setting: the game and terms of its match. :param boards: its boards, none in a whole play.
    """
    club = gathering.setting.club
    assert club is not None
    options = setting.options
    if boards:
        rules = house.catalogue[setting.game].ruleset()
        options = to_json_value(_options(rules, setting, tuple(board.number for board in boards)))
    ends = club.ends if club.days and not boards else 0.0
    others = tuple(table.at for table in club.tables)
    played = TableOfRound(gathering.id, club.round, table.number, boards, others, ends)
    made = msgspec.structs.replace(
        setting, options=options, players=len(table.chairs), access="code", friends=False, drawn=False,
        watch="nobody", club=None, played=played, days=club.days,
        places=tuple(_place(gathering, chair, setting.level) for chair in table.chairs),
    )  # fmt: skip
    return KeptTable(table.at, draw_words(CODE_WORDS, language), "playing", msgspec.json.encode(made))


def _place(gathering: Sitting, chair: Chair, level: str) -> TablePlace:
    """Return a place at a table of a round: its person, or a computer. :param level: level of computers."""
    at = gathering.place_number_of(chair.person) if chair.person else None
    if at is not None:
        before = gathering.setting.places[at]
        return TablePlace(chair.name, before.gender, chair.person, double=before.double, waits=before.waits)
    gender = next(character.gender for character in characters_invited((chair.name,), 1))
    return TablePlace(chair.name, gender, level=level)


@answers(TellStandings, ANNOUNCED_DEEDS)
def _tell_standings(house: House, guest: Guest, person: KnownPerson, request: TellStandings) -> None:
    gathering = led_evening(house, person, request.table).sitting
    if not is_conducted(house, gathering):
        tell_standings(house, gathering, request.standings, request.all, request.over)


def tell_standings(
    house: House, gathering: Sitting, own: tuple[OwnStanding, ...], everybody: tuple[StandingLine, ...],
    over: bool = False, plays_on: bool = False,
) -> None:  # fmt: skip
    """End the round, and store and send the standings of an evening to all its people.

    :param house: the house. :param gathering: the table where the evening gathers. :param own: one standing per person.
    :param everybody: the complete standings. :param over: whether the evening is over.
    :param plays_on: whether tables can still play; then no round ends. :raises StoreFailed: if the store fails.
    """
    club = gathering.setting.club
    assert club is not None
    if plays_on:
        gathering.evening.change(standings=own, all=everybody)
        house.note_change(gathering)
        return
    _end_round(house, club.tables)
    gathering.evening.change(standings=own, over=over, ends=0.0, all=everybody, told=club.round)
    gathering.evening.round_clock.begin(None)
    house.note_change(gathering)
