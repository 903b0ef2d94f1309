"""The options of a game in the command line's help."""

from __future__ import annotations

import msgspec

from numeramis_access.app.shell.options import bounds_of, choices_of
from numeramis_access.catalogue import Game
from numeramis_access.words.language import Language


def options_help(game: Game, words: Language) -> str:
    """Return lines of text, one for each option of a game: its word on the command line, its values, and its name. The
    presets, if there are any, have the first line.

    :param game: the game. :param words: the game's messages in the wished language.
    """
    rules = game.ruleset()
    lines = [f"  --preset {'|'.join(rules.presets)}  {words.text('option-preset')}"] if rules.presets else []
    for field in msgspec.structs.fields(rules.options):
        name = field.name.replace("_", "-")
        lines.append(f"  --{name} {_values(field)}  {words.text(f'option-{name}')}")
    return "\n".join(lines)


def _values(field: msgspec.structs.FieldInfo) -> str:
    if field.type is bool:
        return "true|false"
    bounds = bounds_of(field.type)
    if bounds is not None:
        return f"{bounds[0]}..{bounds[1]}"
    return "|".join(map(str, choices_of(field.type))) or "A,B,…"
