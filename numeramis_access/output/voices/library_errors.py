"""What libraries of screen readers raise, and how long a screen reader may speak."""

from __future__ import annotations

import sys

#: characters a second: nobody tells when a screen reader ends, and one that reads fast is not to be waited for
PACE = 35.0
#: what these libraries raise besides their own classes
LIBRARY_ERRORS = (OSError, RuntimeError, AttributeError, TypeError, ValueError, LookupError, ImportError, EOFError)


def library_errors(*known: tuple[str, str]) -> tuple[type[Exception], ...]:
    """Return every exception that a library may raise, its own ones (module, class) as far as they are loaded."""
    found = (vars(sys.modules[module]).get(name) for module, name in known if module in sys.modules)
    return (*LIBRARY_ERRORS, *(kind for kind in found if isinstance(kind, type) and issubclass(kind, Exception)))
