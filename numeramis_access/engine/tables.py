"""The engine's tables: the effect and the answer of each request."""

from __future__ import annotations

import random
from itertools import count

import msgspec

from numeramis_access import __version__
from numeramis_access.catalogue import STANDARD, Catalogue, Game
from numeramis_access.core.actions import Refusal
from numeramis_access.core.codec import read_action, read_options, read_view, to_json_value
from numeramis_access.core.ruleset import AnyRuleset, Options, View, fitting_seats
from numeramis_access.core.table import Moment, Table
from numeramis_access.engine import requests
from numeramis_access.engine.describe import describe_options
from numeramis_access.words.game import GameWords

PROTOCOL_VERSION = 1
#: larger than any seed that chance draws; the size matters because texts contain it
MAX_SEED = 2**256

#: errors of players for an impossible view with valid parts, such as no hand or a duplicate card
IMPOSSIBLE_VIEW_ERRORS = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)


class Tables:
    """All tables of one engine by number; each request acts on one of them. :param catalogue: the games."""

    def __init__(self, catalogue: Catalogue = STANDARD) -> None:
        self._catalogue = catalogue
        self._tables: dict[int, Table] = {}
        self._numbers = count(1)

    def answer(self, request: requests.EngineRequest) -> dict[str, object]:
        """Perform a request and return its answer.

        :raises EngineError: if it is refused; then nothing has changed.
        """
        match request:
            case requests.EngineHello():
                return self._hello()
            case requests.NewTable():
                return self._new(request)
            case requests.EngineAct():
                return self._act(request)
            case requests.ShowView():
                table = self._table(request.table)
                return {"view": to_json_value(table.view(_seat(table, request.seat)))}
            case requests.ShowEvents():
                table = self._table(request.table)
                return {"events": to_json_value(table.events(_seat(table, request.seat)))}
            case requests.ChooseAction():
                return self._choose(request)
            case requests.CloseTable():
                table = self._table(request.table)
                self._tables = {number: other for number, other in self._tables.items() if other is not table}
                return {}
        raise requests.EngineError("unknown-op", "engine-unknown-op", {"name": ""})

    def _hello(self) -> dict[str, object]:
        games = {}
        for game in self._catalogue:
            rules = game.ruleset()
            games[game.name] = {"seats": list(rules.seats), "options": describe_options(rules.options)}
        return {"engine": "numeramis-access", "version": __version__, "protocol": PROTOCOL_VERSION, "games": games}

    def _new(self, request: requests.NewTable) -> dict[str, object]:
        rules = self._game(request.game).ruleset()
        if abs(request.seed) > MAX_SEED:
            raise requests.EngineError("bad-request", "engine-large-seed")
        try:
            options = read_options(rules, request.options)
        except msgspec.ValidationError as error:
            raise requests.EngineError("bad-option", "engine-bad-option", {"detail": str(error)}) from None
        seats = self._seats(rules, options, request.seats)
        if request.dealer is not None and request.dealer >= seats:
            raise requests.EngineError("bad-request", "engine-unknown-seat", {"seat": str(request.dealer)})
        table = Table(rules, options, seats, request.seed, request.dealer, request.packs)
        moments = _first_deal(table, request.packs)
        number = next(self._numbers)
        self._tables[number] = table
        return {"table": number, **_status(table, moments)}

    @staticmethod
    def _seats(rules: AnyRuleset, options: Options, wished: int | None) -> int:
        if wished is None:
            return fitting_seats(rules, options)
        low, high = rules.seats
        if not low <= wished <= high:
            raise requests.EngineError("bad-request", "engine-seats", {"low": str(low), "high": str(high)})
        try:
            rules.start(wished, options)
        except ValueError as error:
            raise requests.EngineError("bad-option", "engine-bad-option", {"detail": str(error)}) from None
        return wished

    def _act(self, request: requests.EngineAct) -> dict[str, object]:
        table = self._table(request.table)
        _seat(table, request.seat)
        if table.is_over:
            raise requests.EngineError("match-over", "engine-match-over")
        if request.seat != table.to_act:
            raise requests.EngineError("not-your-turn", "engine-not-your-turn", {"seat": str(table.to_act)})
        try:
            action = read_action(table.ruleset, request.action)
        except msgspec.ValidationError as error:
            raise requests.EngineError("bad-request", "engine-bad-request", {"detail": str(error)}) from None
        happened = table.act(action)
        if isinstance(happened, Refusal):
            raise _refusal_error(self._catalogue[table.ruleset.name].game_words(), happened)
        moments = happened + table.draw()
        return {"events": [to_json_value(event) for event, _ in moments], **_status(table, moments)}

    def _choose(self, request: requests.ChooseAction) -> dict[str, object]:
        game, view, chance = self._view_to_choose(request)
        try:
            player = self._game(game).players().policy(request.level)
        except KeyError:
            levels = ", ".join(self._game(game).levels)
            values = {"name": request.level, "levels": levels}
            raise requests.EngineError("bad-request", "engine-unknown-level", values) from None
        try:
            choice = player.choose(view, random.Random(chance), request.ms)
        except IMPOSSIBLE_VIEW_ERRORS:
            if request.view is None:
                raise
            raise requests.EngineError("bad-request", "engine-impossible-view") from None
        return {"action": to_json_value(choice.action), "reason": choice.reason, "values": to_json_value(choice.values)}

    def _view_to_choose(self, request: requests.ChooseAction) -> tuple[str, View, str]:
        """Return the game, the view of the seat to act, and the seed text of the choice."""
        if request.view is not None:
            try:
                view = read_view(self._game(request.game).ruleset(), request.view)
            except (msgspec.ValidationError, RecursionError) as error:
                raise requests.EngineError("bad-request", "engine-bad-request", {"detail": str(error)}) from None
            if not view.legal or view.seat != view.to_act:
                raise requests.EngineError("not-your-turn", "engine-no-choice")
            return request.game, view, msgspec.json.encode(view).decode()
        table = self._table(request.table)
        seat = table.to_act
        if seat is None:
            raise requests.EngineError("match-over", "engine-match-over")
        return table.ruleset.name, table.view(seat), f"{table.seed}/{len(table.record)}/{seat}"

    def _game(self, name: str) -> Game:
        if name not in self._catalogue:
            raise requests.EngineError("unknown-game", "engine-unknown-game", {"name": name})
        return self._catalogue[name]

    def _table(self, number: object) -> Table:
        table = self._tables.get(number) if isinstance(number, int) and not isinstance(number, bool) else None
        if table is None:
            raise requests.EngineError("unknown-table", "engine-unknown-table")
        return table


def _seat(table: Table, seat: int | None) -> int | None:
    if seat is not None and seat >= table.seats:
        raise requests.EngineError("bad-request", "engine-unknown-seat", {"seat": str(seat)})
    return seat


def _first_deal(table: Table, packs: tuple[tuple[str, ...], ...]) -> list[Moment]:
    """Let chance act for the first time, and return the moments; all given packs must have the cards of this game.

    :raises EngineError: ``bad-request`` for a wrong pack.
    """
    try:
        moments = table.draw()
    except ValueError:
        raise requests.EngineError("bad-request", "engine-bad-pack") from None
    whole = sorted(table.dealt_packs[0])
    if any(sorted(pack) != whole for pack in packs):
        raise requests.EngineError("bad-request", "engine-bad-pack")
    return moments


def _status(table: Table, moments: list[Moment]) -> dict[str, object]:
    """Return the seat to act, its actions, and the results of a deal or match that has just ended."""
    seat = table.to_act
    legal = table.ruleset.legal(table.state)
    status: dict[str, object] = {"to_act": seat, "legal": to_json_value(legal), "over": table.is_over}
    rules = table.ruleset
    ends = [state for event, state in moments if isinstance(event, rules.ends_deal)]
    if ends:
        status["deal"] = to_json_value(rules.deal_result(ends[-1]))
    if table.is_over:
        status["match"] = to_json_value(rules.match_result(table.state))
    return status


def _refusal_error(game: GameWords, refusal: Refusal) -> requests.EngineError:
    values = {**refusal.values, "rule": refusal.rule}
    return requests.EngineError("illegal-action", refusal.code, values, rule=refusal.rule, game=game)
