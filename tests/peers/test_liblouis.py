"""Our text in braille against liblouis."""

from __future__ import annotations

import itertools
import random

import pytest

from braille.text import LOUIS, BrailleTable, tables
from tests.peers.liblouis import PEERS, disagreements, lou_translate

pytestmark = pytest.mark.peer("liblouis")

CZECH = [
    "Jsi na tahu, máš 7 karet.",
    "Hráč 2 vynesl křížovou sedmičku a bere štych č. 10.",
    "Žluťoučký kůň úpěl ďábelské ódy: ŽLUŤOUČKÝ KŮŇ!",
    "Skóre je 3–2, tj. 1,5 bodu; 10:30, 7a, 7k, 3.a, 2č.",
    "„Ano,“ řekla. Otázka? (Čtyřka) [x] = + * / % 50 %",
    "QUIST, Šipky, LOKER a Whist; DvořákOVÁ, ABc, K10, 1a2b.",
    "Příliš žluťoučký 1 234 567 – konec…",
]
ENGLISH = [
    "Your turn: you hold 7 cards.",
    "Player 2 led the 7 of clubs and takes trick no. 10.",
    "QUIST IS ON NOW! Quist, WHIST, McDonald, QuIST and WHISTed",
    "The score is 3–2, i.e. 1.5 points; 10:30, 1/2, 7a, 7k, 7B, 10,000",
    "“Yes,” said O’NEIL, ‘no’. Really? (or) don’t (?) a,b [x] 5% $5 Ctrl+S",
    "A, B AND C are 3 5 7 hearts… e.g. U.S. 3rd",
    'He said "yes" and "no".',
]
WORDS = {
    "cs": "šipky Ž ŠIPKY Dvořák KŮŇ „ano“ 7. 3.a Čtyřka ÓDY ý č D 3,5 2č A4 4A U.S. 10:30 (7) – ? a: K10",
    "en": "you WHIST IS A 3–2 7a 7B (or) (A) “yes” ‘no’ don’t ? Yes! a: – x… AB, CD: 5% a,b A4 3rd O’NEIL 4",
}


@pytest.mark.parametrize("table", PEERS)
def test_sentences_are_written_as_liblouis_writes_them(table: str) -> None:
    assert disagreements(table, CZECH if table.startswith("cs") else ENGLISH) == []


@pytest.mark.parametrize("table", PEERS)
def test_every_mix_of_words_numbers_and_signs_agrees(table: str) -> None:
    words = WORDS[table[:2]].split()
    pairs = [" ".join(pair) for pair in itertools.product(words, words)]
    chance = random.Random(table)
    longer = [" ".join(chance.choices(words, k=chance.randint(3, 8))) for _ in range(600)]
    assert disagreements(table, pairs + longer) == []


@pytest.mark.parametrize("table", PEERS)
def test_every_letter_and_digit_agrees(table: str) -> None:
    letters = "abcdefghijklmnopqrstuvwxyz" + "áčďéěíňóřšťúůýž" * table.startswith("cs")
    assert disagreements(table, [*letters, *letters.upper(), *"0123456789"]) == []


@pytest.mark.parametrize("table", PEERS)
def test_every_ascii_sign_agrees_alone_and_between_words(table: str) -> None:
    signs = [chr(code) for code in range(0x21, 0x7F) if not chr(code).isalnum() and chr(code) != '"']
    assert disagreements(table, [*signs, *(f"k{sign} k" for sign in signs)]) == []


@pytest.mark.parametrize("table", ["de-g2.ctb", "fr-bfu-comp8.utb", "cs-g1.ctb"])
def test_other_tables_come_from_the_library_as_its_own_program_writes_them(table: str) -> None:
    text = "Die Karten sind schön verteilt, 7 Stiche"
    assert BrailleTable(f"louis:{table}").cells(text) == lou_translate(table, [text])[0]


def test_tables_are_offered_by_their_names_and_all_can_be_used_with_suits_told_apart() -> None:
    offered = {one.name: one for one in tables() if one.name.startswith(LOUIS)}
    assert len(offered) > 100
    grade_2 = offered["louis:en-ueb-g2.ctb"]
    assert (grade_2.title, grade_2.language, grade_2.contracted, grade_2.dots) == (
        "Unified English contracted braille",
        "en",
        True,
        6,
    )
    assert offered["louis:cs-comp8.utb"].dots == 8
    assert not offered["louis:cs.tbl"].contracted
    assert all(one.title and one.title.isprintable() for one in offered.values())
    for name in ("en-ueb-g2.ctb", "cs-g1.ctb", "cs-comp8.utb", "de-g2.ctb", "fr-bfu-g2.ctb", "pl-pl-comp8.ctb"):
        write = BrailleTable(LOUIS + name).cells
        suits = [write(suit) for suit in "♠♥♦♣"]
        assert len(set(suits)) == 4
        assert write("10♠ 7♥") == write("10") + suits[0] + write(" 7") + suits[1]


def test_contracted_braille_is_shorter_than_uncontracted() -> None:
    text = "The player at your left has taken the last trick with the queen of hearts."
    assert len(BrailleTable("louis:en-ueb-g2.ctb").cells(text)) < len(BrailleTable("en-6").cells(text)) - 10
    assert BrailleTable("louis:en-ueb-g2.ctb").cells(text) == lou_translate("en-ueb-g2.ctb", [text])[0]
