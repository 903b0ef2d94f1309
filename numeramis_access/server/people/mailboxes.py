"""Which e-mail addresses lead to one mailbox."""

from __future__ import annotations

#: domains whose mailboxes are the same with dots and without, and one of which is another name of the other
DOTLESS_DOMAINS = ("gmail.com", "googlemail.com")


def mailbox_of(address: str) -> str:
    """Return the mailbox of an e-mail address: letter case and what stands behind a plus make no other one."""
    local, _, domain = address.lower().rpartition("@")
    local = local.partition("+")[0] or local
    return f"{local.replace('.', '')}@{DOTLESS_DOMAINS[0]}" if domain in DOTLESS_DOMAINS else f"{local}@{domain}"
