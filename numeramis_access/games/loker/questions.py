"""The questions at a table of Loker beyond those of every table, with their keys."""

from __future__ import annotations

from numeramis_access.input.commands import Question

FIGURE_QUESTION = Question("figure", "f", "braille dot1+dot2+dot4", about="hand")
CHIPS_QUESTION = Question("chips", "b", "braille dot1+dot2", about="corner")
QUESTIONS = (FIGURE_QUESTION, CHIPS_QUESTION)
