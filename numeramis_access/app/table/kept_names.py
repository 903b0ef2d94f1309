"""Names saved matches in a list by game, time, standing and opponents; the parts that differ come first."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Literal, TypeAlias

from numeramis_access.app.shell.ports import App
from numeramis_access.app.table.kept_matches import restore
from numeramis_access.app.table.tally import OWN
from numeramis_access.catalogue import Catalogue
from numeramis_access.core.codec import read_options
from numeramis_access.core.ruleset import View
from numeramis_access.store.journal import Ending, Header, Unreadable, ending, header_of, read
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.formed import Text
from numeramis_access.words.language import Language
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person

#: how a match ended for the player; unknown if it goes on or an older version saved it without its result
Outcome: TypeAlias = Literal["won", "tied", "lost", "place", "alone", "unknown"]
#: the parts of a name, in their usual order
PARTS = ("game", "when", "stands", "names")
#: how many unfinished matches get a score, newest first: each has to be played again for it
SCORED = 8
#: characters of the time in a journal's name
MOMENT = 15


@dataclass(frozen=True)
class KeptMatch:
    """The facts about a saved match that need no replay.

    :param path: path of the record. :param game: name of the game. :param created: time of its start in ISO 8601.
    :param variant: key that statistics use, empty for the usual variant. :param header: the first line of the record.
    :param ended: its result, empty while it goes on.
    """

    path: Path
    game: str
    created: str
    variant: str
    header: Header
    ended: Ending

    def part(self, name: str) -> object:
        """Return the value of a part of the name, to compare with other matches."""
        if name == "game":
            return self.game, self.variant
        if name == "names":
            return self.others
        return self.created if name == "when" or not self.ended.places else self.ended

    @property
    def others(self) -> tuple[str, ...]:
        """Return the names of the other players."""
        own = None if self.header.called else self.header.own
        return tuple(entrant.name for place, entrant in enumerate(self.header.entrants) if place != own)


def names_of(app: App, paths: Sequence[Path]) -> list[Callable[[], str]]:
    """Return functions that form the names of the matches of one list; parts that are the same in all come last.

    The name of an unreadable match is its file name.

    :param paths: paths of the records.
    """
    matches = [read_kept_match(path, app.catalogue) for path in paths]
    known = [match for match in matches if match is not None]
    same = [part for part in PARTS if len({match.part(part) for match in known}) == 1 and len(known) > 1]
    order = [*(part for part in PARTS if part not in same), *same]
    going_on = {match.path for match in [match for match in known if not match.ended.places][:SCORED]}
    return [
        _name(app, match, order, match.path in going_on) if match is not None else partial(str, path.stem)
        for path, match in zip(paths, matches, strict=True)
    ]


def read_kept_match(path: Path, catalogue: Catalogue) -> KeptMatch | None:
    """Return the facts about a saved match, None if its file or its name cannot be read.

    :param path: path of the file.
    """
    game, _, begun = path.stem.partition("-")
    try:
        created = datetime.datetime.strptime(begun[:MOMENT], "%Y%m%d-%H%M%S").isoformat()
        rules, header = catalogue[game].ruleset(), header_of(path)
        variant = read_options(rules, header.options).variant_key()
        usual = rules.options().variant_key()
        return KeptMatch(path, game, created, "" if variant == usual else variant, header, ending(path))
    except (KeyError, ValueError, Unreadable, OSError):
        return None


def winners(header: Header, ended: Ending) -> list[str]:
    """Return the names of the winners of a match with real cards, partners together; all names of a tie.

    :param header: the first line of the record. :param ended: its result.
    """
    count = len(ended.places)
    names = [entrant.name for entrant in header.entrants]
    return [name for seat, name in enumerate(names) if count and ended.places[seat % count] == 1]


def outcome_of(ended: Ending) -> tuple[Outcome, int]:
    """Return how a match ended for the player, and the player's place, 0 without one.

    :param ended: the result of the match.
    """
    places = ended.places
    if len(places) < 2:
        return ("alone" if places else "unknown"), 0
    own = places[OWN]
    if own == 1:
        return ("won" if places.count(1) == 1 else "tied"), own
    return ("lost" if len(places) == 2 else "place"), own


def _name(app: App, match: KeptMatch, order: Sequence[str], scored: bool) -> Callable[[], str]:
    """Return a function that forms the name of a match in the player's current language."""

    def name() -> str:
        words = app.language.messages(app.catalogue[match.game].game_words())
        formed = {
            "game": lambda: _game(words, match),
            "when": lambda: words.text("kept-when", created=match.created, today=datetime.date.today().isoformat()),
            "stands": lambda: _ending(words, match) or (_standing(app, match) if scored else ""),
            "names": lambda: words.text("kept-names", names=words.join(match.others)) if match.others else "",
        }
        said, *rest = (text for text in (formed[part]() for part in order) if text)
        for part in rest:
            said = words.text("kept-parts", first=said, next=part)
        return said

    return name


def _game(words: Language, match: KeptMatch) -> str:
    variant = "option-" + match.variant.replace("=", "-").replace("_", "-")
    named = words.text(variant) if match.variant and words.has(variant) else None
    return words.text("kept-game", game=words.text(f"game-{match.game}"), variant=named)


def _ending(words: Language, match: KeptMatch) -> str:
    """Return how a match ended, empty if that is unknown."""
    if match.header.called:
        names = winners(match.header, match.ended)
        return words.text("call-kept", names=words.join(names) if names else "", count=len(names))
    outcome, place = outcome_of(match.ended)
    if outcome == "unknown":
        return ""
    score = match.ended.score
    own, other = score if len(score) == 2 else (0, 0)
    return words.text("kept-outcome", outcome=outcome, place=place, scored=len(score) == 2, own=own, other=other)


def _standing(app: App, match: KeptMatch) -> str:
    """Return the score of an unfinished match, as the table answers it in brief; empty if it cannot be read."""
    try:
        stamp = match.path.stat()
        position = _position(match.path, stamp.st_mtime_ns, stamp.st_size, app.catalogue)
    except (Unreadable, OSError):
        return ""
    view, people = position
    narrator = Narrator(app.language, app.catalogue[match.game].game_words(), people)
    own = [announcement for announcement in narrator.answer("score", view) if announcement.seat in (None, people.me)]
    return Text("; ".join(map(_as_clause, own)), "; ".join(announcement.braille for announcement in own))


def _as_clause(said: Announcement) -> str:
    """Return the sentences of an announcement as clauses of another sentence."""
    sentences = said.brief.rstrip(".").split(". ")
    return "; ".join(text[:1].lower() + text[1:] for text in sentences)


@lru_cache(maxsize=64)
def _position(path: Path, changed: int, size: int, catalogue: Catalogue) -> tuple[View, People]:
    """Return the player's view of a match and its people; the cache keeps them until the file changes.

    :raises Unreadable: if this version cannot play it. :raises OSError: if it cannot be read.
    """
    saved = read(path)
    match = restore(saved, catalogue)
    rules, header = match.ruleset, saved.header
    seating = rules.seating(match.state)
    by_entrant = [
        Person(entrant.name, "feminine" if entrant.gender == "feminine" else "masculine") for entrant in header.entrants
    ]
    if len(by_entrant) < len(seating):
        raise Unreadable("unknown")
    own = seating.index(header.own)
    return match.view(own), People(tuple(by_entrant[entrant] for entrant in seating), own, rules.pairs(match.state))
