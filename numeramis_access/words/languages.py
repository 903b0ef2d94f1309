"""The languages that the program speaks: a folder of messages and one record each; everybody asks here what there is.

Pythons as old as 3.6 read this file too: it is needed before anything is installed.
"""

from pathlib import Path
from typing import Dict, NamedTuple, Sequence, Tuple  # noqa: UP035 - 3.6 knows no others

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


class Languages(Dict[str, LanguageRecord]):  # noqa: UP006
    """Languages by their codes, in the order in which they are offered; the last one is spoken to everybody else."""

    def __init__(self, records: Sequence[LanguageRecord]) -> None:
        super().__init__((record.code, record) for record in records)

    def of_system(self, name: str) -> str:
        """Return the code of the language for users of a system locale such as ``cs_CZ.UTF-8``."""
        small = name.lower()
        found = [code for code, record in self.items() if small.startswith(record.systems)]
        return found[0] if found else list(self)[-1]

    def after(self, code: str) -> str:
        """Return the code of the next language, after the last one that of the first."""
        codes = list(self)
        return codes[(codes.index(code) + 1) % len(codes)]


LANGUAGES = Languages(
    (
        LanguageRecord(
            code="cs", name="Čeština", folder=LOCALE / "cs", systems=("cs", "sk", "czech", "slovak"), plurals="cs",
            espeak="cs", voices=("cs", "cs-cz"), voice_names=("czech", "jakub", "zuzana"), computer_braille="cs-8",
            literary_braille="cs-6", gendered=True, paper_dots="marburg",
        ),
        LanguageRecord(
            code="en", name="English", folder=LOCALE / "en", systems=("en", "english"), plurals="en",
            espeak="en", voices=("en-gb", "en-us", "en"), voice_names=("english", "zira", "hazel", "david"),
            computer_braille="en-8", literary_braille="en-6",
        ),
    )
)  # fmt: skip
