"""Sends calls to people's tables by turns: e-mails and messages to browsers.

Whom to call, and when, is decided in ``people/calls``; nothing here knows a table, a card or a result.
"""
