"""The built-in braille codes as data: the cells of each character in Czech and in English, in eight and in six dots.

Letters and digits follow rules in ``text`` (a capital has dot 7, a digit has dot 8, …); this file has the alphabets and
the signs. Sources: the Czech braille standard and North American Braille Computer Code (signs) for eight dots, the
Czech standard and Unified English Braille 2013 for six; liblouis agrees, see the tests.
"""

from __future__ import annotations

import unicodedata

#: a-z in every Latin braille
LATIN_LETTERS = dict(zip("abcdefghijklmnopqrstuvwxyz", "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", strict=True))
#: Czech has a different w, because ⠺ is its ř
CZECH_LETTERS = LATIN_LETTERS | dict(zip("wáčďéěíňóřšťúůýž", "⠷⠡⠩⠹⠜⠣⠌⠫⠪⠺⠱⠳⠬⠾⠯⠮", strict=True))
#: the letters whose cells, with a mark, are the digits 1 2 3 4 5 6 7 8 9 0
DIGIT_LETTERS = "abcdefghij"

#: characters that every table writes like another character
REPLACED_SIGNS = {
    "\t": " ", "\n": " ", "\r": " ", "\u00a0": " ", "\u2007": " ", "\u2009": " ", "\u202f": " ",
    "\u00ad": "-", "\u2010": "-", "\u2011": "-", "\u2012": "–", "\u2015": "—", "\u2212": "-",
}  # fmt: skip

CZECH_EIGHT_DOT_SIGNS = {
    "!": "⠖", '"': "⠶", "#": "⡼", "$": "⢖", "%": "⢏", "&": "⣖", "'": "⠈", "(": "⠦", ")": "⠴", "*": "⠔",
    "+": "⠲", ",": "⠂", "-": "⠤", ".": "⠄", "/": "⠻", ":": "⠒", ";": "⠆", "<": "⢆", "=": "⣶", ">": "⡰",
    "?": "⠢", "@": "⢻", "[": "⡦", "\\": "⢦", "]": "⢴", "^": "⡘", "_": "⡤", "`": "⣈", "{": "⣦", "|": "⢸",
    "}": "⣴", "~": "⡐", "§": "⢬", "°": "⢎", "±": "⠲⠤", "´": "⠼", "·": "⠠", "×": "⠄", "÷": "⠒", "–": "⠤",
    "—": "⠤", "„": "⣄", "“": "⠶", "”": "⠶", "‚": "⢠", "‘": "⠘", "’": "⠨", "…": "⡠", "•": "⢐", "€": "⢾",
    "→": "⡢", "←": "⢒", "↑": "⡠", "↓": "⢄",
    "ä": "⢜", "ö": "⢪", "ü": "⢳", "ĺ": "⢨", "ľ": "⢅", "ô": "⢣", "ŕ": "⢗",
    "Ä": "⣜", "Ö": "⣪", "Ü": "⣳", "Ĺ": "⣨", "Ľ": "⣅", "Ô": "⣣", "Ŕ": "⣗",
}  # fmt: skip

CZECH_SIX_DOT_SIGNS = {
    "!": "⠖", '"': "⠶", "#": "⠠⠼", "$": "⠼⠫", "%": "⠼⠏", "&": "⠼⠯", "'": "⠈", "(": "⠦", ")": "⠴",
    "*": "⠔", "+": "⠲", ",": "⠂", "-": "⠤", ".": "⠄", "/": "⠻", ":": "⠒", ";": "⠆", "<": "⠣", "=": "⠶",
    ">": "⠜", "?": "⠢", "@": "⠼⠻", "[": "⠠⠦", "\\": "⠼⠳", "]": "⠠⠴", "^": "⠠⠘", "_": "⠠⠤", "`": "⠘⠈",
    "{": "⠨⠦", "|": "⠸", "}": "⠨⠴", "~": "⠠⠐", "°": "⠼⠎", "±": "⠲⠤", "´": "⠈", "×": "⠬", "÷": "⠒",
    "–": "⠤", "—": "⠤", "„": "⠶", "“": "⠶", "”": "⠶", "‚": "⠈", "‘": "⠈", "’": "⠈",
    "…": "⠄⠄⠄", "ä": "⠁⠑", "ö": "⠕⠑", "ü": "⠥⠑", "ľ": "⠿",
}  # fmt: skip

#: NABCC signs. NABCC's digits are lowered letters, which other readers take for punctuation: ``text`` writes digits
#: with dot 8, as in Czech and most of Europe.
ENGLISH_EIGHT_DOT_SIGNS = {
    "!": "⠮", '"': "⠐", "#": "⠼", "$": "⠫", "%": "⠩", "&": "⠯", "'": "⠄", "(": "⠷", ")": "⠾", "*": "⠡",
    "+": "⠬", ",": "⠠", "-": "⠤", ".": "⠨", "/": "⠌", ":": "⠱", ";": "⠰", "<": "⠣", "=": "⠿", ">": "⠜",
    "?": "⠹", "@": "⡈", "[": "⡪", "\\": "⡳", "]": "⡻", "^": "⡘", "_": "⠸", "`": "⠈", "{": "⠪", "|": "⠳",
    "}": "⠻", "~": "⠘", "§": "⡔", "°": "⢸", "±": "⣖", "´": "⢰", "·": "⡄", "×": "⢎", "÷": "⣌", "½": "⢧",
    "¼": "⢥", "¾": "⢭", "–": "⣤", "—": "⣒", "„": "⣫", "“": "⣆", "”": "⣰", "‚": "⡫", "‘": "⣄", "’": "⣠",
    "…": "⡂", "•": "⣶",
}  # fmt: skip

ENGLISH_SIX_DOT_SIGNS = {
    "!": "⠖", '"': "⠠⠶", "#": "⠸⠹", "$": "⠈⠎", "%": "⠨⠴", "&": "⠈⠯", "'": "⠄", "(": "⠐⠣", ")": "⠐⠜",
    "*": "⠐⠔", "+": "⠐⠖", ",": "⠂", "-": "⠤", ".": "⠲", "/": "⠸⠌", ":": "⠒", ";": "⠆", "<": "⠈⠣",
    "=": "⠐⠶", ">": "⠈⠜", "?": "⠰⠦", "@": "⠈⠁", "[": "⠨⠣", "\\": "⠸⠡", "]": "⠨⠜", "^": "⠈⠢", "_": "⠨⠤",
    "`": "⠨⠡", "{": "⠸⠣", "|": "⠸⠳", "}": "⠸⠜", "~": "⠈⠔", "§": "⠘⠎", "°": "⠘⠚", "±": "⠸⠖", "´": "⠘⠌",
    "·": "⠈⠡", "×": "⠐⠦", "÷": "⠐⠌", "½": "⠼⠁⠌⠃", "¼": "⠼⠁⠌⠙", "¾": "⠼⠉⠌⠙", "–": "⠠⠤", "—": "⠠⠤",
    "“": "⠦", "”": "⠴", "‘": "⠠⠦", "’": "⠠⠴", "…": "⠲⠲⠲", "•": "⠸⠲", "€": "⠈⠑", "→": "⠰⠳⠕", "←": "⠰⠳⠪",
    "↑": "⠰⠳⠬", "↓": "⠰⠳⠩",
}  # fmt: skip

#: Unified English Braille 4.2: the sign before a letter with an accent, by the combining character
ENGLISH_ACCENT_SIGNS = {
    "\u0300": "⠘⠡", "\u0301": "⠘⠌", "\u0302": "⠘⠩", "\u0303": "⠘⠻", "\u0308": "⠘⠒", "\u030a": "⠘⠫",
    "\u030c": "⠘⠬", "\u0327": "⠘⠯",
}  # fmt: skip

#: letters that are not an accented form of another, with the letter that replaces them in languages without them
BASE_LETTERS = {"ł": "l", "Ł": "L", "ß": "s", "đ": "d", "Đ": "D", "ø": "o", "Ø": "O", "æ": "a", "Æ": "A", "ı": "i"}


def without_accent(character: str) -> str:
    """Return a character without its accent, or its replacement from ``BASE_LETTERS``."""
    return BASE_LETTERS.get(character) or unicodedata.normalize("NFKD", character)[0]
