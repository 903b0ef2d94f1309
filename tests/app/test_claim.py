"""Claiming and conceding the rest from every input, in both languages."""

from __future__ import annotations

import pytest

from numeramis_access.app.table.help import listed_commands
from numeramis_access.core.actions import Claim, PlayCard
from numeramis_access.games.shared.tricks import RestClaimed, RestConceded
from numeramis_access.input.commands import Command
from numeramis_access.input.inbox import CommandOrdered
from numeramis_access.store.journal import read_journal
from tests.app.player import Player, behind, home, player
from tests.app.test_keys import at_table
from tests.app.test_typed_words import typed
from tests.standard import WITH_CLAIMS, WITHOUT_CLAIMS

GRANTED = {"en": "last trick is yours", "cs": "Zbytek je váš"}
REFUSED = {"en": "Not safe yet", "cs": "Zbytek ještě jistý není"}
SURE = {"en": "Really: Concede the rest?", "cs": "Opravdu: Vzdát zbytek?"}
GIVEN = {"en": "You concede the rest", "cs": "Zbytek vzdáváte"}
NOT_HERE = {"en": "only in games with tricks", "cs": "jen ve hrách na zdvihy"}


def to_the_lead(someone: Player, sure: bool) -> None:
    """Play low cards until the player leads and a claim is certain, or is not."""
    match = someone.match
    assert match is not None
    for _ in range(2000):
        rules, state = match.seat.ruleset, behind(match).state
        if match.is_waiting_for_player:
            someone.press("return")
        elif Claim() in match.view.end_play_actions() and (rules.refuse(state, Claim()) is None) == sure:
            someone.told()
            return
        if match.is_own_turn and not match.is_waiting_for_player:
            cards = [one for one in match.view.legal if isinstance(one, PlayCard)]
            match.act(min(cards, key=lambda one: "0123456789TJQKA".index(one.card[0])))
            someone.settle()
    raise AssertionError("never")


def by_key(someone: Player, command: Command) -> str:
    return " ".join(someone.press({"claim": "shift+r", "concede": "shift+g"}[command]))


def by_dots(someone: Player, command: Command) -> str:
    dots = {"claim": "dot7+dot1+dot2+dot3+dot5", "concede": "dot1+dot2+dot4+dot5+dot7"}[command]
    return " ".join(someone.press(f"braille {dots}"))


def by_word(someone: Player, command: Command) -> str:
    words = {"en": {"claim": "claim", "concede": "concede"}, "cs": {"claim": "zbytek", "concede": "vzdát"}}
    return " ".join(typed(someone, words[someone.app.language.code][command]))


def by_page(someone: Player, command: Command) -> str:
    someone.app.receive(CommandOrdered(command))
    someone.settle()
    return " ".join(someone.told())


def by_controller(someone: Player, command: Command) -> str:
    """Find the command in the list of commands of the table with a controller alone, and use it."""
    someone.press("pad start")
    names = [item.label for item in someone.screen.items]
    commands = someone.app.text("match-commands")
    someone.press(*["pad down"] * names.index(commands), "pad a")
    wanted = someone.app.text(f"command-{command}")
    names = [item.label.lower() for item in someone.screen.items]
    return " ".join(someone.press(*["pad down"] * names.index(wanted.lower()), "pad a"))


ROADS = [by_key, by_dots, by_word, by_page, by_controller]


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("road", ROADS)
@pytest.mark.parametrize("game", WITH_CLAIMS)
def test_what_is_certain_is_granted_and_told(game: str, road: object, language: str) -> None:
    with player(language) as someone:
        match = at_table(someone, game)
        to_the_lead(someone, sure=True)
        assert GRANTED[language] in road(someone, Command.CLAIM)  # type: ignore[operator]
        assert any(isinstance(event, RestClaimed) for event, _ in behind(match).moments)


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("game", WITH_CLAIMS)
def test_what_is_not_certain_is_refused_with_the_card_that_could_take_it(game: str, language: str) -> None:
    with player(language) as someone:
        match = at_table(someone, game)
        to_the_lead(someone, sure=False)
        before = len(behind(match).record)
        said = by_key(someone, Command.CLAIM)
        assert REFUSED[language] in said
        assert len(behind(match).record) == before


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("road", ROADS)
def test_giving_up_is_asked_about_first(road: object, language: str) -> None:
    with player(language) as someone:
        match = at_table(someone, "quist")
        assert SURE[language] in road(someone, Command.CONCEDE)  # type: ignore[operator]
        assert not any(isinstance(event, RestConceded) for event, _ in behind(match).moments)
        said = " ".join(someone.press("down", "return"))
        assert GIVEN[language] in said
        assert any(isinstance(event, RestConceded) for event, _ in behind(match).moments)


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("game", WITHOUT_CLAIMS)
@pytest.mark.parametrize("command", [Command.CLAIM, Command.CONCEDE])
def test_other_games_say_that_they_have_none(game: str, command: Command, language: str) -> None:
    with player(language) as someone:
        match = at_table(someone, game)
        assert NOT_HERE[language] in by_key(someone, command)
        assert command not in listed_commands(match.talk, match.possible_commands())


def test_a_match_with_a_claim_is_continued_and_reviewed() -> None:
    with player("en") as someone:
        match = at_table(someone, "quist")
        to_the_lead(someone, sure=True)
        by_key(someone, Command.CLAIM)
        state = behind(match).state
        someone.press("escape")
        typed(someone, someone.app.text("match-leave"))
        typed(someone, "yes")
        path = next(home().matches.glob("quist-*.match"))
        assert {"type": "claim"} in read_journal(path).actions
        said = " ".join(someone.press("home", "return"))
        assert "the match goes on" in said or "Quist" in said
        assert someone.match is not None
        assert behind(someone.match).state == state


def test_at_the_practice_table_it_is_taken_back() -> None:
    with player("en") as someone:
        match = at_table(someone, "quist", practice=True)
        to_the_lead(someone, sure=True)
        before = behind(match).state
        by_key(someone, Command.CLAIM)
        assert behind(match).state != before
        someone.press("backspace")
        assert behind(match).state == before
