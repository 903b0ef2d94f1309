"""Plays of the player, the partner and the others: told in full, by a word, by a sound, or only in the history."""

from __future__ import annotations

import re

import pytest

from numeramis_access.core.actions import PlayCard
from numeramis_access.games.shared.tricks import CardPlayed
from numeramis_access.games.sipky.events import TakeCards
from numeramis_access.words.announcement import Announcement
from tests.app.player import behind, player
from tests.app.test_keys import at_table
from tests.app.test_typed_words import typed

WHOSE = ("own", "partner", "others")


def whose(seat: int, own: int) -> str:
    return {0: "own", 2: "partner"}.get((seat - own) % 4, "others")


@pytest.mark.parametrize("silent", WHOSE)
@pytest.mark.parametrize("telling", ["word", "sound", "history"])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_each_is_told_as_the_player_wishes(silent: str, telling: str, level: int) -> None:
    with player("en", **{f"{silent}_plays": telling}, verbosity=level) as someone:
        match = at_table(someone, "whist")
        someone.announcements()
        heard: list[Announcement] = []
        first = len(behind(match).moments)
        for _ in range(6):
            if match.is_own_turn and not match.is_waiting_for_player:
                match.act(match.view.legal[0])  # type: ignore[arg-type]
                someone.settle()
                heard += someone.announcements()
        events = [event for event, _ in behind(match).moments[first:] if isinstance(event, CardPlayed)]
        told = [one for one in heard if one.kind == "card-played"]
        own = match.seat.position.seat
        expected = [event.seat for event in events if telling == "word" or whose(event.seat, own) != silent]
        assert [one.seat for one in told] == expected
        assert {whose(event.seat, own) for event in events} == set(WHOSE)
        for one in told:
            assert one.text == (one.brief if level == 1 or whose(one.seat or 0, own) == silent else one.text_at(level))
        kept = [one.seat for one in someone.app.announcer.history if one.kind == "card-played"]
        assert kept[-1] == events[-1].seat, "whatever is told, the history has it"


@pytest.mark.parametrize(
    ("language", "settings", "part", "entry"),
    [
        ("en", "settings", "announcements", "What you do"),
        ("cs", "nastavení", "co se hlásí", "Co hrajete vy"),
    ],
)
def test_it_is_set_among_what_is_announced(language: str, settings: str, part: str, entry: str) -> None:
    with player(language) as someone:
        someone.app.scene.enter()
        typed(someone, settings)
        typed(someone, part)
        labels = [item.label for item in someone.screen.items]
        someone.press(*["down"] * labels.index(entry))
        assert entry in someone.press("right")[0]
        assert someone.app.settings.own_plays == "sound"


@pytest.mark.parametrize("language", ["cs", "en"])
def test_by_default_the_own_play_is_confirmed_by_its_sound_and_a_word(language: str) -> None:
    with player(language) as someone:
        match = at_table(someone, "quist")
        assert match.is_own_turn
        someone.announcements()
        card = match.desk.hand[0]
        match.act(PlayCard(card))
        told = next(one for one in someone.announcements() if one.kind == "card-played")
        word = match.talk.narrator.language.text("focus-card", card=card).strip(".").lower()
        assert told.cue == f"number-{card}"
        assert re.match(r"\W*(\w+)", told.text.lower())[1] == word.split()[-1], "the card, and not who played it"  # type: ignore[index]


def test_what_the_player_did_not_choose_is_told_in_full() -> None:
    with player("en", own_plays="word") as someone:
        match = at_table(someone, "sipky")
        while not match.is_own_turn:
            someone.settle()
        someone.announcements()
        match.act(next(one for one in match.view.legal if isinstance(one, TakeCards) and one.cards == 2))
        drawn = next(one for one in someone.announcements() if one.seat == match.seat.position.seat)
        assert drawn.kind in ("cards-taken", "cards-to-compose")
        assert drawn.text != drawn.brief
        card = match.talk.narrator.language.text("focus-card", card=match.view.hand[0]).strip(".")
        assert card.lower() in drawn.text.lower()
