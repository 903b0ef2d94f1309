"""Translating by ear and dots: what a language lacks, one message after the other, heard as soon as it is written.

Must not live here: what makes a message wrong and what it is tried with (``words.trying``). Start reading at
``scenes``.
"""
