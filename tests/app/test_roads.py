"""A controller's buttons and a page give the same questions and acts at the table as the keys."""

from __future__ import annotations

import msgspec
import pytest

from numeramis_access.app.menus.named_match import begin_named
from numeramis_access.app.table import local_match
from numeramis_access.app.table.help import listed_commands
from numeramis_access.web.session import Session
from tests.app.player import Player, player
from tests.standard import STANDARD, questions_of

#: commands that players of other programs look for, besides the first questions of this program
LOOKED_FOR = {
    "quist": {"progress", "order", "seats", "agreed", "lately", "seat-1", "seat-0", "concede", "sort-rank"},
    "whist": {"led", "progress", "order", "seats", "goal", "agreed", "lately", "seat-3", "concede", "sort-trumps"},
    "sipky": {"order", "seats", "agreed", "lately", "seat-1"},
    "loker": {"order", "seats", "goal", "agreed", "lately", "seat-2", "sort-rank"},
}
#: commands besides the questions that always give the same answer when repeated
ALIKE = frozenset({"agreed", "lately", "seat-0", "seat-1", "seat-2", "seat-3"})


def at_table(someone: Player, game: str) -> None:
    """Begin a match and let the others play until it is the player's turn."""
    someone.app.follow(begin_named(someone.app, local_match.begin_match, game, [], 5, None, None))
    someone.settle()
    assert someone.match is not None
    someone.told()


def asked(someone: Player) -> set[str]:
    """Return the possible commands in the menu of the match."""
    assert someone.match is not None
    return {str(command) for command in listed_commands(someone.match.talk, someone.match.possible_commands())}


def by_key(someone: Player, command: str) -> list[str]:
    """Give a command by its key; return the announcements."""
    someone.app.do_command(next(one for one in someone.app.keymap.commands if one == command))
    someone.settle()
    return someone.told()


def by_controller(someone: Player, command: str) -> list[str]:
    """Find and choose a command with a controller's buttons alone; return the announcements."""
    assert someone.match is not None
    place = [str(one) for one in listed_commands(someone.match.talk, someone.match.possible_commands())].index(command)
    someone.press("pad start")
    title = someone.app.text("match-commands")
    while someone.screen.items[someone.screen.focus].label != title:
        someone.press("pad down")
    someone.press("pad a", *["pad down"] * place)
    return someone.press("pad a")


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", STANDARD.names)
def test_questions_are_answered_alike_by_key_and_by_controller(game: str, language: str) -> None:
    with player(language) as someone:
        at_table(someone, game)
        offered = asked(someone)
        assert offered >= LOOKED_FOR.get(game, set())
        for command in sorted(offered & {*ALIKE, *questions_of(game)}):
            told = by_key(someone, command)
            assert told, command
            again = by_controller(someone, command)
            assert again[-len(told) :] == told, command
            assert someone.app.scene is someone.match


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", STANDARD.names)
def test_a_page_has_a_button_for_all_of_it(game: str, language: str) -> None:
    with player(language) as someone:
        session = Session(someone.app)
        at_table(someone, game)
        named = {name: label for name, label, *_ in msgspec.json.decode(session.messages())["commands"]}
        assert set(named) >= LOOKED_FOR[game] | {"repeat-slowly", "history-topic", "pace-faster"}
        assert all(named.values())
