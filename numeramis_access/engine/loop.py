"""Reads requests line by line and answers each with one line, whatever comes; ends at the end of input."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from typing import BinaryIO

import msgspec

from numeramis_access.catalogue import STANDARD, Catalogue
from numeramis_access.engine.requests import LONGEST, EngineError, read_id, read_line, read_request
from numeramis_access.engine.tables import Tables
from numeramis_access.store.faults import FaultLog
from numeramis_access.words.game import GameWords
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES, Languages


@dataclass
class _Asked:
    """What is known of a request while it is answered.

    :param language: that errors are told in. :ivar id: that comes back, None for none.
    """

    language: str
    id: object = None


def _encode(reply: dict[str, object], asked: _Asked) -> bytes:
    return msgspec.json.encode(reply if asked.id is None else {**reply, "id": asked.id})


class Engine:
    """What answers lines.

    :param faults: where is noted what nobody foresaw, or None. :param language: of errors where a request does not
        ask for another, empty for the last of the languages.
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
        self._language = language or languages.stand_in
        self._faults = faults
        self._words = cache(lambda code, game: Language(code, game, languages=languages, note=self._note_missing))

    def _note_missing(self, message: str, code: str, why: str) -> None:
        """Note a message that is missing or does not form."""
        if self._faults is not None:
            self._faults.note(f"message {message} of language {code} {why}")

    def answer(self, line: bytes) -> bytes:
        """Return the answer to one line, without its end of line.

        The last line of defence of a request: a fault that nobody foresaw is noted and answered as an error.
        """
        asked = _Asked(self._language)
        try:
            return self._answer(line, asked)
        except EngineError as error:
            refusal = error
        except Exception as error:  # noqa: BLE001 - no request ends the engine
            if self._faults is not None:
                self._faults.write(error)
            refusal = EngineError("internal-error", "engine-fault")
        return _encode({"ok": False, "error": self._error_reply(refusal, asked.language)}, asked)

    def _answer(self, line: bytes, asked: _Asked) -> bytes:
        value = read_line(line)
        asked.id = read_id(value)
        asked.language = self._asked_for(value.get("language"))
        return _encode({"ok": True, **self.tables.answer(read_request(value))}, asked)

    def _asked_for(self, language: object) -> str:
        """Return the language that a request asks for; one that there is not is the engine's own."""
        return language if isinstance(language, str) and language in self._languages else self._language

    def _error_reply(self, error: EngineError, language: str) -> dict[str, object]:
        game: GameWords | None = error.game
        message = self._words(language, game).text(error.message, **error.values)
        return {"code": error.code, "rule": error.rule, "message": str(message)}


def serve(source: BinaryIO, target: BinaryIO, engine: Engine) -> None:
    """Answer every line of ``source`` on ``target`` until it ends; blank lines are answered too."""
    while line := source.readline(LONGEST + 1):
        if len(line) > LONGEST and not line.endswith(b"\n"):
            _skip_line(source)
        target.write(engine.answer(line) + b"\n")
        target.flush()


def _skip_line(source: BinaryIO) -> None:
    """Read on to the end of a line that is too long to be a request."""
    while (more := source.readline(LONGEST)) and not more.endswith(b"\n"):
        pass


def main(catalogue: Catalogue, languages: Languages, language: str, faults: FaultLog) -> int:
    """Serve standard input and output; return the exit status. Closed ones are at their end already."""
    if sys.stdin is not None and sys.stdout is not None:
        serve(sys.stdin.buffer, sys.stdout.buffer, Engine(catalogue, languages, language, faults))
    return 0
