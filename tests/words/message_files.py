"""The files of messages of a language: the general ones and every game's."""

from __future__ import annotations

from pathlib import Path

from numeramis_access.catalogue import STANDARD
from numeramis_access.words.languages import LANGUAGES

#: the folder of a game's messages, and its name
GAMES = {game.locale_folder(): game.name for game in STANDARD}


def message_files(language: str) -> list[Path]:
    """Return all files of messages of a language, the general ones first."""
    folders = (LANGUAGES[language].folder, *(folder / language for folder in GAMES))
    return [path for folder in folders for path in sorted(folder.glob("*.ftl"))]


def game_of(path: Path) -> str:
    """Return the name of the game that a file of messages belongs to, nothing for a general one."""
    return GAMES.get(path.parent.parent, "")
