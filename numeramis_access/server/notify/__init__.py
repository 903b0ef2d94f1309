"""Sends calls, by e-mail and through browsers, to people that a table by turns waits for.

``people/calls`` decides which people to call and when; nothing here knows a table's cards or results.
"""
