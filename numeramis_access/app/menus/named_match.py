"""A match named on the command line: ``play GAME --tour duck --seed 5``; options by their names."""

from __future__ import annotations

import msgspec

from numeramis_access.app.menus import own_tables
from numeramis_access.app.shell.options import BadWord, options_from
from numeramis_access.app.shell.ports import App, BeginMatch
from numeramis_access.app.shell.scene import EnterAgain, Transition
from numeramis_access.core.ruleset import AnyRuleset, Options, fitting_seats
from numeramis_access.store.files import clean_name
from numeramis_access.store.settings import Level


def _seats(rules: AnyRuleset, options: Options, players: int | None) -> int:
    """Return the number of seats, as near to the wished one as the options allow.

    :raises BadWord: if the options allow no number of players.
    """
    try:
        return fitting_seats(rules, options, players)
    except ValueError:
        raise BadWord(str(players)) from None


def begin_named(
    app: App,
    begin: BeginMatch,
    game: str,
    words: list[str],
    seed: int | None,
    players: int | None,
    level: Level | None,
) -> Transition:
    """Return the transition that begins the match named on the command line; for an invalid word or level, say so and
    return a transition that stays.

    A level changes the settings of this run without saving them; at one of the player's own tables it is saved.

    :param app: the program. :param begin: begins the match.
    :param game: name of a game, or of one of the player's tables.
    :param words: options in pairs, ``--tour duck``; ``--preset short`` takes a set of them. At one of the player's
        tables any option is an invalid word.
    :param seed: number of the match, None to draw one.
    :param players: the number of players, None for the usual one; if the options do not allow it, the nearest number
        plays and the player is told. It is ignored at one of the player's tables.
    :param level: level of the opponents, None for the level in the settings or of the table.
    """
    if game not in app.catalogue:
        return _own_table(app, begin, game, words, seed, level)
    rules = app.catalogue[game].ruleset()
    try:
        options = options_from(rules, words)
        seats = _seats(rules, options, players)
    except BadWord as wrong:
        said = "bad-match-word" if wrong.choices else "bad-match-words"
        app.say(said, what=clean_name(wrong.word), choices=", ".join(wrong.choices) or "-")
        return EnterAgain()
    if level not in (None, *app.catalogue[game].levels):
        app.say("bad-match-word", what=str(level), choices=", ".join(app.catalogue[game].levels))
        return EnterAgain()
    if level is not None:
        app.settings = msgspec.structs.replace(app.settings, level=level)
    if players not in (None, seats):
        app.say("other-number-of-players", count=seats)
    return begin(app, rules, options, seats, seed)


def _own_table(
    app: App, begin: BeginMatch, name: str, words: list[str], seed: int | None, level: Level | None
) -> Transition:
    """Begin a match at one of the player's tables, which has its options already."""
    if words:
        app.say("bad-match-words", what=clean_name(words[0]))
        return EnterAgain()
    return own_tables.start_at_table(app, begin, name, seed, level) or EnterAgain()
