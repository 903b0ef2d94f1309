"""The player's own keys: single lines of keymap.toml are set and taken out, everything else in it stays as written."""

from __future__ import annotations

from pathlib import Path

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import Table

from numeramis_access.input.keymap import known_key
from numeramis_access.store.files import read_text, remove, write_whole


class KeysUnreadable(Exception):
    """The player's file is no TOML: it has to be mended by hand first."""


class OwnKeys:
    """The file of the player's own keys; each change can be taken back, one after another.

    Its methods raise ``KeysUnreadable`` for a file that is no TOML, and OSError where it cannot be read or written.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        #: what the file held before each change, None where there was none
        self._before: list[str | None] = []

    @property
    def changes(self) -> int:
        """Return how many changes can be taken back."""
        return len(self._before)

    def give(self, context: str, key: str, command: str) -> None:
        """Have a key give a command; an empty command takes the key away from whatever it gave."""
        text = self._text()
        document = self._read(text)
        section = document.setdefault(context, tomlkit.table())
        if not isinstance(section, Table):
            raise KeysUnreadable(context)
        written = [one for one in section if known_key(one) == key]
        for one in written[1:]:
            section.remove(one)
        section[written[0] if written else key] = command
        self._write(text, tomlkit.dumps(document))

    def forget(self, context: str, keys: set[str]) -> None:
        """Take what the player has set for these keys out of the file, so that they are what they were at first."""
        text = self._text()
        document = self._read(text)
        section = document.get(context)
        if isinstance(section, Table):
            for one in [one for one in section if known_key(one) in keys]:
                section.remove(one)
            self._write(text, tomlkit.dumps(document))

    def says(self, context: str, key: str) -> bool:
        """Return whether the file says something of a key in a section."""
        section = self._read(self._text()).get(context)
        return isinstance(section, Table) and any(known_key(one) == key for one in section)

    def reset(self) -> None:
        """Have no keys of one's own any longer; what the file held stays beside it under another name."""
        text = self._text()
        if text is not None:
            write_whole(self._path.with_name(f"{self._path.stem}.before{self._path.suffix}"), text.encode())
            self._write(text, None)

    def undo(self) -> None:
        """Take the last change back."""
        before = self._before.pop()
        if before is None:
            remove(self._path)
        else:
            write_whole(self._path, before.encode())

    def _text(self) -> str | None:
        try:
            return read_text(self._path)
        except FileNotFoundError:
            return None
        except ValueError as error:
            raise KeysUnreadable(self._path.name) from error

    @staticmethod
    def _read(text: str | None) -> tomlkit.TOMLDocument:
        try:
            return tomlkit.parse(text or "")
        except (TOMLKitError, RecursionError) as error:
            raise KeysUnreadable from error

    def _write(self, before: str | None, after: str | None) -> None:
        if after is None:
            remove(self._path)
        else:
            write_whole(self._path, after.encode())
        self._before.append(before)
