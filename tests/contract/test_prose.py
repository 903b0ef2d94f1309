"""Docstrings, comments and READMEs stay free of inverted sentences; ``tests/bench/prose.txt`` lists their words."""

import pytest

from tests.bench.prose import bare, counts, documents, prose, room, total

#: rooms whose docstrings the authors of other programs and games read first
PUBLIC = ("numeramis_access/core", "numeramis_access/tables", "numeramis_access/evening", "numeramis_access/engine")
WHAT_TO_DO = "write subject, verb, object, and use a noun where a clause stands: see docstrings of tables/requests.py"


def rooms() -> dict[str, list[str]]:
    """Return the files of each room of the program and of each folder of tests; the program's documents are a room."""
    files: dict[str, list[str]] = {"documents": []}
    for name in documents():
        files.setdefault(room_of(name), []).append(name)
    return files


def room_of(name: str) -> str:
    """Return the room of a file: a document belongs to the documents, a test to its folder."""
    if name.startswith("tests/"):
        return "/".join(name.split("/")[:-1][:2])
    return "documents" if name.endswith(".md") else room(name)


@pytest.mark.parametrize("name", sorted(rooms()))
def test_a_room_is_written_plainly(name: str) -> None:
    files = rooms()[name]
    most = 1.0 if name == "documents" or name in PUBLIC else 3.0
    by_file = counts(files)
    worst = sorted(by_file, key=lambda file: by_file[file].hits)[-3:]
    count = total(by_file.values())
    if name.startswith("tests"):  # one listed word must not fail a small folder
        count = count._replace(words=max(count.words, 1000))
    assert count.rate <= most, f"{WHAT_TO_DO}; most hits: {', '.join(reversed(worst))}"


def test_comparing_code_leaves_out_docstrings_alone() -> None:
    assert bare('def f():\n    """Do."""\n    return 1\n') == bare('def f():\n    """Do more."""\n    return 1\n')
    assert bare("def f():\n    return 1\n") != bare("def f():\n    return 2\n")
    assert bare('x = "Do."\n') != bare('x = "Do more."\n')


def test_prose_is_docstrings_and_comments(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("prose") / "file.py"
    file.write_text('"""One."""\nx = "not this"  # two\n\n\ndef f():\n    """Three."""\n')
    assert prose(file).split() == ["One.", "Three.", "two"]
