"""The messages of one language (Fluent): an id and values in, a phrase in several forms out.

Values are passed raw. The functions below render cards, seats and lists in the case that a sentence asks for, so all
grammar stays in the language's files:

    ``CARD($card, case: "acc")``            a card's name; cases ``nom`` (default), ``gen``, ``acc``, ``with``,
                                            ``many`` (plural) and ``braille``
    ``CARDS($cards, case: …)``              a list of cards with the language's "and"; ``acc``, ``the`` (English) and
                                            ``alike`` (nominative) join equal ones: "two zeros"
    ``HAND($cards)``                        French cards by suit: "Clubs three, king. Spades ace."; also
                                            ``case: "braille"``
    ``RANK($card, case: …)``                a French card's rank alone
    ``SUIT($suit, case: …)``                a suit's name by its letter
    ``WHO($seat)``                          "you", "partner", or the player's name; ``form: "short"`` for braille,
                                            ``case`` for "you" and "partner"
    ``NAME($seat)``                         the player's own name
    ``SEATS($seats)``                       a list of players with the language's "and"
    ``SIGNS($seats)``                       for braille: each player's sign with the name; a partner is marked
    ``PERSON($seat)``                       ``you``, ``masculine``, ``feminine``, or ``none`` for a gender that nobody
                                            has told, to select a verb by
    ``SIDE($side)``                         ``us``, ``them`` of a side or a seat; ``first``, ``second`` for a listener
                                            without a seat
    ``LISTENER()``                          ``masculine``, ``feminine`` or ``none``: the listener's gender
    ``PARTNER()``                           the same of the listener's partner, ``masculine`` for a partner who is not
                                            known; ``form: "who"`` is the word for the partner, as in ``WHO``
    ``CHANCE($chance)``                     a chance from 0 to 1, for use after "is"; ``form: "short"`` for braille
    ``COUNT($n, of: "trick")``              a number of something in words: "two tricks"; ``case`` as for cards
    ``COUNT($n, of: "point", parts: 100)``  the same to hundredths; ``SAY`` too
    ``AMOUNT($n, unit: $unit, case: …)``    the same by a deal's unit: tricks, points, or a unit of the game
    ``UNIT($unit)``                         the name of that unit
    ``SAY($n, gender: "feminine", case: "acc")``  a number in words; ``after: "z"`` puts a preposition before it in the
                                            form that fits the number ("z pěti", "ze tří"); COUNT has it too
    ``ORDINAL($n, gender: …, case: …)``     a place in words: "second"
    ``DURATION($seconds, case: "acc")``     minutes and seconds: "one minute thirty seconds"
    ``DATE($when, $today)``                 a day and time (ISO 8601) relative to ``$today``: "yesterday", "on Friday"

A message that a language lacks is taken from the fallback language as a whole and marked: a ``Phrase`` and a ``Text``
know their language. A message with such a text among its values is formed in the fallback language too, so that one
voice can speak the sentence. A complete language should lack nothing, so a missing message is noted with its id. If no
language has a message, a sentence says so and names it.

Numbers are words in speech and digits in braille. A bare ``{ $n }`` is spoken as in counting ("one, two, three"), and
the number functions give digits in a message's ``.braille``. Speech has digits only if a string value contains them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import ClassVar, Literal, TypeAlias

from babel import Locale
from fluent.runtime.resolver import Message, Pattern, TextElement

from numeramis_access.core.cards import HIDDEN_CARD, SUIT, Card
from numeramis_access.words.bundle import Functions, SharedBundle, ValueList, fluent_value
from numeramis_access.words.game import GameWords
from numeramis_access.words.languages import LANGUAGES, Languages
from numeramis_access.words.number_functions import DIGIT_FUNCTIONS, WORD_FUNCTIONS
from numeramis_access.words.numerals import Numerals
from numeramis_access.words.own_translations import is_valid_file, own_folder
from numeramis_access.words.people import People, Person
from numeramis_access.words.phrases import (
    Phrase,
    Text,
    braille_of,
    cached_numbers,
    formed_texts,
    join_texts,
    phrase_key,
    shared_key,
)

#: sentences for a player who has no keys: on a touch screen they speak of taps, at a game controller of its buttons
Layer: TypeAlias = Literal["", "touch", "pad"]
#: the message that names a message missing in all languages
MISSING_MESSAGE = "message-missing"


def _fixed_text(message: Message) -> str | None:
    """Return the text of a message without values and without a braille form, else None; all languages share it."""
    value: object = message.value
    return value.value if isinstance(value, TextElement) and "braille" not in message.attributes else None


#: reports a missing or broken message: its id, the language's code, and the reason
NoteFault: TypeAlias = Callable[[str, str, str], None]


class MessageError(Exception):
    """A message is missing or cannot be formed, because of the program's own words or a translation.

    :param message: id of the message. :param code: code of the language.
    :param why: the reason, without any value of the message.
    :param detail: the reason with values, for developers; empty to use ``why``.
    """

    def __init__(self, message: str, code: str, why: str, detail: str = "") -> None:
        super().__init__(f"{code}/{message}: {detail or why}")
        self.message, self.code, self.why = message, code, why


class Language:
    """The messages of one language, with those of one game.

    :param code: code of the language. :param game: the game whose messages are added to the common ones, None for none.
    :param people: the players at the table, None for no players; they can be replaced at any time.
    :param locales: folders of messages with games' names, besides the game's own. :param languages: the known
        languages.
    :param note: called with a message's id, a language's code and the reason, whenever the fallback language replaces a
        message of a complete language, or a sentence replaces one that no language can form.
    :param layer: the file whose sentences replace those about keys, for a player without any; empty for none.
    :raises KeyError: for an unknown code.
    """

    #: whether a broken message is an error even if the fallback language has it
    strict = False
    #: whether a sentence replaces a message that no language has; tests raise an error instead
    names_what_is_missing = True

    #: files that every part of the program uses
    COMMON = ("setup", "numbers", "common", "cards", "settings", "sounds", "doctor", "records", "app")

    #: other files, read when a message is first needed, by the first word of its id
    LATER: ClassVar[dict[str, str]] = {
        "game": "games", "kind": "games", "command": "games", "count": "games",
        "unit": "games", "noun": "games",
        "practice": "practice", "hint": "practice", "review": "practice", "position": "practice",
        "positions": "practice", "odds": "odds", "learnt": "practice", "master": "practice",
        "theme": "practice", "strength": "topics",
        "drill": "drills", "lesson": "lessons", "topic": "topics", "line": "braille", "display": "braille",
        "rows": "braille", "emboss": "braille", "arena": "arena", "engine": "engine", "page": "page", "serve": "page",
        "site": "page", "people": "people", "club": "club", "moving": "moving", "remove": "moving", "day": "day",
        "evening": "evening", "league": "league", "translate": "translate", "call": "calling", "calls": "calls",
        "together": "together", "turns": "turns",
    }  # fmt: skip

    def __init__(
        self,
        code: str,
        game: GameWords | None = None,
        people: People | None = None,
        locales: Sequence[Path] = (),
        languages: Languages = LANGUAGES,
        note: NoteFault = lambda *_: None,
        layer: Layer = "",
    ) -> None:
        self._note = note
        self.layer = layer
        self.record = languages[code]
        self.code = code
        self.game = game
        self._where = locales, languages
        self._others: dict[str, Language] = {}
        self._own = languages.own
        others = (*locales, *((game.locale,) if game else ()))
        own = languages.own if not self.record.complete else None
        self._folders = dict.fromkeys(
            folder for locale in (None, *others)
            for folder in (*own_folder(own, code, locale), self.record.folder if locale is None else locale / code)
        )  # fmt: skip
        self._formed = formed_texts()
        self._sit(people or People(()))
        self._later = dict(self.LATER)
        #: known messages among those requested
        self._known: set[str] = set()
        self._named: dict[tuple[str, str], str] = {}
        plurals = self.record.plurals
        self.locale = Locale.parse(plurals)
        #: the numbers in words so far, shared by all languages with the same words
        self._numbers = cached_numbers(self.record, game and game.name, *self._folders)
        self._bundle = SharedBundle(plurals, {**CARD_AND_PEOPLE_FUNCTIONS, **WORD_FUNCTIONS})
        #: the same messages for braille, with numbers in digits
        self._dots = SharedBundle(plurals, {**CARD_AND_PEOPLE_FUNCTIONS, **DIGIT_FUNCTIONS, **BRAILLE_FUNCTIONS})
        for name in (*((layer,) if layer else ()), *self.COMMON, *((game.name,) if game else ())):
            self._read(name)

    @property
    def people(self) -> People:
        """Return the players at the table; they can be replaced at any time."""
        return self._people

    @people.setter
    def people(self, people: People) -> None:
        if people != self._people:
            self._sit(people)

    def _sit(self, people: People) -> None:
        self._people = people
        for other in self._others.values():
            other.people = people
        #: the cache key of formed messages, together with message and values
        self._speaker = shared_key(self.record, self.game and self.game.name, *self._folders, people, self.layer)

    def _read(self, name: str) -> None:
        for folder in self._folders:
            path = folder / f"{name}.ftl"
            if path.exists() and (self._own is None or self._own not in path.parents or is_valid_file(path)):
                for bundle in (self._bundle, self._dots):
                    bundle.read(path)

    def has(self, message: str) -> bool:
        """Return whether this language or the fallback language has a message. :param message: its id."""
        if self.has_own_message(message):
            return True
        other = self._fallback()
        return other is not None and other.has(message)

    def has_own_message(self, message: str) -> bool:
        """Return whether this language has a message. :param message: its id."""
        if message in self._known:
            return True
        later = self._later.pop(message.partition("-")[0], None)
        if later is not None:
            self._read(later)
        known = self._bundle.has_message(message)
        if known:
            self._known.add(message)
        return known

    def _fallback(self) -> Language | None:
        """Return the fallback language for missing messages; None if this is that language."""
        fallback = self._where[1].fallback
        return None if self.code == fallback else self._in_language(fallback)

    def _in_place(self, error: MessageError) -> tuple[Language, str, dict[str, object]]:
        """Return the replacement of a missing or broken message: a language, a message and its values.

        :raises MessageError: if there is no replacement.
        """
        other = None if self.strict else self._fallback()
        if other is not None and other.has_own_message(error.message):
            if self.record.complete:
                self._note(error.message, self.code, error.why)
            return other, error.message, {}
        if self.strict or not self.names_what_is_missing or error.message == MISSING_MESSAGE:
            raise error
        self._note(error.message, self.code, error.why)
        if not self.has_own_message(MISSING_MESSAGE):
            self.replace_messages(f"{MISSING_MESSAGE} = {{ $name }}\n")  # the id alone is better than silence
        return self, MISSING_MESSAGE, {"name": error.message}

    def replace_messages(self, text: str) -> None:
        """Replace messages of this language by those in a text; messages formed before are formed again when next
        needed.

        :param text: the messages in Fluent's format.
        """
        for bundle in (self._bundle, self._dots):
            bundle.put(text)
        self._numbers = {}
        self._speaker = object()

    def _in_language(self, code: str) -> Language:
        """Return the same messages in another language."""
        if code not in self._others:
            locales, languages = self._where
            self._others[code] = Language(code, self.game, self._people, locales, languages, self._note, self.layer)
        return self._others[code]

    @property
    def numerals(self) -> Numerals:
        """Return the writer of numbers in this language."""
        return Numerals(self, self._numbers)

    def other_numerals(self) -> Numerals | None:
        """Return the fallback language's writer of numbers, for nouns that an incomplete language lacks; None if not
        needed.
        """
        other = None if self.record.complete else self._fallback()
        return None if other is None else other.numerals

    def _said_by(self, message: str, values: dict[str, object]) -> Language | None:
        """Return the language that must form a message instead of this one; None if this one does."""
        for value in values.values():
            if isinstance(value, Text) and value.language:
                if value.language != self.code:
                    return self._in_language(value.language)
                break
        if self.has_own_message(message):
            return None
        other = self._fallback()
        if other is None or not other.has_own_message(message):
            return None
        if self.record.complete:
            self._note(message, self.code, "is missing")
        return other

    def phrase(self, message: str, **values: object) -> Phrase:
        """Return a message in its forms; the result is cached by its values.

        A missing ``.brief`` or ``.full`` is replaced by the text, a missing ``.braille`` by the brief form. A message
        that this language lacks or cannot form is taken from the fallback language; if that fails too, the phrase is a
        sentence that names the message.

        :param message: id of the message. :param values: its values by name.
        :raises MessageError: if ``strict`` or ``names_what_is_missing`` rules out a replacement.
        """
        other = self._said_by(message, values)
        if other is not None:
            return other.phrase(message, **values)
        key = phrase_key(self._speaker, message, values)
        known = self._formed.phrases.get(key)
        if known is not None:
            return known
        try:
            return self._formed.keep_phrase(key, self._phrase(message, values))
        except MessageError as error:
            other, instead, named = self._in_place(error)
            return other.phrase(instead, **(named or values))

    def _phrase(self, message: str, values: dict[str, object]) -> Phrase:
        entry = self._message(message)
        forms = entry.attributes
        text = _capital(self._format(entry.value, message, values))
        brief = _capital(self._format(forms["brief"], message, values)) if "brief" in forms else text
        full = _capital(self._format(forms["full"], message, values)) if "full" in forms else text
        dots = forms.get("braille") or forms.get("brief") or entry.value
        braille = self._format(dots, message, values, self._dots)
        return Phrase(Text(text, braille), brief, braille, full, self.code)

    def sentence(self, message: str, attribute: str, **values: object) -> str:
        """Return an attribute of a message as a sentence with a capital, or the message's text if it lacks the
        attribute.

        :param message: id of the message. :param attribute: name of the attribute. :param values: values by name.
        :raises MessageError: if ``strict`` or ``names_what_is_missing`` rules out a replacement.
        """
        return _capital(self.form(message, attribute, **values))

    def text(self, message: str, **values: object) -> str:
        """Return the text of a message; the result is cached by its values.

        A message that this language lacks or cannot form is taken from the fallback language, and the text is marked
        with that language; if that fails too, it is a sentence that names the message.

        :param message: id of the message. :param values: its values by name.
        :raises MessageError: if ``strict`` or ``names_what_is_missing`` rules out a replacement.
        """
        other = self._said_by(message, values)
        if other is not None:
            return _mark(other.text(message, **values), other.code)
        try:
            return self._text(message, values)
        except MessageError as error:
            other, instead, named = self._in_place(error)
            return _mark(other.text(instead, **(named or values)), other.code)

    def _text(self, message: str, values: dict[str, object]) -> str:
        entry = self._message(message)
        fixed = _fixed_text(entry)
        if fixed is not None:
            return fixed
        key = phrase_key(self._speaker, message, values)
        known = self._formed.texts.get(key)
        if known is not None:
            return known
        text = self._format(entry.value, message, values)
        return self._formed.keep_text(key, Text(text, self._form(entry, message, "braille", values)))

    def form(self, message: str, attribute: str, **values: object) -> str:
        """Return an attribute of a message, or the message's text if it lacks the attribute; it is not cached.

        A message that this language lacks or cannot form is replaced as in ``text``.

        :param message: id of the message. :param attribute: name of the attribute, such as ``brief`` or a case.
        :param values: values by name.
        :raises MessageError: if ``strict`` or ``names_what_is_missing`` rules out a replacement.
        """
        other = self._said_by(message, values)
        if other is not None:
            return other.form(message, attribute, **values)
        try:
            entry = self._message(message)
        except MessageError as error:
            other, instead, named = self._in_place(error)
            return other.form(instead, attribute, **(named or values))
        return self._form(entry, message, attribute, values)

    def fixed_form(self, message: str, attribute: str) -> str | None:
        """Return an attribute of a message, or the message's text if it lacks the attribute; None if it cannot be
        formed without values.

        :param message: id of the message. :param attribute: name of the attribute.
        :raises MessageError: if neither this language nor the fallback language has the message.
        """
        other = self._said_by(message, {})
        if other is not None:
            return other.fixed_form(message, attribute)
        entry = self._message(message)
        try:
            return self._format(entry.attributes.get(attribute, entry.value), message, {})
        except MessageError:
            return None

    def _form(self, entry: Message, message: str, attribute: str, values: dict[str, object]) -> str:
        bundle = self._dots if attribute in _BRAILLE_FORMS else self._bundle
        try:
            return self._format(entry.attributes.get(attribute, entry.value), message, values, bundle)
        except MessageError as error:
            other, instead, named = self._in_place(error)
            return other.form(instead, attribute, **(named or values))

    def find(self, message: str, attribute: str) -> str | None:
        """Return an attribute of a message in this language alone; None if the message or the attribute is missing.

        :param message: id of the message. :param attribute: name of the attribute, empty for the message's text.
        :raises MessageError: if it cannot be formed without values.
        """
        entry = self._bundle.compiled_message(message)
        if entry is None:
            if not self.has_own_message(message):
                return None
            entry = self._bundle.get_message(message)
        pattern = entry.attributes.get(attribute) if attribute else entry.value
        written: object = pattern
        if isinstance(written, TextElement):  # nearly always true: forms of numbers and nouns
            return written.value
        return None if pattern is None else self._format(pattern, message, {})

    def _message(self, message: str) -> Message:
        entry = self._bundle.compiled_message(message)
        if entry is None and not self.has_own_message(message):
            raise MessageError(message, self.code, "is missing")
        return entry or self._bundle.get_message(message)

    def _format(
        self, pattern: Pattern | None, message: str, values: dict[str, object], bundle: SharedBundle | None = None
    ) -> str:
        if pattern is None:
            raise MessageError(message, self.code, "has no text of its own")
        plain: object = pattern
        if isinstance(plain, TextElement):
            return plain.value
        ready = {
            name.replace("_", "-"): value if type(value) is int else fluent_value(value)
            for name, value in values.items()
        }  # fmt: skip
        try:
            text, errors = (bundle or self._bundle).form(self, pattern, ready)
        except RecursionError as error:  # a translator's messages that refer to each other in a circle
            raise MessageError(message, self.code, "calls without end") from error
        if errors:
            raise MessageError(message, self.code, f"does not form, {type(errors[0]).__name__}", repr(errors[0]))
        return str(text)

    def card(self, card: str, case: str = "nom") -> str:
        """Return a card's name; the result is cached. A card whose number has no message is named by its code.

        :param card: the card. :param case: short name of the case, as for ``CARD``.
        """
        key = (str(card), str(case))
        if key not in self._named:
            self._named[key] = self._name_card(*key)
        return self._named[key]

    def _name_card(self, name: str, case: str) -> str:
        if name in SUIT:
            return self._french(name[0], name[1], case)
        if name == HIDDEN_CARD:
            return self.form("card-hidden", case)
        return self.form(f"number-{name}", case) if self.has(f"number-{name}") else name

    def _french(self, rank: str, suit: str, case: str) -> str:
        """Return a French card's name; a suit that agrees with the rank's gender has a form for it."""
        gender = self.form(f"rank-{rank}", "gender")
        agreeing = "braille" if case == "braille" else f"{gender}-{case}"
        return self.form(
            "french-card", case, rank=self.form(f"rank-{rank}", case), suit=self.form(f"suit-{suit}", agreeing)
        )

    def hand(self, cards: ValueList, case: str = "nom") -> str:
        """Return the names of French cards by suit, in the order of the hand.

        :param cards: French cards. :param case: short name of the case, or ``braille``.
        """
        suits: dict[str, list[str]] = {}
        for rank, suit in ((str(card)[0], str(card)[1]) for card in cards.items):
            suits.setdefault(suit, []).append(self.form(f"rank-{rank}", str(case)))
        braille = str(case) == "braille"
        parts = [
            self.form("suit-holding", str(case), suit=suit, ranks="".join(ranks) if braille else ", ".join(ranks))
            for suit, ranks in suits.items()
        ]
        return " ".join(parts)

    def cards(self, cards: ValueList | str, case: str = "nom") -> str:
        """Return the names of cards as a list with "and"; in braille French cards with blanks, so that no line divides
        one. :param case: short name of the case, as for ``CARDS``.
        """
        items: Sequence[Card] = [str(card) for card in cards.items] if isinstance(cards, ValueList) else [str(cards)]
        if case in ("acc", "the", "alike"):
            own = "nom" if case == "alike" else case
            return self.join([self._alike(card, count, own) for card, count in Counter(items).items()])
        names = [self.card(card, case) for card in items]
        if case != "braille":
            return self.join(names)
        return (" " if any(card in SUIT for card in items) else "").join(names)

    def _alike(self, card: Card, count: int, case: str) -> str:
        """Return a card as object or subject of a verb, equal ones joined: "two zeros"."""
        return self.card(card, case) if count == 1 else self.form("cards-alike", case, card=card, count=count)

    def player_name(self, seat: int, form: str = "name", case: str = "nom") -> str:
        """Return the name of a seat's player: "you" for the listener, "partner" for the listener's partner, else the
        player's own. Languages whose word for a partner has a gender name a partner who has not told it.

        :param seat: the player's seat, from 0.
        :param form: ``short`` for the sign of the player in braille, which is the same for partners as for others.
        :param case: short name of the case of "you" and of the word for the partner; names do not change.
        """
        place = int(seat)
        if form == "short":
            return self._people.sign(place, self.text("you-short"))
        if place == self._people.me:
            return self.form("you", case)
        if self._people.is_partner(place):
            return self._partner_word(self._people.persons[place], case)
        return self._people.persons[place].name

    def partner(self, form: str = "gender") -> str:
        """Return the gender of the listener's partner, to select by; ``masculine`` for a partner who is not known, so
        that sentences speak of any partner.

        :param form: ``who`` for the word for the partner instead, as in ``WHO``.
        """
        partner = self._people.partner() or Person("")
        return self._partner_word(partner) if form == "who" else partner.gender

    def _partner_word(self, partner: Person, case: str = "nom") -> str:
        return self.form(f"partner-{partner.gender}", case, name=partner.name)

    def seats(self, seats: ValueList) -> str:
        """Return the names of players as a list with "and".

        :param seats: the seats, from 0.
        """
        return self.join([self.player_name(int(str(seat))) for seat in seats.items])

    def signs(self, seats: ValueList) -> str:
        """Return the signs of players in braille, each with the name, separated by commas; a partner is marked.

        :param seats: the seats, from 0.
        """
        return ", ".join([self._sign_and_name(int(str(seat))) for seat in seats.items])

    def _sign_and_name(self, seat: int) -> str:
        """Return a player's sign in braille with the name."""
        sign, person = self.player_name(seat, "short").lower(), self._people.persons[seat]
        relation = self._people.relation(seat)
        return self.text("line-signed", sign=sign, name=person.name, gender=person.gender, relation=relation)

    def side(self, side: int) -> str:
        """Return ``us`` or ``them`` for a side, 0 or 1, or a seat; ``first``, ``second`` without a seat."""
        if self._people.own_seat is None:
            return ("first", "second")[int(side) % 2]
        return "us" if int(side) % 2 == self._people.own_seat % 2 else "them"

    def chance(self, chance: float, form: str = "full") -> str:
        """Return a chance in whole percent as words that follow "is".

        A chance that rounds to 0 or 100 percent but is neither is "under 1 percent" or "over 99 percent".

        :param chance: from 0 to 1. :param form: ``short`` for braille, which writes it briefly with digits.
        """
        value = float(chance)
        percent = round(100 * value)
        edge = "under" if value > 1e-9 and not percent else "over" if value < 1 - 1e-9 and percent == 100 else "between"
        return self.form("odds-chance", str(form), percent=percent, edge=edge)

    def join(self, names: Sequence[str]) -> str:
        """Return names as a list in the language's form: "a, b and c"; one name alone, empty for none.

        :param names: the names, in order.
        """
        if len(names) < 2:
            return names[0] if names else ""
        return self.text("list-and", rest=join_texts(", ", names[:-1]), last=names[-1])


#: the functions of messages for cards and people
CARD_AND_PEOPLE_FUNCTIONS: Functions = {
    "CARD": Language.card,
    "CARDS": Language.cards,
    "HAND": Language.hand,
    "RANK": lambda language, card, case="nom": language.form(f"rank-{str(card)[0]}", str(case)),
    "SUIT": lambda language, suit, case="nom": language.form(f"suit-{suit}", str(case)),
    "WHO": Language.player_name,
    "NAME": lambda language, seat: language.people.persons[int(seat)].name,
    "SEATS": Language.seats,
    "SIGNS": Language.signs,
    "PERSON": lambda language, seat: language.people.person(int(seat)),
    "SIDE": Language.side,
    "CHANCE": Language.chance,
    "LISTENER": lambda language: language.people.listener(),
    "PARTNER": Language.partner,
}

#: the functions of messages that braille writes in their short form, if a message names no other
BRAILLE_FUNCTIONS: Functions = {
    "CHANCE": lambda language, chance, form="short": language.chance(chance, form),
}

#: the first letter of a text, or of a sentence after a word and a stop ("3. deal" ends no sentence)
_FIRST_LETTER = re.compile(r"^\w|(?<=[^\W\d_][.!?] )\w")


def _mark(said: str, code: str) -> Text:
    """Return a text marked with its language."""
    return Text(said, lambda: braille_of(said), code)


def _capital(text: str) -> str:
    """Return a text whose sentences begin with capitals, even if a value comes first."""
    return _FIRST_LETTER.sub(lambda letter: letter.group().upper(), text)


#: attributes for a braille line
_BRAILLE_FORMS = ("braille", "short")
