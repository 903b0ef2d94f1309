"""Make a house as version 73b1985 left it: ``git archive 73b1985``, then ``PYTHONPATH=there python make.py HERE``.

Eva has a phone, six words, a passkey and a page in Czech; Otto has an invisible name; one match is in progress and one
is over. All keys and cookies are made up and stand in ``secrets.json``.
"""

from __future__ import annotations

import json
import sqlite3
import sys
from pathlib import Path

from numeramis_access.app.people.identity import device_key
from numeramis_access.server.people.members import Members
from numeramis_access.server.stores.port import KeptTable, KnownPerson, Passkey
from numeramis_access.server.stores.sqlite import SqliteStore
from numeramis_access.server.visitors import home_of

COOKIE = "Zq3mVd0Xc1R7yWb5nK8sT2uLh4gJ6fAe9pQoIiUvMxE"
PHONE = "bN4xV7cM1zQ8wE5rT2yU9iO6pA3sD0fGhJkLlKjHgFd"
OTTO = "x" * 43  # a test key of that time, still accepted


def make(folder: Path) -> None:
    """Make the house in an empty folder."""
    house = folder / "made.sqlite"
    store = SqliteStore(house)
    members = Members(store)
    eva = members.hello(PHONE, "Eva Malá", "feminine", "cs")
    words = members.passphrase(eva, "cs")
    home = home_of(folder / "homes", COOKIE)
    home.settings.mkdir(parents=True)
    home.settings_file.write_text('language = "cs"\nname = "Eva Malá"\n', encoding="utf-8")
    page = device_key(home)
    members.also_by(eva.id, page)
    otto = members.hello(OTTO, "\u3164", "masculine", "en")
    store.keep(KnownPerson(otto.id, "\u3164", "masculine", "en"))
    store.keep_passkey(Passkey(b"\1\2", eva.id, "table.example", b"public", 3))
    seats = json.dumps({"places": [{"person": eva.id}, {"person": otto.id}]}).encode()
    store.finish(KeptTable("t1", "one two three four", "over", seats), (eva.id, otto.id), 1763800000.0)
    store.block(eva.id, otto.id)
    store.close()
    with sqlite3.connect(house) as db:
        version = db.execute("PRAGMA user_version").fetchone()[0]
        dump = [f"PRAGMA user_version = {version};", *db.iterdump()]
    (folder / "people.sql").write_text("\n".join(dump) + "\n", encoding="utf-8")
    secrets = {"cookie": COOKIE, "phone": PHONE, "page": page, "otto": OTTO, "words": words, "eva": eva.id}
    (folder / "secrets.json").write_text(json.dumps(secrets, indent=1) + "\n", encoding="utf-8")
    for left in folder.glob("made.sqlite*"):
        left.unlink()


if __name__ == "__main__":
    make(Path(sys.argv[1]))
