"""Where one player's things lie: handed to the program, so that several players' homes fit into one process."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec

from numeramis_access.store.files import Later, Sync, do_at_once, sync_at_once

NAME = "numeramis-access"
#: how several programs of one player share a file or folder of a home: each changes its own keys under the lock of the
#: folder (``changing``), each only adds lines, a data base keeps them apart, each thing is a file of its own, or the
#: file is one value and the program that wrote it last is right
Sharing: TypeAlias = Literal["by key", "added to", "data base", "a file each", "one value"]
#: of each property of a home
SHARING: dict[str, Sharing] = {
    "settings_file": "by key", "version_file": "one value", "keymap_file": "by key", "translations": "by key",
    "window_file": "one value", "matches": "a file each", "records": "a file each", "statistics": "data base",
    "evenings": "data base", "drills": "by key", "positions": "by key", "days": "a file each", "calendar": "by key",
    "fault_log": "added to", "people_key": "one value", "known_words": "by key", "acquaintances": "by key",
    "houses": "by key", "begun": "by key", "pending_import": "one value", "exports": "a file each",
}  # fmt: skip


class Home(msgspec.Struct, frozen=True):
    """The folders of one player.

    :param settings: of settings and keymap. :param data: of matches, records and statistics. :param out: where what the
        player writes out is put, None for among the user's documents. :param sync: brings journals to the disk.
    :param later: has statistics kept.
    """

    settings: Path
    data: Path
    out: Path | None = None
    sync: Sync = sync_at_once
    later: Later = do_at_once

    @classmethod
    def at(cls, folder: Path, sync: Sync = sync_at_once, later: Later = do_at_once) -> Home:
        """Return a home that lies in one folder altogether."""
        return cls(folder, folder, folder / "exports", sync, later)

    @classmethod
    def of_user(cls, environment: Mapping[str, str]) -> Home:
        """Return the home of whoever is logged in: where ``NUMERAMIS_HOME`` says, else the system's own folders."""
        named = environment.get("NUMERAMIS_HOME")
        if named:
            return cls.at(Path(named))
        if sys.platform == "win32" and os.path.isabs(local := environment.get("LOCALAPPDATA", "")):
            return cls(Path(local, NAME), Path(local, NAME))  # as below, a dozen modules earlier
        import platformdirs  # nobody else needs it

        config, data = platformdirs.user_config_path(NAME, appauthor=False), platformdirs.user_data_path(NAME, False)
        return cls(config, data)

    @property
    def exports(self) -> Path:
        """Where what the player writes out is put."""
        if self.out is not None:
            return self.out
        import platformdirs  # to ask for this folder takes the system a file or a call

        return platformdirs.user_documents_path() / NAME

    @property
    def settings_file(self) -> Path:
        """Where the settings are."""
        return self.settings / "settings.toml"

    @property
    def version_file(self) -> Path:
        """Where the version of the program stands that was here last."""
        return self.data / "version.txt"

    @property
    def keymap_file(self) -> Path:
        """Where the player's own keys are, if anywhere."""
        return self.settings / "keymap.toml"

    @property
    def translations(self) -> Path:
        """Where the player's own translations lie (``words.own``)."""
        return self.data / "translations"

    @property
    def window_file(self) -> Path:
        """Where the window's place and size are."""
        return self.settings / "window.json"

    @property
    def matches(self) -> Path:
        """Where the journals of matches under way lie."""
        return self.data / "matches"

    @property
    def records(self) -> Path:
        """Where the records of finished matches lie."""
        return self.data / "records"

    @property
    def statistics(self) -> Path:
        """Where the statistics are."""
        return self.data / "statistics.sqlite"

    @property
    def evenings(self) -> Path:
        """Where club evenings are, with the people who play in them."""
        return self.data / "evenings.sqlite"

    @property
    def drills(self) -> Path:
        """Where the progress of the drills is."""
        return self.data / "drills.json"

    @property
    def positions(self) -> Path:
        """Where the player's own positions are."""
        return self.data / "positions.json"

    @property
    def days(self) -> Path:
        """Where deals of the day lie that have been begun."""
        return self.data / "days"

    @property
    def calendar(self) -> Path:
        """Where the results of the deals of the day are."""
        return self.data / "calendar.json"

    @property
    def fault_log(self) -> Path:
        """Where faults that nobody foresaw are noted."""
        return self.data / "faults.log"

    @property
    def people_key(self) -> Path:
        """Where the key is by which this device is known in houses of tables."""
        return self.data / "people.key"

    @property
    def known_words(self) -> Path:
        """Where it is noted when the passphrases were made of which the player has heard, by person."""
        return self.data / "words.json"

    @property
    def acquaintances(self) -> Path:
        """Where friends, those who are blocked, and who may invite are."""
        return self.data / "acquaintances.json"

    @property
    def houses(self) -> Path:
        """Where the addresses of the last houses of tables are, one a line, the last first."""
        return self.data / "houses.txt"

    @property
    def known_houses(self) -> Path:
        """Where it is noted how houses of tables are known again, and where they were."""
        return self.data / "known-houses.json"

    @property
    def own_house(self) -> Path:
        """Where the port of the player's own house of tables is."""
        return self.data / "own-house.json"

    @property
    def begun(self) -> Path:
        """Where matches among people are noted whose end this program has not seen."""
        return self.data / "begun.json"

    @property
    def pending_import(self) -> Path:
        """Where what is being imported lies until all of it has its place."""
        return self.data / "import.pending"
