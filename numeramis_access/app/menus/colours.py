"""The player's own colours for the window: each chosen from a list with its contrast, and used if all are readable."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.output.window.colour_themes import MIN_CONTRAST, NAMED_COLOURS, contrast, parse_colour

#: parts with a colour, in the order of the setting
COLOURED_PARTS = ("text", "ground", "accent")


class OwnColours:
    """The three colours that the player is choosing.

    Window and settings keep their colours until the entry that uses all three is chosen.

    :ivar colours: the colour of each of ``COLOURED_PARTS`` in hexadecimal, as in ``Settings.own_colours``.
    """

    def __init__(self, app: App) -> None:
        self.app = app
        self.colours = dict(zip(COLOURED_PARTS, app.settings.own_colours, strict=True))

    def entries(self) -> Sequence[Entry]:
        """Return an entry for each colour, the entry that uses all three, and the way back.

        Left and right change a colour. The entry that uses all three refuses them, with a message, if text or accent
        has a contrast below ``MIN_CONTRAST`` to the ground; else they become the player's theme.
        """
        rows = [
            Entry(partial(self.app.text, f"colour-{part}"), None, partial(self._value, part), partial(self._step, part))
            for part in COLOURED_PARTS
        ]
        return [*rows, button_entry(self.app, "colours-use", self._use), back_entry(self.app)]

    def _step(self, part: str, by: int) -> None:
        values = list(NAMED_COLOURS.values())
        now = self.colours[part]
        place = values.index(now) + by if now in values else 0
        self.colours[part] = values[place % len(values)]

    def _value(self, part: str) -> str:
        """Return a colour's name and contrast; for the ground, the contrast of the text on it."""
        value = self.colours[part]
        known = next((name for name, other in NAMED_COLOURS.items() if other == value), None)
        name = self.app.text(f"colour-name-{known}") if known else value
        return self.app.text("colour-value", colour=name, contrast=self._contrast("text" if part == "ground" else part))

    def _contrast(self, part: str) -> float:
        part_colour, ground = parse_colour(self.colours[part]), parse_colour(self.colours["ground"])
        return 0.0 if part_colour is None or ground is None else contrast(part_colour, ground)

    def _use(self) -> None:
        text, accent = self._contrast("text"), self._contrast("accent")
        if min(text, accent) < MIN_CONTRAST:
            self.app.say("colours-unreadable", cue="refusal", text=text, accent=accent, least=MIN_CONTRAST)
            return
        self.app.change(theme="own", own_colours=tuple(self.colours[part] for part in COLOURED_PARTS))
        self.app.say("colours-used")


def menu(app: App) -> Menu:
    """Return the menu in which the player chooses three colours for the window."""
    return Menu(app, "settings-colours", OwnColours(app).entries)
