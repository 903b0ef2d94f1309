"""A program that runs in the browser: its session in one worker, and the thinking of computer players in another.

The workers exchange text, because their Pythons share nothing.
"""

from __future__ import annotations

import base64
import pickle
from collections import deque
from typing import Protocol

from numeramis_access.app.shell.thinker import ThoughtFailed
from numeramis_access.app.shell.thinker import think as think_here
from numeramis_access.catalogue import Catalogue
from numeramis_access.input.inbox import Inbox, LanguageCame, ThoughtFinished
from numeramis_access.tables.computers import ThinkingTask
from numeramis_access.web.session import Session
from numeramis_access.web.wire import read_input
from numeramis_access.words.bundle import clear_caches
from numeramis_access.words.languages import Languages


class ThinkingWorker(Protocol):
    """The work outside the program's own Python: the second worker of the browser, in which computer players think, and
    the fetching of texts.
    """

    def ask(self, ticket: int, question: str) -> None:
        """Have the second worker answer a question, one at a time; the answer comes by ``DrivenPage.take_answer``, or
        ``DrivenPage.note_failure`` is called if the worker dies.

        :param ticket: number of the question.
        :param question: a game and a task as text, which ``think`` reads.
        """

    def restart(self) -> None:
        """Kill the second worker, even in the middle of a question; the next question starts a new one."""

    def fetch(self, code: str) -> None:
        """Fetch a language's texts from the site; the result comes by ``DrivenPage.take_texts``."""


class BrowserThinker:
    """Has the opponents think in another worker of the browser, one task after another.

    :param inbox: receives the answers as ``ThoughtFinished``.
    :param catalogue: the games with their players.
    :param elsewhere: the worker.
    """

    def __init__(self, inbox: Inbox, catalogue: Catalogue, elsewhere: ThinkingWorker) -> None:
        self._inbox = inbox
        self._catalogue = catalogue
        self._elsewhere = elsewhere
        self._ticket = 0
        self._waiting: deque[tuple[int, ThinkingTask]] = deque()
        self._busy = 0
        self._wanted: set[int] = set()

    def ask(self, task: ThinkingTask) -> int:
        """Start a task; return its ticket, the number that the ``ThoughtFinished`` with its result will carry."""
        self._ticket += 1
        self._wanted.add(self._ticket)
        self._waiting.append((self._ticket, task))
        self._ask_next()
        return self._ticket

    def _ask_next(self) -> None:
        while self._waiting and not self._busy:
            ticket, task = self._waiting.popleft()
            if ticket in self._wanted:
                self._busy = ticket
                self._elsewhere.ask(ticket, _text((self._catalogue[task.game], task)))

    def take_answer(self, ticket: int, answer: str) -> None:
        """Take an answer from the other worker, put it into the inbox if it is still wanted, and have the worker answer
        the next question.

        :param ticket: number of the question.
        :param answer: the text that ``think`` returned.
        """
        self._take(ThoughtFinished(ticket, *pickle.loads(_bytes(answer))))

    def take_failure(self) -> None:
        """Answer the present question with no choice, because the other worker has died, and ask the next one."""
        self._take(ThoughtFinished(self._busy, None))

    def _take(self, thought: ThoughtFinished) -> None:
        """Pass on a thought that is still wanted, and start the next one."""
        self._busy = 0
        if thought.ticket in self._wanted:
            self._wanted.discard(thought.ticket)
            self._inbox.put(thought)
        self._ask_next()

    def forget(self, ticket: int) -> None:
        """Drop the answer to a question, which is no longer wanted; the worker still finishes a question that it has
        begun.

        :param ticket: number of the question.
        """
        self._wanted.discard(ticket)

    def stop_worker(self, ticket: int) -> None:
        """Drop a question; if the other worker has begun it, restart the worker and ask the next question.

        :param ticket: number of the question.
        """
        self.forget(ticket)
        if ticket == self._busy:
            self._busy = 0
            self._elsewhere.restart()
            self._ask_next()

    def close(self) -> None:
        """Drop all questions that the other worker has not answered yet; the worker itself goes on."""
        self._waiting.clear()
        self._wanted.clear()


class BrowserTexts:
    """The texts of languages: complete ones are there from the start, others come from the site when chosen.

    :param languages: all languages. :param elsewhere: the worker, which fetches texts.
    """

    def __init__(self, languages: Languages, elsewhere: ThinkingWorker) -> None:
        self._languages = languages
        self._elsewhere = elsewhere

    def has(self, code: str) -> bool:
        """Return whether a language's texts are present."""
        return self._languages[code].folder.is_dir()

    def fetch(self, code: str) -> None:
        """Fetch a language's texts from the site in the background; a ``LanguageCame`` in the inbox tells the result.

        :param code: code of the language.
        """
        self._elsewhere.fetch(code)


class DrivenPage:
    """The functions that the browser's worker calls to drive one program for its page.

    :param session: the program's session. :param thinker: has the other worker think for computer players.
    """

    def __init__(self, session: Session, thinker: BrowserThinker) -> None:
        self._session = session
        self._thinker = thinker

    def feed(self, text: str = "") -> float:
        """Pass an input of the page to the program and do all that is due.

        :param text: the input as JSON; empty to do only the work that is due.
        :return: the seconds until more is due; -1 if nothing more becomes due without an input.
        :raises ValueError: for input that no page sends.
        """
        due = self._session.take(read_input(text, self._session.commands)) if text else self._session.feed()
        return -1.0 if due is None else due

    def take_answer(self, ticket: int, answer: str) -> float:
        """Take an answer from the other worker; return the seconds until more is due, as ``feed`` does.

        :param ticket: number of the question.
        :param answer: the text that ``think`` returned.
        """
        self._thinker.take_answer(ticket, answer)
        return self.feed()

    def note_failure(self) -> float:
        """Answer the present question of the other worker, which has died, with no choice; return the seconds until
        more is due, as ``feed`` does.
        """
        self._thinker.take_failure()
        return self.feed()

    def take_texts(self, code: str, there: bool) -> float:
        """Record that a language's texts have arrived or cannot be fetched; return the seconds until more is due, as
        ``feed`` does.

        Texts in memory are read again from then on.

        :param code: code of the language.
        :param there: whether the texts have arrived.
        """
        clear_caches()
        self._session.program.inbox.put(LanguageCame(code, there))
        return self.feed()

    def messages(self) -> str:
        """Return the news for the page as one JSON object, empty if there is none."""
        return self._session.messages().decode()

    def is_running(self) -> bool:
        """Return whether the program is running: the player has not left it."""
        return self._session.is_running


def think(question: str) -> str:
    """Return the answer to a question as text: the choice, or None and the description of a policy's fault.

    It runs in the other worker.

    :param question: as ``ThinkingWorker.ask`` gets it.
    """
    game, task = pickle.loads(_bytes(question))
    try:
        return _text((think_here(game, task), ""))
    except ThoughtFailed as error:
        return _text((None, error.fault))


def _text(value: object) -> str:
    return base64.b64encode(pickle.dumps(value)).decode()


def _bytes(text: str) -> bytes:
    return base64.b64decode(text)
