"""Announce the result of a deal of the day, and form and share lines for friends that reveal no card."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from numeramis_access.app.daily.days import DayResult
from numeramis_access.app.shell.ports import App
from numeramis_access.output.channel import HasClipboard
from numeramis_access.store.files import write_whole
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line


def result_values(app: App, result: DayResult) -> dict[str, object]:
    """Return the values of a message about a result: those of ``amount_values`` and ``date_values``, and the name of
    the ``game``.
    """
    return {
        "game": app.text(f"game-{result.game}"),
        **amount_values(result.unit, result.value),
        **date_values(result.day),
    }


def amount_values(unit: str, value: float) -> dict[str, object]:
    """Return the values of a message about an amount: ``unit``, and ``value`` as a whole number or rounded to tenths.

    :param unit: name of a count, ``chips`` or ``nothing``, as in ``DayResult``. :param value: the amount in that unit.
    """
    return {"unit": unit, "value": int(value) if value == int(value) else round(value, 1)}


def date_values(day: date) -> dict[str, object]:
    """Return the values of a message about a day: ``day``, ``month``, ``year`` and ``weekday``, 1 for Monday."""
    return {"day": day.day, "month": day.month, "year": day.year, "weekday": day.isoweekday()}


def tell_result(app: App, message: str, result: DayResult) -> None:
    """Announce a player's result, after announcements that already wait to be spoken.

    :param app: the program. :param message: id of the message that takes the result.
    :param result: the player's result.
    """
    app.tell([app.narrator.announcement(Line(message, result_values(app, result)), Priority.QUEUE)])


def result_line(app: App, result: DayResult) -> str:
    """Return a result as one line of text for friends, with digits and without cards."""
    return app.narrator.language.form("day-line", "braille", **result_values(app, result))


def week_line(app: App, results: Sequence[DayResult], days: Sequence[date]) -> str:
    """Return a week's series of one game as one line of text: the result of each day, a dash for a missing one, then
    the sum.

    :param app: the program. :param results: the results of these days, at least one, all in the same unit.
    :param days: the days in order.
    """
    by_day = {result.day: result for result in results}
    signs = " ".join(_sign(by_day.get(day)) for day in days)
    unit = results[0].unit
    values = {**amount_values(unit, sum(result.value for result in results)), **date_values(days[0])}
    game = app.text(f"game-{results[0].game}")
    return app.narrator.language.form("day-week-line", "braille", game=game, series=signs, **values)


def _sign(result: DayResult | None) -> str:
    return "-" if result is None else str(amount_values(result.unit, result.value)["value"])


def share_line(app: App, line: str, name: str) -> None:
    """Copy a line of text to the clipboard of every channel that has one; if that fails for all, write it to a file in
    the folder of exports. Tell the player whether it was copied, written or neither.

    :param app: the program. :param line: the line. :param name: name of the file, without its ending.
    """
    copied = [channel.copy(line) for channel in app.announcer.channels if isinstance(channel, HasClipboard)]
    if any(copied):
        app.say("day-copied", line=line)
        return
    target = app.home.exports / f"{name}.txt"
    try:
        write_whole(target, f"{line}\n".encode())
    except OSError:
        app.say("not-exported", cue="refusal", name=str(target))
    else:
        app.say("day-written", line=line, name=str(target))
