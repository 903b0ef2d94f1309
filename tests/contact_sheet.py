"""Pictures of the window for people to look at: every game, scene, theme, scale and size on one page.

``python -m tests.contact_sheet --out FOLDER`` plays until it has each scene, draws it, and writes ``index.html``.
"""

from __future__ import annotations

import argparse
import html
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from numeramis_access.app.shell.scene import Push
from numeramis_access.catalogue import STANDARD
from numeramis_access.output.screen import Screen
from numeramis_access.output.window.canvas import Look
from numeramis_access.output.window.colour_themes import THEMES
from numeramis_access.output.window.drawing import Drawing
from numeramis_access.output.window.hand_zone import Slots
from numeramis_access.output.window.spectators import spectators_caption
from numeramis_access.words.language import Language
from tests.app.player import begin, player

SIZES = ((800, 600), (1366, 768), (1920, 1080), (3840, 2160))
SCALES = (100, 150, 200, 300, 400)
#: width of a picture on the page, in pixels
SHOWN = 480
#: options, players, and keys that lead to a visible scene, by game
GAMES = {"quist": ("", 4), "sipky": ("", 3), "loker": ("poker", 6), "whist": ("", 4)}
PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>body{font-family:sans-serif;background:#888}figure{display:inline-block;margin:8px}img{width:%dpx}</style>
%s</html>"""


def scenes(language: str) -> Iterator[tuple[str, Screen, str]]:
    """Yield every scene with its name and its message."""
    for game in STANDARD:
        preset, seats = GAMES[game.name]
        with player(language) as someone:
            rules = game.ruleset()
            options = rules.presets[preset] if preset else rules.options()
            match = begin(someone.app, rules, options, seats, 5)
            someone.settle()
            yield f"{game.name} turn", someone.screen, " ".join(someone.told()[-2:])
            for name, keys in (
                ("choices", ["down"]),
                ("later", ["up", "return", "return", "return", "z", "return", "z", "return"]),
                ("marked", ["space", "right", "space"]),
                ("score", ["s"]),
            ):
                said = someone.press(*keys)
                yield f"{game.name} {name}", someone.screen, " ".join(said[-2:])
            seen = match.public_screen()
            yield f"{game.name} spectators", seen, spectators_caption(seen)
    with player(language) as someone:
        yield "menu", someone.screen, someone.screen.title
        said = someone.press("f1")
        yield "help", someone.screen, said[-1]
        someone.app.follow(Push(someone.app.doors.rules(someone.app, ("whist",))))
        someone.told()
        said = someone.press("end")
        yield "text", someone.screen, said[-1]
        someone.app.follow(Push(someone.app.doors.settings(someone.app)))
        said = someone.press("return", "down", "down")
        yield "settings", someone.screen, said[-1]


def main() -> None:
    """Write the pictures and the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--language", default="cs")
    parser.add_argument("--scene", default="", help="only scenes whose name has this in it")
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["NUMERAMIS_HOME"] = tempfile.mkdtemp()
    import pygame

    pygame.font.init()
    rows, more = [], Language(wanted.language).text("window-more", count="{}")
    for name, screen, message in scenes(wanted.language):
        if wanted.scene in name:
            drawn = _pictures(wanted.out, name, screen, message, more)
            rows.append(f"<h2>{html.escape(name)}</h2>" + "".join(drawn))
    (wanted.out / "index.html").write_text(PAGE % (SHOWN, "\n".join(rows)), encoding="utf-8")
    print(wanted.out / "index.html")


def _pictures(folder: Path, scene: str, screen: Screen, message: str, more: str) -> Iterator[str]:
    """Draw a scene in every theme, size and scale; yield the page's lines."""
    import pygame

    for theme, colours in THEMES.items():
        for size in SIZES:
            for scale in SCALES:
                surface = pygame.Surface(size)
                look = Look(colours, has_suit_colours=theme != "yellow")
                Drawing(surface, look, scale, more).draw(screen, message, Slots(), screen.spot)
                name = f"{scene} {theme} {size[0]}x{size[1]} {scale}".replace(" ", "-")
                pygame.image.save(surface, folder / f"{name}.png")
                yield f'<figure><img src="{name}.png" alt=""><figcaption>{html.escape(name)}</figcaption></figure>'


if __name__ == "__main__":
    main()
