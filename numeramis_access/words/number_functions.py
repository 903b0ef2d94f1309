"""The functions by which messages tell numbers, times and dates: words in speech, digits in braille."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from typing import Protocol

from babel import Locale
from fluent.runtime.types import FluentFloat

from numeramis_access.words.bundle import Functions
from numeramis_access.words.formed import written
from numeramis_access.words.languages import LanguageRecord
from numeramis_access.words.numerals import Numerals, place_in_digits

#: hours at which afternoon and evening begin, and the days in which a weekday names a date
NOON, EVENING, WEEK = 12, 18, 7


class Forming(Protocol):
    """Forms the messages of one language."""

    record: LanguageRecord

    def text(self, message: str, **values: object) -> str:
        """Return the text of a message."""

    def form(self, message: str, attribute: str, **values: object) -> str:
        """Return one attribute of a message."""


def in_words(language: Forming, numerals: Numerals) -> Functions:
    """Return the number functions for speech. :param language: forms dates and prepositions."""

    def count(number: float, of: str, case: str = "nom", after: str = "") -> str:
        said = numerals.count(_plain(number), str(of), str(case))
        return numerals.preposition(str(after), said) + said

    def say(value: object, gender: str = "", case: str = "nom", after: str = "") -> object:
        if not isinstance(value, int | float):
            return value
        said = numerals.cardinal(_plain(value), str(gender), str(case))
        return numerals.preposition(str(after), said) + said

    def ordinal(number: float, gender: str = "masculine", case: str = "nom") -> str:
        return numerals.ordinal(int(number), str(gender), str(case))

    return {
        "COUNT": count, "AMOUNT": _amount(language, count), "UNIT": lambda unit: language.form(f"unit-{unit}", "label"),
        "SAY": say, "ORDINAL": ordinal, "DURATION": _duration(count),
        "DATE": lambda when, today=None: language.text("date", **moment(when, today)),
    }  # fmt: skip


def in_digits(language: Forming, numerals: Numerals) -> Functions:
    """Return the number functions for braille; a preposition keeps the form that fits the spoken number."""
    locale = Locale.parse(language.record.plurals)

    def digits(number: float) -> str:
        tenths = round(10 * float(number))
        return str(FluentFloat(tenths / 10).format(locale) if tenths % 10 else tenths // 10)

    def before(number: float, preposition: str, gender: str, case: str) -> str:
        return preposition and numerals.preposition(preposition, numerals.cardinal(_plain(number), gender, case))

    def count(number: float, of: str, case: str = "nom", after: str = "") -> str:
        noun = numerals.noun(_plain(number), str(of), str(case))
        return f"{before(number, str(after), '', str(case))}{digits(number)} {noun}"

    def say(value: object, gender: str = "", case: str = "nom", after: str = "") -> str:
        if isinstance(value, str):
            return written(value)
        number = float(str(value))
        return before(number, str(after), str(gender), str(case)) + digits(number)

    return {
        "COUNT": count, "AMOUNT": _amount(language, count), "UNIT": lambda unit: language.form(f"unit-{unit}", "label"),
        "SAY": say, "DURATION": _duration(count),
        "ORDINAL": lambda number, **form: language.text("ordinal-digits", **place_in_digits(int(number))),
        "DATE": lambda when, today=None: language.form("date", "braille", **moment(when, today)),
    }  # fmt: skip


def _plain(number: float) -> float:
    """Return a Fluent number as a plain Python number."""
    return int(number) if float(number).is_integer() else float(number)


def _amount(language: Forming, count: Callable[..., str]) -> Callable[..., str]:
    """Return the function that tells an amount in a deal's unit: tricks, points, or a unit of the game."""
    return lambda number, unit, case="nom": count(number, of=language.text(f"unit-{unit}"), case=case)


def _duration(count: Callable[..., str]) -> Callable[..., str]:
    """Return the function that tells seconds as minutes and seconds. :param count: tells a number of something."""

    def duration(seconds: float, case: str = "nom") -> str:
        minutes, rest = divmod(round(float(seconds)), 60)
        parts = [(minutes, "minute")] * bool(minutes) + [(rest, "second")] * bool(rest or not minutes)
        return " ".join(count(number, of=of, case=case) for number, of in parts)

    return duration


def moment(when: object, today: object = None) -> dict[str, object]:
    """Return the parts of an ISO date and time as message values.

    :param today: the listener's present day, None to name the full date.
    """
    moment = datetime.fromisoformat(str(when))
    parts = {name: getattr(moment, name) for name in ("year", "month", "day", "hour", "minute")}
    part = "morning" if moment.hour < NOON else "afternoon" if moment.hour < EVENING else "evening"
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
    if 0 <= ago < WEEK:
        return ("today", "yesterday", "week")[min(ago, 2)]
    return "year" if ago > 0 and day.year == now.year else "date"
