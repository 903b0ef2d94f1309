"""Explains the signs of a braille line at a table: help lists them, and a tour of the line explains each when it is
touched.
"""

from __future__ import annotations

from numeramis_access.app.shell.ports import App
from numeramis_access.catalogue import Game
from numeramis_access.catalogue.load import find_part, path_of
from numeramis_access.output.braille_fields import COMMON_FIELDS, NO_FIELDS, AnyFields, GameFields
from numeramis_access.output.braille_layout import GENERAL_LAYOUT_FILE, MESSAGE_SLOT, layout
from numeramis_access.output.channel import HasKeys

#: signs without a field of their own, in the order of explanation after the fields
GENERAL_SIGNS = ("player", "open", "moment", "more", "behind", "pace", "pace-keys", "hold", "title", "key", "end")
#: signs that are explained only if the display has this key
KEY_OF_SIGN = {"pace-keys": "braille space+dot3+dot5", "moment": "braille dot1+dot2+dot3+dot6+dot7"}
#: fields that show the same in less or more room
SAME_FIELDS = {"others": "trick", "named": "trick"}
#: explanations for cards of two cells, and for displays with six dots
TWO_CELL_CARD_SIGN, SIX_DOTS_SIGN = "card", "six"


def field_names(game: Game) -> list[str]:
    """Return the names of the fields on a game's braille line, in the order in which the explanation of the line
    numbers them.
    """
    return [*COMMON_FIELDS, *_fields(game).by_name]


def explanation_messages(app: App, game: Game) -> list[str]:
    """Return the ids of the messages that explain every sign of a game's braille line.

    First come the fields that its layout shows, then the signs of every line. Signs for keys that no display has, and
    for cells that the layout does not use, are left out.

    :param app: the player's program.
    :param game: the game.
    """
    file = path_of(game.braille_layout) if game.braille_layout else GENERAL_LAYOUT_FILE
    shown = {slot.field for pages in layout(file).values() for page in pages for slot in page} - {MESSAGE_SLOT}
    fields = [sign_message(app, game, name) for name in field_names(game) if name in shown]
    everywhere = [name for name in GENERAL_SIGNS if name not in KEY_OF_SIGN or app.has_key(KEY_OF_SIGN[name])]
    more = (
        *((TWO_CELL_CARD_SIGN,) if _fields(game).card_cells > 1 else ()),
        *everywhere,
        *((SIX_DOTS_SIGN,) if _six_dots(app) else ()),
    )
    return list(dict.fromkeys([*fields, *(f"line-sign-{name}" for name in more)]))


def sign_message(app: App, game: Game, field: str) -> str:
    """Return the id of the message that explains a field: the game's own if it has one, else the common one.

    :param app: the program. :param game: the game. :param field: name of the field.
    """
    name = f"line-sign-{SAME_FIELDS.get(field, field)}"
    return own if app.narrator.language.has(own := f"{name}-{game.name}") else name


def _fields(game: Game) -> AnyFields:
    return find_part(game.braille_fields, GameFields) or NO_FIELDS


def _six_dots(app: App) -> bool:
    return any(isinstance(channel, HasKeys) and channel.dots == 6 for channel in app.announcer.channels)
