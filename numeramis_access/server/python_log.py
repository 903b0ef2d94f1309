"""Send Python's log records, warnings and thread errors to the server's log: one line of JSON each, no traceback."""

from __future__ import annotations

import contextlib
import logging
import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

from numeramis_access.server.watch_log import Watch


class PythonLog(logging.Handler):
    """Passes log records of packages to the server's log without their texts, which can contain addresses.

    :param watch: notes events.
    :param fault: called with each unexpected error.
    :param call: runs a function in the server's thread; raises RuntimeError after the server has ended.
    :param foreign: types of errors that come from clients which have gone or speak another protocol.
    """

    def __init__(
        self, watch: Watch, fault: Callable[[BaseException], None], call: Callable[[Callable[[], None]], object],
        foreign: tuple[type[BaseException], ...] = (ConnectionError,),
    ) -> None:  # fmt: skip
        super().__init__(logging.WARNING)
        self._watch = watch
        self._fault = fault
        self._call = call
        self._foreign = foreign

    def emit(self, record: logging.LogRecord) -> None:
        """Note the error in a record, or without one the package and level of the record."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            self.take(error)
        else:
            self._do(lambda: self._watch.note("logged", by=record.name, level=record.levelname.lower()))

    def take(self, error: BaseException | None) -> None:
        """Note an error: a foreign one as a bad request, any other as a fault. :param error: None is ignored."""
        if isinstance(error, self._foreign):
            self._do(lambda: self._watch.note("bad-request", kind=type(error).__qualname__))
        elif error is not None:
            self._do(lambda: self._fault(error))

    def _do(self, work: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):  # the server has ended
            self._call(work)


@contextlib.contextmanager
def log_python_to(log: PythonLog) -> Iterator[None]:
    """Send Python's records, warnings and errors of threads to a log within a ``with`` block. Outside the main thread
    it does nothing.

    :param log: takes them.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    root, thread_hook, object_hook = logging.getLogger(), threading.excepthook, sys.unraisablehook
    root.addHandler(log)
    logging.captureWarnings(True)
    threading.excepthook = lambda failed: log.take(failed.exc_value)
    sys.unraisablehook = lambda failed: log.take(_error_of(failed))
    try:
        yield
    finally:
        root.removeHandler(log)
        logging.captureWarnings(False)
        threading.excepthook, sys.unraisablehook = thread_hook, object_hook


def _error_of(failed: Any) -> BaseException | None:
    error: BaseException | None = failed.exc_value
    return error
