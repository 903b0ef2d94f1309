"""Debian's package: the program for Debian's own Python, with Debian's packages for speech and braille.

The package carries locked versions of everything that Debian lacks or has too old. Its build needs no root, and no
Python of that release: the package's modules are compiled where it is installed.
"""

from __future__ import annotations

import email.utils
import gzip
import hashlib
import re
from pathlib import Path
from typing import NamedTuple

from numeramis_access import __version__
from numeramis_access.app.shell.installation import DEBIAN_PACKAGES
from numeramis_access.catalogue import STANDARD
from numeramis_access.cli import SERVER_MODULES, TOOL_COMMANDS
from numeramis_access.output.window.window import ICON_FILE, WINDOW_TITLE
from numeramis_access.words.language import Language
from numeramis_access.words.languages import LANGUAGES
from tests.bench.figures import Report
from tests.ship import bill
from tests.ship.carried import all_named
from tests.ship.parts import NAME, ROOT, changed_at, drawn, installed, run, settle
from tests.wheels import Target

#: the oldest C library that the carried parts fit, and uv's name for a Debian with it
GLIBC = "2.34"
SYSTEM = f"x86_64-manylinux_{GLIBC.replace('.', '_')}"
#: folder of the program and its own parts
PLACE = f"usr/lib/{NAME}"
DEPENDS = (f"libc6 (>= {GLIBC})", *DEBIAN_PACKAGES.values(), "espeak-ng-data")
#: speech and braille services
RECOMMENDS = ("speech-dispatcher", "speech-dispatcher-espeak-ng", "python3-speechd", "brltty", "libasound2",
              "fonts-dejavu-core")  # fmt: skip
#: the person who answers for a package; the owner of a build names one, and ``.invalid`` is nobody's
MAINTAINER = f"the authors of Numeramis Access <{NAME}@not-named.invalid>"
SUGGESTS = ("orca", "liblouis20", "espeak-ng")
#: edges of the icon in pixels, besides the drawing
SIZES = (48, 256)
STARTER = f"""\
#!/bin/sh
# -P: nothing is taken from the folder that one happens to be in.
NUMERAMIS_OWN=deb PYTHONPATH=/{PLACE} exec /usr/bin/python3 -P -m numeramis_access "$@"
"""
DESKTOP = """\
[Desktop Entry]
Type=Application
Name={name}
{comments}
Exec={command}
Icon={command}
Terminal=false
Categories=Game;CardGame;
Keywords=whist;quist;cards;karty;braille;accessibility;
StartupWMClass={name}
"""
CONTROL = """\
Package: {name}
Version: {version}
Architecture: amd64
Section: misc
Priority: optional
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: {recommends}
Suggests: {suggests}
Description: card table that can be heard and touched
 Quist, Sipky and Loker, the games of the Numeramis number cards, and Whist
 with its old variants, for players who are blind, have low vision or are
 deaf-blind: spoken in Czech and English, on braille displays, by keyboard,
 braille keys, switches or a game controller, alone or with people.
"""


#: Debian's own way to compile the modules of a package where it is installed, and to remove them again
SCRIPTS = {
    "postinst": f'#!/bin/sh\nset -e\n[ "$1" != configure ] || py3compile -p {NAME} /{PLACE}\n',
    "prerm": f"#!/bin/sh\nset -e\npy3clean -p {NAME}\n",
}
#: what lintian finds in the carried parts, with the reason that it stays
OVERRIDES = f"""\
# Debian lacks these parts, or has them too old. They are their authors' wheels, verified by hash.
{NAME}: embedded-library *
{NAME}: library-not-linked-against-libc *
{NAME}: shared-library-lacks-prerequisites *
{NAME}: duplicate-font-file *
{NAME}: unusual-interpreter *
"""
#: the folder in which some of pygame's modules would search for libraries, and the module's own one, in their form
SEARCHED, OWN = b"\0/usr/local/lib\0", b"\0$ORIGIN\0\0\0\0\0\0\0\0"
#: compiled libraries
LIBRARY = re.compile(r".*\.so(\.[\d.]+)?")


class Release(NamedTuple):
    """A Debian release. :param number: its number. :param python: the version of its Python. :param name: its name."""

    number: int
    python: str
    name: str

    @property
    def next_python(self) -> str:
        """Return the first Python version that the carried parts do not fit."""
        major, minor = self.python.split(".")
        return f"{major}.{int(minor) + 1}"


RELEASES = {12: Release(12, "3.11", "bookworm"), 13: Release(13, "3.13", "trixie")}


def release_of(package: Path) -> Release:
    """Return the release that a package is for, by the package's name."""
    return next(release for release in RELEASES.values() if f"~deb{release.number}_" in package.name)


def build(
    out: Path, work: Path, wheel: Path, release: Release, report: Report, maintainer: str = MAINTAINER
) -> Path:
    """Make the package; return its path.

    :param report: receives its size. :param maintainer: name and mail address of the person who answers for it.
    """
    version = f"{__version__}-1~deb{release.number}"
    tree = work / f"deb{release.number}"
    installed(wheel, tree / PLACE, SYSTEM, release.python, DEBIAN_PACKAGES, ("accessible_output2/lib", "share"))
    all_named(tree)
    _strip(tree)
    _files(tree, version, maintainer)
    _control(tree, version, release, maintainer)
    settle(tree)
    for path in (tree / "usr/bin" / NAME, *(tree / "DEBIAN" / name for name in SCRIPTS)):
        path.chmod(0o755)
    target = out / f"{NAME}_{version}_amd64.deb"
    run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, target, more={"SOURCE_DATE_EPOCH": changed_at()})
    system = Target("linux", "x86_64")
    parts = [*bill.components([(system, release.python)], DEBIAN_PACKAGES), *bill.files_of_others(tree)]
    debians = [{"type": "library", "name": name, "scope": "required"} for name in DEBIAN_PACKAGES.values()]
    bill.write(target, [*parts, *debians])
    report.note(f"package: Debian {release.number}", target.stat().st_size / 1e6, "MB")
    return target


def _strip(tree: Path) -> None:
    """Remove from compiled libraries the names for debuggers, and searches outside the package, as Debian demands."""
    for path in sorted(path for path in tree.rglob("*") if LIBRARY.fullmatch(path.name) and not path.is_symlink()):
        run("strip", "--strip-unneeded", "--remove-section=.comment", path)
        path.write_bytes(path.read_bytes().replace(SEARCHED, OWN))


def _files(tree: Path, version: str, maintainer: str) -> None:
    """Write all files besides the program: the command, the menu entry, icons, man pages, Debian's control files."""
    share = tree / "usr/share"
    _write(tree / f"usr/bin/{NAME}", STARTER)
    comments = "\n".join(f"Comment{_of(code)}={Language(code).text('cli-about')}" for code in _english_first())
    _write(share / f"applications/{NAME}.desktop", DESKTOP.format(name=WINDOW_TITLE, command=NAME, comments=comments))
    icons = share / "icons/hicolor"
    _write(icons / f"scalable/apps/{NAME}.svg", ICON_FILE.read_text(encoding="utf-8"))
    for size in SIZES:
        _write(icons / f"{size}x{size}/apps/{NAME}.png", drawn(size))
    for code in LANGUAGES.complete():
        folder = share / ("man/man1" if code == "en" else f"man/{code}/man1")
        _write(folder / f"{NAME}.1.gz", _packed(man_page(Language(code, locales=STANDARD.locales()))))
    documents = share / f"doc/{NAME}"
    texts = "\nDebian has the texts of the GPL and the LGPL in /usr/share/common-licenses.\n"
    _write(documents / "copyright", (ROOT / "NOTICE").read_text(encoding="utf-8") + texts)
    licences = ROOT / "numeramis_access/bootstrap/LICENCES.md"
    _write(documents / "LICENCES.md", licences.read_text(encoding="utf-8"))
    when = email.utils.formatdate(int(changed_at()))
    changes = f"{NAME} ({version}) stable; urgency=medium\n\n  * What changed for players: About the program.\n\n"
    _write(documents / "changelog.Debian.gz", _packed(f"{changes} -- {maintainer}  {when}\n"))
    _write(share / f"lintian/overrides/{NAME}", OVERRIDES)


def _control(tree: Path, version: str, release: Release, maintainer: str) -> None:
    files = sorted(path for path in tree.rglob("*") if path.is_file())
    digests = [f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in files]
    python = (f"python3 (>= {release.python})", f"python3 (<< {release.next_python})")
    size = sum(path.stat().st_size for path in files) // 1024
    lists = {"depends": (*python, *DEPENDS), "recommends": RECOMMENDS, "suggests": SUGGESTS}
    words = {"maintainer": maintainer, **{name: ", ".join(packages) for name, packages in lists.items()}}
    _write(tree / "DEBIAN/control", CONTROL.format(name=NAME, version=version, size=size, **words))
    _write(tree / "DEBIAN/md5sums", "".join(digests))
    for name, text in SCRIPTS.items():
        _write(tree / "DEBIAN" / name, text)


def _of(code: str) -> str:
    return "" if code == "en" else f"[{code}]"


def _english_first() -> list[str]:
    return sorted(LANGUAGES.complete(), key=lambda code: code != "en")


def _write(path: Path, content: str | bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)


def _packed(text: str) -> bytes:
    return gzip.compress(text.encode(), mtime=0)


def man_page(words: Language) -> str:
    """Return the man page in a language: every command and every option of the start."""
    commands = ("play", "practice", "replay", "engine", *SERVER_MODULES, "site", *TOOL_COMMANDS)
    wishes = {"--speech": "speech", "--braille": "braille", "--terminal": "terminal", "--language": "language",
              "--version": "version", "--help": "help"}  # fmt: skip
    about = words.text("cli-about").rstrip(".")
    lines = [f'.TH NUMERAMIS-ACCESS 1 "" "{WINDOW_TITLE} {__version__}"', ".SH NAME", f"{NAME} \\- {_roff(about)}"]
    lines += [f'.SH "{_head(words, "cli-usage")}"', f".B {NAME}", f"[{words.text('cli-options')}]"]
    lines += [f"[{words.text('cli-words')}]", f'.SH "{_head(words, "cli-words")}"']
    for name in commands:
        lines += [".TP", f".B {name}", _roff(words.text(f"cli-{name}"))]
    lines += [f'.SH "{_head(words, "cli-options")}"']
    for option, message in wishes.items():
        lines += [".TP", f".B {_roff(option)}", _roff(words.text(f"cli-{message}"))]
    lines += [f'.SH "{words.text("menu-rules").upper()}"', ", ".join(_games(words)) + "."]
    return "\n".join(lines) + "\n"


def _games(words: Language) -> list[str]:
    return [words.text(f"game-{name}") for name in STANDARD.names]


def _head(words: Language, message: str) -> str:
    """Return a heading of the page in the language's own word; "usage" is English where a language lacks it."""
    return (words.text(message) or Language("en").text(message)).rstrip(": ").upper()


def _roff(text: str) -> str:
    """Return a text with all of the formatter's signs escaped."""
    safe = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{safe}" if safe.startswith((".", "'")) else safe
