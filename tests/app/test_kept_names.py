"""The names of kept matches in the lists of unfinished matches and of records."""

from __future__ import annotations

import datetime
import random

import pytest

from numeramis_access.app.reading import records
from numeramis_access.app.shell.scene import Push
from numeramis_access.app.table import local_match
from numeramis_access.app.table.kept_names import name_makers
from numeramis_access.catalogue import STANDARD
from numeramis_access.core.codec import read_options, to_json_value
from numeramis_access.core.table import Table
from numeramis_access.store.journal import Entrant, Header, Journal
from numeramis_access.words.phrases import Text
from tests.app.player import home, player
from tests.contract.walk import walk

NOW = datetime.datetime.now()
YESTERDAY = NOW - datetime.timedelta(days=1)
OTHERS = ("Alojz", "Bedřich", "Dana")


def keep(game: str, options: dict[str, object], when: datetime.datetime, steps: int = 0) -> None:
    """Keep a match after ``steps`` actions; with 0 keep a whole match among the records."""
    rules = STANDARD[game].ruleset()
    table = Table(rules, read_options(rules, options), 4, 7)
    entrants = (Entrant("Jiří"), *(Entrant(name, level="club") for name in OTHERS))
    folder = home().matches if steps else home().records
    folder.mkdir(parents=True, exist_ok=True)
    header = Header(game, 4, 7, to_json_value(table.options), entrants)
    journal = Journal.create(folder / f"{game}-{when:%Y%m%d-%H%M%S}-000000-1.match", header)
    for _ in walk(table, random.Random(5), steps or 100_000):
        pass
    journal.append(*table.record)
    if not steps:
        result = rules.match_result(table.state)
        assert result is not None
        journal.finish(result.places, result.score)
    journal.close()


@pytest.mark.parametrize(
    ("language", "continued"),
    [
        (
            "cs",
            ["Quist, dnes ve dvacet dvacet sedm, hry: vy nula, soupeři nula, u stolu Alojz, Bedřich a Dana",
             "Whist cayenne, včera v devět hodin a pět minut, body: vy nula, soupeři nula; partie: vy nula, "
             "soupeři nula, u stolu Alojz, Bedřich a Dana"],
        ),
        (
            "en",
            ["Quist, this evening at eight twenty-seven, games: you none, them none, with Alojz, Bedřich and Dana",
             "Whist, Cayenne, yesterday morning at nine oh five, points: you none, them none; games: you none, "
             "them none, with Alojz, Bedřich and Dana"],
        ),
    ],
)  # fmt: skip
def test_a_match_is_called_by_game_variant_day_score_and_company(
    language: str, continued: list[str]
) -> None:
    keep("quist", {"games": 3}, NOW.replace(hour=20, minute=27), steps=6)
    keep("whist", {"tour": "cayenne"}, YESTERDAY.replace(hour=9, minute=5), steps=12)
    with player(language) as someone:
        someone.app.follow(local_match.continue_unfinished_match(someone.app))
        said = [someone.told()[-1], *someone.press("down")]
        assert [text.rpartition(", ")[0] for text in said] == continued


@pytest.mark.parametrize(
    ("language", "first", "last"), [("cs", "dnes ve dvacet dvacet sedm", "Quist"), ("en", "this evening", "Quist")]
)
def test_what_is_the_same_for_all_of_a_list_comes_last(language: str, first: str, last: str) -> None:
    keep("quist", {"games": 3}, NOW.replace(hour=20, minute=27), steps=6)
    keep("quist", {"games": 3}, YESTERDAY.replace(hour=9, minute=5), steps=12)
    with player(language) as someone:
        newest, older = (name() for name in name_makers(someone.app, sorted(home().matches.iterdir(), reverse=True)))
        assert newest.startswith(first)
        assert older != newest
        for name in (newest, older):
            assert last in name.split(", ")[-4:]
        assert isinstance(newest, Text)
        assert "20:27" in newest.braille


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_record_tells_how_it_ended_and_what_its_file_says_not_is_called_by_it(language: str) -> None:
    keep("quist", {"games": 3}, YESTERDAY.replace(hour=9, minute=5))
    (home().records / "quist-20260101-120000-1.match").write_bytes(b"nothing\n")
    with player(language) as someone:
        someone.app.follow(Push(records.menu(someone.app)))
        told = someone.told()[-1]
        assert {"cs": " ku ", "en": " to "}[language] in told
        assert any(word in told for word in ("vyhráno", "prohráno", "won", "lost"))
        assert "uist-20260101-120000-1" in someone.press("down")[0]
