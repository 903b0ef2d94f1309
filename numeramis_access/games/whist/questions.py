"""The questions at a table of Whist beyond those of every table, with their keys."""

from __future__ import annotations

from numeramis_access.input.commands import Question

TRUMP_QUESTION = Question("trump", "u", "braille dot1+dot3+dot6", about="corner")
HONOURS_QUESTION = Question("honours", "shift+u")
PACKETS_QUESTION = Question("packets", "shift+k", "braille dot1+dot3+dot7")
TOUR_QUESTION = Question("tour", "g")
LED_QUESTION = Question("led", "l", "braille dot1+dot2+dot3")
QUESTIONS = (TRUMP_QUESTION, HONOURS_QUESTION, PACKETS_QUESTION, TOUR_QUESTION, LED_QUESTION)
