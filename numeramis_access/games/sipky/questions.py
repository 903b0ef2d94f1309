"""The questions at a table of Šipky beyond those of every table, with their keys."""

from __future__ import annotations

from numeramis_access.input.commands import Question

MISSING_QUESTION = Question("missing", "m", "braille dot1+dot3+dot4", about="corner")
QUESTIONS = (MISSING_QUESTION,)
