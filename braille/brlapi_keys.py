"""BrlAPI's key codes, our names for them, and the keys that we ask for.

A code has flags in bits 32-63, a type in bits 29-31, then either a braille command (bits 16-28 its block, bits 0-15
its argument) or an X keysym. A server turns most keys, and most chords with the space bar, into commands. If a chord of
a serial display has a meaning here, the server's command for it gets that chord's name, so one keymap serves both. Keys
that we do not ask for stay with the server: help, learn mode, preferences, moving about on its screen.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from braille.driver import Keys

CODE_TYPE_MASK, COMMAND_TYPE, SYMBOL_TYPE = 0xE0000000, 0x20000000, 0x00000000
BLOCK_MASK, ARGUMENT_MASK = 0x1FFF0000, 0xFFFF
FLAGS_MASK = 0xFFFFFFFF << 32
TOGGLE_ON, TOGGLE_OFF = 1 << 40, 1 << 41
#: "no command": the display is back, but also sent for a key that goes down; no key of its own
ONLINE_COMMAND = 0x20000000
#: the display is away, or restarts, possibly with another size
OFFLINE_COMMAND = 0x2000004C

BASIC_BLOCK, ROUTE_BLOCK, SET_LEFT_BLOCK, ROUTE_LINE_BLOCK, PASS_DOTS_BLOCK = 0x00, 0x01, 0x0A, 0x18, 0x22
SPACE_DOT = 0x100
HELP_COMMAND, LEARN_COMMAND, PREFERENCES_COMMAND = 0x31, 0x33, 0x34

#: the basic commands with a meaning here, by number
KEYS_OF_COMMAND: dict[int, tuple[str, ...]] = {
    0x01: ("up",),
    0x02: ("down",),
    0x03: ("pan left",),  # several lines up and down: panning on displays of several lines
    0x04: ("pan right",),
    0x13: ("left",),
    0x14: ("right",),
    0x17: ("pan left",),
    0x18: ("pan right",),
    0x19: ("pan left",),
    0x1A: ("pan right",),
    0x1B: ("lnbeg",),
    0x1C: ("lnend",),
    0x1D: ("home",),
    0x1F: ("return",),
    0x2F: ("dot1", "dot2", "dot3", "dot5", "space"),  # autorepeat, whose chord has no other code
    0x48: ("pan left", "pan right"),  # the cursor to this line: both pan keys of most displays
}
#: further codes of single BRLTTY drivers, by driver name
KEYS_OF_DRIVER_COMMAND: dict[str, dict[int, tuple[str, ...]]] = {
    "Baum": {
        0x20000028 | TOGGLE_ON: ("d1",),  # display keys that have no partner
        0x20000028 | TOGGLE_OFF: ("d3",),
        0x20000032: ("pan left", "pan right"),
    },
}
#: pairs of keys for which the server reports only one of two commands, by driver and key name
DISPLAY_KEYS = {"Baum": {"Display1": "d1", "Display3": "d3"}}
#: X keysyms that are no characters
KEYS_OF_SYMBOL: dict[int, tuple[str, ...]] = {
    0xFF08: ("dot7",),
    0xFF09: ("tab",),
    0xFF0D: ("dot8",),
    0xFF1B: ("escape",),
    0xFF50: ("dot2", "space"),
    0xFF51: ("key left",),
    0xFF52: ("key up",),
    0xFF53: ("key right",),
    0xFF54: ("key down",),
    0xFF55: ("dot2", "dot3", "space"),
    0xFF56: ("dot5", "dot6", "space"),
    0xFF57: ("dot5", "space"),
    0xFF63: ("insert",),
    0xFFFF: ("delete",),
    0x20: ("space",),
}
F1_KEYSYM, F35_KEYSYM = 0xFFBE, 0xFFE0
UNICODE_SYMBOL = 0x1000000
MODIFIER_FLAGS = {1 << 32: "shift", 1 << 34: "control", 1 << 35: "alt"}

#: names of a dot in BRLTTY's drivers
DOT_KEY_PATTERN = re.compile("Dot[1-8]")
#: names of a space bar in BRLTTY's drivers
SPACE_KEY_NAMES = frozenset(("Space", "LeftSpace", "RightSpace", "B9", "B10"))
#: names of the routing keys of text cells in BRLTTY's drivers, and the number that means all keys of a group
ROUTING_KEY_NAMES, ANY_KEY_OF_GROUP = frozenset(("RoutingKey", "RoutingKey1")), 0xFF
#: chords that stay with the server if it has the command
SERVER_CHORDS = {
    HELP_COMMAND: "dot1+dot2+dot5+space",
    LEARN_COMMAND: "dot1+dot2+dot3+space",
    PREFERENCES_COMMAND: "dot1+dot2+dot3+dot4+space",
}


def accepted_ranges(driver: str) -> list[tuple[int, int]]:
    """Return the ranges of key codes to ask the server for, each as first and last code, flags included.

    :param driver: BRLTTY's name of the display's driver.
    """
    whole = (ROUTE_BLOCK, ROUTE_LINE_BLOCK, PASS_DOTS_BLOCK)
    blocks = [(COMMAND_TYPE | block << 16, COMMAND_TYPE | block << 16 | ARGUMENT_MASK | FLAGS_MASK) for block in whole]
    commands = [(COMMAND_TYPE | number, COMMAND_TYPE | number) for number in KEYS_OF_COMMAND]
    more = [(code, code) for code in KEYS_OF_DRIVER_COMMAND.get(driver, {})]
    functions = (
        [(COMMAND_TYPE | SET_LEFT_BLOCK << 16, COMMAND_TYPE | SET_LEFT_BLOCK << 16 | ARGUMENT_MASK)]
        if driver == "Baum"
        else []
    )
    return [
        (OFFLINE_COMMAND, OFFLINE_COMMAND),
        (ONLINE_COMMAND, ONLINE_COMMAND),
        (0, COMMAND_TYPE - 1 | FLAGS_MASK),
        *blocks,
        *commands,
        *more,
        *functions,
    ]


def key_names(code: int, driver: str = "") -> list[str]:
    """Return the names of the keys that a code stands for, as if held together; empty for a code that we do not use.

    :param code: a key code of BrlAPI.
    :param driver: BRLTTY's name of the display's driver, which can give a code another meaning.
    """
    known = KEYS_OF_DRIVER_COMMAND.get(driver, {}).get(code)
    if known:
        return list(known)
    kind = code & CODE_TYPE_MASK
    block, argument = (code & BLOCK_MASK) >> 16, code & ARGUMENT_MASK
    if kind == COMMAND_TYPE and block == PASS_DOTS_BLOCK:
        names = [f"dot{dot + 1}" for dot in range(8) if argument >> dot & 1]
        names += ["space"] if argument & SPACE_DOT or not argument else []
    elif kind == COMMAND_TYPE:
        return _command(block, argument, driver)
    elif kind == SYMBOL_TYPE:
        names = _symbol(code & ~CODE_TYPE_MASK & 0xFFFFFFFF)
    else:
        return []
    return [*(name for flag, name in MODIFIER_FLAGS.items() if code & flag and names), *names]


def _command(block: int, argument: int, driver: str) -> list[str]:
    if block == ROUTE_BLOCK:
        return [f"routing {argument}"]
    if block == ROUTE_LINE_BLOCK:
        return [f"line {argument}"]
    if block == SET_LEFT_BLOCK and driver == "Baum":  # space bar with a routing key
        return [f"routing {argument}", "space"]
    return list(KEYS_OF_COMMAND.get(argument, ())) if block == BASIC_BLOCK else []


def _symbol(symbol: int) -> list[str]:
    if symbol in KEYS_OF_SYMBOL:
        return list(KEYS_OF_SYMBOL[symbol])
    if F1_KEYSYM <= symbol <= F35_KEYSYM:
        return [f"key f{symbol - F1_KEYSYM + 1}"]
    character = symbol - UNICODE_SYMBOL if symbol >= UNICODE_SYMBOL else symbol
    if character < 0x100 or (symbol >= UNICODE_SYMBOL and character <= 0x10FFFF):
        name = chr(character)
        return [name] if name.isprintable() and name.strip() else []
    return []


def raw_key_names(named: Mapping[int, str], cells: int) -> dict[int, str]:
    """Return our names of dots, space bar and routing keys by code; empty for a display without dots.

    :param named: BRLTTY's names of the display's keys by code; all keys of a group share one code.
    :param cells: number of routing keys.
    """
    dots = {code: name.lower() for code, name in named.items() if DOT_KEY_PATTERN.fullmatch(name)}
    if not dots:
        return {}
    spaces = {code: "space" for code, name in named.items() if name in SPACE_KEY_NAMES}
    groups = [
        code & ~ANY_KEY_OF_GROUP
        for code, name in named.items()
        if name in ROUTING_KEY_NAMES and code & ANY_KEY_OF_GROUP == ANY_KEY_OF_GROUP
    ]
    routing = {group | cell: f"routing {cell}" for group in groups for cell in range(min(cells, ANY_KEY_OF_GROUP))}
    return dots | spaces | routing


def display_keys(bound: Iterable[int], named: Iterable[str], driver: str = "", raw: bool = False) -> Keys:
    """Return our keys that a display has under BRLTTY.

    :param bound: codes of the commands that its keys make. :param named: BRLTTY's names of its keys.
    :param driver: BRLTTY's name of the display's driver. :param raw: whether dots and space bar come as raw codes, so
        that the server keeps none of their chords.
    """
    codes, theirs = frozenset(bound), frozenset(named)
    names = {name for code in codes for name in _parts(code, driver)}
    names |= {name.lower() for name in theirs if DOT_KEY_PATTERN.fullmatch(name)}
    names |= {key for name, key in DISPLAY_KEYS.get(driver, {}).items() if name in theirs}
    names |= {"space"} if theirs & SPACE_KEY_NAMES and "dot1" in names else set()
    kept = {
        chord
        for number, chord in SERVER_CHORDS.items()
        if COMMAND_TYPE | number in codes and "space" in names and not raw
    }
    return Keys(frozenset(names), frozenset(kept))


def _parts(code: int, driver: str) -> list[str]:
    """Return the names of a code's keys; empty for chords and characters."""
    if (
        code & CODE_TYPE_MASK == SYMBOL_TYPE
        and code & ~FLAGS_MASK not in KEYS_OF_SYMBOL
        and not F1_KEYSYM <= code & ~FLAGS_MASK <= F35_KEYSYM
    ):
        return []
    names = key_names(code, driver)
    if len(names) == 1:
        row, _, number = names[0].rpartition(" ")
        return [row if number.isdigit() else names[0]]
    return names if set(names) <= {"pan left", "pan right"} else []
