"""The practice table, played by its keys: undo, hints, odds, open cards, steps, the review of a deal."""

from __future__ import annotations

import random
import re
import time
from typing import Any

import msgspec
import pytest

from numeramis_access.app.practice.table_scene import PracticeScene
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import Action, PlayCard
from numeramis_access.core.cards import HIDDEN_CARD, numeramis_pack, without_cards
from numeramis_access.core.ruleset import Options
from numeramis_access.core.table import Moment, Table
from numeramis_access.input.inbox import ThoughtFinished
from numeramis_access.players.policy import Choice
from numeramis_access.practice import hints, review
from numeramis_access.practice.odds import practice_of
from numeramis_access.tables.computers import ThinkingTask
from numeramis_access.words.language import Language
from tests.app.player import Player, begin, behind, home, hosted, player
from tests.standard import GAMES, odds, policy, ruleset

pytestmark = pytest.mark.usefixtures("brief_judge")


def sit_down(someone: Player, game: str, seed: int = 5, **options: Any) -> PracticeScene:
    rules = ruleset(game)
    chosen: Options = rules.options(**options)
    match = begin(someone.app, rules, chosen, 4, seed, practice=True)
    assert isinstance(match, PracticeScene)
    someone.settle()
    someone.told()
    return match


def wait_for(someone: Player, said: list[str]) -> list[str]:
    """Return the lines; if there are none yet, wait for a thought."""
    until = time.monotonic() + 60
    while not said and time.monotonic() < until:
        time.sleep(0.01)
        someone.settle()
        said = someone.told()
    return said


def play_some(someone: Player, match: PracticeScene) -> None:
    """Take any legal action, and let the others answer."""
    action = next(action for action in behind(match).view(0).legal if isinstance(action, Action))
    match.act(action)
    someone.settle()


def play_out(someone: Player, match: PracticeScene) -> None:
    while not match.is_waiting_for_player and not behind(match).is_over:
        play_some(someone, match)
    someone.told()


@pytest.mark.parametrize("game", GAMES)
def test_undo_leads_back_to_the_state_before_every_own_decision(game: str) -> None:
    with player("cs") as someone:
        match = sit_down(someone, game)
        states: list[Any] = []
        while len(states) < 6 and behind(match).to_act == 0:
            states.append(behind(match).state)
            play_some(someone, match)
        assert len(states) > 3
        someone.told()
        for expected in reversed(states):
            assert re.search(r"(vrácený|vrácené|vrácených)\.$", someone.press("backspace")[0])
            assert behind(match).state == expected
        assert someone.press("backspace") == ["Dál zpátky už to nejde."]
        assert behind(match).state == states[0]


def test_step_by_step_every_action_of_anybody_can_be_taken_back() -> None:
    with player("en") as someone:
        match = sit_down(someone, "quist")
        someone.press("n")
        states = [behind(match).state]
        match.act(PlayCard(match.desk.hand[0]))
        for _ in range(5):
            someone.settle()
            until = time.monotonic() + 30
            while not match.seat.table.is_waiting_for_step and behind(match).to_act != 0 and time.monotonic() < until:
                someone.settle()
                someone.wait()
            states.append(behind(match).state)
            if behind(match).to_act == 0:
                match.act(PlayCard(match.desk.hand[0]))
            else:
                assert match.seat.table.is_waiting_for_step
                someone.press("n")
        for expected in reversed(states):
            someone.press("backspace")
            assert behind(match).state == expected


@pytest.mark.turns(2)
@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_an_action_that_can_be_done_and_why(game: str, language: str) -> None:
    with player(language) as someone:
        match = sit_down(someone, game)
        for _ in range(4):
            said = wait_for(someone, someone.press("i"))
            assert said[0].startswith({"cs": "Rada:", "en": "Hint:"}[language])
            assert 2 <= len(said) <= 4
            more = wait_for(someone, someone.press("i"))
            assert more
            assert not more[0].startswith(("Rada:", "Hint:"))
            play_some(someone, match)
            someone.told()


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_blind_the_same_view_gives_the_same_hint_and_hides_the_others(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hint depends on the view alone, and its chance does not depend on hidden cards."""
    with player("en") as someone:
        match = sit_down(someone, game)
        asked: list[ThinkingTask] = []

        def ask(task: ThinkingTask) -> int:
            asked.append(task)
            return 0

        monkeypatch.setattr(someone.app.thinker, "ask", ask)
        someone.press("i")
        view, chance, ms = asked[0].view, asked[0].chance, asked[0].milliseconds
        assert view == behind(match).view(0)
        assert str(behind(match).seed) not in chance
        assert ms == 0
        hidden = [hand for seat, hand in enumerate(getattr(view, "hands", ())) if seat != 0]
        assert all(set(hand) <= {HIDDEN_CARD} for hand in hidden)


def test_odds_come_in_one_sentence_and_longer_when_asked_again() -> None:
    with player("cs") as someone:
        sit_down(someone, "quist")
        someone.press("end")
        short, long = someone.press("o"), someone.press("o")
        assert len(short) == 1
        assert "po vás nikdo vyšší nemá" in short[0]
        assert len(long) == 2
        assert someone.press("o") == short


def test_odds_and_hints_come_in_the_three_lengths_of_speech() -> None:
    odds_told, hints_told = {}, {}
    for verbosity in (1, 2, 3):
        with player("en", verbosity=verbosity) as someone:
            sit_down(someone, "quist")
            someone.press("end")
            odds_told[verbosity] = someone.press("o")
            hints_told[verbosity] = wait_for(someone, someone.press("i"))
            for _ in range(verbosity - 1):
                # the next best choice, then the others, each as soon as it is compared
                hints_told[verbosity] += wait_for(someone, someone.told())
    brief, usual, whole = (odds_told[verbosity] for verbosity in (1, 2, 3))
    assert len(brief) == len(usual) == 1
    assert len(brief[0]) < len(usual[0])
    assert whole[0] == usual[0]
    assert len(whole) == 3
    brief, usual, whole = (" ".join(hints_told[verbosity]) for verbosity in (1, 2, 3))
    assert "Next best" in usual
    assert "Next best" not in brief
    assert len(brief) < len(usual) < len(whole)


def test_open_cards_are_the_cards_the_others_really_hold() -> None:
    with player("en") as someone:
        match = sit_down(someone, "quist")
        said = someone.press("shift+o")
        whole: Any = behind(match).view(None)
        words = match.talk.narrator.language
        for seat in (1, 2, 3):
            names = [words.text(f"number-{card}") for card in whole.hands[seat]]
            assert words.join(names) in said[seat]


def place(count: int) -> str:
    """Return the English name of a place."""
    language = Language("en")
    return language.numerals.ordinal(count)


def test_old_tricks_can_be_looked_back_at_one_after_the_other() -> None:
    with player("en") as someone:
        match = sit_down(someone, "quist")
        while len(behind(match).view(0).past_piles) < 3:  # type: ignore[attr-defined]
            play_some(someone, match)
        someone.told()
        past = len(behind(match).view(0).past_piles)  # type: ignore[attr-defined]
        assert someone.press("r")[0].startswith(f"The {place(past)} trick, the last one.")
        assert someone.press("r")[0].startswith(f"The {place(past - 1)} trick. In a real match you")


def test_a_running_score_follows_every_trick() -> None:
    with player("cs") as someone:
        match = sit_down(someone, "quist")
        play_out(someone, match)
        kinds = [said.kind for said in someone.app.announcer.history]
        assert kinds.count("practice-running-quist") == kinds.count("trick-won") - 1


def test_the_deal_can_be_played_again_and_from_the_next_seat() -> None:
    with player("en") as someone:
        match = sit_down(someone, "quist")
        whole: Any = behind(match).view(None)
        hands = whole.hands if not whole.phase else None
        deal = behind(match).dealt_packs[-1]
        play_out(someone, match)
        match.repeat_deal()
        someone.settle()
        assert behind(match).dealt_packs == [deal]
        other = match.from_seat(1)
        behind(other).draw()
        again: Any = behind(other).view(None)
        match.undo() if hands is None else None
        first: Any = next(state for event, state in behind(match).moments if event.name() == "hands-dealt")
        assert again.hands == (*first.hands[1:], first.hands[0])


def test_a_hint_of_sipky_says_what_is_sought_and_what_would_be_second_best() -> None:
    with player("en") as someone:
        match = sit_down(someone, "sipky")
        state: Any = behind(match).state
        event, _ = behind(match).moments[-1]
        near = msgspec.structs.replace(state, scores=(87, 95, 40, 60), throw_counts=(3, 3, 3, 3))
        behind(match).moments[-1] = Moment(event, near)
        said = wait_for(someone, someone.press("i"))
        assert said[1].startswith("You're fourteen short. The chance of a hit is")
        assert said[1].endswith("You can't go bust with one card.")
        assert said[-1].startswith("Next best:")


@pytest.mark.parametrize(
    ("language", "score", "says"),
    [
        ("en", 87, "Only an exact hit counts, and you're fourteen short. The chance of a hit is"),
        ("en", 1, "Only an exact hit counts, and you're one hundred short. No single throw can hit from there."),
        ("cs", 87, "Počítá se jen přesná trefa, chybí čtrnáct. Šance"),
    ],
)
def test_a_hint_of_sipky_alone_says_that_an_exact_hit_is_sought(language: str, score: int, says: str) -> None:
    with player(language) as someone:
        rules = ruleset("sipky")
        match = begin(someone.app, rules, rules.options(), 1, 5, practice=True)
        someone.settle()
        someone.told()
        state: Any = behind(match).state
        event, _ = behind(match).moments[-1]
        near = msgspec.structs.replace(state, scores=(score,), throw_counts=(3,))
        behind(match).moments[-1] = Moment(event, near)
        assert wait_for(someone, someone.press("i"))[1].startswith(says)


@pytest.mark.parametrize("hand", ["014789", "777390", "448816", "123457"])
def test_hint_and_odds_of_loker_name_the_same_exchange(hand: str) -> None:
    rules = ruleset("loker")
    rest = without_cards(numeramis_pack(), *hand)
    pack = tuple(card for place in range(6) for card in (hand[place], *rest[3 * place : 3 * place + 3])) + rest[18:]
    table = Table(rules, rules.options(), 4, 1, dealer=3, packs=[pack])
    table.draw()
    view: Any = table.view(0)
    assert view.hand == tuple(sorted(hand))
    hint = policy("loker", "expert").choose(view, random.Random(1), 0)
    found = odds("loker", view).short[0].values
    assert found["cards"] == getattr(hint.action, "cards", ())


def reviewed(someone: Player, match: PracticeScene) -> review.Findings:
    """Ask for the decisive moments, and wait for the end of the review."""
    someone.press("i")
    until = time.monotonic() + 120
    while match.review.findings is None and time.monotonic() < until:
        someone.settle()
        someone.wait()
    assert match.review.findings is not None
    return match.review.findings


@pytest.mark.turns(2)
@pytest.mark.parametrize("game", GAMES)
def test_after_a_deal_what_mattered_is_told_with_the_reason(game: str) -> None:
    with player("en", level="beginner") as someone:
        match = sit_down(someone, game)
        play_out(someone, match)
        found = reviewed(someone, match)
        said = [announcement.kind for announcement in someone.app.announcer.history]
        assert said.count("review-costly") == len(found.costly) <= review.MAX_MOMENTS
        assert said.count("review-praised") == (found.praised_choice is not None)
        for verdict in found.costly:
            values = dict(verdict.best.candidates)
            factor = practice_of(STANDARD[game]).measure(verdict.decision.view).factor
            assert verdict.loss == pytest.approx(
                factor * (values[verdict.best.action] - values[verdict.decision.action])
            )
            assert verdict.decision.action in verdict.decision.view.legal


def test_the_first_costly_choice_and_those_that_cost_most_are_told_in_the_order_of_play() -> None:
    def verdict(number: int, loss: float, gain: float = 0.0) -> review.Verdict:
        decision = review.Decision(number, None, PlayCard("1"))  # type: ignore[arg-type]
        return review.Verdict(decision, Choice(PlayCard("2")), loss, gain, loss >= 0.1, gain >= 0.1)

    found = review.findings([verdict(n, loss) for n, loss in enumerate((0.2, 0.9, 0.05, 0.4, 0.3))], 5)
    assert [one.decision.number for one in found.costly] == [0, 1, 3]
    assert (found.praised_choice, found.more, found.unweighed_count) == (None, 1, 0)
    assert review.findings([verdict(1, 0, 0.3), verdict(2, 0, 0.8)], 2).praised_choice == verdict(2, 0, 0.8)


def test_reviewed_decisions_are_those_of_the_last_deal_with_what_was_known_then() -> None:
    with player("en") as someone:
        match = sit_down(someone, "quist", games=2)
        play_out(someone, match)
        first = review.decisions(behind(match), 0)
        someone.press("return")
        play_some(someone, match)
        second = review.decisions(behind(match), 0)
        assert len(second) == 1 < len(first)
        assert all(one.view.seat == 0 for one in (*first, *second))
        assert second[0].view.game == 2  # type: ignore[attr-defined]


def test_practice_is_reached_from_the_main_menu_and_leaves_no_match_behind() -> None:
    with player("en") as someone:
        while "Practice" not in someone.screen.items[someone.screen.focus].label:
            someone.press("down")
        someone.press("return", "down", "return", "return")
        someone.press("return")
        assert isinstance(someone.match, PracticeScene)
        from numeramis_access.app.table.kept_matches import unfinished_matches

        assert unfinished_matches(home()) == []


@pytest.mark.turns(2)
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("loker", {"stakes": "simple"}), ("loker", {"stakes": "poker"}), ("whist", {"tour": "bismarck"}),
        ("whist", {"tour": "cayenne"}), ("whist", {"tour": "hussar"}),
    ],
)  # fmt: skip
def test_stakes_and_tours_are_reviewed_too_each_moment_with_the_hand_and_the_reason(
    game: str, options: dict[str, Any]
) -> None:
    with player("cs", level="beginner") as someone:
        match = sit_down(someone, game, **options)
        play_out(someone, match)
        found = reviewed(someone, match)
        assert found.decisions
        said = [announcement.kind for announcement in someone.app.announcer.history]
        assert said.count("review-moment") == len(found.costly) + (found.praised_choice is not None)
        assert sum(kind.startswith("reason-") for kind in said) >= len(found.costly)


@pytest.mark.parametrize(
    ("size", "said"), [(0.3, "tři desetiny žetonu"), (1.0, "jeden žeton"), (2.04, "dva žetony"), (7, "sedm žetonů")]
)
def test_a_difference_is_said_as_people_count(size: float, said: str) -> None:
    words = Language("cs")
    assert words.text("practice-loss", **hints.difference_values(size, "chips")) == said


def test_a_late_thought_about_a_moment_taken_back_is_forgotten() -> None:
    with player("en") as someone:
        match = sit_down(someone, "quist")
        before = behind(match).state
        match.act(PlayCard(match.desk.hand[0]))
        turn = hosted(match).turn
        assert turn.waiting
        ticket = turn.ticket
        match.undo()
        someone.app.inbox.put(ThoughtFinished(ticket, Choice(PlayCard(match.desk.hand[0]))))
        someone.settle()
        assert behind(match).state == before


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("loker", {}), ("loker", {"stakes": "poker"}), ("whist", {}), ("whist", {"tour": "bismarck"}),
        ("whist", {"tour": "mixed"}),
    ],
)  # fmt: skip
def test_a_deal_of_any_game_is_played_from_every_seat(game: str, options: dict[str, Any]) -> None:
    with player("en") as someone:
        match = sit_down(someone, game, **options)
        first = dealt_hands(match)
        for seat in (1, 2, 3, 0):
            match = match.from_seat(1)
            behind(match).draw()
            assert dealt_hands(match) == (*first[seat:], *first[:seat])


@pytest.mark.parametrize(("game", "seats"), [*((game, 4) for game in GAMES), ("loker", 6), ("sipky", 2)])
def test_whose_cards_are_played_is_chosen_by_name_and_place_and_the_others_move_along(game: str, seats: int) -> None:
    for steps in range(1, seats):
        with player("en") as someone:
            rules = ruleset(game)
            match: PracticeScene = begin(someone.app, rules, rules.options(), seats, 5, practice=True)
            first = dealt_hands(match) if game != "sipky" else ()
            someone.settle()
            names = [one.name for one in match.talk.people().persons]
            someone.press("escape")
            while "another seat" not in someone.screen.items[someone.screen.focus].label:
                someone.press("down")
            someone.press("return", *["down"] * (steps - 1))
            entry = someone.screen.items[someone.screen.focus].label
            assert entry.startswith(f"{names[steps]}, ")
            assert entry.endswith("opposite you") == (2 * steps == seats and seats in (2, 4))
            assert entry.endswith("on your left") == (steps == 1 and seats > 2)
            someone.press("return")
            moved = someone.match
            assert isinstance(moved, PracticeScene)
            assert moved is not match
            if first:
                assert dealt_hands(moved) == (*first[steps:], *first[:steps])


def dealt_hands(match: PracticeScene) -> tuple[Any, ...]:
    """Return all hands as dealt."""
    return next(hands for _, state in behind(match).moments if any(hands := getattr(state, "hands", ())))
