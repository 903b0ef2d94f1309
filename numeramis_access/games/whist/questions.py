"""The questions at a table of Whist beyond those of every table, with their keys."""

from __future__ import annotations

from numeramis_access.input.commands import Question

TRUMP = Question("trump", "u", "braille dot1+dot3+dot6", about="corner")
HONOURS = Question("honours", "shift+u")
PACKETS = Question("packets", "shift+k", "braille dot1+dot3+dot7")
TOUR = Question("tour", "g")
LED = Question("led", "l", "braille dot1+dot2+dot3")
QUESTIONS = (TRUMP, HONOURS, PACKETS, TOUR, LED)
