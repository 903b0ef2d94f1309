"""Read requests line by line, and answer each line, even a malformed one, with one line, until the end of input."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from typing import BinaryIO

import msgspec

from numeramis_access.catalogue import STANDARD, Catalogue
from numeramis_access.engine.requests import MAX_LINE_BYTES, EngineError, read_id, read_line, read_request
from numeramis_access.engine.tables import Tables
from numeramis_access.store.faults import FaultLog
from numeramis_access.words.game import GameWords
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES, Languages


@dataclass
class _ReplyTerms:
    """The facts about a request that its answer needs.

    :param language: code of the language of errors. :param id: the id to repeat, None for none.
    """

    language: str
    id: object = None


def _encode(reply: dict[str, object], terms: _ReplyTerms) -> bytes:
    return msgspec.json.encode(reply if terms.id is None else {**reply, "id": terms.id})


class Engine:
    """Answers request lines, each engine with tables of its own; ``serve_lines`` feeds it.

    :param catalogue: the games.
    :param languages: the available languages.
    :param language: code of the language of errors unless a request asks for another; empty for the fallback language.
    :param faults: log of unexpected errors, None for none.
    """

    def __init__(
        self,
        catalogue: Catalogue = STANDARD,
        languages: Languages = LANGUAGES,
        language: str = "",
        faults: FaultLog | None = None,
    ) -> None:
        self.tables = Tables(catalogue)
        self._languages = languages
        self._language = language or languages.fallback
        self._faults = faults
        self._words = cache(lambda code, game: Language(code, game, languages=languages, note=self._note_missing))

    def _note_missing(self, message: str, code: str, why: str) -> None:
        """Note a message that is missing or cannot be formatted."""
        if self._faults is not None:
            self._faults.note(f"message {message} of language {code} {why}")

    def answer(self, line: bytes) -> bytes:
        """Return the answer to one line, without a line end; it raises no error.

        An unexpected error is logged and answered with code ``internal-error``.
        """
        terms = _ReplyTerms(self._language)
        try:
            return self._answer(line, terms)
        except EngineError as error:
            refusal = error
        except Exception as error:  # noqa: BLE001 - no request ends the engine
            if self._faults is not None:
                self._faults.write(error)
            refusal = EngineError("internal-error", "engine-fault")
        return _encode({"ok": False, "error": self._error_reply(refusal, terms.language)}, terms)

    def _answer(self, line: bytes, terms: _ReplyTerms) -> bytes:
        value = read_line(line)
        terms.id = read_id(value)
        terms.language = self._asked_for(value.get("language"))
        return _encode({"ok": True, **self.tables.answer(read_request(value))}, terms)

    def _asked_for(self, language: object) -> str:
        """Return the language that a request asks for, or the engine's own if that is unavailable."""
        return language if isinstance(language, str) and language in self._languages else self._language

    def _error_reply(self, error: EngineError, language: str) -> dict[str, object]:
        game: GameWords | None = error.game
        message = self._words(language, game).text(error.message, **error.values)
        return {"code": error.code, "rule": error.rule, "message": str(message)}


def serve_lines(source: BinaryIO, target: BinaryIO, engine: Engine) -> None:
    """Answer each line of a source with one line on a target at once, until the end of input; empty lines too.

    A line over ``MAX_LINE_BYTES`` bytes gets one error, and its rest is skipped.

    :raises OSError: if a stream fails.
    """
    while line := source.readline(MAX_LINE_BYTES + 1):
        if len(line) > MAX_LINE_BYTES and not line.endswith(b"\n"):
            _skip_line(source)
        target.write(engine.answer(line) + b"\n")
        target.flush()


def _skip_line(source: BinaryIO) -> None:
    """Skip the rest of a line that is too long for a request."""
    while (more := source.readline(MAX_LINE_BYTES)) and not more.endswith(b"\n"):
        pass


def main(catalogue: Catalogue, languages: Languages, language: str, faults: FaultLog) -> int:
    """Serve standard input and output until the end of input; return exit status 0. If the program was started without
    one of these streams, it returns at once.

    :param catalogue: the games.
    :param languages: the available languages.
    :param language: code of the language of errors.
    :param faults: log of unexpected errors.
    :raises OSError: if a stream fails.
    """
    if sys.stdin is not None and sys.stdout is not None:
        serve_lines(sys.stdin.buffer, sys.stdout.buffer, Engine(catalogue, languages, language, faults))
    return 0
