"""The options of one start, which override the settings."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from numeramis_access.store.settings import Level


@dataclass(frozen=True)
class LaunchOptions:
    """The options of the command line. An empty value, None or False means that the option was not given.

    :param speech: name of a voice. :param braille: a device, as in ``Settings.braille``.
    :param terminal: whether the program uses lines of a terminal instead of a window.
    :param language: code of the language for this run only.
    :param scene: the first scene: ``play``, ``practice``, ``replay``, ``evening``, ``translate``, or empty for the
        menus.
    :param game: name of the game for ``play`` and ``practice``.
    :param words: the game's options, each as two words: ``--name`` and value.
    :param seed: number of the match, which decides its deals.
    :param players: number of players, None for four or the nearest number.
    :param level: level of the opponents, None for the level in the settings. :param file: path of a record.
    :param pace: seconds between two events of a record.
    :param newer_at_home: the version that last used the player's home, if it is newer than this one, else empty.
    :param show: the view of spectators in a second window: ``all`` that the player sees, or the ``public`` table.
    :param into: code of the language to translate into.
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
