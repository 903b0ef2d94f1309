"""Text to cells for what is printed or embossed: the six-dot literary table of a language."""

from __future__ import annotations

from collections.abc import Callable

from braille.text import Table


def writing(language: str) -> Callable[[str], bytes]:
    """Return what writes text of a language (``cs`` or ``en``) in six-dot braille, a line at a time."""
    return Table(f"{language}-6").cells
