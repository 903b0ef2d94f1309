"""The people who ask to enter the player's tables or to watch a match there, and the answers to them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from numeramis_access.app.people.acquaintances import Acquaintances
from numeramis_access.app.people.agreement_requests import WATCH_QUESTIONS, drop_questions
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.open_requests import RequestHouse, TakeReply
from numeramis_access.app.shell.keys import key_of_command
from numeramis_access.input.commands import Command
from numeramis_access.tables.pushes import Asks
from numeramis_access.tables.table_requests import LetCome, LetWatch


class AdmissionHouse(RequestHouse, Protocol):
    """A server whose people ask to come in. :ivar acquaintances: the player's own list of people."""

    acquaintances: Acquaintances

    def is_heard(self, person: str) -> bool:
        """Return whether the player hears this person's words: they are neither muted nor blocked.

        :param person: the person's id.
        """

    def announce_notice(self, message: str, about: str = "", **values: object) -> None:
        """Announce a message; while the player chooses an action, it waits, unless the settings say otherwise.

        :param message: id of the message.
        :param about: the person and table that it is about; it replaces an earlier waiting message about them; empty
            for none.
        :param values: the values of the message.
        """


class AdmissionRequests:
    """The people of one server who ask to enter or to watch.

    :ivar waiting_watchers: people who asked to watch and were not let in yet: by table, names by person id.
    """

    def __init__(self, house: AdmissionHouse) -> None:
        self._house = house
        self.waiting_watchers: dict[str, dict[str, str]] = {}

    def take_request(self, asks: Asks) -> None:
        """Let a friend in at once; tell the player that another person asks.

        A stranger's question to watch is told only if the player hears this person, and a stranger's question to come
        to a table for friends is ignored.

        :param asks: the question: to watch, to come to a table for friends, or to enter without its code.
        """
        house, table, person = self._house, asks.table, asks.person
        if house.acquaintances.is_friend(person):
            lets = LetWatch if asks.what == "watch" else LetCome
            house.ask(lets(id=new_id(), table=table, person=person))
        elif asks.what == "knock":
            house.announce_notice("people-knocks", name=asks.name)
        elif asks.what == "watch" and house.is_heard(person):
            self.waiting_watchers.setdefault(table, {})[person] = asks.name
            key = key_of_command(house.app, "table", Command.LAST_HEARD) or "none"
            house.announce_notice("people-asks-watch", name=asks.name, key=key)

    def let_watch(self, table: str, person: str, done: TakeReply | None = None) -> None:
        """Ask the server to let a person watch a match; once no one waits at any table, remove the question from all
        views.

        :param table: id of the table. :param person: id of the person.
        :param done: takes the answer, None to ignore it.
        """
        self.note_let_in(table, {person})
        self._house.ask(LetWatch(id=new_id(), table=table, person=person), done)

    def let_watch_everywhere(self, person: str) -> None:
        """Let a person watch each match that they asked to watch. :param person: id of the person."""
        for table in [table for table, people in self.waiting_watchers.items() if person in people]:
            self.let_watch(table, person)

    def note_let_in(self, table: str, people: Collection[str]) -> None:
        """Note the people who can watch now; once no one waits at any table, remove the question from all views.

        :param table: id of the table. :param people: ids of these people.
        """
        before = self.waiting_watchers.pop(table, {})
        if still := {id: name for id, name in before.items() if id not in people}:
            self.waiting_watchers[table] = still
        if before and not self.waiting_watchers:
            drop_questions(self._house.app, WATCH_QUESTIONS)
