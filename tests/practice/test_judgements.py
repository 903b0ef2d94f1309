"""Records keep judgements: the review repeats them as told at the time, and marks those of an earlier version."""

from __future__ import annotations

import random
import re
import zlib
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from numeramis_access.app.practice.effects import Effects, speak
from numeramis_access.app.practice.judge import Judgements
from numeramis_access.app.practice.judge_tasks import Comparison, JudgeTasks
from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.app.reading import records, replay
from numeramis_access.app.shell.menu import Menu
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.transfer.items import item_of, items_at
from numeramis_access.catalogue import Catalogue
from numeramis_access.core import notation
from numeramis_access.core.actions import Action, PlayCard
from numeramis_access.core.ruleset import View
from numeramis_access.core.seats import CHANCE
from numeramis_access.core.table import Table
from numeramis_access.input.inbox import Inbox, ThoughtFinished
from numeramis_access.players.judging import (
    JUDGE_VERSION,
    judge_choice,
)
from numeramis_access.players.policy import Choice, OtherChoice
from numeramis_access.practice import judgements, review
from numeramis_access.practice.judgements import Judgement, KeptJudgement, Place, RecordJudgements
from numeramis_access.practice.odds import Measure
from numeramis_access.tables.computers import ThinkingTask
from numeramis_access.words.announcement import Priority
from numeramis_access.words.game import Line
from tests.app.player import Player, begin, behind, home, player
from tests.app.test_journal_records import finished_record
from tests.contract.walk import SETTINGS, name_of, some_action, table_of
from tests.practice.test_own_positions import choose
from tests.practice.test_worth import settled
from tests.standard import GAMES, judge_of, policy, ruleset


def of_game(setting: Any) -> tuple[Table, dict[Place, Judgement]]:
    """Return a match and the strongest player's judgements of the player's first decisions in it."""
    table, chance = table_of(setting, 3), random.Random(1)
    known: dict[Place, Judgement] = {}
    while not table.is_over and len(table.record) < 40:
        seat = table.to_act
        if seat not in (None, CHANCE) and table.ruleset.seating(table.state)[seat] == 0 and len(known) < 2:
            place = Place(len(table.record), table.view(seat))
            if len(place.view.legal) > 1:
                said = judge_choice(judge_of(setting[0]), place.view, random.Random(place.seed_text))
                known[place] = Judgement(said, confirmed=(said.candidates[-1][0],))
        table.act(some_action(table, chance))
    return table, known


@pytest.mark.turns(3)
@pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
def test_what_was_kept_is_what_was_judged(setting: Any, tmp_path: Path) -> None:
    table, known = of_game(setting)
    kept = RecordJudgements(tmp_path / "some-match.match", table)
    kept.save(known)
    assert known
    assert kept.load() == known
    assert (tmp_path / "some-match.judged").stat().st_size < 1000 * len(known)


def test_what_is_damaged_or_fits_no_place_is_judged_anew(tmp_path: Path) -> None:
    table, known = of_game(SETTINGS[0])
    kept, path = RecordJudgements(tmp_path / "some-match.match", table), tmp_path / "some-match.judged"
    assert kept.load() == {}
    kept.save(known)
    whole = path.read_bytes()
    for content in (b"", whole[:-4], whole[:20], b"no such thing"):
        path.write_bytes(content)
        assert kept.load() == {}
    strange = [KeptJudgement(at, JUDGE_VERSION, "9 9", "?", {}, ()) for at in (0, 3, 5, 10_000)]
    with patch.object(judgements, "read_judgements", return_value=strange):
        assert kept.load() == {}


def reviewed(someone: Player, path: Path) -> tuple[PracticeScene, list[str]]:
    """Open a record, let the review of its first deal be told, and return the lines."""
    someone.app.follow(replay.begin_replay(someone.app, path))
    for _ in range(12):
        someone.press("right")
    said = someone.press("i")
    match = someone.app.scene
    assert isinstance(match, PracticeScene)
    said += awaited(someone, match)
    return match, said


def awaited(someone: Player, match: PracticeScene) -> list[str]:
    """Return the lines up to the end of the review."""
    settled(someone, match, lambda: match.review.findings is None)
    return someone.told()


@pytest.mark.usefixtures("brief_judge")
@pytest.mark.slow
def test_a_record_is_reviewed_once_for_all() -> None:
    path = finished_record("en")
    with player("en", wait_for_speech=False) as someone:
        match, said = reviewed(someone, path)
        first, kept = match.review.findings, judgements.judgements_path(path)
        assert kept.exists()
        assert [item.name for item in items_at(home())].count(f"records/{kept.name}") == 1
    with player("en", wait_for_speech=False) as someone:
        with patch.object(JudgeTasks, "judge_view", side_effect=AssertionError("judged a second time")):
            match, again = reviewed(someone, path)
        assert match.review.findings == first
        assert again[-1] == said[-1]
        older = "An earlier version of the program judged this. To have it judged again, use the table's menu."
        assert older not in again
    earlier = [msgspec.structs.replace(one, version=JUDGE_VERSION - 1) for one in judgements.read_judgements(kept)]
    kept.write_bytes(zlib.compress(msgspec.json.encode(earlier)))
    with player("en", wait_for_speech=False) as someone:
        match, again = reviewed(someone, path)
        assert match.review.findings == first
        assert older in again
        someone.press("escape")
        said = choose(someone, "Judge this deal again")
        said += awaited(someone, match)
        assert "Judged again: every verdict is the same." in said
        assert not match.review.is_older


CARDS = tuple(PlayCard(card) for card in "1234")
POINTS = Measure("points")


def looks(best: int) -> st.SearchStrategy[Choice]:
    """Return a possible look at four cards: values, and errors of their differences from the best one."""
    some = st.tuples(st.floats(0, 3), st.sampled_from((0.001, 0.02, 0.1, 0.4)))

    def made(said: list[tuple[float, float]]) -> Choice:
        ranked = sorted(zip(CARDS, said, strict=True), key=lambda one: -one[1][0])
        errors = tuple(0.0 if action == CARDS[best] else error for action, (_, error) in ranked)
        return Choice(CARDS[best], tuple((action, value) for action, (value, _) in ranked), "reason", {}, errors)

    return st.lists(some, min_size=4, max_size=4).map(made)


@given(st.integers(0, 3).flatmap(looks), st.integers(0, 3).flatmap(looks))
def test_a_longer_look_only_makes_more_certain_and_turns_no_verdict(before: Choice, after: Choice) -> None:
    view = View(0, 0, CARDS, (), 0)
    now = review.merge_longer_look(view, before, after, POINTS)
    for action in CARDS:
        kinds = [review.judge(review.decision(1, view, action), one, POINTS).kind for one in (before, now)]  # type: ignore[union-attr]
        assert kinds[0] in ("close", kinds[1])


def test_a_longer_look_that_agrees_turns_too_close_into_a_verdict() -> None:
    view = View(0, 0, CARDS[:2], (), 0)
    before = Choice(CARDS[0], ((CARDS[0], 2.0), (CARDS[1], 1.7)), errors=(0.0, 0.15))
    for lost, kind in ((0.3, "costly"), (0.0, "near")):
        after = Choice(CARDS[0], ((CARDS[0], 2.0), (CARDS[1], 2.0 - lost)), errors=(0.0, 0.02))
        now = review.merge_longer_look(view, before, after, POINTS)
        found = review.judge(review.decision(1, view, CARDS[1]), now, POINTS)
        assert found is not None
        assert found.kind == kind


def known_record(seed: int) -> Path:
    """Return the record of a game of Quist, the same each time."""
    rules = ruleset("quist")
    with player("en") as someone:
        match = begin(someone.app, rules, rules.options(games=1), 4, seed)
        someone.settle()
        while not behind(match).is_over:
            someone.press("return", "return")
    (path,) = records.records(home())
    return path


@pytest.mark.slow
def test_what_is_too_close_to_call_is_looked_at_for_longer_on_request_and_kept() -> None:
    path = known_record(5)
    with player("en", wait_for_speech=False) as someone:
        match, said = reviewed(someone, path)
        close = match.longer.close_choices(match.decisions())
        assert match.review.findings is not None
        assert len(close) == match.review.findings.close > 0
        assert any(one.startswith("For choices too close to call") for one in said)
        someone.press("escape")
        said = choose(someone, "Take a longer look")
        settled(someone, match, lambda: match.longer.is_running)
        said += someone.told()
        assert sum(one.startswith("Your ") and one.endswith(" choice.") for one in said) == len(close)
        left = match.longer.close_choices(match.decisions())
        assert len(left) == match.review.findings.close == said.count(
            "Even after a longer look, that's too close to call."
        )
        assert len(left) < len(close)
        kept = {one.at: one.looked for one in judgements.read_judgements(judgements.judgements_path(path))}
        assert {at for at, looked in kept.items() if looked} == {one.at for one in close}
        findings = match.review.findings
    with player("en", wait_for_speech=False) as someone:
        match, _ = reviewed(someone, path)
        assert match.review.findings == findings


class Questions:
    """A thinker that only notes the compared actions."""

    def __init__(self) -> None:
        self.about: list[tuple[Action, ...]] = []

    def ask(self, task: ThinkingTask) -> int:
        """Note the compared actions."""
        self.about.append(tuple(notation.action_from_text(text, (PlayCard,)) for text in task.compared))
        return len(self.about)

    def forget(self, ticket: int) -> None:
        """Do nothing."""

    def stop_worker(self, ticket: int) -> None:
        """Do nothing."""


class TwoLooks(JudgeTasks):
    """Compares a doubtful action twice, in any game."""

    def __init__(self) -> None:
        """Ignore the game."""

    @property
    def assumed_level(self) -> str:
        """Suppose good play."""
        return ""

    def judge(self, place: Place, longer: int = 0) -> ThinkingTask:
        """Return a first look."""
        return ThinkingTask("sipky", "expert", place.view, place.seed_text)

    def compare(self, place: Place, known: Choice, comparison: Comparison) -> ThinkingTask | None:
        """Return the next look."""
        decision = review.decision(1, place.view, comparison.action)
        if comparison.comparison_count == 2 or review.loss_threshold_if_doubtful(decision, known, POINTS) is None:
            return None
        compared = (notation.action_to_text(comparison.action),)
        return ThinkingTask("sipky", "expert", place.view, place.seed_text, compared=compared)


def test_an_action_is_looked_at_anew_once_whoever_asks() -> None:
    place, (best, own) = Place(7, View(0, 0, CARDS[:2], (), 0)), CARDS[:2]
    first = Choice(best, ((best, 2.0), (own, 1.6)), errors=(0.0, 0.06))
    told: list[Choice | None] = []

    def note(choice: Choice | None) -> Effects:
        told.append(choice)
        return speak(Line("hint-none"))

    thinker = Questions()
    desk = Judgements(TwoLooks(), thinker)
    assert [desk.ask(place, "review", note, action) for action in (own, None, own)] == [()] * 3
    assert desk.take(ThoughtFinished(1, first)) == speak(Line("hint-none"))
    assert (thinker.about, told) == ([(), (own,)], [first])
    surer = Choice(best, ((best, 3.0), (own, 2.98)), errors=(0.0, 0.01))
    assert desk.take(ThoughtFinished(2, surer)) == ()
    assert (thinker.about, told) == ([(), (own,), (own,)], [first])
    desk.take(ThoughtFinished(3, Choice(own, ((best, 3.0), (own, 2.98)), errors=(0.01, 0.0))))
    assert [dict(one.candidates)[own] for one in told[1:] if one is not None] == [pytest.approx(1.98)] * 2
    desk.ask(place, "hint", note, best)
    desk.ask(place, "score", note, own)
    assert (len(thinker.about), len(told)) == (3, 5)
    assert desk.take(ThoughtFinished(9, first)) is None
    assert desk.known_judgement(place) == Judgement(told[-1] or first, confirmed=(own,))


def test_what_was_advised_is_not_compared_anew() -> None:
    place, (best, own) = Place(7, View(0, 0, CARDS[:2], (), 0)), CARDS[:2]
    thinker, line = Questions(), Line("hint-none")
    desk = Judgements(TwoLooks(), thinker)
    assert desk.ask(place, "hint", lambda choice: speak(line)) == ()
    desk.take(ThoughtFinished(1, Choice(best, ((own, 2.1), (best, 2.0)), errors=(0.2, 0.0))))
    desk.advise(place)
    assert desk.advised == {place.at}
    assert desk.ask(place, "score", lambda choice: speak(line), best) == speak(line)
    assert len(thinker.about) == 1


def test_with_the_record_its_judgements_are_deleted() -> None:
    path = finished_record()
    judgements.judgements_path(path).write_bytes(b"")
    with player("en") as someone:
        someone.app.follow(Push(records.menu(someone.app)))
        someone.press("return")
        choose(someone, "Delete")
        scene = someone.app.scene
        assert isinstance(scene, Menu)
        choose(someone, "Yes")
        assert not path.exists()
        assert not judgements.judgements_path(path).exists()


def test_what_moves_house_is_looked_at() -> None:
    item = item_of(home(), "records/quist-20260101-120000.judged")
    assert item is not None
    with pytest.raises(ValueError, match="damaged"):
        item.check(b"no such thing")
    assert item_of(home(), "matches/quist-20260101-120000.judged") is None
    assert item_of(home(), "records/../quist-20260101-120000.judged") is None


def test_the_judge_of_this_version_judges_as_it_did() -> None:
    """Changed values demand a new ``judging.VERSION``: the program then marks kept judgements as older ones."""
    found = {}
    for game, seats in (*((game, 4) for game in GAMES), ("sipky", 2)):  # two at Šipky have a separate judge
        rules = ruleset(game)
        table, chance = Table(rules, rules.options(), seats, 11), random.Random(11)
        table.draw()
        for _ in range(6):  # the judge weighs hands by the cards played so far
            table.act(policy(game, "club").choose(table.view(table.to_act), chance, 0).action)
            table.draw()
        view = table.view(table.to_act)
        said = judge_choice(judge_of(game), view, random.Random("judge/version"))
        values = sorted({round(value, 2) for _, value in said.candidates}, reverse=True)
        found[game, seats] = (str(said.action), values[:3])
    assert (JUDGE_VERSION, found) == (9, {
        ("quist", 4): ("PlayCard(card='6')", [3.89, 3.84, 3.73]),
        ("sipky", 4): ("TakeCards(cards=2)", [0.0]),
        ("loker", 4): ("Exchange(cards=('9',))", [2.96, 2.95, 1.31]),
        ("whist", 4): ("PlayCard(card='4h')", [3.1, 2.57]),
        ("sipky", 2): ("TakeCards(cards=2)", [-0.2, -0.56, -0.59]),
    })  # fmt: skip


class ByHand:
    """Thinks only when the test says so; a blamed choice is worse also among weaker players.

    :ivar asked: the other tasks.
    """

    def __init__(self, inbox: Inbox, catalogue: Catalogue) -> None:
        self._inbox = inbox
        self._count = 0
        self.asked: list[ThinkingTask] = []

    def ask(self, task: ThinkingTask) -> int:
        """Note a task."""
        self._count += 1
        if task.against:
            self.think_among(task)
        else:
            self.asked.append(task)
        return self._count

    def think_among(self, task: ThinkingTask) -> None:
        """Confirm a blame among the actual players."""
        self._inbox.put(ThoughtFinished(self._count, Choice(notation.action_from_text(task.compared[0], (PlayCard,)))))

    def think(self, own: Action, lost: float) -> None:
        """Answer the last task: this action costs so much."""
        best = next(one for one in self.asked[-1].view.legal if one != own)
        self._inbox.put(ThoughtFinished(self._count, Choice(best, ((best, 3.0), (own, 3.0 - lost)), "only-choice")))

    def forget(self, ticket: int) -> None:
        """Do nothing."""

    stop_worker = forget

    def close(self) -> None:
        """Do nothing."""


@pytest.mark.parametrize("costly", [0, 1, 3])
def test_a_review_begins_before_the_last_choice_is_judged(costly: int) -> None:
    path = finished_record()
    with player("en", thinker=ByHand) as someone:
        someone.app.follow(replay.begin_replay(someone.app, path))
        someone.press("right", "i")
        match, thinker = someone.app.scene, someone.app.thinker
        assert isinstance(match, PracticeScene)
        assert isinstance(thinker, ByHand)
        *first, last = match.decisions()
        due = match.due()
        assert due is not None
        with patch.object(someone.app, "now", return_value=due):
            match.tick()
        assert re.fullmatch(r"Reviewing \w+ moves\.", someone.told()[-1])
        for number, one in enumerate(first, 1):
            assert len(thinker.asked) == number
            thinker.think(one.action, 1.0 + number if number <= costly else 0.0)
            someone.settle()
        assert match.review.findings is None
        early = [one.kind for one in someone.announcements()]
        assert early.count("review-costly") == (costly > 0)
        assert match.due() is not None, "the state of the review is told again"
        thinker.think(last.action, 9.0)
        someone.settle()
        late = someone.announcements()
        assert match.review.findings is not None
        kinds = [one.kind for one in late]
        assert early.count("review-costly") + kinds.count("review-costly") == min(costly + 1, review.MAX_MOMENTS)
        assert kinds.count("review-begin") == 1
        # The listed choices include the one told early, even if three others cost more.
        assert ("review-more" in kinds) == (costly + 1 > review.MAX_MOMENTS)
        told = [one.decision.number for one in match.review.costly_moments]
        assert told[: costly > 0] == [one.number for one in first[: costly > 0]]
        assert told[-1] == last.number
        # The next announcement does not interrupt the current one.
        assert all(one.priority == Priority.QUEUE for one in late) == (costly > 0)


class AmongOthers(ByHand):
    """Finds the blamed action better among the actual players."""

    def think_among(self, task: ThinkingTask) -> None:
        """Answer that the action is better."""
        best, own = (notation.action_from_text(text, (PlayCard,)) for text in task.compared)
        assert isinstance(own, PlayCard)
        self._inbox.put(ThoughtFinished(self._count, Choice(best, otherwise=OtherChoice(own, task.against))))


@pytest.mark.parametrize(
    ("level", "language", "said"),
    [
        ("club", "en", "If the others play like club players, this is better: play a "),
        ("beginner", "cs", "Když ostatní hrají jako začátečníci, je lepší: zahrát"),
        ("strong", "en", ""), ("expert", "cs", ""),
    ],
)  # fmt: skip
def test_where_a_blame_depends_on_who_sits_there_that_is_said_with_it_and_kept(
    level: str, language: str, said: str
) -> None:
    path = known_record(4)
    with player(language, thinker=AmongOthers) as someone:
        someone.app.follow(replay.begin_replay(someone.app, path))
        someone.press("right", "i")
        match, thinker = someone.app.scene, someone.app.thinker
        assert isinstance(match, PracticeScene)
        assert isinstance(thinker, AmongOthers)
        match.tasks.met = (level,) * 3
        decisions = match.decisions()
        for number, one in enumerate(decisions):
            thinker.think(one.action, 1.0 if number == 1 else 0.0)
            someone.settle()
        told = someone.announcements()
        kinds = [one.kind for one in told]
        assert kinds.count("review-otherwise") == (said != "")
        if said:
            at = kinds.index("review-otherwise")
            assert told[at].text.startswith(said)
            assert kinds[at - 2] == "review-costly"
        (known,) = [
            one for one in judgements.read_judgements(judgements.judgements_path(path)) if one.at == decisions[1].at
        ]
        assert (known.among, known.otherwise != "") == ((level, True) if said else ("", False))


@pytest.mark.parametrize(("own", "said"), [("3", True), ("5", False)])
@pytest.mark.parametrize("error", [0.001, 0.3], ids=["near", "close"])
def test_whoever_does_what_is_better_among_those_who_sit_there_hears_so_though_it_is_not_blamed(
    own: str, said: bool, error: float
) -> None:
    """After undo the program said "nearly as good; better: the one", though it had called the three better before."""
    path = known_record(4)
    with player("en", thinker=ByHand, worth="always") as someone:
        someone.app.follow(replay.begin_replay(someone.app, path))
        someone.press("right", "i")
        match = someone.app.scene
        assert isinstance(match, PracticeScene)
        worth = tuple((PlayCard(card), value) for card, value in (("1", 2.0), ("3", 1.95), ("5", 1.95)))
        choice = Choice(
            PlayCard("1"),
            worth,
            "only-choice",
            errors=(0.0, error, error),
            otherwise=OtherChoice(PlayCard("3"), "club"),
        )
        decided = review.decision(1, match.decisions()[0].view, PlayCard(own))
        verdict = review.judge(decided, choice, match.game_practice.measure(match.view))
        assert verdict is not None
        assert verdict.kind in ("near", "close")
        someone.told()
        match.tell(*match.worth.lines(verdict))
        told = "If the others play like club players, this is better: play a three."
        assert (someone.told()[-1] == told) == said


class BestAmongOthers(ByHand):
    """Finds each choice clearly the best one, and another action better among the actual players."""

    def think(self, own: Action, lost: float) -> None:
        """Answer the last task so."""
        other = next(one for one in self.asked[-1].view.legal if one != own)
        worth = ((own, 3.0), (other, 2.0))
        self._inbox.put(ThoughtFinished(self._count, Choice(own, worth, "only-choice", errors=(0.0, 0.01))))

    def think_among(self, task: ThinkingTask) -> None:
        """Name the better action without its margin."""
        (own,) = (notation.action_from_text(text, (PlayCard,)) for text in task.compared)
        other = next(one for one in task.view.legal if one != own and isinstance(one, PlayCard))
        self._inbox.put(ThoughtFinished(self._count, Choice(own, otherwise=OtherChoice(other, task.against))))


@pytest.mark.parametrize(("level", "said"), [("club", True), ("beginner", True), ("strong", False)])
def test_where_a_choice_is_the_best_one_and_another_is_better_among_those_who_sit_there_that_is_said(
    level: str, said: bool
) -> None:
    path = known_record(4)
    with player("en", thinker=BestAmongOthers) as someone:
        someone.app.follow(replay.begin_replay(someone.app, path))
        someone.press("right", "i")
        match, thinker = someone.app.scene, someone.app.thinker
        assert isinstance(match, PracticeScene)
        assert isinstance(thinker, BestAmongOthers)
        match.tasks.met = (level,) * 3
        for one in match.decisions():
            thinker.think(one.action, 0.0)
            someone.settle()
        told = someone.announcements()
        kinds = [one.kind for one in told]
        assert kinds.count("review-praised") == (not said), "no praise for a choice that is not the best one there"
        assert kinds.count("review-good") == said, "of the others the first one alone"
        assert kinds.count("review-otherwise") == said
        if said:
            at = kinds.index("review-good")
            assert told[at].text.startswith("You chose: play a ")
            assert kinds[at + 2] == "review-otherwise"
            assert "is better: play a " in told[at + 2].text
        kept = judgements.read_judgements(judgements.judgements_path(path))
        assert {one.among for one in kept} == {level if said else ""}


def test_what_was_kept_before_blames_were_looked_at_among_others_is_read() -> None:
    kept = KeptJudgement(3, 4, "2", "only-choice", {}, (("2", 3.0, 0.0), ("5", 2.5, 0.1)), otherwise="5")
    whole = msgspec.json.decode(msgspec.json.encode(kept))
    assert judgements.decode_judgements(zlib.compress(msgspec.json.encode([whole[:-2]]))) == (kept,)
    assert judgements.unpack_judgement(kept, ruleset("quist")).choice.otherwise == OtherChoice(PlayCard("5"))
    among = Choice(PlayCard("2"), ((PlayCard("2"), 3.0),), otherwise=OtherChoice(PlayCard("5"), "club", alike=True))
    again = judgements.unpack_judgement(judgements.pack_judgement(3, Judgement(among)), ruleset("quist"))
    assert again.choice == among


@pytest.mark.usefixtures("brief_judge")
def test_at_the_beginning_of_a_record_the_first_deal_is_reviewed() -> None:
    """The key for what mattered was refused there, with the reason why one cannot play on from there."""
    path = finished_record("en")
    with player("en", wait_for_speech=False) as someone:
        someone.app.follow(replay.begin_replay(someone.app, path))
        someone.press("i")
        match = someone.app.scene
        assert isinstance(match, PracticeScene)
        assert any("Review" in line or "mattered" in line or "choice" in line for line in awaited(someone, match))
