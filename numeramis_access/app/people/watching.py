"""A watched match at a table of people: hear and ask as a player does, without acting."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from numeramis_access.app.people.company import Company
from numeramis_access.app.people.match import PeopleMatch
from numeramis_access.app.people.people_tellers import WatchingTeller
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry
from numeramis_access.app.shell.scene import DoCommand, Pop, Push, Scene, Transition
from numeramis_access.app.table.help import CLAIM_COMMANDS
from numeramis_access.app.table.screen import OPEN_MENU_CHOICE
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.tables.remote_seat import RemoteSeat
from numeramis_access.words.announcement import Priority


class WatchedMatch(PeopleMatch):
    """A watched match: public information, or also one hand with its player's permission.

    :param company: the connection to the server. :param seat: the watcher's place at the table.
    """

    continued_message: ClassVar[str] = "people-watching"
    can_end_early: ClassVar[bool] = False

    def __init__(self, company: Company, seat: RemoteSeat) -> None:
        super().__init__(company, seat)
        self.teller = WatchingTeller(self.talk, company.app, seat, self.teller.now)
        self._shown = self._whose_hand()

    @property
    def return_place(self) -> str:
        """Return the id of an open table, to which a reloaded page returns; otherwise empty.

        A page's address must not reveal the code of another table to a server.
        """
        return self.table if self.company.tables[self.table].access == "open" else ""

    @property
    def is_waiting_for_player(self) -> bool:
        """Return False: the players decide when play goes on."""
        return False

    @property
    def _waiting_choice(self) -> str:
        """Return the message of Enter after the match; before its end a watcher has no choice."""
        return OPEN_MENU_CHOICE if self.is_over else ""

    def _whose_hand(self) -> int | None:
        """Return the seat whose hand is shown, None for no hand."""
        position = self.seat.position
        return position.seat if position.shown else None

    def announce_news(self) -> None:
        """Announce the watchers' messages, and that a hand is shown or hidden from now on."""
        super().announce_news()
        before, self._shown = self._shown, self._whose_hand()
        if self._shown == before:
            return
        self.desk.take_view(self.talk.view, self.talk.rows())
        if self._shown is None:
            self.app.say("people-hand-hidden", Priority.QUEUE)
        else:
            name = self.talk.people().persons[self._shown].name
            self.app.say("people-hand-shown", Priority.QUEUE, name=name)

    def possible_commands(self) -> set[AnyCommand]:
        """Return the commands that have an effect for a watcher.

        Those of time and pauses belong to the players; play again is possible only if the players go on with another
        match.
        """
        again = set() if self.company.once_more.has_next_match(self.table) else {Command.PLAY_AGAIN}
        return super().possible_commands() - {Command.PAUSE, Command.MORE_TIME, Command.ONE_MOMENT} - again

    def command(self, command: AnyCommand) -> Transition | None:
        """Answer questions as at any table; refuse claims, concessions, time and pauses.

        Return the next transition, None to stay.
        """
        if command in CLAIM_COMMANDS:
            self.spot = ""
        if command in (Command.PAUSE, Command.MORE_TIME, Command.ONE_MOMENT, *CLAIM_COMMANDS):
            self.app.say("people-only-watching", cue="refusal")
            return None
        return super().command(command)

    def _goes_ahead(self, person: str) -> bool:
        """Return whether the players play once more."""
        return self.company.once_more.has_next_match(self.table)

    def activate(self) -> Transition | None:
        """Say whose turn it is and return None, to stay; after the match return the transition to the menu."""
        if self.is_over:
            return Push(self.menu())
        self.app.tell(self.talk.answer("turn"))
        return None

    def play_again(self) -> None:
        """Watch the next match of the players; say that the player only watches if there is none."""
        if self.company.once_more.has_next_match(self.table):
            self.company.once_more.watch_next(self.table)
        else:
            self.app.say("people-only-watching", cue="refusal")

    def menu(self) -> Scene:
        """Return the menu that Escape opens: the next match if there is one, back to the table, talk, people, the proof
        of the cards, and leaving.
        """

        def entries() -> list[Entry]:
            watch = button_entry(self.app, "people-watch-next", lambda: Pop(then=lambda: DoCommand(Command.PLAY_AGAIN)))
            return [
                *([watch] if self.company.once_more.has_next_match(self.table) else []),
                back_entry(self.app, "people-to-table"),
                *self.company_entries(),
                button_entry(self.app, "people-stop-watching", partial(Pop, 2)),
            ]

        return Menu(self.app, "people-watch-menu", entries)


def watched_match_scene(company: Company, seat: RemoteSeat) -> WatchedMatch:
    """Return the scene of a watched match, and put the match's past into the history."""
    scene = WatchedMatch(company, seat)
    scene.recall()
    return scene
