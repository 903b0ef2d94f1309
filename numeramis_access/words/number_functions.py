"""The functions by which messages write numbers, times and dates: words in speech, digits in braille."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from typing import Protocol, TypeAlias

from fluent.runtime.types import FluentFloat

from numeramis_access.words.bundle import Functions
from numeramis_access.words.numerals import TENTHS, NumberWords, Numerals, ordinal_values
from numeramis_access.words.phrases import braille_of

#: hours at which afternoon and evening begin, and the days in which a weekday names a date
NOON_HOUR, EVENING_HOUR, WEEK_DAYS = 12, 18, 7


class NumberMessages(NumberWords, Protocol):
    """The messages of one language, as the number functions use them."""

    @property
    def numerals(self) -> Numerals:
        """Return the writer of numbers in this language."""

    def form(self, message: str, attribute: str, **values: object) -> str:
        """Return an attribute of a message, or the message's text if it lacks the attribute.

        :param message: id of the message.
        :param attribute: name of the attribute.
        :param values: values by name.
        """


#: the units of long times: from how many seconds on, the larger and the smaller unit, each with its seconds
LONG_TIME_UNITS = ((86_400, (86_400, "day"), (3600, "hour")), (7200, (3600, "hour"), (60, "minute")))
SHORT_TIME_UNITS = (0, (60, "minute"), (1, "second"))
#: tells a number of something
TellCount: TypeAlias = Callable[..., str]


def _count_in_words(
    language: NumberMessages, number: float, of: str, case: str = "nom", after: str = "", parts: float = TENTHS
) -> str:
    numerals = language.numerals
    said = numerals.count(_plain(number), str(of), str(case), int(parts))
    return numerals.preposition(str(after), said) + said if after else said


def _say_in_words(
    language: NumberMessages, value: object, gender: str = "", case: str = "nom", after: str = "", parts: float = TENTHS
) -> object:
    if not isinstance(value, int | float):
        return value
    numerals = language.numerals
    said = numerals.cardinal(_plain(value), str(gender), str(case), int(parts))
    return numerals.preposition(str(after), said) + said if after else said


def _ordinal_in_words(language: NumberMessages, number: float, gender: str = "masculine", case: str = "nom") -> str:
    return language.numerals.ordinal(int(number), str(gender), str(case))


def _digits(language: NumberMessages, number: float, parts: int = TENTHS) -> str:
    """Return a number in digits. :param parts: parts of one to which it is rounded."""
    rounded = round(parts * float(number))
    return str(FluentFloat(rounded / parts).format(language.locale) if rounded % parts else rounded // parts)


def _preposition(language: NumberMessages, number: float, preposition: str, gender: str, case: str) -> str:
    """Return a preposition in the form that fits the spoken number."""
    if not preposition:
        return ""
    numerals = language.numerals
    return numerals.preposition(preposition, numerals.cardinal(_plain(number), gender, case))


def _count_in_digits(
    language: NumberMessages, number: float, of: str, case: str = "nom", after: str = "", parts: float = TENTHS
) -> str:
    noun = language.numerals.noun(_plain(number), str(of), str(case), int(parts))
    return f"{_preposition(language, number, str(after), '', str(case))}{_digits(language, number, int(parts))} {noun}"


def _say_in_digits(
    language: NumberMessages, value: object, gender: str = "", case: str = "nom", after: str = "", parts: float = TENTHS
) -> str:
    if isinstance(value, str):
        return braille_of(value)
    number = float(str(value))
    return _preposition(language, number, str(after), str(gender), str(case)) + _digits(language, number, int(parts))


def _amount(count: TellCount) -> TellCount:
    """Return the function that tells an amount in a deal's unit: tricks, points, or a unit of the game."""
    return lambda language, number, unit, case="nom": count(
        language, number, of=language.text(f"unit-{unit}"), case=case
    )


def _duration(count: TellCount) -> TellCount:
    """Return the function that tells seconds as minutes and seconds, long times by their two largest units."""

    def duration(language: NumberMessages, seconds: float, case: str = "nom") -> str:
        whole = round(float(seconds))
        _, (size, of), (small, smaller) = next(
            (units for units in LONG_TIME_UNITS if whole >= units[0]), SHORT_TIME_UNITS
        )
        many, rest = whole // size, whole % size // small
        parts = [(many, of)] * bool(many) + [(rest, smaller)] * bool(rest or not many)
        return " ".join(count(language, number, of=of, case=case) for number, of in parts)

    return duration


def _plain(number: float) -> float:
    """Return a Fluent number as a plain Python number."""
    return int(number) if float(number).is_integer() else float(number)


def moment_values(when: object, today: object = None) -> dict[str, object]:
    """Return the values of the message ``date`` for a date and time: year, month, day, weekday (1 for Monday), the time
    in several forms, the part of the day, and ``near``: ``today``, ``yesterday``, ``week`` for the last days, ``year``
    for an earlier day of this year, else ``date``.

    :param when: the date and time, ISO 8601.
    :param today: the listener's current day, ISO 8601, for words such as "yesterday"; None or empty to write the full
        date.
    :raises ValueError: if either is not ISO 8601.
    """
    moment = datetime.fromisoformat(str(when))
    parts = {name: getattr(moment, name) for name in ("year", "month", "day", "hour", "minute")}
    part = "morning" if moment.hour < NOON_HOUR else "afternoon" if moment.hour < EVENING_HOUR else "evening"
    return {
        **parts, "tens": moment.minute // 10, "clock": f"{moment:%H:%M}", "twelve": moment.hour % 12 or 12,
        "part": part, "weekday": moment.isoweekday(), "near": _day_beside(moment.date(), today),
    }  # fmt: skip


def _day_beside(day: date, today: object) -> str:
    """Return how a day is named on ``today``: today, yesterday, week (a weekday), year (without the year) or date."""
    if not today:
        return "date"
    now = datetime.fromisoformat(str(today)).date()
    ago = (now - day).days
    if 0 <= ago < WEEK_DAYS:
        return ("today", "yesterday", "week")[min(ago, 2)]
    return "year" if ago > 0 and day.year == now.year else "date"


#: the number functions of messages for speech
WORD_FUNCTIONS: Functions = {
    "COUNT": _count_in_words, "AMOUNT": _amount(_count_in_words), "DURATION": _duration(_count_in_words),
    "UNIT": lambda language, unit: language.form(f"unit-{unit}", "label"),
    "SAY": _say_in_words, "ORDINAL": _ordinal_in_words,
    "DATE": lambda language, when, today=None: language.text("date", **moment_values(when, today)),
}  # fmt: skip

#: the number functions of messages for braille
DIGIT_FUNCTIONS: Functions = {
    "COUNT": _count_in_digits, "AMOUNT": _amount(_count_in_digits), "DURATION": _duration(_count_in_digits),
    "UNIT": lambda language, unit: language.form(f"unit-{unit}", "label"),
    "SAY": _say_in_digits,
    "ORDINAL": lambda language, number, **form: language.text("ordinal-digits", **ordinal_values(int(number))),
    "DATE": lambda language, when, today=None: language.form("date", "braille", **moment_values(when, today)),
}  # fmt: skip
