"""Real browsers on a separate desktop, with a new profile and without requests to the network."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.peers.desktop import Desktop

#: admits assistive technology; stops a new profile's welcome, updates and reports
FIREFOX = """
user_pref("accessibility.force_disabled", -1);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.newtab.preload", false);
user_pref("browser.newtabpage.enabled", false);
user_pref("browser.startup.page", 0);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("datareporting.policy.firstRunURL", "");
user_pref("app.normandy.enabled", false);
user_pref("app.update.enabled", false);
user_pref("termsofuse.bypassNotification", true);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("browser.safebrowsing.downloads.enabled", false);
user_pref("extensions.getAddons.cache.enabled", false);
user_pref("intl.accept_languages", "{language}");
"""
CHROMIUM = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--no-default-browser-check",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage",
    "--password-store=basic", "--hide-crash-restore-bubble",
)  # fmt: skip
#: variables that assistive technology needs at a browser's start
OPEN_TO_READERS = {"GTK_MODULES": "gail:atk-bridge", "GNOME_ACCESSIBILITY": "1", "ACCESSIBILITY_ENABLED": "1"}


def start(desktop: Desktop, browser: str, address: str, language: str) -> subprocess.Popen[bytes]:
    """Open an address in a browser. :param browser: ``firefox`` or ``chromium``."""
    # without a window manager Orca does not take Chromium's page for a document
    desktop.start(["openbox"], "openbox")
    profile = desktop.folder / browser
    profile.mkdir(exist_ok=True)
    more = OPEN_TO_READERS | {"HOME": str(profile), "MOZ_CRASHREPORTER_DISABLE": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}
    return desktop.start(_command(browser, profile, address, language), browser, more)


def _command(browser: str, profile: Path, address: str, language: str) -> list[str]:
    if browser == "firefox":
        (profile / "user.js").write_text(FIREFOX.replace("{language}", language))
        return ["firefox-esr", "--no-remote", "--new-instance", "--profile", str(profile), address]
    wanted = (f"--user-data-dir={profile}", f"--accept-lang={language}", "--force-renderer-accessibility")
    return ["chromium", *CHROMIUM, *wanted, address]
