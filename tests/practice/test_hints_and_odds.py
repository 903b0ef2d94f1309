"""Hints and odds of the same moment never contradict each other, and hints have three lengths in every game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from numeramis_access.core.actions import Action, ChooseCards, PlayCard
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import CHANCE
from numeramis_access.games.sipky.events import DiscardCard, StopThrowing, TakeCards
from numeramis_access.players.policy import Choice
from numeramis_access.practice import hints, review
from numeramis_access.practice.odds import GamePractice, Odds, practice_of
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People
from tests.contract.test_words import PERSONS
from tests.contract.walk import SETTINGS, name_of, some_action, table_of
from tests.examples import TIMES
from tests.fifth.record import WITH_FULL
from tests.standard import GAMES, IN_PAIRS, WITH_TRICKS, judge_of, odds, words_of

#: number of matches: more for calculated games, fewer for games with sampled worlds
MATCHES = {game: 1 if game in WITH_TRICKS else 2 for game in GAMES}


def moments(setting: Any) -> tuple[tuple[View, Choice], ...]:
    """Return decisions of random matches with the strongest player's judgement."""
    name = name_of(setting)
    if name not in FOUND:
        FOUND[name] = tuple(_moments(setting))
    return FOUND[name]


#: positions so far, by their settings
FOUND: dict[str, tuple[tuple[View, Choice], ...]] = {}


def _moments(setting: Any, steps: int = 60) -> Iterator[tuple[View, Choice]]:
    expert = judge_of(setting[0])
    for seed in range(TIMES * MATCHES[setting[0]]):
        table, chance = table_of(setting, seed), random.Random(seed)
        for step in range(steps):
            if table.is_over:
                break
            view = table.view(table.to_act) if table.to_act != CHANCE else None
            if view is not None and len(view.legal) > 1 and (MATCHES[setting[0]] > 1 or step % 3 == 0):
                yield view, expert.choose(view, random.Random(f"{seed}/{step}"), 0)
            table.act(some_action(table, chance))


def hint_lines(choice: Choice, narrator: Narrator, view: View, known: GamePractice, verbosity: int) -> list[Line]:
    """Return the lines of a whole hint, with the comparisons that the judgement of this place already holds."""
    lines = hints.advice_lines(choice, narrator, view, known, verbosity)
    for action in hints.next_best(choice, view)[: {1: 0, 2: 1}.get(verbosity)]:
        verdict = review.judge(review.Decision(1, view, action), choice, known.measure(view))
        assert verdict is not None
        lines.append(hints.comparison_line(verdict, narrator, known, "hint-other"))
    return lines


def of_loker(view: View, choice: Choice, found: Odds, lines: list[Line]) -> None:
    """Check that the best exchange by odds is the advised one, and that keeping all cards does not beat the advice."""
    values = {action: value for action, value in choice.candidates if isinstance(action, ChooseCards)}
    best = next((line for line in found.short if line.id == "odds-loker-best"), None)
    if best is None or not values:
        return
    nothing = next(line for line in found.long if line.id == "odds-loker-nothing")
    if isinstance(choice.action, ChooseCards):
        assert best.values["cards"] == choice.action.cards
        assert not nothing.values["best"] or not choice.action.cards
    else:
        assert nothing.values["best"] or nothing.values["same"] or not best.values["cards"]


def of_sipky(view: Any, choice: Choice, found: Odds, lines: list[Line]) -> None:
    """Check that both tell the same risks, and that no advice ends on a number that another seat has beaten."""
    (line, *_), reason = found.short, next(one for one in lines if one.id.startswith("reason-"))
    if "risk" in reason.values and isinstance(choice.action, TakeCards):
        told = line.values.get("out_two" if choice.action == TakeCards(2) else "out_one", 0.0)
        assert reason.values["risk"] == told
    end = next((one for one in found.long if one.id == "odds-sipky-end"), None)
    if choice.action == StopThrowing() and end is not None and len(view.scores) == 2 and not view.options.is_summed:
        assert end.values["ahead"] or reason.id != "reason-end-ahead"
    if isinstance(choice.action, DiscardCard):
        assert line.values["state"] != "hit"


def of_cards(view: Any, choice: Choice, found: Odds, lines: list[Line]) -> None:
    """Check that odds and hint agree on whether a card is safe."""
    reason = next(one for one in lines if one.id.startswith("reason-")).id
    line = found.short[0]
    if reason in ("reason-wins", "reason-leads-sure", "reason-takes-over", "reason-saves-from-tie"):
        assert line.id == "odds-quist-last" or line.values["safe"] == pytest.approx(1)
        assert not line.values["tied"]
    if reason in ("reason-partner-has", "reason-cannot-beat") and line.id.startswith("odds-quist"):
        assert line.id == "odds-quist-beaten" or line.values["tied"]
    if reason == "reason-win-cheaply":
        assert line.values["takes"]
    if reason in ("reason-low-card", "reason-not-worth-it", "reason-partner-has") and line.id == "odds-whist":
        assert not line.values["takes"]


CHECKS = {"loker": of_loker, "sipky": of_sipky, "quist": of_cards, "whist": of_cards}


@pytest.mark.turns(6)
@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_hints_and_odds_of_one_moment_never_contradict_each_other(setting: Any) -> None:
    game, seats, _ = setting
    known, seen = practice_of(WITH_FULL[game]), Counter[str]()
    narrator = Narrator(CurrentLanguage("en"), words_of(game), People(PERSONS[:seats], 0, game in IN_PAIRS))
    for view, choice in moments(setting):
        card = choice.action.card if isinstance(choice.action, PlayCard) else None
        lines = hints.advice_lines(choice, narrator, view, known, 3)
        CHECKS[game](view, choice, odds(game, view, card), lines)
        best = dict(choice.candidates).get(choice.action, 0.0)
        assert all(value - best <= 1e-6 or choice.errors for value in dict(choice.candidates).values())
        seen[choice.reason] += 1
    assert seen


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_has_three_lengths_in_every_game(game: str, language: str) -> None:
    known, setting = practice_of(WITH_FULL[game]), next(one for one in SETTINGS if one[:2] == (game, 4))
    longer = 0
    narrator = Narrator(CurrentLanguage(language), words_of(game), People(PERSONS[:4], 0, game in IN_PAIRS))
    for view, choice in moments(setting):
        told = []
        for verbosity in (1, 2, 3):
            said = map(narrator.announcement, hint_lines(choice, narrator, view, known, verbosity))
            told.append(sum(len(one.text_at(verbosity).split()) for one in said))
        others = [one for one, _ in choice.candidates if isinstance(one, Action) and one in view.choices()]
        assert told[0] < told[1] <= told[2], (choice, told)
        assert told[1] < told[2] or len(others) < 3, (choice, told)
        longer += told[1] < told[2]
    assert longer


#: most words of a reason that is its own brief form
FEW_WORDS = 4


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_reason_is_told_shorter_in_brief(game: str, language: str) -> None:
    setting = next(one for one in SETTINGS if one[:2] == (game, 4))
    narrator = Narrator(CurrentLanguage(language), words_of(game), People(PERSONS[:4], 0, game in IN_PAIRS))
    for _, choice in moments(setting):
        reason = narrator.announcement(Line(f"reason-{choice.reason}", choice.values))
        brief, text = (len(one.split()) for one in (reason.text_at(1), reason.text_at(2)))
        assert brief < text or text <= FEW_WORDS, reason


@pytest.mark.parametrize("language", ["cs", "en"])
def test_on_a_braille_line_the_numbers_of_an_action_are_digits(language: str) -> None:
    narrator = Narrator(CurrentLanguage(language), words_of("sipky"), People(PERSONS[:4], 0, False))
    known, setting, seen = practice_of(WITH_FULL["sipky"]), ("sipky", 4, {"limit": 101, "games": 1}), 0
    for view, choice in moments(setting):
        said = [narrator.announcement(line).braille for line in hint_lines(choice, narrator, view, known, 3)]
        for action, _ in choice.candidates:
            number = getattr(action, "number", None)
            if number is not None and action in view.choices()[:2]:
                assert any(str(number) in line for line in said), (action, said)
                seen += 1
            if isinstance(action, StopThrowing):
                score = view.scores[view.seat]  # type: ignore[attr-defined]
                assert any(str(score) in line for line in said), said
                seen += 1
    assert seen
