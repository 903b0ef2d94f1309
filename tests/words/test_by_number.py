"""Words beside a number agree with it: noun, verb and adjective, and a number that is none is no zero."""

from __future__ import annotations

import pytest

from tests.words import by_number
from tests.words.samples import words_in


@pytest.mark.parametrize(
    ("language", "message", "values", "said"),
    [
        ("cs", "position-kept", {"count": 5}, "pět pozic je uložených a bude se vracet, dokud je nevyřešíte."),
        ("sk", "position-kept", {"count": 5}, "päť pozícií je uložených a bude sa vracať, kým ich nevyriešite."),
        ("cs", "topic-lessons-done", {"done": 2, "count": 5}, "hotové dvě z pěti"),
        ("sk", "topic-lessons-done", {"done": 1, "count": 5}, "hotová jedna z piatich"),
        ("sk", "strength-none", {"left": 2}, "zatiaľ sa nevie, chýbajú dve odpovede"),
        ("cs", "review-more", {"count": 2}, "Něco stály ještě dvě volby, ale méně."),
        ("cs", "set-braille-pace-value", {"pace": 2}, "dvě buňky za sekundu"),
        ("cs", "reading-pace-now", {"pace": 2, "stands": "yes"},
         "Čtete dvě buňky za sekundu. Hlášení teď zůstávají na řádku do stisku klávesy."),
        ("pl", "review-anew-told", {"others": 2}, "Ocenione na nowo: dwie oceny są teraz inne."),
        ("cs", "help-choices-walked", {"count": 22}, "Na výběr máte dvacet dva možností, procházejte je šipkami."),
        ("cs", "help-choices-walked", {"count": 2}, "Na výběr máte dvě možnosti, procházejte je šipkami."),
        ("sk", "help-choices-walked", {"count": 2}, "Na výber máte dve možnosti, prechádzajte ich šípkami."),
        ("pl", "help-choices-walked", {"count": 22}, "Są dwadzieścia dwie możliwości, przejdź po nich strzałkami."),
        ("pl", "evening-house-sits-out", {"round": 2, "rounds": 5}, "Runda dwa z pięciu: pauzujesz."),
        ("sk", "evening-enter-results", {"count": 2}, "Zapísať výsledky, chýbajú dva"),
        ("cs", "evening-all-agreed", {"count": 1}, "Zapsané souhlasy: jeden."),
        ("pl", "evening-all-agreed", {"count": 2}, "Zapisane zgody: dwie."),
        ("en", "evening-too-small", {"count": 1}, "An evening needs at least one entry."),
        ("de", "evening-too-small", {"count": 1}, "Ein Abend braucht mindestens eine Anmeldung."),
        ("en", "league-rank", {"place": "tied", "counted": 1, "played": 5}, "tied; one of five counts"),
    ],
)  # fmt: skip
def test_words_agree_with_a_number(language: str, message: str, values: dict[str, object], said: str) -> None:
    assert words_in(language, "quist", "").text(message, **values) == said


@pytest.mark.parametrize(
    ("language", "game", "message", "values", "said"),
    [
        ("cs", "quist", "drill-left-why", {"held": 0, "played": 0, "left": 2},
         "Celkem je jich osm: v ruce žádná, nepadla žádná, zbývají dvě."),
        ("pl", "quist", "drill-left-why", {"held": 1, "played": 7, "left": 0},
         "Razem jest ich osiem: na ręce jedna, padło siedem, nie została żadna."),
        ("sk", "whist", "drill-out-why", {"every": 13, "own": 0, "fell": 0, "left": 13},
         "Spolu: trinásť. K vám pri rozdaní žiadna, ostatným nepadla žiadna, zostáva trinásť."),
        ("cs", "loker", "drill-chance-why", {"count": 1, "outs": 2, "rule": 3, "chance": "3 %"},
         "Pomohou dvě karty. Od oka přidejte třetinu, to je asi tři ze sta. Přesně je to 3 %."),
        ("cs", "loker", "hint-sought-bets", {"bank": 2, "call": 1}, "V banku: dva žetony. Zůstat ve hře stojí jeden."),
    ],
)  # fmt: skip
def test_a_number_that_is_none_is_no_zero(
    language: str, game: str, message: str, values: dict[str, object], said: str
) -> None:
    assert words_in(language, game, "").text(message, **values) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", "je jedna karta, je vyšší než"),
        ("sk", "majú jednu kartu, je vyššia ako"),
        ("pl", "mają jedną kartę, jest wyższa niż"),
        ("de", "noch eine Karte. Diese ist höher als"),
    ],
)
def test_the_only_card_outside_is_not_one_of_several(language: str, said: str) -> None:
    values = {"suit": "s", "out": 1, "higher": 1, "card": "Ks", "takes": 1, "foes": 1, "trumps": 0, "safe": 0.5}
    assert said in words_in(language, "whist", "").text("odds-whist", **values)


def test_finished_matches_that_stay_for_good_are_not_said_to_go() -> None:
    assert words_in("sk", "quist", "").text("club-keeps", days=0).startswith("Dohrané partie sa tu nechávajú navždy.")


def test_messages_with_a_number_that_no_function_writes_are_formed_too() -> None:
    lines = list(by_number.lines("cs", "app"))
    at = lines.index("help-choices-walked $count:")
    assert "    Na výběr máte dvě možnosti, procházejte je šipkami." in lines[at:]
