"""An evening at the tables of a house, for its players: places, the player's seat in each round, their standing.

The menu tells each player their table, seat, partner and opponents, and opens that table. ``directed`` adds the
director's side. Its log is the one that evenings with real cards use.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial

import msgspec

from numeramis_access.app.evening import board_comparison
from numeramis_access.app.evening.evening_news import EveningNews, EveningTexts
from numeramis_access.app.evening.place_list import STAFF_ROLES, PlaceList
from numeramis_access.app.evening.standing import StandingsMenu
from numeramis_access.app.people.chat import talk_entries
from numeramis_access.app.people.company import Company
from numeramis_access.app.people.gathering import Gathering
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.table_menu import TableMenu, match_scene
from numeramis_access.app.people.times import rounded_seconds
from numeramis_access.app.shell.keys import key_of_command
from numeramis_access.app.shell.menu import Entry, Menu, button_entry
from numeramis_access.app.shell.scene import Pop, Push, Scene, Transition
from numeramis_access.evening.boards import options_of, plan_for_game
from numeramis_access.evening.events import Contest, Plan
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import HouseNews, Incoming
from numeramis_access.store.journal import SavedMatch
from numeramis_access.tables.evening import (
    BoardLine,
    EveningNow,
    PlayedRound,
    StandingLine,
    leaders_places,
)
from numeramis_access.tables.evening_requests import HowPlayed, ShowName, Standings
from numeramis_access.tables.pushes import Removed, TableNow
from numeramis_access.tables.request_fields import Json, Request
from numeramis_access.tables.table_requests import Leave, NextDeal
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line


class EveningTableMenu(TableMenu):
    """The menu where an evening's people gather before it and between rounds; it leads to the player's table in each
    round.

    :param company: the connection to the house. :param gathering: announces the events of the evening's table.
    :param table: id of that table. :param address: address of the house for others, empty on a page.
    :param reopen: returns the scene of this evening for the player's present role; None in the scene of a director or
        scorer itself.
    """

    def __init__(
        self, company: Company, gathering: Gathering, table: str, address: str,
        reopen: Callable[[], Scene] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(company, gathering, table, address)
        self._reopen = reopen
        self._news = EveningNews(self.evening.told)
        self._place_list = PlaceList()
        #: id of the table that opens as soon as the house has sent enough of it
        self._next_table = ""
        self._entered = False
        #: the scene to open now that its answer has arrived; the open standings
        self._answer_scene: Scene | None = None
        self._standings: StandingsMenu | None = None
        #: the role that the player was told last
        self._role = self.evening.role
        #: whether the player agreed to have their name published; None before they answer
        self._wishes_name: bool | None = None
        company.compare = None if self.evening.plays else self._compare_last

    @property
    def evening(self) -> EveningNow:
        """Return the state of the evening as the house sent it last.

        :raises AssertionError: if the table is not that of an evening.
        """
        evening = self.now.evening
        assert evening is not None
        return evening

    def _lines(self) -> list[Entry]:
        return [*self._evening_entries(), *self._ends()]

    def _evening_entries(self) -> list[Entry]:
        """Return the entries of the evening without those that lead away."""
        return [
            *self._taking_up(), *self._own_table_entries(), *self._places(), *talk_entries(self.company, self.table),
            *self.invitation_entries(),
            Entry(partial(self.app.text, "evening-house-name"), None, self._name_text, self._show_name),
        ]  # fmt: skip

    def _ends(self) -> list[Entry]:
        """Return the entries that lead away: by turns people can also put the evening aside and keep their places."""
        aside = [button_entry(self.app, "turns-aside", Pop)] if self.evening.days else []
        *others, last = [self._end(), *aside]
        return [*others, replace(last, stays_last=True)]

    def _end(self) -> Entry:
        """Return the entry that leaves the evening."""
        return button_entry(self.app, "evening-house-leave", self._leave)

    def _taking_up(self) -> list[Entry]:
        """Return the entry that opens the director's side, for a player who was made director or scorer."""
        if self._reopen is None or self.evening.role not in STAFF_ROLES:
            return []
        take_up = partial(self._take_up, self._reopen)
        return [button_entry(self.app, "evening-house-lead", take_up, role=self.evening.role)]

    def _take_up(self, reopen: Callable[[], Scene]) -> Transition:
        """Return the transition to the scene of the player's new role."""
        return Pop(then=lambda: Push(reopen()))

    def _tell_role(self) -> Transition | None:
        """Tell the player that their role changed.

        Before the first round, return the transition to the scene of the new role if that is a director's or scorer's;
        otherwise None, to stay.
        """
        before, self._role = self._role, self.evening.role
        if not before or before == self._role:
            return None
        self.app.say("evening-house-role", Priority.QUEUE, role=self._role)
        if self._reopen is None or self._role not in STAFF_ROLES or self.evening.round or self.app.has_draft:
            return None
        return self._take_up(self._reopen)

    def _own_table_entries(self) -> list[Entry]:
        """Return the entries of the player's table, the clock and the standings."""
        app, now = self.app, self.evening
        seat = [Entry(partial(app.text, "evening-house-to-table"), self._go_to_own_table, self._seat_text)]
        ready = [button_entry(app, "evening-house-next-play" if now.free else "evening-house-next", self._be_ready)]
        standing = [Entry(partial(app.text, "evening-house-standing"), None, self._standing_text)]
        others = button_entry(app, "evening-house-others", self._compare)
        played = self._rounds_over
        stands = [button_entry(app, "evening-standings", self._ask_standings)] if played or now.told else []
        after = [*stands, others] if played and not now.plays else stands
        clock = [Entry(partial(app.text, "evening-clock-entry"), None, self._clock_text)]
        left = [Entry(partial(app.text, "evening-plays-left"), None, self._left_text)]
        return [
            *(ready if now.breath is not None and not now.over else []),
            *(seat if self._plays else []), *(clock if self._seconds_left() is not None else []),
            *(left if now.to_play and not now.over else []), *(standing if now.standing is not None else []), *after,
        ]  # fmt: skip

    def _seconds_left(self) -> float | None:
        """Return the seconds left in the round; None without a clock or outside a round."""
        return self.company.round_seconds_left(self.table)

    def _clock_text(self) -> str:
        left = self._seconds_left() or 0.0
        return self.app.text("evening-clock-value", over=left <= 0, seconds=rounded_seconds(left))

    def _left_text(self) -> str:
        return self._texts.plays_left(self.evening)

    def _name_text(self) -> str:
        return self.app.text("evening-house-name-value", shown=self._name_shown)

    @property
    def _name_shown(self) -> bool:
        """Return whether the player's name can be published, by the pending request or the house's state."""
        return self.evening.shown if self._wishes_name is None else self._wishes_name

    def _show_name(self, by: int) -> None:
        """Switch the agreement to publish the player's name."""
        self._wishes_name = not self._name_shown

        def done(_: Json) -> None:
            self._wishes_name = None

        def restore(code: str) -> None:
            self._wishes_name = None
            self.company.requests.say_why(code)

        self.company.ask(ShowName(id=new_id(), table=self.table, on=self._wishes_name), done, restore)

    @property
    def _rounds_over(self) -> int:
        """Return how many rounds can be compared."""
        now = self.evening
        return now.standing.after if now.standing is not None else 0

    # how it was played

    def _open_answer(self, request: Request, make: Callable[[Json], Scene]) -> None:
        """Send a request, and open the scene made from its answer."""

        def take(answer: Json) -> None:
            self._answer_scene = make(answer)

        self.company.ask(request, take)

    def _ask_standings(self) -> None:
        self._open_answer(Standings(id=new_id(), table=self.table), self._standings_menu)

    def _standings_menu(self, answer: Json) -> Scene:
        self._standings = StandingsMenu(self.app, _standings_in(answer), self._own_number)
        return self._standings

    @property
    def _own_number(self) -> int:
        return self.evening.standing.number if self.evening.standing is not None else 0

    def _renew_standings(self) -> None:
        """Update the open standings silently."""
        menu = self._standings
        if menu is not None and menu.open:
            self.company.ask(
                Standings(id=new_id(), table=self.table),
                lambda answer: menu.show(_standings_in(answer), self._own_number),
            )

    def _compare(self) -> Transition | None:
        """Ask for the boards of the only round and return None, to stay; of several rounds, return the transition to a
        menu of them.
        """
        if self._rounds_over == 1:
            self._ask_round(1)
            return None
        return Push(board_comparison.rounds_menu(self.app, self._rounds_over, self._ask_round))

    def _compare_last(self) -> None:
        """Ask for the boards of the last round."""
        self._ask_round(self.evening.round)

    def _be_ready(self) -> None:
        """Tell the house that the player is ready for the next round."""
        self.company.ask(NextDeal(id=new_id(), table=self.table))

    def _ask_round(self, number: int) -> None:
        def boards(answer: Json) -> Scene:
            played = msgspec.convert(answer.get("played"), PlayedRound)
            return board_comparison.boards_menu(self.app, self._plan, played, self._ask_deal)

        self._open_answer(HowPlayed(id=new_id(), table=self.table, round=number), boards)

    def _ask_deal(self, played: PlayedRound, line: BoardLine) -> None:
        wanted = board_comparison.board_request(self.table, new_id(), played, line)
        self._open_answer(wanted, partial(board_comparison.deal_menu, self.app, played, line, self._ask_beside))

    def _ask_beside(self, played: PlayedRound, own: BoardLine, theirs: SavedMatch) -> None:
        wanted = board_comparison.board_request(self.table, new_id(), played, own)
        self._open_answer(wanted, partial(board_comparison.plays_side_by_side, self.app, played, theirs))

    @property
    def _plays(self) -> bool:
        """Return whether the player has a table in this round and its boards are still played."""
        own, now = self.evening.own, self.evening
        known = self.company.tables.get(own.at) if own is not None else None
        return own is not None and not now.over and (known is None or known.stage != "over")

    def _places(self) -> list[Entry]:
        """Return the entries of chairs, then those of players' places."""
        listed = self._place_list.places_to_list(self.now, self.evening, self.now.host == self.company.person)
        chair = [*map(self._chair, listed.chairs), *map(self._empty_chair, listed.freed_chairs)]
        return [*chair, *map(self._player, listed.places)]

    def _chair(self, at: int) -> Entry:
        return replace(self._place(at, partial(self.app.text, "evening-house-chair")), identity=f"chair {at}")

    def _empty_chair(self, at: int) -> Entry:
        text = self.app.text
        empty = partial(text, "evening-house-chair-empty")
        return Entry(partial(text, "evening-house-chair"), None, empty, identity=f"chair {at}")

    def _player(self, at: int) -> Entry:
        if self.evening.alone:
            return self._place(at, partial(self.app.text, "people-place", number=at))
        teams = self.evening.teams
        party, side = divmod(at - 1, 4 if teams else 2)
        return self._place(at, partial(self.app.text, "evening-house-place", pair=party + 1, side=side, teams=teams))

    def title(self) -> str:
        """Return the title of the menu: the game, and how far the evening has come."""
        return self.app.text(self._title_name, **self._title_values())

    @property
    def _title_name(self) -> str:
        """Return the id of the title's message."""
        return "evening-house-free" if self.evening.free and not self.evening.over else "evening-house"

    def _title_values(self) -> dict[str, object]:
        now = self.evening
        over = "yes" if now.over else "no"
        return {"game": self.company.game_name(self.now.game), "round": now.round, "rounds": now.rounds, "over": over}

    def enter(self) -> None:
        """Say the evening's stage and the entry in focus; the first time, also who begins it, the player's place, and
        the news.

        If the player has a table in this round, the first call also leads there.
        """
        self._title, self._values = self._title_name, self._title_values()
        self._place_list.clear()
        Menu.enter(self)
        if not self._entered:
            self._entered = True
            self._greet()
            self._tell_place()
            self._follow()

    def _greet(self) -> None:
        """Tell the name of the host, who begins the evening."""
        host = next((place.name for place in self.now.places if place.person == self.now.host), "")
        if not self.evening.round:
            self.app.say("evening-house-waits", Priority.QUEUE, name=host, contest=self._contest)
            if not self.evening.shown:
                self.app.say("evening-house-only-number", Priority.QUEUE)

    def _tell_place(self) -> None:
        """Before the draw, tell the player's place and partners; the house gives new people the first free place."""
        now, own = self.now, self.now.own
        if own is None or own in leaders_places(now.players) or self.evening.alone or self.evening.round:
            return
        size = 4 if self.evening.teams else 2
        party = (own - 1) // size
        beside = (place for at, place in enumerate(now.places) if at and (at - 1) // size == party and at != own)
        names = [place.name for place in beside if place.name]
        self.app.say(
            "evening-house-seated", Priority.QUEUE, pair=party + 1, teams=self.evening.teams,
            names=self.app.narrator.language.join(names) or "none",
        )  # fmt: skip

    @property
    def _contest(self) -> Contest:
        """Return the kind of contest: whole plays, individuals, pairs or teams."""
        now = self.evening
        if now.plays:
            return "plays"
        return "individuals" if now.alone else "teams" if now.teams else "pairs"

    # rounds

    def _follow(self) -> None:
        """Tell the changes of the evening, and go to the table if the player plays now."""
        self.company.records.note_evening(self.table, over=self.evening.over)
        sits = self.now.own not in leaders_places(self.now.players)
        news = self._news.compare(self.evening, self._texts, sits)
        self._say(news.lines)
        if news.stands:
            self._renew_standings()
        if news.goes:
            self._go(news.begins)
        self._say(self._news.time_line(self.evening, self._seconds_left(), self._plays))
        at, key = "menu" if self.app.scene is self else "table", key_of_command(self.app, "table", Command.OTHER_TABLES)
        key = "" if self.evening.plays else key
        self._say(self._news.rest_line(self.evening, at=at, key=key or "none"))

    def _say(self, lines: Iterable[Line]) -> None:
        self.app.tell([self.app.narrator.announcement(line, Priority.QUEUE) for line in lines])

    #: the table from which the player was led back last
    _back_from = ""

    @property
    def _plan(self) -> Plan:
        """Return the plan of the present game, which says how it is counted and whether players have partners."""
        rules = self.app.catalogue[self.now.game].ruleset()
        if self.evening.plays:
            return Plan("plays", game=self.now.game, sizes=(2,))
        return plan_for_game(Plan(), rules, options_of(rules, Plan(options=self.now.options)))

    @property
    def _texts(self) -> EveningTexts:
        return EveningTexts(self.app.text, self._plan, self.app.narrator.language.join, self.company.game_name)

    def _seat_text(self) -> str:
        return self._texts.seat(self.evening)

    def _standing_text(self) -> str:
        return self._texts.standing(self.evening)

    def _go(self, begins: bool) -> None:
        """Go to the player's table.

        :param begins: whether the round begins just now.
        """
        own = self.evening.own
        if own is None:
            return
        self._next_table = own.at
        self.focus_first()  # after the table the finger finds the next act, not its old place
        if begins:
            self.company.note_beginning(own.at)
        self.company.enter(own.at)

    def _go_to_own_table(self) -> None:
        """Go to the player's table, or return to it."""
        self._go(begins=False)

    @property
    def _goes_on(self) -> bool:
        return bool(self._next_table)

    def _arrival(self) -> Transition | None:
        """Return the transition to the table that the player goes to, once the house has sent enough of it.

        None before, and while the player writes a text: then a notice says that the table is ready.
        """
        table = self._next_table
        if not table or not self.company.can_open(table) or table not in self.company.seats:
            return None
        self._next_table = ""
        if self.app.has_draft:
            self.company.announce_notice("evening-house-ready")
            return None
        return Pop(0, then=lambda: Push(match_scene(self.company, self.company.seats[table])))

    def receive(self, item: Incoming) -> Transition | None:
        """Take the house's news of the evening, even while the player is in another scene above this one.

        When a round begins, it leads the player to their table; when time ends the round, back here. It leaves the
        evening when it is closed or the player is removed from it. Return the next transition, None to stay.

        :param item: the item of the inbox.
        """
        if isinstance(item, HouseNews) and isinstance(item.news, Removed) and item.news.table == self.table:
            self.company.records.note_evening(self.table, over=True)
            why = "people-removed" if item.news.sent_away else "evening-house-closed"
            return Pop(then=lambda: self.app.say(why))
        if isinstance(item, HouseNews) and item.news == "restored" and self.evening.own is not None:
            self._next_table = self.evening.own.at
        transition = super().receive(item)
        if isinstance(item, HouseNews) and isinstance(item.news, TableNow) and item.news.table == self.table:
            self._follow()
        if transition is None and isinstance(item, HouseNews):
            transition = self._arrival() or self._return_from_table() or self._tell_role()
        if transition is None and self._answer_scene is not None:
            scene, self._answer_scene = self._answer_scene, None
            return Push(scene)
        return transition

    def _return_from_table(self) -> Transition | None:
        """Return the transition from the player's table back here if the clock ended its match; otherwise None.

        A match that was played to its end stays open, so that its end is heard, until the next round begins.
        """
        own, standing = self.evening.own, self.evening.standing
        seat = self.company.seats.get(own.at) if own is not None else None
        known = self.company.tables.get(own.at) if own is not None else None
        if seat is None or known is None or standing is None or standing.after < self.evening.round:
            return None
        cut = known.stage == "over" and not seat.position.over
        return Pop(0) if cut and not self.app.has_draft and self._comes_back(known.table) else None

    def _comes_back(self, table: str) -> bool:
        """Return whether the player is led back from this table for the first time, and remember it."""
        new = table != self._back_from
        self._back_from = table
        return new

    def _leave(self) -> Transition:
        """Leave the evening and the player's table."""
        if (own := self.evening.own) is not None:
            self.company.ask(Leave(id=new_id(), table=own.at), None, lambda code: None)
        self.company.records.note_evening(self.table, over=True)
        return super()._leave()


def _standings_in(answer: Json) -> tuple[StandingLine, ...]:
    """Return the standings in an answer.

    :raises msgspec.ValidationError: if the answer has no valid standings.
    """
    return msgspec.convert(answer.get("standings", ()), tuple[StandingLine, ...])
