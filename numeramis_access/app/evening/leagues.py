"""Leagues: evenings that count together, at one place or at several; people of one name, standings, who goes on."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

import msgspec

from numeramis_access.app.evening.evening_copies import load_leagues, save_leagues
from numeramis_access.app.evening.evening_writer import rounded_number
from numeramis_access.app.evening.keeper import ID_BYTES
from numeramis_access.app.evening.papers import hyphenated_words, write_paper
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, confirmation_menu, opening_entry
from numeramis_access.app.shell.number import number_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Transition
from numeramis_access.app.shell.writing import MAX_NAME_CHARACTERS, WritingMenu
from numeramis_access.evening import league as lg
from numeramis_access.evening.evening import Evening
from numeramis_access.evening.events import PersonId, Plan
from numeramis_access.evening.league import League, LeagueRank, NameAnswer
from numeramis_access.store.evenings import KeptPerson
from numeramis_access.words.phrases import braille_of

#: most results of a person that count, people who go on from each place, and further ones
MAX_COUNTED_RESULTS, MAX_ADVANCING, MAX_FURTHER = 99, 20, 99


class NamedEvening(NamedTuple):
    """An evening with its name in words. :param name: the name. :param evening: the evening."""

    name: str
    evening: Evening


class Season(NamedTuple):
    """The player's own evenings and people, from which leagues count, and the way to announce their finals.

    :param evenings: returns the evenings that have begun, by id, in the order of their dates.
    :param people: returns the people by id.
    :param announce: gets a plan and the ids of people; begins a final of these people and returns the next transition.
    """

    evenings: Callable[[], Mapping[str, NamedEvening]]
    people: Callable[[], Mapping[PersonId, KeptPerson]]
    announce: Callable[[Plan, list[PersonId]], Transition]


def leagues_menu(app: App, season: Season) -> Menu:
    """Return the menu of the leagues, with the entry that names a new one.

    :param app: the program. :param season: the evenings that leagues count.
    """

    def entries() -> list[Entry]:
        rows = [
            Entry(partial(str, league.name), partial(_open, league.id)) for league in load_leagues(app).leagues
        ]
        return [*rows, button_entry(app, "league-new", name), back_entry(app)]

    def _open(id: str) -> Transition:
        return Push(LeagueMenu(app, season, id))

    def name() -> Transition:
        return Push(WritingMenu(app, "league-name", begin, longest=MAX_NAME_CHARACTERS))

    def begin(named: str) -> Transition:
        league = League(secrets.token_hex(ID_BYTES), named)
        leagues = load_leagues(app)
        kept = save_leagues(app, msgspec.structs.replace(leagues, leagues=(*leagues.leagues, league)))
        return Pop(then=lambda: _open(league.id)) if kept else EnterAgain()

    return Menu(app, "league-menu", entries)


class LeagueMenu(Menu):
    """The menu of one league: which evenings count, people of one name, standings, the final, deleting.

    :param season: the evenings and people. :param id: id of the league.
    """

    def __init__(self, app: App, season: Season, id: str) -> None:
        super().__init__(app, "league-of", self._entries, name=lambda: self.league.name)
        self.season = season
        self._id = id
        #: each, further: numbers of people who go on
        self._each, self._further = 1, 0

    @property
    def league(self) -> League:
        """Return the league as it is stored; an empty one if it has been deleted."""
        leagues = load_leagues(self.app).leagues
        return next((league for league in leagues if league.id == self._id), League(self._id, ""))

    def _entries(self) -> list[Entry]:
        app, league = self.app, self.league
        counting = opening_entry(app, "league-evenings", self._counting_menu, count=len(league.evenings))
        best = number_entry(
            app, lambda: app.text("league-best"), lambda: self.league.best, self._set_best, (0, MAX_COUNTED_RESULTS),
            lambda: app.text("league-best-value", value=self.league.best),
        )  # fmt: skip
        asked = len({self._name(first).casefold() for first, _ in self._questions()})
        names = [button_entry(app, "league-names", self._ask_name, count=asked)] if asked else []
        delete = button_entry(
            app, "league-delete", lambda: Push(confirmation_menu(app, "league-really-delete", self._delete))
        )
        if not league.evenings:
            return [counting, best, delete, back_entry(app)]
        return [
            *names, opening_entry(app, "evening-standings", self._standings_menu), counting, best,
            opening_entry(app, "league-final", self._final_menu),
            button_entry(app, "evening-as-csv",
            partial(write_paper, app, hyphenated_words(league.name), "league", "csv", self._csv)),
            delete, back_entry(app),
        ]  # fmt: skip

    def _keep(self, league: League) -> bool:
        leagues = load_leagues(self.app)
        others = tuple(league if kept.id == self._id else kept for kept in leagues.leagues)
        return save_leagues(self.app, msgspec.structs.replace(leagues, leagues=others))

    def _set_best(self, best: int) -> None:
        self._keep(msgspec.structs.replace(self.league, best=best))

    def _delete(self) -> Transition:
        leagues = load_leagues(self.app)
        others = tuple(league for league in leagues.leagues if league.id != self._id)
        kept = save_leagues(self.app, msgspec.structs.replace(leagues, leagues=others))
        return Pop(then=EnterAgain) if kept else EnterAgain()

    # which evenings count

    def _counting_menu(self) -> Menu:
        """Return the evenings that can count; only results in one unit are added up."""
        app = self.app

        def change(id: str, by: int) -> None:
            counting = self.league.evenings
            now = tuple(other for other in counting if other != id) if id in counting else (*counting, id)
            self._keep(msgspec.structs.replace(self.league, evenings=now))

        def entries() -> list[Entry]:
            known, counting = self.season.evenings(), self.league.evenings
            units = {lg.unit_of_points(known[id].evening) for id in counting if id in known}
            rows = [
                Entry(partial(str, named.name), None,
                      lambda id=id: app.text("league-counts", counts=id in self.league.evenings),  # type: ignore[misc]
                      partial(change, id), identity=id)
                for id, named in known.items() if not units or lg.unit_of_points(named.evening) in units
            ]  # fmt: skip
            return [*rows, back_entry(app, "back" if rows else "league-no-evenings")]

        return Menu(app, "league-counting", entries)

    def _evenings(self) -> dict[str, Evening]:
        counting = set(self.league.evenings)
        return {id: named.evening for id, named in self.season.evenings().items() if id in counting}

    # people of one name

    def _questions(self) -> list[tuple[PersonId, PersonId]]:
        rooms = [{who for persons in evening.entrants for who in persons} for evening in self._evenings().values()]
        people = self.season.people()
        named = {id: " ".join(people[id].name.casefold().split()) for room in rooms for id in room if id in people}
        return list(lg.open_name_questions(named, rooms, load_leagues(self.app).names))

    def _ask_name(self) -> Transition:
        """Ask whether two people of one name are one; the next question follows at once."""
        questions = self._questions()
        if not questions:
            return EnterAgain()
        first, second = questions[0]
        person_by_id = lg.merged_ids(load_leagues(self.app).names)

        def rooms(person: PersonId) -> str:
            ids = {other for other, group in person_by_id.items() if group == person} | {person}
            names = [
                named.name for named in self.season.evenings().values()
                if ids & {other for persons in named.evening.entrants for other in persons}
            ]  # fmt: skip
            return self.app.narrator.language.join(names)

        def answer(same: bool) -> Transition:
            leagues = load_leagues(self.app)
            answers = (*leagues.names, NameAnswer(first, second, same))
            kept = save_leagues(self.app, msgspec.structs.replace(leagues, names=answers))
            return self._ask_name() if kept else EnterAgain()

        return Push(confirmation_menu(
            self.app, "league-one-person", partial(answer, True), lambda: Pop(then=partial(answer, False)),
            name=self._name(first), first=rooms(first), second=rooms(second),
        ))  # fmt: skip

    def _name(self, person: PersonId) -> str:
        known = self.season.people().get(person)
        return known.name if known is not None else self.app.text("evening-somebody")

    # standings

    def ranks(self) -> tuple[LeagueRank, ...]:
        """Return the ranks of the league, the best first."""
        return lg.league_standings(self.league, self._evenings(), lg.merged_ids(load_leagues(self.app).names))

    def _standings_menu(self) -> Menu:
        app, people = self.app, self.season.people()
        ranks, evenings = self.ranks(), self.season.evenings()

        def value(rank: LeagueRank) -> str:
            return app.text(
                "league-rank", place=self._place(rank), counted=rank.counted_results, played=len(rank.results)
            )

        def results(rank: LeagueRank) -> Transition:
            def rows() -> list[Entry]:
                told = (
                    Entry(partial(str, evenings[result.evening].name), None, partial(
                        app.text, "league-result", worth=self._worth(result.worth), place=result.place,
                        counts=at < rank.counted_results,
                    ))
                    for at, result in enumerate(rank.results)
                )  # fmt: skip
                return [*told, back_entry(app)]

            return Push(Menu(app, "evening-person", rows, name=self._name(rank.person)))

        def entries() -> list[Entry]:
            rows = [
                Entry(partial(self._name, rank.person), partial(results, rank), partial(value, rank),
                      identity=rank.person)
                for rank in ranks if rank.person in people or rank.results
            ]  # fmt: skip
            return [*rows, back_entry(app, "back" if rows else "evening-no-standings")]

        return Menu(app, "evening-standings", entries)

    def _place(self, rank: LeagueRank) -> str:
        return self.app.text(
            "evening-place", place=rank.place, shared=rank.shared, worth=self._worth(rank.worth), of=0
        )

    def _worth(self, worth: object) -> str:
        return self.app.text("evening-worth", kind="points", value=rounded_number(worth))  # type: ignore[arg-type]

    def _csv(self) -> bytes:
        """Return the standings as a table of the people who agreed to be named."""
        people = self.season.people()
        shown = [rank for rank in self.ranks() if rank.person in people and people[rank.person].shown]
        return lg.league_csv(shown, lambda person: braille_of(people[person].name)).encode()

    # the final

    def _final_menu(self) -> Menu:
        app = self.app

        def entries() -> list[Entry]:
            goes_on = self._who_goes_on()
            each = number_entry(
                app,
                lambda: app.text("league-each"),
                lambda: self._each,
                partial(setattr, self, "_each"),
                (0, MAX_ADVANCING),
            )
            further = number_entry(
                app, lambda: app.text("league-further"), lambda: self._further,
                partial(setattr, self, "_further"), (0, MAX_FURTHER),
            )  # fmt: skip
            told = Entry(lambda: app.text("league-goes-on", count=len(self._who_goes_on())), None, self._goes_on_names)
            final = [button_entry(app, "league-announce-final", self._announce_final)] if len(goes_on) > 1 else []
            return [each, further, told, *final, back_entry(app)]

        return Menu(app, "league-final", entries)

    def _who_goes_on(self) -> list[PersonId]:
        fields = lg.candidate_fields(self._evenings().values(), lg.merged_ids(load_leagues(self.app).names))
        return lg.finalists(fields, self._each, self._further)

    def _goes_on_names(self) -> str:
        return self.app.narrator.language.join([self._name(person) for person in self._who_goes_on()])

    def _announce_final(self) -> Transition:
        """Begin the final: the people who go on are entered; others can be entered by name."""
        plan = next(iter(self._evenings().values())).plan
        title = self.app.text("league-final-title", name=self.league.name)
        return self.season.announce(msgspec.structs.replace(plan, title=title[:60]), self._who_goes_on())
