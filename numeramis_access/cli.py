"""The command line: the commands and their options; invalid words are answered in the player's language."""

from __future__ import annotations

import argparse
import contextlib
import errno
import os
import re
import sys
from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from numeramis_access import __version__
from numeramis_access.app.shell.launch_options import LaunchOptions
from numeramis_access.app.transfer.pending import finish_pending
from numeramis_access.bootstrap.telling import tell_step
from numeramis_access.catalogue import STANDARD, Catalogue
from numeramis_access.input.typed import match_name
from numeramis_access.output.streams import discard_output, flush, prepare_streams
from numeramis_access.store import settings as store
from numeramis_access.store.faults import FaultLog
from numeramis_access.store.files import clean_name
from numeramis_access.store.home import Home
from numeramis_access.store.versions import copy_home, mark_home, newer_version_of
from numeramis_access.words.languages import LANGUAGES, Languages
from numeramis_access.words.own_translations import with_begun_languages
from numeramis_access.words.plain import system_language

if TYPE_CHECKING:  # each order loads only its own part of the program; ``_typeshed`` exists for type checkers alone
    from _typeshed import SupportsWrite

    from numeramis_access.app.shell.ports import ServerInProgram
    from numeramis_access.input.inbox import Inbox

LEVELS = ("beginner", "improver", "club", "strong", "expert", "master")
#: parsed arguments that ``LaunchOptions`` takes unchanged
LAUNCH_OPTIONS = (
    "speech", "braille", "terminal", "language", "game", "seed", "players", "level", "file", "pace", "show", "into",
)  # fmt: skip
#: commands that are no match: modules of ``app.tools`` with ``add_arguments(parser, catalogue, languages)`` and
#: ``run(parsed, language, catalogue)``
TOOL_COMMANDS = ("arena", "conformity", "doctor", "emboss", "handbook", "kit", "pack", "remove", "unpack", "verify")
#: commands of the server and their modules
SERVER_MODULES = {"serve": "command", "club": "club_command"}
#: commands that play, and further commands that read or write the player's home
PLAYING_COMMANDS, HOME_COMMANDS = (
    (None, "play", "practice", "call", "replay", "evening", "translate"),
    ("pack", "unpack", *SERVER_MODULES),
)

#: errors of output without a reader: a closed pipe, a terminal that hung up
UNREAD_ERRORS = (errno.EPIPE, errno.EIO)
#: the error of Windows for a pipe without a reader, and for much else
POSSIBLY_UNREAD_ERROR = errno.EINVAL
#: exit status after Ctrl+C, as in shells
INTERRUPTED_STATUS = 130


def main(arguments: list[str], catalogue: Catalogue = STANDARD, languages: Languages = LANGUAGES) -> int:
    """Run the command line; return the exit status: 0, 1 after an unexpected error or if a tool fails, 2 for invalid
    words and, in some tools, for a file that cannot be used, 3 if nothing can give the program keys, 130 after
    Ctrl+C.

    An unexpected error is logged and told in one sentence. If the disk is full, a sentence says that output is lost,
    and the status is 1. A reader that closes the program's output, as ``head`` does, is no error.

    :param arguments: the words after the program's name. :param catalogue: the games.
    :param languages: the available languages.
    """
    prepare_streams()
    home = Home.of_user(os.environ)
    language = _language_word(arguments, languages)
    try:
        status = _exit_status(lambda: _run(arguments, home, catalogue, languages))
        flush()
    except KeyboardInterrupt:
        return INTERRUPTED_STATUS
    except Exception as error:  # noqa: BLE001 - any unforeseen fault
        if isinstance(error, OSError) and (error.errno == errno.ENOSPC or _is_unread(error)):
            return _unwritten(error, language)
        FaultLog(home.fault_log).write(error)
        _tell("fault-ended", str(home.fault_log), language)
        return 1
    return status


def _exit_status(run: Callable[[], int]) -> int:
    """Return the exit status of a run, also of one that argparse ends, whose output is not yet written."""
    try:
        return run()
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else 0


def _unwritten(error: OSError, language: str) -> int:
    """Return the exit status after a failed write: the disk is full, or the reader is gone."""
    discard_output()
    if error.errno != errno.ENOSPC:
        return 0
    _tell("output-lost", "", language)
    return 1


def _is_unread(error: OSError) -> bool:
    """Return whether an error means that our output has no reader; unwritten output is tried again for that."""
    if error.errno != POSSIBLY_UNREAD_ERROR:
        return error.errno in UNREAD_ERRORS
    try:
        flush()
    except OSError as again:
        return again.errno == POSSIBLY_UNREAD_ERROR
    return False


def _tell(message: str, detail: str, language: str) -> None:
    with contextlib.suppress(OSError):  # errors cannot be written either
        tell_step(message, detail, language)


def _run(arguments: list[str], home: Home, catalogue: Catalogue, languages: Languages) -> int:
    """Run the command line, at a copy of the home if a newer version used it last; return the exit status (see
    ``main``).
    """
    if newer := newer_version_of(home):
        with copy_home(home) as copy:
            return _do(arguments, copy, catalogue, languages, newer)
    return _do(arguments, home, catalogue, languages)


def _do(
    arguments: list[str], home: Home, catalogue: Catalogue, languages: Languages, newer: str = ""
) -> int:
    """Run the command line at a home; return the exit status.

    :param newer: the newer version there, if this one may only report it.
    """
    unsettled = finish_pending(home)
    ready = languages.at(home.translations)
    languages = with_begun_languages(ready, home.translations, _words_to_begin(arguments))
    settings, problems = store.load_settings(home.settings_file, languages)
    code = _language_word(arguments, languages) or settings.language or system_language(languages)
    parser = _parser(code, _help_texts(arguments, code, languages), arguments, catalogue, languages, settings.tables)
    parsed, words = parser.parse_known_args(arguments)
    if words and parsed.what in (*TOOL_COMMANDS, "engine", "site", *SERVER_MODULES):
        parser.error(words[0])
    # this version does not know all that a newer one has put there
    if newer and parsed.what in (*HOME_COMMANDS, "remove"):
        _tell("home-newer", f"{__version__}, {newer}", _of_program(code, ready))
        return 1
    if not newer and parsed.what in (*PLAYING_COMMANDS, *HOME_COMMANDS):
        mark_home(home)
    if parsed.what == "engine":
        from numeramis_access.engine.loop import main as engine

        return engine(catalogue, languages, _language_word(arguments, languages), FaultLog(home.fault_log))
    if parsed.what in SERVER_MODULES:
        return _server(parsed, home, _of_program(code, ready), catalogue, ready)
    if parsed.what == "site":
        return _site(parsed, _of_program(code, ready), catalogue, ready)
    if parsed.what in TOOL_COMMANDS:
        from numeramis_access.words.current import CurrentLanguage

        current = CurrentLanguage(code, languages, catalogue.locales())
        status: int = import_module(f"numeramis_access.app.tools.{parsed.what}").run(parsed, current, catalogue)
        return status
    if parsed.what == "replay" and parsed.form:
        from numeramis_access.app.reading.records import print_out
        from numeramis_access.words.current import CurrentLanguage

        return print_out(parsed.file, parsed.form, CurrentLanguage(code, languages, catalogue.locales()), catalogue)
    pairs = [part for word in words for part in (word.split("=", 1) if word.startswith("--") else [word])]
    from numeramis_access.start import run_program

    hosts = partial(_host, home, catalogue, ready)
    wishes = replace(_wishes_of(parsed, pairs), newer_at_home=newer)
    return run_program(home, settings, [*unsettled, *problems], wishes, catalogue, languages, hosts)


def _host(home: Home, catalogue: Catalogue, languages: Languages, called: str, inbox: Inbox) -> ServerInProgram:
    """Open a server of tables in this program; all server code is imported only here."""
    from numeramis_access.compose_server import open_house

    return open_house(home, catalogue, languages, called, inbox)


def _server(
    parsed: argparse.Namespace, home: Home, code: str, catalogue: Catalogue, languages: Languages
) -> int:
    """Serve the page, or run an order of its owner; all server code is imported only here."""
    from numeramis_access.server.store_argument import PEOPLE_FILE
    from numeramis_access.words.language import Language

    words = Language(code, locales=catalogue.locales(), languages=languages)
    if parsed.what == "club":  # without the serving code, whose import takes most of the time of an order
        from numeramis_access.server import club_command

        return club_command.run(parsed, words, home.data / PEOPLE_FILE)
    from numeramis_access.compose_server import visitors_opener, warm_up
    from numeramis_access.server import command

    opener = visitors_opener(catalogue, languages)
    return command.serve(parsed, words, home.data, opener, lambda: warm_up(catalogue, languages))


def _site(parsed: argparse.Namespace, code: str, catalogue: Catalogue, languages: Languages) -> int:
    """Build the static page; its code is imported only here."""
    import platformdirs

    from numeramis_access.web.static import command
    from numeramis_access.words.language import Language

    cache = platformdirs.user_cache_path("numeramis-access", appauthor=False) / "site"
    return command.build_site(parsed, Language(code, languages=languages), cache, catalogue, languages)


def _language_word(arguments: list[str], languages: Languages) -> str:
    """Return the language named on the command line, before parsing, because errors are told in it; empty without a
    known one.
    """
    chosen = dict(pairwise(arguments)).get("--language", "")
    return chosen if chosen in languages else ""


def _words_to_begin(arguments: list[str]) -> list[str]:
    """Return the words after "translate", the first unparsed candidates for the code of a new language."""
    return arguments[arguments.index("translate") + 1 :] if "translate" in arguments else []


def _of_program(code: str, languages: Languages) -> str:
    """Return a language, or the fallback language for one that only the player's home has."""
    return code if code in languages else languages.fallback


def _help_texts(arguments: list[str], code: str, languages: Languages) -> Callable[[str], str]:
    """Return a function for help texts; messages are loaded only if help is asked for, because speech comes first."""
    if not {"-h", "--help"} & set(arguments):
        return lambda message: ""
    from numeramis_access.words.language import Language

    return Language(code, languages=languages).text


class _Parser(argparse.ArgumentParser):
    """An argument parser with help in the player's language, and one sentence in it for an error."""

    language: str
    languages: Languages
    #: returns help texts by message id
    text: Callable[[str], str]

    def __init__(self, **words: Any) -> None:
        super().__init__(**words, add_help=False)
        self._known: list[argparse.Action] = []
        self.add_argument("-h", "--help", action="help", help=self.text("cli-help"))

    def add_argument(self, *names: Any, **words: Any) -> argparse.Action:
        """Add an argument, and remember it for errors."""
        self._known.append(super().add_argument(*names, **words))
        return self._known[-1]

    def add_subparsers(self, **words: Any) -> Any:
        """Add commands to choose from, and remember them for errors."""
        self._known.append(super().add_subparsers(**words))
        return self._known[-1]

    def format_help(self) -> str:
        """Return the help under our own headings; argparse has no setting for them."""
        text = super().format_help()
        for heading, message in (("positional arguments", "cli-words"), ("options", "cli-options")):
            text = text.replace(f"\n{heading}:\n", f"\n{self.text(message)}:\n")
        return text

    def print_help(self, file: SupportsWrite[str] | None = None) -> None:
        """Print the help if there is an output; Python before 3.11.5 mishandles a closed stream."""
        stream = sys.stdout if file is None else file
        if stream is not None:
            stream.write(self.format_help())

    def error(self, message: str) -> NoReturn:
        from numeramis_access.words.language import Language

        said, word, choices = wrong_word(message)
        if said == "missing-word":
            own = next((action for action in self._known if word in (*action.option_strings, action.dest)), None)
            choices = ", ".join(map(str, own.choices or ())) if own is not None else ""
        words = Language(self.language, languages=self.languages)
        print(words.text(said, what=clean_name(word), choices=choices or "none"), file=sys.stderr)
        raise SystemExit(2)


class WrongWord(NamedTuple):
    """The error in a command line.

    :param message_id: id of its message. :param what: the word concerned, or argparse's message if no word is known.
    :param choices: the valid words, separated by commas; empty if any is valid or they are unknown.
    """

    message_id: str
    what: str
    choices: str = ""


def wrong_word(message: str) -> WrongWord:
    """Return the error that a message of argparse describes: an invalid word, or a missing one.

    :param message: the English text that ``ArgumentParser.error`` receives.
    """
    match = re.search(r"invalid (?:\w+ )?(?:choice|value): '?([^']*)'?(?: \(choose from (.*)\))?", message)
    if match:
        choices = (match[2] or "").replace("'", "")
        known = "bad-language-word" if message.startswith("argument into:") else "bad-command-word"
        return WrongWord(known if choices else "bad-command-line", match[1].strip(), choices)
    if missing := re.search(r"arguments are required: (.*)$", message):
        return WrongWord("missing-word", missing[1].partition(",")[0])
    if alone := re.match(r"argument ([^:/]+)[^:]*: expected", message):
        return WrongWord("missing-word", alone[1])
    named = re.match(r"argument ([^:]+): ", message) or re.search(r": (.*)$", message)
    return WrongWord("bad-command-line", named[1] if named else message)


def _parser(
    language: str,
    text: Callable[[str], str],
    argv: list[str],
    catalogue: Catalogue,
    languages: Languages,
    tables: Collection[str],
) -> _Parser:
    """Return the parser of the command line. :param tables: names of the player's own tables."""
    kind = type("_OwnParser", (_Parser,), {"language": language, "languages": languages, "text": staticmethod(text)})
    parser: _Parser = kind(prog="numeramis-access", description=text("cli-about"))
    version = f"numeramis-access {__version__}"
    parser.add_argument("--version", action="version", version=version, help=text("cli-version"))
    _add_wishes(parser, text, languages)
    commands = parser.add_subparsers(dest="what", parser_class=kind)
    for name in ("play", "practice", "call"):
        options = _options(argv, language, catalogue, languages)
        play = commands.add_parser(name, help=text(f"cli-{name}"), epilog=options)
        play.formatter_class = argparse.RawDescriptionHelpFormatter
        own = partial(_own_table, tables=tables, languages=languages, language=language)
        named = (*catalogue.names, *(() if name == "call" else tables))
        play.add_argument("game", type=own, choices=named, nargs="?")
        play.add_argument("--players", type=int, help=text("option-players"))
        play.add_argument("--show", choices=("all", "public"), help=text("cli-show"))
        if name != "call":
            play.add_argument("--seed", type=int, help=text("cli-seed"))
            play.add_argument("--level", choices=LEVELS, help=text("option-level"))
        _add_wishes(play, text, languages)
    _replay(commands.add_parser("replay", help=text("cli-replay")), text, languages)
    _add_wishes(commands.add_parser("evening", help=text("cli-evening")), text, languages)
    translate = commands.add_parser("translate", help=text("cli-translate"))
    unfinished = [code for code, record in languages.items() if not record.complete]
    translate.add_argument("into", choices=unfinished)
    _add_wishes(translate, text, languages)
    engine = commands.add_parser("engine", help=text("cli-engine"))
    engine.add_argument("--language", choices=tuple(languages), default=argparse.SUPPRESS, help=text("cli-language"))
    for name, module in SERVER_MODULES.items():
        server = commands.add_parser(name, help=text(f"cli-{name}"))
        said = text("cli-language")
        server.add_argument("--language", choices=tuple(languages), default=argparse.SUPPRESS, help=said)
        if name in argv:
            import_module(f"numeramis_access.server.{module}").add_arguments(server, text)
    site = commands.add_parser("site", help=text("cli-site"))
    site.add_argument("--language", choices=tuple(languages), default=argparse.SUPPRESS, help=text("cli-language"))
    if "site" in argv:
        import_module("numeramis_access.web.static.command").add_arguments(site, text)
    for tool in TOOL_COMMANDS:
        command = commands.add_parser(tool, help=text(f"cli-{tool}"))
        command.add_argument("--language", choices=tuple(languages), default=argparse.SUPPRESS)
        if tool in argv:
            import_module(f"numeramis_access.app.tools.{tool}").add_arguments(command, catalogue, languages)
    for command in (parser, *commands.choices.values()):
        _title_usage(command, text("cli-usage"))
    return parser


def _own_table(word: str, tables: Collection[str], languages: Languages, language: str) -> str:
    """Return the player's own table that a word names, also without accents or by its beginning, else the word."""
    return match_name(word, ((name, name) for name in tables), languages[language].letters) or word


def _title_usage(parser: argparse.ArgumentParser, usage: str) -> None:
    """Put the usage of the help under a heading in the player's language; argparse has no setting for it."""
    if usage:
        parser.usage = parser.format_usage().removeprefix("usage: ").rstrip()
        parser.formatter_class = _formatter_with(parser.formatter_class, usage)


def _formatter_with(formatter: Any, usage: str) -> type[argparse.HelpFormatter]:
    """Return a formatter with this heading before the usage."""

    class Titled(formatter):  # type: ignore[misc]
        def add_usage(self, *words: Any) -> None:
            super().add_usage(*words[:3], f"{usage} ")

    return Titled


def _options(argv: list[str], language: str, catalogue: Catalogue, languages: Languages) -> str:
    """Return the options of the game that help was asked for, else an empty string."""
    games = [game for game in catalogue if game.name in argv]
    if not games or not {"-h", "--help"} & set(argv):
        return ""
    from numeramis_access.app.tools.option_help import options_help
    from numeramis_access.words.language import Language

    return options_help(games[0], Language(language, games[0].game_words(), languages=languages))


def _replay(parser: argparse.ArgumentParser, text: Callable[[str], str], languages: Languages) -> None:
    """Add the arguments of ``replay``: a record, told by ear or written out."""
    parser.add_argument("file", nargs="?", help=text("cli-file"))
    parser.add_argument("--pace", type=float, help=text("cli-pace"))
    parser.add_argument("--text", dest="form", action="store_const", const="txt", help=text("cli-text"))
    parser.add_argument("--brf", dest="form", action="store_const", const="brf", help=text("cli-brf"))
    _add_wishes(parser, text, languages)


def _add_wishes(parser: argparse.ArgumentParser, text: Callable[[str], str], languages: Languages) -> None:
    """Add the options of every start; an option after a command overrides the same one before it."""
    from numeramis_access.output.voices.chain import VOICE_NAMES

    none = argparse.SUPPRESS
    parser.add_argument("--speech", choices=VOICE_NAMES, default=none, help=text("cli-speech"))
    parser.add_argument("--braille", metavar="DEVICE", default=none, help=text("cli-braille"))
    parser.add_argument("--terminal", action="store_true", default=none, help=text("cli-terminal"))
    parser.add_argument("--language", choices=tuple(languages), default=none, help=text("cli-language"))


def _wishes_of(parsed: argparse.Namespace, words: list[str]) -> LaunchOptions:
    """Return the launch options. :param words: remaining words: a match's options in pairs."""
    asked = {name: value for name, value in vars(parsed).items() if name in LAUNCH_OPTIONS and value is not None}
    if "file" in asked:
        asked["file"] = Path(asked["file"])
    return LaunchOptions(**asked, scene=parsed.what or "", words=tuple(words))
