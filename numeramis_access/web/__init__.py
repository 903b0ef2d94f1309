"""The table in a browser: the page, its wire protocol, and the session that drives one program for one page.

Lives here: the page (``page/``: HTML, CSS and ES modules, without a game or a sentence in them), the wire, the session.
Must not live here: sockets (``server`` has them), or text for people.
Start reading at ``session``: it feeds a page's input to one program, and answers in JSON; then ``wire``.
"""
