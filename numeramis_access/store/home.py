"""The paths of one player's files, as a value, so that one process can hold several players' homes."""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from numeramis_access.store.files import RunLater, Sync, do_at_once, sync_at_once

PROGRAM_NAME = "numeramis-access"
#: How several programs of one player share a file or folder: each changes its own keys under the folder's lock
#: (``changing``), each only appends lines, a database separates them, each thing is a file of its own, or the last
#: written value wins.
Sharing: TypeAlias = Literal["by key", "added to", "data base", "a file each", "one value"]
#: by property of ``Home``
SHARING: dict[str, Sharing] = {
    "settings_file": "by key", "version_file": "one value", "keymap_file": "by key", "translations": "by key",
    "window_file": "one value", "matches": "a file each", "records": "a file each", "called_matches": "a file each",
    "statistics": "data base", "companions": "data base",
    "evenings": "data base", "progress_file": "by key", "positions_file": "by key", "days": "a file each",
    "calendar_file": "by key", "fault_log": "added to", "people_key": "one value", "known_words_file": "by key",
    "acquaintances_file": "by key", "houses_file": "by key", "known_houses_file": "by key",
    "own_house_file": "one value", "unfinished_matches_file": "by key", "pending_import": "one value",
    "exports": "a file each",
}  # fmt: skip


class Home(msgspec.Struct, frozen=True):
    """The folders of one player, and the ways of writing there. No property creates a file or folder.

    :param settings: folder of settings, own keys and the window's place.
    :param data: folder of matches, records and statistics.
    :param out: folder of exports, None for one among the user's documents.
    :param sync: writes an open journal to the disk, at once or later.
    :param later: calls a function that stores statistics, at once or later.
    """

    settings: Path
    data: Path
    out: Path | None = None
    sync: Sync = sync_at_once
    later: RunLater = do_at_once

    @classmethod
    def at(cls, folder: Path, sync: Sync = sync_at_once, later: RunLater = do_at_once) -> Home:
        """Return a home with all its files in one folder.

        :param folder: the folder, which can be missing.
        :param sync: writes journals to the disk, at once or later.
        :param later: calls a function that stores statistics, at once or later.
        """
        return cls(folder, folder, folder / "exports", sync, later)

    @classmethod
    def of_user(cls, environment: Mapping[str, str]) -> Home:
        """Return the current user's home: the folder named by ``NUMERAMIS_HOME``, else the operating system's usual
        folders.

        :param environment: the environment variables; an empty ``NUMERAMIS_HOME`` counts as missing.
        """
        named = environment.get("NUMERAMIS_HOME")
        if named:
            return cls.at(Path(named))
        if sys.platform == "win32" and os.path.isabs(local := environment.get("LOCALAPPDATA", "")):
            # the same folders as below, a dozen imports earlier
            return cls(Path(local, PROGRAM_NAME), Path(local, PROGRAM_NAME))
        import platformdirs  # needed on this path only

        config, data = (
            platformdirs.user_config_path(PROGRAM_NAME, appauthor=False),
            platformdirs.user_data_path(PROGRAM_NAME, False),
        )
        return cls(config, data)

    @property
    def exports(self) -> Path:
        """Return the folder of exported files: ``out`` if it is set, else one in the system's folder of documents."""
        if self.out is not None:
            return self.out
        import platformdirs  # imported here because the system must be asked for this folder

        return platformdirs.user_documents_path() / PROGRAM_NAME

    @property
    def settings_file(self) -> Path:
        """Return the path of the settings."""
        return self.settings / "settings.toml"

    @property
    def version_file(self) -> Path:
        """Return the path of the file with the version of the program that last used this home."""
        return self.data / "version.txt"

    @property
    def keymap_file(self) -> Path:
        """Return the path of the player's own keys; the file can be missing."""
        return self.settings / "keymap.toml"

    @property
    def translations(self) -> Path:
        """Return the path of the player's own translations (see ``words.own_translations``)."""
        return self.data / "translations"

    @property
    def window_file(self) -> Path:
        """Return the path of the window's position and size."""
        return self.settings / "window.json"

    @property
    def matches(self) -> Path:
        """Return the folder of the journals of unfinished matches."""
        return self.data / "matches"

    @property
    def called_matches(self) -> Path:
        """Return the folder of journals of matches with real cards; finished ones move to ``records``."""
        return self.data / "called"

    @property
    def records(self) -> Path:
        """Return the folder of the records of finished matches, called matches and deals of the day included."""
        return self.data / "records"

    @property
    def statistics(self) -> Path:
        """Return the path of the database of statistics."""
        return self.data / "statistics.sqlite"

    @property
    def companions(self) -> Path:
        """Return the folder of the statistics of other people who play at this computer."""
        return self.data / "companions"

    def statistics_of(self, name: str) -> Path:
        """Return the path of the statistics of another person at this computer. :param name: the person's name."""
        return self.companions / f"{hashlib.sha256(name.casefold().encode()).hexdigest()[:16]}.sqlite"

    @property
    def evenings(self) -> Path:
        """Return the path of the database of club evenings and their players."""
        return self.data / "evenings.sqlite"

    @property
    def progress_file(self) -> Path:
        """Return the path of the progress in drills and lessons; the file keeps the name that it had when only drills
        existed.
        """
        return self.data / "drills.json"

    @property
    def positions_file(self) -> Path:
        """Return the path of the positions that the player has saved."""
        return self.data / "positions.json"

    @property
    def days(self) -> Path:
        """Return the folder of journals of the deals of the day; finished ones move to ``records``."""
        return self.data / "days"

    @property
    def calendar_file(self) -> Path:
        """Return the path of the results of the deals of the day."""
        return self.data / "calendar.json"

    @property
    def fault_log(self) -> Path:
        """Return the path of the log of unexpected errors."""
        return self.data / "faults.log"

    @property
    def people_key(self) -> Path:
        """Return the path of the key that identifies this device to servers."""
        return self.data / "people.key"

    @property
    def known_words_file(self) -> Path:
        """Return the path of the file that stores, for each person here, when the latest passphrase that they heard was
        made.
        """
        return self.data / "words.json"

    @property
    def acquaintances_file(self) -> Path:
        """Return the path of the file with the friends, the blocked people and the permission to invite."""
        return self.data / "acquaintances.json"

    @property
    def houses_file(self) -> Path:
        """Return the path of the file with the addresses of the last servers, one per line, latest first."""
        return self.data / "houses.txt"

    @property
    def known_houses_file(self) -> Path:
        """Return the path of the file with the known servers, their tokens and addresses."""
        return self.data / "known-houses.json"

    @property
    def own_house_file(self) -> Path:
        """Return the path of the file with the port and name of the player's own server."""
        return self.data / "own-house.json"

    @property
    def unfinished_matches_file(self) -> Path:
        """Return the path of the file with the unfinished matches, evenings and tables by turns at servers."""
        return self.data / "begun.json"

    @property
    def pending_import(self) -> Path:
        """Return the path of the plan of an unfinished import."""
        return self.data / "import.pending"
