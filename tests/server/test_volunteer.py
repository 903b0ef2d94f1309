"""The volunteer's page: its commands are run as they stand there, as far as a machine that is not bare allows."""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

from numeramis_access.server import club
from tests.server.test_deploy import DEPLOY, verified

README = (DEPLOY.parent / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"```sh\n(.*?)```", README, re.DOTALL)


def test_every_order_that_the_page_names_is_one_and_every_order_is_named() -> None:
    parser = argparse.ArgumentParser(exit_on_error=False)
    club.arguments(parser, str)
    named = set()
    for order in re.findall(r"`(?:numeramis-access )?club ((?:[a-z-]+)(?: [^`]*)?)`", README):
        words = [word.strip('"') for word in re.findall(r'"[^"]*"|\S+', order)]
        named.add(parser.parse_args(words).order)
    assert named == {*club.ORDERS, *club.NAMED}


def test_all_that_is_put_into_the_system_comes_with_the_package() -> None:
    project = tomllib.loads((DEPLOY.parents[2] / "pyproject.toml").read_text("utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["*"]
    assert [file.name for file in DEPLOY.iterdir() if not any(fnmatch(file.name, one) for one in patterns)] == []


@pytest.mark.peer("systemd")
@pytest.mark.peer("caddy")
def test_what_the_page_puts_into_the_system_is_accepted_there(tmp_path: Path) -> None:
    """Its commands run with the system's folders in another place; what is installed from elsewhere stands there."""
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
