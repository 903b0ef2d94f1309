"""``arena``: lets two players of a game meet in duplicate deals, and prints the first player's result."""

from __future__ import annotations

import argparse
import csv
import os
import secrets
import sys
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from numeramis_access.app.shell.child_process import end_at_once, ignored_interrupts, process_pool
from numeramis_access.app.shell.options import options_from
from numeramis_access.catalogue import Catalogue
from numeramis_access.core.ruleset import fitting_seats
from numeramis_access.players.arena.arena import Contest, PlayedDeal, contest_result, play_deal, seated_player
from numeramis_access.players.arena.other_program import OtherProgram
from numeramis_access.store.files import clean_name
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.language import Language
from numeramis_access.words.languages import Languages

#: random bits in a seed that no other program can guess
SECRET_BITS = 64


def add_arguments(parser: argparse.ArgumentParser, catalogue: Catalogue, languages: Languages) -> None:
    """Add the arguments: the game; the two players; the numbers of deals, seats and processes; for each choice,
    milliseconds (``--ms``) and sampled deals (``--worlds``), 0 for the player's own; the seed; the file of a table
    (``--csv``); and every option of any game.

    :param parser: the parser of the command. :param catalogue: the games. :param languages: ignored.
    """
    parser.add_argument("game", choices=catalogue.names)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--ms", type=int, default=0)
    parser.add_argument("--worlds", type=int, default=0)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--players", type=int)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--csv", type=Path)
    for name in _option_names(catalogue):
        parser.add_argument(f"--{name}", dest=f"option_{name}")


def _option_names(catalogue: Catalogue) -> list[str]:
    """Return the names of all games' options, and ``preset``."""
    names = {field.name for game in catalogue for field in msgspec.structs.fields(game.ruleset().options)}
    return sorted(names | {"preset"})


def run(parsed: argparse.Namespace, language: CurrentLanguage, catalogue: Catalogue) -> int:
    """Play the deals with a progress bar, write a table of them if a file is named, and print the result.

    :param parsed: the arguments. :param language: language of the result. :param catalogue: the games.
    :return: 0, or 2 after a message for an invalid command line.
    :raises OSError: if the table cannot be written.
    """
    words = language.messages()
    try:
        contest = _contest(parsed, catalogue)
        for name in (contest.first, contest.second):
            if ":" not in name and name not in contest.opponents.names:
                known = ", ".join(contest.opponents.names)
                print(words.text("bad-command-word", what=clean_name(name, 200), choices=known), file=sys.stderr)
                return 2
        seated_player(contest.opponents, contest.first, contest.worlds)
        seated_player(contest.opponents, contest.second, contest.worlds)
    except (KeyError, ValueError, OSError) as error:
        print(words.text("bad-command-line", what=clean_name(str(error).strip("'"), 200)), file=sys.stderr)
        return 2
    try:
        played = _play_all(contest, max(1, parsed.deals), max(1, parsed.jobs))
    finally:
        _dismiss(contest)
    if parsed.csv is not None:
        _write(parsed.csv, played)
    _tell(words, contest, played)
    return 0


def _contest(parsed: argparse.Namespace, catalogue: Catalogue) -> Contest:
    """Return the contest of the command line.

    :raises ValueError: for a forbidden option or an unknown preset.
    """
    game = catalogue[parsed.game]
    rules = game.ruleset()
    given = {name: vars(parsed)[f"option_{name}"] for name in _option_names(catalogue)}
    pairs = [(f"--{name}", value) for name, value in given.items() if value is not None]
    options = options_from(rules, [word for pair in pairs for word in pair])
    seats = fitting_seats(rules, options, parsed.players)
    ms, worlds = max(0, parsed.ms), max(0, parsed.worlds)
    seed = _seed(parsed.seed, (parsed.first, parsed.second))
    return Contest(rules, game.players(), options, seats, parsed.first, parsed.second, seed, ms, worlds)


def _seed(asked: int | None, players: tuple[str, str]) -> int:
    """Return the seed of all deals: 1 by default, but unpredictable if another program plays."""
    if asked is not None:
        return asked
    return secrets.randbits(SECRET_BITS) if any(":" in name for name in players) else 1


def _play_all(contest: Contest, deals: int, jobs: int) -> list[PlayedDeal]:
    """Play all deals in several processes, with a progress bar; return them in order."""
    from tqdm import tqdm

    play = partial(play_deal, contest)
    bar: Any = partial(tqdm, total=deals, file=sys.stderr, unit="")
    if jobs == 1:
        return list(bar(map(play, range(deals))))
    pool = process_pool(min(jobs, deals))
    try:
        with ignored_interrupts():
            played = pool.map(play, range(deals))
        return list(bar(played))
    finally:
        end_at_once(pool)


def _dismiss(contest: Contest) -> None:
    """Close the programs that play for this process, and forget the players."""
    for name in {contest.first, contest.second}:
        player = seated_player(contest.opponents, name, contest.worlds)
        if isinstance(player, OtherProgram):
            player.close()
    seated_player.cache_clear()


def _write(path: Path, played: list[PlayedDeal]) -> None:
    """Write a line for each deal."""
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file)
        table.writerow(("deal", "first", "second", "moves", "mean_ms", "longest_ms"))
        for deal in played:
            mean = 1000 * deal.seconds / max(1, deal.moves)
            longest = 1000 * deal.longest_seconds
            results = (deal.deal, deal.mean_units, deal.opponents_mean_units)
            table.writerow((*results, deal.moves, f"{mean:.3f}", f"{longest:.3f}"))


def _tell(words: Language, contest: Contest, played: list[PlayedDeal]) -> None:
    """Print the result, each value on a line."""
    result = contest_result(played)
    values: dict[str, object] = {
        "first": contest.first,
        "second": contest.second,
        "deals": result.deals,
        "unit": contest.opponents.unit(contest.options),
        "mean": result.mean_units,
        "interval": result.half_interval,
        "others": result.opponents_mean_units,
        "move": 1000 * result.mean_seconds,
        "longest": 1000 * result.longest_seconds,
    }
    for message in ("arena-result", "arena-others", "arena-time"):
        print(words.text(message, **values), flush=True)
    forfeits: Counter[tuple[str, str]] = Counter()
    for deal in played:
        forfeits.update({(player, why): count for player, why, count in deal.forfeits})
    for (player, why), count in sorted(forfeits.items()):
        print(words.text("arena-forfeit", player=player, why=why, count=count), flush=True)
    if any(":" in name for name in (contest.first, contest.second)):
        print(words.text("arena-seed", seed=str(contest.seed)), flush=True)
