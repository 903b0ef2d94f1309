"""How a browser installs the page as a program: the manifest."""

from __future__ import annotations

import json

from numeramis_access.words.language import Language

#: file names of the icons, drawn from ``page/icon.svg`` by ``python -m tests.web.icons``; sides in pixels, and purposes
ICONS = (
    ("icon-192.png", 192, "any"), ("icon-512.png", 512, "any"), ("icon-maskable.png", 512, "maskable"),
    ("icon-apple.png", 180, "any"),
)  # fmt: skip
#: colour of the window's frame, and of the screen before the page
THEME_COLOUR = "#14532d"
#: places to which a shortcut leads, by the part of the address that names it, with the message of its name
SHORTCUTS = {"tables": "turns-mine", "daily": "menu-daily"}


def manifest_file(code: str) -> str:
    """Return the file name of the manifest in a language. :param code: code of the language."""
    return f"manifest.{code}.webmanifest"


def manifest(language: Language, start: str = "./", shortcuts: tuple[str, ...] = tuple(SHORTCUTS)) -> bytes:
    """Return the manifest of the page as JSON in UTF-8, as *Web Application Manifest* (W3C) says.

    :param language: language of its texts. :param start: address of the page, relative to the manifest.
    :param shortcuts: the places of ``SHORTCUTS`` that the page has.
    """
    icons = [
        {"src": name, "sizes": f"{side}x{side}", "type": "image/png", "purpose": purpose}
        for name, side, purpose in ICONS
    ]
    icons.append({"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"})
    return json.dumps({
        "name": language.text("page-installed"), "short_name": "Numeramis", "description": language.text("program-is"),
        "id": start, "start_url": start, "scope": start, "display": "standalone", "lang": language.code, "dir": "ltr",
        "background_color": THEME_COLOUR, "theme_color": THEME_COLOUR, "icons": icons,
        "shortcuts": [{"name": language.text(SHORTCUTS[place]), "url": f"{start}#{place}"} for place in shortcuts],
    }, ensure_ascii=False).encode()  # fmt: skip
