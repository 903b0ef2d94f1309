"""The archive that moves a player's data between machines: a zip file with a manifest.

An archive can come from a stranger. Nothing is unpacked to the disk, sizes are checked before anything is read, and a
file that differs from the manifest, or is missing there, invalidates the whole archive.
"""

from __future__ import annotations

import datetime
import hashlib
import io
import zipfile
import zlib
from collections.abc import Mapping
from typing import NamedTuple

import msgspec

from numeramis_access.core.codec import from_json

#: the program and the format that the manifest names
PROGRAM_NAME, FORMAT_NUMBER = "numeramis-access", 1
MANIFEST_FILE = "manifest.json"
#: the most files in an archive, the most bytes of one, and of all unpacked
MAX_FILES, MAX_FILE_BYTES, MAX_TOTAL_BYTES = 20_000, 64 * 1024 * 1024, 256 * 1024 * 1024
#: bytes to which any archive can unpack, and the factor on its size beyond that; records shrink to a twentieth, a bomb
#: to a thousandth
ALWAYS_ALLOWED_BYTES, MAX_COMPRESSION_RATIO = 4 * 1024 * 1024, 60
#: flag bit of an encrypted entry
ENCRYPTED_FLAG = 1


class NoArchive(ValueError):
    """The content is not an acceptable archive.

    :param code: ``foreign`` (not of this program), ``damaged``, ``newer`` (of a later version), ``large``, or
        ``unpackable`` (raised by callers whose data make no acceptable archive).
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Manifest(msgspec.Struct, frozen=True):
    """The manifest of an archive.

    :param program: name of the program that made the archive.
    :param format: version of the archive's format.
    :param version: version of the program that made the archive.
    :param made: when it was made, ISO 8601.
    :param files: the SHA-256 of each file by its name, in hexadecimal.
    """

    program: str
    format: int
    version: str
    made: str
    files: dict[str, str]


class Archive(NamedTuple):
    """The content of an archive.

    :param made: when it was made, ISO 8601.
    :param files: contents by name.
    """

    made: str
    files: Mapping[str, bytes]


def write_archive(archive: Archive, version: str) -> bytes:
    """Return an archive as the bytes of a zip file with a manifest; its size is not checked.

    :param archive: the archive. :param version: version of this program.
    """
    digests = {name: hashlib.sha256(content).hexdigest() for name, content in archive.files.items()}
    manifest = msgspec.json.format(
        msgspec.json.encode(Manifest(PROGRAM_NAME, FORMAT_NUMBER, version, archive.made, digests))
    )
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in {MANIFEST_FILE: manifest, **archive.files}.items():
            packed.writestr(name, content)
    return target.getvalue()


def read_archive(content: bytes, largest: int = MAX_TOTAL_BYTES) -> Archive:
    """Return the content of an archive, checked against its manifest.

    :param content: the archive as bytes.
    :param largest: most bytes of all unpacked files together.
    :raises NoArchive: if it is not an archive of this program, is damaged or too large, or is of a later version.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            return _read(packed, min(largest, ALWAYS_ALLOWED_BYTES + MAX_COMPRESSION_RATIO * len(content)))
    except zipfile.BadZipFile:
        raise NoArchive("damaged" if content.startswith(b"PK") else "foreign") from None
    except (OSError, EOFError, ValueError, zlib.error, NotImplementedError, RuntimeError) as error:
        raise (error if isinstance(error, NoArchive) else NoArchive("damaged")) from None


def _read(packed: zipfile.ZipFile, largest: int) -> Archive:
    entries = packed.infolist()
    if len(entries) > MAX_FILES or sum(entry.file_size for entry in entries) > largest:
        raise NoArchive("large")
    if any(entry.file_size > MAX_FILE_BYTES for entry in entries):
        raise NoArchive("large")
    if MANIFEST_FILE not in packed.namelist():
        raise NoArchive("foreign")
    manifest = _manifest(_content(packed, packed.getinfo(MANIFEST_FILE)))
    names = [entry.filename for entry in entries if entry.filename != MANIFEST_FILE]
    if sorted(names) != sorted(manifest.files):
        raise NoArchive("damaged")
    files = {entry.filename: _content(packed, entry) for entry in entries if entry.filename != MANIFEST_FILE}
    if any(hashlib.sha256(files[name]).hexdigest() != digest for name, digest in manifest.files.items()):
        raise NoArchive("damaged")
    return Archive(manifest.made, files)


def _content(packed: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """Return one file, reading no more than its stated size; a longer one then fails its check.

    :raises NoArchive: if it is encrypted or packed in a way that we never use.
    """
    if entry.flag_bits & ENCRYPTED_FLAG or entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise NoArchive("damaged")
    with packed.open(entry) as file:
        return file.read(entry.file_size)


def _manifest(content: bytes) -> Manifest:
    """Return the manifest. :raises NoArchive: for another program's, or a later version's."""
    said: object = from_json(content)
    if not isinstance(said, dict) or said.get("program") != PROGRAM_NAME:
        raise NoArchive("foreign")
    form = said.get("format")
    if isinstance(form, int) and form > FORMAT_NUMBER:
        raise NoArchive("newer")
    try:
        manifest = msgspec.convert(said, Manifest)
        datetime.datetime.fromisoformat(manifest.made)
    except ValueError:
        raise NoArchive("damaged") from None
    return manifest
