"""The key of a device: it lasts, also where it cannot be saved."""

from __future__ import annotations

from pathlib import Path

from numeramis_access.app.people.identity import key_of
from numeramis_access.store.home import Home


def test_a_key_that_cannot_be_saved_stays_the_same_until_it_is_saved(tmp_path: Path) -> None:
    place = tmp_path / "home"
    place.write_text("a file where the folder belongs")
    home = Home.at(place)
    key = key_of(home)
    assert key_of(home) == key, "a line that breaks comes back as the same person"
    place.unlink()
    assert key_of(home) == key
    assert home.people_key.read_text() == key, "it is saved as soon as it can be"
    assert key_of(Home.at(tmp_path / "another")) != key
