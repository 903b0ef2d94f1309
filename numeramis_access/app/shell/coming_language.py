"""The language that the player has chosen while its texts are still being fetched."""

from __future__ import annotations

from numeramis_access.app.shell.ports import LanguageTexts


class ComingLanguage:
    """The chosen language whose texts are being fetched; at most one at a time, the last one chosen.

    :param texts: source of the texts, None if those of all languages are present.
    """

    def __init__(self, texts: LanguageTexts | None) -> None:
        self._texts = texts
        self._code = ""

    def fetch(self, code: str) -> bool:
        """Start to fetch the texts of a chosen language if they are not here; return whether they are being fetched.

        A language that was awaited before is awaited no longer.

        :param code: code of the language, empty for none.
        """
        if self._texts is None:
            return False
        self._code = "" if not code or self._texts.has(code) else code
        if self._code:
            self._texts.fetch(code)
        return bool(self._code)

    def note_arrival(self, code: str) -> bool:
        """Take the news that fetching a language has ended, in success or failure; return whether it was awaited, and
        await it no longer.

        :param code: code of the language.
        """
        is_awaited = bool(code) and code == self._code
        self._code = "" if is_awaited else self._code
        return is_awaited
