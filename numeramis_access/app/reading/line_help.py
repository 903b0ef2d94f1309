"""Help for a braille display: the most needed commands on one page, then all other commands, then the signs.

The first page has at most fifteen lines of forty cells. Commands without a key on this display are not named.
"""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence

from numeramis_access.app.shell.ports import App
from numeramis_access.app.table.line_signs import explanation_messages
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.words.phrases import braille_of
from numeramis_access.words.texts import Paragraph

#: lines of the first page, and cells of a line
FIRST_PAGE_LINES, LINE_CELLS = 15, 40
#: the most needed commands; all others follow in their own order
NEEDED_COMMANDS = (
    Command.ACTIVATE, Command.MARK, Command.HELP, Command.MENU, Command.BACK, Command.NEXT_PLAYABLE, Command.TABLE,
    Command.TURN, Command.SCORE, Command.HIGHEST, Command.HAND, Command.LAST_TRICK, Command.HINT, Command.NEXT,
    Command.PREVIOUS, Command.DOWN, Command.UP, Command.HISTORY_BACK, Command.HISTORY_FORWARD,
)  # fmt: skip
#: messages for a display without named keys, by the key that it has over or beside its cells
HELP_OF_NAMELESS_KEYS = {"braille routing 0": "line-help", "braille line 0": "rows-help"}
#: returns a line of help, a command with its first key; empty if this display has no key for it
HelpLine = Callable[[AnyCommand], str]


def line_help(
    app: App, context: str, commands: Sequence[AnyCommand], line: HelpLine, about: Sequence[str]
) -> list[Paragraph]:
    """Return the help for a player with a braille display.

    First comes a sentence about a display without named keys, if this is one, then the commands with a key on it, the
    most needed first. If some commands have none, a sentence says so. At a table the signs of the braille line follow.

    :param app: the program. :param context: section of the keymap.
    :param commands: the commands that have an effect now.
    :param line: returns the text of a command, empty for one without a key on this display.
    :param about: names of the texts of rules, as ``Scene.rules_topics`` returns them; the last one is the game.
    """
    ordered = sorted(
        commands,
        key=lambda command: NEEDED_COMMANDS.index(command) if command in NEEDED_COMMANDS else len(NEEDED_COMMANDS),
    )
    road = next((f"{name}-{context}" for key, name in HELP_OF_NAMELESS_KEYS.items() if app.has_key(key)), "")
    told = [Paragraph(app.text(road), 0)] if road and app.narrator.language.has(road) else []
    lines = [line(command) for command in ordered]
    told += [Paragraph(text, 0) for text in lines if text]
    others = [] if all(lines) else [Paragraph(app.text("line-help-keyboard"), 0)]
    return [*told, *others, *(_signs(app, about) if context == "table" else [])]


def with_heading_after_first_page(app: App, paragraphs: Sequence[Paragraph]) -> list[Paragraph]:
    """Return paragraphs with the heading of further help before the first one that does not fit on the first page of
    braille; unchanged if all fit.

    :param app: the program. :param paragraphs: the help, written in lines of ``LINE_CELLS`` cells.
    """
    lines = 0
    for place, paragraph in enumerate(paragraphs):
        lines += len(textwrap.wrap(braille_of(paragraph.text), LINE_CELLS - 1))
        if lines > FIRST_PAGE_LINES:
            return [*paragraphs[:place], Paragraph(app.text("line-help-more"), 1), *paragraphs[place:]]
    return list(paragraphs)


def _signs(app: App, about: Sequence[str]) -> list[Paragraph]:
    """Return the meaning of each sign of the line, after a heading."""
    if not about:
        return []
    told = [Paragraph(app.text(message), 0) for message in explanation_messages(app, app.catalogue[about[-1]])]
    return [Paragraph(app.text("line-signs"), 1), *told]
