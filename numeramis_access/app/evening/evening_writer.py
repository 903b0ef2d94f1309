"""Forms short texts about an evening's people, seats, results and acts from messages and names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Literal, TypeAlias

import msgspec

from numeramis_access.app.evening.keeper import EveningKeeper
from numeramis_access.app.shell.ports import Wording
from numeramis_access.evening import events as ev
from numeramis_access.evening.evening import (
    Evening,
    SeatForBoards,
    plan_of_round,
    plays_left,
    seats_of,
    sides_of,
    table_of_line,
)
from numeramis_access.evening.events import Entrant, EveningEvent, PersonId, ScoreLine
from numeramis_access.evening.log import LogEntry, undone_numbers
from numeramis_access.evening.movements import Movement
from numeramis_access.evening.scoring import Artificial, Outcome, PlayScores, Score, SeatScores, Split
from numeramis_access.evening.standings import Rank, neighbours_of, standings
from numeramis_access.evening.unseated import why_unseated
from numeramis_access.words.number_functions import moment_values
from numeramis_access.words.phrases import join_texts
from numeramis_access.words.texts import Paragraph

#: medium of a text
TextMedium: TypeAlias = Literal["speech", "braille", "print"]
#: names of the seats in messages, clockwise: directions, or chairs in a game without partners
DIRECTION_NAMES, CHAIR_NAMES = ("north", "east", "south", "west"), ("first", "second", "third", "fourth")


def seat_names(plan: ev.Plan) -> tuple[str, str, str, str]:
    """Return the names of the seats in messages, clockwise: directions, or chairs in a game without partners."""
    return CHAIR_NAMES if plan.by_seat else DIRECTION_NAMES


def told_round(evening: Evening, number: int) -> int:
    """Return a round's number as it is told; 0 for a text without a round where each player has a number of plays.

    :param evening: the evening. :param number: number of the round, from 0.
    """
    return 0 if evening.plan.games else number + 1


def which_boards(text: Callable[..., str], boards: Sequence[int]) -> str:
    """Return the phrase that names boards: "boards 1 to 3" for three or more in a row, else each number.

    :param text: returns the text of a message for its id and values.
    :param boards: numbers of the boards, from 1, ascending; at least one.
    """
    first, last, count = boards[0], boards[-1], len(boards)
    if count > 2 and list(boards) == list(range(first, last + 1)):
        return text("evening-which-row", first=first, last=last)
    if count > 2:
        return text("evening-which-more", rest=which_boards(text, boards[:-1]), last=last)
    return text("evening-which", first=first, last=last, count=count)


def name_of_evening(words: Wording, plan: ev.Plan | None, created: str) -> str:
    """Return the name of an evening: its own name, contest, games and date.

    :param words: forms messages. :param plan: the plan, None for a log that cannot be read.
    :param created: the time of its beginning, ISO 8601.
    """
    if plan is None:
        return words.text("evening-of", when=created, contest="none", game="none", title="none")
    planned = plan.games if len(plan.games) > 1 else (plan,)
    games = [words.text(f"game-{its.game}") if its.game else its.called for its in planned]
    game = words.narrator.language.join([name for name in games if name]) if any(games) else "none"
    return words.text("evening-of", when=created, contest=plan.contest, game=game, title=plan.title or "none")


class EveningWriter:
    """Forms the texts of one evening in the player's language.

    :param words: forms messages. :param keeper: the evening.
    :param public: whether to name only people who agreed to it.
    :param medium: medium of paragraphs; print and braille write numbers as digits.
    """

    def __init__(
        self, words: Wording, keeper: EveningKeeper, public: bool = False, medium: TextMedium = "speech"
    ) -> None:
        self.words = words
        self.keeper = keeper
        self._public = public
        self.medium = medium

    def text(self, message: str, **values: object) -> str:
        """Return the text of a message in the player's language."""
        return self.words.text(message, **values)

    def paragraph(self, message: str, level: int = 0, item: bool = False, **values: object) -> Paragraph:
        """Return a message as a paragraph of a longer text.

        :param message: id of the message. :param level: level of a heading, 0 for text.
        :param item: whether it is an item of a list.
        """
        said = self.words.narrator.language.phrase(message, **values)
        text = said.braille[:1].upper() + said.braille[1:] if self.medium != "speech" else said.text
        return Paragraph(text, level, item)

    def unnamed_count(self) -> int:
        """Return the number of entrants that a public text does not name, because not all of their people agreed to be
        named; 0 if the text is not public.
        """
        evening = self.keeper.evening
        return sum(
            not all(self._is_shown(person) for person in evening.entrants[entrant]) for entrant in evening.playing
        ) if self._public else 0

    def join(self, names: Iterable[str]) -> str:
        """Return names as a list in words; each name keeps its own form in braille."""
        return self.words.narrator.language.join(list(names))

    def person(self, person: PersonId) -> str:
        """Return a person's name, also where the text is public; for a deleted person the words of the message
        ``evening-somebody``.
        """
        known = self.keeper.people.get(person)
        return known.name if known is not None else self.text("evening-somebody")

    def entrant(self, entrant: Entrant) -> str:
        """Return the names of an entrant, also of one who has withdrawn; its number if the entry was undone, or if the
        names are not public.
        """
        entrants = self.keeper.evening.entrants
        persons = (entrants[entrant] if entrant < len(entrants) else ()) or self._people_of_entry(entrant)
        if not persons or (self._public and not all(self._is_shown(person) for person in persons)):
            return self.text("evening-unnamed", number=entrant + 1)
        return self.join(map(self.person, persons))

    def _people_of_entry(self, entrant: Entrant) -> tuple[PersonId, ...]:
        """Return the people who entered under a number, none if that entry was undone."""
        log = self.keeper.log
        gone = undone_numbers(log.entries)
        entered = [
            entry.event.persons for entry in log.entries
            if isinstance(entry.event, ev.PeopleEntered | ev.LatePlayersJoined) and entry.number not in gone
        ]  # fmt: skip
        return entered[entrant] if entrant < len(entered) else ()

    def plan(self, plan: ev.Plan) -> str:
        """Return the text of a plan: its games, contest and movement, and the minutes of a round if it has a clock.

        For boards it also names the numbers of boards and rounds, for plays the sizes of tables and the points. At the
        end come the days for each decision by turns, the things that people who see wear, and the limits of entries, if
        the plan has any.
        """
        told = [self._plan(plan)]
        if plan.days:
            told.append(self.text("evening-plan-days-value", value=plan.days))
        if plan.wear:
            told.append(self.text("evening-wear", what=plan.wear))
        if plan.limits_entries:
            told.append(limits_of_entries(self.words, plan))
        return join_texts("; ", told)

    def _plan(self, plan: ev.Plan) -> str:
        game = self.game_name(plan)
        if plan.games:
            seated = self.text("evening-plan-movement-value", value=plan.movement)
            told = join_texts("; ", [self.text("evening-plan-contest-value", value=plan.contest), seated])
            games = join_texts("; ", [*map(self.planned_game, plan.games)])
            return self.text("evening-plan-told-games", plan=told, games=games, minutes=plan.minutes)
        if plan.contest == "plays":
            points = self.text("evening-plan-points-value", value=plan.points)
            seated = self.text("evening-plan-movement-value", value=plan.movement)
            told = join_texts("; ", [game, self.text("evening-plan-contest-value", value=plan.contest), seated, points])
            return self.text(
                "evening-plan-told-plays", plan=told, sizes=self._numbers(plan.sizes), rounds=plan.rounds,
                minutes=plan.minutes, computers=plan.has_computers,
            )  # fmt: skip
        names = ["contest", *([] if plan.contest == "individuals" else ["movement"])]
        values = (self.text(f"evening-plan-{name}-value", value=getattr(plan, name)) for name in names)
        told = join_texts("; ", [game, *values])
        return self.text(
            "evening-plan-told", plan=told, boards=plan.boards, rounds=plan.rounds, minutes=plan.minutes
        )

    def planned_game(self, game: ev.PlannedGame) -> str:
        """Return the text of one of several games: its name, its sizes of tables, its points, and the plays of each
        player.
        """
        points = self.text("evening-plan-points-value", value=game.points)
        return self.text(
            "evening-game-told", game=self.game_name(game), sizes=self._numbers(game.sizes), points=points,
            credits=game.credits,
        )  # fmt: skip

    def game_name(self, game: ev.PlannedGame | ev.Plan) -> str:
        """Return the name of a game in words: for a game unknown to the program the name in the plan, or a general
        word.
        """
        return self.text(f"game-{game.game}") if game.game else game.called or self.text("evening-other-game")

    def game_of_round(self, number: int) -> str:
        """Return the name of the game of a round. :param number: number of the round, from 0."""
        return self.game_name(plan_of_round(self.keeper.evening, number))

    def _with_game(self, text: str, number: int) -> str:
        """Return a text about a round, with its game where there are several."""
        several = len(self.keeper.evening.plan.games) > 1 and number < len(self.keeper.evening.games)
        return self.text("evening-of-game", what=text, game=self.game_of_round(number)) if several else text

    def plays_left(self, entrant: Entrant) -> str:
        """Return how many plays of each game an entrant has left, in words; empty where no one has a number of plays.
        """
        left, plan = plays_left(self.keeper.evening).get(entrant, ()), self.keeper.evening.plan
        both = zip(plan.games, left, strict=False)
        told = [
            self.text("evening-plays-left-of", game=self.game_name(game), count=max(0, count)) for game, count in both
        ]
        return join_texts("; ", told)

    def _numbers(self, numbers: Iterable[int]) -> str:
        """Return numbers as a list."""
        return self.join(self.text("evening-cell", value=value) for value in numbers)

    def _is_shown(self, person: PersonId) -> bool:
        known = self.keeper.people.get(person)
        return known is not None and known.shown

    def number_and_names(self, entrant: Entrant) -> str:
        """Return the number and the names of an entrant; the number alone if the names are not public.

        :raises IndexError: for an entrant whose entry was undone.
        """
        names = self.entrant(entrant)
        unnamed = names == self.text("evening-unnamed", number=entrant + 1)
        count = len(self.keeper.evening.entrants[entrant])
        return names if unnamed else self.text("evening-numbered", number=entrant + 1, names=names, count=count)

    def field(self, number: int) -> str:
        """Return the name of a field for comparison: a direction, or a group. :param number: its number, from 0."""
        if self._plays:
            return self.text("evening-group", number=number + 1)
        return self.text("evening-field", field=number)

    def card(self, entrant: Entrant) -> Paragraph:
        """Return the heading of an entrant's card. :raises IndexError: for an entrant whose entry was undone."""
        return self.paragraph("evening-card", 2, names=self.number_and_names(entrant))

    def boards(self, boards: Sequence[int]) -> str:
        """Return the phrase that names boards, as ``which_boards``. :param boards: their numbers, ascending; at least
        one.
        """
        return which_boards(self.text, boards)

    def direction_of_seat(self, seat: SeatForBoards) -> str:
        """Return the direction of a seat in words: in a contest of individuals of the seat itself, otherwise of the
        side.
        """
        plan = self.keeper.evening.plan
        alone = plan.contest == "individuals"
        sides = ("both-north", "both-east")
        return self.text("evening-way", way=seat_names(plan)[seat.way + 2 * seat.at] if alone else sides[seat.way])

    def seat(self, entrant: Entrant, number: int) -> str:
        """Return the sentence of an entrant's seats in a round: table, direction, partner, opponents and boards of
        each, in order.

        Without a seat it says why: away, at a table of an earlier round, finished, knocked out, or sitting out.

        :param entrant: number of the entrant, from 0. :param number: number of the round, from 0.
        """
        seats = seats_of(self.keeper.evening, entrant, number)
        if not seats:
            return self._reason_unseated(entrant, number)
        told = [self._one_seat(seat) for seat in seats]
        for later in told[1:]:
            told[0] = self.text("evening-seat-then", first=told[0], then=later)
        return self._with_game(told[0], number)

    def _reason_unseated(self, entrant: Entrant, number: int) -> str:
        """Return why an entrant has no seat in a round, with the seat at which the entrant still plays."""
        evening = self.keeper.evening
        why, line = why_unseated(evening, entrant, number)
        seats = seats_of(evening, entrant, line.round) if line is not None else ()
        seat = next((self._one_seat(seat) for seat in seats if line is not None and seat.table == line.table), "")
        return self.text("evening-seat-none", why=why, seat=seat)

    def _one_seat(self, seat: SeatForBoards) -> str:
        if self._plays:
            return self.text(
                "evening-seat-plays", table=seat.table + 1, opponents=self.join(map(self.entrant, seat.opponents))
            )
        return self.text(
            "evening-seat", table=seat.table + 1, way=self.direction_of_seat(seat), boards=self.boards(seat.boards),
            partner="none" if seat.partner is None else self.entrant(seat.partner),
            opponents=self.join(map(self.entrant, seat.opponents)),
        )  # fmt: skip

    @property
    def _plays(self) -> bool:
        """Return whether this is a contest of whole plays."""
        return self.keeper.evening.plan.contest == "plays"

    def players(self, line: ScoreLine) -> list[str]:
        """Return the names at the table of a whole play, by seat; empty in another contest and if there is no such
        line.
        """
        sitting = table_of_line(self.keeper.evening, line) if self._plays else None
        every = sides_of(self.keeper.evening, sitting) if sitting is not None else ()
        return [self.entrant(entrant) for side in every for entrant in side]

    def sides(self, line: ScoreLine) -> tuple[str, str]:
        """Return the names of the first (north) and the second (east) side of a line, both empty if there is no such
        line.

        Whole plays have more sides: use ``players`` for them.
        """
        sitting = table_of_line(self.keeper.evening, line)
        both = sides_of(self.keeper.evening, sitting) if sitting is not None else ((), ())
        north, east = (self.join(map(self.entrant, side)) for side in both)
        return north, east

    def seats(self, line: ScoreLine) -> tuple[str, str, str, str]:
        """Return the name on each seat of a score line, clockwise from north; a pair's name stands on both of its
        seats.

        :raises IndexError: if there is no such line.
        """
        sitting = table_of_line(self.keeper.evening, line)
        north, east = sides_of(self.keeper.evening, sitting) if sitting is not None else ((), ())
        first, second, third, fourth = (self.entrant(entrant) for entrant in (north[0], east[0], north[-1], east[-1]))
        return first, second, third, fourth

    def people_of_line(self, line: ScoreLine) -> str:
        """Return the names of the people of a score line: two sides, without partners the four seats, in a whole play
        all players.
        """
        if self._plays:
            return self.join(self.players(line))
        if self.keeper.evening.plan.by_seat:
            north, east, south, west = self.seats(line)
            return self.text("evening-who-alone", north=north, east=east, south=south, west=west)
        north, east = self.sides(line)
        return self.text("evening-who", north=north, east=east)

    def line(self, line: ScoreLine) -> str:
        """Return the name of a score line: round, table and board, or in plays round and table."""
        if self._plays:
            number = told_round(self.keeper.evening, line.round)
            text = self.text("evening-play-line", round=number, table=line.table + 1)
            return self._with_game(text, line.round)
        return self.text("evening-line", round=line.round + 1, table=line.table + 1, board=line.board)

    def outcome(self, outcome: Outcome, names: Sequence[str] = ()) -> str:
        """Return the text of a line's outcome.

        :param outcome: the score.
        :param names: the players of a whole play, to stand before their scores; empty for scores alone.
        """
        match outcome:
            case PlayScores(scores) if len(names) == len(scores):
                entrants = range(len(self.keeper.evening.entrants)) if self._public else ()
                numbers = {self.text("evening-unnamed", number=entrant + 1) for entrant in entrants}
                return self.join(
                    self.text("evening-player-score", name=name, count=score, named=name not in numbers)
                    for name, score in zip(names, scores, strict=True)
                )
            case PlayScores(scores):
                return self._numbers(scores)
            case Score(north, east):
                return self.text("evening-score", north=north, east=east)
            case SeatScores(north, east, south, west):
                return self.text("evening-seat-scores", north=north, east=east, south=south, west=west)
            case Split(for_north, for_east):
                return self.text("evening-split", north=self.outcome(for_north), east=self.outcome(for_east))
            case Artificial(north, east):
                return self.text("evening-artificial", north=north, east=east)

    def place_value_text(self, worth: Fraction) -> str:
        """Return the text of a value that decides places: percent, points in plays, or for teams the counted unit."""
        plan = self.keeper.evening.plan
        kind = "points" if self._plays else plan.counted_unit if plan.contest == "teams" else "percent"
        return self.text("evening-worth", kind=kind, value=rounded_number(worth))

    def place_value_digits(self, worth: Fraction) -> str:
        """Return a value that decides places in digits without its unit, rounded to hundredths, for a column of the
        results.
        """
        return self.words.narrator.language.form("evening-cell", "braille", value=rounded_number(worth))

    def place(self, rank: Rank) -> str:
        """Return the text of a place with the value that decides it, as ``place_value_text``."""
        return self._place_of(rank, 0)

    def _place_of(self, rank: Rank, of: int) -> str:
        """Return a place with its value. :param of: number of places, 0 for a text without it."""
        worth = self.place_value_text(rank.worth)
        return self.text("evening-place", place=rank.place, shared=rank.shared, worth=worth, of=of)

    def own_place(self, entrant: Entrant) -> str:
        """Return an entrant's place, with the names before and behind it; or the words that it has no place yet."""
        for field in standings(self.keeper.evening):
            own = next((rank for rank in field if rank.entrant == entrant), None)
            if own is not None:
                before, behind = (
                    self.entrant(neighbour.entrant) if neighbour else "none" for neighbour in neighbours_of(field, own)
                )
                place = self._place_of(own, len(field))
                return self.text("evening-own-place", place=place, before=before, behind=behind)
        return self.text("evening-no-place-yet")

    def entry(self, entry: LogEntry) -> str:
        """Return the text of a log entry: its event, the note that the director wrote about it, if any, and the name of
        its author if that was another person than the director.
        """
        said = self.event(entry.event)
        note, name = self.keeper.notes.get(entry.number), self.keeper.author(entry)
        noted = self.text("evening-noted", said=said, note=note) if note else said
        return self.text("evening-by", said=noted, name=name) if name else noted

    def event(self, event: EveningEvent) -> str:
        """Return the text of an event by its own message; an undone undo is told as a redo."""
        if isinstance(event, ev.EventUndone):
            what = self._entry_event(event.of)
            if isinstance(what, ev.EventUndone):
                return self.text("evening-did-redo", what=self.event(self._entry_event(what.of)))
            return self.text("evening-did-undone", what=self.event(what))
        return self.text(f"evening-did-{event.name()}", **self._values(event))

    def _entry_event(self, number: int) -> EveningEvent:
        return self.keeper.log.entries[number].event

    def _values(self, event: EveningEvent) -> dict[str, object]:
        """Return the values of an event's message: names for ids, texts for lines and results."""
        values: dict[str, object] = {"games": bool(self.keeper.evening.plan.games)}
        players: list[str] = []
        match event:
            case ev.ResultEntered(line=line) | ev.ResultCorrected(line=line) | ev.ScoreAdjusted(line=line):
                players = self.players(line)
        for name, value in msgspec.structs.asdict(event).items():
            values |= self._value(name, value, players)
        return values

    def _value(self, name: str, value: object, players: Sequence[str]) -> dict[str, object]:
        """Return the values of a field. :param players: the players of the event's whole play, empty for none."""
        match name, value:
            case ("persons", tuple()):
                return {"names": self.join(map(self.person, value)), "count": len(value)}
            case ("person" | "by", str()):
                return {name: self.person(value)}
            case ("entrant" | "other" | "bye" | "follower", int()):
                return {name: self.entrant(value)}
            case ("follower", None):
                return {name: "none"}
            case ("origin", str()):
                return {name: self.text("evening-origin-value", origin=value) if value else "none"}
            case ("plan", ev.Plan()):
                return {"plan": self.plan(value)}
            case ("line", ScoreLine()):
                return {"line": self.line(value)}
            case ("order", tuple()):
                return {"names": self.join(map(self.entrant, value))}
            case ("score" | "outcome", Score() | SeatScores() | PlayScores() | Split() | Artificial()):
                return {"outcome": self.outcome(value, players)}
            case ("movement", Movement(rounds=rounds)):
                return {"later": not rounds}
            case ("reason", str() | None):
                return {"reason": self.text("evening-reason", reason=value) if value else "none"}
            case ("round", int()):
                return {"round": told_round(self.keeper.evening, value)}
            case ("hundredths", int()):
                return {"percent": rounded_number(Fraction(value, 100))}
            case (_, int() | bool()):
                return {name: value}
        return {}


def origin_text(tell: EveningWriter, entrant: Entrant) -> str:
    """Return in words how an entrant's entry came, or an empty text if that is not known.

    :param tell: forms the texts of the evening. :param entrant: number of the entrant, from 0.
    """
    origin = tell.keeper.evening.origins.get(entrant)
    return tell.text("evening-origin-value", origin=origin) if origin else ""


def day_text(words: Wording, day: str) -> str:
    """Return a day in words. :param words: forms messages. :param day: the day, ISO 8601."""
    return words.text("day-said", **moment_values(day))


def limits_of_entries(words: Wording, plan: ev.Plan) -> str:
    """Return the limits of entries in words, empty if the plan has none. :param words: forms messages."""
    most = [words.text("evening-capacity-told", count=plan.capacity)] if plan.capacity else []
    day = [words.text("evening-closes-told", day=day_text(words, plan.closes))] if plan.closes else []
    return join_texts("; ", [*most, *day]) if most or day else ""


def wear_note(tell: EveningWriter) -> list[Paragraph]:
    """Return what people who see wear as a paragraph; none if they wear nothing."""
    wear = tell.keeper.evening.plan.wear
    return [tell.paragraph("evening-wear", what=wear)] if wear else []


def rounded_number(value: Fraction) -> float:
    """Return a number as it is told: a whole number, or one rounded to hundredths."""
    told = round(float(value), 2)
    return int(told) if told == int(told) else told
