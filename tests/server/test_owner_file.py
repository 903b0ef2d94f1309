"""The owner's file about calls: what it may say, and one sentence for each mistake that says what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from numeramis_access.server.notify.owner_file import BadCallFile, CallFile, MailServer, PushServices, read_call_file
from numeramis_access.server.notify.pushing import Pusher
from numeramis_access.server.notify.wording import words_of
from numeramis_access.words.languages import LANGUAGES

SENDER = 'sender = "tables@example.org"\n'


def read(folder: Path, text: str) -> CallFile:
    file = folder / "calls.toml"
    file.write_text(text, "utf-8")
    return read_call_file(str(file))


def test_a_file_is_read(tmp_path: Path) -> None:
    assert read_call_file("") == read(tmp_path, "") == CallFile()
    text = f'[mail]\n{SENDER}host = "smtp.example.org"\nport = 465\nsecurity = "tls"\nuser = "t"\npassword = "p"\n'
    wanted = MailServer("tables@example.org", "smtp.example.org", 465, "tls", "t", "p")
    assert read(tmp_path, text) == CallFile(wanted, PushServices())
    assert read(tmp_path, f"[mail]\n{SENDER}").mail == MailServer("tables@example.org")


@pytest.mark.parametrize(
    "name", ["push.example.org", "Push.Example.ORG", "https://push.example.org/", " push.example.org"],
)  # fmt: skip
def test_a_push_service_is_known_however_its_owner_writes_it(tmp_path: Path, name: str) -> None:
    services = read(tmp_path, f'[push]\nservices = ["{name}"]\n').push.services
    assert services == ("push.example.org",)
    assert Pusher(b"salt", "mailto:t@example.org", services).is_allowed_address("https://push.example.org/send/1")


@pytest.mark.parametrize("name", [".push.example.org", "push.example.org:8443"])
def test_a_push_service_can_have_a_port_or_names_under_it(tmp_path: Path, name: str) -> None:
    assert read(tmp_path, f'[push]\nservices = ["{name}"]\n').push.services == (name,)


MISTAKES = [
    ("[mail", "line", "1"), ("[mail]\nsender = tables\n", "line", "2"), ("mails = 1\n", "unknown", "mails"),
    ("mail = 1\n", "no-dict", "mail"), ('[mail]\nhost = "localhost"\n', "lacking", "mail.sender"),
    ('[mail]\nsender = "tables"\n', "sender", "mail.sender"),
    ('[mail]\nsender = "Tables <tables@example.org>"\n', "sender", "mail.sender"),
    (f"[mail]\n{SENDER}prot = 25\n", "unknown", "mail.prot"), (f"[mail]\n{SENDER}port = 0\n", "port", "mail.port"),
    (f"[mail]\n{SENDER}port = 65536\n", "port", "mail.port"),
    (f'[mail]\n{SENDER}port = "25"\n', "no-int", "mail.port"),
    (f"[mail]\n{SENDER}port = true\n", "no-int", "mail.port"),
    (f'[mail]\n{SENDER}host = "https://smtp.example.org/"\n', "host", "mail.host"),
    (f'[mail]\n{SENDER}host = "smtp..example.org"\n', "host", "mail.host"),
    (f"[mail]\n{SENDER}host = 25\n", "no-str", "mail.host"),
    (f'[mail]\n{SENDER}security = "ssl"\n', "security", "mail.security"),
    (f'[mail]\n{SENDER}user = "t"\n', "lacking", "mail.password"),
    (f'[mail]\n{SENDER}password = "p"\n', "lacking", "mail.user"),
    (f'[mail]\n{SENDER}host = "smtp.example.org"\nuser = "t"\npassword = "p"\n', "open", "mail.security"),
    ('[push]\nservice = ["push.example.org"]\n', "unknown", "push.service"),
    ('[push]\nservices = "push.example.org"\n', "no-list", "push.services"),
    ('[push]\nservices = ["https://push.example.org/send"]\n', "service", "push.services"),
    ('[push]\nservices = ["10.0.0.1"]\n', "service", "push.services"),
    ("[push]\nservices = [1]\n", "service", "push.services"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "what", "key"), MISTAKES)
def test_a_mistake_is_told_in_one_sentence_with_its_key_and_the_remedy(
    tmp_path: Path, text: str, what: str, key: str
) -> None:
    with pytest.raises(BadCallFile) as caught:
        read(tmp_path, text)
    assert (caught.value.values["what"], caught.value.values["key"]) == (what, key)
    told = {words_of(language, ()).text("club-calls-file-why", **caught.value.values) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES), "each language has its own sentence"
    assert all(key in sentence and ":" in sentence for sentence in told), told


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadCallFile) as caught:
        read_call_file(str(tmp_path / "missing"))
    assert "No such file" in words_of("en", ()).text("club-calls-file-why", **caught.value.values)
