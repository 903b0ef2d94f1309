"""The languages that the program speaks: a folder of messages and one record each; everybody asks here what there is.

Pythons as old as 3.6 read this file too: it is needed before anything is installed.
"""

from pathlib import Path
from typing import Dict, NamedTuple, Optional, Sequence, Tuple  # noqa: UP035 - 3.6 knows no others

LOCALE = Path(__file__).parent / "locale"


class LanguageRecord(NamedTuple):
    """All that must be known of a language besides its messages.

    :param code: its name in settings and announcements. :param name: what it calls itself. :param folder: its messages.
    :param systems: how names of system locales begin whose users are spoken to in it.
    :param plurals: the CLDR locale whose plural rules and numbers it has.
    :param letters: letters that are typed in place of one that is no plain letter with an accent, in pairs.
    :param gendered: whether verbs agree with the gender of whoever is spoken to.
    :param espeak: its voice in espeak-ng. :param voices: how systems name it, the best first.
    :param voice_names: words in the names of voices that tell no language.
    :param computer_braille: its table of eight dots. :param literary_braille: its table of six dots.
    :param paper_dots: size and spacing of braille on paper where it is read, a name of ``kit.dots``.
    :param code_words: the list of words that codes and passphrases are made of, a name of ``mnemonic``'s.
    :param hyphens: what ``pyphen`` calls it.
    :param complete: whether all is said in it; what others lack is said in the one that stands in.
    :param confirmed: whether somebody has confirmed it who grew up with it.
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
    gendered: bool = False
    paper_dots: str = "bana"
    code_words: str = "english"
    hyphens: str = ""
    complete: bool = False
    confirmed: bool = False


class Languages(Dict[str, LanguageRecord]):  # noqa: UP006
    """Languages by their codes, in the order in which they are offered.

    :param own: the folder of a player's own translations (``words.own``), None where there are none.
    """

    def __init__(self, records: Sequence[LanguageRecord], own: Optional[Path] = None) -> None:  # noqa: UP045
        super().__init__((record.code, record) for record in records)
        self.own = own

    def at(self, own: Path) -> "Languages":
        """Return the same with a player's own translations."""
        return Languages(list(self.values()), own)

    @property
    def stand_in(self) -> str:
        """Return the code of the one that is spoken to everybody else, and where another one lacks words."""
        return [code for code, record in self.items() if record.complete][-1]

    def complete(self) -> "Languages":
        """Return those in which everything is said."""
        return Languages([record for record in self.values() if record.complete])

    def of_system(self, name: str) -> str:
        """Return the code of the language for users of a system locale such as ``cs_CZ.UTF-8``."""
        small = name.lower()
        return next((code for code, record in self.items() if small.startswith(record.systems)), self.stand_in)

    def after(self, code: str, chosen: Sequence[str] = ()) -> str:
        """Return the code of the next language, after the last one that of the first.

        :param chosen: those that the player goes round; without any the complete ones and the one that is heard.
        """
        wanted = [one for one in chosen if one in self] or list(self.complete())
        codes = [one for one in self if one in (code, *wanted)]
        return codes[(codes.index(code) + 1) % len(codes)]


LANGUAGES = Languages(
    (
        LanguageRecord(
            code="cs", name="Čeština", folder=LOCALE / "cs", systems=("cs", "czech"), plurals="cs",
            espeak="cs", voices=("cs", "cs-cz"), voice_names=("czech", "jakub", "zuzana"), computer_braille="cs-8",
            literary_braille="cs-6", gendered=True, paper_dots="marburg", code_words="czech", hyphens="cs_CZ",
            complete=True, confirmed=True,
        ),
        LanguageRecord(
            code="en", name="English", folder=LOCALE / "en", systems=("en", "english"), plurals="en",
            espeak="en", voices=("en-gb", "en-us", "en"), voice_names=("english", "zira", "hazel", "david"),
            computer_braille="en-8", literary_braille="en-6", hyphens="en_GB", complete=True, confirmed=True,
        ),
        LanguageRecord(
            code="sk", name="Slovenčina", folder=LOCALE / "sk", systems=("sk", "slovak"), plurals="sk",
            espeak="sk", voices=("sk", "sk-sk"), voice_names=("slovak", "filip", "laura"), computer_braille="sk-8",
            literary_braille="sk-6", gendered=True, paper_dots="marburg", code_words="czech", hyphens="sk_SK",
        ),
        LanguageRecord(
            code="de", name="Deutsch", folder=LOCALE / "de",
            systems=("de", "german", "nds", "gsw", "lb"), plurals="de", espeak="de", voices=("de", "de-de"),
            voice_names=("german", "hedda", "katja", "stefan", "anna"), computer_braille="de-8",
            literary_braille="de-6", letters=(("ß", "ss"), ("ä", "ae"), ("ö", "oe"), ("ü", "ue")),
            paper_dots="marburg", hyphens="de_DE",
        ),
        LanguageRecord(
            code="pl", name="Polski", folder=LOCALE / "pl", systems=("pl", "polish"), plurals="pl", espeak="pl",
            voices=("pl", "pl-pl"), voice_names=("polish", "paulina", "adam", "zosia"), computer_braille="pl-8",
            literary_braille="pl-6", letters=(("ł", "l"),), gendered=True, paper_dots="marburg", hyphens="pl_PL",
        ),
    )
)  # fmt: skip
