"""Names saved matches in a list by game, time, standing and opponents; the parts that differ come first."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Literal, TypeAlias

from numeramis_access.app.shell.ports import App
from numeramis_access.app.table.kept_matches import restore_match
from numeramis_access.app.table.tally import OWN_PLACE
from numeramis_access.catalogue import Catalogue
from numeramis_access.core.codec import read_options
from numeramis_access.core.ruleset import View
from numeramis_access.store.journal import Ending, Header, UnreadableJournal, header_of, read_ending, read_journal
from numeramis_access.tables.seats import gender_of
from numeramis_access.words.announcement import Announcement
from numeramis_access.words.language import Language
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People, Person
from numeramis_access.words.phrases import Text

#: how a match ended for the player; unknown if it goes on or an older version saved it without its result
MatchOutcome: TypeAlias = Literal["won", "tied", "lost", "place", "alone", "unknown"]
#: the parts of a name, in their usual order
NAME_PARTS = ("game", "when", "stands", "names")
#: how many unfinished matches get a score, newest first: each has to be played again for it
MAX_SCORED_MATCHES = 8
#: characters of the time in a journal's name
TIME_CHARACTERS = 15


@dataclass(frozen=True)
class KeptMatch:
    """The facts about a saved match for which it need not be played again.

    :param path: path of the record. :param game: name of the game. :param created: local time of its start in ISO 8601.
    :param variant: key that statistics use, empty for the usual variant. :param header: the first line of the record.
    :param ended: its result, empty while it goes on.
    """

    path: Path
    game: str
    created: str
    variant: str
    header: Header
    ended: Ending

    def part_of_name(self, name: str) -> object:
        """Return the value of a part of the name, for comparison with other matches.

        :param name: ``game`` for the game and its variant, ``names`` for the others, ``when`` for the start, ``stands``
            for the result, or the start if there is none, and for any other word.
        """
        if name == "game":
            return self.game, self.variant
        if name == "names":
            return self.other_players
        return self.created if name == "when" or not self.ended.places else self.ended

    @property
    def other_players(self) -> tuple[str, ...]:
        """Return the names of the other players; in a match with real cards, of all players."""
        own = None if self.header.called else self.header.own
        return tuple(entrant.name for place, entrant in enumerate(self.header.entrants) if place != own)


def name_makers(app: App, paths: Sequence[Path]) -> list[Callable[[], str]]:
    """Return, for each match of a list, a function that forms its name in the language in use when it is called.

    Parts that are the same in all names come last. Of the unfinished matches only the first ``MAX_SCORED_MATCHES`` get
    a score. The name of an unreadable match is its file name.

    :param app: the player's program.
    :param paths: paths of the records, in the order of the list.
    """
    matches = [read_kept_match(path, app.catalogue) for path in paths]
    known = [match for match in matches if match is not None]
    same = [part for part in NAME_PARTS if len({match.part_of_name(part) for match in known}) == 1 and len(known) > 1]
    order = [*(part for part in NAME_PARTS if part not in same), *same]
    going_on = {match.path for match in [match for match in known if not match.ended.places][:MAX_SCORED_MATCHES]}
    return [
        _name(app, match, order, match.path in going_on) if match is not None else partial(str, path.stem)
        for path, match in zip(paths, matches, strict=True)
    ]


def read_kept_match(path: Path, catalogue: Catalogue) -> KeptMatch | None:
    """Return the facts about a saved match, None if its file or its name cannot be read.

    :param path: path of the file. :param catalogue: the games.
    """
    game, _, begun = path.stem.partition("-")
    try:
        created = datetime.datetime.strptime(begun[:TIME_CHARACTERS], "%Y%m%d-%H%M%S").isoformat()
        rules, header = catalogue[game].ruleset(), header_of(path)
        variant = read_options(rules, header.options).variant_key()
        usual = rules.options().variant_key()
        return KeptMatch(path, game, created, "" if variant == usual else variant, header, read_ending(path))
    except (KeyError, ValueError, UnreadableJournal, OSError):
        return None


def winners(header: Header, ended: Ending) -> list[str]:
    """Return the names of the winners of a match with real cards: one name, or several for partners and for a shared
    first place.

    Empty if the record has no result.

    :param header: the first line of the record.
    :param ended: its result.
    """
    count = len(ended.places)
    names = [entrant.name for entrant in header.entrants]
    return [name for seat, name in enumerate(names) if count and ended.places[seat % count] == 1]


def outcome_of(ended: Ending) -> tuple[MatchOutcome, int]:
    """Return how a match ended for the player, and the player's place in the result, from 1.

    The place is 0 in a match of one player, and if the record has no result.

    :param ended: the result of the match.
    """
    places = ended.places
    if len(places) < 2:
        return ("alone" if places else "unknown"), 0
    own = places[OWN_PLACE]
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
            "names": lambda: (
                words.text("kept-names", names=words.join(match.other_players)) if match.other_players else ""
            ),
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
    except (UnreadableJournal, OSError):
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

    :raises UnreadableJournal: if this version cannot play it. :raises OSError: if it cannot be read.
    """
    saved = read_journal(path)
    match = restore_match(saved, catalogue)
    rules, header = match.ruleset, saved.header
    seating = rules.seating(match.state)
    by_entrant = [Person(entrant.name, gender_of(entrant.gender)) for entrant in header.entrants]
    if len(by_entrant) < len(seating):
        raise UnreadableJournal("unknown")
    own = seating.index(header.own)
    return match.view(own), People(
        tuple(by_entrant[entrant] for entrant in seating), own, rules.has_partners(match.state)
    )
