"""Explains the signs of a braille line at a table: help lists them, a tour tells each at a touch."""

from __future__ import annotations

from numeramis_access.app.shell.ports import App
from numeramis_access.catalogue import Game
from numeramis_access.catalogue.load import find, path
from numeramis_access.output.braille_fields import COMMON, NO_FIELDS, AnyFields, GameFields
from numeramis_access.output.braille_layout import MESSAGE, OTHER, layout
from numeramis_access.output.channel import HasKeys

#: signs without a field of their own, in the order of explanation after the fields
EVERYWHERE = ("player", "open", "moment", "more", "behind", "pace", "pace-keys", "hold", "title", "key", "end")
#: signs that are explained only if the display has this key
OF_KEYS = {"pace-keys": "braille space+dot3+dot5", "moment": "braille dot1+dot2+dot3+dot6+dot7"}
#: fields that show the same in less or more room
SAME = {"others": "trick", "named": "trick"}
#: explanations for cards of two cells, and for displays with six dots
FRENCH, SIX = "card", "six"


def field_names(game: Game) -> list[str]:
    """Return the fields of a game's line, in the order in which the tour of the line numbers them."""
    return [*COMMON, *_fields(game).named]


def explanations(app: App, game: Game) -> list[str]:
    """Return the ids of the messages that explain every sign of a game's line, first the fields that its layout shows.
    """
    file = path(game.braille_layout) if game.braille_layout else OTHER
    shown = {slot.field for pages in layout(file).values() for page in pages for slot in page} - {MESSAGE}
    fields = [sign(app, game, name) for name in field_names(game) if name in shown]
    everywhere = [name for name in EVERYWHERE if name not in OF_KEYS or app.has_key(OF_KEYS[name])]
    more = (*((FRENCH,) if _fields(game).card_cells > 1 else ()), *everywhere, *((SIX,) if _six_dots(app) else ()))
    return list(dict.fromkeys([*fields, *(f"line-sign-{name}" for name in more)]))


def sign(app: App, game: Game, field: str) -> str:
    """Return the id of the message that explains a field: the game's own if it has one, else the common one.

    :param field: name of the field.
    """
    name = f"line-sign-{SAME.get(field, field)}"
    return own if app.narrator.language.has(own := f"{name}-{game.name}") else name


def _fields(game: Game) -> AnyFields:
    return find(game.braille_fields, GameFields) or NO_FIELDS


def _six_dots(app: App) -> bool:
    return any(isinstance(channel, HasKeys) and channel.dots == 6 for channel in app.announcer.channels)
