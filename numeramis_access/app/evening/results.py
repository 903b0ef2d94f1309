"""Menus for the results of boards: enter them by number keys and read them back, correct, adjust, appeal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

import msgspec

from numeramis_access.app.evening.called_board import call_entries
from numeramis_access.app.evening.drawing import can_draw_free_people, draw_tables_for_free_people
from numeramis_access.app.evening.evening_menu import EveningMenu, do_act, end_with_message, reason_menu, score_menu
from numeramis_access.app.evening.evening_writer import EveningWriter
from numeramis_access.app.evening.keeper import EveningKeeper
from numeramis_access.app.shell.menu import Entry, back_entry, button_entry, opening_entry
from numeramis_access.app.shell.number import NumberMenu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Stay, Transition
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.core.actions import Refusal
from numeramis_access.evening import events as ev
from numeramis_access.evening import scoring
from numeramis_access.evening.conductor import average_events
from numeramis_access.evening.evening import open_lines, score_lines, sides_of, table_of_line
from numeramis_access.evening.events import ScoreLine
from numeramis_access.evening.outcomes import refuse_outcome
from numeramis_access.evening.typed_results import read_result
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line
from numeramis_access.words.people import signs_of

#: usual artificial scores: for north and south, for east and west
ARTIFICIAL_SCORES = tuple(
    scoring.Artificial(*both)
    for both in (
        (scoring.AVERAGE_PERCENT, scoring.AVERAGE_PERCENT),
        (scoring.AVERAGE_PLUS_PERCENT, scoring.AVERAGE_MINUS_PERCENT),
        (scoring.AVERAGE_MINUS_PERCENT, scoring.AVERAGE_PLUS_PERCENT),
        (scoring.AVERAGE_PLUS_PERCENT, scoring.AVERAGE_PLUS_PERCENT),
        (scoring.AVERAGE_MINUS_PERCENT, scoring.AVERAGE_MINUS_PERCENT),
    )
)  # fmt: skip


class OpenLinesMenu(EveningMenu):
    """The menu of the lines without a result; Enter asks for one.

    For a director who types results as lines, it begins at the field for them.
    """

    def __init__(self, app: App, keeper: EveningKeeper) -> None:
        super().__init__(app, keeper, "evening-open-lines", self._entries, count=0)

    def enter(self) -> None:
        """Say how many results are missing, then the focused entry: the field for typed lines if the director used it
        last, else a line.
        """
        missing = len(open_lines(self.keeper.evening))
        self._values = {"count": missing}
        self.focus = missing if missing and self.keeper.types_lines else max(0, min(self.focus, missing - 1))
        super().enter()

    def title(self) -> str:
        """Return the title of the menu: how many results are missing."""
        return self.app.text("evening-open-lines", count=len(open_lines(self.keeper.evening)))

    def _entries(self) -> list[Entry]:
        rows = [line_entry(self, line, partial(ask_result, self, line)) for line in open_lines(self.keeper.evening)]
        typed = (
            [opening_entry(self.app, "evening-one-line", partial(ResultField, self.app, self.keeper))] if rows else []
        )
        return [*rows, *typed, *(call_entries(self) if rows else []), back_entry(self.app)]

    def take_line(self, text: str) -> Transition | None:
        """Take a result typed as a line, as ``ResultField`` does; other lines name an entry.

        Return the next transition, ``Stay`` to stay; None if the line is neither.
        """
        result = read_result(self.keeper.evening, text)
        if isinstance(result, Refusal) and result.code == "evening-line-form":
            return super().take_line(text)
        return EnterAgain() if store_typed_result(self.app, self.keeper, text) else Stay()


class ResultField(WritingMenu):
    """A field into which the director types results, each on one line; a stored result leaves it empty for the next."""

    def __init__(self, app: App, keeper: EveningKeeper) -> None:
        plan = keeper.evening.plan
        seats = "plays" if plan.contest == "plays" else "yes" if plan.by_seat else "no"
        super().__init__(app, "evening-line-asked", lambda text: None, seats=seats)
        self._keeper = keeper

    def due(self) -> float | None:
        """Return the time at which free people are drawn, in seconds of the program's clock; None if that is not
        planned.
        """
        return self.app.now() if can_draw_free_people(self._keeper) else super().due()

    def tick(self) -> Transition | None:
        """Draw tables of free people if they are due. Return None, to stay."""
        draw_tables_for_free_people(self.app, self._keeper)
        return super().tick()

    def _done(self) -> Transition | None:
        before = open_lines(self._keeper.evening)
        if store_typed_result(self.app, self._keeper, self.text):
            self._keeper.types_lines = True
            self.keep_draft("")
            self._note_told()
            if before and not open_lines(self._keeper.evening) and not can_draw_free_people(self._keeper):
                self.app.say("evening-open-lines", Priority.QUEUE, count=0)
        return None

    def go_back(self) -> Transition:
        """Leave the field; if nothing is typed in it and no result is missing any more, leave the menu of missing
        results below it too.
        """
        return super().go_back() if self.has_draft or open_lines(self._keeper.evening) else Pop(2)


def store_typed_result(app: App, keeper: EveningKeeper, text: str) -> bool:
    """Store a result typed in one line and say in few words what was stored; return whether the log has this result
    now.

    A text that is not a result, or whose result is refused or stored already, is answered with the reason.

    :param app: the program. :param keeper: the evening's keeper.
    :param text: the typed text, as for ``typed_results.read_result``.
    :raises OSError, DamagedDatabase, ValueError: as ``EveningKeeper.do_acts``.
    """
    result = read_result(keeper.evening, text)
    if isinstance(result, Refusal):
        app.tell([app.narrator.announcement(Line(result.code, result.values, cue="refusal"), Priority.NOW)])
        return result.code == "evening-result-same"
    line, score = result
    if not keeper.do_act(ev.ResultEntered(line, score)):
        return False
    if isinstance(score, scoring.PlayScores):
        tell = EveningWriter(app, keeper)
        names = tell.players(line)
        signed = [f"{sign}{count}" for sign, count in zip(signs_of(names), score.scores, strict=True)]
        values = {"table": line.table + 1, "scores": tell.outcome(score, names), "short": " ".join(signed)}
        kept = Line("evening-line-kept-plays", values)
        app.tell([app.narrator.announcement(kept, Priority.NOW)])
        return True
    seats = "yes" if keeper.evening.plan.by_seat else "no"
    of_board = {"table": line.table + 1, "board": line.board, "seats": seats, "south": 0, "west": 0}
    of_board |= msgspec.structs.asdict(score)
    app.tell([app.narrator.announcement(Line("evening-line-kept", of_board), Priority.NOW)])
    return True


def line_entry(menu: EveningMenu, line: ScoreLine, activate: Callable[[], Transition | None]) -> Entry:
    """Return the entry of a line. Its label names round, table and board; its value names the people and the result, if
    there is one.

    :param menu: the menu that asks. :param line: the score line.
    :param activate: the action of Enter; returns the next transition, None to stay.
    """

    def value() -> str:
        outcome = menu.keeper.evening.outcomes.get(line)
        stands = "none" if outcome is None else menu.tell.outcome(outcome, menu.tell.players(line))
        if isinstance(outcome, scoring.PlayScores):
            return stands  # it names the players
        return menu.app.text("evening-line-value", who=menu.tell.people_of_line(line), outcome=stands)

    return Entry(partial(menu.tell.line, line), activate, value)


def line_description(tell: EveningWriter, line: ScoreLine) -> str:
    """Return a sentence part about a line: its table and people, and its board where boards are compared."""
    if tell.players(line):
        return tell.text("evening-about-play", table=line.table + 1, who=tell.people_of_line(line))
    return tell.text("evening-about-line", table=line.table + 1, board=line.board, who=tell.people_of_line(line))


def possible_score_menu(
    app: App, keeper: EveningKeeper, about: str, taken: Callable[[scoring.Result], Transition], before: str = "",
    has_earlier_numbers: bool = False, players: Sequence[str] = (),
) -> NumberMenu:  # fmt: skip
    """Return the menu that asks for a score until it is possible.

    :param app: the program. :param keeper: the evening's keeper. :param about: the text said before the question.
    :param taken: takes the possible score and returns the next transition.
    :param before: the reason why the last score was refused, empty the first time.
    :param has_earlier_numbers: whether leaving would also lose a score typed before this one.
    :param players: names of the players of a whole play.
    """

    def check(score: scoring.Result) -> Transition:
        refusal = refuse_outcome(keeper.evening.plan, score, len(players) or 2)
        if refusal is None:
            return taken(score)
        again = app.text(refusal.code, **refusal.values)
        return Push(possible_score_menu(app, keeper, about, taken, again, has_earlier_numbers, players))

    asked = app.text("evening-asked-again", wrong=before, about=about) if before else about
    return score_menu(app, keeper, asked, check, has_earlier_numbers, players)


def read_back_menu(
    menu: EveningMenu,
    line: ScoreLine,
    score: scoring.Result,
    keep: Callable[[], Transition],
    again: Callable[[], Transition],
) -> EveningMenu:
    """Return the menu that reads a result back and asks for confirmation.

    :param menu: the menu that asks. :param line: the score line. :param score: the result to confirm.
    :param keep: returns the transition that stores the confirmed result.
    :param again: returns the transition that asks for the result again.
    """
    app, keeper = menu.app, menu.keeper

    def entries() -> list[Entry]:
        anew = button_entry(app, "evening-anew", lambda: Pop(then=again))
        return [button_entry(app, "evening-keep-it", keep), anew, button_entry(app, "back", read.go_back)]

    said = menu.tell.outcome(score, menu.tell.players(line))
    read = EveningMenu(app, keeper, "evening-read-back", entries, about=line_description(menu.tell, line), outcome=said)
    read.is_unsent = True
    return read


def ask_result(menu: EveningMenu, line: ScoreLine) -> Transition:
    """Return the transition to the question for a line's result, which reads it back and stores it when it is
    confirmed.
    """

    def again() -> Transition:
        return ask_result(menu, line)

    def taken(score: scoring.Result) -> Transition:
        def keep() -> Transition:
            menu.keeper.types_lines = False
            happened = menu.keeper.do_act(ev.ResultEntered(line, score))
            return Pop(then=lambda: end_with_message(menu.app, "evening-kept") if happened else EnterAgain())

        return Push(read_back_menu(menu, line, score, keep, again))

    about, players = line_description(menu.tell, line), menu.tell.players(line)
    return Push(possible_score_menu(menu.app, menu.keeper, about, taken, players=players))


def all_lines_menu(app: App, keeper: EveningKeeper) -> EveningMenu:
    """Return the menu of all lines of the begun rounds, board by board; Enter opens a line."""

    def entries() -> list[Entry]:
        evening = keeper.evening
        begun = (line for number in range(evening.round + 1) for line in score_lines(evening, number))
        order = sorted(begun, key=lambda line: (line.board, line.round, line.table))
        return [*(line_entry(menu, line, partial(_open, line)) for line in order), back_entry(app)]

    def _open(line: ScoreLine) -> Transition:
        return Push(line_menu(app, keeper, line))

    menu = EveningMenu(app, keeper, "evening-all-lines", entries)
    return menu


def line_menu(app: App, keeper: EveningKeeper, line: ScoreLine) -> EveningMenu:
    """Return the menu of a line: enter or correct its result and, if the role allows it, adjust it or record an appeal.

    Before the draw and after the evening it has only the way back.
    """

    def entries() -> list[Entry]:
        there = line in keeper.evening.outcomes
        if keeper.evening.stage != "drawn":
            return [back_entry(app)]
        enter = partial(_correct, menu, line) if there else partial(ask_result, menu, line)
        appeals = [
            button_entry(app, "evening-appeal", partial(_appeal, menu, line, entrant), names=menu.tell.entrant(entrant))
            for side in _sides(keeper, line)
            for entrant in side
            if there and keeper.is_allowed(ev.AppealMade)
        ]
        adjust = (
            [opening_entry(app, "evening-adjust", partial(adjust_menu, menu, line))]
            if keeper.is_allowed(ev.ScoreAdjusted)
            else []
        )
        return [
            button_entry(app, "evening-correct" if there else "evening-enter-result", enter), *adjust, *appeals,
            back_entry(app),
        ]  # fmt: skip

    about = line_description(EveningWriter(app, keeper), line)
    menu = EveningMenu(app, keeper, "evening-line-menu", entries, about=about)
    return menu


def _sides(keeper: EveningKeeper, line: ScoreLine) -> tuple[tuple[int, ...], ...]:
    sitting = table_of_line(keeper.evening, line)
    return sides_of(keeper.evening, sitting) if sitting is not None else ()


def _correct(menu: EveningMenu, line: ScoreLine) -> Transition:
    """Ask for a line's right result, read it back, and ask for the reason."""

    def again() -> Transition:
        return _correct(menu, line)

    def taken(score: scoring.Result) -> Transition:
        def keep() -> Transition:
            return Push(reason_menu(menu.app, menu.keeper, partial(ev.ResultCorrected, line, score), leaves=2))

        return Push(read_back_menu(menu, line, score, keep, again))

    about, players = line_description(menu.tell, line), menu.tell.players(line)
    return Push(possible_score_menu(menu.app, menu.keeper, about, taken, players=players))


def _appeal(menu: EveningMenu, line: ScoreLine, entrant: int) -> Transition:
    return do_act(menu.app, menu.keeper, ev.AppealMade(line, entrant))


def adjust_menu(menu: EveningMenu, line: ScoreLine, leaves: int = 2) -> EveningMenu:
    """Return the menu of a director's scores: averages, one result for both sides and, without results by seat, one for
    each side.

    For a whole play it has only the result of the players. Each score is stored after the director has given a reason.

    :param menu: the menu that asks. :param line: the score line.
    :param leaves: number of menus that close afterwards, this one first.
    """
    app, keeper = menu.app, menu.keeper

    def give(outcome: scoring.Outcome) -> Transition:
        typed = not isinstance(outcome, scoring.Artificial)
        return Push(reason_menu(app, keeper, partial(ev.ScoreAdjusted, line, outcome), leaves=leaves, is_typed=typed))

    def split(for_north: scoring.Result) -> Transition:
        def both(for_east: scoring.Result) -> Transition:
            assert isinstance(for_north, scoring.Score)
            assert isinstance(for_east, scoring.Score)
            return give(scoring.Split(for_north, for_east))

        return Push(possible_score_menu(app, keeper, app.text("evening-for-east"), both, has_earlier_numbers=True))

    def entries() -> list[Entry]:
        averages = [Entry(partial(menu.tell.outcome, average), partial(give, average)) for average in ARTIFICIAL_SCORES]
        if players := menu.tell.players(line):
            asked = partial(possible_score_menu, app, keeper, line_description(menu.tell, line), give, players=players)
            return [opening_entry(app, "evening-assign-play", asked), back_entry(app)]
        assign = partial(possible_score_menu, app, keeper, app.text("evening-for-both"), give)
        each = partial(possible_score_menu, app, keeper, app.text("evening-for-north"), split)
        # with a score for each seat, one side's score says nothing about the other's
        apart = [] if keeper.evening.plan.by_seat else [opening_entry(app, "evening-assign-split", each)]
        return [*averages, opening_entry(app, "evening-assign", assign), *apart, back_entry(app)]

    return EveningMenu(app, keeper, "evening-adjust-menu", entries, about=line_description(menu.tell, line))


def enter_averages(keeper: EveningKeeper, missing: Iterable[ScoreLine]) -> bool:
    """Enter the average for both sides on each of these lines, because time ran out: all of them or none. Return
    whether that was done.

    If it was not done, the reason is said.

    :param keeper: the evening's keeper. :param missing: the lines without a result.
    """
    return keeper.do_acts(average_events(missing))
