"""The message files of a language, general ones and every game's, and their content."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import get_args

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from numeramis_access.catalogue import STANDARD
from numeramis_access.words.language import Layer
from numeramis_access.words.languages import LANGUAGES

#: the folder of a game's messages, and its name
GAMES = {game.locale_folder(): game.name for game in STANDARD}


def message_files(language: str) -> list[Path]:
    """Return all files of messages of a language, the general ones first."""
    folders = (LANGUAGES[language].folder, *(folder / language for folder in GAMES))
    return [path for folder in folders for path in sorted(folder.glob("*.ftl"))]


def layer_of(path: Path) -> Layer:
    """Return the layer of a file whose sentences each replace the one with the same id; empty for any other file."""
    return next((layer for layer in get_args(Layer) if layer and path.stem == layer), "")


def game_of(path: Path) -> str:
    """Return the name of a message file's game, "" for a general file."""
    return GAMES.get(path.parent.parent, "")


def messages_of(path: Path) -> list[ftl.Message]:
    """Return the messages of a file, none for a missing file."""
    return [entry for entry in _read(path) if isinstance(entry, ftl.Message)]


def entries_of(path: Path) -> dict[str, ftl.Message]:
    """Return the messages of a file by id."""
    return {entry.id.name: entry for entry in messages_of(path)}


def junk_of(path: Path) -> list[ftl.Junk]:
    """Return the parts of a file that are no messages."""
    return [entry for entry in _read(path) if isinstance(entry, ftl.Junk)]


def _read(path: Path) -> tuple[ftl.EntryType, ...]:
    return _parsed(path.read_text(encoding="utf-8")) if path.exists() else ()


@cache
def _parsed(text: str) -> tuple[ftl.EntryType, ...]:
    """Return the entries of a text, which is parsed once: it takes long, and many tests read the same files."""
    return tuple(FluentParser(with_spans=False).parse(text).body)
