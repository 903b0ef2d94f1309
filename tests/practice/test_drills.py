"""Drills: every answer agrees with the rules, every question can be spoken, missed ones come again."""

from __future__ import annotations

import random
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

import pytest
from fsrs import Card, Scheduler, State

from numeramis_access.app.practice.drill import Drill
from numeramis_access.app.shell.scene import Push
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.actions import PlayCard, Refusal
from numeramis_access.core.cards import numeramis_pack
from numeramis_access.core.table import Table
from numeramis_access.games.loker.figures import figure_of
from numeramis_access.games.quist.rules import Quist
from numeramis_access.games.quist.state import HAND_SIZE, QuistOptions
from numeramis_access.games.sipky.rules import numbers_of
from numeramis_access.input.inbox import LineTyped
from numeramis_access.practice import schedule
from numeramis_access.practice.drills import DRILL_LEVELS, DrillQuestion, drills_of_catalogue
from numeramis_access.practice.drills import make_question as question_of
from numeramis_access.words.languages import LANGUAGES
from tests.app.player import home, player

KINDS = drills_of_catalogue(STANDARD)
EVERY = [(kind, level) for kind in KINDS for level in DRILL_LEVELS]
SEEDS = range(40)
#: some moment, in seconds of time.time
NOW = 1.8e9


def question(kind: str, level: int, seed: int) -> DrillQuestion:
    """Return a question of a drill of the program."""
    return question_of(KINDS[kind], kind, level, seed)


def quist_after(phases: list[tuple[str, ...]]) -> Table:
    """Return a real table after these phases, with hands that begin with these cards."""
    hands: list[list[str]] = [[], [], [], []]
    leader, tops = 0, []
    for phase in phases:
        for place, card in enumerate(phase):
            hands[(leader + place) % 4].append(card)
        leader = (leader + phase.index(max(phase))) % 4
        tops.append(leader)
    rest = list(numeramis_pack())
    for hand in hands:
        for card in hand:
            rest.remove(card)
    for hand in hands:
        while len(hand) < HAND_SIZE:
            hand.append(rest.pop(0))
    pack = tuple(hands[seat][at] for at in range(HAND_SIZE) for seat in range(4)) + tuple(rest)
    table = Table(Quist(), QuistOptions(games=1), 4, 1, dealer=3, packs=[pack])
    table.draw()
    for phase in phases:
        for card in phase:
            assert not isinstance(table.act(PlayCard(card)), Refusal)
    return table


def spoken(asked: DrillQuestion) -> list[tuple[str, ...]]:
    return [tuple(line.values["cards"]) for line in asked.lines if line.id == "drill-cards"]


@pytest.mark.parametrize("level", DRILL_LEVELS)
def test_the_highest_card_is_the_one_whose_player_the_ruleset_lets_lead(level: int) -> None:
    for seed in SEEDS:
        asked = question("highest", level, seed)
        plays = [(line.values["seat"], line.values["card"]) for line in asked.lines if line.id == "drill-play"]
        table = quist_after([tuple(card for _, card in plays)])
        first = plays[0][0]
        winner = (first + table.to_act) % 4  # type: ignore[operator]
        assert asked.choices[asked.right].values["seat"] == winner


@pytest.mark.parametrize("level", DRILL_LEVELS)
def test_the_tricks_at_stake_are_those_of_the_ruleset(level: int) -> None:
    for seed in SEEDS:
        asked = question("worth", level, seed)
        view = quist_after(spoken(asked)).view(0)
        assert asked.choices[asked.right].values["number"] == view.worth  # type: ignore[attr-defined]


@pytest.mark.parametrize("level", DRILL_LEVELS)
def test_gone_cards_are_counted_over_all_that_was_said(level: int) -> None:
    for seed in SEEDS:
        asked = question("gone", level, seed)
        wanted = str(asked.lines[0].values["number"])
        said = Counter(card for row in spoken(asked) for card in row)
        assert max(said.values()) <= 8
        assert asked.choices[asked.right].values["number"] == said[wanted]


@pytest.mark.parametrize("level", DRILL_LEVELS)
def test_missing_points_are_right_and_the_number_can_be_made(level: int) -> None:
    for seed in SEEDS:
        asked = question("sums", level, seed)
        told = asked.lines[0].values
        assert told["number"] in numbers_of(*told["cards"])
        right = asked.choices[asked.right].values["number"]
        assert told["score"] + told["number"] + right == told["limit"]
        assert right > 0


@pytest.mark.parametrize("level", DRILL_LEVELS)
def test_every_number_can_be_asked_about_and_more_than_one_answer_has_its_tens(level: int) -> None:
    for seed in range(400):
        asked = question("sums", level, seed)
        right = asked.choices[asked.right].values["number"]
        others = [choice.values["number"] for choice in asked.choices if choice.values["number"] != right]
        assert any(abs(number - right) == 1 for number in others)


@pytest.mark.parametrize("level", DRILL_LEVELS)
def test_a_figure_is_named_and_compared_as_the_rules_do(level: int) -> None:
    for seed in SEEDS:
        asked = question("figure", level, seed)
        hand = tuple(sorted(asked.lines[0].values["cards"]))
        assert asked.choices[asked.right].values["figure"] == figure_of(hand).name
        both = question("higher", level, seed)
        one, other = (figure_of(tuple(sorted(line.values["cards"]))) for line in both.lines[:2])
        assert both.right == (0 if one > other else 1 if other > one else 2)


@pytest.mark.parametrize("level", DRILL_LEVELS)
def test_what_is_out_is_what_was_neither_held_nor_played(level: int) -> None:
    for seed in SEEDS:
        asked = question("left", level, seed)
        number = asked.lines[-1].values["card"]
        known = [*asked.lines[0].values["cards"], *(card for row in spoken(asked) for card in row)]
        assert asked.choices[asked.right].values["number"] == 8 - known.count(number)


@pytest.mark.parametrize("level", DRILL_LEVELS)
def test_a_hand_by_heart_is_counted_as_it_was_read(level: int) -> None:
    for seed in SEEDS:
        numbers, french = question("recall", level, seed), question("hand", level, seed)
        higher = [card for card in numbers.lines[0].values["cards"] if card > numbers.lines[1].values["card"]]
        assert numbers.choices[numbers.right].values["number"] == len(higher)
        suited = [card for card in french.lines[0].values["cards"] if card[1] == french.lines[1].values["suit"]]
        assert french.choices[french.right].values["number"] == len(suited)


@pytest.mark.parametrize("level", DRILL_LEVELS)
def test_the_pair_that_hits_is_the_only_one_offered_that_does(level: int) -> None:
    for seed in SEEDS:
        asked = question("fits", level, seed)
        told = asked.lines[0].values
        hits = [told["limit"] - told["score"] in numbers_of(*choice.values["cards"]) for choice in asked.choices]
        assert [place for place, hit in enumerate(hits) if hit] == [asked.right]


@pytest.mark.turns(3)
@pytest.mark.parametrize("level", DRILL_LEVELS)
def test_a_throw_is_bust_as_often_as_when_it_is_thrown(level: int) -> None:
    rng = random.Random(level)
    for seed in range(8):
        asked = question("risk", level, seed)
        missing, count = asked.lines[0].values["missing"], asked.lines[0].values["count"]
        bust = sum(min(thrown(rng, count)) > missing for _ in range(4000)) / 40
        assert abs(asked.choices[asked.right].values["number"] - bust) < 8


def thrown(rng: random.Random, count: int) -> tuple[int, ...]:
    """Return the numbers of a throw, zeros replaced (S4, S7)."""
    while True:
        cards = rng.sample(numeramis_pack(), count)
        if any(card != "0" for card in cards):
            return (int(cards[0]),) if count == 1 else numbers_of(*cards)


@pytest.mark.parametrize("level", DRILL_LEVELS)
def test_cards_that_help_and_chances_are_those_of_drawing(level: int) -> None:
    rng = random.Random(level)
    for seed in range(8):
        for kind in ("outs", "chance"):
            asked = question(kind, level, seed)
            hand, away = tuple(sorted(asked.lines[0].values["cards"])), asked.lines[0].values["thrown"]
            rest, kept = list(numeramis_pack()), list(hand)
            for card in hand:
                rest.remove(card)
            for card in away:
                kept.remove(card)
            drawn = (tuple(sorted((*kept, *rng.sample(rest, len(away))))) for _ in range(4000))
            share = sum(figure_of(one).rank > figure_of(hand).rank for one in drawn) / 40
            told = asked.choices[asked.right].values["number"]
            assert abs((told if kind == "chance" else 100 * told / len(rest)) - share) < 8


def tricks_of(asked: DrillQuestion) -> list[list[tuple[int, str]]]:
    """Return the tricks of Whist that a question tells, as seats and cards."""
    told = [line.values for line in asked.lines if line.id == "drill-trick"]
    return [[((one["seat"] + place) % 4, card) for place, card in enumerate(one["cards"])] for one in told]


@pytest.mark.parametrize("level", DRILL_LEVELS)
def test_a_trick_of_whist_is_taken_by_the_highest_trump_or_else_of_the_suit_led(level: int) -> None:
    for seed in SEEDS:
        asked = question("takes", level, seed)
        trump = asked.lines[0].values["suit"]
        cards = [line.values["card"] for line in asked.lines if line.id == "drill-play"]
        counting = [card for card in cards if card[1] == trump] or [card for card in cards if card[1] == cards[0][1]]
        best = max(counting, key=lambda card: "23456789TJQKA".index(card[0]))
        assert asked.choices[asked.right].values["card"] == best


@pytest.mark.parametrize("kind", ["trumps", "suit"])
@pytest.mark.parametrize("level", DRILL_LEVELS)
def test_a_suit_is_out_as_far_as_it_was_neither_dealt_to_the_player_nor_played(kind: str, level: int) -> None:
    for seed in SEEDS:
        asked = question(kind, level, seed)
        told = asked.lines[0].values
        fell = [card for trick in tricks_of(asked) for seat, card in trick if seat and card[1] == told["suit"]]
        assert asked.choices[asked.right].values["number"] == 13 - told["count"] - len(fell)


@pytest.mark.parametrize("level", DRILL_LEVELS)
def test_who_did_not_follow_can_no_longer_hold_the_suit(level: int) -> None:
    answers = Counter()
    for seed in SEEDS:
        asked = question("holds", level, seed)
        card, tricks = asked.lines[-1].values["card"], tricks_of(asked)
        led = [trick for trick in tricks if trick[0][1][1] == card[1]]
        void = {seat for trick in led for seat, played in trick if played[1] != card[1]} - {0}
        right = asked.choices[asked.right]
        answers[right.id] += 1
        if any(card == played for trick in tricks for _, played in trick):
            assert right.id == "drill-holds-gone"
        elif void:
            assert {right.values["seat"]} == void
        else:
            assert right.id == "drill-holds-any"
    assert len(answers) == 3


def test_the_distances_asked_for_reach_every_number_that_can_be_made() -> None:
    made = {question("sums", 2, seed).lines[0].values["number"] for seed in range(3000)}
    assert 98 in made


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("kind", ["recall", "hand"])
def test_a_hand_to_be_remembered_is_read_once(kind: str, language: str) -> None:
    with player(language) as someone:
        drill = Drill(someone.app, (kind,))
        someone.app.follow(Push(drill))
        assert len(someone.told()) == 3
        hand = drill._narrator.announcement(drill.question.lines[0]).text  # type: ignore[union-attr]
        someone.press("end")
        again = someone.press("return")
        assert hand not in " ".join(again)
        assert hand not in drill.screen().title


def test_the_training_says_what_got_better() -> None:
    with player("en") as someone:
        drill = Drill(someone.app, ("gone",), schedule.ANSWERS_TO_NEXT_LEVEL, random.Random(4))
        item = schedule.ScheduledQuestion("gone", 1, 5)
        drill.progress = schedule.record_answer(drill.progress, item, False, NOW - 1e8)
        someone.app.follow(Push(drill))
        for _ in range(schedule.ANSWERS_TO_NEXT_LEVEL):
            assert drill.question is not None
            someone.press("home", *["down"] * drill.question.right)
            said = someone.press("return")
        assert "How many high cards have been played: up from level one to two." in said
        assert "You got one question right that you'd missed before." in said


@pytest.mark.turns(3)
@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_choices_differ_and_the_same_words_make_the_same_question(kind: str, level: int) -> None:
    rights = set()
    for seed in SEEDS:
        asked = question(kind, level, seed)
        assert asked == question(kind, level, seed)
        assert len({repr(choice) for choice in asked.choices}) == len(asked.choices)
        assert 0 <= asked.right < len(asked.choices)
        rights.add(asked.right)
    assert len(rights) > 1


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_drill_is_heard_answered_and_explained(kind: str, language: str) -> None:
    with player(language) as someone:
        drill = Drill(someone.app, (kind,), 6, random.Random(4))
        someone.app.follow(Push(drill))
        assert someone.told()
        for number in range(6):
            assert drill.question is not None
            right = number % 3 > 0
            place = drill.question.right if right else (drill.question.right + 1) % len(drill.question.choices)
            someone.press("home", *["down"] * place)
            said = someone.press("return")
            assert said[0].startswith({"cs": "Správně" if right else "Ne", "en": "Right" if right else "No"}[language])
            assert not any(".." in text or "{" in text for text in said)
        assert drill not in someone.app.scenes
        assert schedule.load_progress(KINDS, home().progress_file).skill(kind).asked == 6
        assert schedule.load_progress(KINDS, home().progress_file).skill(kind).right == 4


WORDS = {"cs": ("nula", "jednička", "dvojka", "trojka", "čtyřka", "pětka", "šestka", "sedmička", "osmička", "devítka"),
         "en": ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_question_has_its_facts_in_braille_too(kind: str, language: str) -> None:
    """The question about a variant of Whist did not describe it on the line."""
    with player(language) as someone:
        words = Drill(someone.app, (kind,))._narrator.language
        answers: dict[str, set[str]] = {}
        for asked in (question(kind, level, seed) for level in DRILL_LEVELS for seed in SEEDS):
            read = [words.phrase(line.id, **line.values).braille for line in asked.lines]
            offered = [words.phrase(line.id, **line.values).braille for line in asked.choices]
            answers.setdefault(f"{read} {sorted(offered)}", set()).add(offered[asked.right])
        assert [read for read, right in answers.items() if len(right) > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_an_explanation_in_braille_does_not_repeat_the_answer_before_it(kind: str, language: str) -> None:
    with player(language) as someone:
        words = Drill(someone.app, (kind,))._narrator.language
        for asked in (question(kind, level, seed) for level in DRILL_LEVELS for seed in SEEDS):
            right = words.phrase(asked.choices[asked.right].id, **asked.choices[asked.right].values)
            why = words.phrase(asked.why.id, **asked.why.values).braille.lower()
            assert why not in (right.text.lower(), right.braille.lower())
            left = why.replace(right.text.lower(), "")
            assert left == why or any(map(str.isalpha, left)), why


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_card_of_one_answer_alone_is_typed_by_its_name_or_number(language: str) -> None:
    alone = several = 0
    with player(language) as someone:
        for seed in range(8):
            drill = Drill(someone.app, ("highest",), 1, random.Random(seed))
            someone.app.follow(Push(drill))
            assert drill.question is not None
            cards = [str(line.values["card"]) for line in drill.question.choices]
            card = cards[drill.question.right]
            someone.told()
            someone.app.receive(LineTyped(card if seed % 2 else WORDS[language][int(card)]))
            someone.settle()
            said = someone.told()[0]
            if cards.count(card) == 1:
                assert said == {"cs": "Správně.", "en": "Right."}[language]
                assert drill not in someone.app.scenes
                alone += 1
            else:
                assert drill in someone.app.scenes
                several += 1
    assert alone
    assert several


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_typed_number_that_is_no_answer_is_refused_with_those_that_are(language: str) -> None:
    with player(language) as someone:
        drill = Drill(someone.app, ("gone",), 1, random.Random(2))
        someone.app.follow(Push(drill))
        assert drill.question is not None
        someone.told()
        someone.app.receive(LineTyped("77"))
        someone.settle()
        (said,) = someone.told()
        assert drill in someone.app.scenes
        assert all(entry.label() in said for entry in drill.entries if entry.number is not None)


def test_the_braille_drill_never_says_the_hand_that_is_to_be_read() -> None:
    for seed in SEEDS:
        asked = question("braille", 2, seed)
        with player("en") as someone:
            drill = Drill(someone.app, ("braille",))
            said = drill._narrator.announcement(asked.lines[0])
            assert said.braille == "".join(asked.choices[asked.right].values["cards"])
            assert not any(name in said.text for name in ("zero", "three", "seven", "nine"))
        if seed > 3:
            break


def test_a_missed_question_comes_again_after_longer_and_longer_until_it_is_known() -> None:
    item = schedule.ScheduledQuestion("gone", 1, 7)
    progress = schedule.record_answer(schedule.Progress(), item, False, NOW)
    gaps, now = [], NOW
    while progress.items:
        again = progress.items[0]
        gaps.append(again.due - now)
        now = again.due
        assert schedule.due_questions(progress, ("gone",), now) == [again]
        assert schedule.due_questions(progress, ("gone",), now - 1) == []
        progress = schedule.record_answer(progress, again, True, now)
    assert gaps == sorted(gaps)
    assert gaps[0] == 60
    assert schedule.DAY_SECONDS < gaps[-1] < schedule.KNOWN_DAYS * schedule.DAY_SECONDS
    assert len(gaps) > 4


def test_what_was_kept_in_boxes_is_carried_over(tmp_path: Path) -> None:
    path = tmp_path / "drills.json"
    day = datetime(2026, 11, 20, tzinfo=UTC)
    boxed = schedule.BoxedQuestion("gone", 2, 7, 3, day.toordinal())
    schedule.change_progress(path, lambda _: schedule.Progress({"gone": schedule.Skill(2, 1, 9, 6)}, (), (boxed,)))
    progress = schedule.load_progress(KINDS, path)
    assert progress.skill("gone") == schedule.Skill(2, 1, 9, 6)
    assert [item.key for item in progress.items] == [("gone", 7, 2)]
    assert progress.items[0].due == day.timestamp()
    after = schedule.record_answer(progress, progress.items[0], True, day.timestamp())
    assert after.items[0].due > day.timestamp() + 7 * schedule.DAY_SECONDS


def test_a_learner_who_forgets_by_fsrs_gets_better() -> None:
    """Forty days of new questions, sixty of repeated ones: the learner recalls more and more of them."""
    rng, progress, now = random.Random(3), schedule.Progress(), NOW
    right: list[list[bool]] = [[], []]
    for day in range(100):
        waiting = schedule.due_questions(progress, ("gone",), now)[: schedule.MAX_DAILY_QUESTIONS]
        fresh = [schedule.ScheduledQuestion("gone", 1, rng.randrange(1_000_000)) for _ in range(2 if day < 40 else 0)]
        for item in (*waiting, *fresh):
            knows = rng.random() < recalled(item.memory, now)
            right[day >= 40].append(knows)
            progress = schedule.record_answer(progress, item, knows, now)
        now += schedule.DAY_SECONDS
    early, late = (sum(answers) / len(answers) for answers in right)
    assert late > early + 0.1


def recalled(memory: schedule.Memory | None, now: float) -> float:
    """Return the chance of remembering by FSRS's own forgetting curve; a new question is guessed once in five."""
    if memory is None:
        return 0.2
    card = Card(1, State(memory.state), memory.step, memory.stability, memory.difficulty)
    card.last_review = datetime.fromtimestamp(memory.last, UTC)
    return Scheduler().get_card_retrievability(card, datetime.fromtimestamp(now, UTC))


def test_levels_rise_after_right_answers_and_fall_after_wrong_ones() -> None:
    progress = schedule.Progress()
    for number in range(schedule.ANSWERS_TO_NEXT_LEVEL):
        progress = schedule.record_answer(progress, schedule.ScheduledQuestion("gone", 1, number), True, NOW)
    assert progress.skill("gone").level == 2
    for number in range(schedule.ANSWERS_TO_PREVIOUS_LEVEL):
        progress = schedule.record_answer(progress, schedule.ScheduledQuestion("gone", 2, number), False, NOW)
    assert progress.skill("gone").level == 1
    for number in range(10):
        progress = schedule.record_answer(progress, schedule.ScheduledQuestion("gone", 1, number), False, NOW)
    assert progress.skill("gone").level == 1


def test_the_question_just_missed_is_not_asked_twice_running() -> None:
    item = schedule.ScheduledQuestion("gone", 1, 7)
    progress = schedule.record_answer(schedule.Progress(), item, False, NOW)
    assert schedule.choose_question(progress, ("gone",), NOW + 60, random.Random(1), item).seed != 7
    assert schedule.choose_question(progress, ("gone",), NOW + 60, random.Random(1), None).seed == 7


def test_progress_is_kept_whole_and_a_damaged_file_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "drills.json"
    progress = schedule.record_answer(schedule.Progress(), schedule.ScheduledQuestion("sums", 3, 9), False, NOW)
    schedule.change_progress(path, lambda _: progress)
    assert schedule.load_progress(KINDS, path) == progress
    path.write_bytes(path.read_bytes()[:-5])
    assert schedule.load_progress(KINDS, path) == schedule.Progress()
    assert list(tmp_path.glob("drills.json.damaged-*"))


@pytest.mark.parametrize("level", range(1, 6))
def test_a_deal_is_worth_what_the_sheet_of_the_rules_says(level: int) -> None:
    """Rules W6, V1 and V2, reckoned by hand: two points above six, in Grand four; honours; all doubled in Cayenne."""
    for seed in range(200):
        asked = question("points", level, seed)
        values = asked.lines[0].values
        times = 2 if values["doubled"] else 1
        each, honours = (4, (0, 0, 0, 2, 4)) if values["tour"] == "grand" else (2, (0, 0, 0, 3, 4, 5))
        right = times * (each * max(0, int(str(values["tricks"])) - 6) + honours[int(str(values["held"]))])
        assert asked.choices[asked.right].values["number"] == right
        assert len({choice.values["number"] for choice in asked.choices}) == len(asked.choices)


@pytest.mark.parametrize("level", range(1, 6))
def test_a_variant_is_asked_for_by_its_own_name_once(level: int) -> None:
    seen = set()
    for seed in range(100):
        asked = question("tour", level, seed)
        names = [choice.values["tour"] for choice in asked.choices]
        assert names[asked.right] == asked.lines[0].values["tour"]
        assert len(set(names)) == 4
        seen.add(names[asked.right])
    assert len(seen) == 10
