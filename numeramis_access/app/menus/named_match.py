"""A match named on the command line: ``play whist --tour duck --seed 5``; options by their names."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec

from numeramis_access.app.menus.main_menu import main_menu
from numeramis_access.app.menus.new_match import ANY, choices_of
from numeramis_access.app.table.matches import begin
from numeramis_access.core.codec import read_options
from numeramis_access.core.ruleset import Options, Ruleset, fitting_seats

if TYPE_CHECKING:
    from numeramis_access.app.shell.program import App


def begin_named(
    app: App,
    game: str,
    words: list[str],
    seed: int | None,
    players: int | None,
    level: str | None,
    practice: bool = False,
) -> None:
    """Begin the match that the command line names; what was not understood is said, with the menu open instead.

    :param words: options in pairs, ``--tour duck``; ``--preset short`` takes a set of them.
    """
    app.scenes.append(main_menu(app))
    rules = app.catalogue[game].ruleset()
    try:
        options = options_from(rules, words)
        seats = fitting_seats(rules, options, players)
    except (KeyError, ValueError) as error:
        app.say("bad-match-words", what=str(error).strip("'"))
        app.scene.enter()
        return
    if level is not None:
        app.settings = msgspec.structs.replace(app.settings, level=level)
    if players not in (None, seats):
        app.say("other-number-of-players", count=seats)
    number = random.SystemRandom().randrange(ANY) if seed is None else seed
    begin(app, rules, options, seats, number, practice)


def options_from(rules: Ruleset[Any, Any, Any], words: list[str]) -> Options:
    """Return the options that pairs of words name.

    :raises ValueError: for words that are not ``--name value``, or a value not allowed. :raises KeyError: for an
        unknown preset.
    """
    values: dict[str, Any] = {}
    options = rules.options()
    fields = {field.name: field.type for field in msgspec.structs.fields(rules.options)}
    for name, value in zip(words[::2], [*words[1::2], ""], strict=False):
        key = name.removeprefix("--").replace("-", "_")
        if name.startswith("--preset"):
            options = rules.presets[value]
        elif not name.startswith("--") or key not in fields:
            raise ValueError(name)
        else:
            values[key] = _value(value, fields[key])
    return read_options(rules, {**msgspec.to_builtins(options), **values})


def _value(text: str, kind: Any) -> Any:
    """Return a word as the option's kind has it: lists by commas, the rest as TOML-like plain words.

    :raises ValueError: for a value not allowed; it says the word.
    """
    if str(kind).startswith(("tuple", "typing.Tuple")):
        return [part.replace("-", "_") for part in text.split(",") if part]
    if choices_of(kind):
        text = text.replace("-", "_")
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError:
        raise ValueError(text) from None
