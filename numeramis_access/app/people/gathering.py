"""The news of a table before its match begins; the player hears it in any menu."""

from __future__ import annotations

from numeramis_access.app.people.chat import tell_said
from numeramis_access.app.people.company import Company
from numeramis_access.app.people.hosting import tell_host_act, tell_seats
from numeramis_access.app.people.table_terms import clock_text, days_per_decision
from numeramis_access.tables.pushes import HostDid, Joined, Removed, Said, TableNow
from numeramis_access.words.announcement import Priority

#: news of a table that is told while people gather there
GATHERING_NEWS = (TableNow, HostDid, Said, Removed, Joined)


class Gathering:
    """Announces the news of one table of the player, from joining it until the match begins.

    :param company: the connection to the server. :param now: present state of the table.
    :ivar open: whether the table's menu is open; that menu then opens the match itself.
    """

    def __init__(self, company: Company, now: TableNow) -> None:
        self._company = company
        self._app = company.app
        self._now = now
        self.open = True
        #: whether seats were drawn and not told yet; the person just removed by the host
        self._has_untold_draw = False
        self._removed_person = ""
        self._gathers = now.stage == "gathering"

    def stop_announcing(self) -> None:
        """Announce no more news, until the server tells that people gather at the table."""
        self._gathers = False

    def announce_push(self, push: TableNow | HostDid | Said | Removed | Joined) -> None:
        """Announce the server's news of this table, one of ``GATHERING_NEWS``.

        After the match has begun nothing is announced, unless people gather there again.
        """
        if isinstance(push, TableNow) and push.stage == "gathering":
            self._gathers = True  # on a restored server, a match can be one that has not begun
        if not self._gathers:
            return
        match push:
            case TableNow():
                self._tell_changes(push)
            case HostDid(what=what, person=person):
                self._has_untold_draw = self._has_untold_draw or what == "drawn"
                self._removed_person = person if what == "removed" else ""
                tell_host_act(self._company, push)
            case Said():
                tell_said(self._company, push)
            case Removed(sent_away=sent_away):
                self._gathers = False
                if not self.open:
                    closed = self._now.evening is not None and not sent_away
                    self._app.say("evening-house-closed" if closed else "people-removed", Priority.QUEUE)
            case Joined():
                self._gathers = False
                if not self.open:
                    game = self._app.text(f"game-{self._now.game}")
                    self._company.announce_notice("people-match-began", game=game)

    def _tell_changes(self, now: TableNow) -> None:
        """Tell arrivals, departures, moves and a new host; tell changed terms to all but the host."""
        before, self._now, own = self._now, now, self._company.person
        if (now.clock, days_per_decision(now)) != (before.clock, days_per_decision(before)) and now.host != own:
            text = clock_text(self._app, now.clock, days_per_decision(now))
            self._app.say("people-clock-now", Priority.QUEUE, clock=text)
        if now.drawn and not before.drawn and now.host != own:
            self._app.say("people-seats-will-be-drawn", Priority.QUEUE)
        if now.stage == "gathering":
            self._tell_people(before, now)
        tell_seats(self._company, before.places, now, self._has_untold_draw)
        self._has_untold_draw = False
        if now.host != before.host and now.host == own:
            self._app.say("people-you-host", Priority.QUEUE)

    def _tell_people(self, before: TableNow, now: TableNow) -> None:
        """Tell departures and arrivals."""
        were, are = ({place.person for place in state.places} for state in (before, now))
        for place in before.places:
            if place.person not in are | {self._removed_person, self._company.person}:
                self._app.say("people-left", Priority.QUEUE, name=place.name, gender=place.gender)
        for place in now.places:
            if place.person not in were | {"", self._company.person}:
                self._company.announce_notice("people-came", name=place.name, gender=place.gender)
