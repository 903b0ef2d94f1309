"""Players do every action of every game by typing its natural words, in both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from numeramis_access.app.table.scene import MatchScene
from numeramis_access.app.table.typed import card_names
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Action, AmountRange, ChooseCards, PlayCard
from numeramis_access.input.inbox import LineTyped
from numeramis_access.input.typed import plain_name
from numeramis_access.words.language import Language
from tests.app.key_walk import AtOnce
from tests.app.player import Player, player
from tests.app.test_keys import at_table

#: matches by game: options on the command line
PLAYED = {
    "quist": ((),), "sipky": ((), ("--variant", "exact")), "loker": ((), ("--stakes", "simple"), ("--stakes", "poker")),
    "whist": (("--tour", "cayenne"), ("--tour", "bismarck")),
}  # fmt: skip
#: most turns of a match that the test tries
TURNS = 5


def spelled(name: str) -> Iterator[str]:
    """Give three spellings of a name: unchanged, in lower case without accents, and with its words reversed."""
    bare = plain_name(name)
    yield from (name, bare, " ".join(reversed(bare.replace(",", " ").split())))


def lines(match: MatchScene, action: Action | AmountRange, language: Language) -> Iterator[str]:
    """Give the lines that a player may type for an action."""
    line = match.talk.choice(action)
    if isinstance(action, AmountRange):
        for verb in language.form(line.id, "typed", **line.values).split(", "):
            yield f"{verb} {action.min}"
            yield f"{verb} {language.numerals.cardinal(action.min)}"
    elif isinstance(action, ChooseCards) and action.cards:
        verbs = language.text("typed-exchange").split(", ")[:2]
        names = [list(card_names(card, language)) for card in action.cards]
        yield f"{verbs[0]} {' '.join(action.cards)}"
        joined = f" {language.text('typed-and').split(', ')[0]} ".join(one[1] for one in names)
        yield f"{verbs[1]} {joined}"
        yield plain_name(f"{names[0][1]} {' '.join(one[-1] for one in names[1:])} {verbs[0]}")
    elif isinstance(action, PlayCard):
        yield from spelled(next(card_names(action.card, language)))
    else:
        yield from spelled(language.text(line.id, **line.values))
        yield from language.form(line.id, "typed", **line.values).split(", ")


def asked(someone: Player, match: MatchScene, monkeypatch: pytest.MonkeyPatch, line: str) -> list[object]:
    """Type a line; return the actions that the program would do."""
    done: list[object] = []
    places = [*match.desk.hand, *match.desk.choices]

    def press(zone: str, index: int) -> None:
        one = places[index]
        done.append(PlayCard(one) if isinstance(one, str) else one)

    with monkeypatch.context() as patched:
        patched.setattr(match, "take_touch", press)
        patched.setattr(match, "_wish", done.append)
        someone.app.receive(LineTyped(line))
    return done


@pytest.mark.turns(3)
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize(("game", "words"), [(game, words) for game in STANDARD.names for words in PLAYED[game]])
def test_every_action_is_done_by_what_a_player_would_say(
    game: str, words: tuple[str, ...], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance, kinds, wrong = random.Random(3), set(), []
    with player(language, thinker=AtOnce, level="beginner") as someone:
        match = at_table(someone, game, *words)
        spoken = match.talk.narrator.language
        for _ in range(TURNS):
            cards = [card for card in match.desk.hand if match.desk.is_playable(card)]
            offered = [*match.desk.choices, *map(PlayCard, chance.sample(cards, min(2, len(cards))))]
            exchanges = [one for one in match.desk.exchanges() if one.cards]
            offered += chance.sample(exchanges, min(3, len(exchanges)))
            plays = any(isinstance(one, PlayCard) for one in match.view.legal)
            for action in offered if plays else [one for one in offered if not isinstance(one, PlayCard)]:
                kinds.add(type(action))
                for line in lines(match, action, spoken):
                    done = asked(someone, match, monkeypatch, line)
                    if len(done) != 1 or (done[0] != action and not _is_stake(action, done[0])):
                        wrong.append((line, action, done, someone.told()))
                    while someone.app.scene is not match:
                        someone.press("escape")
            match.act(chance.choice([one for one in match.view.legal if isinstance(one, Action)]))
            someone.settle()
            if match.is_waiting_for_player:
                someone.press("return")
    assert wrong == []
    assert kinds


def _is_stake(action: Action | AmountRange, done: object) -> bool:
    return isinstance(action, AmountRange) and getattr(done, "to", None) == action.min
