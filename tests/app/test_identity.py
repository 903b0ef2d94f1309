"""The key of a device: it lasts, also where it cannot be saved."""

from __future__ import annotations

from pathlib import Path

from numeramis_access.app.people.identity import device_key
from numeramis_access.store.home import Home


def test_a_key_that_cannot_be_saved_stays_the_same_until_it_is_saved(tmp_path: Path) -> None:
    place = tmp_path / "home"
    place.write_text("a file where the folder belongs")
    home = Home.at(place)
    key = device_key(home)
    assert device_key(home) == key, "a line that breaks comes back as the same person"
    place.unlink()
    assert device_key(home) == key
    assert home.people_key.read_text() == key, "it is saved as soon as it can be"
    assert device_key(Home.at(tmp_path / "another")) != key
