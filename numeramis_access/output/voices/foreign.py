"""What the voices of other people's libraries share: their faults, and how long a screen reader may speak."""

from __future__ import annotations

import sys

#: characters a second: nobody tells when a screen reader ends, and one that reads fast is not to be waited for
PACE = 35.0
#: what these libraries raise besides their own classes
FAULTS = (OSError, RuntimeError, AttributeError, TypeError, ValueError, LookupError, ImportError, EOFError)


def faults(*known: tuple[str, str]) -> tuple[type[Exception], ...]:
    """Return what libraries raise, with those of the named classes (module, class) that are loaded."""
    found = (getattr(sys.modules.get(module), name, None) for module, name in known)
    return (*FAULTS, *(kind for kind in found if isinstance(kind, type) and issubclass(kind, Exception)))
