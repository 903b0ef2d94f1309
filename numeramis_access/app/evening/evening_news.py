"""The news of an evening at the tables of a house for one of its people; a part of ``at_tables`` that returns lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from numeramis_access.app.evening.evening_writer import seat_names, which_boards
from numeramis_access.app.people.times import rounded_seconds
from numeramis_access.evening.events import Plan
from numeramis_access.tables.evening import EveningNow, OwnSeat, OwnStanding
from numeramis_access.words.game import Line
from numeramis_access.words.phrases import join_texts

#: seconds before the end of a round at which the player is told the time left; tolerance in seconds
WARNING_SECONDS, TOLERANCE_SECONDS = (300, 0), 0.5
#: mark in ``_warned`` that the length of the whole round was told
WHOLE_ROUND = -1


class EveningTexts(NamedTuple):
    """The texts of a person's evening.

    :param text: returns the text of a message from its id and values. :param plan: the kind of evening. :param join:
        joins names to a list in words. :param game: returns the name of a game in words from its name in records.
    """

    text: Callable[..., str]
    plan: Plan
    join: Callable[[Sequence[str]], str]
    game: Callable[[str], str]

    def seat(self, now: EveningNow) -> str:
        """Return the text of the person's table, seat, partner and opponents; in a whole play that of the game, the
        table and its other players; empty for a person without a seat.
        """
        own = now.own
        if own is None:
            return ""
        names = [own.names[(own.seat + step) % len(own.names)] for step in range(len(own.names))]
        if now.plays:
            game = self.game(now.game)
            return self.text("evening-house-own-play", game=game, table=own.table + 1, names=self.join(names[1:]))
        return self.text(
            "evening-house-own", table=own.table + 1, way=self.text("evening-way", way=seat_names(self.plan)[own.seat]),
            partner=names[2], left=names[1], right=names[3], alone=self.plan.by_seat,
        )  # fmt: skip

    def plays_left(self, now: EveningNow) -> str:
        """Return how many plays of each game the person has left; empty where nobody has a number of plays."""
        left = [
            self.text("evening-plays-left-of", game=self.game(plays.game), count=plays.count) for plays in now.to_play
        ]
        return join_texts("; ", left)

    def standing(self, now: EveningNow) -> str:
        """Return the text of the person's standing: the place and whether it is shared, the number of contestants, and
        percent, points or tricks; empty if there is none yet.
        """
        stands = now.standing
        if stands is None:
            return ""
        kind = "points" if now.plays else self.plan.counted_unit if now.teams else "percent"
        value = int(stands.worth) if stands.worth == int(stands.worth) else stands.worth
        worth = self.text("evening-worth", kind=kind, value=value)
        return self.text("evening-place", place=stands.place, shared=stands.shared, worth=worth, of=stands.of)


class EveningChange(NamedTuple):
    """The news for a person in one change of the evening's state.

    :param lines: the lines to tell the person.
    :param stands: whether the person's standing is new.
    :param goes: whether the round or the person's seat is new, so that they go to their table, if they have one; False
        once the round or the evening is over.
    :param begins: whether the round has just begun; has a meaning only with ``goes``.
    """

    lines: tuple[Line, ...]
    stands: bool
    goes: bool
    begins: bool


class EveningNews:
    """Finds what is new in each state of the evening for one person.

    :param told: number of the last round whose standings the person knows, 0 for none.
    """

    def __init__(self, told: int) -> None:
        self._round: tuple[int, OwnSeat | None] = (0, None)
        self._standing: OwnStanding | None = None
        self._has_plays = False
        self._is_over = False
        self._told = told
        self._saw_it_begin = False
        #: marks of the round's clock that the person was told
        self._warned: set[int] = set()
        self._rests, self._is_ready = False, False

    def compare(self, now: EveningNow, texts: EveningTexts, plays: bool) -> EveningChange:
        """Compare the evening's present state with the last one, store it, and return the news.

        :param now: the present state. :param texts: form the news.
        :param plays: whether the person has a place to play.
        """
        (before, seat), self._saw_it_begin = self._round, self._saw_it_begin or not now.round
        stands = now.standing is not None and now.standing != self._standing
        is_new = bool(now.round) and not now.over and (now.round, now.own) != (before, seat)
        goes = is_new and now.told < now.round  # a table of a round that is over can be gone
        lines = tuple(self._lines(now, texts, stands, goes, plays))
        self._told, self._is_over = now.told, self._is_over or now.over
        self._has_plays = bool(now.to_play)
        if stands:
            self._standing = now.standing
        if is_new:
            self._warned, self._round = set(), (now.round, now.own)
        return EveningChange(lines, stands, goes, now.round > before > 0 or (before == 0 and self._saw_it_begin))

    def _lines(self, now: EveningNow, texts: EveningTexts, stands: bool, goes: bool, plays: bool) -> Iterator[Line]:
        played = stands and not now.over and self._has_played(now)
        if played:
            over = "evening-house-play-over" if now.free else "evening-house-stands"
            yield Line(over, {"place": texts.standing(now)})
        if now.to_play and not now.over and plays:
            yield from self._left_lines(now, texts, played)
        if now.late and now.standing is None and not now.over and now.told > self._told:
            yield Line("evening-house-round-over", {"round": now.told, "last": now.told == now.rounds})
        if now.over and not self._is_over:
            yield Line("evening-house-over", {"place": texts.standing(now) or "none"})
        if goes:
            yield from _round_lines(now, texts, plays)

    def _has_played(self, now: EveningNow) -> bool:
        """Return whether a new standing follows a play of the person; free plays of others change it too."""
        before, stands = self._standing, now.standing
        return not now.free or before is None or stands is None or stands.after != before.after

    def _left_lines(self, now: EveningNow, texts: EveningTexts, played: bool) -> Iterator[Line]:
        """Yield what the person has left to play, after a play; where plays go on freely, also before the first one.

        :param played: whether a play of the person is just over.
        """
        left = texts.plays_left(now) if _has_plays_left(now) else "none"
        if now.free and now.own is None and (played or not self._has_plays):
            yield Line("evening-house-free-waits", {"left": left})
        elif played and not now.free and left != "none":
            yield Line("evening-plays-left-card", {"left": left})

    def rest_line(self, now: EveningNow, **how: object) -> list[Line]:
        """Return the line that a pause before the next round begins, or that the person is now ready for the round, as
        a list of one; empty if neither is new since the last call.

        :param now: the evening's present state.
        :param how: further values of the line: the key, and the place where tables are compared.
        """
        (rested, was_ready), rests = (self._rests, self._is_ready), now.breath is not None and not now.over
        self._rests, self._is_ready = rests, rests and now.ready
        if rests and not rested:
            rest = "evening-house-breath-play" if now.free else "evening-house-breath"
            return [Line(rest, {"seconds": rounded_seconds(now.breath or 0.0), **how})]
        ready = Line("evening-house-is-ready-play" if now.free else "evening-house-is-ready")
        return [ready] if self._is_ready and not was_ready else []

    def time_line(self, now: EveningNow, left: float | None, plays: bool) -> list[Line]:
        """Return the line that tells the length of a new round, or later that 5 or 0 minutes are left, as a list of
        one; empty if none is due.

        Each is returned only once in a round.

        :param now: the evening as the house told it last. :param left: seconds left in the round, None without a clock.
        :param plays: whether the person still plays its boards.
        """
        if left is None or self._round[0] != now.round:
            return []
        due = [mark for mark in WARNING_SECONDS if left <= mark + TOLERANCE_SECONDS]
        new = [mark for mark in due if mark not in self._warned]
        first, self._warned = not self._warned, {*self._warned, *due, WHOLE_ROUND}
        if first and left > 0:
            whole = 60 * round(left / 60)  # the round began a moment ago: tell its whole length
            return [] if now.late else [Line("evening-house-time", {"seconds": whole or rounded_seconds(left)})]
        averaged = plays and not now.plays
        return [Line("evening-house-time-left", {"minutes": min(new) // 60, "averaged": averaged})] if new else []


def _round_lines(now: EveningNow, texts: EveningTexts, plays: bool) -> Iterator[Line]:
    """Yield the person's seat in the round, or that they sit out."""
    about: dict[str, object] = {"round": now.round, "rounds": now.rounds}
    if now.own is not None:
        boards = "none" if now.plays else which_boards(texts.text, now.boards)
        where = {**about, "seat": texts.seat(now), "boards": boards}
        yield Line("evening-house-play" if now.free else "evening-house-seat", where, cue="menu-open")
        if now.own.computers:
            names = texts.join([now.own.names[seat] for seat in now.own.computers])
            yield Line("evening-house-computers", {"names": names, "count": len(now.own.computers)})
        if texts.plan.by_seat and now.round == 1:
            yield Line("evening-house-by-seat")
    elif plays and now.to_play and not now.free and not _has_plays_left(now):
        yield Line("evening-house-free-waits", {"left": "none"})
    elif plays and not now.free:
        tells = "evening-house-late" if now.late else "evening-house-sits-out"
        yield Line(tells, {**about, "last": now.round == now.rounds, "plays": now.plays})


def _has_plays_left(now: EveningNow) -> bool:
    """Return whether the person has plays left, where each player has a number of plays."""
    return any(plays.count for plays in now.to_play)
