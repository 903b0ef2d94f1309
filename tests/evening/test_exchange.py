"""Imports are read line by line, and a file with a wrong line changes nothing; exports are read by other programs."""

from __future__ import annotations

import random

from numeramis_access.core.cards import french_pack
from numeramis_access.evening import events as ev
from numeramis_access.evening.boards import make_board, tricks_of
from numeramis_access.evening.evening import score_lines
from numeramis_access.evening.events import Plan, ScoreLine
from numeramis_access.evening.interchange import WrongLine, pbn, read_names, read_results, results_csv
from numeramis_access.evening.scoring import Artificial, Score, Split
from tests.evening.test_evening import PLAN, begun, fill
from tests.standard import ruleset

NAMES = "Marie Nová;Jan Malý\n\nEva Bílá;Cyril Starý\nPetra Sólová\n"


def test_names_are_read_a_line_for_a_pair_and_alone() -> None:
    found = read_names(NAMES, PLAN)
    assert found.entrants == (("Marie Nová", "Jan Malý"), ("Eva Bílá", "Cyril Starý"), ("Petra Sólová",))
    assert read_names(NAMES.replace(";", ","), PLAN) == found


def test_every_wrong_line_of_names_is_told_and_nothing_is_taken() -> None:
    text = "Marie Nová;Jan Malý\nEva;Ota;Ivo\nJan Malý;Iva\n17;Ida\n"
    found = read_names(text, PLAN)
    assert found.entrants == ()
    assert found.wrong == (
        WrongLine(2, "evening-line-too-many", "Ivo"), WrongLine(3, "evening-line-twice", "Jan Malý"),
        WrongLine(4, "evening-line-no-name", "17"),
    )  # fmt: skip


def test_results_are_read_with_a_heading_or_without() -> None:
    evening = begun().evening
    rows = "1;1;1;7;6\n1;1;2;13;0\n"
    expected = ((ScoreLine(0, 0, 1), Score(7, 6)), (ScoreLine(0, 0, 2), Score(13, 0)))
    assert read_results("round;table;board;NS;EW\n" + rows, evening).scores == expected
    assert read_results(rows, evening).scores == expected


def test_every_wrong_line_of_results_is_told_and_nothing_is_taken() -> None:
    made = begun()
    made.must(ev.ResultEntered(ScoreLine(0, 1, 1), Score(7, 6)))
    text = "1;1;1;7;6\n1;1;2;5;6\n1;9;1;7;6\n2;1;3;7;6\n1;2;1;7;6\n1;1;1;8;5\nx;1;1;7;6\n0;1;1;7;6\n1;1;2;7\n"
    found = read_results(text, made.evening)
    assert found.scores == ()
    assert [(one.line, one.code) for one in found.wrong] == [
        (2, "evening-line-wrong-sum"), (3, "evening-line-none"), (4, "evening-line-none"),
        (5, "evening-line-result-there"), (6, "evening-line-result-there"), (7, "evening-line-columns"),
        (8, "evening-line-result-there"), (9, "evening-line-columns"),
    ]  # fmt: skip


def test_any_text_is_read_to_its_end() -> None:
    chance = random.Random(4)
    evening = begun().evening
    there = {line for number in range(evening.round + 1) for line in score_lines(evening, number)}
    for _ in range(300):
        text = "".join(chance.choice('1;,"\n ax-\0\r9ř') for _ in range(chance.randint(0, 60)))
        names, results = read_names(text, PLAN), read_results(text, evening)
        assert all(0 < len(entrant) <= PLAN.most_persons for entrant in names.entrants)
        assert {line for line, _ in results.scores} <= there
        assert {wrong.line for wrong in (*names.wrong, *results.wrong)} <= {*range(1, len(text.splitlines()) + 1)}


def test_results_go_out_with_one_line_a_contestant_and_a_result() -> None:
    made = begun(entrants=4)
    fill(made)
    made.must(ev.ScoreAdjusted(ScoreLine(0, 0, 1), Split(Score(6, 7), Score(8, 5)), "irregular"))
    made.must(ev.ScoreAdjusted(ScoreLine(0, 0, 2), Artificial(60, 40), "cards"))
    text = results_csv(made.evening, lambda one: f"Pair {one}", "2026-11-25T18")
    rows = [row.split(";") for row in text.splitlines()]
    assert rows[1] == ["GAME", "6", "3", "pairs", "howell", "whist", "2026-11-25"]
    contestants = [row for row in rows[3:] if row[0] == "CONTESTANTS"]
    assert sorted(row[3] for row in contestants) == [f"Pair {one}" for one in range(4)]
    results = [row for row in rows if row[0] == "RESULTS"][1:]
    assert len(results) == 4
    assert results[0][7:9] == ["6", "5"]
    assert [row[-1] for row in results if row[3:5] == ["1", "1"]] == ["split 6-7 8-5", "artificial 60-40"]


def test_boards_are_whole_deals_that_are_the_same_for_ever() -> None:
    """The cards are typed from the first run. If they changed, the boards of a club would hold other cards."""
    rules = ruleset("whist")
    boards = [make_board(rules, 17, number) for number in range(1, 6)]
    assert [board.dealer for board in boards] == [0, 1, 2, 3, 0]
    for board in boards:
        assert sorted(card for hand in board.hands for card in hand) == sorted(french_pack())
        assert board.trump is not None
    assert make_board(rules, 17, 3) == boards[2]
    assert " ".join(boards[0].hands[0]) == FIRST
    assert {name: tricks_of(ruleset(name)) for name in ("whist", "quist", "sipky", "loker")} == {
        "whist": 13, "quist": 9, "sipky": 0, "loker": 0,
    }  # fmt: skip


FIRST = "Ac 7d 9d Td Kd 6h Th Jh 2s 6s 7s 9s Js"


def test_whist_goes_out_as_portable_bridge_notation() -> None:
    made = begun(Plan("pairs", "all-meet", "whist", 13, 1))
    fill(made)
    text = pbn(made.evening, [make_board(ruleset("whist"), 17, 1)], 'Club "Braille"', "2026-11-25T18:00:00")
    lines = text.split("\r\n")
    assert '[Event "Club \'Braille\'"]' in lines
    assert '[Date "2026.11.25"]' in lines
    assert '[Dealer "N"]' in lines
    dealt = next(line for line in lines if line.startswith("[Deal "))
    hands = dealt.removeprefix('[Deal "N:').removesuffix('"]').split()
    assert [len(hand) for hand in hands] == [16] * 4
    table = lines.index(r'[ScoreTable "Round\3R;Table\4R;Tricks_NS\3R;Tricks_EW\3R"]')
    rows = [tuple(map(int, line.split())) for line in lines[table + 1 : table + 3]]
    assert [(north + east, number) for number, _, north, east in rows] == [(13, 1), (13, 1)]
