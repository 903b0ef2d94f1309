"""BrlAPI's key codes and the names that we give them.

A code has flags in bits 32-63, a type in bits 29-31, then either a braille command (bits 16-28 its block, bits 0-15
its argument) or an X keysym. Keys that a serial driver has too have the same name as there; other commands keep
BRLTTY's own keyword in small letters (``top``, ``lnbeg``, ``home`` …).
"""

from __future__ import annotations

TYPE, COMMAND, SYMBOL = 0xE0000000, 0x20000000, 0x00000000
BLOCK, ARGUMENT = 0x1FFF0000, 0xFFFF
#: "no command": the display is back, but also the half of a key that goes down; no key of its own
ONLINE = 0x20000000
#: the display is away, or is restarting with perhaps another size
OFFLINE = 0x2000004C

BASIC, ROUTE, PASS_DOTS = 0x00, 0x01, 0x22
SPACE_DOT = 0x100

#: the basic commands by number, BRLTTY's keywords except where a serial display has the key
COMMANDS = (
    *("", "up", "down", "winup", "windn", "prdifln", "nxdifln", "attrup", "attrdn", "top", "bot"),
    *("top_left", "bot_left", "prpgrph", "nxpgrph", "prprompt", "nxprompt", "prsearch", "nxsearch"),
    *("left", "right", "hwinlt", "hwinrt", "pan left", "pan right", "fwinltskip", "fwinrtskip"),
    *("lnbeg", "lnend", "home", "back", "return", "freeze", "dispmd", "sixdots", "slidewin", "skpidlns"),
    *("skpblnkwins", "csrvis", "csrhide", "csrtrk", "csrsize", "csrblink", "attrvis", "attrblink", "capblink"),
    *("tunes", "autorepeat", "autospeak", "help", "info", "learn", "prefmenu", "prefsave", "prefload"),
    *("menu_first_item", "menu_last_item", "menu_prev_item", "menu_next_item", "menu_prev_setting"),
    *("menu_next_setting", "mute", "spkhome", "say_line", "say_above", "say_below", "say_slower", "say_faster"),
    *("say_softer", "say_louder", "switchvt_prev", "switchvt_next", "csrjmp_vert", "paste"),
)
#: X keysyms that are no characters
SYMBOLS: dict[int, str] = {
    0xFF08: "backspace",
    0xFF09: "tab",
    0xFF0D: "enter",
    0xFF1B: "escape",
    0xFF50: "key home",
    0xFF51: "key left",
    0xFF52: "key up",
    0xFF53: "key right",
    0xFF54: "key down",
    0xFF55: "page up",
    0xFF56: "page down",
    0xFF57: "key end",
    0xFF63: "insert",
    0xFFFF: "delete",
    0x20: "space",
}
F1, F35 = 0xFFBE, 0xFFE0
UNICODE = 0x1000000
MODIFIERS = {1 << 32: "shift", 1 << 34: "control", 1 << 35: "alt"}


def key_names(code: int) -> list[str]:
    """Return the names of the keys that a code stands for, held together; none for a code that is no key."""
    kind = code & TYPE
    block, argument = (code & BLOCK) >> 16, code & ARGUMENT
    if kind == COMMAND and block == ROUTE:
        return [f"routing {argument}"]
    if kind == COMMAND and block != PASS_DOTS:
        return _command(block, argument)
    if kind == COMMAND:
        names = [f"dot{dot + 1}" for dot in range(8) if argument >> dot & 1]
        names += ["space"] if argument & SPACE_DOT or not argument else []
    elif kind == SYMBOL:
        names = _symbol(code & ~TYPE & 0xFFFFFFFF)
    else:
        return []
    return [*(name for flag, name in MODIFIERS.items() if code & flag and names), *names]


def _command(block: int, argument: int) -> list[str]:
    if block != BASIC:
        return [f"command {block:x} {argument}"]
    if argument < len(COMMANDS):
        return [COMMANDS[argument]] if argument else []
    return [f"command {argument:x}"]


def _symbol(symbol: int) -> list[str]:
    if symbol in SYMBOLS:
        return [SYMBOLS[symbol]]
    if F1 <= symbol <= F35:
        return [f"key f{symbol - F1 + 1}"]
    character = symbol - UNICODE if symbol >= UNICODE else symbol
    if character < 0x100 or (symbol >= UNICODE and character <= 0x10FFFF):
        name = chr(character)
        return [name] if name.isprintable() and name.strip() else []
    return []
