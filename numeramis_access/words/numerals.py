"""Writes numbers in words, in the gender and case that a sentence needs.

The words, the rules that join them and the agreement stand in ``locale/<language>/numbers.ftl``:

    ``numeral-7``, ``numeral-20``, ``numeral-300``      cardinals; their attributes are the forms: ``feminine-acc`` (a
        gender in a case), ``feminine`` (nominative and accusative), ``ins`` (a case), ``oblique`` (every case except
        nominative and accusative), ``compound`` and ``compound-gen`` (after a ten or a hundred), ``unit`` (with a ten,
        if it differs from the form after a hundred: "einundzwanzig"), ``head`` (before the rest of a number:
        "einhundert")
    ``compounds-stay``                  present if numbers of several words have one form in every case
    ``numeral-of-thousands``            the ending of thousands that are one word: "zweitausend"
    ``ordinal-7``                       ordinals; ``kind`` names their endings (``adjective-hard``, whose attributes are
        forms as above), ``compound`` is a ten before a unit
    ``agrees-after-hundreds``           plural categories in which number and noun agree with the rest above the
        hundreds: "sto tři žetony" and "sto dvě karty", but "sto jedna žetonů"
    ``preposition-z``                   a preposition; ``longer`` is its form before a number whose word begins with one
        of ``before``: "ze tří", "z pěti"
    ``noun-trick``                      a counted noun: ``few``, ``other`` … by the language's plural categories,
        ``part`` after a fraction, ``half`` after the word for it, ``gen`` (any number) and ``gen-one``, and its
        ``gender``; ``above-3`` (and for a case, ``above-3-acc``) if people use fractions instead of tenths: "one and a
        third points", since "one point three points" is misheard; ``below-one`` and ``below-one-1`` for tenths alone

A number without a word in the language (a million) is told in digits.
"""

from __future__ import annotations

from typing import Protocol, TypeAlias

from babel import Locale

#: a number, its gender, its case, and the parts of one to which it is rounded
SpokenNumberKey: TypeAlias = tuple[float, str, str, int]

#: the most cached numbers in words; small ones recur all the time
MAX_CACHED_NUMBERS = 1024
#: prefix of counted nouns, which have a form for each plural category of their language
NOUN_PREFIX = "noun-"
_DIRECT = ("nom", "acc")
#: tenths that make a half; parts of one to which numbers are rounded, and exact ones
HALF_TENTHS = 5
TENTHS, HUNDREDTHS = 10, 100


def ordinal_values(number: int) -> dict[str, object]:
    """Return the values of the message for an ordinal number in digits: the number, its last digit (``last``), and
    whether it ends in 11 to 19 (``teen``).
    """
    return {"number": str(number), "last": number % 10, "teen": "yes" if 10 < number % 100 < 20 else "no"}


class NumberWords(Protocol):
    """The messages about numbers in one language. :ivar locale: the language's plural rules."""

    locale: Locale

    def find(self, message: str, attribute: str) -> str | None:
        """Return an attribute of a message, None if it is missing.

        :param message: id of the message.
        :param attribute: name of the attribute, empty for the message's text.
        """

    def text(self, message: str, **values: object) -> str:
        """Return the text of a message.

        :param message: id of the message. :param values: its values by name.
        """

    def other_numerals(self) -> Numerals | None:
        """Return the fallback language's writer of numbers, for nouns that this language lacks; None if this language
        must have them itself.
        """


class Numerals:
    """The writer of numbers in one language.

    :param words: the language's messages. :param said: cache of the cardinals written so far, filled here.
    """

    def __init__(self, words: NumberWords, said: dict[SpokenNumberKey, str]) -> None:
        self._said = said
        self._words = words

    def cardinal(self, number: float, gender: str = "", case: str = "nom", parts: int = TENTHS) -> str:
        """Return a number in words, rounded to tenths; in digits if the language has no words for it.

        :param number: the number. :param gender: gender of the counted noun, empty for none.
        :param case: short name of the case, such as ``nom`` or ``acc``.
        :param parts: 100 to round to hundredths instead.
        """
        key = (number, gender, case, parts)
        said = self._said.get(key)
        if said is None:
            if len(self._said) >= MAX_CACHED_NUMBERS:
                self._said.clear()
            said = self._said[key] = self._cardinal(number, gender, case, parts)
        return said

    def _cardinal(self, number: float, gender: str, case: str, parts: int) -> str:
        if number < 0:
            return self._words.text("numeral-minus", number=self.cardinal(-number, gender, case, parts))
        hundredths = round(HUNDREDTHS * number)
        if parts == HUNDREDTHS and hundredths % TENTHS:
            return self._hundredths(*divmod(hundredths, HUNDREDTHS), case)
        tenths = round(10 * number)
        if tenths % 10:
            return self._fraction(*divmod(tenths, 10), gender, case)
        return self._whole_number(tenths // 10, gender, case)

    def ordinal(self, number: int, gender: str = "", case: str = "nom") -> str:
        """Return an ordinal number in words ("twenty-first"), in digits if the language has no words for it.

        :param number: the number. :param gender: gender of its noun, empty for none.
        :param case: short name of the case, such as ``nom`` or ``acc``.
        """
        alone = self._place(number, gender, case)
        if alone is not None:
            return alone
        tens, unit = (self._place(part, gender, case) for part in (number // 10 * 10, number % 10))
        if number > 100 and number % 100 and self._words.find("ordinal-1", ""):
            rest = self.ordinal(number % 100, gender, case)
            head = self._whole_number(number // 100 * 100, "", "nom")
            return self._words.text("numeral-hundreds", head=head, rest=rest, small=True)
        if tens is None or unit is None:
            return self._words.text("ordinal-digits", **ordinal_values(number))
        before = self._words.find(f"ordinal-{number // 10 * 10}", "compound") or tens
        return self._words.text(
            "ordinal-tens", tens=before, unit=unit, ten=tens, one=self._rest_after(number % 10, "", "", 10)
        )

    def count(self, number: float, noun: str, case: str = "nom", parts: int = TENTHS) -> str:
        """Return a number in words with its noun ("two cards"), or in everyday fractions if the noun has them.

        :param number: the number. :param noun: name of the noun in messages ``noun-<name>``.
        :param case: short name of the case, such as ``nom`` or ``acc``.
        :param parts: 100 to round to hundredths, and to use no everyday fraction but a half.
        """
        gender = self._words.find(f"noun-{noun}", "gender") or ""
        everyday = self._in_parts(round(10 * number), noun, gender, case) if parts == TENTHS else None
        return everyday or f"{self.cardinal(number, gender, case, parts)} {self.noun(number, noun, case, parts)}"

    def noun(self, number: float, noun: str, case: str = "nom", parts: int = TENTHS) -> str:
        """Return a noun in the form that it has after a number, without the number.

        A noun that an incomplete language lacks is taken from the fallback language, in its basic case; one that is
        missing there too is its name.

        :param number: the number. :param noun: name of the noun in messages ``noun-<name>``.
        :param case: short name of the case, such as ``nom`` or ``acc``.
        :param parts: parts of one to which the number is rounded.
        """
        other = self._words.other_numerals() if self._words.find(f"noun-{noun}", "") is None else None
        if other is not None:
            return other.noun(number, noun, parts=parts)
        category = self._category(number, parts)
        tries = [category, ""] if case in _DIRECT or category == "part" else [case, category, ""]
        if 2 * round(parts * number) == parts:
            tries.insert(0, "half")
        return self._first_word(f"noun-{noun}", [f"{case}-{category}", *tries]) or noun

    def preposition(self, preposition: str, said: str) -> str:
        """Return a preposition in the form that it has before a number, followed by a space; empty for an empty
        preposition.

        :param preposition: its name in messages ``preposition-<name>``. :param said: the number in words.
        """
        if not preposition:
            return ""
        name = f"preposition-{preposition}"
        longer = said.startswith(tuple((self._words.find(name, "before") or "").split()))
        return f"{self._words.find(name, 'longer' if longer else '')} "

    def _category(self, number: float, parts: int) -> str:
        category = str(self._words.locale.plural_form(number))
        fraction = round(parts * number) % parts
        if number > 100 and not fraction and self._agrees(int(number)):
            return str(self._words.locale.plural_form(int(number) % 100))
        return "part" if fraction and (number < 1 or category == "many") else category

    def _in_parts(self, tenths: int, noun: str, gender: str, case: str) -> str | None:
        """Return a number with its noun in everyday fractions, to a tenth; None if the language uses tenths."""
        (whole, tenth), name = divmod(tenths, 10), f"noun-{noun}"
        if not tenth or tenth == HALF_TENTHS or whole < 0 or not self._words.find(name, "above-3"):
            return None
        if not whole:
            return self._words.find(name, f"below-one-{tenth}") or self._below_one(tenth, name)
        part = self._first_word(name, [f"above-{tenth}-{case}", f"above-{tenth}"])
        if not part:
            return self.count(whole + (tenth > HALF_TENTHS), noun, case)
        return f"{self._whole_number(whole, gender, case)} {part} {self.noun(tenths / 10, noun, case)}"

    def _below_one(self, tenth: int, name: str) -> str | None:
        below = self._words.find(name, "below-one")
        return below and f"{self._whole_number(tenth, '', '')} {below}"

    def _whole_number(self, number: int, gender: str, case: str) -> str:
        """Return a whole number: thousands, hundreds, then the rest."""
        if self._words.find(f"numeral-{number}", ""):
            return self._pick(f"numeral-{number}", gender, case) or ""
        if number >= 1_000_000:
            return str(number)
        case = "nom" if self._words.find("compounds-stay", "") else case
        for size, join in ((1000, "numeral-thousands"), (100, "numeral-hundreds"), (10, "numeral-tens")):
            head, rest = divmod(number, size)
            if head:
                first = self._thousands(head, case) if size == 1000 else self._head(head * size, gender, case)
                if not first:
                    break
                if not rest:
                    return first
                after = self._rest_after(rest, gender, case, size)
                return self._words.text(join, head=first, rest=after, small=rest < 100)
        return str(number)

    def _agrees(self, number: int) -> bool:
        """Return whether the counted noun agrees with the rest above the hundreds."""
        agreeing = self._words.find("agrees-after-hundreds", "") or ""
        return str(self._words.locale.plural_form(number % 100)) in agreeing.split()

    def _thousands(self, thousands: int, case: str) -> str | None:
        word = self._head(1000 * thousands, "", case)
        ending = self._words.find("numeral-of-thousands", "")
        if not word and ending:
            return f"{self._rest_after(thousands, self._words.find('noun-thousand', 'gender') or '', case, 10)}{ending}"
        if word or self._words.find("noun-thousand", "") is None:
            return word
        return self.count(thousands, "thousand", case)

    def _head(self, number: int, gender: str, case: str) -> str | None:
        """Return the part before the rest of a number; Polish numbers of people decline it too: dwudziestu dwóch."""
        return self._words.find(f"numeral-{number}", "head") or self._pick(f"numeral-{number}", gender, case)

    def _rest_after(self, number: int, gender: str, case: str, size: int) -> str:
        """Return the part after a ten, a hundred or a thousand. :param size: 10, 100 or 1000."""
        if size > 10 and number < 10 and self._agrees(number):
            return self._whole_number(number, gender, case)
        forms = [*(["unit"] if size == 10 else []), f"compound-{case}", "compound"]
        own = next((word for form in forms if (word := self._words.find(f"numeral-{number}", form))), None)
        return own or self._whole_number(number, gender, case)

    def _fraction(self, whole: int, tenth: int, gender: str, case: str) -> str:
        if tenth == 5 and not whole:
            return self._words.text("numeral-half", gender=gender, case=case)
        values = {"whole": whole, "tenth": tenth, "words": self._whole_number(whole, gender, case), "case": case}
        return self._words.text("numeral-and-half" if tenth == 5 else "numeral-tenths", **values)

    def _hundredths(self, whole: int, hundredths: int, case: str) -> str:
        tenth, hundredth = divmod(hundredths, TENTHS)
        return self._words.text(
            "numeral-hundredths", whole=whole, words=self._whole_number(whole, "", case), tenth=tenth,
            hundredth=hundredth, hundredths=hundredths, case=case,
        )  # fmt: skip

    def _place(self, number: int, gender: str, case: str) -> str | None:
        """Return a one-word ordinal with its adjective ending; None if there is none."""
        stem, kind = self._words.find(f"ordinal-{number}", ""), self._words.find(f"ordinal-{number}", "kind")
        return f"{stem}{self._pick(f'adjective-{kind}', gender, case)}" if stem and kind else stem

    def _pick(self, message: str, gender: str, case: str) -> str | None:
        """Return the best fitting form, None if the language lacks the message."""
        direct = case in _DIRECT
        tries = [f"{gender}-{case}", gender if direct else "", case, "" if direct else "oblique"]
        return self._first_word(message, [*(form for form in tries if form), ""])

    def _first_word(self, message: str, forms: list[str]) -> str | None:
        return next((word for form in forms if (word := self._words.find(message, form))), None)
