"""Debian's own SMTP server, Exim, on a free port, which delivers every e-mail into one folder."""

from __future__ import annotations

import os
import pwd
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple, cast

from tests.ports import free_port
from tests.waiting import wait_until

#: recipients that the server refuses for good, and for now
REFUSED, LATER = "refused", "later"
CONFIG = """
primary_hostname = mail.example.org
local_interfaces = 127.0.0.1
daemon_smtp_ports = {port}
spool_directory = {folder}/spool
log_file_path = {folder}/log-%s
pid_file_path = {folder}/exim.pid
exim_user = {user}
exim_group = {group}
never_users =
smtp_accept_max = 200
smtp_accept_queue_per_connection = 0
tls_advertise_hosts =
keep_environment =
acl_smtp_rcpt = rcpt
begin acl
rcpt:
  deny local_parts = refused
  defer local_parts = later
  accept
begin routers
all:
  driver = accept
  transport = files
begin transports
files:
  driver = appendfile
  directory = {folder}/mail
  maildir_format
  create_directory
  user = {user}
  group = {group}
"""


class Exim(NamedTuple):
    """A running server. :param port: its port. :param folder: its folder."""

    port: int
    folder: Path

    def mails(self) -> list[EmailMessage]:
        """Return the delivered e-mails, oldest first."""
        files = sorted((self.folder / "mail/new").glob("*"), key=lambda file: file.stat().st_mtime_ns)
        read = (message_from_bytes(file.read_bytes(), policy=policy.default) for file in files)
        return [cast("EmailMessage", mail) for mail in read]

    def delivered(self, count: int) -> list[EmailMessage]:
        """Return the delivered e-mails as soon as there are so many."""
        wait_until(lambda: len(self.mails()) >= count)
        return self.mails()


@contextmanager
def exim() -> Iterator[Exim]:
    """Run the server, in a folder of its own that its user can enter; Exim never delivers as root."""
    with TemporaryDirectory(prefix="exim") as name:
        me = pwd.getpwuid(os.getuid()) if os.getuid() else pwd.getpwnam("Debian-exim")
        os.chown(name, me.pw_uid, me.pw_gid)
        yield from _run(Path(name), me)


def _run(folder: Path, user: pwd.struct_passwd) -> Iterator[Exim]:
    """Run the server as a user."""
    port, config = free_port(), folder / "exim.conf"
    config.write_text(CONFIG.format(port=port, folder=folder, user=user.pw_name, group=user.pw_gid), "ascii")
    process = subprocess.Popen(
        ["exim4", "-C", str(config), "-bdf", "-q1m"], stdout=subprocess.DEVNULL, stderr=(folder / "said").open("wb")
    )

    def answers() -> bool:
        assert process.poll() is None, (folder / "said").read_text()
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1) as line:
            return line.recv(100).startswith(b"220")
        return False

    try:
        wait_until(answers)
        yield Exim(port, folder)
    finally:
        process.terminate()
        process.wait(30)
