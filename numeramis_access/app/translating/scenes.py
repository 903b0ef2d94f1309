"""The scenes of translating: files with missing messages, then one message with examples, values and forms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry
from numeramis_access.app.shell.ports import App
from numeramis_access.app.shell.scene import EnterAgain, Pop, Push, Scene, Transition
from numeramis_access.app.shell.writing import WritingMenu
from numeramis_access.app.translating.workshop import Source, Workshop
from numeramis_access.words.announcement import Announcement, Priority
from numeramis_access.words.language import MessageError
from numeramis_access.words.phrases import Text
from numeramis_access.words.translation_check import fluent_text, one_line_text

#: longest sentence to write, in characters
MAX_SENTENCE_CHARACTERS = 1000


def menu(app: App, code: str) -> Scene:
    """Return the menu of the files in which a language lacks messages, each with the number of missing ones.

    The translator's own files that are damaged are named before them. If nothing is missing, an entry says so.

    :param app: the program. :param code: code of an incomplete language, such as ``sk``.
    :raises KeyError: for an unknown language.
    """
    home = app.home.translations
    workshop = Workshop(code, app.language.languages, app.catalogue, home, app.settings.gender)

    def entries() -> list[Entry]:
        counts = [(source, len(workshop.missing_messages(source))) for source in workshop.sources]
        files = [
            Entry(partial(app.text, "translate-file", file=source.name, count=count),
                  partial(_open, app, workshop, source), identity=source.name, synonyms=(source.name,))
            for source, count in counts if count
        ]  # fmt: skip
        damaged = [
            Entry(partial(app.text, "translate-damaged", file=str(workshop.own_file(source))))
            for source in workshop.sources if workshop.is_damaged(source)
        ]  # fmt: skip
        return [*damaged, *files, *([] if files else [Entry(partial(app.text, "translate-all"))]), back_entry(app)]

    return Menu(app, "translate", entries, language=app.language.languages[code].name)


def _open(app: App, workshop: Workshop, source: Source) -> Transition:
    return Push(MessageMenu(app, workshop, source, workshop.missing_messages(source)[0]))


def _sentences(app: App, workshop: Workshop, source: Source, go: Callable[[str], Transition]) -> Menu:
    """Return the list of a file's sentences, each with its text, or the fallback language's if it is not translated.

    :param go: returns the transition to a message, from its id.
    """

    def label(name: str, is_missing: bool) -> str:
        code = workshop.languages.fallback if is_missing else workshop.code
        message = workshop.message(source, name, code)
        text = one_line_text(message.value) if message else ""
        return app.text("translate-listed", name=name.replace("-", " "), missing=is_missing, text=text)

    def entries() -> list[Entry]:
        missing = set(workshop.missing_messages(source))
        listed = [
            Entry(partial(label, name, name in missing), partial(go, name),
                  identity=name, synonyms=(name.replace("-", " "),))
            for name in workshop.order(source) if name in missing or workshop.message(source, name, workshop.code)
        ]  # fmt: skip
        return [*listed, back_entry(app)]

    return Menu(app, "translate-list", entries, file=source.name)


class MessageMenu(Menu):
    """One message to translate: examples of it in the complete languages, its values, and the forms of its translation
    so far.

    A form is spoken with sample values as soon as it is written; nothing is saved before the entry that keeps it.

    :param workshop: the messages of the language. :param source: the message's file. :param name: id of the message.
    :param app: the program.
    """

    def __init__(self, app: App, workshop: Workshop, source: Source, name: str) -> None:
        self._workshop, self._source, self._name = workshop, source, name
        models = {
            code: message for code in workshop.languages.complete() if (message := workshop.message(source, name, code))
        }
        self._model = models[workshop.languages.fallback]
        own = workshop.message(source, name, workshop.code)
        given = (attribute.id.name for model in models.values() for attribute in model.attributes)
        attributes = dict.fromkeys((*workshop.plural_forms(name), *given))
        #: the translation of each form in one line; the empty key is the message's value
        self._forms: dict[str, str] = {"": one_line_text(own.value) if own else ""}
        written = {attribute.id.name: one_line_text(attribute.value) for attribute in own.attributes} if own else {}
        self._forms |= {form: written.get(form, "") for form in attributes}
        #: rejected texts, kept to be corrected
        self._drafts: dict[str, str] = {}
        super().__init__(app, "translate-message", self._lines, name=name.replace("-", " "), file=source.name)

    def _lines(self) -> list[Entry]:
        spoken = sorted(self._workshop.languages.complete(), key=lambda code: code != self.app.language.code)
        examples = [entry for code in spoken for entry in self._examples(code)]
        values = self._workshop.values(self._source, self._name)
        told = [f"{name}: {', '.join(dict.fromkeys(str(sample[name]) for sample in values))}" for name in values[0]]
        about = [Entry(partial(self.app.text, "translate-values", values="; ".join(told)))] if told else []
        forms = [
            Entry(partial(self.app.text, "translate-form", form=form or "none"), partial(self._write, form),
                  partial(self._so_far, form))
            for form in self._forms
        ]  # fmt: skip
        ends = [
            button_entry(self.app, "translate-hear", self._hear),
            button_entry(self.app, "translate-keep", self._keep),
            button_entry(self.app, "translate-on", self._go_on),
            button_entry(self.app, "translate-sentences", self._list),
        ]
        return [*examples, *about, *forms, *ends, back_entry(self.app)]

    def _examples(self, code: str) -> list[Entry]:
        """Return the message in a complete language, in that language's voice and braille table."""
        try:
            said = next(self._workshop.spoken_forms(self._source, self._name, code))
        except MessageError:
            return []
        # the menu adds a comma and the place behind it
        return [Entry(partial(Text, said.text.rstrip("."), said.braille, code), identity=code)]

    def _so_far(self, form: str) -> str:
        return self._forms[form] or self.app.text("writing-nothing")

    def _write(self, form: str) -> Transition:
        """Open the field of a form with its draft, its translation so far, or the stand-in language's text."""
        model = {"": self._model.value, **{attribute.id.name: attribute.value for attribute in self._model.attributes}}
        text = self._drafts.get(form) or self._forms[form] or one_line_text(model.get(form))
        done = partial(self._take_text, form)
        return Push(
            WritingMenu(self.app, "translate-write", done, text, MAX_SENTENCE_CHARACTERS, True, form=form or "none")
        )

    def _take_text(self, form: str, text: str) -> None:
        before, self._forms[form] = self._forms[form], text
        self._drafts.pop(form, None)
        if self._tell_wrong():
            self._forms[form], self._drafts[form] = before, text
        else:
            self._say_samples([form])

    def _written_forms(self) -> dict[str, str]:
        return {form: text for form, text in self._forms.items() if text or not form}

    def _tell_wrong(self, drafts: Mapping[str, str] = MappingProxyType({})) -> bool:
        """Say why the translation cannot be formatted; return whether it cannot. :param drafts: rejected texts to put
        in the place of its forms.
        """
        forms = {**self._written_forms(), **drafts}
        wrong = self._workshop.error_of(self._source, self._name, forms if forms[""] else {**forms, "": "…"})
        if wrong is not None:
            self.app.say("translate-wrong", Priority.QUEUE, "refusal", why=wrong.code, what=wrong.what or "none")
        return wrong is not None

    def _hear(self) -> None:
        """Say the whole translation."""
        forms = [form for form, text in self._written_forms().items() if text]
        self._say_samples(forms)
        if not forms:
            self.app.say("writing-empty", cue="refusal")

    def _say_samples(self, forms: list[str]) -> None:
        """Say these forms with each set of values, in the voice and the braille table of the language."""
        filled = self._written_forms()
        written = fluent_text(self._name, {**filled, "": filled[""] or "…"})
        for form in forms:
            for sample in self._workshop.spoken_forms(self._source, self._name, self._workshop.code, form, written):
                self.app.tell([Announcement(
                    "translate-heard", sample.text, sample.text, sample.text if form else sample.braille,
                    language=self._workshop.code,
                )])  # fmt: skip

    def _keep(self) -> Transition | None:
        """Write the translation into the home, and return the transition to the next missing message.

        If it is empty, wrong or cannot be written, say so and return None, to stay.
        """
        if self._tell_wrong(self._drafts):
            return None
        # a text can have been rejected only because it refers to one that was written after it
        self._forms |= self._drafts
        self._drafts.clear()
        if not self._forms[""]:
            self.app.say("writing-empty", cue="refusal")
            return None
        try:
            kept = self._workshop.save_message(self._source, self._name, self._written_forms())
        except OSError:
            self.app.say("translate-not-kept", cue="refusal")
            return None

        def say() -> None:
            self.app.say("translate-kept", Priority.QUEUE, file=str(kept))

        return self._open_next(say)

    def _go_on(self) -> Transition:
        return self._open_next()

    def _list(self) -> Transition:
        """Open the list of the file's sentences, translated ones too."""

        def go(name: str) -> Transition:
            return Pop(then=lambda: Pop(then=lambda: Push(MessageMenu(self.app, self._workshop, self._source, name))))

        return Push(_sentences(self.app, self._workshop, self._source, go))

    def _open_next(self, say: Callable[[], None] | None = None) -> Transition:
        """Open the next missing message of the file; after the last one go back to the files.

        :param say: says the result.
        """
        missing, order = self._workshop.missing_messages(self._source), self._workshop.order(self._source)
        later = [name for name in missing if order.index(name) > order.index(self._name)]

        def then() -> Transition:
            if not later:
                return EnterAgain(say)
            if say is not None:
                say()
            return Push(MessageMenu(self.app, self._workshop, self._source, later[0]))

        return Pop(then=then)
