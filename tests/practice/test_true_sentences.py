"""A sentence with an absolute word names what proves it; sentences fit the variant and the stakes; praise fits the
players at the table.
"""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import numeramis_access
from numeramis_access.app.practice.exercises import LessonMoment
from numeramis_access.core.actions import PlayCard
from numeramis_access.core.ruleset import View
from numeramis_access.games.sipky.practice.topics import fault, fault_values
from numeramis_access.players.policy import Choice, OtherChoice, SamplingPolicy
from numeramis_access.practice import hints, review
from numeramis_access.practice.odds import GamePractice, Measure, practice_of
from numeramis_access.practice.topics import Topic, topic_of
from numeramis_access.words.current import CurrentLanguage
from numeramis_access.words.game import Line
from numeramis_access.words.narrator import Narrator
from numeramis_access.words.people import People
from tests.contract.test_words import PERSONS
from tests.contract.walk import SETTINGS, name_of
from tests.fifth.record import WITH_FULL
from tests.practice.faults import FAULTS, Blame
from tests.practice.ideas import IDEAS
from tests.practice.planted import places
from tests.practice.reasons import CLAIMS, FEW
from tests.practice.test_topics import ASKED, LESSONS
from tests.standard import GAMES, IN_PAIRS, judge_of, words_of

#: words that leave no exception, and the messages that teach
ABSOLUTE = re.compile(
    r"\b(cannot|can't|won't|never|nobody|nothing|none|certain|sure|surely|always|impossible|whatever|whole deal)\b",
    re.I,
)
TEACHING = re.compile(r"^(reason|topic|hint|practice-worth|review)-[a-z0-9-]+(?= ?=)", re.M)
#: messages that state a rule or a judgement of the program, not a claim about cards that are hidden
RULES = {
    "reason-only-choice": "the only legal action",
    "reason-no-figure": "L6: only a figure closes",
    "reason-closes-last": "L8: the last round",
    "reason-lays-down": "the only legal action",
    "reason-checks": "a check is free",
    "reason-ties-to-deny": "Q8: a tie takes no trick, and nobody can undo it",
    "reason-ties-for-now": "Q8, with its condition in the sentence",
    "reason-saves-from-tie": "Q8: the card played last",
    "reason-tied-already": "a further equal card leaves the tie",
    "reason-end": "the values of ending and of one card are equal",
    "topic-fault-one-too-few": "S5: one card is the last, and brings nine at most",
    "topic-fault-leaves-tie": "Q8: the card played last",
    "topic-fault-changes-nothing": "a further equal card leaves the tie",
    "hint-hopeless": "the best chance is 0, exactly",
    "hint-sought-far": "a throw brings 99 at most",
    "hint-sought-sipky": "the chance is 0, exactly",
    "hint-sought-trumps": "tested below",
    "hint-sought-bets": "a check is free",
    "topic-quist-begin-play": "Q8: tied highest cards take no trick",
    "topic-whist-begin-win": "W8: the first six tricks",
    "topic-whist-begin-play": "W3: who has none of the suit led",
    "practice-worth-good": "tested below, by the judge's values",
    "practice-worth-counted": "a sum of verdicts",
    "practice-worth-never": "a setting",
    "practice-worth-always": "a setting",
    "review-begin": "a sum of verdicts",
    "review-good": "tested below, by the judge's values",
    "review-otherwise": "a loss too small to tell",
    "review-by-compared": "a result of play",
    "review-retry-compared": "a result of play",
    "review-retry-none": "no claim about cards",
    "topic-none-again": "no claim about cards",
    "topic-lessons-done": "no claim about cards",
    "hint-no-more": "no claim about cards",
    "hint-none": "no claim about cards",
}


def messages(game: str) -> dict[str, str]:
    """Return the English messages of a game that teach, and the general ones, by id."""
    room = Path(numeramis_access.__file__).parent
    found = {}
    general = (room / f"words/locale/en/{name}.ftl" for name in ("practice", "topics"))
    for path in (*sorted((room / f"games/{game}/locale/en").glob("*.ftl")), *general):
        text = path.read_text(encoding="utf-8")
        starts = [(at.start(), at.group()) for at in TEACHING.finditer(text)]
        for at, name in starts:
            end = re.compile(r"^(?=[a-z#-])", re.M).search(text, at + 1)
            found[name] = text[at : end.start() if end else len(text)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_an_absolute_word_names_what_proves_it(game: str) -> None:
    proofs = {f"reason-{code}" for code in CLAIMS[game]} | set(RULES)
    proofs |= {f"topic-fault-{code}" for faults in FAULTS.values() for code in faults}
    proofs |= {f"topic-{name}-idea" for name in (*IDEAS, *ASKED)} | {f"topic-{name}-title" for name in IDEAS}
    told = messages(game)
    assert len(told) > 10
    assert not {name for name, text in told.items() if ABSOLUTE.search(text)} - proofs


@pytest.mark.turns(2)
@pytest.mark.parametrize("name", LESSONS)
def test_the_idea_of_a_lesson_is_true_of_its_moments(name: str) -> None:
    lesson, topic = LESSONS[name], topic_of(LESSONS[name])
    assert isinstance(topic, Topic)
    for seed in list(topic.seeds)[::4] or range(3):
        view = LessonMoment(lesson, seed).table().view(0)
        assert IDEAS[name](view), (seed, view)


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_a_praised_or_good_choice_is_the_best_by_the_values(setting: Any) -> None:
    """A praised choice leads all others by what is told, and nothing is better than a good one, in all variants."""
    known, judge = practice_of(WITH_FULL[setting[0]]), judge_of(setting[0])
    if isinstance(judge, SamplingPolicy):
        judge.worlds = FEW
    for number, (view, words) in enumerate(places(setting, 5)):
        if number % 4:
            continue
        measure, choice = known.measure(view), judge.choose(view, random.Random(words), 0)
        for action, value in choice.candidates:
            verdict = review.judge(review.Decision(1, view, action), choice, measure)
            assert verdict is not None
            lost = [measure.factor * (other - value) for one, other in choice.candidates if one != action]
            if verdict.is_praised:
                assert max(lost) <= -verdict.gain + 1e-9
            elif verdict.kind == "good":
                assert max(lost, default=0.0) <= measure.threshold(dict(choice.candidates)[choice.action])


def sought(setting: Any, language: str = "en") -> dict[str, str]:
    """Return the sentences about the aim of a moment in matches of this setting, by message."""
    game, seats, _ = setting
    narrator = Narrator(CurrentLanguage(language), words_of(game), People(PERSONS[:seats], 0, game in IN_PAIRS))
    known = practice_of(WITH_FULL[game])
    lines = [(line, view) for view, _ in places(setting, 3) for line in known.goal_lines(view)]
    for line, view in lines:
        said = narrator.announcement(line).text
        if line.id == "hint-sought-trumps":
            assert ("whole deal" in said) == (view.asked != "streak"), said  # type: ignore[attr-defined]
            assert ("partner" in said) != view.tour.alone, said  # type: ignore[attr-defined]
        if line.id == "hint-sought-loker":
            assert "closes" not in said or view.options.stakes != "poker", said  # type: ignore[attr-defined]
    return {line.id: narrator.announcement(line).text for line, _ in lines}


@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_the_aim_of_a_moment_fits_the_variant_and_the_stakes(setting: Any) -> None:
    assert sought(setting) or setting[0] == "sipky"


def test_a_choice_is_praised_only_if_it_is_best_against_those_who_sit_there() -> None:
    best, other = PlayCard("8"), PlayCard("9")
    choice = Choice(best, ((best, 2.0), (other, 1.0)), errors=(0.0, 0.01), otherwise=OtherChoice(other, "club"))
    verdict = review.judge(review.Decision(1, View(0, 0, (), (), 0), best), choice, Measure("tricks"))
    assert verdict is not None
    assert verdict.praise
    found = review.findings([verdict], 1)
    assert (found.praised_choice, found.depends) == (None, verdict)


def test_without_any_chance_nothing_is_nearly_as_good() -> None:
    """A hint called a finish short of the limit nearly as good, when no choice had a chance left."""
    best, other, chance = PlayCard("8"), PlayCard("9"), Measure("chance", least=0.0, share=0.05)
    choice = Choice(best, ((best, 0.0), (other, 0.0)))
    verdict = review.judge(review.Decision(1, View(0, 0, (), (), 0), other), choice, chance)
    assert verdict is not None
    assert not verdict.near
    narrator = Narrator(CurrentLanguage("en"), words_of("quist"), People(PERSONS[:4], 0, True))
    assert hints.comparison_line(verdict, narrator, GamePractice(measure=lambda view: chance)).id == "hint-hopeless"


def test_nearly_as_good_is_told_by_the_measure_of_the_unit() -> None:
    """Four percent of chance were told as one percent at most."""
    best, other, chance = PlayCard("8"), PlayCard("9"), Measure("chance", least=0.0, share=0.05)
    choice = Choice(best, ((best, 0.9), (other, 0.86)))
    verdict = review.judge(review.Decision(1, View(0, 0, (), (), 0), other), choice, chance)
    assert verdict is not None
    assert verdict.near
    assert hints.rough_loss_values(verdict, "chance") == {"size": 4, "unit": "chance", "part": False, "small": False}


def test_the_fault_of_a_distance_names_what_decides() -> None:
    seen = set()
    setting = next(one for one in SETTINGS if one[:2] == ("sipky", 4))
    narrator = Narrator(CurrentLanguage("en"), words_of("sipky"), People(PERSONS[:4], 0, False))
    for seed in range(12):
        for view, _ in places(setting, seed):
            composed = [action for action in view.legal if type(action).__name__ == "LayNumber"]
            if len(composed) < 2:
                continue
            best = judge_of("sipky").choose(view, None, 0).action  # type: ignore[arg-type]
            for action in composed:
                code = fault(view, action, best) if action != best else ""  # type: ignore[arg-type]
                if code.startswith("leaves"):
                    seen.add(code)
                    assert FAULTS["sipky"][code](Blame(view, action, best)), (code, view)
                    line = Line(f"topic-fault-{code}", fault_values(view, action, best))  # type: ignore[arg-type]
                    assert narrator.announcement(line).text
    assert {"leaves-risky", "leaves-badly"} <= seen
