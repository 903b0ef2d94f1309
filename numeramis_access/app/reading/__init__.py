"""Texts to read by ear: rules, keys, help, statistics.

Must not live here: the texts themselves (``words``). Start reading at ``reader``.
"""
