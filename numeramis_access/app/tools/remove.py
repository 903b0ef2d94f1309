"""``remove``: removes all of the player's data from this computer, after a question and an offer to pack it."""

from __future__ import annotations

import argparse
import os
import sys

from numeramis_access.app.shell.installation import shipping_form
from numeramis_access.app.transfer.menu import archive_error_message
from numeramis_access.app.transfer.removal import is_running_from, removable_paths, remove_all
from numeramis_access.app.transfer.transfer import export_all, unused_archive_path
from numeramis_access.catalogue import Catalogue
from numeramis_access.input.typed import plain_name
from numeramis_access.store.archive import NoArchive
from numeramis_access.store.files import write_whole
from numeramis_access.store.home import PROGRAM_NAME, Home
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.language import Language
from numeramis_access.words.languages import Languages


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue, languages: Languages) -> None:
    """Add no arguments: the command asks its questions at the terminal."""


def run(parsed: argparse.Namespace, language: CurrentLanguage, catalogue: Catalogue) -> int:
    """List the data to be removed and the data that stay, offer to pack them, ask, and remove.

    Return 0, also if there is nothing to remove, the player refuses or the input ends; 1 after a message if packing
    fails or some data could not be removed.

    :raises OSError: as ``remove_all``.
    """
    import platformdirs  # also needed by the packing below, so it is there before anything is removed

    words, home = language.messages(), Home.of_user(os.environ)
    named = "NUMERAMIS_HOME" in os.environ
    cache = None if named else platformdirs.user_cache_path(PROGRAM_NAME, appauthor=False)
    paths = removable_paths(home, cache)
    running = [path for path in paths if is_running_from(path)]
    removable = [path for path in paths if path not in running]
    if not removable:
        print(words.text("remove-nothing"))
        return 0
    staying = _staying_lines(words, home, [str(path) for path in running])
    for line in (words.text("remove-gone"), *map(str, removable), *staying):
        print(line)
    wants_pack = _ask(words, language, "remove-pack")
    if wants_pack is None or (wants_pack and not _pack(words, home)):
        print(words.text("remove-not-done"))
        return 0 if wants_pack is None else 1
    if not _ask(words, language, "remove-really"):
        print(words.text("remove-not-done"))
        return 0
    failed = remove_all(removable)
    for path in failed:
        print(words.text("remove-failed", name=str(path)), file=sys.stderr)
    if not failed:
        print(words.text("remove-done"))
    return 1 if failed else 0


def _staying_lines(words: Language, home: Home, running: list[str]) -> list[str]:
    """Return sentences about everything that the command leaves."""
    program = os.path.dirname(sys.prefix) if shipping_form() == "zip" else os.fspath(_program())
    lines = [words.text("remove-running", name=name) for name in running]
    if home.exports.is_dir():
        lines.append(words.text("remove-exports", name=str(home.exports)))
    return [*lines, words.text("remove-program", way=shipping_form(), name=program), words.text("remove-servers")]


def _program() -> os.PathLike[str]:
    """Return the folder of the program."""
    from pathlib import Path

    return Path(__file__).resolve().parents[3]


def _ask(words: Language, language: CurrentLanguage, message: str) -> bool | None:
    """Ask until the answer is yes or no, or its first letters; return None if the input has ended."""
    letters = language.record.letters
    names = {plain_name(words.text(name), letters): name == "yes" for name in ("yes", "no")}
    while True:
        try:
            typed = plain_name(input(words.text(message) + " "), letters)
        except EOFError:
            print()
            return None
        meant = {value for name, value in names.items() if typed and name.startswith(typed)}
        if len(meant) == 1:
            return meant.pop()


def _pack(words: Language, home: Home) -> bool:
    """Export everything into a new file and print where it is; return whether that succeeded."""
    target = unused_archive_path(home)
    try:
        content, unreadable, withheld = export_all(home, identity=True)
        write_whole(target, content)
    except NoArchive as error:
        print(words.text(archive_error_message(error)), file=sys.stderr)
        return False
    except OSError:
        print(words.text("not-exported", name=str(target)), file=sys.stderr)
        return False
    print(words.text("moving-packed", name=str(target)))
    if unreadable:
        print(words.text("moving-left", count=len(unreadable)))
    if withheld:
        print(words.text("moving-shared"))
    return True
