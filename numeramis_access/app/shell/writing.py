"""Menus in which a text is typed: an edit field with a cursor.

Typed letters are echoed, keys of the cursor say the letter at it. Enter submits the text; leaving with an unsent text
asks first. Cells written by dots are read in the player's own braille table, word by word (``input/writing``).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from typing import ClassVar

from numeramis_access.app.shell.menu import Entry, Menu, button_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scan_items import CommandScanItem, LetterScanItem, ScanGroup, ScanItem
from numeramis_access.app.shell.scene import Pop, Stay, Transition
from numeramis_access.core.text import clean_text
from numeramis_access.input.commands import AnyCommand, Command
from numeramis_access.input.editing import Draft
from numeramis_access.input.writing import DottedWord, cell_patterns
from numeramis_access.words.announcement import Priority

#: longest name of a player, in characters
MAX_NAME_CHARACTERS = 30
#: the effect of cursor keys on a draft
CURSOR_MOVES: dict[AnyCommand, Callable[[Draft], Draft]] = {
    Command.UP: Draft.with_cursor_left,
    Command.DOWN: Draft.with_cursor_right,
    Command.FIRST: lambda draft: draft.with_cursor_at(0),
    Command.LAST: lambda draft: draft.with_cursor_at(len(draft.text)),
    Command.WORD_BACK: Draft.with_cursor_at_previous_word,
    Command.WORD_ON: Draft.with_cursor_at_next_word,
}


class WritingMenu(Menu):
    """A menu of one text, and the way back; Enter on the text submits it, but refuses a blank one.

    :param title: message id of the question.
    :param written: called with the text after the menu has been left; returns the next transition, None to stay in the
        scene below.
    :param text: the initial text. :param longest: maximum number of characters.
    :param exactly: whether the submitted text keeps its invisible characters and blanks within, as a translation must;
        otherwise it is cleaned as by ``clean_text``.
    :param values: the values of the question.
    """

    context = "writing"
    writes: ClassVar[bool] = True

    def __init__(
        self,
        app: App,
        title: str,
        written: Callable[[str], Transition | None],
        text: str = "",
        longest: int = 40,
        exactly: bool = False,
        **values: object,
    ) -> None:
        super().__init__(app, title, self._lines, **values)
        self.draft = Draft.of_text(text)
        self.longest = longest
        self._exactly = exactly
        self._begun = self.draft.text
        self._written = written
        self._dotted: DottedWord | None = None

    @property
    def text(self) -> str:
        """Return the text so far."""
        return self.draft.text

    @property
    def has_draft(self) -> bool:
        """Return whether the text differs from the initial one and is not blank."""
        return bool(clean_text(self.text)) and self.text != self._begun

    def enter(self) -> None:
        """Say the focused entry, the text field, whose name is the question; the title is not said separately."""
        self.entries = self._make()
        self.focus = 0
        self._say_focus(Priority.NOW, "menu-open")

    def _lines(self) -> list[Entry]:
        field = Entry(
            self.title,
            self._done,
            self._value,
            braille=self._in_braille,
            draft=lambda: self.draft,
            pending_cells=self._unread_cells,
        )
        return [field, button_entry(self.app, "cancel", self.go_back)]

    def _in_braille(self) -> str:
        return self.app.narrator.language.phrase(self._title, **self._values).braille

    def _value(self) -> str:
        return self.text or self.app.text("writing-nothing")

    def _unread_cells(self) -> str:
        """Return cells that form no character yet, as braille patterns."""
        return self._dotted.pending_patterns if self._dotted else ""

    # keys

    def command(self, command: AnyCommand) -> Transition | None:
        """Erase letters, or move the cursor while the text field has the focus; other commands act as in any menu.

        Return the next transition, None to stay.
        """
        if command is Command.ERASE:
            self._erase()
        elif command is Command.DELETE:
            self._delete()
        elif command in CURSOR_MOVES and self.focus == 0:
            self._go(CURSOR_MOVES[command](self.draft), of_word=command in (Command.WORD_BACK, Command.WORD_ON))
        else:
            return super().command(command)
        return None

    def write(self, character: str) -> Transition | None:
        """Insert a character before the cursor and echo it by the player's setting, or say that the text is long
        enough. Braille cells that form no character yet are dropped, and the player is told. Return None, to stay.
        """
        unread, self._dotted = self._unread_cells(), None
        if self._fits(draft := self.draft.insert(character)):
            self._put(character, draft)
        if unread:
            self.app.say("writing-unread", Priority.QUEUE, "refusal", cells=unread)
        return None

    def write_cell(self, cell: int, tables: tuple[str, ...]) -> Transition | None:
        """Add a cell to the present word in dots; the text of that word so far stands before the cursor.

        A cell that has no meaning there is refused. Return None, to stay.

        :param cell: the dots of the cell as bits, dot 1 lowest.
        :param tables: names of the braille tables, as in ``input.writing.DottedWord``.
        """
        before = self._dotted or DottedWord(tables, behind=self.draft.text[: self.draft.at][-1:].isalnum())
        now = before.write(cell)
        if now.is_meaningless:
            self.app.say("writing-unread", cue="refusal", cells=cell_patterns(now.cells[-1:]))
            return None
        draft = self.draft.without_last(len(before.text)).insert(now.text)
        more = now.text.startswith(before.text) and now.text != before.text
        typed = now.text[len(before.text) :] if more else "" if now.text == before.text else now.text
        if self._fits(draft):
            self._dotted = now
            self._put(typed, draft)
        return None

    def take_touch(self, zone: str, index: int) -> Transition | None:
        """Put the cursor at the touched letter and say it; other touches act as in any menu. Return the next
        transition, None to stay.

        :param zone, index: as in ``Touched``.
        """
        if zone == "letter":
            self._go(self.draft.with_cursor_at(index))
            return None
        return super().take_touch(zone, index)

    def possible_commands(self) -> set[AnyCommand] | None:
        """Return the commands that have an effect: in the text all but undo, at the other entry those of a menu without
        moves by words.
        """
        if self.focus:
            return (super().possible_commands() or set()) - {Command.WORD_BACK, Command.WORD_ON}
        return set[AnyCommand](Command) - {Command.UNDO}

    def take_line(self, text: str) -> Transition | None:
        """Take a whole line typed at the terminal or on the page as the text, cut to the longest length, and submit it;
        an empty one is refused. Return the next transition, ``Stay`` to stay.
        """
        self.draft, self._dotted = Draft.of_text(text[: self.longest]), None
        return self._done() or Stay()

    def keep_draft(self, text: str) -> None:
        """Store the text of the page's own field, cut to the longest length, so that leaving it asks first; nothing is
        said.
        """
        self.draft, self._dotted = Draft.of_text(text[: self.longest]), None

    def scan_items(self) -> Sequence[ScanItem]:
        """Return the letters of the language by groups, the space, erasing, then submitting."""
        letters = self.app.text("letters-by-groups").split()
        groups = [ScanGroup(" ".join(group), tuple(map(LetterScanItem, group))) for group in letters]
        return [*groups, LetterScanItem(" "), CommandScanItem(Command.ERASE), *super().scan_items()]

    # the text

    def _fits(self, draft: Draft) -> bool:
        """Return whether a draft is short enough, and say so if not."""
        if len(draft.text) > self.longest:
            self.app.say("writing-too-long", cue="hand-end", count=self.longest)
            return False
        return True

    def _put(self, typed: str, draft: Draft) -> None:
        """Replace the draft, and echo the typed text."""
        self.focus, self.draft = 0, draft
        self._echo(typed)
        self._note_told()

    def _echo(self, typed: str) -> None:
        """Echo typed text by the player's setting: each letter, or the word that a blank ends."""
        wish = self.app.settings.echo
        word = self.draft.word if typed == " " else ""
        if wish == "letters" and typed and not word:
            self._say_letters("writing-now", typed)
        elif wish != "none" and word:
            self.app.say("writing-now", cue="menu-move", letter=word)
        elif wish == "letters" and self._dotted and self._dotted.pending_cells:
            self.app.say("writing-sign", cue="menu-move", dots=self._dotted.last_dots)

    def _say_letters(self, message: str, letters: str) -> None:
        named = self._name(letters) if len(letters) == 1 else letters
        self.app.say(message, cue="menu-move", letter=named)

    def _name(self, character: str) -> str:
        """Return a character's name: marks have names, capitals are announced as such."""
        if character.isalnum() or len(character) > 1:  # a letter with an accent can have several parts
            return self.app.text("writing-capital", letter=character) if character.isupper() else character
        sign = f"sign-{unicodedata.name(character, 'none').lower().replace(' ', '-')}"
        return self.app.text(sign) if self.app.narrator.language.has(sign) else character

    def _erase(self) -> None:
        self.focus = 0
        before = self._dotted if self._dotted and self._dotted.cells else None
        if before is None:
            self._dotted = None
            self._take_away(self.draft.backspace(), self.draft.character_before_cursor)
            return
        now = self._dotted = before.backspace()
        draft = self.draft.without_last(len(before.text)).insert(now.text)
        gone = before.text[len(now.text) :] if before.text.startswith(now.text) else before.text
        if gone:
            self._take_away(draft, gone)
        else:
            self.app.say("writing-sign-gone", cue="menu-move", dots=before.last_dots)

    def _delete(self) -> None:
        self.focus, self._dotted = 0, None
        self._take_away(self.draft.delete(), self.draft.character_at_cursor)

    def _take_away(self, draft: Draft, gone: str) -> None:
        """Shorten the draft, and say the removed text."""
        if not self.text:
            self.app.say("writing-empty", cue="hand-end")
        elif not gone:
            self.app.say("writing-begin" if draft.at == 0 else "writing-end", cue="hand-end")
        else:
            self.draft = draft
            self._say_letters("writing-gone", gone)
            self._note_told()

    def _go(self, draft: Draft, of_word: bool = False) -> None:
        """Move the cursor and say its letter, or the word that begins there."""
        self.focus, self._dotted = 0, None
        edge = draft == self.draft
        self.draft = draft
        cue = "hand-end" if edge else "menu-move"
        if not self.text:
            self.app.say("writing-empty", cue=cue)
        elif not draft.character_at_cursor:
            self.app.say("writing-end", cue=cue)
        elif of_word:
            self.app.say("writing-at", cue=cue, letter=draft.text[draft.at :].split()[0])
        else:
            self.app.say("writing-at", cue=cue, letter=self._name(draft.character_at_cursor))
        self._note_told()

    # the end

    def _done(self) -> Transition | None:
        text = self.text.strip() if self._exactly else clean_text(self.text)
        if not clean_text(text):
            self.app.say("writing-empty", cue="refusal")
            return None
        return Pop(then=lambda: self._written(text))
