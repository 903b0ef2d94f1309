"""Texts to be read by ear: rules by heading, help with the keys as they are mapped."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from numeramis_access.app.shell.menu import Entry, Menu
from numeramis_access.app.shell.scene import Scene
from numeramis_access.input.commands import Command
from numeramis_access.output.screen import Item, Screen
from numeramis_access.words.announcement import Policy
from numeramis_access.words.texts import Paragraph, rules_text, rules_texts

if TYPE_CHECKING:
    from numeramis_access.app.shell.program import App
    from numeramis_access.core.table import Table


class Reader(Scene):
    """A text in paragraphs: up and down by paragraph, page up and page down by heading."""

    context = "reader"

    def __init__(self, app: App, title: str, paragraphs: list[Paragraph]) -> None:
        super().__init__(app)
        self._title = title
        self.paragraphs = paragraphs
        self.place = 0

    def enter(self) -> None:
        """Say the title and the first paragraph."""
        self.app.say("reader-title", Policy.NOW, title=self._title)
        self._say(Policy.QUEUE)

    def command(self, command: Command) -> None:
        """Move in the text, or leave it."""
        match command:
            case Command.NEXT | Command.ACTIVATE:
                self._go(self.place + 1)
            case Command.PREVIOUS:
                self._go(self.place - 1)
            case Command.FIRST:
                self._go(0)
            case Command.LAST:
                self._go(len(self.paragraphs) - 1)
            case Command.UP | Command.DOWN:
                self._heading(1 if command is Command.DOWN else -1)
            case Command.BACK | Command.MENU:
                self.app.pop()
            case _:
                self.app.say("not-in-reader", cue="refusal")

    def touched(self, zone: str, index: int) -> None:
        """Go to the paragraph that was touched."""
        if zone in ("items", "focus", "press"):
            self._go(index)

    def screen(self) -> Screen:
        """Return the text."""
        items = tuple(Item(text.text, role="heading" if text.level else "text") for text in self.paragraphs)
        return Screen("reader", self._title, items, self.place)

    def _go(self, to: int) -> None:
        inside = max(0, min(to, len(self.paragraphs) - 1))
        self.place = inside
        self._say(Policy.NOW, None if inside == to else "hand-end")

    def _heading(self, by: int) -> None:
        places = [place for place, paragraph in enumerate(self.paragraphs) if paragraph.level]
        ahead = [place for place in places if (place - self.place) * by > 0]
        if not ahead:
            self.app.say("no-more-headings", cue="hand-end")
            return
        self.place = min(ahead) if by > 0 else max(ahead)
        self._say(Policy.NOW)

    def _say(self, policy: Policy, cue: str | None = None) -> None:
        paragraph = self.paragraphs[self.place]
        message = "reader-heading" if paragraph.level else "say-text"
        self.app.say(message, policy, cue, text=paragraph.text)


def help_reader(app: App) -> Reader:
    """Return what is possible now, with the keys as they are mapped."""
    now = [Paragraph(text, 0) for text in app.scene.situation()]
    heading = [Paragraph(app.text("help-now"), 1)] if now else []
    keys = keys_reader(app, app.scene.context, app.scene.possible()).paragraphs
    return Reader(app, app.text("help-title"), [*heading, *now, *keys])


def keys_reader(app: App, context: str, possible: set[Command] | None = None) -> Reader:
    """Return the keys of a context; only those of possible commands where a set is given."""
    lines = [Paragraph(app.text(f"help-{context}"), 1)]
    if app.device == "braille":
        lines.append(Paragraph(app.text(f"line-help-{context}"), 0))
    for command, keys in app.keymap.keys_of(context):
        own = _of_device(keys, app.device)
        if own and (possible is None or command in possible):
            joined = app.narrator.language.join([key_name(app, key) for key in own])
            lines.append(Paragraph(app.text("help-line", keys=joined, does=_does(app, command, context)), 0))
    return Reader(app, app.text("help-title"), lines)


def _does(app: App, command: Command, context: str) -> str:
    """Return what a command does: in the game at the table or in this context, where that has a name of its own."""
    table = table_of(app)
    game = table.ruleset.name if table is not None and context == "table" else ""
    names = (f"command-{command}-{game}", f"command-{command}-{context}", f"command-{command}")
    return app.text(next(name for name in names if app.narrator.language.has(name)))


def _of_device(keys: list[str], device: str) -> list[str]:
    """Return the keys of what the player has under the hands: ``braille``, ``pad``, or empty for the keyboard.

    What a display or controller has no key for is done at the keyboard.
    """
    keyboard = [key for key in keys if not key.startswith(("braille ", "pad "))]
    return [key for key in keys if device and key.startswith(f"{device} ")] or keyboard


def key_name(app: App, key: str) -> str:
    """Return a key as people call it: words for named keys, letters and digits as they are."""
    device, _, name = key.partition(" ")
    if device == "braille":
        name = _braille_key(app, name)
    if device in ("braille", "pad"):
        return name if device == app.device else app.text(f"key-of-{device}", key=name)
    parts = key.split("+") if len(key) > 1 else [key]
    return " ".join(app.text(f"key-{part.replace(' ', '-')}") if len(part) > 1 else part for part in parts)


def key_of(app: App, context: str, command: Command) -> str:
    """Return the key of a command as people call it, on the device that is under the player's hands."""
    keys = dict(app.keymap.keys_of(context)).get(command, [])
    own = _of_device(keys, app.device) or keys
    return key_name(app, own[0]) if own else ""


def _braille_key(app: App, chord: str) -> str:
    """Return the keys of a braille display that are pressed together: named keys first, then the dots."""
    parts = chord.split("+")
    dots = [part[3:] for part in parts if part[:3] == "dot" and part[3:].isdigit()]
    known = app.narrator.language.has
    named = [part for part in parts if part[3:] not in dots]
    ids = {part: ("" if part[:4] == "key " else "line-key-") + part.replace(" ", "-") for part in named}
    words = [app.text(ids[part]) if known(ids[part]) else part for part in named]
    if dots:
        words.append(app.text("line-dots", dots=" ".join(dots), count=len(dots)))
    return " + ".join(words)


def rules_menu(app: App) -> Menu:
    """Return the menu of all texts on rules."""

    def entries() -> list[Entry]:
        texts = rules_texts(app.narrator.language.code)
        return [Entry(partial(_title, title), partial(_open, app, name)) for name, title in texts]

    return Menu(app, "menu-rules", entries)


def _title(title: str) -> str:
    return title


def _open(app: App, name: str) -> None:
    app.push(game_rules(app, name))


def game_rules(app: App, name: str) -> Reader:
    """Return a game's rules by ear."""
    paragraphs = rules_text(app.narrator.language.code, name)
    return Reader(app, paragraphs[0].text, paragraphs)


def table_of(app: App) -> Table | None:
    """Return the table that is being played at, or told of, if any."""
    return next((scene.table for scene in app.scenes if hasattr(scene, "table")), None)


def rules_of_scene(app: App) -> Scene:
    """Return the rules of the game at the table (of its tour, where it has one), or the menu of all rules."""
    table = table_of(app)
    if table is None:
        return rules_menu(app)
    name = table.ruleset.name
    special = f"{name}-{table.view(0).variant().replace('_', '-')}"
    names = [name for name, _ in rules_texts(app.narrator.language.code)]
    return game_rules(app, special if special in names else name)
