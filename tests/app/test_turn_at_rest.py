"""Between two deals and after a match no player has the turn, and the program tells the use of Enter."""

from __future__ import annotations

import pytest

from braille.cells import DOT_7
from numeramis_access.catalogue import STANDARD
from numeramis_access.catalogue.load import load_part
from numeramis_access.core.actions import AmountRange, EndPlay
from numeramis_access.core.codec import read_options
from numeramis_access.core.ruleset import fitting_seats
from numeramis_access.output.braille_fields import WAITING_FIELD, FieldView, GameFields, fields_of
from numeramis_access.output.window.spectators import spectators_caption
from tests.app.player import Player, begin, behind, player
from tests.standard import short_options


def plays_on(someone: Player) -> None:
    """Take the first card or choice."""
    match = someone.match
    assert match is not None
    if not match.is_own_turn or match.is_waiting_for_player:
        someone.press("return")
        return
    match.act(next(action for action in match.view.legal if not isinstance(action, EndPlay | AmountRange)))
    someone.settle()


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", [record.name for record in STANDARD])
def test_at_rest_nobody_is_to_act_and_enter_goes_on(game: str, language: str) -> None:
    rules = STANDARD[game].ruleset()
    with player(language) as someone:
        match = begin(someone.app, rules, rules.options(), fitting_seats(rules, rules.options()), 5, practice=True)
        someone.settle()
        while not match.is_waiting_for_player:
            plays_on(someone)
        someone.told()
        (said,) = someone.press("t")
        assert "Enter" in said
        assert said in someone.screen.status
        assert not any(one.turn for one in someone.screen.seated)


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", [record.name for record in STANDARD])
def test_at_the_end_every_form_says_that_the_match_is_over_and_enter_opens_the_menu(game: str, language: str) -> None:
    rules = STANDARD[game].ruleset()
    options = read_options(rules, short_options(game))
    with player(language, level="beginner") as someone:
        match = begin(someone.app, rules, options, fitting_seats(rules, options), 5)
        someone.settle()
        while not behind(match).is_over:
            plays_on(someone)
        heard = someone.told()
        over, key = someone.press("t")
        assert key == heard[-1] == match.talk.narrator.language.text("match-finished")
        assert someone.screen.status[:2] == (over, key)
        assert spectators_caption(match.public_screen()).startswith(over)
        screens = (someone.screen, match.public_screen())
        assert not [one for shown in screens for one in shown.seated if one.turn or one.leads]
        menu = someone.screen.items[-1]
        assert (menu.label, someone.screen.focus) == (someone.app.text("choice-menu"), len(someone.screen.items) - 1)
        fields = load_part(STANDARD[game].braille_fields, GameFields)
        sight = FieldView(someone.screen, match.talk.narrator.language, fields)
        cells = bytes(cell & ~DOT_7 for cell in fields_of(sight)[WAITING_FIELD][0].cells)
        assert cells.startswith(sight.table.cells(menu.braille))
        someone.app.scene.take_touch("press", len(someone.screen.items) - 1)
        someone.press("return")
        assert someone.app.scene is not match


#: announcements of the events that end a rubber, a game and a deal, the greatest first
ENDS = {
    "cs": {"rubber-won": "Robber skončil.", "game-won": "Partie skončila.", "deal-counted": "Rozdání skončilo."},
    "en": {"rubber-won": "The rubber is over.", "game-won": "The game is over.", "deal-counted": "The deal is over."},
}


@pytest.mark.parametrize("language", ENDS)
def test_at_every_rest_of_whist_the_greatest_that_has_ended_is_told_and_enter_goes_on(language: str) -> None:
    """The answer to a question, the player's screen and the screen for onlookers tell it."""
    rules = STANDARD["whist"].ruleset()
    with player(language) as someone:
        match = begin(someone.app, rules, rules.options(rubbers=2), 4, 5, practice=True)
        someone.settle()
        met, looked = set(), 0
        while "rubber-won" not in met:
            while not match.is_waiting_for_player:
                plays_on(someone)
            kinds = [event.name() for event, _ in behind(match).moments[looked:]]
            looked += len(kinds)
            greatest = next(kind for kind in ENDS[language] if kind in kinds)
            someone.told()
            (said,) = someone.press("t")
            assert said.startswith(ENDS[language][greatest])
            assert "Enter" in said
            assert someone.screen.status[0] == said
            assert not [one for shown in (someone.screen, match.public_screen()) for one in shown.seated if one.turn]
            assert ENDS[language][greatest] in spectators_caption(match.public_screen())
            met.add(greatest)
            someone.press("return")
        assert met == set(ENDS[language])
