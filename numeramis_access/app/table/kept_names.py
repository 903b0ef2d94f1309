"""What kept matches are called in a list: the game, when it was, how it stands and with whom, what differs first."""

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

#: how a match ended for the player; unknown where it goes on, or was kept by a version that did not write it down
Outcome: TypeAlias = Literal["won", "tied", "lost", "place", "alone", "unknown"]
#: what a match is called by, in the order in which it is said where nothing is the same in all of a list
PARTS = ("game", "when", "stands", "names")
#: matches that go on whose score is told; it has to be played up to there, and the newest stand first
SCORED = 8
#: letters of a time in a journal's name
MOMENT = 15


@dataclass(frozen=True)
class KeptMatch:
    """What is known of a kept match without playing it.

    :param created: ISO 8601. :param variant: as statistics part them, empty for the usual one.
    """

    path: Path
    game: str
    created: str
    variant: str
    header: Header
    ended: Ending

    def part(self, name: str) -> object:
        """Return what tells this match from others in a part of its name."""
        if name == "game":
            return self.game, self.variant
        if name == "names":
            return self.others
        return self.created if name == "when" or not self.ended.places else self.ended

    @property
    def others(self) -> tuple[str, ...]:
        """Return the names of everybody else at the table."""
        return tuple(one.name for place, one in enumerate(self.header.entrants) if place != self.header.own)


def names_of(app: App, paths: Sequence[Path]) -> list[Callable[[], str]]:
    """Return what matches of one list are called: what is the same for all of them comes last.

    One that cannot be understood is called by its file.
    """
    found = [read_kept_match(path, app.catalogue) for path in paths]
    known = [one for one in found if one is not None]
    same = [part for part in PARTS if len({one.part(part) for one in known}) == 1 and len(known) > 1]
    order = [*(part for part in PARTS if part not in same), *same]
    going_on = {one.path for one in [one for one in known if not one.ended.places][:SCORED]}
    return [
        _name(app, one, order, one.path in going_on) if one is not None else partial(str, path.stem)
        for path, one in zip(paths, found, strict=True)
    ]


def read_kept_match(path: Path, catalogue: Catalogue) -> KeptMatch | None:
    """Return what is known of a match; None where its file is not understood."""
    game, _, begun = path.stem.partition("-")
    try:
        created = datetime.datetime.strptime(begun[:MOMENT], "%Y%m%d-%H%M%S").isoformat()
        rules, header = catalogue[game].ruleset(), header_of(path)
        variant = read_options(rules, header.options).variant_key()
        usual = rules.options().variant_key()
        return KeptMatch(path, game, created, "" if variant == usual else variant, header, ending(path))
    except (KeyError, ValueError, Unreadable, OSError):
        return None


def outcome_of(ended: Ending) -> tuple[Outcome, int]:
    """Return how a kept match ended for the player, whose place stands first, and the place: 0 where there is none."""
    places = ended.places
    if len(places) < 2:
        return ("alone" if places else "unknown"), 0
    own = places[OWN]
    if own == 1:
        return ("won" if places.count(1) == 1 else "tied"), own
    return ("lost" if len(places) == 2 else "place"), own


def _name(app: App, match: KeptMatch, order: Sequence[str], scored: bool) -> Callable[[], str]:
    """Return what forms the name of a match in the language that the player has then."""

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
    """Return how a match ended, empty where it has not."""
    outcome, place = outcome_of(match.ended)
    if outcome == "unknown":
        return ""
    score = match.ended.score
    own, other = score if len(score) == 2 else (0, 0)
    return words.text("kept-outcome", outcome=outcome, place=place, scored=len(score) == 2, own=own, other=other)


def _standing(app: App, match: KeptMatch) -> str:
    """Return how it stands for the player in a match that goes on, as the table would answer in brief."""
    try:
        stamp = match.path.stat()
        found = _position(match.path, stamp.st_mtime_ns, stamp.st_size, app.catalogue)
    except (Unreadable, OSError):
        return ""
    view, people = found
    narrator = Narrator(app.language, app.catalogue[match.game].game_words(), people)
    own = [one for one in narrator.answer("score", view) if one.seat in (None, people.me)]
    return Text("; ".join(map(_as_clause, own)), "; ".join(one.braille for one in own))


def _as_clause(said: Announcement) -> str:
    """Return sentences as they stand inside another one."""
    sentences = said.brief.rstrip(".").split(". ")
    return "; ".join(text[:1].lower() + text[1:] for text in sentences)


@lru_cache(maxsize=64)
def _position(path: Path, changed: int, size: int, catalogue: Catalogue) -> tuple[View, People]:
    """Return what the player sees of a match, and who sits there; a file that has not changed is played up once.

    :raises Unreadable: when this version cannot play it. :raises OSError: when it cannot be read.
    """
    saved = read(path)
    match = restore(saved, catalogue)
    rules, header = match.ruleset, saved.header
    seating = rules.seating(match.state)
    by_entrant = [
        Person(one.name, "feminine" if one.gender == "feminine" else "masculine") for one in header.entrants
    ]
    if len(by_entrant) < len(seating):
        raise Unreadable("unknown")
    own = seating.index(header.own)
    return match.view(own), People(tuple(by_entrant[entrant] for entrant in seating), own, rules.pairs(match.state))
