"""Files, classes and their members, options, modules, messages and keys that the documents name exist.

The tests look up every name in back quotes of every document about the code: a path in the tree, the module and the
options of a command, ``Class.member`` in that class or its bases, any other word in the code. Comments and docstrings
do not count. ``OTHERS`` lists names of other programs with their owners.
"""

from __future__ import annotations

import fnmatch
import re
import subprocess
from functools import cache
from pathlib import Path

from tests.protocols import ROOT

#: lines of a shell or of a protocol, and text in back quotes
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`]+)`")
#: a file or folder, possibly with a wildcard; a name, possibly with its owner; an option
PATH = re.compile(r"(?:[\w<>*.…-]*(?:/[\w<>*.…-]*)+|[\w.-]+\.(?:py|toml|ftl|md|json|sh|exe|whl|zip))")
NAME = re.compile(r"[A-Za-z_][\w-]*(?:\.[A-Za-z_]\w*)*(?:\(.*\))?")
OPTION = re.compile(r"(?<!\S)--[a-z][\w-]+")
#: comments and docstrings of Python
REMARKS = re.compile(r'^ *"""[A-Z].*?"""$|^ *#.*?$', re.DOTALL | re.MULTILINE)
#: folders in which a document's paths may begin, besides its own; endings of code and of its configuration
ROOTS = (
    "", "numeramis_access", "numeramis_access/games", "numeramis_access/games/<game>", "numeramis_access/words",
    "numeramis_access/words/locale/en", "numeramis_access/games/<game>/locale/en", "tests/bench/strangers",
)  # fmt: skip
CODE = {".py", ".ftl", ".toml", ".js", ".mjs", ".css", ".html", ".c", ".yml", ".sh", ".service", ".rules", ".txt", ""}
#: names of a system, a browser, a screen reader or a library, and paths on the machine of a user
OTHERS = {
    *("ReadConsoleInput", "getwch", "SAPI.SpVoice", "PGPASSWORD"),  # Windows, Python, PostgreSQL
    *("shouldPassThrough", "browseMode.py"),  # NVDA
    *("aria-errormessage", "navigator.credentials.create"),
    *("records/NAME.judged", "translations/LANGUAGE"),  # a player's home
    *("numeramis-access.exe", "numeramis-access/windows"),  # products of a build
    *(".venv/bin/numeramis-access", ".venv/bin/python"),  # of the first start
    *("README.txt", "CTIMNE.txt"),
    *("numeramis_access-VERSION-py3-none-any.whl", "Numeramis-Access-VERSION-windows-x64.zip"),
    *("/var/lib/numeramis-access-backup", "/usr/games", "2/3", "3/3"),  # on a server, of its machines
    "/etc/numeramis-access/calls.toml",
    "/privacy.html",  # of the running server
    "pywebpush",  # a package that is not used
    *("view.legal", "position.seat", 'random.Random("<salt>/restock/<n>")'),  # parts of messages, a piece of code
}


def in_git(*patterns: str) -> list[str]:
    """Return the files in git, sorted."""
    listed = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True)
    return listed.stdout.splitlines()


@cache
def tree() -> frozenset[str]:
    """Return every file, with and without its ending, and every folder, as ``/folder/file``."""
    paths = [Path("/", path) for path in in_git()]
    return frozenset(str(one) for path in paths for one in (path, path.with_suffix(""), *path.parents))


@cache
def code() -> dict[str, str]:
    """Return the text of every file of code without comments, except this file, which plants missing names."""
    wanted = (path for path in in_git() if Path(path).suffix in CODE and (".ftl" not in path or "/en/" in path))
    paths = [path for path in wanted if not path.endswith(Path(__file__).name)]
    texts = {path: (ROOT / path).read_text("utf-8") for path in paths}
    return {path: REMARKS.sub("", text) if path.endswith(".py") else text for path, text in texts.items()}


@cache
def words() -> frozenset[str]:
    """Return all words of code, whole hyphenated words and their parts, and the names of the files."""
    joined = {one for text in code().values() for one in set(re.findall(r"\w[\w-]*", text))}
    files = {part for path in code() for part in (*Path(path).parts, Path(path).stem)}
    return frozenset(joined.union(files, *(one.split("-") for one in joined)))


@cache
def quoted() -> frozenset[str]:
    """Return all string constants that look like a file or a folder."""
    return frozenset(one for text in code().values() for one in re.findall(r"""["']([\w/.-]*[/.][\w/.-]*)["']""", text))


@cache
def bodies() -> dict[str, list[str]]:
    """Return the texts of each class and each file, by their names."""
    found: dict[str, list[str]] = {}
    for path, text in code().items():
        if path.endswith(".py"):
            file = Path(path)
            found.setdefault(file.stem if file.stem != "__init__" else file.parent.name, []).append(text)
            for block in re.split(r"^(?=class )", text, flags=re.MULTILINE)[1:]:
                name = re.findall(r"\w+", block[:99])[1]
                end = re.search(r"\n(?=[\w@#])", block)
                found.setdefault(name, []).append(block[: end.start()] if end else block)
    return found


def is_there(path: str, beside: str) -> bool:
    """Return whether a file or folder exists, in a document's own folder or in one of ``ROOTS``."""
    for root in (beside, *ROOTS):
        at = re.sub(r"/\w+/\.\.(?=/)", "", f"/{root}/{path}".replace("//", "/")).rstrip("/")
        pattern = re.sub(r"<\w+>|…|LANGUAGE", "*", at)
        if at in tree() or ("*" in pattern and fnmatch.filter(tree(), pattern)):
            return True
    return False


def has(owner: str, member: str) -> bool:
    """Return whether a class, one of its bases, or a file of that name has a member."""
    texts = bodies().get(owner, [])
    above = {one for text in texts for one in re.findall(r"\w+", text.partition(":\n")[0])[1:]} - {owner}
    named = any(re.search(rf"\b{member}\b", text) for text in texts)
    return named or (owner[:1].isupper() and any(has(one, member) for one in above if one[:1].isupper()))


def missing(span: str, beside: str) -> list[str]:
    """Return the missing names of a piece of a document in back quotes."""
    span = " ".join(span.split())
    lacking = [one for one in OPTION.findall(span) if one.removeprefix("--") not in words()]
    if span.startswith(("python -m ", "python3 -m ")):
        module = span.split()[2].replace(".", "/")
        return lacking if is_there(module, "") or module in ("pytest", "pip", "pipx", "venv") else [span]
    if PATH.fullmatch(span) and (span in quoted() or is_there(span, beside)):
        return []
    if NAME.fullmatch(span):
        name = re.sub(r"\(.*\)", "", span)
        owner, _, member = name.rpartition(".")
        owner = owner.rpartition(".")[2]
        fits = name in words() or (owner and has(owner, member)) or is_there(name.replace(".", "/"), beside)
        return [] if fits else [span]
    if PATH.fullmatch(span):
        owner, _, member = span.rpartition(".")
        return [] if is_there(owner, beside) and has(owner.rpartition("/")[2], member) else [span]
    return lacking


def test_what_documents_name_exists() -> None:
    assert missing("app/people/begun", "") == ["app/people/begun"]
    assert missing("Menu.renewed", "") == ["Menu.renewed"]
    assert missing("python -m tests.nothing --deals", "") == ["python -m tests.nothing --deals"]
    assert missing("numeramis-access arena --no-such-option", "") == ["--no-such-option"]
    found = {
        (document, one)
        for document in in_git("*.md") if "/locale/" not in document
        for span in SPAN.findall(FENCED.sub("", (ROOT / document).read_text("utf-8")))
        for one in missing(span, str(Path(document).parent).replace(".", ""))
    }  # fmt: skip
    assert sorted(one for one in found if one[1] not in OTHERS) == []
    assert {one for _, one in found} == set(OTHERS), "an exception that is none any more"
