"""The command line: what is started, with which wishes; wrong words are answered in the player's language."""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NoReturn

from numeramis_access.store import settings as store
from numeramis_access.words.plain import system_language

if TYPE_CHECKING:
    from numeramis_access.app.loop import App

GAMES = ("quist", "sipky", "loker", "whist")


def main(arguments: list[str]) -> int:
    """Do what the command line asks; return the exit status: 0, or 2 for words that were not understood."""
    if arguments[:1] == ["engine"]:
        from numeramis_access.engine.loop import main as engine

        return engine()
    settings, problems = store.load()
    language = _language_word(arguments) or settings.language or system_language()
    parsed, game_words = _parser(language).parse_known_args(arguments)
    if parsed.what in (None, "play"):
        return _play(parsed, game_words, settings, problems)
    if game_words:
        _parser(language).error(game_words[0])
    return _tool(parsed, settings)


def _language_word(arguments: list[str]) -> str:
    """Return the language named on the command line, before it is parsed: errors are told in it."""
    words = dict(pairwise(arguments))
    chosen = words.get("--language", "")
    return chosen if chosen in ("cs", "en") else ""


class _Parser(argparse.ArgumentParser):
    """An argument parser whose error is one sentence in the player's language."""

    language = "cs"

    def error(self, message: str) -> NoReturn:
        from numeramis_access.words.language import Language

        print(Language(self.language).text("bad-command-line", what=message), file=sys.stderr)
        raise SystemExit(2)


def _parser(language: str) -> _Parser:
    from numeramis_access.words.language import Language

    words = Language(language)
    parser = _Parser(prog="numeramis-access", description=words.text("cli-about"))
    parser.language = language
    _wishes(parser, words)
    commands = parser.add_subparsers(dest="what", parser_class=_child(language))
    play = commands.add_parser("play", help=words.text("cli-play"))
    play.add_argument("game", choices=GAMES, nargs="?")
    play.add_argument("--seed", type=int)
    play.add_argument("--players", type=int)
    play.add_argument("--level", choices=("beginner", "club", "strong", "expert"))
    _wishes(play, words)
    commands.add_parser("engine", help=words.text("cli-engine"))
    _wishes(commands.add_parser("doctor", help=words.text("cli-doctor")), words)
    return parser


def _child(language: str) -> type[_Parser]:
    return type("_Child", (_Parser,), {"language": language})


def _wishes(parser: argparse.ArgumentParser, words: Any) -> None:
    """Add what can be wished for on every start; a subcommand's word wins over the same word before it."""
    from numeramis_access.output.voices import NAMES

    none = argparse.SUPPRESS
    parser.add_argument("--speech", choices=NAMES, default=none, help=words.text("cli-speech"))
    parser.add_argument("--braille", metavar="DEVICE", default=none, help=words.text("cli-braille"))
    parser.add_argument("--terminal", action="store_true", default=none, help=words.text("cli-terminal"))
    parser.add_argument("--language", choices=("cs", "en"), default=none, help=words.text("cli-language"))


def _play(parsed: argparse.Namespace, words: list[str], settings: store.Settings, problems: list[Any]) -> int:
    from numeramis_access.app.assemble import Wishes
    from numeramis_access.app.play import run

    wishes = Wishes(getattr(parsed, "speech", ""), getattr(parsed, "braille", ""), getattr(parsed, "terminal", False))
    language = getattr(parsed, "language", "")
    return run(settings, problems, wishes, language, lambda app: _first(app, parsed, words))


def _first(app: App, parsed: argparse.Namespace, words: list[str]) -> None:
    """Put what was asked for on top: a match with its options, or the menus."""
    from numeramis_access.app import first_start

    game = getattr(parsed, "game", None)
    if game is None:
        if words:
            app.say("bad-command-line", what=words[0])
        first_start.begin(app)
        return
    from numeramis_access.app.named_match import begin_named

    begin_named(app, game, words, parsed.seed, parsed.players, parsed.level)


def _tool(parsed: argparse.Namespace, settings: store.Settings) -> int:
    from numeramis_access.app.doctor import examine

    return examine(getattr(parsed, "language", "") or settings.language or system_language())
