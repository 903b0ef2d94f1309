"""A review begins with its first moment, is never silent for long, and names what it speaks of."""

from __future__ import annotations

import random

import pytest

from numeramis_access.app.practice.review import FIRST_PROGRESS_SECONDS, PROGRESS_SECONDS
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.reading import replay
from numeramis_access.core.actions import Action
from numeramis_access.practice import review
from numeramis_access.words.language import Language
from tests.app.player import Player, begin, behind, player
from tests.app.test_journal_records import finished_record
from tests.practice.test_practice_table import play_out, sit_down
from tests.practice.test_worth import settled
from tests.standard import GAMES, policy, ruleset

pytestmark = pytest.mark.usefixtures("brief_judge")

#: a test waits at a table of beginners in each of these games
QUICK = ("sipky", "loker")


@pytest.mark.parametrize(
    "keys", [(), ("right",), ("right",) * 12, ("end",)], ids=["at the start", "first step", "in a deal", "at the end"]
)
def test_a_review_of_a_record_begins_with_the_review(keys: tuple[str, ...]) -> None:
    """Twelve lines about the match came before it: that it goes on, its score, twice the key that opens the menu."""
    path = finished_record("en")
    with player("en", wait_for_speech=False) as someone:
        someone.app.follow(replay.begin_replay(someone.app, path))
        someone.press(*keys)
        someone.told()
        someone.app.press("i")
        match = someone.app.scene
        assert isinstance(match, PracticeScene)
        settled(someone, match, lambda: match.review.findings is None)
        heard = [said.kind for said in someone.announcements()]
        assert heard[0].startswith("review-")
        assert not {"match-continued", "match-finished", "back-at-table", "continue-with-enter"} & {*heard}
        assert someone.press("escape")[0] == "Practice table menu."


def bad_deal(someone: Player) -> PracticeScene:
    """Return a practice table after a deal with several mistakes of the player."""
    match = sit_down(someone, "quist", seed=5)
    play_out(someone, match)
    return match


def test_a_review_is_silent_for_three_seconds_at_most() -> None:
    """After its first moment it said nothing until its end."""
    with player("en", level="beginner") as someone:
        match = bad_deal(someone)
        desk, count = match.review, len(match.decisions())
        now = someone.app.now()
        match._carry_out(desk.ask(match.decisions(), now))
        assert desk.due() == now + FIRST_PROGRESS_SECONDS
        assert desk.report_progress(now + FIRST_PROGRESS_SECONDS / 2) == ()
        match._carry_out(desk.report_progress(now + FIRST_PROGRESS_SECONDS))
        assert PROGRESS_SECONDS < 3
        assert desk.due() == now + FIRST_PROGRESS_SECONDS + PROGRESS_SECONDS
        settled(someone, match, lambda: desk._early is None)
        assert desk.findings is None, "the deal has another mistake"
        someone.announcements()
        late = someone.app.now() + 100 * PROGRESS_SECONDS
        assert desk.report_progress(late, speaks=True) == (), "the moment is not cut off"
        assert desk.due() == late + FIRST_PROGRESS_SECONDS
        match._carry_out(desk.report_progress(late + FIRST_PROGRESS_SECONDS))
        (said,) = someone.told()
        assert said.endswith(f"of {match.talk.narrator.language.text('numeral-' + str(count))} moves.")
        assert desk.due() == late + FIRST_PROGRESS_SECONDS + PROGRESS_SECONDS


def test_a_longer_look_is_told_again_while_it_lasts() -> None:
    with player("en") as someone:
        match = sit_down(someone, "quist")
        desk = match.longer
        assert desk.due() is None
        (first, *_) = (action for action in match.view.legal if isinstance(action, Action))
        made = review.decision(1, match.view, first)
        desk._open = [made]
        assert desk.ask([], 10.0)
        assert desk.due() == 10.0 + PROGRESS_SECONDS
        assert desk.report_progress(11.0) == ()
        assert desk.report_progress(20.0, speaks=True) == ()
        assert desk.report_progress(20.0 + FIRST_PROGRESS_SECONDS) != ()
        assert desk.due() == 20.0 + FIRST_PROGRESS_SECONDS + PROGRESS_SECONDS


@pytest.mark.parametrize("game", GAMES)
def test_choices_are_numbered_as_they_are_counted(game: str) -> None:
    """"Your third choice" stood beside "one of your two choices": an only action was numbered, but not counted."""
    with player("en", level="beginner") as someone:
        match = sit_down(someone, game, seed=799)
        play_out(someone, match)
        made = match.decisions()
        assert [decision.number for decision in made] == [*range(1, len(made) + 1)]


@pytest.mark.parametrize("game", QUICK)
def test_a_worth_told_after_other_acts_names_its_choice(game: str) -> None:
    """"That cost about half a point" came after the next player's card."""
    with player("en", level="beginner", worth="always") as someone:
        match = begin(someone.app, ruleset(game), ruleset(game).options(), 4, 5, practice=True)
        someone.settle()
        made = review.decision(1, match.view, policy(game, "beginner").choose(match.view, random.Random(1), 0).action)
        made = made._replace(at=len(behind(match).record))
        said: dict[bool, list[str]] = {}
        for late in (False, True):
            match.worth._played = lambda late=late: made.at + 1 + late
            match.worth.forget()
            match._carry_out(match.worth.judge_choice(made))
            settled(someone, match, lambda: match.worth.is_waiting)
            kinds = [told.kind for told in someone.announcements()]
            said[late] = kinds
        assert "practice-worth-of" not in said[False]
        at = said[True].index("practice-worth-of")
        assert said[True][at + 1].startswith("practice-worth-")


@pytest.mark.parametrize(
    ("size", "said"),
    [(0.3, "a third of a point"), (0.7, "two thirds of a point"), (0.1, "a tenth of a point"),
     (0.4, "four tenths of a point"), (1.3, "one and a third points")],
)  # fmt: skip
def test_thirds_are_said_as_people_say_them(size: float, said: str) -> None:
    assert Language("en").text("practice-loss", size=size, unit="points") == said
