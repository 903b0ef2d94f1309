"""The player's own data on a server: rename, fetch matches, save the data, delete the account."""

from __future__ import annotations

from functools import partial

import msgspec

from numeramis_access.app.people.company import Company
from numeramis_access.app.people.identity import new_id
from numeramis_access.app.people.turns import holiday_entries
from numeramis_access.app.shell.menu import Entry, Menu, back_entry, button_entry, confirmation_menu
from numeramis_access.app.shell.scene import Push, Transition
from numeramis_access.app.shell.writing import MAX_NAME_CHARACTERS, WritingMenu
from numeramis_access.output.channel import TakesFiles
from numeramis_access.store.files import clean_name, write_whole
from numeramis_access.tables.person_requests import DeleteMe, MyData, Rename
from numeramis_access.tables.request_fields import Json

#: name of the file with the server's data about the player
DATA_FILE = "my-data.json"


class MyselfMenu(Menu):
    """The menu of the player's own data on one server; only the way back while the server has not recognised the
    player.
    """

    def __init__(self, company: Company) -> None:
        super().__init__(company.app, "people-myself", self._lines)
        self._company = company

    def _lines(self) -> list[Entry]:
        app, missing = self.app, len(self._company.records.missing_tables)
        if not self._company.is_recognised:
            return [back_entry(app)]
        name = WritingMenu(app, "people-name", self._rename, longest=MAX_NAME_CHARACTERS)
        delete = partial(self._company.passphrase.prove, self._delete)
        really = partial(confirmation_menu, app, "people-really-delete-me", delete)
        fetch = (
            [button_entry(app, "people-fetch-matches", self._company.records.fetch_all, count=missing)]
            if missing
            else []
        )
        return [
            Entry(lambda: app.text("people-rename", name=self._company.name), lambda: Push(name)),
            *fetch,
            *holiday_entries(self._company),
            *self._company.passphrase.lost_words_entries(),
            button_entry(app, "people-my-data", self._save),
            button_entry(app, "people-delete-me", lambda: Push(really())),
            back_entry(app),
        ]

    def _rename(self, text: str) -> Transition | None:
        def done(answer: Json) -> None:
            self._company.name = str(answer.get("name", ""))
            self.app.change(name=self._company.name)
            self.app.say("people-renamed", name=self._company.name)
            self._note_told()

        name = clean_name(text)
        gender = self._company.readable_gender(self.app.settings.gender)
        self._company.ask(Rename(id=new_id(), name=name, gender=gender), done)
        return None

    def _save(self) -> None:
        self._company.ask(MyData(id=new_id()), self._keep_file)

    def _keep_file(self, answer: Json) -> None:
        """Give the server's data to the browser if it takes files, otherwise write a file."""
        app, content = self.app, msgspec.json.format(msgspec.json.encode(answer), indent=2)
        browser = next((channel for channel in app.announcer.channels if isinstance(channel, TakesFiles)), None)
        if browser is not None:
            browser.give_file(DATA_FILE, content)
            app.say("exported", name=DATA_FILE)
            return
        target = app.home.exports / DATA_FILE
        try:
            write_whole(target, content)
        except OSError:
            app.say("not-exported", cue="refusal", name=str(target))
        else:
            app.say("exported", name=str(target))

    def _delete(self, words: str) -> Transition | None:
        def done(_: Json) -> None:
            self._company.close_for_good()
            self.renew()
            self.app.say("people-deleted")

        self._company.ask(DeleteMe(id=new_id(), words=words), done)
        return None
