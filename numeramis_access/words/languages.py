"""The languages of the program: a folder of messages and one record each.

Python 3.6 must be able to read this file, because it is needed before anything is installed.
"""

from pathlib import Path
from typing import Dict, NamedTuple, Optional, Sequence, Tuple  # noqa: UP035 - 3.6 knows no others

LOCALE_FOLDER = Path(__file__).parent / "locale"
#: the alphabet of languages without letters of their own
LATIN_ALPHABET = "a b c d e f g h i j k l m n o p q r s t u v w x y z"


class LanguageRecord(NamedTuple):
    """The facts about a language besides its messages.

    :param code: code in settings and announcements.
    :param name: name of the language in that language.
    :param folder: folder of its messages.
    :param systems: prefixes of system locales whose users get this language.
    :param plurals: the CLDR locale of its plural rules and numbers.
    :param espeak: name of its voice in espeak-ng.
    :param voices: codes of its voices in speech systems, best first.
    :param voice_names: words in the names of voices that do not state a language.
    :param computer_braille: name of its eight-dot braille table.
    :param literary_braille: name of its six-dot braille table.
    :param letters: pairs of a letter and its typed replacement, for letters that are not a plain letter with an accent.
    :param alphabet: its letters in the order of its dictionaries, two-letter ones included; any other letter with an
        accent is sorted with the plain one.
    :param gendered: whether verbs agree with the gender of the person addressed.
    :param paper_dots: size and spacing of paper braille in its countries, a name in ``kit.dots``.
    :param code_words: the word list of codes and passphrases, a name in ``mnemonic``.
    :param hyphens: name in ``pyphen``, empty for none.
    :param complete: whether it has every message; others take missing messages from the fallback language.
    :param confirmed: whether a native speaker has confirmed it.
    """

    code: str
    name: str
    folder: Path
    systems: Tuple[str, ...]  # noqa: UP006
    plurals: str
    espeak: str
    voices: Tuple[str, ...]  # noqa: UP006
    voice_names: Tuple[str, ...]  # noqa: UP006
    computer_braille: str
    literary_braille: str
    letters: Tuple[Tuple[str, str], ...] = ()  # noqa: UP006
    alphabet: str = LATIN_ALPHABET
    gendered: bool = False
    paper_dots: str = "bana"
    code_words: str = "english"
    hyphens: str = ""
    complete: bool = False
    confirmed: bool = False


class Languages(Dict[str, LanguageRecord]):  # noqa: UP006
    """Languages by code, in the order of the menu.

    :param records: the languages.
    :param own: folder of a player's own translations (see ``words.own_translations``), None for none.
    """

    def __init__(self, records: Sequence[LanguageRecord], own: Optional[Path] = None) -> None:  # noqa: UP045
        super().__init__((record.code, record) for record in records)
        self.own = own

    def at(self, own: Path) -> "Languages":
        """Return the same languages, which also read a player's own translations. :param own: folder of the
        translations.
        """
        return Languages(list(self.values()), own)

    @property
    def fallback(self) -> str:
        """Return the code of the fallback language: the last complete one. Users of unknown systems get it, and missing
        messages are taken from it.

        :raises IndexError: if no language is complete.
        """
        return [code for code, record in self.items() if record.complete][-1]

    def complete(self) -> "Languages":
        """Return the complete languages."""
        return Languages([record for record in self.values() if record.complete])

    def of_system(self, name: str) -> str:
        """Return the code of the first language that knows a system locale such as ``cs_CZ.UTF-8``, else the fallback
        language's.
        """
        small = name.lower()
        return next((code for code, record in self.items() if small.startswith(record.systems)), self.fallback)

    def next_code(self, code: str, chosen: Sequence[str] = ()) -> str:
        """Return the code of the next language in the order of the menu; the first follows the last.

        :param code: the current language.
        :param chosen: codes between which the player switches; unknown ones are ignored, and if no known one is left,
            all complete languages take part. The current language always takes part.
        :raises ValueError: if the current language is unknown.
        """
        wanted = [language for language in chosen if language in self] or list(self.complete())
        codes = [language for language in self if language in (code, *wanted)]
        return codes[(codes.index(code) + 1) % len(codes)]


LANGUAGES = Languages(
    (
        LanguageRecord(
            code="cs", name="Čeština", folder=LOCALE_FOLDER / "cs", systems=("cs", "czech"), plurals="cs",
            espeak="cs", voices=("cs", "cs-cz"), voice_names=("czech", "jakub", "zuzana"), computer_braille="cs-8",
            literary_braille="cs-6", alphabet="a b c č d e f g h ch i j k l m n o p q r ř s š t u v w x y z ž",
            gendered=True, paper_dots="marburg", code_words="czech", hyphens="cs_CZ",
            complete=True, confirmed=True,
        ),
        LanguageRecord(
            code="en", name="English", folder=LOCALE_FOLDER / "en", systems=("en", "english"), plurals="en",
            espeak="en", voices=("en-gb", "en-us", "en"), voice_names=("english", "zira", "hazel", "david"),
            computer_braille="en-8", literary_braille="en-6", hyphens="en_GB", complete=True, confirmed=True,
        ),
        LanguageRecord(
            code="sk", name="Slovenčina", folder=LOCALE_FOLDER / "sk", systems=("sk", "slovak"), plurals="sk",
            espeak="sk", voices=("sk", "sk-sk"), voice_names=("slovak", "filip", "laura"), computer_braille="sk-8",
            literary_braille="sk-6", alphabet="a ä b c č d e f g h ch i j k l m n o ô p q r s š t u v w x y z ž",
            gendered=True, paper_dots="marburg", code_words="czech", hyphens="sk_SK",
        ),
        LanguageRecord(
            code="de", name="Deutsch", folder=LOCALE_FOLDER / "de",
            systems=("de", "german", "nds", "gsw", "lb"), plurals="de", espeak="de", voices=("de", "de-de"),
            voice_names=("german", "hedda", "katja", "stefan", "anna"), computer_braille="de-8",
            literary_braille="de-6", letters=(("ß", "ss"), ("ä", "ae"), ("ö", "oe"), ("ü", "ue")),
            paper_dots="marburg", hyphens="de_DE",
        ),
        LanguageRecord(
            code="pl", name="Polski", folder=LOCALE_FOLDER / "pl", systems=("pl", "polish"), plurals="pl", espeak="pl",
            voices=("pl", "pl-pl"), voice_names=("polish", "paulina", "adam", "zosia"), computer_braille="pl-8",
            literary_braille="pl-6", letters=(("ł", "l"),),
            alphabet="a ą b c ć d e ę f g h i j k l ł m n ń o ó p q r s ś t u v w x y z ź ż",
            gendered=True, paper_dots="marburg", hyphens="pl_PL",
        ),
    )
)  # fmt: skip
