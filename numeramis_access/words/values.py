"""Values of messages in the forms that Fluent accepts: lists as one value, texts without control characters."""

from __future__ import annotations

from dataclasses import dataclass

from fluent.runtime.types import FluentType

from numeramis_access.core.text import safe_character

#: the most letters of a value; Fluent rejects sentences of more than 2,500
MAX_VALUE_LETTERS = 2000


@dataclass(frozen=True)
class Many(FluentType):
    """A list of values (cards or seats) passed to a message.

    :param items: the values.
    """

    items: tuple[object, ...]

    def format(self, locale: object, **options: object) -> str:
        """Return the items separated by spaces, for a message that uses neither ``CARDS`` nor ``SEATS``."""
        return " ".join(map(str, self.items))


def fluent_value(value: object) -> object:
    """Return a value in a form that Fluent accepts."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        return Many(tuple(value))
    if value is None:
        return "none"
    if isinstance(value, str):
        return _shown_value(value)
    return value


def _shown_value(value: str) -> str:
    """Return a text of any length and origin as a value; a terminal would obey its control characters."""
    if type(value) is str and not value.isprintable():
        value = "".join(sign if sign == "\n" else safe_character(sign) for sign in value[: MAX_VALUE_LETTERS + 1])
    return f"{value[:MAX_VALUE_LETTERS]}…" if len(value) > MAX_VALUE_LETTERS else value
