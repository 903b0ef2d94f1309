"""Translate by ear and dots: the missing messages of a language, one after the other, heard as soon as they are
written.

Must not live here: the rules for a valid message and its sample values (``words.translation_check``). Start reading at
``scenes``.
"""
