"""Slovak, German and Polish: sentences at the table, their length, the sound of numbers, and speakable text."""

from __future__ import annotations

import re

import pytest

from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.braille.emulators import NEEDS_A_TERMINAL
from tests.output.test_voice_espeak import samples
from tests.standard import GAMES
from tests.transcripts import languages as recorded
from tests.transcripts.languages import SEEDS, said

#: number words by hand: units, tens and hundreds, each with its value
SMALL = {
    "cs": "nula jedna dva tři čtyři pět šest sedm osm devět deset jedenáct dvanáct třináct čtrnáct patnáct šestnáct "
          "sedmnáct osmnáct devatenáct dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát",
    "en": "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
          "seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety",
    "sk": "nula jeden dva tri štyri päť šesť sedem osem deväť desať jedenásť dvanásť trinásť štrnásť pätnásť šestnásť "
          "sedemnásť osemnásť devätnásť dvadsať tridsať štyridsať päťdesiat šesťdesiat sedemdesiat osemdesiat "
          "deväťdesiat",
    "de": "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn "
          "siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
    "pl": "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście "
          "czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia trzydzieści "
          "czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt",
}  # fmt: skip
WORTH = [*range(20), *range(20, 100, 10)]
#: words that multiply the words before them, words for whole hundreds, variants of small ones, and joining words
HUNDRED = {"cs": "sto stě sta set", "en": "hundred", "sk": "sto", "de": "hundert", "pl": ""}
THOUSAND = {"cs": "tisíc tisíce", "en": "thousand", "sk": "tisíc", "de": "tausend", "pl": "tysiąc tysiące tysięcy"}
OTHERS = {
    "cs": {"dvě": 2}, "en": {}, "sk": {"dve": 2}, "de": {"ein": 1},
    "pl": {
        "sto": 100, "dwieście": 200, "trzysta": 300, "czterysta": 400, "pięćset": 500, "sześćset": 600,
        "siedemset": 700, "osiemset": 800, "dziewięćset": 900,
    },
}  # fmt: skip
JOINS = {"de": "und", "en": "and"}


def read(words: str, code: str) -> int:
    """Return the number in words from the value of each word; ``zwanzig`` after ``und`` is added like any other."""
    small = dict(zip(SMALL[code].split(), WORTH, strict=True)) | OTHERS[code]
    hundreds, thousands, join = HUNDRED[code].split(), THOUSAND[code].split(), JOINS.get(code, "-")
    known = sorted([*small, *hundreds, *thousands, join], key=len, reverse=True)
    parts = re.findall("|".join(known), words)
    assert re.sub(r"[ -]", "", words) == "".join(parts), words
    whole = rest = 0
    for part in parts:
        if part in thousands:
            whole, rest = 1000 * (rest or 1), 0
        elif part in hundreds:
            rest = 100 * (rest or 1)
        elif part != join:
            rest += small[part]
    return whole + rest


@pytest.mark.turns(2)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_number_to_ten_thousand_is_read_back_from_its_words(code: str) -> None:
    language = Language(code)
    assert [number for number in range(10_001) if read(language.numerals.cardinal(number), code) != number] == []


#: sk: Morfológia slovenského jazyka (1966), Číslovky. de: Duden, Die Grammatik, Numeralia. pl: Wielki słownik
#: ortograficzny PWN, zasady odmiany liczebników
COUNTED = """
sk 1 card acc jednu kartu | sk 2 card nom dve karty | sk 2 player nom dvaja hráči | sk 2 player acc dvoch hráčov
sk 3 trick gen troch zdvihov | sk 5 card dat piatim kartám | sk 2 point ins dvoma bodmi | sk 5 player nom päť hráčov
sk 21 card gen dvadsaťjeden kariet | sk 5 trick loc piatich zdvihoch | sk 1 player gen jedného hráča
de 1 trick acc einen Stich | de 1 trick dat einem Stich | de 1 card gen einer Karte | de 2 trick dat zwei Stichen
de 101 point nom einhunderteins Punkte | de 21 card nom einundzwanzig Karten | de 1100 point nom
eintausendeinhundert Punkte
pl 1 card acc jedną kartę | pl 2 card nom dwie karty | pl 2 player nom dwóch graczy | pl 5 player nom pięciu graczy
pl 5 trick nom pięć lew | pl 22 card nom dwadzieścia dwie karty | pl 21 trick nom dwadzieścia jeden lew
pl 22 player nom dwudziestu dwóch graczy | pl 101 player nom stu jeden graczy | pl 12 trick nom dwanaście lew
pl 2 point ins dwoma punktami | pl 2 card ins dwiema kartami | pl 5 trick loc pięciu lewach
pl 3 deal dat trzem rozdaniom
"""


@pytest.mark.parametrize("line", re.split(r"\s*\|\s*|\n(?=[a-z]{2} \d)", COUNTED.strip()))
def test_what_is_counted_has_the_forms_of_the_grammars(line: str) -> None:
    code, number, noun, case, expected = line.split(maxsplit=4)
    language = Language(code)
    assert language.numerals.count(int(number), noun, case) == expected


@pytest.mark.every_case
@pytest.mark.parametrize("code", recorded.CODES)
def test_deals_are_said_as_their_logs_say(code: str) -> None:
    """After an intended change run ``python -m tests.transcripts.languages`` and read the differences."""
    for path, text in recorded.spoken(code):
        assert text == path.read_text(encoding="utf-8"), path.name


@NEEDS_A_TERMINAL
@pytest.mark.parametrize("code", recorded.CODES)
def test_a_deal_stands_on_a_display_as_its_log_says(code: str) -> None:
    path, text = recorded.on_line(code)
    assert text == path.read_text(encoding="utf-8")


#: the part by which a language may need more or fewer words than Czech: German has articles and calls a partner "Ihre"
MOST_UNLIKE = 0.4


@pytest.mark.parametrize("game", GAMES)
def test_each_language_needs_about_as_many_words_as_czech(game: str) -> None:
    words = {
        code: sum(len(one.text.split()) for seed in SEEDS for one in said(game, seed, code))
        for code in ("cs", *recorded.CODES)
    }
    assert {code: count for code, count in words.items() if abs(count - words["cs"]) > MOST_UNLIKE * words["cs"]} == {}


@pytest.mark.turns(3)
@pytest.mark.parametrize("code", recorded.CODES)
def test_the_built_in_voice_says_a_deal_in_each_language_with_its_own_voice(code: str) -> None:
    told = list(dict.fromkeys(one.text for one in said("quist", 1, code)))[:40]
    voice, other = LANGUAGES[code].espeak, LANGUAGES["en"].espeak
    assert [text for text in told if len(samples(text, voice, rate=400)) < 1000] == []
    assert samples(told[0], voice) != samples(told[0], other)
