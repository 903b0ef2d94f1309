"""What somebody asks for when starting the program, over what the settings say."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from numeramis_access.store.settings import Level


@dataclass(frozen=True)
class LaunchOptions:
    """What the command line asks for.

    :param speech: name of a voice. :param braille: a device. :param terminal: lines instead of a window.
    :param language: for this run alone. :param scene: what to begin with: ``play``, ``practice``, ``replay``,
        ``evening``, ``translate`` or the menus. :param game: which game, for the first two.
    :param words: its options in pairs.
    :param seed: the number that the match is called by. :param file: a record. :param pace: seconds between two events
        of it. :param newer_at_home: the version that was at the player's home last, where it is newer than this one.
    :param show: what a second window shows to spectators: all, or what everybody at the table sees.
    :param into: the language that is translated into.
    """

    speech: str = ""
    braille: str = ""
    terminal: bool = False
    language: str = ""
    scene: str = ""
    game: str = ""
    words: tuple[str, ...] = ()
    seed: int | None = None
    players: int | None = None
    level: Level | None = None
    file: Path | None = None
    pace: float | None = None
    newer_at_home: str = ""
    show: Literal["all", "public"] | None = None
    into: str = ""
