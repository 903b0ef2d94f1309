"""Classes of mistakes in sentences, searched in every message formed with all kinds of values."""

from __future__ import annotations

import re
from functools import cache

import pytest

from numeramis_access.words.language import Language
from numeramis_access.words.languages import LOCALE_FOLDER
from tests.words.samples import FRENCH, PEOPLE, Formed, formed
from tests.words.test_sentences import TYPED, WRITTEN, messages, spoken

LANGUAGES = ["cs", "en"]
#: words of a sentence at most
LONGEST = 25
#: the command line's help, which is read in one piece
OF_COMMAND_LINE = re.compile(r"cli-")
NUMBERS = (0, 1, 2, 5, 1.5)
#: numbers that are no places: scores, and things named by a number
SCORES = re.compile(
    r"(?i)\bgame \w+ to\b|last deal \w+ to|match number|round one: seven|: trick one hundred|about place \w+"
    r"|your place \w+|exchange (?:one card|two of)"
)


def sentences(text: str) -> list[str]:
    """Return the sentences of a text."""
    return re.split(r"(?<=[.!?])\s+", text)


@cache
def whole_hands(language: str) -> tuple[str, ...]:
    """Return a list of six French cards as sentences have it: only Whist's messages get one."""
    words = Language(language, None, PEOPLE)
    return tuple(words.join([words.card(card, case) for card in FRENCH]) for case in ("nom", "acc"))


def heard(language: str) -> list[Formed]:
    """Return the spoken sentences of games and menus, without visible labels, command-line help and whole hands."""
    written = {name for path, names in messages(language).items() if path.stem in WRITTEN for name in names}
    hands = whole_hands(language)
    return [
        one for one in spoken(language)
        if one.id not in written and not OF_COMMAND_LINE.match(one.id) and not any(hand in one.text for hand in hands)
        and not one.id.startswith("typed-")  # lists of words to type, which are never spoken
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_longer_than_a_breath(language: str) -> None:
    long = {
        (one.id, sentence) for one in heard(language) for sentence in sentences(one.text)
        if len(sentence.split()) > LONGEST
    }  # fmt: skip
    assert sorted(long) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_agrees_with_its_number_wherever_it_stands(language: str) -> None:
    words = Language(language)
    numerals, path = words.numerals, LOCALE_FOLDER / language / "numbers.ftl"
    nouns = re.findall(r"^noun-(\S+) =", path.read_text(encoding="utf-8"), re.M)
    cases = ("nom", "gen", "dat", "acc", "loc", "ins") if language == "cs" else ("nom",)
    right = {numerals.count(number, noun, case) for number in NUMBERS for noun in nouns for case in cases}
    forms = {numerals.noun(number, noun, case) for number in NUMBERS for noun in nouns for case in cases}
    forms = {form for form in forms if form.isalpha()}
    numbers = {numerals.cardinal(number, gender, case) for number in NUMBERS for gender in
               ("", "masculine", "feminine", "neuter") for case in cases}  # fmt: skip
    number = "|".join(sorted(numbers, key=len, reverse=True))
    tens = "|".join({numerals.cardinal(ten, "", case) for ten in range(20, 100, 10) for case in cases})
    pair = re.compile(rf"(?<![\w-])((?:{tens}|hundred and|sto) )?((?:{number}) (?:{'|'.join(forms)}))\b")
    found = {(one.id, before, said) for one in heard(language) for before, said in pair.findall(one.text)}
    wrong = {(name, said) for name, before, said in found if not before and said not in right}
    assert sorted(one for one in wrong if one not in OTHERWISE and one[0] != "cards-alike") == []


#: numbers that are cards or do not count the following noun; a one that the message does not receive, such as one card
#: in ``cards-alike``
OTHERWISE = {
    ("hint-sought-packets", "dvě soupeři"), ("odds-whist", "nulu soupeř"), ("reason-saves-from-tie", "nula zdvih"),
    ("practice-worth-counted", "jedné voleb"), ("set-switches-two", "one moves"), ("day-series", "one days"),
}  # fmt: skip


#: a count of one with a word for several, and a verb that does not agree with its number
DISAGREES = {
    "cs": r"\bz (?:celkem )?jed(?:né|noho) (?:voleb|otázek|odpovědí|her|zdvihů|tahů|partií|karet|rozdání číslo)\b"
          r"|\b(?:je|byla|bylo|přibyla|přibylo|zbývá|přichází|hraje se|zůstává|padla|padlo) (?:dvě|dva|tři|čtyři)\b"
          r"(?! (?:a půl|proc|sta?\b|až))"
          r"|\b(?:jsou|přibyly|zbývají|hrají se|zůstávají) (?:nula|jed\w+|pět|dvanáct)\b(?! barva)"
          r"|\b(?:jedna|nula)krát\b",
    "en": r"\bof (?:your |the )?one (?:choices|questions|games|tricks|moves|matches|cards|deals|days)\b"
          r"|(?<!-)\bone (?!of )\w+ are\b|\b(?<!of your )(?:two|five|twelve) \w+ (?:is|was|has)\b|\bwhose both\b",
}  # fmt: skip
#: allowed forms: a probability is its own subject, and zero times never occurs
AGREES = re.compile(
    r"odds-loker-figure|club-(?:fault|refused)|count-figure-[\w-]+|times|master-compared|day-series|stake-outside"
    r"|highest-bet|drill-out-why|practice-worth-\w+|goal|evening-drawn|evening-no-movement"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_not_several_and_verbs_go_with_their_numbers(language: str) -> None:
    wrong = re.compile(DISAGREES[language])
    found = {(one.id, one.text) for one in heard(language) if not AGREES.fullmatch(one.id) and wrong.search(one.text)}
    assert sorted(found) == []


#: a place told by a bare number; in English a game and a rubber may be so called, "game one of ten"
PLACES = {
    "cs": r"(?i)\b(?:hra|rozdání|fáze|zdvih|kolo|volba|místo|robber|hromádka|část|výměna|chvíle|sázení)(?: číslo)? "
          r"(?:jedna|dva|dvě|pět|dvanáct)\b(?! karet)",
    "en": r"(?i)\b(?:deal|trick|round|moment|choice|place|packet|part|chair|exchange)(?: number)? "
          r"(?:one|two|five|twelve)\b(?! cards?\b| and a half| to three cards)",
}  # fmt: skip
#: messages of other kinds of numbers, values that never come together, and the window's corner, which has digits
#: and boards and tables of a club evening, which are called by the number that they bear
NO_PLACE = re.compile(r"evening-.*|dealer-drawn|engine-.*|keymap-.*|drill-out-why|kept-outcome|corner-\w+|goal")


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_number_is_a_place_it_is_an_ordinal(language: str) -> None:
    wrong = re.compile(PLACES[language])
    found = {
        (one.id, one.text) for one in heard(language)
        if not NO_PLACE.fullmatch(one.id) and wrong.search(SCORES.sub("", TYPED.sub("", one.text)))
    }  # fmt: skip
    assert sorted(found) == []


def test_there_is_one_czech_word_for_whom_one_plays_with() -> None:
    said = {(one.id, one.text) for one in formed("cs") if one.form not in ("typed", "stems")}
    assert sorted(one for one in said if re.search(r"(?i)\bpartner", one[1])) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_at_a_place(language: str) -> None:
    wrong = re.compile(r"\bstands? (?:at|before)\b|\bstojí (?:u|na začátku)\b")
    assert sorted({(one.id, one.text) for one in heard(language) if wrong.search(one.text)}) == []


def test_in_czech_one_listener_is_spoken_to_and_names_stand_as_they_are() -> None:
    """A plural participle speaks to several; "hráče Eva" inflects a name whose case and gender are unknown."""
    several = r"\b(?:aby|kdyby|by)?(?:j|bu)?ste(?: (?!vy\b)[^\W\d]+){0,6} [^\W\d]{2,}(?<!jest)(?<!zda)li\b"
    declined = r"\bhráč(?:e|i|em|ka|ku|kou)? \W*(?:Petra|Marie|Alojz|Jana|Adam|David)\b"
    colloquial = r"\bt(?:uhle|ohle|ahle|akhle|yhle|enhle|éhle|omhle|ímhle|ěmhle|ohohle)\b|\bvteřin"
    spoken = re.compile(rf"{several}|{declined}|{colloquial}", re.IGNORECASE)
    said = {(one.id, one.text) for one in formed("cs") if one.form not in ("typed", "stems")}
    assert sorted(one for one in said if spoken.search(one[1])) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_ends_before_a_comma(language: str) -> None:
    assert sorted({(one.id, one.text) for one in heard(language) if re.search(r"[.!?][,;:](?:\s|$)", one.text)}) == []


def test_nothing_is_said_again_as_players_met_it_and_wished_it_otherwise() -> None:
    """Players read these aloud on 22 November 2026 and wished better sentences, which replaced them."""
    met = re.compile(
        r"\bna dvojici\b|na účtech máte|karty jedné rozdání|v historii se teď prochází|\bdrah(?:á|é) chvíl"
        r"|\brada: \w+(?:át|ít|it|et|íst)\b|z toho nula|\bfáze (?:jedna|dva|dvě|tři|čtyři|pět|šest|sedm|osm|devět) z"
        r"|po směru hodin\b|\bnaproti proti\b|\w+ka, (?:dva|dvě|tři|čtyři|pět|šest|sedm|osm) z",
        re.IGNORECASE,
    )
    said = {(one.id, one.text) for one in formed("cs") if one.form not in ("typed", "stems")}
    assert sorted(one for one in said if met.search(one[1])) == []


#: English phrases that misled learners
MISLEADING = re.compile(
    r"of your one\b|only nil|one point one points|\ba (\w+), a \1\b|exchange an? |tricks more for the first odd"
    r"|capital i stands|šipky are|within your reach|percent of one choice\b|whose both|a third more|percent alone"
    r"|give away|(?:^|\. )the partner\b|twenty-six, twenty",
    re.IGNORECASE,
)


def test_phrases_that_misled_learners_stay_away() -> None:
    assert sorted({(one.id, one.text) for one in heard("en") if MISLEADING.search(one.text)}) == []
