"""Statistics of matches with real cards: how many each game had, and how many each player won."""

from __future__ import annotations

from collections import Counter, defaultdict
from pathlib import Path

from numeramis_access.app.reading.reader import Reader
from numeramis_access.app.shell.ports import App
from numeramis_access.app.table.kept_names import winners
from numeramis_access.store.journal import Ending, Header, UnreadableJournal, header_of, read_ending
from numeramis_access.words.texts import Paragraph


def called_statistics_reader(app: App) -> Reader:
    """Return the statistics of all finished matches with real cards as a text to read; the text says so if there are
    none.

    Records that cannot be read are left out.
    """
    matches: dict[str, list[tuple[Header, Ending]]] = defaultdict(list)
    for path in sorted(app.home.records.glob("*.match")):
        match = _called_match(path)
        if match is not None and match[0].game in app.catalogue:
            matches[match[0].game].append(match)
    paragraphs = [paragraph for game in sorted(matches) for paragraph in _of_game(app, game, matches[game])]
    none = [Paragraph(app.text("call-statistics-none"), 0)]
    return Reader(app, app.text("call-statistics"), paragraphs or none)


def _called_match(path: Path) -> tuple[Header, Ending] | None:
    """Return the facts about a match, None for any other record."""
    try:
        header = header_of(path)
        return (header, read_ending(path)) if header.called else None
    except (UnreadableJournal, OSError):
        return None


def _of_game(app: App, game: str, matches: list[tuple[Header, Ending]]) -> list[Paragraph]:
    """Return the heading of a game and a sentence for each player, the most frequent first."""
    played = Counter(entrant.name for header, _ in matches for entrant in header.entrants)
    won = Counter(name for header, ended in matches for name in winners(header, ended))
    heading = app.text("call-statistics-game", game=app.text(f"game-{game}"), count=len(matches))
    players = [
        Paragraph(app.text("call-statistics-player", name=name, played=count, won=won[name]), 0)
        for name, count in played.most_common()
    ]
    return [Paragraph(heading, 2), *players]
