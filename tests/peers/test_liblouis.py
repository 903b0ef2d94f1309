"""Our text in braille against liblouis."""

from __future__ import annotations

import itertools
import random

import pytest

from braille.text import LOUIS_PREFIX, BrailleTable, available_tables
from tests.peers.liblouis import LETTERS, PEERS, disagreements, lou_read, lou_translate

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
SLOVAK = [
    "Ste na ťahu, máte 7 kariet.",
    "Hráč 2 vyniesol trefovú sedmičku a berie zdvih č. 10.",
    "Kŕdeľ šťastných ďatľov učí pri ústí Váhu mĺkveho koňa obhrýzať kôru: KŔDEĽ ĎATĽOV!",
    "Skóre je 3–2, t. j. 1,5 bodu; 10:30, 7a, 7k, 2č.",
    "„Áno,“ povedala. Otázka? (Štvorka) [x] = + * / % 50 %",
    "QUIST, Šípky, LOKER a Whist; NovákOVÁ, K10, 1a2b.",
]
GERMAN = [
    "Sie sind dran, Sie haben 7 Karten.",
    "Spieler 2 spielt die Kreuz Sieben aus und nimmt Stich Nr. 10.",
    "Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich: ÄÖÜ!",
    "Es steht 3–2, d. h. 1,5 Punkte; 10:30, 7a, 7k, 2b.",
    "„Ja“, sagte sie. Frage? (Vier) [x] = + * / % 50 %",
    "QUIST, Šipky, LOKER und Whist; MüllerIN, K10, 1a2b.",
]
POLISH = [
    "Twoja kolej, masz 7 kart.",
    "Gracz 2 wychodzi siódemką trefl i bierze lewę nr 10.",
    "Zażółć gęślą jaźń, pchnąć w tę łódź jeża lub ośm skrzyń fig: ŻÓŁĆ!",
    "Wynik to 3–2, czyli 1,5 punktu; 10:30, 7a, 7k, 2ć.",
    "„Tak”, powiedziała. Pytanie? (Czwórka) [x] = + * / % 50 %",
    "QUIST, Šipky, LOKER i Wist; NowakOWA, K10, 1a2b.",
]
SENTENCES = {"cs": CZECH, "en": ENGLISH, "sk": SLOVAK, "de": GERMAN, "pl": POLISH}
WORDS = {
    "cs": "šipky Ž ŠIPKY Dvořák KŮŇ „ano“ 7. 3.a Čtyřka ÓDY ý č D 3,5 2č A4 4A U.S. 10:30 (7) – ? a: K10",
    "sk": "šípky Ž ŠÍPKY Novák KÔŇ „áno“ 7. 3.a Štvorka ÓDY ý č D 3,5 2č A4 10:30 (7) – ? a: K10 ĺ ŕ",
    "de": "šipky Ü ÖDE Müller GROSS groß „ja“ 7. 3.a Vier ÄS ö ä D 3,5 2b A4 10:30 (7) ja? a: K10 ß",
    "pl": "šipky Ż ŁÓDŹ Nowak LEWĄ „tak” 7. 3.a Czwórka ÓSMY ń ć D 3,5 2ć A4 10:30 (7) – ? a: K10 ź",
    "en": "you WHIST IS A 3–2 7a 7B (or) (A) “yes” ‘no’ don’t ? Yes! a: – x… AB, CD: 5% a,b A4 3rd O’NEIL 4",
}


@pytest.mark.parametrize("table", PEERS)
def test_sentences_are_written_as_liblouis_writes_them(table: str) -> None:
    assert disagreements(table, SENTENCES[table[:2]]) == []


@pytest.mark.parametrize("table", PEERS)
def test_every_mix_of_words_numbers_and_signs_agrees(table: str) -> None:
    words = WORDS[table[:2]].split()
    pairs = [" ".join(pair) for pair in itertools.product(words, words)]
    chance = random.Random(table)
    longer = [" ".join(chance.choices(words, k=chance.randint(3, 8))) for _ in range(600)]
    assert disagreements(table, pairs + longer) == []


@pytest.mark.parametrize("table", PEERS)
def test_every_letter_and_digit_agrees(table: str) -> None:
    own = "áčďéěíňóřšťúůýž" if table.startswith("cs") else "".join(LETTERS.get(table[:2], ()))
    letters = dict.fromkeys("abcdefghijklmnopqrstuvwxyz" + own)
    assert disagreements(table, [*letters, *(one.upper() for one in letters if one != "ß"), *"0123456789"]) == []


@pytest.mark.parametrize("table", PEERS)
def test_every_ascii_sign_agrees_alone_and_between_words(table: str) -> None:
    signs = [chr(code) for code in range(0x21, 0x7F) if not chr(code).isalnum() and chr(code) != '"']
    assert disagreements(table, [*signs, *(f"k{sign} k" for sign in signs)]) == []


@pytest.mark.parametrize("table", ["de-g2.ctb", "fr-bfu-comp8.utb", "cs-g1.ctb"])
def test_other_tables_come_from_the_library_as_its_own_program_writes_them(table: str) -> None:
    text = "Die Karten sind schön verteilt, 7 Stiche"
    assert BrailleTable(f"louis:{table}").cells(text) == lou_translate(table, [text])[0]


def test_tables_are_offered_by_their_names_and_all_can_be_used_with_suits_told_apart() -> None:
    offered = {one.name: one for one in available_tables() if one.name.startswith(LOUIS_PREFIX)}
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
        write = BrailleTable(LOUIS_PREFIX + name).cells
        suits = [write(suit) for suit in "♠♥♦♣"]
        assert len(set(suits)) == 4
        assert write("10♠ 7♥") == write("10") + suits[0] + write(" 7") + suits[1]


def test_contracted_braille_is_shorter_than_uncontracted() -> None:
    text = "The player at your left has taken the last trick with the queen of hearts."
    assert len(BrailleTable("louis:en-ueb-g2.ctb").cells(text)) < len(BrailleTable("en-6").cells(text)) - 10
    assert BrailleTable("louis:en-ueb-g2.ctb").cells(text) == lou_translate("en-ueb-g2.ctb", [text])[0]


@pytest.mark.parametrize("table", [name for name in PEERS if name.endswith("6")])
def test_liblouis_reads_no_letter_after_a_number_as_a_digit(table: str) -> None:
    letters = [chr(code) for code in range(0x41, 0x180) if chr(code).isalpha() and len(chr(code).lower()) == 1]
    texts = [form.format(letter) for letter in letters for form in ("2{}", "12{}x", "Tisch 3{}", "2.{}")]
    writer = BrailleTable(table)
    read = lou_read(PEERS[table], [writer.cells(text) for text in texts])
    told = {text: found for text, found in zip(texts, read, strict=True) if _digits(found) != _digits(text)}
    assert told == {}


def _digits(text: str) -> str:
    return "".join(one for one in text if one in "0123456789")
