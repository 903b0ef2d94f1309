"""``kit``: writes the tactile kit into a folder: cards and boards to print or emboss, chips for a 3D printer."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from numeramis_access.catalogue import Catalogue, Game
from numeramis_access.core.cards import SUITS
from numeramis_access.kit.cards import Letters, cards_svg
from numeramis_access.kit.chips import CHIP_VALUES, ChipSize, chip_stl
from numeramis_access.kit.dots import SIZES, DotSize
from numeramis_access.kit.score_boards import counting_board_svg, score_board_svg
from numeramis_access.kit.text_cells import literary_cells
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.language import Language
from numeramis_access.words.languages import Languages

KIT_ITEMS = ("cards", "board", "chips")
#: rows of a score board: the games of a long match
SCORE_BOARD_ROWS = 10
#: players of a counting board
COUNTING_BOARD_PLAYERS = 4


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue, languages: Languages) -> None:
    """Add the arguments: the thing to make, its folder, its game, the size of the braille, the values of the chips, and
    whether to make only the mirrored dots of the cards (``--back``).
    """
    parser.add_argument("thing", choices=KIT_ITEMS)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--game", choices=catalogue.names, default=catalogue.names[0])
    parser.add_argument("--back", action="store_true")
    parser.add_argument("--dots", choices=sorted(SIZES))
    parser.add_argument("--values", type=int, nargs="+", default=CHIP_VALUES)


def run(parsed: argparse.Namespace, language: CurrentLanguage, catalogue: Catalogue) -> int:
    """Write the files into the folder, which is made if it is missing, and print their number.

    Return 0, or 1 after a message if a file cannot be written or a page has too little room; earlier files then stay.
    """
    words = language.messages()
    try:
        parsed.out.mkdir(parents=True, exist_ok=True)
        written = 0
        for name, data in _files(parsed, catalogue[parsed.game], language):
            (parsed.out / name).write_bytes(data)
            written += 1
    except OSError as error:
        print(words.text("kit-not-written", folder=str(parsed.out), why=error.strerror or ""), file=sys.stderr)
        return 1
    except ValueError:
        print(words.text("kit-no-room"), file=sys.stderr)
        return 1
    print(words.phrase("kit-written", count=written, folder=str(parsed.out)).text)
    return 0


def _files(parsed: argparse.Namespace, game: Game, language: CurrentLanguage) -> Iterator[tuple[str, bytes]]:
    """Yield each file's name and content."""
    size = SIZES[parsed.dots or language.record.paper_dots]
    if parsed.thing == "chips":
        for value in parsed.values:
            yield f"chip-{value}.stl", chip_stl(value, ChipSize(braille=size))
        return
    words = language.messages(game.game_words())
    pages = _board(game, words, size) if parsed.thing == "board" else _cards(game, words, parsed.back, size)
    for number, page in enumerate(pages, 1):
        yield f"{parsed.thing}-{game.name}-{number}.svg", page.encode()


def _cards(game: Game, words: Language, back: bool, size: DotSize) -> Sequence[str]:
    letters = Letters(
        {rank: words.form(f"rank-{rank}", "braille").lower() for rank in "TJQKA"},
        {suit: words.form(f"suit-{suit}", "braille").lower() for suit in SUITS},
        literary_cells(words.record.literary_braille),
    )
    return cards_svg(game.pack(), letters, back, size)


def _board(game: Game, words: Language, size: DotSize) -> Sequence[str]:
    """Return the board of a game: results by games, or a count for each player."""
    cells = literary_cells(words.record.literary_braille)
    title = words.text("kit-title", game=words.text(f"game-{game.name}"))
    if game.has_partners():
        sides = [words.text("kit-us"), words.text("kit-them")]
        return score_board_svg(title, sides, SCORE_BOARD_ROWS, cells, size=size)
    players = [words.text("kit-player", number=number) for number in range(1, COUNTING_BOARD_PLAYERS + 1)]
    return counting_board_svg(title, players, game.score_digits, cells, size)
