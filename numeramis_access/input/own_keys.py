"""Changes the player's own keys line by line in keymap.toml; everything else in it stays as written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import Table

from numeramis_access.input.keymap import known_key
from numeramis_access.store.changing import change_file
from numeramis_access.store.files import MAX_TEXT_BYTES, read_regular_file, write_whole


class KeysUnreadable(Exception):
    """The player's keymap file must be corrected by hand first: it is not TOML in UTF-8, or a section is no table."""


class OwnKeys:
    """The player's keymap file. Changes made by this object can be undone one by one, the last first.

    Its methods raise ``KeysUnreadable`` for a file that is not TOML in UTF-8, and OSError if it cannot be read or
    written.

    :param path: the file, which need not exist.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        #: the content before and after each change, None for no file
        self._changes: list[tuple[str | None, str | None]] = []

    @property
    def changes(self) -> int:
        """Return the number of changes that can be undone."""
        return len(self._changes)

    def set_key(self, context: str, key: str, command: str) -> None:
        """Set the command of a key in the file; all entries for that key in the section become one.

        :param context: section of the keymap. :param key: keymap name of the key.
        :param command: name of the command; empty to remove the key from the section.
        :raises KeysUnreadable: if the file is not TOML or the section is no table.
        :raises OSError: if the file cannot be read or written.
        """

        def given(text: str | None) -> str:
            document = self._read(text)
            section = document.setdefault(context, tomlkit.table())
            if not isinstance(section, Table):
                raise KeysUnreadable(context)
            written = [entry for entry in section if known_key(entry) == key]
            for name in written[1:]:
                section.remove(name)
            section[written[0] if written else key] = command
            return tomlkit.dumps(document)

        self._change(given)

    def forget(self, context: str, keys: set[str]) -> None:
        """Remove the player's settings of these keys, so that the defaults apply again; the file stays the same if it
        has no such section.

        :param context: section of the keymap. :param keys: keymap names of the keys.
        :raises KeysUnreadable: if the file is not TOML. :raises OSError: if it cannot be read or written.
        """

        def forgotten(text: str | None) -> str | None:
            document = self._read(text)
            section = document.get(context)
            if not isinstance(section, Table):
                return text
            for name in [entry for entry in section if known_key(entry) in keys]:
                section.remove(name)
            return tomlkit.dumps(document)

        self._change(forgotten)

    def has_key(self, context: str, key: str) -> bool:
        """Return whether the file sets or removes a command of a key; False without a file.

        :param context: section of the keymap. :param key: keymap name of the key.
        :raises KeysUnreadable: if the file is not TOML. :raises OSError: if it cannot be read.
        """
        section = self._read(self._text()).get(context)
        return isinstance(section, Table) and any(known_key(name) == key for name in section)

    def reset(self) -> None:
        """Remove the file with all own keys; its content is kept in ``keymap.before.toml``, which replaces an older
        such file.

        :raises KeysUnreadable: if the file is not UTF-8. :raises OSError: if it cannot be read or written.
        """

        def gone(text: str | None) -> None:
            if text is not None:
                write_whole(self._path.with_name(f"{self._path.stem}.before{self._path.suffix}"), text.encode())

        self._change(gone)

    def undo(self) -> None:
        """Undo the last change that is not undone; keys that another program set in the meantime stay.

        :raises IndexError: if there is no change to undo.
        :raises KeysUnreadable: if the file is not TOML or a section is no table.
        :raises OSError: if it cannot be read or written.
        """
        before, after = self._changes[-1]
        change_file(self._path, lambda content: _encode(self._taken_back(before, after, self._decode(content))))
        self._changes.pop()

    def _text(self) -> str | None:
        try:
            return self._decode(read_regular_file(self._path, MAX_TEXT_BYTES))
        except FileNotFoundError:
            return None

    def _decode(self, content: bytes | None) -> str | None:
        try:
            return None if content is None else content.decode("utf-8-sig")
        except ValueError as error:
            raise KeysUnreadable(self._path.name) from error

    def _taken_back(self, before: str | None, after: str | None, now: str | None) -> str | None:
        """Return the content of the file without a change, None for no file.

        :param before: the content before the change. :param after: the content after it.
        :param now: the content with that change and with others.
        """
        if now == after:
            return before
        document, old, new = self._read(now), self._read(before).unwrap(), self._read(after).unwrap()
        for context in old.keys() | new.keys():
            section = document.setdefault(context, tomlkit.table())
            was, had = old.get(context, {}), new.get(context, {})
            if not all(isinstance(table, dict) for table in (section, was, had)):
                raise KeysUnreadable(context)
            for key in (name for name in was.keys() | had.keys() if was.get(name) != had.get(name)):
                if key in was:
                    section[key] = was[key]
                else:
                    section.pop(key, None)
        return tomlkit.dumps(document)

    @staticmethod
    def _read(text: str | None) -> tomlkit.TOMLDocument:
        try:
            return tomlkit.parse(text or "")
        except (TOMLKitError, RecursionError) as error:
            raise KeysUnreadable from error

    def _change(self, change: Callable[[str | None], str | None]) -> None:
        """Change the text of the file, None for no file, and remember the change if there was one."""
        texts: list[str | None] = []

        def changed(content: bytes | None) -> bytes | None:
            before = self._decode(content)
            texts[:] = before, change(before)
            return _encode(texts[1])

        change_file(self._path, changed)
        if texts[0] != texts[1]:
            self._changes.append((texts[0], texts[1]))


def _encode(text: str | None) -> bytes | None:
    return None if text is None else text.encode()
