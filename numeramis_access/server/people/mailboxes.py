"""Recognizes different spellings of an e-mail address that reach the same mailbox."""

from __future__ import annotations

#: domains with the same mailboxes: dots in them mean nothing, and both names of the domain lead to one mailbox
DOTLESS_DOMAINS = ("gmail.com", "googlemail.com")


def mailbox_of(address: str) -> str:
    """Return an e-mail address in one spelling for its mailbox: lower case, without a plus sign and the text after it.

    At providers that ignore dots in names, dots are removed and the provider's domain gets one spelling.

    :param address: the e-mail address.
    """
    local, _, domain = address.lower().rpartition("@")
    local = local.partition("+")[0] or local
    return f"{local.replace('.', '')}@{DOTLESS_DOMAINS[0]}" if domain in DOTLESS_DOMAINS else f"{local}@{domain}"
