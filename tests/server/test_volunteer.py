"""The volunteer's page: its commands run as written, as far as a machine that is not bare allows."""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import shlex
import shutil
import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

from numeramis_access.server import club_command
from tests.campaigns import bare_debian
from tests.campaigns.bare_debian import BLOCKS, PAGE
from tests.server.test_club import told
from tests.server.test_deploy import DEPLOY, verified
from tests.server.test_people_socket import ask, joined
from tests.waiting import wait_until
from tests.web.browsing import served


def test_every_order_that_the_page_names_is_one_and_every_order_is_named() -> None:
    parser = argparse.ArgumentParser(exit_on_error=False)
    club_command.add_arguments(parser, str)
    named = set()
    for order in re.findall(r"`(?:numeramis-access )?club ((?:[a-z-]+)(?: [^`]*)?)`", PAGE):
        words = [word.strip('"') for word in re.findall(r'"[^"]*"|\S+', order)]
        named.add(parser.parse_args(words).order)
    assert named == {*club_command.NAMELESS_ORDERS, *club_command.NAMED_ORDERS}


@pytest.mark.slow
def test_every_order_of_the_page_is_done_as_it_stands_at_a_house_where_people_play(tmp_path: Path) -> None:
    """The ids of people and tables, and the file, are this house's; the commands dismiss one of two reports."""
    orders = re.findall(r"`(?:numeramis-access )?club ((?:[a-z-]+)(?: [^`]*)?)`", PAGE.partition("## From a bare")[0])
    home, said = tmp_path / "home", dict[str, str]()

    async def there(address: str) -> tuple[str, str]:
        async with joined(address, "Jan") as jan, joined(address, "Eva") as eva:
            made = (await ask(jan, "open", game="quist", players=4))["answer"]
            await ask(eva, "enter", table=made["code"])
            about = (await ask(jan, "my-data"))["answer"]["person"]["id"]
            for _ in range(2):
                await ask(eva, "report", table=made["table"], person=about, why="he shouts")
            return str(about), str(made["table"])

    with served(home) as (address, _):
        person, table = asyncio.run(asyncio.wait_for(there(address.rstrip("/")), 60))
        for order in (one for one in orders if not one.startswith(("restore", "new-epoch"))):
            words = order.replace("6b1f20", person[:6]).replace("8f3a2c", table[:6])
            words = words.replace("FILE", str(tmp_path / "copy.zip")).replace("dismiss 1", "dismiss 2")
            status, said[order] = told(home, *shlex.split(words))
            assert status == (order == "check"), (order, said[order])
            if order.startswith("ban 6"):
                assert "banned" in told(home, "people")[1]
            elif order.startswith("ban-address"):
                assert "203.0.113.0/24" in told(home, "bans")[1]
            elif order.startswith("close"):
                wait_until(lambda: table[:6] not in told(home, "tables")[1], lambda: "the table stands yet")
    assert "There's no copy of this server yet" in said["check"]
    assert (person[:6] in said["people"], table[:6] in said["tables"]) == (True, True)
    assert len(re.findall(r"he shouts", said["reports"])) == 2
    assert told(home, "bans")[1].count("203.0.113") == 0, "all bans of the page are lifted on it"
    (restore,) = (one for one in orders if one.startswith("restore"))
    bare = tmp_path / "other machine"
    status, restored = told(bare, *shlex.split(restore.replace("FILE", shlex.quote(str(tmp_path / "copy.zip")))))
    assert status == 0, restored
    assert told(bare, "people")[1] == told(home, "people")[1]
    assert told(bare, "new-epoch")[0] == 0


def test_each_line_of_the_page_is_run_in_a_bare_debian() -> None:
    """``python -m tests.campaigns.bare_debian`` runs them as written except for a copy's name."""
    run = bare_debian.script().splitlines()
    lines = [line.partition(" restore ")[0] for block in BLOCKS for line in block.splitlines()]
    assert len(lines) > 15
    assert [line for line in lines if not any(one.startswith(line) for one in run)] == []


def test_all_that_is_put_into_the_system_comes_with_the_package() -> None:
    project = tomllib.loads((DEPLOY.parents[2] / "pyproject.toml").read_text("utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["*"]
    assert [file.name for file in DEPLOY.iterdir() if not any(fnmatch(file.name, one) for one in patterns)] == []


@pytest.mark.peer("systemd")
@pytest.mark.peer("caddy")
def test_what_the_page_puts_into_the_system_is_accepted_there(tmp_path: Path) -> None:
    """Its commands run with the system's folders moved; stand-ins replace programs installed from elsewhere."""
    packages = tmp_path / "opt/numeramis-access/lib/python3.11/site-packages/numeramis_access/server"
    shutil.copytree(DEPLOY, packages / "deploy")
    for folder in ("etc/systemd/system", "etc/caddy", "etc/profile.d", "opt/numeramis-access/bin"):
        (tmp_path / folder).mkdir(parents=True)
    lines = [line for block in BLOCKS for line in block.splitlines()]
    here = [line for line in lines if re.match(r"NAME=|cd |cp |sed |echo ", line)]
    assert len(here) == 6
    script = re.sub(r"(?<![\w=])/(etc|opt)/", rf"{tmp_path}/\1/", "\n".join(["set -e", *here]))
    script = script.replace("NAME=table.example.org", "NAME=karty.example.org")
    subprocess.run(["sh", "-c", script], check=True)
    units = tmp_path / "etc/systemd/system"
    program = tmp_path / "opt/numeramis-access/bin/numeramis-access"
    program.write_text("#!/bin/sh\n", "utf-8")
    program.chmod(0o755)
    for unit in units.iterdir():
        text = unit.read_text("utf-8").replace("/opt/numeramis-access", str(tmp_path / "opt/numeramis-access"))
        unit.write_text(text, "utf-8")
        assert [line for line in verified(unit) if unit.stem in line] == []
    assert "--name karty.example.org" in (units / "numeramis-access.service").read_text("utf-8")
    enabled = re.findall(r"(numeramis-access[\w.-]*)", next(line for line in lines if "enable --now" in line))
    assert {Path(one).stem for one in enabled} <= {unit.stem for unit in units.iterdir()}
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(tmp_path / "etc/caddy/Caddyfile")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, "Valid configuration" in done.stdout + done.stderr) == (0, True), done.stderr
    home = re.search(r"NUMERAMIS_HOME=(\S+)", (tmp_path / "etc/profile.d/numeramis-access.sh").read_text("utf-8"))
    assert home
    assert f"NUMERAMIS_HOME={home[1]} " in (DEPLOY / "numeramis-access.service").read_text("utf-8")
