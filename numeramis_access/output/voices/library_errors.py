"""The exceptions of the screen readers' libraries, and the speed at which a screen reader is assumed to speak."""

from __future__ import annotations

import sys

#: characters a second; a fast guess, because screen readers do not report the end
CHARACTERS_PER_SECOND = 35.0
#: exceptions that these libraries raise besides their own classes
LIBRARY_ERRORS = (OSError, RuntimeError, AttributeError, TypeError, ValueError, LookupError, ImportError, EOFError)


def library_errors(*known: tuple[str, str]) -> tuple[type[Exception], ...]:
    """Return every exception that a library can raise: those of ``LIBRARY_ERRORS``, and its own classes that are
    loaded.

    :param known: module and name of each of its own classes.
    """
    kinds = (vars(sys.modules[module]).get(name) for module, name in known if module in sys.modules)
    return (*LIBRARY_ERRORS, *(kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Exception)))
