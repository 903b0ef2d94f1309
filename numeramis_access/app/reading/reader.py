"""Texts to read by ear: rules by heading, help with the present keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from numeramis_access.app.reading.line_help import line_help, with_heading_after_first_page
from numeramis_access.app.shell.global_commands import has_effect
from numeramis_access.app.shell.key_help import help_line, keys_help
from numeramis_access.app.shell.menu import Entry, Menu
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scan_items import ScanItem, scan_items_of_commands
from numeramis_access.app.shell.scene import NothingHere, Pop, Push, Scene, Transition
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.output.screen import Item, Screen
from numeramis_access.words.announcement import Priority
from numeramis_access.words.texts import Paragraph, rules_text, rules_texts

#: the topics of rules and of help
RULES_TOPIC, HELP_TOPIC = "rules", "help"


class Reader(Scene):
    """A text in paragraphs, read by commands that go from paragraph to paragraph or from heading to heading.

    :param title: title of the text. :param paragraphs: the paragraphs, at least one.
    :param then: returns the transition after leaving; None to enter the scene below.
    :ivar place: index of the present paragraph, from 0.
    """

    context = "reader"

    def __init__(
        self, app: App, title: str, paragraphs: Sequence[Paragraph], then: Callable[[], Transition] | None = None
    ) -> None:
        self.app = app
        self._then = then
        self._title = title
        self.paragraphs = paragraphs
        self.place = 0

    def enter(self) -> None:
        """Say the title and the present paragraph."""
        self.app.say("reader-title", Priority.NOW, shown_by="title", title=self._title)
        self._say(Priority.QUEUE)

    def command(self, command: AnyCommand) -> Transition | None:
        """Move in the text and return None, to stay; leave it, or return ``NothingHere`` for other commands."""
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
                return Pop(then=self._then)
            case _:
                return NothingHere()
        return None

    def scan_items(self) -> Sequence[ScanItem]:
        """Return the commands that move in a text, and the command that leaves it."""
        return scan_items_of_commands(Command.NEXT, Command.PREVIOUS, Command.DOWN, Command.UP, Command.BACK)

    def take_touch(self, zone: str, index: int) -> Transition | None:
        """Go to the touched paragraph and say it; touches of other zones have no effect. Return None, to stay."""
        if zone in ("items", "point", "focus", "press", "name"):
            self._go(index)
        return None

    def screen(self) -> Screen:
        """Return the screen: an item for each paragraph, with the focus on the present one."""
        items = tuple(Item(text.text, role="heading" if text.level else "text") for text in self.paragraphs)
        return Screen("reader", self._title, items, self.place)

    def _go(self, to: int) -> None:
        inside = max(0, min(to, len(self.paragraphs) - 1))
        self.place = inside
        self._say(Priority.NOW, None if inside == to else "hand-end")

    def _heading(self, by: int) -> None:
        places = [place for place, paragraph in enumerate(self.paragraphs) if paragraph.level]
        ahead = [place for place in places if (place - self.place) * by > 0]
        if not ahead:
            self.app.say("no-more-headings", cue="hand-end")
            return
        self.place = min(ahead) if by > 0 else max(ahead)
        self._say(Priority.NOW)

    def _say(self, priority: Priority, cue: str | None = None) -> None:
        paragraph = self.paragraphs[self.place]
        message = "reader-heading" if paragraph.level else "say-text"
        self.app.say(message, priority, cue, shown_by="focus", text=paragraph.text)


def help_reader(app: App, scene: Scene) -> Reader:
    """Return the help of a scene as a text: its situation, then the commands that work now, with the keys of the
    present device.
    """
    situation = [Paragraph(text, 0) for text in scene.situation()]
    heading = [Paragraph(app.text("help-now"), 1)] if situation else []
    keys = keys_text(app, scene.context, scene.possible_commands(), scene.rules_topics(), scene.kind)
    paragraphs = [*heading, *situation, *keys]
    if app.device == "braille":
        paragraphs = with_heading_after_first_page(app, paragraphs)
    reader = Reader(app, app.text("help-title"), paragraphs)
    reader.topic = HELP_TOPIC
    return reader


def keys_reader(app: App, context: str) -> Reader:
    """Return the help with the keys of a context on the present device, as a text.

    :param app: the program. :param context: section of the keymap. :raises KeyError: for an unknown context.
    """
    return Reader(app, app.text("help-title"), keys_text(app, context))


def keys_text(
    app: App, context: str, possible: set[AnyCommand] | None = None, about: Sequence[str] = (), kind: str = ""
) -> list[Paragraph]:
    """Return a heading and paragraphs with the keys of a context on the present device; at a table, the signs of the
    line follow for a braille display.

    :param app: the program. :param context: section of the keymap.
    :param possible: the commands to name; None for all that can have an effect here.
    :param about: names of the texts of rules, as ``Scene.rules_topics`` returns them; the last can have its own names
        of commands.
    :param kind: the scene's name in help, as ``Scene.kind``; empty for the name of the context.
    :raises KeyError: for an unknown context.
    """
    known = [command for command, _ in app.keymap.keys_of(context) if has_effect(app, command)]
    commands = [command for command in known if possible is None or command in possible]
    heading = Paragraph(app.text(f"help-{kind or context}"), 1)
    where = [*about[-1:], *([kind] if kind else [])]
    if app.device == "braille":
        return [heading, *line_help(app, context, commands, partial(help_line, app, context, where=where), about)]
    return [heading, *keys_help(app, context, commands, where, kind)]


def rules_reader(app: App, names: Sequence[str]) -> Scene:
    """Return a reader of the first of these texts of rules that exists, or of a sentence that the game has none.

    :param app: the program.
    :param names: names of texts of rules, the last one of a game; if there are none, the menu of all rules is returned.
    """
    if not names:
        return rules_menu(app)
    where = app.language.code, app.catalogue.locales(), app.language.languages
    known = {name for name, _ in rules_texts(*where)}
    name = next((name for name in names if name in known), None)
    title, *paragraphs = rules_text(name, *where) if name is not None else _no_rules(app, names[-1])
    reader = Reader(app, title.text, paragraphs)
    reader.topic = RULES_TOPIC
    return reader


def _no_rules(app: App, game: str) -> list[Paragraph]:
    return [Paragraph(app.text(f"game-{game}"), 1), Paragraph(app.text("rules-none"), 0)]


def rules_menu(app: App) -> Menu:
    """Return the menu of all texts on rules."""

    def entries() -> list[Entry]:
        texts = rules_texts(app.language.code, app.catalogue.locales(), app.language.languages)
        return [Entry(partial(str, title), partial(_open, app, name)) for name, title in texts]

    menu = Menu(app, "menu-rules", entries)
    menu.topic = RULES_TOPIC
    return menu


def _open(app: App, name: str) -> Push:
    return Push(rules_reader(app, (name,)))
