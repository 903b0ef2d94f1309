"""The program tells the value of each choice at once, and the total cost of a deal's choices at its end."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from unittest.mock import patch

import pytest

from numeramis_access.app.practice import worth
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.shell.thinker import WorkerThinker
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Action
from numeramis_access.players.policy import Choice
from numeramis_access.practice import hints, review, schedule
from numeramis_access.practice.weeks import JudgedChoices
from numeramis_access.store import settings as stored
from tests.app.player import PATIENCE, Player, begin, behind, home, player
from tests.standard import GAMES, policy, ruleset

#: lines for choices without blame
GOOD = ("practice-worth-good", "practice-worth-near")


def deal_played(someone: Player, match: PracticeScene, game: str) -> None:
    """Play one deal as a beginner does, and wait for all answers."""
    beginner = policy(game, "beginner")

    def act() -> None:
        if match.is_own_turn:
            match.act(beginner.choose(match.view, random.Random(1), 0).action)

    settled(someone, match, lambda: not match.is_waiting_for_player and not match.is_over, act)
    settled(someone, match, lambda: match.worth.is_waiting)


def settled(
    someone: Player, match: PracticeScene, waits: Callable[[], bool], meanwhile: Callable[[], None] = lambda: None
) -> None:
    """Wait while there is something to wait for; fail if no thought or action comes for long.

    The total duration measures the machine's load, not the program.
    """
    seen, until = (-1, -1), 0.0
    while waits():
        meanwhile()
        thinker = someone.app.thinker
        assert isinstance(thinker, WorkerThinker)
        moved = len(behind(match).record), thinker._ticket - len(thinker._asked)
        if moved != seen:
            seen, until = moved, time.monotonic() + PATIENCE
        assert time.monotonic() < until
        someone.settle()
        someone.wait()


@pytest.mark.usefixtures("brief_judge")
@pytest.mark.turns(3)
@pytest.mark.parametrize("telling", ["never", "costly", "always"])
@pytest.mark.parametrize("game", GAMES)
def test_the_worth_of_choices_is_told_as_often_as_is_wished(game: str, telling: str) -> None:
    with player("en", level="beginner") as someone:
        rules = ruleset(game)
        match = begin(someone.app, rules, rules.options(), 4, 5, practice=True)
        while match.worth.worth_setting != telling:
            match.worth.change_setting(1)
        deal_played(someone, match, game)
        kinds = [said.kind for said in someone.app.announcer.history]
        good, costs = sum(map(kinds.count, GOOD)), kinds.count("practice-worth-costs")
        assert (kinds.count("practice-worth-sum") > 0) == (telling != "never")
        assert (good > 0) == (telling == "always")
        assert game == "sipky" or kinds.count("review-supposes") == (good + costs > 0)
        assert costs == 0 or telling != "never"
        assert behind(match).record


@pytest.mark.turns(3)
@pytest.mark.parametrize(("level", "said"), [("beginner", 1), ("club", 1), ("strong", 0), ("expert", 0)])
def test_what_judgements_suppose_of_the_others_is_said_once_where_they_are_weaker(level: str, said: int) -> None:
    """Teacher's report, 10: judgements assumed the best answers of the others without saying so.

    Šipky's judge assumes the actual players, and names their level.
    """
    with player("en", level=level, worth="always") as someone:
        match = begin(someone.app, ruleset("sipky"), ruleset("sipky").options(), 4, 5, practice=True)
        deal_played(someone, match, "sipky")
        someone.press("i")
        kinds = [one.kind for one in someone.app.announcer.history]
        assert "review-begin" in kinds
        assert kinds.count("review-against") == said
        assert "review-supposes" not in kinds
        assert not said or kinds.index("review-against") < min(
            at for at, kind in enumerate(kinds) if kind.startswith("practice-worth")
        )


def test_when_it_is_told_is_kept_for_the_next_time() -> None:
    with player("en", level="beginner") as someone:
        match = begin(someone.app, ruleset("quist"), ruleset("quist").options(), 4, 5, practice=True)
        match.worth.change_setting(1)
        again = begin(someone.app, ruleset("whist"), ruleset("whist").options(), 4, 5, practice=True)
        assert again.worth.worth_setting == "costly"
        assert stored.load_settings(home().settings_file)[0].worth == "costly"


@pytest.mark.usefixtures("brief_judge")
@pytest.mark.slow
def test_after_the_last_deal_the_whole_match_is_summed_up() -> None:
    with player("en", level="beginner", worth="always") as someone:
        rules = ruleset("quist")
        match = begin(someone.app, rules, rules.options(games=2), 4, 5, practice=True)
        counts = []
        while not match.is_over:
            deal_played(someone, match, "quist")
            if not match.is_over:
                someone.press("return")
        history = [said for said in someone.app.announcer.history if said.kind.startswith("practice-worth-")]
        counts = [said.kind for said in history]
        told = sum(counts.count(f"practice-worth-{how}") for how in ("good", "near", "close", "costs"))
        assert counts.count("practice-worth-sum") >= 2
        assert counts[-1] == "practice-worth-match"
        assert counts.count("practice-worth-match") == 1
        assert told > 10
        week = weeks_of_learner()
        assert sum(one.count for one in week.values()) == told - counts.count("practice-worth-close")
        assert sum(one.good for one in week.values()) == sum(map(counts.count, GOOD))
        assert set(week) <= {"quist/lead", "quist/follow"}


def judged_now(someone: Player, match: PracticeScene) -> None:
    """Wait until every choice is told and the player has another decision."""

    def act() -> None:
        if match.is_own_turn and len(match.view.legal) == 1:
            match.act(match.view.legal[0])

    settled(someone, match, lambda: match.worth.is_waiting or not match.is_own_turn or len(match.view.legal) < 2, act)


@pytest.mark.usefixtures("brief_judge")
@pytest.mark.turns(2)
@pytest.mark.parametrize(("game", "seed"), [("sipky", 11), ("quist", 5)])
def test_the_sum_is_that_of_all_that_was_told_though_some_was_taken_back_or_advised(game: str, seed: int) -> None:
    """Teacher's report, 2 and 12: the sum differed from the told moments; undo dropped the earlier choices."""
    told: list[worth.WorthSum] = []
    with player("en", level="beginner", worth="always") as someone:
        match = begin(someone.app, ruleset(game), ruleset(game).options(), 4, seed, practice=True)
        judged_now(someone, match)
        best = advised(someone, match)
        match.act(best)
        judged_now(someone, match)
        match.act(policy(game, "beginner").choose(match.view, random.Random(1), 0).action)
        judged_now(someone, match)
        verdicts = list(match.worth._judge.verdicts)
        while len(behind(match).record) > verdicts[0].decision.at:
            someone.press("backspace")
        assert match.worth._judge.verdicts == verdicts
        match.act(best)
        summed = patch.object(worth, "sum_lines", side_effect=lambda _, deal: told.append(deal) or [])
        with summed, patch.object(worth.WorthDesk, "forget"):
            deal_played(someone, match, game)
            verdicts = list(match.worth._judge.verdicts)
        kinds = [said.kind for said in someone.app.announcer.history]
        (deal,) = told
        spoken = sum(kinds.count(f"practice-worth-{one}") for one in ("good", "near", "close", "costs"))
        assert deal.judged_choices.count + deal.close == len(verdicts) == spoken
        assert sum(deal.judged_choices.lost.values()) == pytest.approx(sum(one.told_loss for one in verdicts))
        assert (deal.taken_back, deal.advised_count) == (2, 2)
        kept = sum(one.good for one in weeks_of_learner().values())
        assert kept % 1 == review.ADVISED_WEIGHT  # with its first value


def weeks_of_learner() -> dict[str, JudgedChoices]:
    """Return the stored judgements of the only week."""
    (found,) = schedule.load_progress((), home().progress_file).judged.values()
    return found


@pytest.mark.usefixtures("brief_judge")
@pytest.mark.turns(2)
@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_review_tells_what_was_told_as_the_choices_were_made_and_thinks_no_second_time(game: str) -> None:
    """Teacher's report, 2: "too close to call" at the choice, in the review "about one point nine tricks"."""
    with player("en", level="beginner", worth="always") as someone:
        match = begin(someone.app, ruleset(game), ruleset(game).options(), 4, 5, practice=True)
        deal_played(someone, match, game)
        told = Counter(said.kind for said in someone.app.announcer.history)
        asked = patch.object(someone.app.thinker, "ask", side_effect=AssertionError("judged a second time"))
        with asked:
            someone.press("i")
            found = match.review.findings
        assert found is not None
        costs = len(found.costly) + found.more
        assert told["practice-worth-costs"] == costs
        assert told["practice-worth-close"] == found.close
        assert sum(told[good] for good in GOOD) == found.decisions - found.unweighed_count - found.close - costs


@pytest.mark.turns(2)
@pytest.mark.slow
@pytest.mark.parametrize("game", [game for game in GAMES if STANDARD[game].opponents])
def test_whoever_follows_the_hint_is_blamed_for_nothing(game: str) -> None:
    with player("en", level="beginner", worth="always") as someone:
        match = begin(someone.app, ruleset(game), ruleset(game).options(), 4, 6, practice=True)

        def act() -> None:
            if match.is_own_turn:
                match.act(advised(someone, match))

        settled(someone, match, lambda: not match.is_waiting_for_player and not match.is_over, act)
        settled(someone, match, lambda: match.worth.is_waiting)
        told = Counter(said.kind for said in someone.app.announcer.history)
        assert told["practice-worth-good"]
        assert not told["practice-worth-costs"]


def advised(someone: Player, match: PracticeScene) -> Action:
    """Ask for a hint, wait for it, and return the advised action."""
    found: list[Choice] = []
    with patch.object(hints, "advice_lines", side_effect=lambda choice, *_: found.append(choice) or []):
        someone.press("i")
        settled(someone, match, lambda: not found)
    return found[0].action


@pytest.mark.usefixtures("brief_judge")
@pytest.mark.slow
def test_a_choice_is_counted_once_however_often_it_is_judged() -> None:
    with player("en", level="beginner", worth="costly") as someone:
        match = begin(someone.app, ruleset("quist"), ruleset("quist").options(), 4, 5, practice=True)
        deal_played(someone, match, "quist")
        before = weeks_of_learner()
        someone.press("i")
        settled(someone, match, lambda: match.review.findings is None)
        assert match.review.findings is not None
        assert weeks_of_learner() == before
        match.repeat_deal()
        deal_played(someone, match, "quist")
        after = weeks_of_learner()
        assert sum(one.count for one in after.values()) == sum(one.count for one in before.values())
