"""Names of a game's options and of their values, for menus and for announcements of the agreed rules."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from numeramis_access.core.ruleset import Options
from numeramis_access.words.language import Language


def option_name(language: Language, name: str) -> str:
    """Return the name of an option in a language.

    :param language: the language. :param name: name of the option's field.
    """
    return language.text(f"option-{as_message_id(name)}")


def option_value(language: Language, options: Options, name: str) -> str:
    """Return the value of an option in words: "yes" or "no", a number, or the message of a word.

    Zero has a message of its own for each option. For a list, the number of its elements is told.

    :param language: the language. :param options: the options. :param name: name of the option's field.
    """
    value = getattr(options, name)
    if isinstance(value, bool):
        return language.text("yes" if value else "no")
    if isinstance(value, tuple):
        return language.text("order-length", count=len(value))
    if value == 0:
        return language.text(f"option-{as_message_id(name)}-0", usual=options.number_for_zero(name))
    return (
        str(value) if isinstance(value, int) else language.text(f"option-{as_message_id(name)}-{as_message_id(value)}")
    )


def effective_options(language: Language, options: Options) -> Iterator[dict[str, object]]:
    """Yield the values of a message for each option that has an effect: ``option`` is its name, ``value`` its value in
    words.
    """
    for field in msgspec.structs.fields(options):
        if field.name not in options.options_without_effect():
            name = option_name(language, field.name)
            yield {"option": name, "value": option_value(language, options, field.name)}


def as_message_id(name: str) -> str:
    """Return a name of the program in the form of message ids, with dashes instead of underscores."""
    return name.replace("_", "-")
