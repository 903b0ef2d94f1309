"""The keys of a terminal by its terminfo entry: sequences that mean another key, or none, elsewhere."""

from __future__ import annotations

#: terminfo's names of keys with their keymap names
KEY_NAMES = {
    "kcuu1": "up", "kcud1": "down", "kcub1": "left", "kcuf1": "right", "khome": "home", "kend": "end", "kll": "end",
    "knp": "page down", "kpp": "page up", "kich1": "insert", "kdch1": "delete", "kcbt": "shift+tab",
    **{f"kf{number}": f"f{number}" for number in range(1, 13)},
}  # fmt: skip
#: keys with modifiers: Shift without a number, the others by it
MODIFIED_KEY_NAMES = {
    "kUP": "up", "kDN": "down", "kLFT": "left", "kRIT": "right", "kHOM": "home", "kEND": "end", "kDC": "delete",
    "kIC": "insert", "kNXT": "page down", "kPRV": "page up",
}  # fmt: skip
#: names of terminals without any abilities
UNABLE_TERMINALS = ("", "dumb")
MODIFIER_SUFFIXES = {"": "shift+", "3": "alt+", "4": "alt+shift+", "5": "ctrl+", "6": "ctrl+shift+", "7": "ctrl+alt+"}
#: every key by its terminfo name
ALL_KEY_NAMES = {
    **{name + number: held + key for name, key in MODIFIED_KEY_NAMES.items() for number,
    held in MODIFIER_SUFFIXES.items()}, **KEY_NAMES,
}  # fmt: skip


def own_sequences(term: str, handle: int) -> tuple[dict[str, str], bool]:
    """Return a terminal's escape sequences with their keymap names, and whether it obeys ECMA-48.

    Without curses or an entry for the terminal there are no sequences, and every named terminal but ``dumb`` is taken
    to obey.

    :param term: name of the terminal, as in ``TERM``. :param handle: file number of the terminal.
    """
    try:
        import curses
    except ImportError:  # some Pythons lack it
        return {}, term not in UNABLE_TERMINALS
    try:
        curses.setupterm(term, handle)
    except curses.error:
        return {}, term not in UNABLE_TERMINALS
    texts = {name: curses.tigetstr(name) for name in (*ALL_KEY_NAMES, "cup")}
    moves = texts.pop("cup") or b""
    written = {(text or b"").decode("latin-1"): ALL_KEY_NAMES[name] for name, text in texts.items()}
    sequences = {text: key for text, key in written.items() if text.startswith("\x1b") and len(text) > 1}
    return sequences, moves.startswith(b"\x1b[")
