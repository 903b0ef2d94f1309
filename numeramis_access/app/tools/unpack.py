"""``unpack``: imports a file of ``pack``; existing data are replaced only on request."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from numeramis_access.app.transfer.menu import archive_error_message, import_error_message
from numeramis_access.app.transfer.transfer import (
    ImportMode,
    count_contents,
    import_archive,
    is_unused,
    language_of_archive,
    read_import_file,
)
from numeramis_access.catalogue import Catalogue
from numeramis_access.store import settings
from numeramis_access.store.archive import NoArchive
from numeramis_access.store.home import Home
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.languages import Languages


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue, languages: Languages) -> None:
    """Add the arguments: the file, and whether to add to existing data or replace them."""
    parser.add_argument("file", type=Path)
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--add", dest="way", action="store_const", const="add")
    ways.add_argument("--replace", dest="way", action="store_const", const="replace")


def run(parsed: argparse.Namespace, language: CurrentLanguage, catalogue: Catalogue) -> int:
    """Print the contents of the file and import it.

    Return 0; 1 after a message if that fails; 2 after a message, without importing, if the home has data already and
    neither ``--add`` nor ``--replace`` is given.
    """
    words, home = language.messages(), Home.of_user(os.environ)
    try:
        source = read_import_file(parsed.file, home)
    except (NoArchive, OSError) as error:
        print(words.text(archive_error_message(error)), file=sys.stderr)
        return 1
    try:
        archived = language_of_archive(source)
        known = "language" in parsed or settings.load_settings(home.settings_file)[0].language
        if archived in language.languages and not known:
            language.change(archived)  # this home knows no language of the player yet
            words = language.messages()
        print(words.text("moving-contents", **count_contents(source)._asdict()))
        way: ImportMode | None = parsed.way or ("replace" if is_unused(home) else None)
        if way is None:
            print(words.text("moving-say-how"), file=sys.stderr)
            return 2
        aside = import_archive(source, home, way)
    except NoArchive as error:
        print(words.text(archive_error_message(error)), file=sys.stderr)
        return 1
    except OSError as error:
        print(words.text(import_error_message(error, home)), file=sys.stderr)
        return 1
    done = "moving-added" if way == "add" else "moving-replaced" if aside is not None else "moving-done"
    print(words.text(done, name=str(aside)))
    return 0
