"""A match named on the command line: ``play GAME --tour duck --seed 5``; options by their names."""

from __future__ import annotations

import msgspec

from numeramis_access.app.shell.options import options_from
from numeramis_access.app.shell.ports import App, Begin
from numeramis_access.app.shell.scene import Again, Transition
from numeramis_access.core.ruleset import fitting_seats


def begin_named(
    app: App,
    begin: Begin,
    game: str,
    words: list[str],
    seed: int | None,
    players: int | None,
    level: str | None,
) -> Transition:
    """Begin the match that the command line names; what was not understood is said, with the menu open instead.

    :param words: options in pairs, ``--tour duck``; ``--preset short`` takes a set of them.
    """
    rules = app.catalogue[game].ruleset()
    try:
        options = options_from(rules, words)
        seats = fitting_seats(rules, options, players)
    except (KeyError, ValueError) as error:
        app.say("bad-match-words", what=str(error).strip("'"))
        return Again()
    if level is not None:
        app.settings = msgspec.structs.replace(app.settings, level=level)
    if players not in (None, seats):
        app.say("other-number-of-players", count=seats)
    return begin(app, rules, options, seats, seed)
