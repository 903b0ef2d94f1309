"""``pack``: exports all of the player's data to one file, for another machine."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from numeramis_access.app.transfer.menu import archive_error_message
from numeramis_access.app.transfer.transfer import export_all, unused_archive_path
from numeramis_access.catalogue import Catalogue
from numeramis_access.store.archive import NoArchive
from numeramis_access.store.files import clean_name, write_whole
from numeramis_access.store.home import Home
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.languages import Languages


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue, languages: Languages) -> None:
    """Add the arguments: the file, and whether to include the key that identifies the player on servers."""
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--identity", action="store_true")


def run(parsed: argparse.Namespace, language: CurrentLanguage, catalogue: Catalogue) -> int:
    """Write the archive, print its path, and print a message if some data are missing in it.

    Return 0, or 1 after a message if the file exists already or cannot be written.
    """
    words, home = language.messages(), Home.of_user(os.environ)
    target: Path = parsed.file or unused_archive_path(home)
    name = clean_name(str(target), 200)
    if target.exists():
        print(words.text("moving-there-already", name=name), file=sys.stderr)
        return 1
    try:
        content, unreadable, withheld = export_all(home, parsed.identity)
        write_whole(target, content)
    except NoArchive as error:
        print(words.text(archive_error_message(error)), file=sys.stderr)
        return 1
    except OSError:
        print(words.text("not-exported", name=name), file=sys.stderr)
        return 1
    print(words.text("moving-packed", name=name))
    if unreadable:
        print(words.text("moving-left", count=len(unreadable)))
    if withheld:
        print(words.text("moving-shared"))
    return 0
